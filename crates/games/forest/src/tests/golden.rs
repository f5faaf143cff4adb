//! Whole games kept as text.

use std::path::Path;

use parlour_core::testkit::check_golden;
use parlour_core::{Game, Mode};

use crate::Forest;

#[test]
fn golden_journals_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mode = |players, setup| Mode::choose(Forest::ABOUT, Some(players), [("setup", setup)]).unwrap();
    check_golden::<Forest>(
        &folder,
        &[
            ("solo", mode(1, "standard")),
            ("two", mode(2, "standard")),
            ("three", mode(3, "standard")),
            ("four", mode(4, "standard")),
            ("first-game", mode(3, "first_game")),
        ],
    );
}
