//! Questions as values: one small type each, which knows its words, what comes to mind, and for
//! every answer it takes the rules that bear on it and what it does.
//!
//! # The contract
//!
//! A question is written in one place, the chapter of the rulebook that asks it:
//!
//! ```text
//! impl Ask<Pillars> for Bless {
//!     fn prompt(self, _: &Pillars, _: Seat) -> Prompt {
//!         Phrase::new("pillars-prompt-bless").asked_by("PIL-11.10")
//!     }
//!
//!     fn candidates(self, game: &Pillars, seat: Seat, out: &mut Vec<Choice>) {
//!         out.extend(game[seat].craftsmen.iter().map(Choice::Bless));
//!         out.push(Choice::BlessNone);
//!     }
//!
//!     fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
//!         match choice {
//!             Choice::Bless(one) => hearing.under(MAY_BE_BLESSED, one, |game, log| bless(game, seat, one, log)),
//!             Choice::BlessNone => hearing.freely(|_, _| {}),
//!             _ => hearing.refuse(Refusal::NotAsked),
//!         }
//!     }
//! }
//! ```
//!
//! - An answer is *heard* three ways, all from the one arm that names it: its rules are walked
//!   ([`Examine`]), its odds are read ([`Weigh`]), or it is played ([`Play`]). So an answer that is
//!   refused cannot be played, and one that is played has been examined by the same rules.
//! - `answer` looks at `self`, the seat and the choice; where the position decides what an answer
//!   means, [`Hearing::game`] has it. Every answer that is not named is refused.
//! - The step that asks is off the agenda before the deed is done. A deed asks on by pushing; a
//!   question to several seats stays for those who have not answered, and its deeds commute.
//! - A question with a single answer is asked all the same: the table gives *forced* answers, and
//!   journals survive a rule fix that adds a second one. A question without any answer is a bug.
//! - An *aside* is a question nobody poses: its type is never on the agenda, its candidates that
//!   pass ([`Ask::offers`]) are [`Game::asides`], and no question may need one to be answerable.
//! - Dice, bags and decks are one table of a game, heard by [`Hearing::drawn`].
//!
//! The template game, `crates/games/candle`, shows each of these in a few lines.

use std::ops::ControlFlow;

use crate::game::{Game, Log, Objections, keep_allowed};
use crate::law::{Rule, walk};
use crate::phrase::Prompt;
use crate::seat::{Seat, Who};

/// A question to a seat.
pub trait Ask<G: Game>: Copy {
    /// The question, with the numbers a player wants to see beside it.
    fn prompt(self, game: &G, seat: Seat) -> Prompt;

    /// Every answer a person might think of, legal or not, in a fixed order and without twins.
    fn candidates(self, game: &G, seat: Seat, out: &mut Vec<G::Choice>);

    /// The candidates that pass: what [`Game::asides`] lists of a question nobody poses.
    fn offers(self, game: &G, seat: Seat, out: &mut Vec<G::Choice>) {
        let start = out.len();
        self.candidates(game, seat, out);
        keep_allowed(game, Who::Seat(seat), start, out);
    }

    /// The answers it takes: each with its rules and what it does. Any other is refused.
    fn answer<H: Hearing<G>>(self, seat: Seat, choice: G::Choice, hearing: H) -> H::Outcome;
}

/// What is done with an answer.
pub trait Hearing<G: Game>: Sized {
    /// What comes of it.
    type Outcome;
    /// Where events go, if anything happens.
    type Log: Log<G::Event>;

    /// The position, before the answer; what is pending is off the agenda when the answer is played.
    fn game(&self) -> &G;

    /// Rules that bear on the answer too, with a subject of their own: they come before those of
    /// [`Hearing::under`].
    fn given<S: Copy>(self, rules: &[Rule<G, S>], subject: S) -> Self;

    /// An answer under these rules; if none objects, the deed is done.
    fn under<S: Copy>(
        self,
        rules: &[Rule<G, S>],
        subject: S,
        deed: impl FnOnce(&mut G, &mut Self::Log),
    ) -> Self::Outcome;

    /// An outcome of a draw; without odds it cannot come up.
    fn drawn(
        self,
        odds: impl FnOnce(&G) -> u32,
        refusal: G::Refusal,
        deed: impl FnOnce(&mut G, &mut Self::Log),
    ) -> Self::Outcome;

    /// No answer to this question.
    fn refuse(self, refusal: G::Refusal) -> Self::Outcome;

    /// An answer no rule speaks against.
    fn freely(self, deed: impl FnOnce(&mut G, &mut Self::Log)) -> Self::Outcome {
        self.under::<()>(&[], (), deed)
    }
}

/// Walks the rules of an answer and raises what speaks against it.
pub struct Examine<'a, G, O> {
    game: &'a G,
    who: Who,
    objections: &'a mut O,
    /// One reason was enough.
    stopped: bool,
}

impl<'a, G, O> Examine<'a, G, O> {
    /// Examines an answer of `who` to this position, and raises what speaks against it.
    pub const fn new(game: &'a G, who: Who, objections: &'a mut O) -> Self {
        Self { game, who, objections, stopped: false }
    }
}

