//! The count (CAN-4.2).

use parlour_core::{Score, Seat};

use crate::state::Candle;

/// Points of candles; the money left decides between equals (CAN-4.2).
pub(crate) fn score(game: &Candle, seat: Seat) -> Score {
    let purse = &game[seat];
    Score::new().line("candle-score-candles", purse.points).ties([i32::from(purse.worth()), 0, 0])
}
