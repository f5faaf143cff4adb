//! Whole games are drawn, in every mode.

use parlour_board_ora::{STYLE, draw};
use parlour_kit::preview::Preview;
use parlour_kit::testkit::prove;
use parlour_ora::{Ora, View};

const PREVIEW: Preview<View> = Preview { draw, style: STYLE };

/// Choices that point at nothing on the table: ends, the display as a whole, and harvests whose marker is gone.
const PLACELESS: [&str; 7] = ["end", "done", "build", "fell", "cut", "harvest", "joker"];

macro_rules! golden {
    ($($name:ident => $file:literal),+ $(,)?) => {
        $(
            #[test]
            fn $name() {
                let journal = include_str!(concat!("../../../games/ora/tests/golden/", $file, ".journal"));
                prove::<Ora>(&PREVIEW, &[journal], &PLACELESS);
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
