//! What a game is: a value that asks, and is answered.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::str::FromStr;

use serde::Serialize;

use crate::bill::{Bill, Given};
use crate::chance::Rng;
use crate::digest::{Digest, Fingerprint};
use crate::mode::{About, Mode, SetupError};
use crate::notation::NotationError;
use crate::phrase::{Phrase, Prompt, Refuse, Tabulate, Tell};
use crate::score::Score;
use crate::seat::{Audience, Eyes, Seat, SeatSet, Who};

/// Who must answer before the game moves on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// One seat on an ordinary turn, several in a simultaneous phase.
    Ask(SeatSet),
    /// Dice, bags and decks: the table answers, and the journal keeps the answer.
    Draw,
    /// Nothing more will be asked.
    Over,
}

impl Decision {
    /// One seat is asked.
    pub const fn ask(seat: Seat) -> Self {
        Self::Ask(SeatSet::one(seat))
    }

    /// Is `who` asked?
    pub fn asks(self, who: Who) -> bool {
        match (self, who) {
            (Self::Ask(seats), Who::Seat(seat)) => seats.has(seat),
            (Self::Draw, Who::Chance) => true,
            _ => false,
        }
    }
}

/// Where events go: a `Vec` for screens, `()` for search, which costs nothing.
pub trait Log<E> {
    /// Keeps an event for those who may know of it.
    fn record(&mut self, audience: Audience, event: E);

    /// An event for everybody.
    fn note(&mut self, event: E) {
        self.record(Audience::Everyone, event);
    }

    /// An event for one seat alone.
    fn whisper(&mut self, seat: Seat, event: E) {
        self.record(Audience::Only(SeatSet::one(seat)), event);
    }
}

impl<E> Log<E> for () {
    fn record(&mut self, _audience: Audience, _event: E) {}
}

/// An event and who may know of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Noted<E> {
    /// Who may know.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

impl<E> Log<E> for Vec<Noted<E>> {
    fn record(&mut self, audience: Audience, event: E) {
        self.push(Noted { audience, event });
    }
}

/// Collects what speaks against a choice; says when the first reason is enough.
pub trait Objections<R> {
    /// Takes a reason; `Break` means that no more are wanted.
    fn raise(&mut self, refusal: R) -> ControlFlow<()>;

    /// Takes the outcome of one rule.
    fn rule(&mut self, outcome: Result<(), R>) -> ControlFlow<()> {
        match outcome {
            Ok(()) => ControlFlow::Continue(()),
            Err(refusal) => self.raise(refusal),
        }
    }
}

/// Stops at the first reason: this is how options are sifted.
impl<R> Objections<R> for Option<R> {
    fn raise(&mut self, refusal: R) -> ControlFlow<()> {
        *self = Some(refusal);
        ControlFlow::Break(())
    }
}

/// Walks all rules to the end: this is how "why can't I?" is answered.
impl<R: PartialEq> Objections<R> for Vec<R> {
    fn raise(&mut self, refusal: R) -> ControlFlow<()> {
        if !self.contains(&refusal) {
            self.push(refusal);
        }
        ControlFlow::Continue(())
    }
}

