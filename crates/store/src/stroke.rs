//! Compare and swap, for many tables at a stroke.
//!
//! Lines of a journal and drafts both name the state of the table they go on from. Whatever waits for its turn is checked and
//! written together. The rows travel as one JSON text per statement, so a batch costs the same few statements whether
//! it holds one swap or hundreds.

use std::collections::{BTreeMap, BTreeSet};

use parlour_core::Seat;
use serde::Serialize;

use crate::append::{self, Append, Lines};
use crate::drafts::{self, PutDraft};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, TableId};
use crate::journal::{Appended, Place};
use crate::link::{Link, Sql, per_database};
use crate::news::{News, Part};
use crate::seats::seat_number;
use crate::tables::Status;

/// Something that is written if its table still stands where its writer thinks.
pub(crate) enum Swap {
    Append(Append),
    Draft(PutDraft),
}

impl Swap {
    fn table(&self) -> &TableId {
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

/// Where a table stands, read under its lock.
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

async fn at_a_stroke(link: &mut Link, tables: BTreeSet<TableId>, swaps: &mut [&mut Swap]) -> Result<()> {
    let mut standings = lock(link, tables).await?;
    read_drafts(link, swaps, &mut standings).await?;
    let at = Moment::now();
    for swap in &mut *swaps {
        swap.judge(standings.get(swap.table()), at);
    }
    let lines: Vec<Lines<'_>> =
        swaps.iter().filter_map(|swap| swap.as_append()).filter_map(Append::lines).collect();
    append::write(link, &lines).await?;
    let drafts = || swaps.iter().filter_map(|swap| swap.as_draft());
    run(link, drafts::replace(), drafts().filter_map(PutDraft::written)).await?;
    let put = drafts().filter(|draft| draft.outcome.is_ok());
    link.news.extend(put.map(|draft| News::of(&draft.table, Part::Draft)));
    Ok(())
}

/// Reads and locks the heads of the tables, in the order of their ids, so that two nodes cannot lock each other out.
async fn lock(link: &mut Link, tables: BTreeSet<TableId>) -> Result<BTreeMap<TableId, Standing>> {
    let ids: Vec<String> = tables.iter().map(ToString::to_string).collect();
    let heads = per_database(
        "SELECT id, len, cuts, status FROM tables WHERE id IN (SELECT value FROM json_each($1))",
        "SELECT id, len, cuts, status FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE",
    );
    let rows: Vec<(TableId, i64, i64, String)> = link.all(heads.bind(ids)).await?;
    Ok(rows
        .into_iter()
        .map(|(id, len, cuts, status)| {
            let at = Place { len: len as u64, cuts: cuts as u64 };
            let running = status == Status::Running.name();
            (id, Standing { at, running, drafts: [0; Seat::MOST] })
        })
        .collect())
}

/// Whoever changes a draft locks the head of its table first.
async fn read_drafts(
    link: &mut Link,
    swaps: &[&mut Swap],
    standings: &mut BTreeMap<TableId, Standing>,
) -> Result<()> {
    let careful = swaps.iter().filter(|swap| swap.goes_by_drafts());
    let ids: Vec<String> = careful.map(|swap| swap.table().to_string()).collect();
    if ids.is_empty() {
        return Ok(());
    }
    let versions = per_database(
        "SELECT table_id, seat, version FROM drafts WHERE table_id IN (SELECT value FROM json_each($1))",
        "SELECT table_id, seat, version FROM drafts WHERE table_id = ANY($1)",
    );
    let rows: Vec<(TableId, i64, i64)> = link.all(versions.bind(ids)).await?;
    for (table, seat, version) in rows {
        if let Some(standing) = standings.get_mut(&table) {
            standing.drafts[seat_number(seat)?.index()] = version as u64;
        }
    }
    Ok(())
}

/// Runs a statement over rows, unless there are none.
pub(crate) async fn run<T: Serialize>(
    link: &mut Link,
    sql: Sql,
    rows: impl Iterator<Item = T>,
) -> Result<()> {
    let rows: Vec<T> = rows.collect();
    if rows.is_empty() {
        return Ok(());
    }
    let json = serde_json::to_string(&rows).map_err(|error| StoreError::Corrupt(error.to_string()))?;
    link.run(sql.bind(json)).await?;
    Ok(())
}
