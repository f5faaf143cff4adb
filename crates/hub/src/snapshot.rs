//! A table as it stands: immutable, shared by everybody who looks.

use std::sync::Arc;

use parlour_core::any::AnyTable;
use parlour_core::{Decision, Eyes, Seat, SeatSet};
use parlour_model::Course;
use parlour_store::{
    Absence, Appended, Holder, NewEntry, PersonId, Revision, SeatRow, SeatedTable, Source, Status, TableRow,
    TableUpdate,
};
use tokio::sync::OnceCell;

use crate::answers::AllSaidAnswers;
use crate::log::SaidLogs;
use crate::problem::{Outcome, Problem};
use crate::said::Said;
use crate::text_tables::SaidTextTables;
use crate::think::{Advice, CARETAKER};
use crate::token::PositionToken;
use crate::told::AllTold;
use crate::why::Obstacle;

/// A table as it stands. Nothing of it changes: a table that changes publishes another one.
pub struct Snapshot {
    pub(crate) seated: SeatedTable,
    /// The game with its drafts; none while its seats are being filled.
    pub(crate) game: Option<Arc<dyn AnyTable>>,
    /// Where each line of the journal came from.
    pub(crate) sources: Vec<Source>,
    pub(crate) draft_versions: [u64; Seat::MOST],
    /// The seats whose drafts in the store are not empty.
    pub(crate) drafting: SeatSet,
    /// How often the seats had changed when they were read.
    pub(crate) seats_seen: u64,
    /// Draws or forced answers are due that are not in the journal: the table goes on by itself.
    pub(crate) runs_on: bool,
    /// What readers have been told of it.
    pub(crate) said: Said,
    /// What streams have told of it, whole.
    pub(crate) told: AllTold,
    /// The log, as far as it was said: the next snapshot goes on from it.
    pub(crate) logs: SaidLogs,
    /// The text tables that were said last: the next snapshot says what is new in them.
    pub(crate) text_tables: SaidTextTables,
    /// The answers that were written for programs: the next snapshot writes what is new.
    pub(crate) answers: AllSaidAnswers,
    /// What good players would answer, for the seats that asked.
    pub(crate) advice: Advice,
    /// How it went, once it is over and somebody has asked.
    pub(crate) course: OnceCell<Arc<Course>>,
}

impl Snapshot {
    /// The same table, of which nothing was told yet.
    fn untold(&self) -> Self {
        Self {
            seated: self.seated.clone(),
            game: self.game.clone(),
            sources: self.sources.clone(),
            draft_versions: self.draft_versions,
            drafting: self.drafting,
            seats_seen: self.seats_seen,
            runs_on: self.runs_on,
            said: Said::default(),
            told: AllTold::default(),
            logs: self.logs.clone(),
            text_tables: self.text_tables.clone(),
            answers: self.answers.clone(),
            advice: Advice::default(),
            course: OnceCell::new(),
        }
    }

    /// The same game with other seats. The journal is ours to follow; of the row everything else may have changed.
    pub(crate) fn with_seats(&self, seated: SeatedTable, seats_seen: u64) -> Self {
        let (revision, asked) = (self.seated.row.revision, self.seated.row.asked);
        let mut next = self.untold();
        next.seated = seated;
        next.seated.row.revision = revision;
        next.seated.row.asked = asked;
        next.seats_seen = seats_seen;
        next
    }

    /// The same table after an answer.
    pub(crate) fn with_game(&self, game: Box<dyn AnyTable>) -> Self {
        let mut next = self.untold();
        next.game = Some(game.into());
        next
    }

    /// Takes note of lines that are durable now.
    pub(crate) fn note(&mut self, done: Appended, new: &[NewEntry], update: &TableUpdate) {
        self.runs_on = false;
        self.sources.extend(new.iter().map(|entry| entry.source));
        for seat in update.drop_drafts.iter() {
            self.draft_versions[seat.index()] += 1;
            self.drafting.remove(seat);
        }
        let row = &mut self.seated.row;
        row.revision = done.revision;
        row.moved = Some(done.written);
        row.asked = update.asked;
        row.due = update.due;
        if let Some(status) = update.status {
            row.status = status;
        }
        if row.status == Status::Over {
            row.finished = Some(done.written);
        }
        for seat in &mut self.seated.seats {
            if update.anew.has(seat.seat) {
                seat.absence = Absence::None;
            }
            if update.relieved.has(seat.seat) {
                seat.caretaker = false;
                seat.covered += 1;
            }
            seat.clock = update.clocks.iter().find(|(which, _)| *which == seat.seat).map(|(_, left)| *left);
        }
    }

