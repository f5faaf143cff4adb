//! The command line as scripts use it: names, JSON fields, sentences and statuses are a contract.

mod common;

use common::{failure, json, run, temporary};

fn keys(value: &serde_json::Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

#[test]
fn the_help_lists_the_commands() {
    let ran = run(&["--help"], "");
    assert_eq!(ran.status, 0);
    let commands = [
        "serve", "audit", "games", "sim", "ladder", "tune", "play", "replay", "verify", "draw", "rules",
        "bench",
    ];
    for command in commands {
        assert!(ran.out.contains(&format!("\n  {command} ")), "{command}: {}", ran.out);
    }
}

#[test]
fn games_lists_games_and_modes() {
    let games = json(&["games", "--json"]);
    let pillars = games.as_array().unwrap().iter().find(|game| game["id"] == "pillars").unwrap();
    assert_eq!(keys(pillars), ["id", "modes", "names", "options", "players"]);
    assert_eq!(pillars["names"]["fr"], "Les Piliers de la Terre");
    assert_eq!(pillars["names"]["en"], "The Pillars of the Earth");
    assert_eq!(pillars["players"], serde_json::json!([2, 3, 4]));
    for option in pillars["options"].as_array().unwrap() {
        assert_eq!(keys(option), ["default", "key", "values"]);
        assert_eq!(option["default"], option["values"][0]);
    }
    for mode in pillars["modes"].as_array().unwrap() {
        assert_eq!(keys(mode), ["options", "players"]);
    }
    assert!(run(&["games"], "").out.starts_with("pillars  "));
}

#[test]
fn sim_gives_the_same_summary_whatever_the_threads() {
    let sim = |threads: &str| {
        let args = [
            "sim",
            "pillars",
            "--players",
            "3",
            "--games",
            "40",
            "--seed",
            "9",
            "--threads",
            threads,
            "--json",
        ];
        let mut summary = json(&args);
        for clock in ["seconds", "decisions_per_second"] {
            assert!(summary.as_object_mut().unwrap().remove(clock).unwrap().is_number());
        }
        summary
    };
    let one = sim("1");
    assert_eq!(one, sim("4"));
    assert_eq!(
        keys(&one),
        [
            "decisions",
            "digest",
            "failed",
            "finished",
            "game",
            "games",
            "longest_list",
            "options",
            "players",
            "seats"
        ],
    );
    assert_eq!((&one["finished"], &one["failed"]), (&40.into(), &0.into()));
    let seats = one["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    assert_eq!(keys(&seats[0]), ["player", "score", "wins"]);
    assert_eq!(keys(&seats[0]["score"]), ["max", "mean", "min", "sd"]);
}

/// Whoever plays alone has a result: nothing is called a win, for programs or for people.
#[test]
fn nobody_wins_alone() {
    let sim = ["sim", "ora", "--players", "1", "--games", "2"];
    let summary = json(&[&sim[..], &["--json"]].concat());
    assert!(summary["seats"][0]["wins"].is_null(), "{summary}");
    let table = run(&sim, "").out;
    assert!(table.contains("mean") && !table.contains("wins"), "{table}");

    let folder = temporary("alone");
    json(&[&sim[..], &["--json", "--save", folder.to_str().unwrap()]].concat());
    let journal = std::fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let journal = journal.to_str().unwrap();
    assert_eq!(json(&["replay", journal, "--json"])["winners"], serde_json::json!([]));
    let told = run(&["replay", journal, "--lang", "en"], "").out;
    assert!(told.contains(" ends with ") && !told.contains("wins."), "{told}");
}

#[test]
fn another_seed_is_another_run() {
    let digest =
        |seed: &str| json(&["sim", "pillars", "--games", "4", "--seed", seed, "--json"])["digest"].clone();
    assert_ne!(digest("1"), digest("2"));
}

#[test]
fn saving_changes_nothing_and_every_saved_journal_verifies() {
    let folder = temporary("saved");
    let sim = ["sim", "pillars", "--players", "2", "--games", "6", "--seats", "random,greedy", "--json"];
    let plain = json(&sim);
    let saved = json(&[&sim[..], &["--save", folder.to_str().unwrap()]].concat());
    assert_eq!(plain["digest"], saved["digest"]);
    let journals: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(journals.len(), 6);
    for journal in journals {
        let ran = run(&["verify", journal.to_str().unwrap()], "");
        assert_eq!(ran.status, 0, "{}", ran.err);
        assert!(ran.out.contains("follow from the committed seed"), "{}", ran.out);
    }
}

#[test]
fn bad_usage_is_one_sentence_and_status_two() {
    let cases: &[(&[&str], &str)] = &[
        (&["sim", "chess"], "there is no game 'chess'"),
        (&["sim", "pillars", "--players", "9"], "2 to 4 can"),
        (&["sim", "pillars", "--players", "1"], "2 to 4 can"),
        (&["sim", "pillars", "--players", "many"], "--players"),
        (&["sim", "pillars", "--seats", "random,,greedy"], "seat list"),
        (&["sim", "pillars", "--players", "3", "--seats", "random,greedy"], "seat list"),
        (&["sim", "pillars", "--seats", "human"], "'human'"),
        (&["sim", "pillars", "--option", "colour=red"], "there is no option 'colour'"),
        (&["sim", "pillars", "--option", "start"], "KEY=VALUE"),
        (&["sim", "pillars", "--option", "start=never"], "start"),
        (&["sim", "pillars", "--threads", "0"], "--threads"),
        (&["sim", "pillars", "--gmaes", "3"], "--gmaes"),
        (&["sim"], "GAME"),
        (&["draw"], "FILE"),
        (&["draw", "a.journal", "-o", "a.gif"], ".svg or .png"),
        (&["draw", "a.journal", "-o", "a.svg", "--eyes", "pink"], "'pink'"),
        (&["draw", "a.journal", "-o", "a.svg", "--theme", "grey"], "light or dark"),
        (&["play", "pillars", "--seats", "me"], "'me'"),
        (&["play", "pillars", "--lang", "de"], "'de'"),
        (&["rules", "go"], "'go'"),
        (&["rules", "pillars", "--id", "PIL-99.9"], "PIL-99.9"),
        (&["bench", "pillars", "--players", "7"], "2 to 4 can"),
        (&["bench", "pillars", "--option", "start=never"], "start"),
        (&["bench", "--seconds", "0"], "seconds"),
    ];
    for (args, wanted) in cases {
        failure(args, 2, wanted);
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(["rules", "pillars"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{:?}", output.status);
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn rules_speak_french_and_english() {
    let rule = |lang: &str| run(&["rules", "pillars", "--id", "PIL-4.3", "--lang", lang], "");
    let (french, english) = (rule("fr"), rule("en"));
    assert!(french.out.starts_with("PIL-4.3  ") && english.out.starts_with("PIL-4.3  "));
    assert_ne!(french.out, english.out);
    let whole = run(&["rules", "pillars", "--lang", "en"], "");
    assert!(whole.out.starts_with("The Pillars of the Earth\n") && whole.out.contains("\nPIL-4.3  "));
}

#[test]
fn rules_say_which_printed_values_are_reconstructed() {
    let rules = |game: &str, lang: &str| run(&["rules", game, "--lang", lang], "").out;
    let whole = rules("abbey", "en");
    let (_, rows) = whole.split_once("reconstructed. ").unwrap();
    assert!(rows.contains("\n-  Pews: number of spaces (reconstructed)\n"), "{rows}");
    assert!(rules("abbey", "fr").contains("reconstituées"));
    assert!(!rules("pillars", "en").contains("reconstructed"));
}

#[test]
fn the_environment_chooses_the_language() {
    let ran = common::run_with(&["rules", "pillars"], "", &[("LANG", "fr_FR.UTF-8")]);
    assert!(ran.out.starts_with("Les Piliers de la Terre\n"), "{}", ran.out);
}

#[test]
fn coverage_accounts_for_every_rule() {
    let report = json(&["rules", "pillars", "--coverage", "--json"]);
    assert_eq!(keys(&report), ["covered", "exempt", "game", "rules", "tests", "uncovered"]);
    let count = |key: &str| report[key].as_array().unwrap().len();
    let covered = usize::try_from(report["covered"].as_u64().unwrap()).unwrap();
    let rules = usize::try_from(report["rules"].as_u64().unwrap()).unwrap();
    assert_eq!(rules, covered + count("uncovered") + count("exempt"));
    let tests = report["tests"].as_object().unwrap();
    assert!(tests.values().all(|names| !names.as_array().unwrap().is_empty()));
    assert!(run(&["rules", "pillars", "--coverage"], "").out.starts_with("pillars: "));
}

#[test]
fn bench_reports_every_player_count() {
    let args = ["bench", "pillars", "--seconds", "0.02", "--json"];
    let ran = run(&args, "");
    assert_eq!(ran.status, 0, "{}", ran.err);
    let figures: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let figures = figures.as_array().unwrap();
    assert_eq!(figures.len(), 3);
    for figure in figures {
        assert_eq!(
            keys(figure),
            [
                "clone_ns",
                "game",
                "list",
                "options",
                "players",
                "random_games_per_second",
                "replay_ns_per_line",
                "simulations_per_second",
                "state_bytes",
                "step_ns",
            ],
        );
        assert_eq!(keys(&figure["list"]), ["max", "median", "p99"]);
        assert!(figure["step_ns"].as_f64().unwrap() > 0.0);
        // The budgets of the state hold on any machine.
        assert!(figure["state_bytes"].as_u64().unwrap() <= 2048);
        assert!(figure["list"]["max"].as_u64().unwrap() <= 64);
    }
    let table = run(&["bench", "pillars", "--players", "2", "--seconds", "0.02"], "");
    assert!(table.out.contains("plies/s of random chess"), "{}", table.out);
}
