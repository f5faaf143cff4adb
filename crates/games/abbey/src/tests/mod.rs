//! The rulebook, tried.

mod abbey;
mod auction;
mod bench;
mod buildings;
mod conformance;
mod construction;
mod crusades;
mod ending;
mod fate;
mod flow;
mod gather;
mod general;
mod help;
mod market;
mod pace;
mod pews;
mod raid;
mod riches;
mod seasons;
mod setup;
