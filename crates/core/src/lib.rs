//! The protocol every Parlour game speaks.
//!
//! A game is a plain value that *asks*: [`Game::decision`] says who must answer, [`Game::options`]
//! lists the legal answers, [`Game::apply`] plays one and runs on to the next question. Chance is
//! a seat like any other, so the journal of answers is the whole truth of a game.
//!
//! This crate knows no game, no input or output, no clock and no source of true randomness.

pub mod any;
pub mod ask;
pub mod bill;
pub mod chance;
pub mod digest;
pub mod game;
pub mod journal;
pub mod law;
pub mod mode;
pub mod notation;
pub mod path;
pub mod phrase;
pub mod row;
pub mod score;
pub mod seat;
pub mod set;
pub mod table;
pub mod tally;
#[cfg(feature = "testkit")]
pub mod testkit;
pub mod urn;

#[doc(hidden)]
pub use serde;

pub use ask::{Ask, Hearing};
pub use bill::{Bill, Due, Given, Means};
pub use chance::{Commitment, RevealedSeed, Rng, Seed};
pub use digest::{Digest, Fact, Fingerprint};
pub use game::{Decision, Game, Log, Noted, Objections, canonical_of, draw, leaders, options_of, winners};
pub use journal::{Entry, Header, Journal, JournalError};
pub use mode::{About, Mode, OptionSpec, SetupError};
pub use notation::{NotationError, Spelling};
pub use phrase::{
    Arg, Change, Line, Phrase, Prompt, Reason, Refuse, Section, Speak, Tabulate, Tell, Telling, TextTable,
};
pub use row::{Agenda, Row};
pub use score::{Score, ScoreLine};
pub use seat::{Audience, Eyes, Seat, SeatSet, Who};
pub use set::{Listed, Set};
pub use table::{Answered, Table, TableError};
pub use tally::{Tally, Tender};
pub use urn::{Deck, Peek, Urn};
