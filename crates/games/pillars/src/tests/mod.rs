//! The rulebook, tried: one file per chapter, and the nets that every game has.

mod bills;
mod builders;
mod cathedral;
mod conformance;
mod conventions;
mod counts;
mod court;
mod draft;
mod ending;
mod fate;
mod golden;
mod market;
mod material;
mod privileges;
mod production;
mod round;
mod scene;
mod secrets;
mod setup;
mod shiring;
mod spelling;
