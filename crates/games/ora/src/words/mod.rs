//! Everything the game has to say, as keys with arguments: the texts live elsewhere.

mod choices;
mod functions;
mod prompts;
mod sheet;

pub(crate) use functions::function_rule;
use parlour_core::Phrase;

use crate::data::{Goods, Symbol};
use crate::land::Spot;

/// Goods as a list of counted things.
pub(crate) fn list(goods: Goods, times: u8) -> Vec<Phrase> {
    let counted = |(good, amount): &(crate::data::Good, u8)| {
        Phrase::counted(i64::from(*amount) * i64::from(times), good.key())
    };
    goods.iter().map(counted).collect()
}

/// So much food, energy (in halves) or points.
pub(crate) fn owed(symbol: Symbol, amount: u16) -> Phrase {
    let key = match symbol {
        Symbol::Food => "ora-owed-food",
        Symbol::Energy => "ora-owed-energy",
        Symbol::Points => "ora-owed-points",
    };
    Phrase::new(key).number("n", amount)
}

/// A cell by row and column.
pub(crate) fn spot(spot: Spot) -> Phrase {
    Phrase::new("ora-spot").number("row", spot.row).number("col", spot.col)
}
