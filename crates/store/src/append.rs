//! Lines of journals, and what is written along with them.

use parlour_core::Seat;
use tokio::sync::oneshot;

use crate::batch::{Standing, over};
use crate::bounds::LONGEST_JOURNAL;
use crate::connection::{Connection, Sql, per_database, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, TableId};
use crate::journal::{Appended, NewEntry, Revision, TableUpdate};
use crate::news::News;
use crate::refusal::Refusal;
use crate::tables::Status;

/// Lines for one table, and whom to tell what became of them.
pub(crate) struct Append {
    pub(crate) table: TableId,
    pub(crate) expected: Revision,
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
    pub(crate) fn judge(&self, standing: &Standing) -> Result<Revision> {
        let known = |(seat, version): &(Seat, u64)| standing.drafts[seat.index()] == *version;
        if standing.at != self.expected || !self.update.drafts_known.iter().all(known) {
            return Err(StoreError::Conflict { at: standing.at });
        }
        if !standing.running {
            return Err(StoreError::Refused(Refusal::TableIsNotPlayed));
        }
        let len = standing.at.len + self.entries.len() as u64;
        if len > LONGEST_JOURNAL {
            return Err(StoreError::Refused(Refusal::JournalIsFull));
        }
        Ok(Revision { len, cuts: standing.at.cuts })
    }

    /// What is to be written, if it may be.
    pub(crate) fn lines(&self) -> Option<Lines<'_>> {
        let Self { table, entries, update, outcome, .. } = self;
        let Appended { revision, written } = *outcome.as_ref().ok()?;
        Some(Lines { table, revision, entries, update, at: written })
    }
}

/// Lines to write on a table that is locked and in order.
pub(crate) struct Lines<'a> {
    pub(crate) table: &'a TableId,
    /// Where the journal stands afterwards.
    pub(crate) revision: Revision,
    pub(crate) entries: &'a [NewEntry],
    pub(crate) update: &'a TableUpdate,
    pub(crate) at: Moment,
}

/// What always changes of a table: id, number of lines, who is asked, when time runs out, when it was moved.
type Head<'a> = (&'a str, u64, u8, Option<Moment>, Moment);
/// A new status: id, status, when the game ended.
type NewStatus<'a> = (&'a str, &'static str, Option<Moment>);
/// A line: id, number, who, words, source, when, and where the journal stood before: lines and cuts.
type Line<'a> = (&'a str, u64, &'a str, &'a str, &'static str, Moment, u64, u64);
/// Something of a seat: id, seat, a number, a rank.
type OfSeat<'a> = (&'a str, usize, i64, u8);

