//! Whole sessions, typed through a pipe.

mod common;

use common::{Ran, json, run, temporary};

fn play(args: &[&str], input: &str) -> Ran {
    let ran = run(&[&["play", "pillars", "--seed", "4"], args].concat(), input);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert_eq!(ran.err, "");
    assert!(!ran.out.contains('<'), "every message has words: {}", ran.out);
    ran
}

#[test]
fn a_session_ends_cleanly_when_the_input_ends() {
    let ran = play(&[], "");
    assert!(ran.out.starts_with("The Pillars of the Earth: Red (you), Blue (bot apprentice)"), "{}", ran.out);
    assert!(ran.out.contains("Red to play."), "{}", ran.out);
}

#[test]
fn options_are_numbered_and_answers_are_told() {
    let ran = play(&["--option", "start=first-seat"], "3\n");
    assert!(ran.out.contains("\n   1  "), "{}", ran.out);
    assert!(ran.out.contains("\n> 3\n  · You take "), "{}", ran.out);
    assert!(ran.out.contains("\n  · Blue "), "{}", ran.out);
}

#[test]
fn undo_and_redo_go_back_and_forth() {
    let ran = play(&["--seats", "human,random"], "undo\nredo\n1\nundo\nredo\nundo\nundo\n");
    assert!(
        ran.out.contains("> undo\nThere is nothing to undo.\n> redo\nThere is nothing to redo.\n"),
        "{}",
        ran.out
    );
    let position = |part: &str| {
        part.split("Red to play.").nth(1).map(|rest| rest.split("\n> ").next().map(str::to_owned))
    };
    let parts: Vec<&str> = ran.out.split("> undo\nUndone: ").collect();
    assert_eq!(parts.len(), 3, "{}", ran.out);
    assert_eq!(position(parts[0]), position(parts[1]), "undo asks the same question again");
}

#[test]
fn why_names_the_rule_and_its_text() {
    // Nine workers of twelve are busy after the large forest: another large card is too much.
    let ran = play(&["--option", "start=first-seat", "--seats", "human"], "why\n7\nquit\n\n");
    assert!(ran.out.contains("Red (you), Blue (you)"), "{}", ran.out);
    let ran = play(&["--players", "3"], "9\nwhy large forest\nwhy\nwhy 1\nwhy pass\nwhy nonsense\n");
    let answer = ran.out.split("> why large forest\n").nth(1).unwrap();
    assert!(answer.starts_with("✗ ") && answer.contains("\nPIL-4.3  "), "{answer}");
    assert!(ran.out.contains("Nothing speaks against it"), "{}", ran.out);
    assert!(ran.out.contains("> why nonsense\nThat reads neither"), "{}", ran.out);
}

#[test]
fn everything_else_has_an_answer() {
    let ran = play(&[], "help\nhint\nhint\nlog\ntable\nscore\nrule pil-4.3\nrule PIL-99\n99\n\nfrobnicate\n");
    let advice = |hint: &str| -> Vec<String> {
        hint.lines().skip(1).take_while(|line| line.starts_with("  ")).map(str::to_owned).collect()
    };
    let hints: Vec<_> = ran.out.split("Hint:").skip(1).map(advice).collect();
    assert_eq!((hints.len(), &hints[0]), (2, &hints[1]));
    assert!(hints[0][0].contains(" — the best found"), "{hints:?}");
    for wanted in [
        "why [WORDS]",
        "> log\n    1  ",
        "> rule pil-4.3\nPIL-4.3  ",
        "There is no rule",
        "There is no choice",
    ] {
        assert!(ran.out.contains(wanted), "{wanted}: {}", ran.out);
    }
    assert!(ran.out.contains("> frobnicate\nThat reads neither"), "{}", ran.out);
}

#[test]
fn french_is_spoken_and_understood() {
    let ran = play(&["--lang", "fr"], "aide\nannuler\nconseil\nquitter\n\n");
    for wanted in [
        "Les Piliers de la Terre : ",
        "Il n’y a rien à annuler.",
        "Conseil :\n",
        "le meilleur trouvé",
        "Enregistrer sous quel nom",
    ] {
        assert!(ran.out.replace("Terre:", "Terre :").contains(wanted), "{wanted}: {}", ran.out);
    }
}

#[test]
fn a_game_is_saved_resumed_and_finished() {
    let folder = temporary("play");
    let (half, whole) = (folder.join("half.journal"), folder.join("whole.journal"));
    let (half, whole) = (half.to_str().unwrap(), whole.to_str().unwrap());
    play(&["--seats", "human,random"], &format!("1\n1\n1\nquit\n{half}\n"));
    assert_eq!(json(&["replay", half, "--json"])["over"], false);
    // Bots take over the seats, and the draws still follow from the seed that was sealed at first.
    let ran = run(&["play", "pillars", "--resume", half, "--seats", "random"], &format!("{whole}\n"));
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains("The game is over."), "{}", ran.out);
    let verified = run(&["verify", whole], "");
    assert_eq!(verified.status, 0, "{}", verified.err);
    let (half, whole) = (std::fs::read_to_string(half).unwrap(), std::fs::read_to_string(whole).unwrap());
    let kept = half.split("# seed").next().unwrap();
    assert!(whole.starts_with(kept), "the game goes on where it was left");
    common::failure(&["play", "pillars", "--resume", "/nowhere.journal"], 1, "cannot be read");
}

#[test]
fn bots_play_alone() {
    let folder = temporary("alone");
    let file = folder.join("alone.journal");
    let ran = play(&["--seats", "random"], &format!("{}\n", file.display()));
    assert!(ran.out.contains("The game is over."), "{}", ran.out);
    let verified = run(&["verify", file.to_str().unwrap()], "");
    assert_eq!(verified.status, 0, "{}", verified.err);
}

#[test]
fn what_cannot_be_saved_is_said_and_the_game_goes_on() {
    let ran = play(&[], "save /nowhere/at/all.journal\nscore\n");
    assert!(ran.out.contains("Cannot save: /nowhere/at/all.journal"), "{}", ran.out);
    assert!(ran.out.contains("\nTotal "), "{}", ran.out);
}
