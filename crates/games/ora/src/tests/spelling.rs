//! Choices as words, and phrases for everything.

use parlour_core::{Arg, Decision, Eyes, Game, Phrase, Refuse, Rng, Speak, Tabulate, Who, options_of};

use crate::{Choice, Ora};

/// Every kind of answer reads back; anything else is refused.
#[test]
fn choices_have_one_spelling() {
    let spellings = [
        "start red",
        "place",
        "contract",
        "fell",
        "cut",
        "build",
        "buy plot",
        "end",
        "done",
        "at red farmyard",
        "card bakery",
        "spot -1/4",
        "district hills -1",
        "plot coast 0",
        "send lay-brother",
        "fee gift",
        "gain 1",
        "times 3",
        "offer 2",
        "harvest clay",
        "joker clay",
        "give peat-coal",
        "pay meat 2",
        "extra bread",
        "take book 2",
        "basic clay",
        "raise book",
        "bathe",
        "bathe exchange",
        "settle hamlet",
        "tile 4",
        "straw",
        "sell wine",
    ];
    for words in spellings {
        let choice: Choice = words.parse().unwrap();
        assert_eq!(choice.to_string(), words);
    }
    let wrong = [
        "",
        "plac",
        "place farmyard",
        "spot 0-3",
        "spot +0/3",
        "spot 00/3",
        "spot -0/3",
        "plot coast",
        "times 01",
        "times 256",
        "bathe twice",
        "at farmyard",
        "pay meat",
        "district hills 200",
        "buy land",
        "end ",
    ];
    for words in wrong {
        assert!(words.parse::<Choice>().is_err(), "{words:?}");
    }
}

/// Errors point at the word that is wrong.
#[test]
fn errors_point_at_the_wrong_word() {
    let at = |words: &str| words.parse::<Choice>().unwrap_err().at;
    assert_eq!([at("bye"), at("pay gold 2"), at("pay wood two"), at("plot coast up")], [0, 4, 9, 11]);
}

fn asked(game: &Ora) -> Option<Who> {
    match game.decision() {
        Decision::Draw => Some(Who::Chance),
        Decision::Ask(seats) => Some(Who::Seat(seats.first().unwrap())),
        Decision::Over => None,
    }
}

/// Every phrase of whole games: keys of this game, made of small letters.
#[test]
fn everything_that_is_said_has_a_key() {
    for mode in Ora::modes() {
        let (mut game, mut rng) = (Ora::new(&mode).unwrap(), Rng::from_number(3));
        let mut steps = 0;
        while let Some(who) = asked(&game) {
            sound(&game.prompt(who).phrase());
            speak_of_candidates(&game, who);
            let choice = rng.pick(&options_of(&game, who)).unwrap();
            let mut events = Vec::new();
            game.apply(who, choice, &mut events);
            for noted in &events {
                sound(&noted.event.phrase());
            }
            steps += 1;
            if steps % 50 == 0 {
                sheet_is_sound(&game);
            }
        }
        sheet_is_sound(&game);
    }
}

fn speak_of_candidates(game: &Ora, who: Who) {
    let mut candidates = Vec::new();
    game.candidates(who, &mut candidates);
    if let Who::Seat(seat) = who {
        game.asides(seat, &mut candidates);
    }
    for choice in candidates {
        sound(&game.say(who, choice));
        for refusal in game.why(who, choice) {
            sound(&refusal.phrase());
            assert!(refusal.rule().starts_with("ORA-"));
        }
    }
}

fn sheet_is_sound(game: &Ora) {
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
    let ours = |key: &str| plain(key) && (key.starts_with("ora-") || key == "counted");
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
    let source = include_str!("../words/refusals.rs");
    for cited in source.split('"').filter(|text| text.starts_with("ORA-")) {
        assert!(ids.lines().any(|line| line.split(' ').next() == Some(cited)), "{cited}");
    }
}
