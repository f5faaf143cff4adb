//! The rulebook as tests, one file per chapter.

mod bills;
mod building;
mod conformance;
mod counts;
mod dials;
mod ending;
mod estate;
mod flow;
mod free;
mod golden;
mod large;
mod missions;
mod questions;
mod scene;
mod setup;
mod small_a;
mod small_b;
mod solo;
mod spelling;
mod travel;
mod two_players;
mod view;
mod workers;
