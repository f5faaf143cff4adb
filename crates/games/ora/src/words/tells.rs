//! The rule behind each line of the log, and what it gives and takes.

use parlour_core::{Change, Seat, Tell};

use crate::choice::Action;
use crate::data::{Card, Good};
use crate::event::Event;

impl Tell for Event {
    fn rule(&self) -> &'static str {
        match *self {
            Self::Begins { .. } => "ORA-1.10",
            Self::Round { .. } => "ORA-2.2",
            Self::Recalled { .. } => "ORA-2.1",
            Self::CameHome { .. } => "ORA-11.53",
            Self::MarkerEntered { .. } => "ORA-3.7",
            Self::MarkerLeft { .. } => "ORA-3.6",
            Self::BonusRound => "ORA-9.1",
            Self::FinalTurn { .. } => "ORA-2.11",
            Self::SettlementPhase { .. } => "ORA-8.2",
            Self::Revealed { .. } => "ORA-8.6",
            Self::Acted { action, .. } | Self::NothingToClear { action, .. } => action_rule(action),
            Self::Entered { card, .. } | Self::Reached { card, .. } => function_rule(card),
            Self::Contracted { .. } => "ORA-6.2",
            Self::Cleared { .. } => "ORA-4.7",
            Self::Harvested { .. } => "ORA-3.2",
            Self::Gained { .. } | Self::Paid { .. } => "ORA-10.12",
            Self::Built { .. } => "ORA-5.1",
            Self::Covered { .. } | Self::Discarded { .. } => "ORA-14.6",
            Self::ContractsCostMore { .. } => "ORA-5.8",
            Self::Land { .. } => "ORA-7.5",
            Self::Founded { .. } => "ORA-8.3",
            Self::Flipped { .. } => "ORA-7.1",
            Self::Sold { .. } => "ORA-7.3",
            Self::CutShort => "ORA-13.4",
            Self::Over => "ORA-15.1",
        }
    }

    fn changes(&self) -> Vec<Change> {
        match *self {
            Self::Gained { seat, good, amount } => vec![tiles(seat, good, amount.into())],
            Self::Paid { seat, good, amount } => vec![tiles(seat, good, -i64::from(amount))],
            Self::Flipped { seat } => vec![tiles(seat, Good::Grain, -1), tiles(seat, Good::Straw, 1)],
            Self::Sold { seat, good } => {
                vec![tiles(seat, good, -1), tiles(seat, Good::Coin, good.money().into())]
            }
            _ => Vec::new(),
        }
    }
}

/// Tiles that come or go; coins are one number, whatever tiles they lie in (ORA-7.2).
fn tiles(seat: Seat, good: Good, by: i64) -> Change {
    match good {
        Good::Coin5 => Change::gain(seat, 5 * by, Good::Coin.key()),
        good => Change::gain(seat, by, good.key()),
    }
}

const fn action_rule(action: Action) -> &'static str {
    match action {
        Action::Place => "ORA-4.2",
        Action::Contract => "ORA-6.1",
        Action::Fell => "ORA-4.5",
        Action::Cut => "ORA-4.6",
        Action::Build => "ORA-5.1",
    }
}

/// The rules of the functions, in the order of the cards.
#[rustfmt::skip]
const FUNCTIONS: [&str; 70] = [
    // The basic buildings harvest from the wheel.
    "ORA-3.8", "ORA-3.8", "ORA-3.8",
    // Both countries.
    "ORA-11.01G", "ORA-11.02G", "ORA-11.06G", "ORA-11.07G", "ORA-11.12G", "ORA-11.13G", "ORA-11.16G",
    "ORA-11.18G", "ORA-11.19G", "ORA-11.22G", "ORA-11.26G", "ORA-11.28G", "ORA-11.34G", "ORA-11.39G",
    "ORA-11.41G",
    // France.
    "ORA-11.03F", "ORA-11.04F", "ORA-11.05F", "ORA-11.08F", "ORA-11.09F", "ORA-11.10F", "ORA-11.11F",
    "ORA-11.14F", "ORA-11.15F", "ORA-11.17F", "ORA-11.20F", "ORA-11.21F", "ORA-11.23F", "ORA-11.24F",
    "ORA-11.25F", "ORA-11.27F", "ORA-11.29F", "ORA-11.30F", "ORA-11.31F", "ORA-11.32F", "ORA-11.33F",
    "ORA-11.35F", "ORA-11.36F", "ORA-11.37F", "ORA-11.38F", "ORA-11.40F",
    // Ireland.
    "ORA-11.03I", "ORA-11.04I", "ORA-11.05I", "ORA-11.08I", "ORA-11.09I", "ORA-11.10I", "ORA-11.11I",
    "ORA-11.14I", "ORA-11.15I", "ORA-11.17I", "ORA-11.20I", "ORA-11.21I", "ORA-11.23I", "ORA-11.24I",
    "ORA-11.25I", "ORA-11.27I", "ORA-11.29I", "ORA-11.30I", "ORA-11.31I", "ORA-11.32I", "ORA-11.33I",
    "ORA-11.35I", "ORA-11.36I", "ORA-11.37I", "ORA-11.38I", "ORA-11.40I",
];

/// What the card does.
const fn function_rule(card: Card) -> &'static str {
    FUNCTIONS[card as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rule_of_a_card_bears_its_number() {
        for card in Card::ALL.iter().filter(|card| !card.is_basic()) {
            let number = format!("ORA-11.{:02}", card.face().number);
            assert!(function_rule(*card).starts_with(&number), "{card}: {}", function_rule(*card));
        }
    }
}
