//! Whole games are drawn, and choices point where a player looks.

use parlour_abbey::{Abbey, View};
use parlour_kit::preview::Preview;
use parlour_kit::testkit::prove;

use crate::{STYLE, draw};

const GOLDEN: &[&str] = &[
    include_str!("../../../games/abbey/tests/golden/everything.journal"),
    include_str!("../../../games/abbey/tests/golden/solo-everything.journal"),
    include_str!("../../../games/abbey/tests/golden/three-players.journal"),
];

/// Choices that name nothing on the table.
const ABSTRACT: &str = "abandon accept again bid bonus-echo breach collect counter dice done double echo for gift give hold keep \
                        no-bonus part pass prestige refuse repel second sheep spare stables stop supply value want";

/// Choices about a die, a card or a peasant that may be missing: then they are greyed and point nowhere.
const MISSING: &str =
    "archer bathe bonus build elias help main march meet peasant recall remodel reroll to tool tower";

#[test]
fn whole_games_are_drawn_for_everybody() {
    let preview = Preview::<View> { draw, style: STYLE };
    let placeless: Vec<&str> = ABSTRACT.split(' ').chain(MISSING.split(' ')).collect();
    prove::<Abbey>(&preview, GOLDEN, &placeless);
}
