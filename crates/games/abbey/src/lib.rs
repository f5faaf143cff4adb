//! The rules of The King's Abbey (*L'Abbaye du Roy*), for one to five players.
//!
//! ```
//! use parlour_abbey::Abbey;
//! use parlour_core::{Game, Mode, Rng, Decision, draw, options_of};
//!
//! let mode = Mode::choose(Abbey::ABOUT, Some(2), [("saints", "on")]).unwrap();
//! let mut game = Abbey::new(&mode).unwrap();
//! let mut rng = Rng::from_number(1);
//! while game.decision() == Decision::Draw {
//!     let outcome = draw(&game, &mut rng);
//!     game.apply(parlour_core::Who::Chance, outcome, &mut ());
//! }
//! assert_eq!(game.round(), 1);
//! ```

mod audit;
pub mod choice;
pub mod data;
mod digest;
pub mod event;
mod game;
pub mod refusal;
mod rules;
mod score;
mod setup;
mod state;
mod step;
pub mod view;
mod words;

#[cfg(test)]
mod tests;

pub use choice::Choice;
pub use data::printed::{PrintedRow, Provenance, printed_rows, reconstructed_rows};
pub use event::Event;
pub use refusal::Refusal;
pub use state::{Abbey, Player, Quest, Taker};
pub use step::Phase;
pub use view::View;
