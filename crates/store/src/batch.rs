//! Compare and write, for many tables at a stroke.
//!
//! Lines of a journal and drafts both name the state of the table they go on from. Whatever waits for its turn is checked and
//! written together. The rows travel as one JSON text per statement, there and back, so a batch costs the same few
//! statements whether it holds one write or hundreds.

use std::collections::{BTreeMap, BTreeSet};

use parlour_core::Seat;
use serde::Serialize;

use crate::append::{self, Append, Lines};
use crate::connection::{Connection, Sql, per_database, sql};
use crate::drafts::{self, PutDraft};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, TableId};
use crate::journal::{Appended, Revision};
use crate::news::{News, Part};
use crate::refusal::Missing;
use crate::seats::seat_number;
use crate::tables::Status;

/// Something that is written if its table still stands where its writer thinks.
pub(crate) enum GuardedWrite {
    Append(Append),
    Draft(PutDraft),
}

impl GuardedWrite {
    pub(crate) fn table(&self) -> &TableId {
        match self {
            Self::Append(append) => &append.table,
            Self::Draft(draft) => &draft.table,
        }
    }

    /// Where its journal must stand.
    #[cfg(feature = "testkit")]
    pub(crate) fn expects(&self) -> Revision {
        match self {
            Self::Append(append) => append.expected,
            Self::Draft(draft) => draft.base,
        }
    }

    pub(crate) fn tell(self) {
        match self {
            Self::Append(append) => append.tell(),
            Self::Draft(draft) => draft.tell(),
        }
    }

    pub(crate) fn fail(self, error: StoreError) {
        match self {
            Self::Append(append) => append.fail(error),
            Self::Draft(draft) => draft.fail(error),
        }
    }

    fn goes_by_drafts(&self) -> bool {
        match self {
            Self::Append(append) => !append.update.drafts_known.is_empty(),
            Self::Draft(_) => true,
        }
    }

    /// Would the database itself refuse it, if its table stands elsewhere? Not where there is no line that could be
    /// refused, nor for lines that go by drafts.
    pub(crate) fn is_guarded(&self) -> bool {
        match self {
            Self::Append(append) => !append.entries.is_empty() && append.update.drafts_known.is_empty(),
            Self::Draft(_) => true,
        }
    }

    /// The table as it must stand for this to be in order.
    fn hoped(&self) -> Standing {
        match self {
            Self::Append(append) => Standing { at: append.expected, running: true, drafts: [0; Seat::MOST] },
            Self::Draft(draft) => draft.hoped(),
        }
    }

    /// Decides what becomes of it, and keeps that as its outcome.
    fn judge(&mut self, standing: Option<&Standing>, at: Moment) {
        let standing = standing.ok_or(StoreError::NotFound(Missing::Table));
        match self {
            Self::Append(append) => {
                let revision = standing.and_then(|standing| append.judge(standing));
                append.outcome = revision.map(|revision| Appended { revision, written: at });
            }
            Self::Draft(draft) => draft.outcome = standing.and_then(|standing| draft.judge(standing)),
        }
    }

    fn as_append(&self) -> Option<&Append> {
        if let Self::Append(append) = self { Some(append) } else { None }
    }

    fn as_draft(&self) -> Option<&PutDraft> {
        if let Self::Draft(draft) = self { Some(draft) } else { None }
    }
}

/// Where a table stands: read under its lock, or as its writer hopes.
pub(crate) struct Standing {
    pub(crate) at: Revision,
    pub(crate) running: bool,
    /// The versions of the drafts, where somebody goes by them.
    pub(crate) drafts: [u64; Seat::MOST],
}

/// Writes those guarded writes that are in order and refuses the others.
pub(crate) async fn perform(
    connection: &mut Connection,
    mut guarded_writes: Vec<&mut GuardedWrite>,
) -> Result<()> {
    while !guarded_writes.is_empty() {
        let mut tables = BTreeSet::new();
        // A second write for a table must see what the first has done.
        let (mut now, later): (Vec<_>, Vec<_>) =
            guarded_writes.into_iter().partition(|write| tables.insert(write.table().clone()));
        together(connection, tables, &mut now).await?;
        guarded_writes = later;
    }
    Ok(())
}

/// Writes guarded writes without a look at their tables, which nearly always stand where a site that keeps them in memory thinks:
/// one exchange with SQLite instead of two. If one does not, nothing is written at all.
pub(crate) async fn trust(
    connection: &mut Connection,
    guarded_writes: &mut [&mut GuardedWrite],
) -> Result<()> {
    let at = Moment::now();
    for write in &mut *guarded_writes {
        let hoped = write.hoped();
        write.judge(Some(&hoped), at);
    }
    write(connection, guarded_writes, append::guarded_statements, drafts::guarded_replace()).await
}

