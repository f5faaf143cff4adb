//! A game in play: it owns the journal, the drafts and the dice; the game owns none of them.

mod departure;
mod draft;
mod replay;
mod retold;

use thiserror::Error;

use crate::chance::Seed;
use crate::game::{Decision, Game, Log, Noted, draw};
use crate::journal::{Entry, Header, Journal, Milestone, Record, What};
use crate::mode::{Mode, SetupError};
use crate::notation::NotationError;
use crate::seat::{Audience, Seat, SeatSet, Who};

pub use departure::{Departure, Differs};
pub use draft::Draft;

/// Where the answers of chance come from.
#[derive(Copy, Clone, Debug)]
pub enum Dice {
    /// From a seed, whose hash stands in the journal before the first draw.
    Seeded(Seed),
    /// From outside: somebody rolls real dice, or an old game is copied.
    Outside,
}

/// What a seat wants done for it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Habits {
    /// Seats whose questions with a single answer are answered for them.
    pub forced: SeatSet,
    /// Seats that end their turns by hand: their drafts wait until they say so.
    pub confirm: SeatSet,
}

impl Default for Habits {
    /// Forced questions answer themselves, turns end by themselves.
    fn default() -> Self {
        Self { forced: SeatSet::all(Seat::MOST as u8), confirm: SeatSet::EMPTY }
    }
}

/// What became of an answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It is in the draft and may be taken back.
    Drafted,
    /// It is in the journal, with all that followed from it.
    Committed,
}

/// Why the table did not take an answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TableError<R: std::fmt::Debug> {
    /// The rules forbid it.
    #[error("the rules forbid it: {0:?}")]
    Refused(R),
    /// It is not the spelling of any answer.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The table draws for itself, or nothing is to be drawn.
    #[error("no draw from outside is expected")]
    NoDraw,
}

/// An event with the number of the answer it followed from, counted from nought.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Logged<E> {
    /// The number of the answer.
    pub entry: usize,
    /// The event.
    pub noted: Noted<E>,
}

/// A game in play.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    header: Header,
    dice: Dice,
    habits: Habits,
    entries: Vec<Entry<G::Choice>>,
    /// Who may read each of them.
    audiences: Vec<Audience>,
    /// Fingerprints, each with the number of answers before it.
    marks: Vec<(usize, What)>,
    /// The cuts the game went on from, each with the number of answers before it.
    cuts: Vec<(usize, u32)>,
    events: Vec<Logged<G::Event>>,
    public: G,
    drafts: [Option<Draft<G>>; Seat::MOST],
}

impl<G: Game> Table<G> {
    /// Sets up a game and draws until the first question.
    pub fn new(mode: &Mode, names: Vec<String>, dice: Dice) -> Result<Self, SetupError> {
        let mut table = Self::unopened(mode, G::ABOUT.rules, names, dice)?;
        table.advance();
        Ok(table)
    }

    fn unopened(mode: &Mode, rules: u32, names: Vec<String>, dice: Dice) -> Result<Self, SetupError> {
        let about = G::ABOUT;
        let mode = Mode::choose(about, Some(mode.players), mode.given())?;
        let public = G::under(&mode, rules)?;
        let commitment = match dice {
            Dice::Seeded(seed) => Some(seed.commitment()),
            Dice::Outside => None,
        };
        let header = Header { game: about.id.to_owned(), rules, mode, names, commitment };
        Ok(Self {
            header,
            dice,
            habits: Habits::default(),
            entries: Vec::new(),
            audiences: Vec::new(),
            marks: Vec::new(),
            cuts: Vec::new(),
            events: Vec::new(),
            public,
            drafts: Default::default(),
        })
    }

    /// Game, mode, seats.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// What is done for the seats.
    pub fn habits(&self) -> Habits {
        self.habits
    }

    /// What is done for the seats, to change it.
    pub fn habits_mut(&mut self) -> &mut Habits {
        &mut self.habits
    }

    /// The position everybody sees: drafts are not in it.
    pub fn public(&self) -> &G {
        &self.public
    }

    /// The position `seat` works on: its draft, if it has one.
    pub fn position(&self, seat: Seat) -> &G {
        self.draft(seat).map_or(&self.public, Draft::game)
    }

    /// The committed answers.
    pub fn entries(&self) -> &[Entry<G::Choice>] {
        &self.entries
    }

    /// Who may read the committed answer with this number while the game lasts.
    pub fn audience(&self, entry: usize) -> Audience {
        self.audiences[entry]
    }

    /// The committed events.
    pub fn events(&self) -> &[Logged<G::Event>] {
        &self.events
    }

    /// The position before the first answer, under the rules the table was begun with.
    fn first_position(&self) -> G {
        G::under(&self.header.mode, self.header.rules).expect("a mode that was set up before")
    }

    /// The position after the first `entries` answers.
    pub fn at(&self, entries: usize) -> G {
        let mut game = self.first_position();
        for entry in self.entries.iter().take(entries) {
            game.apply(entry.who, entry.choice, &mut ());
        }
        game
    }

    /// Takes a draw from outside.
    pub fn draw(&mut self, outcome: G::Choice) -> Result<(), TableError<G::Refusal>> {
        let expected = matches!(self.dice, Dice::Outside) && self.public.decision() == Decision::Draw;
        if !expected {
            return Err(TableError::NoDraw);
        }
        self.public.check(Who::Chance, outcome).map_err(TableError::Refused)?;
        self.enter(Who::Chance, outcome);
        self.settle();
        Ok(())
    }

