//! Whole games are drawn, in every mode.

use parlour_board_ora::{STYLE, draw, goes_on, read};
use parlour_kit::numbers::Numbers;
use parlour_kit::preview::Preview;
use parlour_kit::testkit::{Proof, prove};
use parlour_ora::{Ora, View};

/// Everything that is counted on the table. Another player's empty heaps are not shown.
const NUMBERS: Numbers = Numbers {
    score: "players/*/points",
    always: &[],
    symbols: &[
        ("=coin/1", "i-coin"),
        ("/food", "i-food"),
        ("/half_energy / 2", "i-energy"),
        ("/forest", "i-forest"),
        ("/moor", "i-moor"),
    ],
};

/// Choices that point at nothing on the table: ends, the display as a whole, and harvests whose marker is gone.
const PLACELESS: &[&str] = &["end", "done", "build", "fell", "cut", "harvest", "joker"];

macro_rules! golden {
    ($($name:ident => $file:literal),+ $(,)?) => {
        $(
            #[test]
            fn $name() {
                let journal = include_str!(concat!("../../../games/ora/tests/golden/", $file, ".journal"));
                let preview = Preview::<View> { draw, style: STYLE, goes_on, read };
                prove::<Ora>(&Proof { preview, placeless: PLACELESS, numbers: NUMBERS }, &[journal]);
            }
        )+
    };
}

golden! {
    alone_in_france_is_drawn => "france-1-standard",
    two_in_france_are_drawn => "france-2-standard",
    two_in_france_for_long_are_drawn => "france-2-long",
    three_in_france_are_drawn => "france-3-standard",
    three_in_france_for_short_are_drawn => "france-3-short",
    four_in_france_are_drawn => "france-4-standard",
    four_in_france_for_short_are_drawn => "france-4-short",
    four_in_france_with_a_quarry_are_drawn => "france-4-short-quarry",
    alone_in_ireland_is_drawn => "ireland-1-standard",
    two_in_ireland_are_drawn => "ireland-2-standard",
    two_in_ireland_for_long_are_drawn => "ireland-2-long",
    three_in_ireland_are_drawn => "ireland-3-standard",
    three_in_ireland_for_short_are_drawn => "ireland-3-short",
    four_in_ireland_are_drawn => "ireland-4-standard",
    four_in_ireland_for_short_are_drawn => "ireland-4-short",
}
