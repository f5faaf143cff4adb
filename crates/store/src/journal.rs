//! The journal of a table: appending, reading, cutting back.

use std::fmt;

use parlour_core::{Seat, SeatSet};
use serde::Serialize;
use tokio::sync::oneshot;

use crate::append::{self, Append, Lines};
use crate::batch::GuardedWrite;
use crate::bounds::{self, LONGEST_APPEND, LONGEST_WORD, LONGEST_WORDS};
use crate::connection::{Connection, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, TableId, spelled};
use crate::refusal::{Field, Refusal};
use crate::rewinds::{Proposed, is_possible};
use crate::store::Store;
use crate::tables::{self, Status};

/// Where a journal stands: how many lines it has, and how often it was cut back.
///
/// Both must agree for an answer to be taken: a journal that was cut back and has grown to its old length again
/// is another one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Revision {
    /// How many lines it has.
    pub len: u64,
    /// How often it was cut back.
    pub cuts: u64,
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} after {} cuts", self.len, self.cuts)
    }
}

spelled! {
    /// Where a line comes from.
    pub enum Source {
        /// A person answered.
        Person = "person",
        /// A bot that holds the seat answered.
        Bot = "bot",
        /// A bot answered for a person who is absent or has resigned.
        Caretaker = "caretaker",
        /// There was only one answer.
        Forced = "forced",
        /// Dice, bags and decks.
        Chance = "chance",
    }
}

/// A line to write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// Who answers: a seat's colour, or `*` for chance.
    pub who: String,
    /// The answer.
    pub words: String,
    /// Where it comes from.
    pub source: Source,
}

/// A line of a journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EntryRow {
    /// Its number, from nought.
    pub seq: u64,
    /// Who answered: a seat's colour, or `*` for chance.
    pub who: String,
    /// The answer.
    pub words: String,
    /// Where it came from.
    pub source: Source,
    /// When it was written.
    pub written: Moment,
}

/// A line that was taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CutEntry {
    /// Which cut of the table took it, from one.
    pub cut: u64,
    /// When.
    pub taken: Moment,
    /// The line.
    pub entry: EntryRow,
}

/// How a seat came out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The seat.
    pub seat: Seat,
    /// Its points.
    pub points: i64,
    /// Its rank, from one; equal ranks share a number.
    pub rank: u8,
}

/// What changes about a table along with its journal.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TableUpdate {
    /// Who must answer now.
    pub asked: SeatSet,
    /// The new status, if it changes.
    pub status: Option<Status>,
    /// What is left on the clocks of some seats, in milliseconds.
    pub clocks: Vec<(Seat, i64)>,
    /// The seats of them that are asked anew: nothing was done about their absence yet.
    pub anew: SeatSet,
    /// The seats whose caretaker has played their turn: it goes.
    pub relieved: SeatSet,
    /// When the clocks want to be looked at, if they do.
    pub due: Option<Moment>,
    /// How the game came out, once it is over.
    pub results: Vec<Outcome>,
    /// The drafts that became lines or fell.
    pub drop_drafts: SeatSet,
    /// The drafts the caller went by, each at the version it knows: if one was changed meanwhile, somebody was faster.
    /// For tables that several nodes serve.
    pub drafts_known: Vec<(Seat, u64)>,
}

/// What became of an append.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Appended {
    /// Where the journal stands now.
    pub revision: Revision,
    /// The time its lines bear.
    pub written: Moment,
}

type RawEntry = (i64, String, String, String, i64);

impl TryFrom<RawEntry> for EntryRow {
    type Error = StoreError;

    fn try_from((seq, who, words, source, written): RawEntry) -> Result<Self> {
        Ok(Self { seq: seq as u64, who, words, source: tables::stored(&source)?, written: Moment(written) })
    }
}

