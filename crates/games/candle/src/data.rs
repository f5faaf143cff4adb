//! The printed material.

use parlour_core::spelled;

/// How many candles there are; each is worth its number of points (CAN-1.2).
pub const CANDLES: usize = 7;
/// So many of them are sold in a game at most; the others are never seen (CAN-1.2).
pub const SOLD: u8 = 4;
/// The highest bid (CAN-2.2): before revision 2 of the rules, and since.
pub const HIGHEST_BIDS: [u8; 2] = [5, 6];
/// What a player starts with, coin by coin (CAN-1.1).
pub const START: [u8; 2] = [2, 4];

spelled! {
    /// The coins, the dearest first: payments ask for them in this order.
    pub enum Coin, "a coin", "candle-coin-" {
        /// *Gros*.
        Groat = "groat",
        /// *Denier*.
        Penny = "penny",
    }
}

impl Coin {
    /// What it is worth in pennies (CAN-3.1).
    pub const fn value(self) -> u8 {
        match self {
            Self::Groat => 3,
            Self::Penny => 1,
        }
    }
}

/// How many pennies a player owns, at the start and ever after, spent ones included.
pub const WEALTH: u8 = START[0] * Coin::Groat.value() + START[1] * Coin::Penny.value();
const _: () = assert!(WEALTH == 10);