/// Writes everything that goes with the lines: heads, lines, clocks, results, dropped drafts, news.
pub(crate) async fn write(connection: &mut Connection, lines: &[Lines<'_>]) -> Result<()> {
    connection.later(statements(lines)?).await?;
    tell(connection, lines);
    Ok(())
}

/// What is to be run to write everything that goes with the lines.
pub(crate) fn statements(lines: &[Lines<'_>]) -> Result<Vec<Sql>> {
    statements_with(insert_entries(), lines)
}

/// The same where the heads have not been read: it fails unless every journal stands where its lines go on from.
pub(crate) fn guarded_statements(lines: &[Lines<'_>]) -> Result<Vec<Sql>> {
    statements_with(insert_guarded_entries(), lines)
}

/// The lines come first: they may go by the heads as they stood before.
fn statements_with(insert_entries: Sql, lines: &[Lines<'_>]) -> Result<Vec<Sql>> {
    let statements = [
        over(insert_entries, lines.iter().flat_map(Lines::lines))?,
        over(update_heads(), lines.iter().map(Lines::head))?,
        over(update_statuses(), lines.iter().filter_map(Lines::status))?,
        over(update_clocks(), lines.iter().flat_map(Lines::clocks))?,
        over(relieve_caretakers(), lines.iter().flat_map(Lines::relieved))?,
        over(insert_results(), lines.iter().flat_map(Lines::results))?,
        over(empty_drafts(), lines.iter().flat_map(Lines::drafts))?,
    ];
    Ok(statements.into_iter().flatten().collect())
}

/// What others learn of the lines.
pub(crate) fn tell(connection: &mut Connection, lines: &[Lines<'_>]) {
    connection.news.extend(lines.iter().map(|lines| News::journal(lines.table, lines.revision)));
}

impl Lines<'_> {
    fn head(&self) -> Head<'_> {
        let TableUpdate { asked, due, .. } = self.update;
        (self.table.as_str(), self.revision.len, asked.bits(), *due, self.at)
    }

    fn status(&self) -> Option<NewStatus<'_>> {
        let status = self.update.status?;
        let finished = (status == Status::Over).then_some(self.at);
        Some((self.table.as_str(), status.name(), finished))
    }

    fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let (id, at, cuts) = (self.table.as_str(), self.at, self.revision.cuts);
        let first = self.revision.len - self.entries.len() as u64;
        (first..).zip(self.entries).map(move |(seq, NewEntry { who, words, source })| {
            (id, seq, &**who, &**words, source.name(), at, first, cuts)
        })
    }

    fn clocks(&self) -> impl Iterator<Item = OfSeat<'_>> {
        let anew = |seat: Seat| u8::from(self.update.anew.has(seat));
        self.update.clocks.iter().map(move |(seat, left)| self.of_seat(seat.index(), *left, anew(*seat)))
    }

    fn relieved(&self) -> impl Iterator<Item = OfSeat<'_>> {
        self.update.relieved.iter().map(|seat| self.of_seat(seat.index(), 0, 0))
    }

    fn results(&self) -> impl Iterator<Item = OfSeat<'_>> {
        self.update.results.iter().map(|result| self.of_seat(result.seat.index(), result.points, result.rank))
    }

    fn drafts(&self) -> impl Iterator<Item = OfSeat<'_>> {
        self.update.drop_drafts.iter().map(|seat| self.of_seat(seat.index(), 0, 0))
    }

    fn of_seat(&self, seat: usize, value: i64, rank: u8) -> OfSeat<'_> {
        (self.table.as_str(), seat, value, rank)
    }
}

/// The status has a statement of its own: naming it here would have SQLite write the indexes by status anew each time.
fn update_heads() -> Sql {
    per_database(
        "UPDATE tables SET len = g.len, asked = g.asked, due = g.due, moved = g.at, changed = g.at
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS len, value ->> 2 AS asked, value ->> 3 AS due,
             value ->> 4 AS at FROM json_each(?)) AS g
         WHERE tables.id = g.id",
        "UPDATE tables SET len = g.len, asked = g.asked, due = g.due, moved = g.at, changed = g.at
         FROM (SELECT value ->> 0 AS id, (value ->> 1)::bigint AS len, (value ->> 2)::bigint AS asked,
             (value ->> 3)::bigint AS due, (value ->> 4)::bigint AS at FROM json_array_elements($1::json)) AS g
         WHERE tables.id = g.id",
    )
}

fn update_statuses() -> Sql {
    per_database(
        "UPDATE tables SET status = g.status, finished = COALESCE(g.finished, tables.finished)
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS status, value ->> 2 AS finished
             FROM json_each(?)) AS g
         WHERE tables.id = g.id",
        "UPDATE tables SET status = g.status, finished = COALESCE(g.finished, tables.finished)
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS status, (value ->> 2)::bigint AS finished
             FROM json_array_elements($1::json)) AS g
         WHERE tables.id = g.id",
    )
}

