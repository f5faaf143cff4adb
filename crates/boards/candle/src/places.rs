//! Where a choice points.

use parlour_candle::Choice;
use parlour_candle::data::Coin;
use parlour_core::Seat;
use parlour_kit::Part;

/// What a choice points at, for the seat that may make it.
pub(crate) fn parts(me: Option<Seat>, choice: Choice) -> Vec<Part> {
    let groats = || me.map(|seat| Part::good(coins(seat, Coin::Groat)));
    let part = match choice {
        Choice::Bid(pennies) => Some(Part::place(bid(pennies))),
        Choice::Groats(_) | Choice::Change => groats(),
        Choice::Candle(_) => None,
    };
    part.into_iter().collect()
}

/// The place of a bid.
pub(crate) fn bid(pennies: u8) -> String {
    format!("can-bid-{pennies}")
}

/// The coins of a seat.
pub(crate) fn coins(seat: Seat, coin: Coin) -> String {
    format!("can-{coin}-{seat}")
}
