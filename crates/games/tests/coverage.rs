//! Every rule of every game, and every worked example that is numbered, stands in the doc comment of a test.
//!
//! `parlour rules GAME --coverage` says the same of the games on the shelf, by the same scanner; the template is proved here
//! alone.

#[path = "../../cli/src/coverage/scan.rs"]
mod scan;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const GAMES: [&str; 6] = ["abbey", "candle", "forest", "ora", "orleans", "pillars"];

fn home(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(game)
}

/// Those of the ids that the tests below a folder cite.
fn cited(folder: &Path, ids: &scan::Ids, found: &mut BTreeMap<String, BTreeSet<String>>) {
    for entry in fs::read_dir(folder).expect("the folder of the tests") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            cited(&path, ids, found);
        } else {
            scan::tests(&fs::read_to_string(path).expect("a file of tests"), "tests", ids, found);
        }
    }
}

/// Those that no test of the game cites.
fn missing(game: &str, ids: &scan::Ids) -> Vec<String> {
    let mut found = BTreeMap::new();
    cited(&home(game).join("src/tests"), ids, &mut found);
    let exempt = |id: &String| ids.exempt.iter().any(|(known, _)| known == id);
    ids.rules.iter().filter(|id| !exempt(id) && !found.contains_key(*id)).cloned().collect()
}

#[test]
fn every_rule_has_a_test() {
    for game in GAMES {
        let list = fs::read_to_string(home(game).join("rules.ids")).expect("the ids of a game");
        let ids = scan::ids(&list).expect("a list of ids");
        assert_eq!(missing(game, &ids), Vec::<String>::new(), "{game}");
    }
}

/// The worked examples of the rule pages, by the numbers their tables give them.
#[test]
fn every_example_of_the_abbey_has_a_test() {
    let rules = (1..=22).map(|n| format!("X{n}")).chain((1..=12).map(|n| format!("D{n}"))).collect();
    assert_eq!(missing("abbey", &scan::Ids { rules, ..scan::Ids::default() }), Vec::<String>::new());
}

/// Every production trace, hourglass, livestock and worked example of the rule pages is a test.
#[test]
fn every_example_of_the_forest_has_a_test() {
    let mut rules: Vec<String> = (1..=22).map(|n| format!("EX-{n}")).collect();
    rules.extend((1..=16).filter(|n| *n != 8).map(|n| format!("PT-{n}")));
    rules.extend((0..=4).map(|n| format!("HG-{n}")));
    rules.extend((1..=6).map(|n| format!("AX-{n}")));
    rules.extend(["EX-7b", "PT-8a", "PT-8b", "PX-1", "PX-2", "LV-1", "LV-2", "LV-3"].map(str::to_owned));
    assert_eq!(missing("forest", &scan::Ids { rules, ..scan::Ids::default() }), Vec::<String>::new());
}
