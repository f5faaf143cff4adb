//! The rulebook, tried: one file per chapter, and the nets that every game has.

mod actions;
mod bills;
mod bonus;
mod building;
mod cards_common;
mod cards_france;
mod cards_ireland;
mod conformance;
mod contracts;
mod counts;
mod examples;
mod free;
mod functions;
mod golden;
mod material;
mod payments;
mod rounds;
mod scene;
mod scoring;
mod settlements;
mod setup;
mod short;
mod solo;
mod spelling;
mod two;
mod wheel;