impl Store {
    /// Writes lines, if the journal still stands where the caller thinks; answers once they are durable.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if somebody was faster; [`StoreError::Refused`] if the table is not being played.
    /// After [`StoreError::Gone`] the lines may or may not be there: read again.
    pub async fn append(
        &self,
        table: &TableId,
        expected: Revision,
        entries: Vec<NewEntry>,
        update: TableUpdate,
    ) -> Result<Appended> {
        check_entries(&entries)?;
        let (reply, answer) = oneshot::channel();
        self.queue_guarded(GuardedWrite::Append(Append {
            table: table.clone(),
            expected,
            entries,
            update,
            outcome: Err(StoreError::closed()),
            reply,
        }))?;
        answer.await.map_err(|_| StoreError::closed())?
    }

    /// The lines of a journal from number `from` on.
    pub async fn read_journal(&self, table: &TableId, from: u64) -> Result<Vec<EntryRow>> {
        read(&mut self.read().await?, table, from).await
    }

    /// Cuts a journal back to its first `to` lines and writes what follows anew (draws, forced answers). The lines
    /// taken back are archived; drafts, results and the proposal to go back are dropped. Whether the players agree
    /// is for the caller to know.
    pub async fn rewind(
        &self,
        table: &TableId,
        expected: Revision,
        to: u64,
        entries: Vec<NewEntry>,
        update: TableUpdate,
    ) -> Result<Appended> {
        self.cut(table, expected, Cut { to, rules: None, entries, update }).await
    }

    /// The same, and the table is played by other rules from then on; all lines may stay.
    pub async fn move_over(
        &self,
        table: &TableId,
        expected: Revision,
        to: u64,
        rules: u32,
        entries: Vec<NewEntry>,
        update: TableUpdate,
    ) -> Result<Appended> {
        self.cut(table, expected, Cut { to, rules: Some(rules), entries, update }).await
    }

    async fn cut(&self, table: &TableId, expected: Revision, cut: Cut) -> Result<Appended> {
        check_entries(&cut.entries)?;
        self.write((table.clone(), expected, cut), |(table, expected, cut), connection| {
            Box::pin(cut_and_write(connection, table, *expected, cut))
        })
        .await
    }

    /// When a line was written; nothing if there is none of this number.
    pub async fn line_written(&self, table: &TableId, seq: u64) -> Result<Option<Moment>> {
        let line = sql("SELECT written FROM entries WHERE table_id = $1 AND seq = $2");
        let row: Option<(Moment,)> = self.read().await?.first(line.bind(table).bind(seq)).await?;
        Ok(row.map(|(written,)| written))
    }

    /// Where a game that was taken back went on, the earliest line first.
    pub async fn branches(&self, table: &TableId) -> Result<Vec<Branch>> {
        let list = sql("SELECT cut, from_len FROM branches WHERE table_id = $1 ORDER BY from_len");
        let rows: Vec<(i64, i64)> = self.read().await?.all(list.bind(table)).await?;
        Ok(rows.into_iter().map(|(cut, from)| Branch { cut: cut as u64, from: from as u64 }).collect())
    }

    /// The lines of a journal that were taken back, oldest cut first.
    pub async fn cut_entries(&self, table: &TableId) -> Result<Vec<CutEntry>> {
        let rows: Vec<(i64, i64, i64, String, String, String, i64)> = self
            .read()
            .await?
            .all(
                sql(
                    "SELECT cut, taken, seq, who, words, source, written FROM cut_entries WHERE table_id = $1
                     ORDER BY cut, seq LIMIT 10000",
                )
                .bind(table),
            )
            .await?;
        rows.into_iter()
            .map(|(cut, taken, seq, who, words, source, written)| {
                let entry = (seq, who, words, source, written).try_into()?;
                Ok(CutEntry { cut: cut as u64, taken: Moment(taken), entry })
            })
            .collect()
    }
}

pub(crate) async fn read(connection: &mut Connection, table: &TableId, from: u64) -> Result<Vec<EntryRow>> {
    let rows: Vec<RawEntry> = connection
        .all(
            sql("SELECT seq, who, words, source, written FROM entries WHERE table_id = $1 AND seq >= $2
                 ORDER BY seq")
            .bind(table)
            .bind(from),
        )
        .await?;
    rows.into_iter().map(EntryRow::try_from).collect()
}

pub(crate) fn check_entries(entries: &[NewEntry]) -> Result<()> {
    if entries.len() > LONGEST_APPEND {
        return Err(StoreError::Invalid(Field::NumberOfLines));
    }
    entries.iter().try_for_each(|entry| {
        bounds::line(Field::Answerer, &entry.who, LONGEST_WORD)?;
        bounds::line(Field::Answer, &entry.words, LONGEST_WORDS)
    })
}

/// A game that was taken back went on here, with draws of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The number of the cut, from one.
    pub cut: u64,
    /// How many lines stayed.
    pub from: u64,
}

