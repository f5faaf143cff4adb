//! *The candle auction*, a small game that uses every part of the protocol once: the template a new
//! game is copied from. It is on no shelf; the tests of the core and of the bots play it.
//!
//! Each round one seat, the seer, looks at the next candle in secret (a draw that one seat sees); all
//! seats bid at the same time (a question to several); the candle is shown (a draw that all see), and
//! the highest bidder pays for it with groats and pennies (a payment, forced where it leaves no
//! choice). A groat may be changed into pennies at any moment (an aside).
//!
//! Where to look, in the order in which a new game is written:
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`data`] | the printed material, as typed constants |
//! | `state` | the plain value a game is, and its smallest verbs |
//! | `choice` | the answers, each with its one spelling |
//! | `step` | what may be pending, the list of questions, draws and tasks, and how it runs on |
//! | `rules` | a file for each chapter: the questions with their rules and deeds |
//! | `event`, `refusal` | what is told, and why something may not be: one match each |
//! | `setup`, `score`, `view`, `digest`, `audit` | the first position, the count, what eyes see, the facts, the material |
//! | `game` | the protocol, spoken: nothing but dispatch |
//!
//! ```
//! use parlour_candle::Candle;
//! use parlour_core::{Decision, Game, Mode, Rng, Who, draw, options_of};
//!
//! let mode = Mode::choose(Candle::ABOUT, Some(3), []).unwrap();
//! let mut game = Candle::new(&mode).unwrap();
//! let mut rng = Rng::from_number(7);
//! while game.decision() != Decision::Over {
//!     let (who, choice) = match game.decision() {
//!         Decision::Ask(seats) => {
//!             let seat = seats.first().unwrap();
//!             (Who::Seat(seat), rng.pick(&options_of(&game, seat)).unwrap())
//!         }
//!         _ => (Who::Chance, draw(&game, &mut rng)),
//!     };
//!     game.apply(who, choice, &mut ());
//! }
//! assert_eq!(game.round(), 3);
//! ```

mod audit;
mod choice;
pub mod data;
mod digest;
mod event;
mod game;
mod refusal;
mod rules;
mod score;
mod setup;
mod state;
mod step;
#[cfg(test)]
mod tests;
pub mod view;

pub use choice::Choice;
pub use event::Event;
pub use refusal::Refusal;
pub use state::{Candle, Purse};
pub use view::View;
