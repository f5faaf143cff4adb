//! The rulebook, tried: one file per chapter, and the nets that every game has.

mod auction;
mod bills;
mod ending;
mod nets;
mod payment;
mod setup;

use parlour_core::Seat;
use parlour_core::testkit::Scenario;

use crate::Candle;

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

/// A short game, before the first look.
fn candle(players: u8) -> Scenario<Candle> {
    Scenario::new(players, &[])
}
