//! Whole games are drawn, and choices point where a player looks.

use parlour_abbey::{Abbey, View};
use parlour_board_abbey::{STYLE, draw, goes_on, read};
use parlour_kit::numbers::Numbers;
use parlour_kit::preview::Preview;
use parlour_kit::testkit::{Proof, prove};

const GOLDEN: &[&str] = &[
    include_str!("../../../games/abbey/tests/golden/everything.journal"),
    include_str!("../../../games/abbey/tests/golden/solo-everything.journal"),
    include_str!("../../../games/abbey/tests/golden/three-players.journal"),
];

/// Choices that name nothing on the table.
const ABSTRACT: &[&str] = &[
    "abandon",
    "accept",
    "again",
    "bid",
    "bonus-echo",
    "breach",
    "collect",
    "counter",
    "dice",
    "done",
    "double",
    "echo",
    "for",
    "gift",
    "give",
    "hold",
    "keep",
    "no-bonus",
    "part",
    "pass",
    "prestige",
    "refuse",
    "repel",
    "second",
    "sheep",
    "spare",
    "stables",
    "stop",
    "supply",
    "value",
    "want",
    // About a die, a card or a peasant that may be missing: then they are greyed and point nowhere.
    "archer",
    "bathe",
    "bonus",
    "build",
    "elias",
    "help",
    "main",
    "march",
    "meet",
    "peasant",
    "recall",
    "remodel",
    "reroll",
    "to",
    "tool",
    "tower",
];

/// Everything that is counted on the table.
const NUMBERS: Numbers = Numbers {
    score: "seats/*/prestige",
    always: &["seats/*/stock/4", "seats/*/pool", "seats/*/defense", "seats/*/clergy", "seats/*/population"],
    symbols: &[
        ("/stock/4", "i-coin"),
        ("/defense", "i-defence"),
        ("/clergy", "i-mitre"),
        ("/population", "i-peasant"),
        ("/prestige", "i-vp"),
    ],
};

#[test]
fn whole_games_are_drawn_for_everybody() {
    let preview = Preview::<View> { draw, style: STYLE, goes_on, read };
    prove::<Abbey>(&Proof { preview, placeless: ABSTRACT, numbers: NUMBERS }, GOLDEN);
}
