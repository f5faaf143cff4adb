//! Ora & Labora: monasteries that harvest from one production wheel, build and settle.
//!
//! Nothing is hidden and, after the start player is drawn, nothing is random. France and Ireland
//! can be played alone, by two, three or four; options choose the country and the length.
//!
//! ```
//! use parlour_core::{Game, Mode, Seat, Who};
//! use parlour_ora::Ora;
//!
//! let mode = Mode::choose(Ora::ABOUT, Some(3), [("country", "ireland")]).unwrap();
//! let mut game = Ora::new(&mode).unwrap();
//! game.play(Who::Chance, "start red".parse().unwrap(), &mut ()).unwrap();
//! for words in ["place", "at red cloister-office", "send prior", "harvest coin"] {
//!     game.play(Who::Seat(Seat::new(0)), words.parse().unwrap(), &mut ()).unwrap();
//! }
//! assert_eq!(game.coins(Seat::new(0)), 3);
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

pub use choice::{Action, Choice, Clergyman, Fee};
pub use event::Event;
pub use refusal::Refusal;
pub use score::SOLO_GOAL;
pub use state::Ora;
pub use state::land::{Content, Spot};
pub use state::reading::{Domain, Ground, Workplace};
pub use step::{Different, Pay, Question, Turn};
pub use view::View;
