//! Players for every game, and the arena they meet in.
//!
//! A [`Player`] never holds the true game: it gets a [`Mind`], which shows what its seat may see
//! and imagines games the seat cannot tell from the true one. The same random numbers lead to the
//! same answers, on every machine.

mod arena;
mod greedy;
mod lists;
mod mind;
mod player;

pub use arena::{Arena, Endless, Played};
pub use greedy::Greedy;
pub use lists::Lists;
pub use mind::{Mind, Offers};
pub use player::{NAMES, Player, Random, by_name};
