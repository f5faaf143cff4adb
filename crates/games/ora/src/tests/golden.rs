//! Whole games kept as text.

use std::path::Path;

use parlour_core::testkit::check_golden;
use parlour_core::{Game, Mode};

use crate::Ora;

/// One whole game in each mode.
#[test]
fn golden_games_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let named: Vec<(String, Mode)> = Ora::modes().into_iter().map(|mode| (name(&mode), mode)).collect();
    let mut wanted: Vec<(&str, Mode)> =
        named.iter().map(|(name, mode)| (name.as_str(), mode.clone())).collect();
    // Those without a number in their names were begun under rules 1, and are played under them for ever.
    let three = |country| Mode::choose(Ora::ABOUT, Some(3), [("country", country)]).unwrap();
    wanted.extend([("france-3-rules-2", three("france")), ("ireland-3-rules-2", three("ireland"))]);
    check_golden::<Ora>(&folder, &wanted);
}

fn name(mode: &Mode) -> String {
    let quarry = if mode.is("remove_c_quarry", "no") { "-quarry" } else { "" };
    format!("{}-{}-{}{quarry}", mode.option("country"), mode.players, mode.option("length"))
}
