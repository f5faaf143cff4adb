//! Choices as words, and rules as refusals cite them.

use crate::Choice;

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

/// Every rule a refusal cites is a rule of the list.
#[test]
fn refusals_cite_rules_that_exist() {
    let ids = include_str!("../../rules.ids");
    let source = include_str!("../refusal.rs");
    for cited in source.split('"').filter(|text| text.starts_with("ORL-")) {
        assert!(ids.lines().any(|line| line.split(' ').next() == Some(cited)), "{cited}");
    }
}
