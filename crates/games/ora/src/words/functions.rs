//! The rule of each card's function, and questions within one.

use parlour_core::{Phrase, Prompt};

use crate::data::Card;
use crate::step::Use;

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
pub(crate) const fn function_rule(card: Card) -> &'static str {
    FUNCTIONS[card as usize]
}

impl Use {
    /// A question that names the building in use and nothing else, asked by the rule of its function.
    pub(crate) fn prompt(self, key: &'static str) -> Prompt {
        Phrase::new(key).term("card", self.card.key()).asked_by(function_rule(self.card))
    }
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