/// A game is a value: cloning it is how search looks ahead and how undo goes back.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// An answer, with one spelling.
    type Choice: Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// Something that happened.
    type Event: Copy + Eq + Debug + Tell + Send + Sync + 'static;
    /// Why a choice may not be played.
    type Refusal: Copy + Eq + Debug + Refuse;
    /// What some eyes may see of a position.
    type View: Clone + Eq + Debug + Serialize + Tabulate + Send + 'static;

    /// Id, player counts, options, rules revision.
    const ABOUT: &'static About;

    /// The first position of a mode, under the current rules.
    fn new(mode: &Mode) -> Result<Self, SetupError>;

    /// The first position of a mode under one of the [revisions](About::revisions) of the rules. A game
    /// with readings to tell apart keeps the number in its state and asks for it in the one law that changed.
    fn under(mode: &Mode, rules: u32) -> Result<Self, SetupError> {
        debug_assert_eq!(rules, Self::ABOUT.rules, "a game with one reading is played under that one");
        Self::new(mode)
    }

    /// The modes worth a test: every legal combination, unless the game knows better.
    fn modes() -> Vec<Mode> {
        Mode::every(Self::ABOUT).into_iter().filter(|mode| Self::new(mode).is_ok()).collect()
    }

    /// The printed values nobody has told us: our own numbers, which an owner of the box may
    /// correct. One phrase for each row.
    fn reconstructed() -> Vec<Phrase> {
        Vec::new()
    }

    /// How many seats are taken.
    fn players(&self) -> u8;

    /// Who must answer before the game moves on.
    fn decision(&self) -> Decision;

    /// What `who` is asked; called only for those who are asked.
    fn prompt(&self, who: Who) -> Prompt;

    /// Every answer a person might think of here, legal or not: a superset of the options, in
    /// a fixed order, without twins. The illegal ones are what a screen shows greyed.
    fn candidates(&self, who: Who, out: &mut Vec<Self::Choice>);

    /// Every legal answer of `who`: never empty when asked, in a fixed order, without twins.
    fn options(&self, who: Who, out: &mut Vec<Self::Choice>) {
        let start = out.len();
        self.candidates(who, out);
        keep_allowed(self, who, start, out);
    }

    /// The options by which whoever searches, samples or counts goes: some of them, at least one, in a fixed order, so
    /// chosen that each way to play has one spelling and that play by them comes to an end.
    ///
    /// The order in which people lay out a turn is theirs, and they may change their mind; a game that lets them names
    /// here the one order a program keeps to.
    fn canonical(&self, who: Who, out: &mut Vec<Self::Choice>) {
        self.options(who, out);
    }

    /// Free actions `seat` may take now, asked or not. No question may need one to be answerable.
    fn asides(&self, _seat: Seat, _out: &mut Vec<Self::Choice>) {}

    /// What `seat` has to pay in all, if the question it is asked belongs to a payment: this question and those that
    /// follow until nothing is owed. Only questions of which nothing matters but what is given belong to one.
    fn bill(&self, _seat: Seat) -> Option<Bill> {
        None
    }

    /// What an answer to such a question hands over; nothing if the answer is no part of the payment.
    fn gives(&self, _seat: Seat, _choice: Self::Choice) -> Option<Vec<Given>> {
        None
    }

    /// Does this answer say by itself that the turn is over? Then nobody is asked to confirm it.
    fn ends_turn(_choice: Self::Choice) -> bool {
        false
    }

    /// Walks the rules that bear on a choice and raises what speaks against it: the whole law of
    /// the game, written once. Accepts exactly the options and the asides.
    fn examine(
        &self,
        who: Who,
        choice: Self::Choice,
        objections: &mut impl Objections<Self::Refusal>,
    ) -> ControlFlow<()>;

    /// The first reason why `choice` may not be played.
    fn check(&self, who: Who, choice: Self::Choice) -> Result<(), Self::Refusal> {
        let mut first = None;
        let _ = self.examine(who, choice, &mut first);
        first.map_or(Ok(()), Err)
    }

    /// Every reason why `choice` may not be played; none if it may.
    fn why(&self, who: Who, choice: Self::Choice) -> Vec<Self::Refusal> {
        let mut all = Vec::new();
        let _ = self.examine(who, choice, &mut all);
        all
    }

    /// Plays a checked choice, then runs on until the next decision.
    fn apply(&mut self, who: Who, choice: Self::Choice, log: &mut impl Log<Self::Event>);

    /// Checks and plays; a refused choice changes nothing.
    fn play(
        &mut self,
        who: Who,
        choice: Self::Choice,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.check(who, choice)?;
        self.apply(who, choice, log);
        Ok(())
    }

    /// The odds of an outcome of the pending draw.
    fn weight(&self, _outcome: Self::Choice) -> u32 {
        1
    }

    /// Who may read this answer before the game is over: a look at a hidden card is secret.
    fn audience(&self, _who: Who, _choice: Self::Choice) -> Audience {
        Audience::Everyone
    }

    /// Does everybody know by now what was answered in secret before this position?
    fn is_out(&self, _who: Who, _choice: Self::Choice) -> bool {
        true
    }

    /// What a choice does, in words that need no other context.
    fn say(&self, who: Who, choice: Self::Choice) -> Phrase;

    /// Points so far, line by line.
    fn score(&self, seat: Seat) -> Score;

    /// The number of the round, from one; journals keep a fingerprint for each.
    fn round(&self) -> u16;

    /// What these eyes may see, built field by field.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// A whole game that `seat` cannot tell from this one.
    fn imagine(&self, _seat: Seat, _rng: &mut Rng) -> Self {
        self.clone()
    }

    /// Feeds every fact of the position to a digest.
    fn digest(&self, digest: &mut Digest);

    /// The fingerprint of the position.
    fn fingerprint(&self) -> Fingerprint {
        let mut digest = Digest::default();
        self.digest(&mut digest);
        digest.finish()
    }

    /// Counts the material: what is wrong with this position, if anything is. For tests.
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

/// The legal answers, in a list of their own.
pub fn options_of<G: Game>(game: &G, who: impl Into<Who>) -> Vec<G::Choice> {
    let mut options = Vec::new();
    game.options(who.into(), &mut options);
    options
}

/// Keeps those of the answers from `start` on that no rule objects to.
pub(crate) fn keep_allowed<G: Game>(game: &G, who: Who, start: usize, out: &mut Vec<G::Choice>) {
    let mut kept = start;
    for index in start..out.len() {
        if game.check(who, out[index]).is_ok() {
            out[kept] = out[index];
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// The canonical answers, in a list of their own.
pub fn canonical_of<G: Game>(game: &G, who: impl Into<Who>) -> Vec<G::Choice> {
    let mut canonical = Vec::new();
    game.canonical(who.into(), &mut canonical);
    canonical
}

/// Answers the pending draw with these random numbers.
pub fn draw<G: Game>(game: &G, rng: &mut Rng) -> G::Choice {
    let outcomes = options_of(game, Who::Chance);
    let weights: Vec<u32> = outcomes.iter().map(|outcome| game.weight(*outcome)).collect();
    outcomes[rng.weighted(&weights)]
}

/// Who has won: those who share the best standing of a game that is over. Whoever plays alone has a result and beats
/// nobody.
pub fn winners<G: Game>(game: &G) -> SeatSet {
    let contested = game.players() > 1 && game.decision() == Decision::Over;
    if contested { leaders(game) } else { SeatSet::EMPTY }
}

/// Everybody who shares the best standing.
pub fn leaders<G: Game>(game: &G) -> SeatSet {
    let standing = |seat| game.score(seat).standing();
    let best = Seat::all(game.players()).map(standing).max();
    Seat::all(game.players()).filter(|seat| Some(standing(*seat)) == best).collect()
}
