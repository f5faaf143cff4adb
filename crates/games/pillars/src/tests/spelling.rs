//! Choices as words, and rules as refusals cite them.

use crate::Choice;

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

/// Every rule a refusal cites is a rule of the list.
#[test]
fn refusals_cite_rules_that_exist() {
    let ids = include_str!("../../rules.ids");
    let source = include_str!("../refusal.rs");
    for cited in source.split('"').filter(|text| text.starts_with("PIL-")) {
        assert!(ids.lines().any(|line| line.split(' ').next() == Some(cited)), "{cited}");
    }
}
