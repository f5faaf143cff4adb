//! Players for every game, and the arena they meet in.
//!
//! A [`Player`] never holds the true game: it gets a [`Mind`], which shows what its seat may see
//! and imagines games the seat cannot tell from the true one. The same random numbers lead to the
//! same answers, on every machine, unless a clock cuts the thinking short.
#![allow(clippy::cast_precision_loss, reason = "points and pieces are small numbers")]

mod abbey;
pub mod any;
mod arena;
mod budget;
pub mod climb;
mod foresight;
mod forest;
mod grand;
mod greedy;
mod hint;
mod inputs;
pub mod judge;
pub mod ladder;
pub mod learn;
mod levels;
mod linear;
mod lists;
mod mind;
pub mod net;
mod ora;
mod orleans;
mod outlook;
mod pillars;
mod planner;
mod player;
mod search;
mod stages;
mod tree;
pub mod tune;

pub use arena::{Arena, Endless, Played};
pub use budget::{Budget, Clock, Slice, wall_clock};
pub use grand::{Grandeur, Grandmaster};
pub use greedy::{Greedy, Habits};
pub use hint::{Adviser, Hint, advice, hints};
pub use judge::{Judge, Topic, judge, learned_judge};
pub use levels::{LEVELS, Level, STANDARD_LEVEL, Sight};
pub use lists::Lists;
pub use mind::{Mind, Offers};
pub use outlook::{Moment, Outlook, curve, outlook};
pub use planner::{Foresightedness, Planner};
pub use player::{NAMES, Player, Random, Thought, by_name};
pub use search::{Search, Settings};
