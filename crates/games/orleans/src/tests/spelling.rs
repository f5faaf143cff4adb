//! Choices as words, and phrases for everything.

use std::collections::BTreeSet;

use parlour_core::{Arg, Decision, Eyes, Game, Phrase, Refuse, Rng, Speak, Tabulate, Who, draw};

use super::play::{diligent, seasoned};
use crate::{Choice, Orleans};

#[test]
fn choices_have_one_spelling() {
    for words in [
        "put own-farmer village:farmer",
        "retrieve farmer town-hall:any",
        "send knight city-wall",
        "give post tours",
        "give loose-technology",
        "travel e07",
        "draws 0",
    ] {
        let choice: Choice = words.parse().unwrap();
        assert_eq!(choice.to_string(), words);
    }
    for words in
        ["put own-farmer", "put farmer village", "draws 01", "travel e7", "give", "give post", "pass ", ""]
    {
        assert!(words.parse::<Choice>().is_err(), "{words:?}");
    }
}

#[test]
fn errors_point_at_the_wrong_word() {
    let at = |words: &str| words.parse::<Choice>().unwrap_err().at;
    assert_eq!([at("putt"), at("put cow village:farmer"), at("give cow"), at("pass now")], [0, 4, 5, 5]);
}

/// Every phrase of whole games: keys of this game, made of small letters.
#[test]
fn everything_that_is_said_has_a_key() {
    let mut keys = BTreeSet::new();
    for number in 0..12 {
        let mut rng = Rng::from_number(number);
        let mut game: Orleans = seasoned(2 + (number % 3) as u8, &mut rng);
        while game.decision() != Decision::Over {
            let who = match game.decision() {
                Decision::Ask(seats) => Who::Seat(seats.first().unwrap()),
                _ => Who::Chance,
            };
            sound(&game.prompt(who).phrase(), &mut keys);
            speak_of_candidates(&game, who, &mut keys);
            let choice = match who {
                Who::Chance => draw(&game, &mut rng),
                Who::Seat(seat) => diligent(&game, seat, &mut rng),
            };
            let mut events = Vec::new();
            game.apply(who, choice, &mut events);
            for noted in &events {
                sound(&noted.event.phrase(), &mut keys);
            }
        }
        sheet_is_sound(&game, &mut keys);
    }
    assert!(keys.len() > 250, "{} keys", keys.len());
}

fn speak_of_candidates(game: &Orleans, who: Who, keys: &mut BTreeSet<&'static str>) {
    let mut candidates = Vec::new();
    game.candidates(who, &mut candidates);
    assert!(candidates.len() <= 64, "{candidates:?}");
    for choice in candidates {
        sound(&game.say(who, choice), keys);
        for refusal in game.why(who, choice) {
            sound(&refusal.phrase(), keys);
            assert!(refusal.rule().starts_with("ORL-"));
        }
    }
}

fn sheet_is_sound(game: &Orleans, keys: &mut BTreeSet<&'static str>) {
    for eyes in [Eyes::Spectator, Eyes::All] {
        for section in game.view(eyes).sheet().sections {
            sound(&section.title, keys);
            for line in &section.lines {
                sound(&line.label, keys);
                line.cells.iter().for_each(|cell| sound(cell, keys));
            }
        }
    }
}

fn sound(phrase: &Phrase, keys: &mut BTreeSet<&'static str>) {
    let plain = |key: &str| key.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
    let ours = |key: &str| plain(key) && (key.starts_with("orleans-") || key == "counted");
    assert!(ours(phrase.key), "{phrase:?}");
    keys.insert(phrase.key);
    for (name, arg) in &phrase.args {
        assert!(plain(name), "{phrase:?}");
        match arg {
            Arg::Term(key) | Arg::Count { of: key, .. } => assert!(ours(key), "{phrase:?}"),
            Arg::List(list) => list.iter().for_each(|phrase| sound(phrase, keys)),
            Arg::Number(_) | Arg::Seat(_) => {}
        }
    }
}

/// Every rule a refusal cites is a rule of the list.
#[test]
fn refusals_cite_rules_that_exist() {
    let ids = include_str!("../../rules.ids");
    let source = include_str!("../refusal.rs");
    for cited in source.split('"').filter(|text| text.starts_with("ORL-")) {
        assert!(ids.lines().any(|line| line.split(' ').next() == Some(cited)), "{cited}");
    }
}
