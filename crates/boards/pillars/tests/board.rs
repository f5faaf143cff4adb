//! Whole games, drawn.

use parlour_board_pillars::{STYLE, draw};
use parlour_kit::preview::Preview;
use parlour_kit::testkit::prove;
use parlour_pillars::Pillars;

/// Choices that point at nothing on the board. A builder that may not wait has no niche to wait in.
const PLACELESS: &[&str] = &["pass", "wait", "withdraw", "finish", "bless-none"];

const JOURNALS: &[&str] = &[
    include_str!("../../../games/pillars/tests/golden/two-players.journal"),
    include_str!("../../../games/pillars/tests/golden/three-players.journal"),
    include_str!("../../../games/pillars/tests/golden/four-players.journal"),
];

#[test]
fn every_position_is_drawn_for_everybody() {
    prove::<Pillars>(&Preview { draw, style: STYLE }, JOURNALS, PLACELESS);
}
