//! Everything the game has to say, as keys with arguments: the texts live elsewhere.

mod choices;
mod functions;
mod text_table;

pub(crate) use functions::function_rule;
use parlour_core::Phrase;

use crate::data::{Goods, Symbol};
use crate::state::land::Spot;

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

/// A cell by its name on a land with this upper left corner: a letter for its row, a number for its column.
pub(crate) fn spot(at: Spot, corner: Spot) -> Phrase {
    Phrase::new("ora-spot")
        .list("row", [row(at.row, corner)])
        .number("col", i64::from(at.col) - i64::from(corner.col) + 1)
}

/// The letter of a row on a land with this upper left corner; a row above it becomes the first.
fn row(row: i8, corner: Spot) -> Phrase {
    Phrase::new("ora-row").number("row", i64::from(row) - i64::from(corner.row.min(row)) + 1)
}

/// Where a strip of land goes: in a row that is there or comes below, or above the first. As long as nothing lies above it,
/// that is still row A, and no other may be called so.
pub(crate) fn laid(at: i8, corner: Spot) -> Phrase {
    if at < corner.row {
        return Phrase::new("ora-laid-above").list("row", [row(corner.row, corner)]);
    }
    Phrase::new("ora-laid-in").list("row", [row(at, corner)])
}