    /// Cuts the journal back to its first `entries` answers; all drafts are dropped. Whether the
    /// players agree is for the caller to know.
    pub fn rewind_to(&mut self, entries: usize) {
        self.cut_to(entries);
        self.advance();
    }

    /// The same, and what is drawn from there on nobody has seen: the cut has this number, above those of earlier cuts.
    pub fn branch_off(&mut self, entries: usize, cut: u32) {
        self.cut_to(entries);
        self.note_cut(cut);
        self.advance();
    }

    /// From here on draws are those after a cut; one at the same place counts no more.
    fn note_cut(&mut self, cut: u32) {
        let here = self.entries.len();
        self.cuts.retain(|(after, _)| *after < here);
        self.cuts.push((here, cut));
    }

    /// The last cut before the answer with this number; nought if there was none.
    fn cut_before(&self, entry: usize) -> u32 {
        self.cuts.iter().rfind(|(after, _)| *after <= entry).map_or(0, |(_, cut)| *cut)
    }

    /// The table as it stood after the first `entries` answers, before anything was drawn anew.
    pub fn cut_to(&mut self, entries: usize) {
        let kept: Vec<_> = self.entries.iter().copied().take(entries).collect();
        let cuts = self.cuts.iter().copied().filter(|(after, _)| *after <= entries).collect();
        let mut table =
            Self::unopened(&self.header.mode, self.header.rules, self.header.names.clone(), self.dice)
                .expect("a mode that was set up before");
        table.habits = self.habits;
        table.cuts = cuts;
        table.header.commitment = self.header.commitment;
        for entry in kept {
            table.enter(entry.who, entry.choice);
        }
        *self = table;
    }

    /// The record of the game so far; the seed is in it once the game is over.
    pub fn journal(&self) -> Journal {
        let mut marks = self.marks.iter().peekable();
        let mut cuts = self.cuts.iter().peekable();
        let mut records = Vec::with_capacity(self.entries.len() + self.marks.len() + self.cuts.len());
        for (index, entry) in self.entries.iter().enumerate() {
            while let Some((_, number)) = cuts.next_if(|(after, _)| *after == index) {
                records.push(Record { line: 0, what: What::Cut { number: *number } });
            }
            let words = entry.choice.to_string();
            records.push(Record { line: 0, what: What::Answer { who: entry.who, words } });
            while let Some((_, mark)) = marks.next_if(|(after, _)| *after == index + 1) {
                records.push(Record { line: 0, what: mark.clone() });
            }
        }
        records.extend(cuts.map(|(_, number)| Record { line: 0, what: What::Cut { number: *number } }));
        let seed = match self.dice {
            Dice::Seeded(seed) if self.public.decision() == Decision::Over => Some(seed),
            _ => None,
        };
        Journal { header: self.header.clone(), records, seed, seed_line: 0 }
    }

    /// Plays a checked answer on the public position and writes it down.
    fn enter(&mut self, who: Who, choice: G::Choice) {
        let round = self.public.round();
        let entry = self.entries.len();
        self.audiences.push(self.public.audience(who, choice));
        self.public.apply(who, choice, &mut Chronicle { entry, events: &mut self.events });
        self.entries.push(Entry { who, choice });
        let milestone = match self.public.decision() {
            Decision::Over => Milestone::End,
            _ if self.public.round() != round => Milestone::Round(round),
            _ => return,
        };
        let fingerprint = self.public.fingerprint();
        self.marks.push((self.entries.len(), What::Mark { milestone, fingerprint }));
    }

    /// Draws, and answers forced questions, until somebody has something to decide.
    fn advance(&mut self) {
        loop {
            let (who, choice) = match (self.public.decision(), self.dice) {
                (Decision::Draw, Dice::Seeded(seed)) => {
                    let line = self.entries.len();
                    let seed = seed.branch(self.cut_before(line));
                    (Who::Chance, draw(&self.public, &mut seed.line(line as u64)))
                }
                (Decision::Ask(seats), _) => match self.forced_answer(seats) {
                    Some((seat, choice)) => (Who::Seat(seat), choice),
                    None => return,
                },
                _ => return,
            };
            self.enter(who, choice);
        }
    }

    fn forced_answer(&self, seats: SeatSet) -> Option<(Seat, G::Choice)> {
        seats
            .iter()
            .filter(|seat| self.habits.forced.has(*seat) && self.draft(*seat).is_none())
            .find_map(|seat| Some((seat, only_answer(&self.public, seat)?)))
    }

    /// Runs on after a commit and brings the drafts of the others up to date.
    fn settle(&mut self) {
        self.advance();
        for seat in Seat::all(self.header.mode.players) {
            self.rebase(seat);
        }
    }
}

/// The one thing `seat` can do here, if there is just one.
pub(crate) fn only_answer<G: Game>(game: &G, seat: Seat) -> Option<G::Choice> {
    let mut choices = Vec::new();
    game.options(Who::Seat(seat), &mut choices);
    if choices.len() != 1 {
        return None;
    }
    game.asides(seat, &mut choices);
    if choices.len() == 1 { choices.pop() } else { None }
}

/// Writes events down with the number of the answer they followed from.
struct Chronicle<'a, E> {
    entry: usize,
    events: &'a mut Vec<Logged<E>>,
}

impl<E> Log<E> for Chronicle<'_, E> {
    fn record(&mut self, audience: Audience, event: E) {
        self.events.push(Logged { entry: self.entry, noted: Noted { audience, event } });
    }
}
