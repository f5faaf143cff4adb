//! Writing lines for many tables at a stroke.
//!
//! The lines travel as one JSON text per statement, so a batch costs the same few statements whether it holds one
//! append or hundreds.

use std::collections::{BTreeMap, BTreeSet};

use parlour_core::Seat;
use serde::Serialize;
use tokio::sync::oneshot;

use crate::bounds::LONGEST_JOURNAL;
use crate::error::{Result, StoreError};
use crate::ids::{Moment, TableId};
use crate::journal::{Appended, NewEntry, Place, TableUpdate};
use crate::link::{Link, Sql, per_database};
use crate::news::News;
use crate::seats::seat_number;
use crate::tables::Status;

/// Lines for one table, and whom to tell what became of them.
pub(crate) struct Append {
    pub(crate) table: TableId,
    pub(crate) expected: Place,
    pub(crate) entries: Vec<NewEntry>,
    pub(crate) update: TableUpdate,
    pub(crate) outcome: Result<Appended>,
    pub(crate) reply: oneshot::Sender<Result<Appended>>,
}

impl Append {
    pub(crate) fn tell(self) {
        let _ = self.reply.send(self.outcome);
    }

    pub(crate) fn fail(self, error: StoreError) {
        let _ = self.reply.send(Err(error));
    }

    /// May these lines be written on a journal that stands like this?
    fn judge(&self, standing: Option<&Standing>) -> Result<Place> {
        let standing = standing.ok_or(StoreError::NotFound("table"))?;
        let known = |(seat, version): &(Seat, u64)| standing.drafts[seat.index()] == *version;
        if standing.at != self.expected || !self.update.drafts_known.iter().all(known) {
            return Err(StoreError::Conflict { at: standing.at });
        }
        if !standing.running {
            return Err(StoreError::Refused("the table is not being played"));
        }
        let len = standing.at.len + self.entries.len() as u64;
        if len > LONGEST_JOURNAL {
            return Err(StoreError::Refused("the journal is full"));
        }
        Ok(Place { len, cuts: standing.at.cuts })
    }
}

/// Where a journal stands, read under its lock.
struct Standing {
    at: Place,
    running: bool,
    /// The versions of the drafts, where somebody goes by them.
    drafts: [u64; Seat::MOST],
}

/// Writes those appends that are in order and refuses the others.
pub(crate) async fn perform(link: &mut Link, mut appends: Vec<&mut Append>) -> Result<()> {
    while !appends.is_empty() {
        let mut tables = BTreeSet::new();
        // A second append for a table must see what the first has done.
        let (mut now, later): (Vec<_>, Vec<_>) =
            appends.into_iter().partition(|append| tables.insert(append.table.clone()));
        at_a_stroke(link, tables, &mut now).await?;
        appends = later;
    }
    Ok(())
}

async fn at_a_stroke(link: &mut Link, tables: BTreeSet<TableId>, appends: &mut [&mut Append]) -> Result<()> {
    let mut standings = lock(link, tables).await?;
    read_drafts(link, appends, &mut standings).await?;
    let at = Moment::now();
    let mut lines = Vec::new();
    for append in &mut *appends {
        append.outcome =
            append.judge(standings.get(&append.table)).map(|place| Appended { place, written: at });
    }
    for append in &*appends {
        if let Ok(Appended { place, .. }) = append.outcome {
            let Append { table, entries, update, .. } = &**append;
            lines.push(Lines { table, place, entries, update, at });
        }
    }
    write(link, &lines).await
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
    appends: &[&mut Append],
    standings: &mut BTreeMap<TableId, Standing>,
) -> Result<()> {
    let careful = appends.iter().filter(|append| !append.update.drafts_known.is_empty());
    let ids: Vec<String> = careful.map(|append| append.table.to_string()).collect();
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

/// Lines to write on a table that is locked and in order.
pub(crate) struct Lines<'a> {
    pub(crate) table: &'a TableId,
    /// Where the journal stands afterwards.
    pub(crate) place: Place,
    pub(crate) entries: &'a [NewEntry],
    pub(crate) update: &'a TableUpdate,
    pub(crate) at: Moment,
}

#[derive(Serialize)]
struct Head<'a> {
    id: &'a str,
    len: u64,
    asked: u8,
    status: Option<&'a str>,
    due: Option<Moment>,
    at: Moment,
    finished: Option<Moment>,
}

#[derive(Serialize)]
struct Line<'a> {
    id: &'a str,
    seq: u64,
    who: &'a str,
    words: &'a str,
    source: &'a str,
    at: Moment,
}

#[derive(Serialize)]
struct OfSeat<'a> {
    id: &'a str,
    seat: usize,
    value: i64,
    rank: u8,
}