/// What becomes of a journal that is cut back.
struct Cut {
    /// How many lines stay.
    to: u64,
    /// The rules it is played by from then on, if they change.
    rules: Option<u32>,
    /// What follows anew.
    entries: Vec<NewEntry>,
    update: TableUpdate,
}

async fn cut_and_write(
    connection: &mut Connection,
    table: &TableId,
    expected: Revision,
    cut: &Cut,
) -> Result<Appended> {
    let Cut { to, rules, entries, update } = cut;
    let (to, rules) = (*to, *rules);
    let row = tables::lock(connection, table).await?;
    if row.revision != expected {
        return Err(StoreError::Conflict { at: row.revision });
    }
    if !is_possible(row.status, row.revision, Proposed { rules, ..Proposed::back(to) }) {
        return Err(StoreError::Refused(Refusal::NothingToTakeBack));
    }
    if let Some(rules) = rules {
        connection.run(sql("UPDATE tables SET rules = $2 WHERE id = $1").bind(table).bind(rules)).await?;
    }
    let at = Moment::now();
    let revision = Revision { len: to + entries.len() as u64, cuts: expected.cuts + 1 };
    archive(connection, table, to, revision.cuts, at).await?;
    branch(connection, table, to, revision.cuts).await?;
    forget_future(connection, table, revision.cuts).await?;
    let status = Some(update.status.unwrap_or(Status::Running));
    let update = TableUpdate { status, drop_drafts: SeatSet::all(Seat::MOST as u8), ..update.clone() };
    append::write(connection, &[Lines { table, revision, entries, update: &update, at }]).await?;
    Ok(Appended { revision, written: at })
}

async fn archive(connection: &mut Connection, table: &TableId, to: u64, cut: u64, at: Moment) -> Result<()> {
    connection
        .run(
            sql("INSERT INTO cut_entries (table_id, cut, seq, who, words, source, written, taken)
             SELECT table_id, $3, seq, who, words, source, written, $4 FROM entries
             WHERE table_id = $1 AND seq >= $2")
            .bind(table)
            .bind(to)
            .bind(cut)
            .bind(at),
        )
        .await?;
    connection.run(sql("DELETE FROM entries WHERE table_id = $1 AND seq >= $2").bind(table).bind(to)).await?;
    Ok(())
}

/// The game goes on from here with draws of its own. Branches of what was taken back are gone; whoever has seen a draw that
/// was taken back has seen more than others.
async fn branch(connection: &mut Connection, table: &TableId, to: u64, cut: u64) -> Result<()> {
    let gone = sql("DELETE FROM branches WHERE table_id = $1 AND from_len >= $2");
    connection.run(gone.bind(table).bind(to)).await?;
    let begin = sql("INSERT INTO branches (table_id, cut, from_len) VALUES ($1, $2, $3)");
    connection.run(begin.bind(table).bind(cut).bind(to)).await?;
    let seen = sql("UPDATE tables SET foreseen = $3 WHERE id = $1
         AND EXISTS (SELECT 1 FROM cut_entries WHERE table_id = $1 AND cut = $2 AND source = 'chance')");
    connection.run(seen.bind(table).bind(cut).bind(true)).await?;
    Ok(())
}

/// Drops what was known of a future that is no more.
async fn forget_future(connection: &mut Connection, table: &TableId, cuts: u64) -> Result<()> {
    let head = sql("UPDATE tables SET cuts = $2, finished = NULL WHERE id = $1");
    connection.run(head.bind(table).bind(cuts)).await?;
    connection.run(sql("DELETE FROM results WHERE table_id = $1").bind(table)).await?;
    connection.run(sql("DELETE FROM rewinds WHERE table_id = $1").bind(table)).await?;
    Ok(())
}
