//! Reads rule ids and the doc comments of tests. The build script and the tests share this file.

use std::collections::{BTreeMap, BTreeSet};

/// The ids of a dossier, in its order, and those that no test can prove, with the reason.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Ids {
    /// Every id.
    pub(crate) rules: Vec<String>,
    /// Ids with the reason why they are exempt.
    pub(crate) exempt: Vec<(String, String)>,
}

/// Reads a `rules.ids` file: one id a line, or `ID exempt: reason`.
pub(crate) fn ids(text: &str) -> Result<Ids, String> {
    let mut ids = Ids::default();
    for (index, line) in
        text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
    {
        let wrong = |problem: &str| format!("line {}: {problem}", index + 1);
        let (id, rest) = line.split_once(' ').unwrap_or((line, ""));
        if ids.rules.iter().any(|known| known == id) {
            return Err(wrong("an id stands twice"));
        }
        if !rest.is_empty() {
            let reason = rest.strip_prefix("exempt: ").ok_or_else(|| wrong("'exempt: REASON' expected"))?;
            ids.exempt.push((id.to_owned(), reason.to_owned()));
        }
        ids.rules.push(id.to_owned());
    }
    Ok(ids)
}

/// Adds the tests of a source file under the ids their doc comments cite.
pub(crate) fn tests(source: &str, module: &str, ids: &Ids, found: &mut BTreeMap<String, BTreeSet<String>>) {
    let mut doc = String::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            doc.push_str(comment);
            doc.push('\n');
        } else if line.starts_with("#[") {
            is_test |= line.starts_with("#[test]");
        } else if !line.is_empty() && !line.starts_with("//") {
            if let Some(name) = function(line).filter(|_| is_test) {
                for id in cited(&doc, ids) {
                    found.entry(id.to_owned()).or_default().insert(format!("{module}::{name}"));
                }
            }
            doc.clear();
            is_test = false;
        }
    }
}

/// The name of the function that begins on this line.
fn function(line: &str) -> Option<&str> {
    let rest = line.trim_start_matches("pub ").strip_prefix("fn ")?;
    rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
}

/// The ids written out in a comment; of a range only its ends are.
fn cited<'a>(doc: &'a str, ids: &'a Ids) -> impl Iterator<Item = &'a str> {
    let word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '.';
    doc.split(move |letter| !word(letter))
        .map(|word| word.trim_end_matches(['.', '-']))
        .filter(|word| ids.rules.iter().any(|id| id == word))
}

#[cfg(test)]
mod scan_tests {
    use super::*;

    const IDS: &str = "# ids\nTOY-1.1\nTOY-1.2 exempt: about the box\nTOY-1.10\nTOY-2.1\n";

    #[test]
    fn ids_and_exemptions_are_read() {
        let read = ids(IDS).unwrap();
        assert_eq!(read.rules, ["TOY-1.1", "TOY-1.2", "TOY-1.10", "TOY-2.1"]);
        assert_eq!(read.exempt, [("TOY-1.2".to_owned(), "about the box".to_owned())]);
        assert!(ids("TOY-1.1\nTOY-1.1\n").unwrap_err().starts_with("line 2"));
        assert!(ids("TOY-1.1 because\n").is_err());
    }

    #[test]
    fn only_doc_comments_of_tests_count() {
        let source = "/// TOY-1.1 to TOY-1.10: a range counts\n/// by its ends. (TOY-9.9)\n#[test]\n#[ignore]\n\
            fn a_candle_burns() {\n    // TOY-2.1\n}\n\n/// TOY-2.1.\nfn helper() {}\n\n\
            proptest! {\n    /// TOY-1.2.\n    #[test]\n    fn any_candle(n in 0..3) {}\n}\n";
        let mut found = BTreeMap::new();
        tests(source, "tests::candles", &ids(IDS).unwrap(), &mut found);
        let found: Vec<_> = found.iter().map(|(id, tests)| (id.as_str(), tests.len())).collect();
        assert_eq!(found, [("TOY-1.1", 1), ("TOY-1.10", 1), ("TOY-1.2", 1)]);
    }
}
