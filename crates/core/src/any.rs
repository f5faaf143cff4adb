//! The object-safe face of games and tables: words in, prompts and text tables out.
//!
//! Servers and command lines handle games they do not know by type; bots and tests stay generic.

use std::any::Any;
use std::marker::PhantomData;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::bill;
use crate::chance::Rng;
use crate::game::{Decision, Game, Noted, leaders, options_of, winners};
use crate::journal::{Header, Journal, JournalError};
use crate::mode::{About, Mode, SetupError};
use crate::notation::NotationError;
use crate::path::{self, offer};
use crate::phrase::{Change, Phrase, Refuse, Tabulate, Tell, Telling, TextTable};
use crate::score::Score;
use crate::seat::{Audience, Eyes, Seat, SeatSet, Who};
use crate::table::{Answered, Departure, Dice, Draft, Habits, Table, TableError};

pub use crate::bill::{Payment, Reckoning};
pub use crate::path::{Path, Reach};
pub use crate::phrase::Reason;

/// A kind of game.
pub trait AnyGame: Sync + Send {
    /// Id, player counts, options, rules revision.
    fn about(&self) -> &'static About;
    /// The modes worth a test.
    fn modes(&self) -> Vec<Mode>;
    /// The printed values that are reconstructions.
    fn reconstructed(&self) -> Vec<Phrase>;
    /// Can this mode be played?
    fn check_mode(&self, mode: &Mode) -> Result<(), SetupError>;
    /// Sets up a table.
    fn table(&self, mode: &Mode, names: Vec<String>, dice: Dice) -> Result<Box<dyn AnyTable>, SetupError>;
    /// Replays a journal, checking every line.
    fn replay(&self, journal: &Journal, dice: Dice) -> Result<Box<dyn AnyTable>, JournalError>;
    /// Replays a finished journal, checking every line, fingerprint and draw.
    fn verify(&self, journal: &Journal) -> Result<Box<dyn AnyTable>, JournalError>;
    /// What would differ in this game under another revision of the rules: nothing, if the table can
    /// move over as it stands.
    fn departure(&self, journal: &Journal, rules: u32) -> Result<Option<Departure>, JournalError>;
}

/// What a seat, or chance, is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Question {
    /// The question.
    pub prompt: Phrase,
    /// The id of the rule by which it is asked.
    pub rule: &'static str,
    /// Which of the game's questions it is: one of [`About::kinds`].
    pub kind: &'static str,
    /// The legal answers.
    pub options: Vec<Offer>,
    /// Free actions that may be taken besides.
    pub asides: Vec<Offer>,
}

/// An answer on offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// Its spelling: what is sent back to choose it.
    pub words: String,
    /// What it does.
    pub phrase: Phrase,
    /// Does it end the turn by itself?
    pub ends_turn: bool,
}

/// A greyed choice and all that speaks against it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Greyed {
    /// The choice.
    pub offer: Offer,
    /// What speaks against it.
    pub reasons: Vec<Reason>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogLine {
    /// The number of the answer it followed from, counted from nought.
    pub entry: usize,
    /// What happened.
    pub phrase: Phrase,
    /// The id of the rule behind it.
    pub rule: &'static str,
    /// What it gave and took.
    pub changes: Vec<Change>,
    /// Still a draft?
    pub draft: bool,
}

/// Why an answer was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The rules forbid it, for these reasons.
    Rules(Vec<Reason>),
    /// It is not the spelling of any answer.
    Notation(NotationError),
    /// No draw from outside is expected.
    NoDraw,
}

impl<R: Refuse + std::fmt::Debug> From<&TableError<R>> for Refused {
    fn from(error: &TableError<R>) -> Self {
        match error {
            TableError::Refused(refusal) => Self::Rules(vec![Reason::of(refusal)]),
            TableError::Notation(error) => Self::Notation(*error),
            TableError::NoDraw => Self::NoDraw,
        }
    }
}

