//! Compare and swap, for many tables at a stroke.
//!
//! Lines of a journal and drafts both name the state of the table they go on from. Whatever waits for its turn is checked and
//! written together. The rows travel as one JSON text per statement, there and back, so a batch costs the same few
//! statements whether it holds one swap or hundreds.

use std::collections::{BTreeMap, BTreeSet};

use parlour_core::Seat;
use serde::Serialize;

use crate::append::{self, Append, Lines};
use crate::drafts::{self, PutDraft};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, TableId};
use crate::journal::{Appended, Place};
use crate::link::{Link, Sql, per_database, sql};
use crate::news::{News, Part};
use crate::seats::seat_number;
use crate::tables::Status;

/// Something that is written if its table still stands where its writer thinks.
pub(crate) enum Swap {
    Append(Append),
    Draft(PutDraft),
}

impl Swap {
    pub(crate) fn table(&self) -> &TableId {
        match self {
            Self::Append(append) => &append.table,
            Self::Draft(draft) => &draft.table,
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
        let standing = standing.ok_or(StoreError::NotFound("table"));
        match self {
            Self::Append(append) => {
                let place = standing.and_then(|standing| append.judge(standing));
                append.outcome = place.map(|place| Appended { place, written: at });
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
    pub(crate) at: Place,
    pub(crate) running: bool,
    /// The versions of the drafts, where somebody goes by them.
    pub(crate) drafts: [u64; Seat::MOST],
}

/// Writes those swaps that are in order and refuses the others.
pub(crate) async fn perform(link: &mut Link, mut swaps: Vec<&mut Swap>) -> Result<()> {
    while !swaps.is_empty() {
        let mut tables = BTreeSet::new();
        // A second swap for a table must see what the first has done.
        let (mut now, later): (Vec<_>, Vec<_>) =
            swaps.into_iter().partition(|swap| tables.insert(swap.table().clone()));
        at_a_stroke(link, tables, &mut now).await?;
        swaps = later;
    }
    Ok(())
}

/// Writes swaps without a look at their tables, which nearly always stand where a site that keeps them in memory thinks:
/// one exchange with SQLite instead of two. If one does not, nothing is written at all.
pub(crate) async fn trust(link: &mut Link, swaps: &mut [&mut Swap]) -> Result<()> {
    let at = Moment::now();
    for swap in &mut *swaps {
        let hoped = swap.hoped();
        swap.judge(Some(&hoped), at);
    }
    write(link, swaps, append::guarded_statements, drafts::guarded_replace()).await
}

async fn at_a_stroke(link: &mut Link, tables: BTreeSet<TableId>, swaps: &mut [&mut Swap]) -> Result<()> {
    let careful = swaps.iter().any(|swap| swap.goes_by_drafts());
    let mut standings = lock(link, tables, careful).await?;
    if careful && !link.is_serial() {
        read_drafts(link, swaps, &mut standings).await?;
    }
    let at = Moment::now();
    for swap in &mut *swaps {
        swap.judge(standings.get(swap.table()), at);
    }
    write(link, swaps, append::statements, drafts::replace()).await
}

/// Writes what was judged to be in order, and tells of it.
async fn write(
    link: &mut Link,
    swaps: &[&mut Swap],
    statements: fn(&[Lines<'_>]) -> Result<Vec<Sql>>,
    replace_drafts: Sql,
) -> Result<()> {
    let lines: Vec<Lines<'_>> =
        swaps.iter().filter_map(|swap| swap.as_append()).filter_map(Append::lines).collect();
    let drafts = || swaps.iter().filter_map(|swap| swap.as_draft());
    let mut statements = statements(&lines)?;
    statements.extend(over(replace_drafts, drafts().filter_map(PutDraft::written))?);
    link.later(statements).await?;
    append::tell(link, &lines);
    let put = drafts().filter(|draft| draft.outcome.is_ok());
    link.news.extend(put.map(|draft| News::of(&draft.table, Part::Draft)));
    Ok(())
}

/// A head as it is read: id, lines, cuts, status, and each draft's seat and version where they are read along.
type Head = (String, u64, u64, String, Vec<(i64, u64)>);

/// Reads and locks the heads of the tables, in the order of their ids, so that two nodes cannot lock each other out.
/// SQLite reads the drafts along with them, where somebody goes by them.
async fn lock(
    link: &mut Link,
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
    let heads: Option<(Option<String>,)> = link.first(heads.bind(ids)).await?;
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
    Ok((id.parse()?, Standing { at: Place { len, cuts }, running, drafts }))
}

/// Reads the versions of the drafts, after the locks are taken: whoever changes a draft locks the head of its table first.
async fn read_drafts(
    link: &mut Link,
    swaps: &[&mut Swap],
    standings: &mut BTreeMap<TableId, Standing>,
) -> Result<()> {
    let careful = swaps.iter().filter(|swap| swap.goes_by_drafts());
    let ids: Vec<String> = careful.map(|swap| swap.table().to_string()).collect();
    let versions = sql("SELECT table_id, seat, version FROM drafts WHERE table_id = ANY($1)");
    let rows: Vec<(TableId, i64, i64)> = link.all(versions.bind(ids)).await?;
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
