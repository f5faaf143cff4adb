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
    let wanted: Vec<(&str, Mode)> = named.iter().map(|(name, mode)| (name.as_str(), mode.clone())).collect();
    check_golden::<Ora>(&folder, &wanted);
}

fn name(mode: &Mode) -> String {
    let quarry = if mode.is("remove_c_quarry", "no") { "-quarry" } else { "" };
    format!("{}-{}-{}{quarry}", mode.option("country"), mode.players, mode.option("length"))
}