/// A game in play, of whatever kind.
pub trait AnyTable: Send + Sync {
    /// Id, player counts, options, rules revision.
    fn about(&self) -> &'static About;
    /// Game, mode, seats.
    fn header(&self) -> &Header;
    /// The number of committed answers.
    fn entries(&self) -> usize;
    /// Who must answer, as everybody sees it.
    fn decision(&self) -> Decision;
    /// The number of the round.
    fn round(&self) -> u16;
    /// What is done for the seats.
    fn habits_mut(&mut self) -> &mut Habits;
    /// What `seat` is asked in the position it works on; nothing if it is not asked.
    fn question(&self, seat: Seat) -> Option<Question>;
    /// The options of `seat` as paths of answers: where `goes_on` says of the answers so far that a screen would rather
    /// show what follows, the follow-ups are looked up too.
    fn paths(&self, seat: Seat, reach: Reach, goes_on: &dyn Fn(&[Offer]) -> bool) -> Vec<Path>;
    /// What `seat` has to pay now, and how it may be paid in one go; nothing if it is asked for no payment.
    fn reckon(&self, seat: Seat) -> Option<Reckoning>;
    /// The answers that pay so much of each of the means of the bill, in their order; nothing if the rules forbid it.
    fn settle(&self, seat: Seat, amounts: &[u16]) -> Option<Vec<String>>;
    /// Free actions `seat` may take now, asked or not.
    fn asides(&self, seat: Seat) -> Vec<Offer>;
    /// The outcomes of the pending draw, for tables that take draws from outside.
    fn outcomes(&self) -> Vec<Offer>;
    /// The choices of `seat` that a screen shows greyed, each with what speaks against it.
    fn greyed(&self, seat: Seat) -> Vec<Greyed>;
    /// Everything that speaks against a choice; nothing if it may be played.
    fn why(&self, seat: Seat, words: &str) -> Result<Vec<Reason>, NotationError>;
    /// Plays answers, all or none.
    fn answer(&mut self, seat: Seat, words: &[&str]) -> Result<Answered, Refused>;
    /// Takes a draw from outside.
    fn draw(&mut self, words: &str) -> Result<(), Refused>;
    /// Takes back the last click of the seat's draft: an answer, or all that were given at once.
    fn undo(&mut self, seat: Seat) -> bool;
    /// Gives the answers of the last undone click again.
    fn redo(&mut self, seat: Seat) -> bool;
    /// Takes back the seat's whole draft.
    fn restart(&mut self, seat: Seat);
    /// Makes the seat's draft public.
    fn commit(&mut self, seat: Seat) -> bool;
    /// The spellings of the answers in the seat's draft.
    fn draft(&self, seat: Seat) -> Vec<String>;
    /// The same click by click, as undo takes them back: those given at once stand together.
    fn clicks(&self, seat: Seat) -> Vec<Vec<String>>;
    /// Takes up a draft that was kept elsewhere, click by click, as far as it can be read and played; it stays a draft.
    fn take_up(&mut self, seat: Seat, clicks: &[Vec<String>]);
    /// Has the seat a draft that needs no more answers?
    fn is_ready(&self, seat: Seat) -> bool;
    /// Cuts the journal back and plays on from there; all drafts are dropped.
    fn rewind_to(&mut self, entries: usize);
    /// Cuts the journal back and plays on from there with draws nobody has seen: those after the cut of this number.
    fn branch_off(&mut self, entries: usize, cut: u32);
    /// Cuts the journal back and leaves it there: what could not be kept is taken back whole.
    fn cut_to(&mut self, entries: usize);
    /// The committed answers from this one on: who gave them, and their spellings.
    fn answers(&self, from: usize) -> Vec<(Who, String)>;
    /// What happened, for these eyes, from this answer on; a seat also sees its draft.
    fn log(&self, eyes: Eyes, from: usize) -> Vec<LogLine>;
    /// The position as a text table; a seat sees its draft.
    fn text_table(&self, eyes: Eyes) -> TextTable;
    /// The position for programs, as the text they are told; a seat sees its draft.
    fn view_text(&self, eyes: Eyes) -> Box<RawValue>;
    /// The same as a tree, to look things up in.
    fn view_json(&self, eyes: Eyes) -> Value;
    /// The typed view, for drawing; a seat sees its draft.
    fn view(&self, eyes: Eyes) -> Box<dyn Any + Send>;
    /// Points so far of every seat.
    fn scores(&self) -> Vec<Score>;
    /// Who shares the best standing.
    fn leaders(&self) -> SeatSet;
    /// Who has won: nobody while the game goes on, and nobody who played alone.
    fn winners(&self) -> SeatSet;
    /// The record so far. It holds every secret: for the keeper of the table, or when it is over.
    fn journal(&self) -> Journal;
    /// Who may read the answer with this number before the game is over.
    fn audience(&self, entry: usize) -> Audience;
    /// The answers of a game as a seat may know it: what is secret is left out or drawn anew ([`Table::known_to`]).
    fn known_to(&self, seat: Seat, rng: &mut Rng) -> Option<Vec<(Who, String)>>;
    /// The table as it stood after the first `entries` answers, without drafts.
    fn at(&self, entries: usize) -> Box<dyn AnyTable>;
    /// The same table once more, drafts and all: to try something on.
    fn copy(&self) -> Box<dyn AnyTable>;
}

/// The kind of game a type stands for.
pub struct Kind<G>(PhantomData<fn() -> G>);

