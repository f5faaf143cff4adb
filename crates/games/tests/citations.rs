//! Citations can be followed: every decision and worked example that a comment of a rules crate names by
//! its key stands in `docs/examples/GAME.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Where the rules crates of the games are.
fn games() -> Vec<PathBuf> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = fs::read_dir(home).expect("the folder of the games");
    let mut games: Vec<PathBuf> = folders
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.join("rules.ids").exists())
        .collect();
    games.sort();
    games
}

/// Every source file below a folder.
fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|end| end == "rs") {
            out.push(path);
        }
    }
}

/// Is this the key of a decision or an example: `EX-7b`, `HG-0`, `ORA-D13`, `A18`, `X5`?
fn is_key(word: &str) -> bool {
    let numbered = |rest: &str| {
        let digits = rest.trim_end_matches(|end: char| end.is_ascii_lowercase());
        let plain = rest.len() - digits.len() <= 1 && !digits.is_empty() && digits.len() <= 2;
        plain && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let named = ["EX-", "AX-", "HG-", "ORA-D", "ORA-T"].iter().filter_map(|prefix| word.strip_prefix(prefix));
    let lettered = ["A", "D", "X"].iter().filter_map(|prefix| word.strip_prefix(prefix));
    named.chain(lettered).any(numbered)
}

/// The keys in the comments of a text.
fn cited(text: &str) -> impl Iterator<Item = &str> {
    let comments = text.lines().filter_map(|line| line.find("//").map(|at| &line[at..]));
    let words =
        comments.flat_map(|comment| comment.split(|at: char| !(at.is_ascii_alphanumeric() || at == '-')));
    words.filter(|word| is_key(word))
}

/// The keys a table of examples defines: the first column.
fn defined(table: &str) -> BTreeSet<String> {
    let first = table.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
    first.map(str::to_owned).collect()
}

#[test]
fn every_cited_decision_and_example_is_written_down() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples");
    let mut lost = BTreeSet::new();
    for game in games() {
        let name = game.file_name().expect("a name").to_string_lossy().into_owned();
        let table = fs::read_to_string(examples.join(format!("{name}.md"))).unwrap_or_default();
        let defined = defined(&table);
        let mut files = Vec::new();
        sources(&game.join("src"), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).expect("a source file");
            let unknown = cited(&text).filter(|key| !defined.contains(*key));
            lost.extend(unknown.map(|key| format!("{name}: {key} ({})", file.display())));
        }
    }
    assert!(lost.is_empty(), "cited, but not in docs/examples: {lost:#?}");
}

#[test]
fn keys_are_told_from_other_words() {
    assert!(["EX-7b", "AX-5", "HG-0", "ORA-D13", "ORA-T3", "A18", "X5", "D12"].into_iter().all(is_key));
    assert!(!["EX", "ABB-18.7", "A", "D6x2", "ORA-11", "Ax3", "A123"].into_iter().any(is_key));
}
