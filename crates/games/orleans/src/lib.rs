//! Orléans (Reiner Stockhausen, 2014), for two to four players.
//!
//! Every round followers are drawn from a bag onto a market and planned onto places; a place whose
//! spaces are all filled can be executed for one action. After eighteen rounds coins, goods, and
//! trading posts and citizens multiplied by the development status decide.
//!
//! ```
//! use parlour_core::{Game, Mode, Rng, Who, draw, options_of};
//! use parlour_orleans::Orleans;
//!
//! let mode = Mode::choose(Orleans::ABOUT, Some(2), []).unwrap();
//! let mut game = Orleans::new(&mode).unwrap();
//! let good = draw(&game, &mut Rng::from_number(7));
//! game.play(Who::Chance, good, &mut ()).unwrap();
//! assert_eq!(options_of(&game, Who::Chance).len(), 5);
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
mod view;
mod words;

#[cfg(test)]
mod tests;

pub use choice::{Choice, Item};
pub use data::{City, Follower, Good, Hourglass, Kind, Place};
pub use event::Event;
pub use refusal::Refusal;
pub use state::{Orleans, Player, Slot};
pub use step::Stage;
pub use view::{
    CellsView, CitizenView, CityView, DeedView, EdgeView, OutView, PlaceView, SeatView, SpaceView, Stack,
    TileView, View,
};