impl<G> Kind<G> {
    /// The kind.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Kind<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> AnyGame for Kind<G> {
    fn about(&self) -> &'static About {
        G::ABOUT
    }

    fn modes(&self) -> Vec<Mode> {
        G::modes()
    }

    fn reconstructed(&self) -> Vec<Phrase> {
        G::reconstructed()
    }

    fn check_mode(&self, mode: &Mode) -> Result<(), SetupError> {
        G::new(mode).map(|_| ())
    }

    fn table(&self, mode: &Mode, names: Vec<String>, dice: Dice) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(Table::<G>::new(mode, names, dice)?))
    }

    fn replay(&self, journal: &Journal, dice: Dice) -> Result<Box<dyn AnyTable>, JournalError> {
        Ok(Box::new(Table::<G>::replay(journal, dice)?))
    }

    fn verify(&self, journal: &Journal) -> Result<Box<dyn AnyTable>, JournalError> {
        Ok(Box::new(Table::<G>::verify(journal)?))
    }

    fn departure(&self, journal: &Journal, rules: u32) -> Result<Option<Departure>, JournalError> {
        Table::<G>::departure(journal, rules)
    }
}

impl<G: Game> Table<G> {
    fn seen_by(&self, eyes: Eyes) -> &G {
        match eyes {
            Eyes::Seat(seat) => self.position(seat),
            Eyes::Spectator | Eyes::All => self.public(),
        }
    }

    /// Every reason against the refused answer, not only the first one the check met.
    fn refused(&self, seat: Seat, words: &str, error: &TableError<G::Refusal>) -> Refused {
        match (Refused::from(error), AnyTable::why(self, seat, words)) {
            (Refused::Rules(_), Ok(all)) if !all.is_empty() => Refused::Rules(all),
            (refused, _) => refused,
        }
    }
}

fn offers<G: Game>(game: &G, who: Who, choices: Vec<G::Choice>) -> Vec<Offer> {
    choices.into_iter().map(|choice| offer(game, who, choice)).collect()
}

fn heard<E: Tell>(entry: usize, noted: &Noted<E>, eyes: Eyes, draft: bool) -> Option<LogLine> {
    noted.audience.includes(eyes).then(|| {
        let Telling { rule, phrase, mut changes } = noted.event.told();
        changes.retain(|change| change.by != 0);
        LogLine { entry, phrase, rule, changes, draft }
    })
}

