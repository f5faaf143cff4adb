//! Whole games, drawn.

use parlour_board_pillars::{STYLE, draw, goes_on, read};
use parlour_kit::numbers::Numbers;
use parlour_kit::preview::Preview;
use parlour_kit::testkit::{Proof, prove};
use parlour_pillars::Pillars;

/// Choices that point at nothing on the board. A builder that may not wait has no niche to wait in.
const PLACELESS: &[&str] = &["pass", "wait", "withdraw", "finish", "bless-none"];

/// Everything that is counted on the table.
const NUMBERS: Numbers = Numbers {
    score: "seats/*/points",
    always: &[
        "seats/*/points",
        "seats/*/gold",
        "seats/*/goods/sand",
        "seats/*/goods/wood",
        "seats/*/goods/stone",
        "seats/*/goods/metal",
        "seats/*/idle",
        "stock/stone",
        "stock/wood",
        "stock/sand",
    ],
    symbols: &[
        ("/gold", "i-coin"),
        ("tax", "i-coin"),
        ("/points", "i-vp"),
        ("/sand", "i-sand"),
        ("/wood", "i-timber"),
        ("/stone", "i-stone"),
        ("/metal", "i-metal"),
        ("/idle", "i-worker"),
    ],
};

const JOURNALS: &[&str] = &[
    include_str!("../../../games/pillars/tests/golden/two-players.journal"),
    include_str!("../../../games/pillars/tests/golden/three-players.journal"),
    include_str!("../../../games/pillars/tests/golden/four-players.journal"),
];

#[test]
fn every_position_is_drawn_for_everybody() {
    let preview = Preview { draw, style: STYLE, goes_on, read };
    prove::<Pillars>(&Proof { preview, placeless: PLACELESS, numbers: NUMBERS }, JOURNALS);
}
