//! Choices as words, and phrases for everything.

use parlour_core::{Arg, Decision, Eyes, Game, Phrase, Refuse, Rng, Speak, Tabulate, Who, draw, options_of};

use super::scene::*;
use crate::{Choice, Pillars};

#[test]
fn choices_have_one_spelling() {
    for words in ["place market", "place market free", "work potter-2 1", "buy wood 2", "return metal 3"] {
        let choice: Choice = words.parse().unwrap();
        assert_eq!(choice.to_string(), words);
    }
    for words in ["place market  free", "place market cheap", "buy wood", "buy wood 02", "take", "passs", ""]
    {
        assert!(words.parse::<Choice>().is_err(), "{words:?}");
    }
}

#[test]
fn errors_point_at_the_wrong_word() {
    let at = |words: &str| words.parse::<Choice>().unwrap_err().at;
    assert_eq!([at("bye"), at("buy gold 2"), at("buy wood two"), at("wait here")], [0, 4, 9, 5]);
}

/// Every phrase of whole games: keys of this game, made of small letters.
#[test]
fn everything_that_is_said_has_a_key() {
    for number in 0..3 {
        let scene = pillars(4);
        let mut game: Pillars = *scene.game();
        let mut rng = Rng::from_number(number);
        while game.decision() != Decision::Over {
            let who = match game.decision() {
                Decision::Draw => Who::Chance,
                _ => Who::Seat(asked(&game)),
            };
            sound(&game.prompt(who).phrase());
            speak_of_candidates(&game, who);
            let choice = match who {
                Who::Chance => draw(&game, &mut rng),
                Who::Seat(_) => rng.pick(&options_of(&game, who)).unwrap(),
            };
            let mut events = Vec::new();
            game.apply(who, choice, &mut events);
            for noted in &events {
                sound(&noted.event.phrase());
            }
        }
        sheet_is_sound(&game);
    }
}

fn speak_of_candidates(game: &Pillars, who: Who) {
    let mut candidates = Vec::new();
    game.candidates(who, &mut candidates);
    assert!(candidates.len() <= 64, "{candidates:?}");
    for choice in candidates {
        sound(&game.say(who, choice));
        for refusal in game.why(who, choice) {
            sound(&refusal.phrase());
            assert!(refusal.rule().starts_with("PIL-"));
        }
    }
}

fn sheet_is_sound(game: &Pillars) {
    for section in game.view(Eyes::Spectator).sheet().sections {
        sound(&section.title);
        for line in &section.lines {
            sound(&line.label);
            line.cells.iter().for_each(sound);
        }
    }
}

fn sound(phrase: &Phrase) {
    let plain = |key: &str| key.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
    let ours = |key: &str| plain(key) && (key.starts_with("pillars-") || key == "counted");
    assert!(ours(phrase.key), "{phrase:?}");
    for (name, arg) in &phrase.args {
        assert!(plain(name), "{phrase:?}");
        match arg {
            Arg::Term(key) | Arg::Count { of: key, .. } => assert!(ours(key), "{phrase:?}"),
            Arg::List(list) => list.iter().for_each(sound),
            Arg::Number(_) | Arg::Seat(_) => {}
        }
    }
}

/// Every rule a refusal cites is a rule of the list.
#[test]
fn refusals_cite_rules_that_exist() {
    let ids = include_str!("../../rules.ids");
    let source = include_str!("../refusal.rs");
    for cited in source.split('"').filter(|text| text.starts_with("PIL-")) {
        assert!(ids.lines().any(|line| line.split(' ').next() == Some(cited)), "{cited}");
    }
}
