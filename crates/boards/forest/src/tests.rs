//! The board over whole games, and where choices point.

use parlour_forest::Forest;
use parlour_kit::preview::Preview;
use parlour_kit::testkit::prove;

use super::*;

/// Choices that name a number, an order or nothing that lies on the table.
const PLACELESS: [&str; 15] = [
    "beg",
    "end",
    "done",
    "enough",
    "rest",
    "use",
    "skip",
    "decline",
    "accept",
    "standing",
    "provisions",
    "coal",
    "pigs",
    "keep",
    "take",
];

macro_rules! golden {
    ($($test:ident $file:literal)+) => {$(
        #[test]
        fn $test() {
            let journal = include_str!(concat!("../../../games/forest/tests/golden/", $file, ".journal"));
            prove::<Forest>(&Preview { draw, sprite: SPRITE, style: STYLE }, &[journal], &PLACELESS);
        }
    )+};
}

golden! {
    a_first_game_is_drawn_throughout "first-game"
    two_players_and_the_neutral_pawn_are_drawn "eager-two"
    three_players_are_drawn "eager-three"
    four_players_are_drawn "eager-four"
    a_solo_game_is_drawn "eager-solo"
}
