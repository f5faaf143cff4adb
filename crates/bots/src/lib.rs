//! Players for every game, and the arena they meet in.
//!
//! A [`Player`] never holds the true game: it gets a [`Mind`], which shows what its seat may see
//! and imagines games the seat cannot tell from the true one. The same random numbers lead to the
//! same answers, on every machine.
#![allow(clippy::cast_precision_loss, reason = "points and pieces are small numbers")]

mod abbey;
mod arena;
mod forest;
mod greedy;
pub mod judge;
mod lists;
mod mind;
mod ora;
mod orleans;
mod pillars;
mod player;

pub use arena::{Arena, Endless, Played};
pub use greedy::Greedy;
pub use judge::{Judge, judge};
pub use lists::Lists;
pub use mind::{Mind, Offers};
pub use player::{NAMES, Player, Random, by_name};