/// Writes everything that goes with the lines: heads, lines, clocks, results, dropped drafts, news.
pub(crate) async fn write(link: &mut Link, lines: &[Lines<'_>]) -> Result<()> {
    if lines.is_empty() {
        return Ok(());
    }
    run(link, update_heads(), lines.iter().map(Lines::head)).await?;
    run(link, insert_entries(), lines.iter().flat_map(Lines::lines)).await?;
    run(link, update_clocks(), lines.iter().flat_map(Lines::clocks)).await?;
    run(link, insert_results(), lines.iter().flat_map(Lines::results)).await?;
    run(link, empty_drafts(), lines.iter().flat_map(Lines::drafts)).await?;
    link.news.extend(lines.iter().map(|lines| News::journal(lines.table, lines.place)));
    Ok(())
}

/// Runs a statement over rows, unless there are none.
async fn run<T: Serialize>(link: &mut Link, sql: Sql, rows: impl Iterator<Item = T>) -> Result<()> {
    let rows: Vec<T> = rows.collect();
    if rows.is_empty() {
        return Ok(());
    }
    let json = serde_json::to_string(&rows).map_err(|error| StoreError::Corrupt(error.to_string()))?;
    link.run(sql.bind(json)).await?;
    Ok(())
}

impl Lines<'_> {
    fn head(&self) -> Head<'_> {
        let over = self.update.status == Some(Status::Over);
        Head {
            id: self.table.as_str(),
            len: self.place.len,
            asked: self.update.asked.bits(),
            status: self.update.status.map(Status::name),
            due: self.update.due,
            at: self.at,
            finished: over.then_some(self.at),
        }
    }

    fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let first = self.place.len - self.entries.len() as u64;
        (first..).zip(self.entries).map(|(seq, entry)| Line {
            id: self.table.as_str(),
            seq,
            who: &entry.who,
            words: &entry.words,
            source: entry.source.name(),
            at: self.at,
        })
    }

    fn clocks(&self) -> impl Iterator<Item = OfSeat<'_>> {
        let of_seat = |(seat, value): &(Seat, i64)| (seat.index(), *value);
        self.update.clocks.iter().map(of_seat).map(|(seat, value)| self.of_seat(seat, value, 0))
    }

    fn results(&self) -> impl Iterator<Item = OfSeat<'_>> {
        self.update.results.iter().map(|result| self.of_seat(result.seat.index(), result.points, result.rank))
    }

    fn drafts(&self) -> impl Iterator<Item = OfSeat<'_>> {
        self.update.drop_drafts.iter().map(|seat| self.of_seat(seat.index(), 0, 0))
    }

    fn of_seat(&self, seat: usize, value: i64, rank: u8) -> OfSeat<'_> {
        OfSeat { id: self.table.as_str(), seat, value, rank }
    }
}

fn update_heads() -> Sql {
    per_database(
        "UPDATE tables SET len = g.len, asked = g.asked, status = COALESCE(g.status, tables.status),
             due = g.due, moved = g.at, changed = g.at, finished = COALESCE(g.finished, tables.finished)
         FROM (SELECT value ->> 'id' AS id, value ->> 'len' AS len, value ->> 'asked' AS asked,
             value ->> 'status' AS status, value ->> 'due' AS due, value ->> 'at' AS at,
             value ->> 'finished' AS finished FROM json_each($1)) AS g
         WHERE tables.id = g.id",
        "UPDATE tables SET len = g.len, asked = g.asked, status = COALESCE(g.status, tables.status),
             due = g.due, moved = g.at, changed = g.at, finished = COALESCE(g.finished, tables.finished)
         FROM json_to_recordset($1::json) AS g (id text, len bigint, asked bigint, status text, due bigint,
             at bigint, finished bigint)
         WHERE tables.id = g.id",
    )
}

fn insert_entries() -> Sql {
    per_database(
        "INSERT INTO entries (table_id, seq, who, words, source, written)
         SELECT value ->> 'id', value ->> 'seq', value ->> 'who', value ->> 'words', value ->> 'source',
             value ->> 'at' FROM json_each($1)",
        "INSERT INTO entries (table_id, seq, who, words, source, written)
         SELECT id, seq, who, words, source, at FROM json_to_recordset($1::json)
             AS g (id text, seq bigint, who text, words text, source text, at bigint)",
    )
}

fn update_clocks() -> Sql {
    per_database(
        "UPDATE seats SET clock = g.value
         FROM (SELECT value ->> 'id' AS id, value ->> 'seat' AS seat, value ->> 'value' AS value
             FROM json_each($1)) AS g
         WHERE seats.table_id = g.id AND seats.seat = g.seat",
        "UPDATE seats SET clock = g.value
         FROM json_to_recordset($1::json) AS g (id text, seat bigint, value bigint)
         WHERE seats.table_id = g.id AND seats.seat = g.seat",
    )
}

fn insert_results() -> Sql {
    per_database(
        "INSERT INTO results (table_id, seat, game, person, points, rank)
         SELECT t.id, s.seat, t.game, s.person, g.value, g.rank
         FROM (SELECT value ->> 'id' AS id, value ->> 'seat' AS seat, value ->> 'value' AS value,
             value ->> 'rank' AS rank FROM json_each($1)) AS g, tables AS t, seats AS s
         WHERE t.id = g.id AND s.table_id = g.id AND s.seat = g.seat
         ON CONFLICT (table_id, seat) DO UPDATE SET points = excluded.points, rank = excluded.rank",
        "INSERT INTO results (table_id, seat, game, person, points, rank)
         SELECT t.id, s.seat, t.game, s.person, g.value, g.rank
         FROM json_to_recordset($1::json) AS g (id text, seat bigint, value bigint, rank bigint), tables AS t,
             seats AS s
         WHERE t.id = g.id AND s.table_id = g.id AND s.seat = g.seat
         ON CONFLICT (table_id, seat) DO UPDATE SET points = excluded.points, rank = excluded.rank",
    )
}

/// A draft that was played is empty, but its version goes on counting.
fn empty_drafts() -> Sql {
    per_database(
        "UPDATE drafts SET words = '[]', version = version + 1
         FROM (SELECT value ->> 'id' AS id, value ->> 'seat' AS seat FROM json_each($1)) AS g
         WHERE drafts.table_id = g.id AND drafts.seat = g.seat",
        "UPDATE drafts SET words = '[]', version = version + 1
         FROM json_to_recordset($1::json) AS g (id text, seat bigint)
         WHERE drafts.table_id = g.id AND drafts.seat = g.seat",
    )
}