impl<G: Game> AnyTable for Table<G> {
    fn about(&self) -> &'static About {
        G::ABOUT
    }

    fn header(&self) -> &Header {
        self.header()
    }

    fn entries(&self) -> usize {
        self.entries().len()
    }

    fn decision(&self) -> Decision {
        self.public().decision()
    }

    fn round(&self) -> u16 {
        self.public().round()
    }

    fn habits_mut(&mut self) -> &mut Habits {
        self.habits_mut()
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let game = self.position(seat);
        let who = Who::Seat(seat);
        if !game.decision().asks(who) {
            return None;
        }
        let prompt = game.prompt(who);
        Some(Question {
            prompt: prompt.phrase,
            rule: prompt.rule,
            kind: prompt.kind,
            options: offers(game, who, options_of(game, who)),
            asides: AnyTable::asides(self, seat),
        })
    }

    fn paths(&self, seat: Seat, reach: Reach, goes_on: &dyn Fn(&[Offer]) -> bool) -> Vec<Path> {
        path::paths(self, seat, reach, goes_on)
    }

    fn reckon(&self, seat: Seat) -> Option<Reckoning> {
        bill::reckon(self.position(seat), seat, self.habits().forced.has(seat))
    }

    fn settle(&self, seat: Seat, amounts: &[u16]) -> Option<Vec<String>> {
        bill::settle(self.position(seat), seat, self.habits().forced.has(seat), amounts)
    }

    fn asides(&self, seat: Seat) -> Vec<Offer> {
        let game = self.position(seat);
        let mut asides = Vec::new();
        game.asides(seat, &mut asides);
        offers(game, Who::Seat(seat), asides)
    }

    fn outcomes(&self) -> Vec<Offer> {
        if self.public().decision() != Decision::Draw {
            return Vec::new();
        }
        offers(self.public(), Who::Chance, options_of(self.public(), Who::Chance))
    }

    fn greyed(&self, seat: Seat) -> Vec<Greyed> {
        let game = self.position(seat);
        let who = Who::Seat(seat);
        if !game.decision().asks(who) {
            return Vec::new();
        }
        let mut candidates = Vec::new();
        game.candidates(who, &mut candidates);
        let grey = |choice| {
            let reasons: Vec<_> = game.why(who, choice).iter().map(Reason::of).collect();
            (!reasons.is_empty()).then(|| Greyed { offer: offer(game, who, choice), reasons })
        };
        candidates.into_iter().filter_map(grey).collect()
    }

    fn why(&self, seat: Seat, words: &str) -> Result<Vec<Reason>, NotationError> {
        let choice = words.parse()?;
        Ok(self.position(seat).why(Who::Seat(seat), choice).iter().map(Reason::of).collect())
    }

    fn answer(&mut self, seat: Seat, words: &[&str]) -> Result<Answered, Refused> {
        let choices = words.iter().map(|words| words.parse()).collect::<Result<Vec<_>, _>>();
        let choices = choices.map_err(Refused::Notation)?;
        let first = words.first().copied().unwrap_or_default();
        self.answer_all(seat, &choices).map_err(|error| self.refused(seat, first, &error))
    }

    fn draw(&mut self, words: &str) -> Result<(), Refused> {
        let outcome = words.parse().map_err(Refused::Notation)?;
        self.draw(outcome).map_err(|error| Refused::from(&error))
    }

    fn undo(&mut self, seat: Seat) -> bool {
        self.undo(seat)
    }

    fn redo(&mut self, seat: Seat) -> bool {
        self.redo(seat)
    }

    fn restart(&mut self, seat: Seat) {
        self.restart(seat);
    }

    fn commit(&mut self, seat: Seat) -> bool {
        self.commit(seat)
    }

    fn draft(&self, seat: Seat) -> Vec<String> {
        self.draft(seat)
            .map_or_else(Vec::new, |draft| draft.answers().map(|choice| choice.to_string()).collect())
    }

    fn clicks(&self, seat: Seat) -> Vec<Vec<String>> {
        let spelled = |click: Vec<G::Choice>| click.iter().map(ToString::to_string).collect();
        self.draft(seat).map_or_else(Vec::new, |draft| draft.clicks().into_iter().map(spelled).collect())
    }

    fn take_up(&mut self, seat: Seat, clicks: &[Vec<String>]) {
        // What cannot be read ends the draft there.
        let mut read: Vec<Vec<G::Choice>> = Vec::new();
        for click in clicks {
            let choices: Vec<_> = click.iter().map_while(|words| words.parse().ok()).collect();
            let whole = choices.len() == click.len();
            read.push(choices);
            if !whole {
                break;
            }
        }
        self.take_up(seat, &read);
    }

    fn is_ready(&self, seat: Seat) -> bool {
        self.is_ready(seat)
    }

    fn rewind_to(&mut self, entries: usize) {
        self.rewind_to(entries);
    }

    fn branch_off(&mut self, entries: usize, cut: u32) {
        self.branch_off(entries, cut);
    }

    fn cut_to(&mut self, entries: usize) {
        self.cut_to(entries);
    }

    fn answers(&self, from: usize) -> Vec<(Who, String)> {
        let answers = self.entries().iter().skip(from);
        answers.map(|entry| (entry.who, entry.choice.to_string())).collect()
    }

    fn log(&self, eyes: Eyes, from: usize) -> Vec<LogLine> {
        let committed = self
            .events()
            .iter()
            .filter(|logged| logged.entry >= from)
            .filter_map(|logged| heard(logged.entry, &logged.noted, eyes, false));
        let draft = match eyes {
            Eyes::Seat(seat) => self.draft(seat),
            Eyes::Spectator | Eyes::All => None,
        };
        let entry = self.entries().len();
        let drafted = draft.into_iter().flat_map(Draft::events);
        committed.chain(drafted.filter_map(|noted| heard(entry, noted, eyes, true))).collect()
    }

    fn text_table(&self, eyes: Eyes) -> TextTable {
        self.seen_by(eyes).view(eyes).text_table()
    }

    fn view_text(&self, eyes: Eyes) -> Box<RawValue> {
        to_raw_value(&self.seen_by(eyes).view(eyes)).expect("a view is plain data")
    }

    fn view_json(&self, eyes: Eyes) -> Value {
        serde_json::to_value(self.seen_by(eyes).view(eyes)).expect("a view is plain data")
    }

    fn view(&self, eyes: Eyes) -> Box<dyn Any + Send> {
        Box::new(self.seen_by(eyes).view(eyes))
    }

    fn scores(&self) -> Vec<Score> {
        Seat::all(self.public().players()).map(|seat| self.public().score(seat)).collect()
    }

    fn leaders(&self) -> SeatSet {
        leaders(self.public())
    }

    fn winners(&self) -> SeatSet {
        winners(self.public())
    }

    fn journal(&self) -> Journal {
        self.journal()
    }

    fn audience(&self, entry: usize) -> Audience {
        self.audience(entry)
    }

    fn known_to(&self, seat: Seat, rng: &mut Rng) -> Option<Vec<(Who, String)>> {
        let lines = self.known_to(seat, rng)?;
        Some(lines.into_iter().map(|entry| (entry.who, entry.choice.to_string())).collect())
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn at(&self, entries: usize) -> Box<dyn AnyTable> {
        let mut past = self.clone();
        past.cut_to(entries);
        Box::new(past)
    }
}
