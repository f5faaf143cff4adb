//! Choices as words, and rules as refusals cite them.

use crate::Choice;

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

/// Every rule a refusal cites is a rule of the list.
#[test]
fn refusals_cite_rules_that_exist() {
    let ids = include_str!("../../rules.ids");
    let source = include_str!("../refusal.rs");
    for cited in source.split('"').filter(|text| text.starts_with("ORA-")) {
        assert!(ids.lines().any(|line| line.split(' ').next() == Some(cited)), "{cited}");
    }
}
