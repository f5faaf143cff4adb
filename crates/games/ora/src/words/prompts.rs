//! Questions.

use parlour_core::{Phrase, Speak};

use super::{function_rule, owed};
use crate::data::{Good, Tile};
use crate::prompt::Prompt;

impl Speak for Prompt {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Start => Phrase::new("ora-prompt-start"),
            Self::Action { left } => Phrase::new("ora-prompt-action").number("left", left),
            Self::BonusAction => Phrase::new("ora-prompt-bonus-action"),
            Self::EndTurn => Phrase::new("ora-prompt-end-turn"),
            Self::Place => Phrase::new("ora-prompt-place"),
            Self::Contract { price } => Phrase::new("ora-prompt-contract").number("price", price),
            Self::Fee { card, price } => {
                Phrase::new("ora-prompt-fee").term("card", card.key()).number("price", price)
            }
            Self::Assign { card } => Phrase::new("ora-prompt-assign").term("card", card.key()),
            Self::Clear { good } => Phrase::new("ora-prompt-clear").term("good", good.key()),
            Self::Harvest => Phrase::new("ora-prompt-harvest"),
            Self::Build => Phrase::new("ora-prompt-build"),
            Self::Site { card } => Phrase::new("ora-prompt-site").term("card", card.key()),
            Self::Prior { card } => Phrase::new("ora-prompt-prior").term("card", card.key()),
            Self::Tile { tile } => Phrase::new("ora-prompt-tile").term("tile", tile.key()),
            Self::Lay { tile } => Phrase::new("ora-prompt-lay").term("tile", tile.key()),
            Self::Settle => Phrase::new("ora-prompt-settle"),
            Self::Found { settlement } => {
                Phrase::new("ora-prompt-found").term("settlement", settlement.key())
            }
            _ => self.function_phrase(),
        }
    }
}

impl Prompt {
    /// Questions within the function of a building.
    fn function_phrase(self) -> Phrase {
        match self {
            Self::Gain { card } => Phrase::new("ora-prompt-gain").term("card", card.key()),
            Self::HowMany { card, line, offer } => Phrase::new("ora-prompt-how-many")
                .term("card", card.key())
                .number("line", line)
                .number("offer", offer),
            Self::OneOf { card } => Phrase::new("ora-prompt-one-of").term("card", card.key()),
            Self::Different { left } => Phrase::new("ora-prompt-different").number("left", left),
            Self::Pay { symbol, owed: amount, good } => {
                Phrase::new("ora-prompt-pay").list("owed", [owed(symbol, amount)]).term("good", good.key())
            }
            Self::Basics { amount } => Phrase::new("ora-prompt-basics").number("n", amount),
            Self::Tiles { left, good } => {
                Phrase::new("ora-prompt-tiles").number("left", left).term("good", good.key())
            }
            Self::Kind { card } => Phrase::new("ora-prompt-kind").term("card", card.key()),
            Self::Relay { card } => Phrase::new("ora-prompt-relay").term("card", card.key()),
            Self::Thin { card, left } => {
                Phrase::new("ora-prompt-thin").term("card", card.key()).number("left", left)
            }
            Self::Warm => Phrase::new("ora-prompt-warm"),
            Self::Forge => Phrase::new("ora-prompt-forge"),
            Self::Raise { left } => Phrase::new("ora-prompt-raise").number("left", left),
            Self::Bathe => Phrase::new("ora-prompt-bathe"),
            Self::Neutral => Phrase::new("ora-prompt-neutral"),
            Self::NeutralSite { card } => Phrase::new("ora-prompt-neutral-site").term("card", card.key()),
            Self::NeutralUse { price } => Phrase::new("ora-prompt-neutral-use").number("price", price),
            _ => Phrase::new("ora-prompt-start"),
        }
    }
}

impl Prompt {
    /// The question in words, with the rule by which it is asked.
    pub(crate) fn prompt(self) -> parlour_core::Prompt {
        self.phrase().asked_by(self.rule())
    }

    /// The rule by which it is asked.
    fn rule(self) -> &'static str {
        match self {
            Self::Start => "ORA-1.10",
            Self::Action { .. } => "ORA-4.1",
            Self::BonusAction => "ORA-9.2",
            Self::EndTurn => "ORA-7.6",
            Self::Place => "ORA-4.2",
            Self::Contract { .. } => "ORA-6.1",
            Self::Fee { .. } => "ORA-6.2",
            Self::Assign { .. } => "ORA-6.5",
            Self::Clear { good: Good::Wood } => "ORA-4.5",
            Self::Clear { .. } => "ORA-4.6",
            Self::Harvest => "ORA-3.2",
            Self::Build | Self::Site { .. } => "ORA-5.1",
            Self::Prior { .. } => "ORA-5.7",
            Self::Tile { .. } => "ORA-7.5",
            Self::Lay { tile: Tile::District } => "ORA-7.8",
            Self::Lay { .. } => "ORA-7.10",
            Self::Settle => "ORA-8.2",
            Self::Found { .. } => "ORA-8.4",
            Self::Different { .. } => "ORA-10.6",
            Self::Pay { .. } => "ORA-10.5",
            Self::Tiles { .. } => "ORA-10.9",
            Self::Gain { card }
            | Self::HowMany { card, .. }
            | Self::OneOf { card }
            | Self::Kind { card }
            | Self::Relay { card }
            | Self::Thin { card, .. } => function_rule(card),
            Self::Basics { .. } => "ORA-1.6",
            Self::Warm => "ORA-11.32F",
            Self::Forge => "ORA-11.35F",
            Self::Raise { .. } => "ORA-11.36F",
            Self::Bathe => "ORA-11.23F",
            Self::Neutral => "ORA-14.4",
            Self::NeutralSite { .. } => "ORA-14.5",
            Self::NeutralUse { .. } => "ORA-14.7",
        }
    }
}
