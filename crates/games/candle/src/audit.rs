//! Material is conserved: what is wrong with a position, if anything is.

use crate::data::WEALTH;
use crate::state::Candle;

/// Every penny is in a purse or spent (CAN-1.1).
pub(crate) fn audit(game: &Candle) -> Result<(), String> {
    let unsound = game.seats.iter().find(|purse| purse.worth() + purse.spent != WEALTH);
    unsound.map_or(Ok(()), |purse| Err(format!("money is lost: {purse:?}")))
}
