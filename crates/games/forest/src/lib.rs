//! *Black Forest*, for one to four players.
//!
//! A glassmaker's estate in the Black Forest: a pawn travels from village to village, workers are
//! visited between two of which it stands, and two production dials turn by themselves whenever
//! they can. Rule ids such as `BLF-4.11` are those of the rule pages.
//!
//! ```
//! use parlour_core::{Decision, Game, Mode, Rng, Who, draw, options_of};
//! use parlour_forest::Forest;
//!
//! let mode = Mode::choose(Forest::ABOUT, Some(2), []).unwrap();
//! let mut game = Forest::new(&mode).unwrap();
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
//! assert!(game.round() > 1);
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
mod words;

pub use choice::{Choice, Pawn};
pub use event::Event;
pub use refusal::{Lottery, Refusal};
pub use state::Forest;
pub use state::dials::Dials;
pub use state::estate::{Estate, Herd, Housing};
pub use state::player::{Player, Standing};
pub use step::{Due, Source};
pub use view::View;
