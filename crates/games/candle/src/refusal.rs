//! Why an answer may not be given.

use parlour_core::{Phrase, Reason, Refuse, Speak};

use crate::data::Coin;

/// Why an answer may not be given, with the numbers needed to say so.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Refusal {
    /// Nobody asked this.
    NotAsked,
    /// Chance cannot turn this candle up.
    CandleIsGone,
    /// Nobody bids so much.
    TooHigh { most: u8 },
    /// The bid is more than the purse holds.
    TooPoor { bid: u8, purse: u8 },
    /// Too few groats to settle the bill, or more than it needs.
    CannotSettle { fewest: u8, most: u8 },
    /// A bill is settled before money is changed.
    PayFirst,
    /// There is no groat to change.
    NoGroat,
}

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        self.reason().phrase
    }
}

impl Refuse for Refusal {
    fn reason(&self) -> Reason {
        let (say, penny) = (Phrase::new, Coin::Penny.key());
        match *self {
            Self::NotAsked => say("candle-refusal-not-asked").refused_by("CAN-2.2"),
            Self::CandleIsGone => say("candle-refusal-candle-is-gone").refused_by("CAN-1.2"),
            Self::TooHigh { most } => {
                say("candle-refusal-too-high").count("most", most, penny).refused_by("CAN-2.2")
            }
            Self::TooPoor { bid, purse } => say("candle-refusal-too-poor")
                .count("bid", bid, penny)
                .count("purse", purse, penny)
                .refused_by("CAN-2.2"),
            Self::CannotSettle { fewest, most } => say("candle-refusal-cannot-settle")
                .number("fewest", fewest)
                .number("most", most)
                .refused_by("CAN-3.1"),
            Self::PayFirst => say("candle-refusal-pay-first").refused_by("CAN-3.3"),
            Self::NoGroat => say("candle-refusal-no-groat").refused_by("CAN-3.3"),
        }
    }
}