fn insert_entries() -> Sql {
    per_database(
        "INSERT INTO entries (table_id, seq, who, words, source, written)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
         FROM json_each(?)",
        "INSERT INTO entries (table_id, seq, who, words, source, written)
         SELECT value ->> 0, (value ->> 1)::bigint, value ->> 2, value ->> 3, value ->> 4, (value ->> 5)::bigint
         FROM json_array_elements($1::json)",
    )
}

/// No line is without a table, so one whose table stands elsewhere cannot be written.
fn insert_guarded_entries() -> Sql {
    sql("INSERT INTO entries (table_id, seq, who, words, source, written)
         SELECT (SELECT id FROM tables WHERE id = value ->> 0 AND len = value ->> 6 AND cuts = value ->> 7
             AND status = 'running'), value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
         FROM json_each(?)")
}

/// Whoever is asked anew has not been reminded yet.
fn update_clocks() -> Sql {
    per_database(
        "UPDATE seats SET clock = g.clock, absence = CASE g.anew WHEN 1 THEN 0 ELSE absence END
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS seat, value ->> 2 AS clock, value ->> 3 AS anew
             FROM json_each(?)) AS g
         WHERE seats.table_id = g.id AND seats.seat = g.seat",
        "UPDATE seats SET clock = g.clock, absence = CASE g.anew WHEN 1 THEN 0 ELSE absence END
         FROM (SELECT value ->> 0 AS id, (value ->> 1)::bigint AS seat, (value ->> 2)::bigint AS clock,
             (value ->> 3)::bigint AS anew FROM json_array_elements($1::json)) AS g
         WHERE seats.table_id = g.id AND seats.seat = g.seat",
    )
}

/// A caretaker that has played its turn goes; the turn is counted.
fn relieve_caretakers() -> Sql {
    per_database(
        "UPDATE seats SET caretaker = 0, covered = covered + 1
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS seat FROM json_each(?)) AS g
         WHERE seats.table_id = g.id AND seats.seat = g.seat AND caretaker = 1",
        "UPDATE seats SET caretaker = FALSE, covered = covered + 1
         FROM (SELECT value ->> 0 AS id, (value ->> 1)::bigint AS seat FROM json_array_elements($1::json)) AS g
         WHERE seats.table_id = g.id AND seats.seat = g.seat AND caretaker",
    )
}

fn insert_results() -> Sql {
    per_database(
        "INSERT INTO results (table_id, seat, game, person, points, rank)
         SELECT t.id, s.seat, t.game, s.person, g.points, g.rank
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS seat, value ->> 2 AS points, value ->> 3 AS rank
             FROM json_each(?)) AS g, tables AS t, seats AS s
         WHERE t.id = g.id AND s.table_id = g.id AND s.seat = g.seat
         ON CONFLICT (table_id, seat) DO UPDATE SET points = excluded.points, rank = excluded.rank",
        "INSERT INTO results (table_id, seat, game, person, points, rank)
         SELECT t.id, s.seat, t.game, s.person, g.points, g.rank
         FROM (SELECT value ->> 0 AS id, (value ->> 1)::bigint AS seat, (value ->> 2)::bigint AS points,
             (value ->> 3)::bigint AS rank FROM json_array_elements($1::json)) AS g, tables AS t, seats AS s
         WHERE t.id = g.id AND s.table_id = g.id AND s.seat = g.seat
         ON CONFLICT (table_id, seat) DO UPDATE SET points = excluded.points, rank = excluded.rank",
    )
}

/// A draft that was played is empty, but its version goes on counting.
fn empty_drafts() -> Sql {
    per_database(
        "UPDATE drafts SET words = '[]', version = version + 1
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS seat FROM json_each(?)) AS g
         WHERE drafts.table_id = g.id AND drafts.seat = g.seat",
        "UPDATE drafts SET words = '[]', version = version + 1
         FROM (SELECT value ->> 0 AS id, (value ->> 1)::bigint AS seat FROM json_array_elements($1::json)) AS g
         WHERE drafts.table_id = g.id AND drafts.seat = g.seat",
    )
}
