//! Whole games are drawn, and choices point where a player looks.

use parlour_abbey::{Abbey, View};
use parlour_kit::preview::Preview;
use parlour_kit::testkit::prove;

use crate::{SPRITE, STYLE, draw};

const GOLDEN: &[&str] = &[
    include_str!("../../../games/abbey/tests/golden/everything.journal"),
    include_str!("../../../games/abbey/tests/golden/five-players.journal"),
    include_str!("../../../games/abbey/tests/golden/quick.journal"),
    include_str!("../../../games/abbey/tests/golden/solo-everything.journal"),
    include_str!("../../../games/abbey/tests/golden/three-players.journal"),
];

/// Choices that name nothing on the table, or something that may not lie on it.
const PLACELESS: &[&str] = &[];

#[test]
fn whole_games_are_drawn_for_everybody() {
    let preview = Preview::<View> { draw, sprite: SPRITE, style: STYLE };
    prove::<Abbey>(&preview, GOLDEN, PLACELESS);
}