    /// Drops what was said and drawn.
    pub(crate) fn forget_what_was_said(&self) {
        self.said.forget();
        self.told.forget();
        self.logs.forget();
        self.text_tables.forget();
        self.answers.forget();
    }

    /// The table and its seats as the store has them.
    pub fn seated(&self) -> &SeatedTable {
        &self.seated
    }

    /// The table without its seats.
    pub fn row(&self) -> &TableRow {
        &self.seated.row
    }

    /// Where the journal stands.
    pub fn revision(&self) -> Revision {
        self.row().revision
    }

    /// Has the game begun?
    pub fn has_begun(&self) -> bool {
        self.game.is_some()
    }

    /// The game, if it has begun.
    pub(crate) fn game(&self) -> Outcome<&Arc<dyn AnyTable>> {
        self.game.as_ref().ok_or(Problem::Conflict(Obstacle::HasNotStarted))
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.decision() == Decision::Over)
    }

    /// Names the position a seat answers in.
    pub fn token(&self, seat: Option<Seat>) -> PositionToken {
        let drafted = seat.zip(self.game.as_ref()).map_or(0, |(seat, game)| game.draft(seat).len());
        PositionToken { revision: self.revision(), drafted }
    }

    /// A seat with whoever holds it.
    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seated.seats.get(seat.index())
    }

    /// The seats a person holds.
    pub fn seats_of(&self, person: Option<PersonId>) -> SeatSet {
        person.map_or(SeatSet::EMPTY, |person| self.seated.seats_of(person))
    }

    /// The seat whose eyes a person uses: the one asked for, else one that is asked, else the first of theirs.
    pub fn eyes_of(&self, person: Option<PersonId>, wanted: Option<Seat>) -> Option<Seat> {
        let yours = self.seats_of(person);
        let wanted = wanted.filter(|seat| yours.has(*seat));
        let asked = || yours.iter().find(|seat| self.row().asked.has(*seat));
        wanted.or_else(asked).or_else(|| yours.first())
    }

    /// What the holder of a seat may see: everything once the game is over.
    pub(crate) fn eyes(&self, seat: Option<Seat>) -> Eyes {
        match seat {
            _ if self.is_over() => Eyes::All,
            Some(seat) => Eyes::Seat(seat),
            None => Eyes::Spectator,
        }
    }

    /// Whom a seat's texts call “you”: its holder, unless they hold several seats and read of them all by name.
    pub(crate) fn reader(&self, seat: Option<Seat>) -> Option<Seat> {
        let holder = person_of(&self.seat(seat?)?.holder)?;
        seat.filter(|_| self.seats_of(Some(holder)).len() == 1)
    }

    /// The persons who sit here, each once.
    pub(crate) fn persons(&self) -> Vec<PersonId> {
        persons_of(&self.seated)
    }

    /// The level of the bot that answers for a seat, if one does.
    pub(crate) fn automaton(&self, seat: Seat) -> Option<(&str, Source)> {
        let row = self.seat(seat)?;
        match &row.holder {
            Holder::Bot(level) => Some((level, Source::Bot)),
            Holder::Departed => Some((CARETAKER, Source::Caretaker)),
            Holder::Person(_) if row.resigned || row.caretaker => Some((CARETAKER, Source::Caretaker)),
            _ => None,
        }
    }

    /// Has something been done about a seat because its holder was missed, that their return undoes?
    pub(crate) fn is_missed(&self, seat: Seat) -> bool {
        self.seat(seat).is_some_and(|row| !row.resigned && (row.caretaker || row.covered > 0 || row.wanted))
    }

    /// Is the holder of a seat away, so that a caretaker has played in their stead?
    pub(crate) fn is_absent(&self, seat: Seat) -> bool {
        self.seat(seat).is_some_and(|row| row.caretaker || row.covered > 0)
    }

    /// The seats that must agree to go back: those of people who still play.
    pub(crate) fn voters(&self) -> SeatSet {
        let votes = |row: &&SeatRow| person_of(&row.holder).is_some() && !row.resigned;
        self.seated.seats.iter().filter(votes).map(|row| row.seat).collect()
    }
}

/// The persons who sit at a table, each once.
pub(crate) fn persons_of(seated: &SeatedTable) -> Vec<PersonId> {
    let mut persons: Vec<_> = seated.seats.iter().filter_map(|row| person_of(&row.holder)).collect();
    persons.sort_unstable();
    persons.dedup();
    persons
}

/// The person behind a holder.
pub(crate) fn person_of(holder: &Holder) -> Option<PersonId> {
    if let Holder::Person(person) = holder { Some(*person) } else { None }
}