async fn together(
    connection: &mut Connection,
    tables: BTreeSet<TableId>,
    guarded_writes: &mut [&mut GuardedWrite],
) -> Result<()> {
    let careful = guarded_writes.iter().any(|write| write.goes_by_drafts());
    let mut standings = lock(connection, tables, careful).await?;
    if careful && !connection.is_serial() {
        read_drafts(connection, guarded_writes, &mut standings).await?;
    }
    let at = Moment::now();
    for write in &mut *guarded_writes {
        write.judge(standings.get(write.table()), at);
    }
    write(connection, guarded_writes, append::statements, drafts::replace()).await
}

/// Writes what was judged to be in order, and tells of it.
async fn write(
    connection: &mut Connection,
    guarded_writes: &[&mut GuardedWrite],
    statements: fn(&[Lines<'_>]) -> Result<Vec<Sql>>,
    replace_drafts: Sql,
) -> Result<()> {
    let lines: Vec<Lines<'_>> =
        guarded_writes.iter().filter_map(|write| write.as_append()).filter_map(Append::lines).collect();
    let drafts = || guarded_writes.iter().filter_map(|write| write.as_draft());
    let mut statements = statements(&lines)?;
    statements.extend(over(replace_drafts, drafts().filter_map(PutDraft::written))?);
    connection.later(statements).await?;
    append::tell(connection, &lines);
    let put = drafts().filter(|draft| draft.outcome.is_ok());
    connection.news.extend(put.map(|draft| News::of(&draft.table, Part::Draft)));
    Ok(())
}

/// A head as it is read: id, lines, cuts, status, and each draft's seat and version where they are read along.
type Head = (String, u64, u64, String, Vec<(i64, u64)>);

/// Reads and locks the heads of the tables, in the order of their ids, so that two nodes cannot lock each other out.
/// SQLite reads the drafts along with them, where somebody goes by them.
async fn lock(
    connection: &mut Connection,
    tables: BTreeSet<TableId>,
    with_drafts: bool,
) -> Result<BTreeMap<TableId, Standing>> {
    let ids: Vec<String> = tables.iter().map(ToString::to_string).collect();
    let heads = per_database(
        if with_drafts {
            "SELECT json_group_array(json_array(id, len, cuts, status, json((
                 SELECT json_group_array(json_array(seat, version)) FROM drafts WHERE table_id = id))))
             FROM tables WHERE id IN (SELECT value FROM json_each($1))"
        } else {
            "SELECT json_group_array(json_array(id, len, cuts, status, json_array()))
             FROM tables WHERE id IN (SELECT value FROM json_each($1))"
        },
        "SELECT json_agg(json_build_array(id, len, cuts, status, '[]'::json))::text FROM (
             SELECT id, len, cuts, status FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE) AS heads",
    );
    let heads: Option<(Option<String>,)> = connection.first(heads.bind(ids)).await?;
    let heads: Vec<Head> = match heads {
        Some((Some(heads),)) => serde_json::from_str(&heads).map_err(corrupt)?,
        _ => Vec::new(),
    };
    heads.into_iter().map(standing).collect()
}

fn standing((id, len, cuts, status, known): Head) -> Result<(TableId, Standing)> {
    let mut drafts = [0; Seat::MOST];
    for (seat, version) in known {
        drafts[seat_number(seat)?.index()] = version;
    }
    let running = status == Status::Running.name();
    Ok((id.parse()?, Standing { at: Revision { len, cuts }, running, drafts }))
}

/// Reads the versions of the drafts, after the locks are taken: whoever changes a draft locks the head of its table first.
async fn read_drafts(
    connection: &mut Connection,
    guarded_writes: &[&mut GuardedWrite],
    standings: &mut BTreeMap<TableId, Standing>,
) -> Result<()> {
    let careful = guarded_writes.iter().filter(|write| write.goes_by_drafts());
    let ids: Vec<String> = careful.map(|write| write.table().to_string()).collect();
    let versions = sql("SELECT table_id, seat, version FROM drafts WHERE table_id = ANY($1)");
    let rows: Vec<(TableId, i64, i64)> = connection.all(versions.bind(ids)).await?;
    for (table, seat, version) in rows {
        if let Some(standing) = standings.get_mut(&table) {
            standing.drafts[seat_number(seat)?.index()] = version as u64;
        }
    }
    Ok(())
}

/// A statement over rows, unless there are none.
pub(crate) fn over<T: Serialize>(sql: Sql, rows: impl Iterator<Item = T>) -> Result<Option<Sql>> {
    let rows: Vec<T> = rows.collect();
    if rows.is_empty() {
        return Ok(None);
    }
    Ok(Some(sql.bind(serde_json::to_string(&rows).map_err(corrupt)?)))
}

fn corrupt(error: impl std::fmt::Display) -> StoreError {
    StoreError::Corrupt(error.to_string())
}
