//! Short forms of choices: every choice of a player has one, and it speaks of the same arguments.

use std::collections::BTreeMap;

use super::files::{Written, all};
use crate::Lang;

/// What chance answers is never on a button.
const OF_CHANCE: &[&str] = &[
    "pillars-choice-start",
    "pillars-choice-privilege",
    "pillars-choice-shiring",
    "pillars-choice-leave-out",
    "pillars-choice-event",
    "pillars-choice-builder",
    "pillars-choice-tax",
    "ora-choice-start",
    "orleans-choice-remove-good",
    "orleans-choice-lay-good",
    "orleans-choice-first",
    "orleans-choice-hourglass",
    "orleans-choice-not-of-chance",
    "orleans-choice-draw",
    "orleans-choice-draw-anybody",
    "orleans-choice-draw-bather",
    "orleans-choice-draw-lost",
    "orleans-choice-draw-plague",
    "abbey-choice-first",
    "abbey-choice-crusade",
    "abbey-choice-start",
    "abbey-choice-card",
    "abbey-choice-saint",
    "abbey-choice-die",
    "abbey-choice-event",
    "abbey-choice-token",
    "forest-choice-first",
    "forest-choice-side-b",
    "forest-choice-large",
    "forest-choice-deal",
    "forest-choice-reveal",
    "candle-choice-candle",
];

fn by_id(lang: Lang) -> BTreeMap<String, Written> {
    all(lang).into_iter().map(|written| (written.id.clone(), written)).collect()
}

/// The argument a variable speaks of: `$card-The` speaks of `card`.
fn arguments(written: &Written) -> Vec<String> {
    let variables = written.value.iter().flat_map(|text| &text.variables);
    variables.map(|variable| variable.split('-').next().unwrap_or_default().to_lowercase()).collect()
}

#[test]
fn every_choice_of_a_player_has_a_short_form() {
    let english = by_id(Lang::En);
    let choices = english.keys().filter(|id| id.contains("-choice-") && !OF_CHANCE.contains(&id.as_str()));
    let missing: Vec<_> =
        choices.filter(|id| !english.contains_key(&id.replacen("-choice-", "-short-", 1))).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn a_short_form_speaks_of_the_arguments_of_its_choice() {
    for lang in Lang::ALL {
        let all = by_id(lang);
        let is_short = |id: &str| id.split('-').nth(1) == Some("short");
        for (id, short) in all.iter().filter(|(id, _)| is_short(id)) {
            let choice = all
                .get(&id.replacen("-short-", "-choice-", 1))
                .unwrap_or_else(|| panic!("{id} is of no choice"));
            let known = arguments(choice);
            let amounts = ["pay", "get"].iter().filter_map(|name| short.attributes.get(*name));
            let amounts = amounts.flat_map(|text| text.words.split(' ')).map(str::to_owned);
            for argument in arguments(short).into_iter().chain(amounts) {
                assert!(
                    known.contains(&argument),
                    "{id} in {lang} speaks of {argument}, which {known:?} does not"
                );
            }
            assert!(short.attributes.contains_key("verb"), "{id} in {lang} has no verb");
        }
    }
}
