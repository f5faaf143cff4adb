//! *The Pillars of the Earth* (*Les Piliers de la Terre*), for two to four players.
//!
//! In twelfth-century Kingsbridge, building contractors raise a cathedral in six rounds: they
//! draft resource cards and craftsmen, place master builders at a falling price, and let the
//! stations of the board do the rest. Rule ids such as `PIL-5.7` are those of the rule pages.
//!
//! ```
//! use parlour_core::{Decision, Game, Mode, Rng, Who, draw, options_of};
//! use parlour_pillars::Pillars;
//!
//! let mode = Mode::choose(Pillars::ABOUT, Some(3), []).unwrap();
//! let mut game = Pillars::new(&mode).unwrap();
//! let mut rng = Rng::from_number(7);
//! loop {
//!     let (who, choice) = match game.decision() {
//!         Decision::Draw => (Who::Chance, draw(&game, &mut rng)),
//!         Decision::Ask(seats) => {
//!             let who = Who::Seat(seats.first().unwrap());
//!             (who, rng.pick(&options_of(&game, who)).unwrap())
//!         }
//!         Decision::Over => break,
//!     };
//!     game.play(who, choice, &mut ()).unwrap();
//! }
//! assert_eq!(game.round(), 6);
//! ```

#![allow(clippy::similar_names, reason = "gold and goods are the game's own words")]

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
mod words;

pub use choice::Choice;
pub use event::{Cause, Event};
pub use refusal::{Aim, Lottery, Refusal};
pub use state::{Pillars, Player};
pub use view::View;
