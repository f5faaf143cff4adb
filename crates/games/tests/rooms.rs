//! The rules crates are shaped alike: the same rooms under the same names in each, the template's included.

use std::fs;
use std::path::{Path, PathBuf};

/// What a rules crate may consist of; a room a game does not need is absent, none has a second name.
const ROOMS: [&str; 16] = [
    "audit", "choice", "data", "digest", "event", "game", "lib", "refusal", "rules", "score", "setup",
    "state", "step", "tests", "view", "words",
];
/// The template says in its choices and events what the games say in a room of their own.
const WORDS: &str = "words";
/// Impossible cases in all games together.
const MOST_UNREACHABLE: usize = 10;

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the sources");
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    entries
}

/// The source folders of the games and of the template.
fn crates() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = entries(folder).into_iter().filter(|path| path.join("rules.ids").exists());
    let sources: Vec<PathBuf> = crates.map(|path| path.join("src")).collect();
    assert!(sources.len() > parlour_games::GAMES.len(), "the games and the template: {sources:?}");
    sources
}

/// Every source file below a folder but the tests, with what it says.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let (folders, files): (Vec<_>, Vec<_>) = entries(folder).into_iter().partition(|path| path.is_dir());
    let inner = folders.iter().filter(|path| !path.ends_with("tests")).flat_map(|path| sources(path));
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source file");
        (path, text)
    };
    files.into_iter().map(read).chain(inner).collect()
}

#[test]
fn every_game_has_the_same_rooms() {
    for source in crates() {
        let rooms: Vec<String> = entries(&source)
            .iter()
            .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
            .collect();
        for room in &rooms {
            assert!(ROOMS.contains(&room.as_str()), "{}: `{room}` is no room of a game", source.display());
        }
        for room in ROOMS.iter().filter(|room| **room != WORDS) {
            assert!(rooms.iter().any(|there| there == room), "{}: no `{room}`", source.display());
        }
    }
}

#[test]
fn few_cases_are_called_impossible() {
    let impossible: Vec<String> = crates()
        .iter()
        .flat_map(|source| sources(source))
        .filter(|(_, text)| text.contains("unreachable!"))
        .map(|(path, text)| format!("{}: {}", path.display(), text.matches("unreachable!").count()))
        .collect();
    assert!(impossible.len() <= MOST_UNREACHABLE, "{impossible:#?}");
}

/// A field or variant that a digest forgets must not compile: so no arm of one takes whatever is left.
#[test]
fn digests_name_everything() {
    for (path, text) in crates().iter().flat_map(|source| sources(source)) {
        for fact in text
            .split("\nimpl ")
            .filter(|part| part.split('{').next().is_some_and(|head| head.contains("Fact for ")))
        {
            let fact = fact.split("\n}").next().unwrap_or_default();
            assert!(!fact.contains("_ =>"), "{}: a silent arm in {fact}", path.display());
        }
        if path.ends_with("digest.rs") {
            assert!(!text.contains("_ =>"), "{}", path.display());
        }
    }
}
