//! Ladders and tuning from the command line.

mod common;

use common::{failure, json, run, temporary};

const LADDER: [&str; 6] = ["ladder", "pillars", "--seats", "random,greedy", "--seed", "3"];

fn ladder(more: &[&str]) -> serde_json::Value {
    let mut report = json(&[&LADDER[..], more, &["--json"]].concat());
    for standing in report["standings"].as_array_mut().unwrap() {
        assert!(standing.as_object_mut().unwrap().remove("seconds").unwrap().is_number());
    }
    report
}

#[test]
fn a_ladder_rates_the_better_player_higher() {
    let report = ladder(&["--games", "2", "--threads", "2"]);
    assert_eq!(report["games"], 4);
    assert_eq!(report["standings"][0]["name"], "random");
    assert!(report["standings"][1]["elo"][0].as_f64().unwrap() > 100.0, "{report}");
    assert_eq!(report["duels"][0]["names"], serde_json::json!(["random", "greedy"]));
    let words = run(&[&LADDER[..], &["--games", "1"]].concat(), "").out;
    assert!(words.contains("greedy against random"), "{words}");
}

#[test]
fn a_ladder_that_was_broken_off_ends_as_if_it_had_not_been() {
    let folder = temporary("ladder");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("games.jsonl");
    let _ = std::fs::remove_file(&file);
    let path = file.to_str().unwrap();
    ladder(&["--games", "1", "--resume", path]);
    // Killed in the middle of a line.
    let mut text = std::fs::read_to_string(&file).unwrap();
    text.truncate(text.len() - 10);
    std::fs::write(&file, text).unwrap();
    assert_eq!(ladder(&["--games", "2", "--resume", path]), ladder(&["--games", "2"]));
    failure(
        &["ladder", "pillars", "--seats", "random,greedy", "--seed", "4", "--resume", path],
        1,
        "another ladder",
    );
}

#[test]
fn tuning_gives_the_same_weights_whatever_the_threads() {
    let tune = |threads: &str| {
        let ran = run(
            &["tune", "pillars", "--games", "8", "--steps", "1", "--seed", "5", "--threads", threads],
            "",
        );
        assert_eq!(ran.status, 0, "{}", ran.err);
        ran.out
    };
    let weights = tune("1");
    assert_eq!(weights, tune("2"));
    assert!(
        weights.starts_with("# parlour tune pillars --players 2 --games 8 --steps 1 --seed 5\n"),
        "{weights}"
    );
    assert!(weights.contains("pillars-feature-gold"), "{weights}");
}

#[test]
fn strangers_do_not_climb() {
    failure(&["ladder", "pillars", "--seats", "greedy"], 2, "two players");
    failure(&["ladder", "pillars", "--seats", "greedy,greedy"], 2, "once");
    failure(&["ladder", "pillars", "--seats", "greedy,abbot"], 2, "abbot");
}

#[test]
fn learning_gives_the_same_net_whatever_the_threads_and_goes_on_where_it_was() {
    let folder = temporary("learn");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let learn = |name: &str, rounds: &str, threads: &str, seed: &str| {
        let file = folder.join(name);
        let path = file.to_str().unwrap().to_owned();
        let course = ["learn", "pillars", "--players", "2,3", "--first", "3", "--games", "2"];
        let more = ["--rounds", rounds, "--threads", threads, "--seed", seed, "--write", &path];
        (run(&[&course[..], &more].concat(), ""), std::fs::read(&file).ok())
    };
    let (ran, whole) = learn("whole.net", "2", "1", "5");
    assert_eq!(ran.status, 0, "{}", ran.err);
    learn("parts.net", "1", "2", "5");
    let (_, parts) = learn("parts.net", "2", "2", "5");
    assert!(whole.is_some() && whole == parts);
    let log = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    assert_eq!(log("whole.log"), log("parts.log"));
    assert_eq!(log("whole.log").lines().count(), 3, "a heading and two rounds");
    let (ran, _) = learn("parts.net", "3", "1", "6");
    assert!(ran.status == 1 && ran.err.contains("another course"), "{}", ran.err);
}
