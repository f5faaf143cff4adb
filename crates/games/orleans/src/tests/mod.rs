//! The rulebook, tried: one file per chapter, and the nets that every game has.

mod actions;
mod bathhouse;
mod bills;
mod conformance;
mod counts;
mod deeds;
mod development;
mod ending;
mod events;
mod golden;
mod material;
mod muster;
mod planning;
mod play;
mod questions;
mod recruiting;
mod round;
mod scene;
mod secrets;
mod setup;
mod spelling;
mod supplies;
mod technology;
mod tiles;
mod torture;
mod travel;