impl<G: Game, O: Objections<G::Refusal>> Hearing<G> for Examine<'_, G, O> {
    type Outcome = ControlFlow<()>;
    type Log = ();

    fn game(&self) -> &G {
        self.game
    }

    fn given<S: Copy>(mut self, rules: &[Rule<G, S>], subject: S) -> Self {
        if let (Who::Seat(seat), false) = (self.who, self.stopped) {
            self.stopped = walk(rules, self.game, seat, subject, self.objections).is_break();
        }
        self
    }

    fn under<S: Copy>(
        self,
        rules: &[Rule<G, S>],
        subject: S,
        _: impl FnOnce(&mut G, &mut ()),
    ) -> ControlFlow<()> {
        match self.who {
            Who::Seat(_) if self.stopped => ControlFlow::Break(()),
            Who::Seat(seat) => walk(rules, self.game, seat, subject, self.objections),
            Who::Chance => ControlFlow::Continue(()),
        }
    }

    fn drawn(
        self,
        odds: impl FnOnce(&G) -> u32,
        refusal: G::Refusal,
        _: impl FnOnce(&mut G, &mut ()),
    ) -> ControlFlow<()> {
        if odds(self.game) == 0 { self.refuse(refusal) } else { ControlFlow::Continue(()) }
    }

    fn refuse(self, refusal: G::Refusal) -> ControlFlow<()> {
        self.objections.raise(refusal)
    }
}

/// Reads the odds of an outcome.
pub struct Weigh<'a, G>(
    /// The position.
    pub &'a G,
);

impl<G: Game> Hearing<G> for Weigh<'_, G> {
    type Outcome = u32;
    type Log = ();

    fn game(&self) -> &G {
        self.0
    }

    fn given<S: Copy>(self, _: &[Rule<G, S>], _: S) -> Self {
        self
    }

    fn under<S: Copy>(self, _: &[Rule<G, S>], _: S, _: impl FnOnce(&mut G, &mut ())) -> u32 {
        0
    }

    fn drawn(self, odds: impl FnOnce(&G) -> u32, _: G::Refusal, _: impl FnOnce(&mut G, &mut ())) -> u32 {
        odds(self.0)
    }

    fn refuse(self, _: G::Refusal) -> u32 {
        0
    }
}

/// Does what a checked answer does.
pub struct Play<'a, G, L> {
    /// The position.
    pub game: &'a mut G,
    /// Where events go.
    pub log: &'a mut L,
}

impl<G: Game, L: Log<G::Event>> Hearing<G> for Play<'_, G, L> {
    type Outcome = ();
    type Log = L;

    fn game(&self) -> &G {
        self.game
    }

    fn given<S: Copy>(self, _: &[Rule<G, S>], _: S) -> Self {
        self
    }

    fn under<S: Copy>(self, _: &[Rule<G, S>], _: S, deed: impl FnOnce(&mut G, &mut L)) {
        deed(self.game, self.log);
    }

    fn drawn(self, _: impl FnOnce(&G) -> u32, _: G::Refusal, deed: impl FnOnce(&mut G, &mut L)) {
        deed(self.game, self.log);
    }

    fn refuse(self, refusal: G::Refusal) {
        unreachable!("a checked answer is refused: {refusal:?}");
    }
}

/// Declares the questions of a game: a small type each, and the enum of them all, which asks the
/// one it holds. Every type implements [`Ask`] in the chapter of its rules. The word is what
/// digests know a question by and what says of a [prompt](crate::Prompt) which kind of question it
/// is; its fields are [facts](crate::Fact).
#[macro_export]
macro_rules! asks {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Question:ident of $Game:ty {
            $($(#[$doc:meta])* $Ask:ident $({ $($field:ident: $type:ty),+ })? = $word:literal,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        $vis enum $Question {
            $($(#[$doc])* $Ask($Ask),)+
        }

        $(
            $crate::asks!(@type $(#[$doc])* $vis $Ask $({ $($field: $type),+ })?);

            impl From<$Ask> for $Question {
                fn from(ask: $Ask) -> Self {
                    Self::$Ask(ask)
                }
            }
        )+

        impl $Question {
            /// Every kind of question, by its word.
            $vis const KINDS: &'static [&'static str] = &[$($word,)+];

            /// What digests know it by.
            $vis const fn word(self) -> &'static str {
                match self { $(Self::$Ask(_) => $word,)+ }
            }
        }

        impl $crate::Fact for $Question {
            fn feed(&self, digest: &mut $crate::Digest) {
                match self {
                    $(Self::$Ask($Ask { $($($field),+)? }) => { $($(digest.fact($field);)+)? })+
                }
            }
        }

        impl $crate::Ask<$Game> for $Question {
            fn prompt(self, game: &$Game, seat: $crate::Seat) -> $crate::Prompt {
                let prompt =
                    match self { $(Self::$Ask(ask) => <$Ask as $crate::Ask<$Game>>::prompt(ask, game, seat),)+ };
                prompt.of_kind(self.word())
            }

            fn candidates(
                self,
                game: &$Game,
                seat: $crate::Seat,
                out: &mut Vec<<$Game as $crate::Game>::Choice>,
            ) {
                match self { $(Self::$Ask(ask) => <$Ask as $crate::Ask<$Game>>::candidates(ask, game, seat, out),)+ }
            }

            fn answer<H: $crate::Hearing<$Game>>(
                self,
                seat: $crate::Seat,
                choice: <$Game as $crate::Game>::Choice,
                hearing: H,
            ) -> H::Outcome {
                match self { $(Self::$Ask(ask) => <$Ask as $crate::Ask<$Game>>::answer(ask, seat, choice, hearing),)+ }
            }
        }
    };
    (@type $(#[$doc:meta])* $vis:vis $Ask:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        $vis struct $Ask;
    };
    (@type $(#[$doc:meta])* $vis:vis $Ask:ident { $($field:ident: $type:ty),+ }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "a question says what its fields are")]
        $vis struct $Ask {
            $($vis $field: $type),+
        }
    };
}
