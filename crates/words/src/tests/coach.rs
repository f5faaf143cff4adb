//! What the coach says: a card for every kind of question of every game, in both languages, and none left over.

use std::collections::BTreeSet;

use parlour_core::{About, Game};

use super::files::all;
use super::words;
use crate::Lang;

/// Every game with texts.
const GAMES: [&About; 6] = [
    parlour_pillars::Pillars::ABOUT,
    parlour_ora::Ora::ABOUT,
    parlour_orleans::Orleans::ABOUT,
    parlour_forest::Forest::ABOUT,
    parlour_abbey::Abbey::ABOUT,
    parlour_candle::Candle::ABOUT,
];

/// A card is read while somebody waits: so many letters at most.
const LONGEST: usize = 360;

#[test]
fn every_kind_of_question_has_a_card_and_none_is_left_over() {
    let wanted: BTreeSet<String> = GAMES
        .iter()
        .flat_map(|about| about.kinds.iter().map(|kind| format!("{}-coach-{kind}", about.id)))
        .collect();
    for lang in Lang::ALL {
        let written = all(lang).into_iter().map(|written| written.id);
        let cards: BTreeSet<String> = written.filter(|id| id.contains("-coach-")).collect();
        let cards = cards.into_iter().filter(|id| !id.starts_with("table-")).collect::<BTreeSet<_>>();
        let missing: Vec<_> = wanted.difference(&cards).collect();
        assert!(missing.is_empty(), "without a card in {lang}: {missing:#?}");
        let dead: Vec<_> = cards.difference(&wanted).collect();
        assert!(dead.is_empty(), "asked nowhere, in {lang}: {dead:#?}");
    }
}

#[test]
fn a_card_says_three_things_in_few_words() {
    for lang in Lang::ALL {
        for about in GAMES {
            for kind in about.kinds {
                let advice = words(lang).advice(about.id, kind);
                let advice = advice.unwrap_or_else(|| panic!("{} {kind} in {lang}", about.id));
                let parts = [&advice.what, &advice.wise, &advice.cost];
                let letters: usize = parts.iter().map(|part| part.chars().count()).sum();
                assert!(letters <= LONGEST, "{} {kind} in {lang} has {letters} letters", about.id);
                let whole = parts.iter().all(|part| part.ends_with(['.', '!', '?']));
                assert!(whole, "{} {kind} in {lang}: {advice:?}", about.id);
            }
        }
    }
}

#[test]
fn what_nobody_asks_has_no_card() {
    assert_eq!(words(Lang::En).advice("pillars", "dance"), None);
}
