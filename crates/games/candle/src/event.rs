//! What a game tells while it runs: one line of the log each.

use parlour_core::{Phrase, Seat, Speak, Tell, Telling};

use crate::data::Coin;

/// The key of a point.
pub(crate) const POINT: &str = "candle-point";

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Event {
    /// The seer has seen the next candle.
    Saw { seat: Seat, candle: u8 },
    /// A candle is sold.
    Sold { seat: Seat, candle: u8, price: u8 },
    /// Coins leave the game.
    Paid { seat: Seat, coin: Coin, coins: u8 },
    /// A groat is three pennies now.
    Changed { seat: Seat },
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        self.told().phrase
    }
}

impl Tell for Event {
    fn told(&self) -> Telling {
        match *self {
            Self::Saw { seat, candle } => {
                Phrase::new("candle-event-saw").seat("seat", seat).number("candle", candle).by("CAN-2.1")
            }
            Self::Sold { seat, candle, price } => Phrase::new("candle-event-sold")
                .seat("seat", seat)
                .number("candle", candle)
                .count("price", price, Coin::Penny.key())
                .by("CAN-2.4")
                .gain(seat, candle, POINT),
            Self::Paid { seat, coin, coins } => Phrase::new("candle-event-paid")
                .seat("seat", seat)
                .count("coins", coins, coin.key())
                .by("CAN-3.1")
                .loss(seat, coins, coin.key()),
            Self::Changed { seat } => Phrase::new("candle-event-changed")
                .seat("seat", seat)
                .by("CAN-3.3")
                .loss(seat, 1, Coin::Groat.key())
                .gain(seat, Coin::Groat.value(), Coin::Penny.key()),
        }
    }
}
