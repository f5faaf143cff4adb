//! Whole games, drawn.

use parlour_board_candle::{STYLE, draw, goes_on, read};
use parlour_candle::Candle;
use parlour_kit::numbers::Numbers;
use parlour_kit::preview::Preview;
use parlour_kit::testkit::{Proof, prove};

const JOURNALS: &[&str] = &[
    include_str!("../../../games/candle/tests/golden/two-players.journal"),
    include_str!("../../../games/candle/tests/golden/three-players-long.journal"),
    include_str!("../../../games/candle/tests/golden/four-players.journal"),
];

/// Everything that is counted on the table.
const NUMBERS: Numbers = Numbers {
    score: "seats/*/points",
    always: &["seats/*/groats", "seats/*/pennies"],
    symbols: &[("/groats", "i-coin5"), ("/pennies", "i-coin")],
};

#[test]
fn every_position_is_drawn_for_everybody() {
    let preview = Preview { draw, style: STYLE, goes_on, read };
    prove::<Candle>(&Proof { preview, placeless: &[], numbers: NUMBERS }, JOURNALS);
}
