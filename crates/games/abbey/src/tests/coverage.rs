//! Every rule of the dossier stands in the doc comment of a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The ids in the doc comments above `#[test]`, in every file of this folder.
fn cited() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests");
    let mut cited = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the folder of the tests") {
        let text = fs::read_to_string(entry.expect("an entry").path()).expect("a file of tests");
        let mut comment = String::new();
        for line in text.lines().map(str::trim) {
            if let Some(words) = line.strip_prefix("///") {
                comment.push_str(words);
            } else {
                if line == "#[test]" {
                    let words = comment.split(|c: char| !(c.is_ascii_alphanumeric() || "-.".contains(c)));
                    cited.extend(words.map(|word| word.trim_end_matches('.').to_owned()));
                }
                comment.clear();
            }
        }
    }
    cited
}

#[test]
fn every_rule_has_a_test() {
    let cited = cited();
    let ids = include_str!("../../rules.ids").lines();
    let missing: Vec<&str> = ids.filter(|id| !id.contains("exempt") && !cited.contains(*id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_example_has_a_test() {
    let cited = cited();
    let examples = (1..=22).map(|n| format!("X{n}")).chain((1..=12).map(|n| format!("D{n}")));
    let missing: Vec<String> = examples.filter(|example| !cited.contains(example)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
