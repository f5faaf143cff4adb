//! Which rules of the rulebook the tests prove. The build script gathers the tables.

#[cfg(test)]
mod scan;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;

use crate::failure::Failure;
use crate::text;

/// The rule ids of one game and the tests that cite them.
struct Table {
    game: &'static str,
    /// Every id, in the order of the dossier.
    rules: &'static [&'static str],
    /// Ids that no test can prove, with the reason.
    exempt: &'static [(&'static str, &'static str)],
    /// Ids with the tests whose doc comments cite them.
    tests: &'static [(&'static str, &'static [&'static str])],
}

include!(concat!(env!("OUT_DIR"), "/coverage.rs"));

#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: usize,
    covered: usize,
    uncovered: Vec<&'static str>,
    exempt: Vec<Exempt>,
    tests: BTreeMap<&'static str, &'static [&'static str]>,
}

#[derive(Serialize)]
struct Exempt {
    id: &'static str,
    reason: &'static str,
}

pub(crate) fn run(game: &'static str, json: bool) -> Result<(), Failure> {
    let table = TABLES
        .iter()
        .find(|table| table.game == game)
        .ok_or_else(|| Failure::Failed(format!("the rule ids of {game} are not listed")))?;
    let report = report(table);
    if json { text::print_json(&report) } else { text::print(&in_words(&report)) }
}

fn report(table: &Table) -> Report {
    let exempt: Vec<Exempt> = table.exempt.iter().map(|&(id, reason)| Exempt { id, reason }).collect();
    let tests: BTreeMap<_, _> = table.tests.iter().copied().collect();
    let wanted = || table.rules.iter().copied().filter(|id| exempt.iter().all(|exempt| exempt.id != *id));
    let uncovered: Vec<_> = wanted().filter(|id| !tests.contains_key(id)).collect();
    Report {
        game: table.game,
        rules: table.rules.len(),
        covered: wanted().count() - uncovered.len(),
        uncovered,
        exempt,
        tests,
    }
}

fn in_words(report: &Report) -> String {
    let mut out = format!(
        "{}: {} rules, {} proved by tests, {} exempt, {} without a test\n",
        report.game,
        report.rules,
        report.covered,
        report.exempt.len(),
        report.uncovered.len(),
    );
    for id in &report.uncovered {
        let _ = writeln!(out, "  {id}: no test");
    }
    for Exempt { id, reason } in &report.exempt {
        let _ = writeln!(out, "  {id}: exempt, {reason}");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exempt_rules_are_neither_covered_nor_missing() {
        let table = Table {
            game: "toy",
            rules: &["TOY-1.1", "TOY-1.2", "TOY-1.3"],
            exempt: &[("TOY-1.2", "about the box")],
            tests: &[("TOY-1.1", &["tests::a_candle_burns"])],
        };
        let report = report(&table);
        assert_eq!((report.rules, report.covered), (3, 1));
        assert_eq!(report.uncovered, ["TOY-1.3"]);
    }
}
