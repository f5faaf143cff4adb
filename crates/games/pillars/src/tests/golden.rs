//! Whole games kept as text.

use std::path::Path;

use parlour_core::testkit::check_golden;
use parlour_core::{Game, Mode};

use crate::Pillars;

#[test]
fn golden_games_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mode = |players| Mode::choose(Pillars::ABOUT, Some(players), []).expect("a mode of the game");
    let red_starts = Mode::choose(Pillars::ABOUT, Some(4), [("start", "first-seat")]).expect("a mode");
    let wanted = [
        ("two-players", mode(2)),
        ("three-players", mode(3)),
        ("four-players", mode(4)),
        ("four-players-red-starts", red_starts),
    ];
    check_golden::<Pillars>(&folder, &wanted);
}
