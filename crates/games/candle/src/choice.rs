//! Answers: what players decide and what chance turns up, each with its one spelling.

use parlour_core::{Phrase, choices};

use crate::data::Coin;

choices! {
    /// An answer, of a player or of chance.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Choice, "an answer" {
        /// Chance: the next candle, looked at or shown (CAN-2.1, CAN-2.3).
        Candle(candle: u8) = "candle {candle}",
        /// Bids so many pennies (CAN-2.2).
        Bid(pennies: u8) = "bid {pennies}",
        /// Pays with so many groats, the rest with pennies (CAN-3.1).
        Groats(groats: u8) = "groats {groats}",
        /// Changes a groat into pennies (CAN-3.3).
        Change = "change",
    }
}

impl Choice {
    /// What it does, in words that need no other context.
    pub(crate) fn phrase(self) -> Phrase {
        match self {
            Self::Candle(candle) => Phrase::new("candle-choice-candle").number("candle", candle),
            Self::Bid(pennies) => {
                Phrase::new("candle-choice-bid").count("pennies", pennies, Coin::Penny.key())
            }
            Self::Groats(groats) => {
                Phrase::new("candle-choice-groats").count("groats", groats, Coin::Groat.key())
            }
            Self::Change => Phrase::new("candle-choice-change"),
        }
    }
}
