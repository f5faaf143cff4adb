//! Replaying and verifying what was saved, and what somebody tampered with.

mod common;

use std::path::PathBuf;

use common::{failure, json, run, temporary};

/// A journal of a whole game, and its text.
fn saved(name: &str) -> (PathBuf, String) {
    let folder = temporary(name);
    let sim = ["sim", "pillars", "--players", "3", "--games", "1", "--seed", "7"];
    assert_eq!(run(&[&sim[..], &["--save", folder.to_str().unwrap()]].concat(), "").status, 0);
    let path = std::fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let text = std::fs::read_to_string(&path).unwrap();
    (path, text)
}

fn rewritten(name: &str, edit: impl FnOnce(&str) -> String) -> String {
    let (path, text) = saved(name);
    let edited = edit(&text);
    assert_ne!(text, edited, "the edit changes something");
    std::fs::write(&path, edited).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The number of the first line that fits, from one.
fn line_of(text: &str, fits: impl Fn(&str) -> bool) -> usize {
    text.lines().position(fits).expect("such a line") + 1
}

#[test]
fn replay_shows_position_log_and_score() {
    let (path, _) = saved("replay");
    let path = path.to_str().unwrap();
    let english = run(&["replay", path], "");
    assert_eq!(english.status, 0, "{}", english.err);
    assert!(english.out.starts_with("The Pillars of the Earth, 3 players"), "{}", english.out);
    assert!(english.out.contains("The game is over."), "{}", english.out);
    assert!(!english.out.contains('<'), "every message has words: {}", english.out);
    let french = run(&["replay", path, "--lang", "fr"], "");
    assert!(french.out.contains("La partie est terminée."), "{}", french.out);
}

#[test]
fn replay_speaks_json() {
    let (path, text) = saved("replay-json");
    let path = path.to_str().unwrap();
    let end = json(&["replay", path, "--json"]);
    let answers = text
        .lines()
        .skip_while(|line| !line.is_empty())
        .skip(1)
        .filter(|line| !line.starts_with(['=', 's']))
        .count();
    assert_eq!(end["lines"], answers);
    assert_eq!((&end["over"], &end["decision"]["kind"]), (&true.into(), &"over".into()));
    assert_eq!((&end["game"], &end["players"]), (&"pillars".into(), &3.into()));
    for score in end["scores"].as_array().unwrap() {
        let lines = score["lines"].as_array().unwrap();
        let sum: i64 = lines.iter().map(|line| line["points"].as_i64().unwrap()).sum();
        assert_eq!(score["total"], sum);
        assert!(score["seat"].is_string());
    }
    assert!(end["view"].is_object());
    let mut keys: Vec<&str> = end.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    let known =
        ["decision", "game", "lines", "options", "over", "players", "rules", "scores", "view", "winners"];
    assert_eq!(keys, known);
    assert!(!end["winners"].as_array().unwrap().is_empty());
}

#[test]
fn replay_stops_where_it_is_told() {
    let (path, _) = saved("replay-at");
    let path = path.to_str().unwrap();
    let some = json(&["replay", path, "--at", "40", "--json"]);
    assert_eq!((&some["lines"], &some["over"]), (&40.into(), &false.into()));
    let none = json(&["replay", path, "--at", "0", "--json"]);
    assert_eq!(none["lines"], 0);
    failure(&["replay", path, "--at", "100000"], 2, "past the end");
}

#[test]
fn a_truncated_journal_does_not_verify() {
    let mut wanted = 0;
    let path = rewritten("truncated", |text| {
        let lines: Vec<&str> = text.lines().collect();
        wanted = lines.len() / 2;
        lines[..wanted].join("\n") + "\n"
    });
    failure(&["verify", &path], 1, &format!("line {wanted}, column 1: the game is not over"));
    // It is still the record of a game that goes on.
    assert_eq!(json(&["replay", &path, "--json"])["over"], false);
}

#[test]
fn a_journal_cut_inside_a_line_names_the_place() {
    let mut last = 0;
    let path = rewritten("cut", |text| {
        let cut = text.len() - 10;
        last = text[..cut].lines().count();
        text[..cut].to_owned()
    });
    failure(&["verify", &path], 1, &format!("line {last}, column "));
    failure(&["replay", &path], 1, &format!("line {last}, column "));
}

#[test]
fn an_edited_answer_is_found() {
    let mut edited = 0;
    let path = rewritten("answer", |text| {
        edited = line_of(text, |line| line.starts_with("red "));
        let line = text.lines().nth(edited - 1).unwrap();
        text.replacen(line, "red gibberish", 1)
    });
    failure(&["verify", &path], 1, &format!("line {edited}, column 5: "));
}

#[test]
fn an_edited_fingerprint_is_found() {
    let mut edited = 0;
    let path = rewritten("fingerprint", |text| {
        edited = line_of(text, |line| line.starts_with("= round 2 "));
        let line = text.lines().nth(edited - 1).unwrap();
        text.replacen(line, "= round 2 0123456789abcdef", 1)
    });
    failure(&["verify", &path], 1, &format!("line {edited}, column 1: "));
}

#[test]
fn a_swapped_seed_is_found() {
    let mut edited = 0;
    let path = rewritten("seed", |text| {
        edited = line_of(text, |line| line.starts_with("seed "));
        let line = text.lines().nth(edited - 1).unwrap();
        text.replacen(line, &format!("seed {}", "0".repeat(64)), 1)
    });
    failure(&["verify", &path], 1, &format!("line {edited}, column 1: the seed does not match"));
}

#[test]
fn a_dropped_line_is_found() {
    let mut first = 0;
    let path = rewritten("dropped", |text| {
        first = line_of(text, |line| line.starts_with("* "));
        let kept = text.lines().enumerate().filter(|(index, _)| index + 1 != first).map(|(_, line)| line);
        kept.collect::<Vec<_>>().join("\n") + "\n"
    });
    failure(&["verify", &path], 1, ": line ");
}

#[test]
fn a_journal_of_an_unknown_game_or_revision_is_refused() {
    let path = rewritten("unknown", |text| text.replacen("game pillars", "game chess", 1));
    failure(&["replay", &path], 1, "line 2, column 6: there is no game 'chess'");
    let path = rewritten("revision", |text| text.replacen("\nrules ", "\nrules 99", 1));
    failure(&["replay", &path], 1, "line 3, column 1: rules 991 are not known here");
}

#[test]
fn unreadable_files_fail_in_one_sentence() {
    let folder = temporary("unreadable");
    let missing = folder.join("missing.journal");
    let binary = folder.join("binary.journal");
    std::fs::write(&binary, b"parlour-journal 1\ngame \xff\xfe").unwrap();
    let empty = folder.join("empty.journal");
    std::fs::write(&empty, "").unwrap();
    for command in ["replay", "verify"] {
        failure(&[command, missing.to_str().unwrap()], 1, "missing.journal: cannot be read");
        failure(&[command, folder.to_str().unwrap()], 1, "cannot be read");
        failure(&[command, binary.to_str().unwrap()], 1, "line 2, column 6: text in UTF-8 expected");
        failure(&[command, empty.to_str().unwrap()], 1, "line 1, column 1: ");
    }
    failure(&["sim", "pillars", "--games", "1", "--save", binary.to_str().unwrap()], 1, "cannot be written");
}
