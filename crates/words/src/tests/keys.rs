//! The keys a rules crate speaks in, read from its source: play cannot show that the rarest of
//! them has a text, nor that a text is still wanted.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The keys in the source of a game.
#[derive(Default, Debug)]
pub(crate) struct Keys {
    /// Keys written out.
    pub(crate) sentences: BTreeSet<String>,
    /// Names of things, family by family: keys made of a prefix and a spelling.
    pub(crate) names: BTreeMap<String, BTreeSet<String>>,
}

impl Keys {
    /// Reads every source file of a game's crate, its tests left out.
    pub(crate) fn of(game: &str) -> Self {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("src");
        let mut keys = Self::default();
        for file in files(&source) {
            keys.read(game, &fs::read_to_string(file).expect("a source file"));
        }
        keys
    }

    /// All of them.
    pub(crate) fn all(&self) -> BTreeSet<String> {
        self.sentences.iter().chain(self.names.values().flatten()).cloned().collect()
    }

    fn read(&mut self, game: &str, source: &str) {
        let start = format!("{game}-");
        let code: Vec<&str> = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let code = code.join("\n");
        for (index, part) in code.split("spelled!").enumerate() {
            let (spelled, rest) =
                if index == 0 { ("", part) } else { part.split_once("\n}").unwrap_or(("", part)) };
            self.sentences.extend(literals(rest).filter(|text| text.starts_with(&start)).map(str::to_owned));
            self.names(&start, spelled);
        }
    }

    /// `spelled! { enum Good, "a good", "pillars-good-" { Sand = "sand", … } }`
    fn names(&mut self, start: &str, spelled: &str) {
        let spelled = spelled.trim_start_matches([' ', '{']);
        let Some((head, list)) = spelled.split_once('{') else { return };
        let Some(prefix) = literals(head).find(|text| text.starts_with(start)) else { return };
        let names = literals(list).map(|spelling| format!("{prefix}{spelling}"));
        self.names.entry(prefix.to_owned()).or_default().extend(names);
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a source folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let inner = folders.iter().filter(|path| !path.ends_with("tests")).flat_map(|path| self::files(path));
    files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs")).chain(inner).collect()
}

/// What stands between quotation marks.
fn literals(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2)
}
