//! Lines of journals, and what is written along with them.

use parlour_core::Seat;
use serde::Serialize;
use tokio::sync::oneshot;

use crate::bounds::LONGEST_JOURNAL;
use crate::error::{Result, StoreError};
use crate::ids::{Moment, TableId};
use crate::journal::{Appended, NewEntry, Place, TableUpdate};
use crate::link::{Link, Sql, per_database};
use crate::news::News;
use crate::stroke::{Standing, run};
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
    pub(crate) fn judge(&self, standing: &Standing) -> Result<Place> {
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

    /// What is to be written, if it may be.
    pub(crate) fn lines(&self) -> Option<Lines<'_>> {
        let Self { table, entries, update, outcome, .. } = self;
        let Appended { place, written } = *outcome.as_ref().ok()?;
        Some(Lines { table, place, entries, update, at: written })
    }
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
