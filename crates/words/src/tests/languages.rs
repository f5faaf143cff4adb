//! Both languages say the same things of the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use super::files::{Written, all, messages, sources};
use super::{EN, FR, words};
use crate::Lang;

fn by_id(lang: Lang) -> BTreeMap<String, Written> {
    all(lang).into_iter().map(|written| (written.id.clone(), written)).collect()
}

/// The argument a variable speaks of: `$card-The` speaks of `card`.
fn argument(variable: &str) -> String {
    variable.split('-').next().unwrap_or_default().to_lowercase()
}

fn arguments(written: &Written) -> BTreeSet<String> {
    let variables = written.value.iter().flat_map(|text| &text.variables);
    variables.map(|variable| argument(variable)).collect()
}

#[test]
fn every_language_has_every_message() {
    let (french, english) = (by_id(FR), by_id(EN));
    let missing: Vec<_> = english.keys().filter(|id| !french.contains_key(*id)).collect();
    assert!(missing.is_empty(), "not in French: {missing:#?}");
    let missing: Vec<_> = french.keys().filter(|id| !english.contains_key(*id)).collect();
    assert!(missing.is_empty(), "not in English: {missing:#?}");
}

#[test]
fn no_message_is_written_twice() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for written in all(lang) {
            assert!(seen.insert(written.id.clone()), "{} is written twice in {lang}", written.id);
        }
    }
}

#[test]
fn messages_speak_of_the_same_arguments() {
    let french = by_id(FR);
    for (id, english) in by_id(EN) {
        assert_eq!(arguments(&english), arguments(&french[&id]), "the arguments of {id}");
    }
}

/// The forms of a sentence for the players it names: `.you`, `.you-to`.
fn is_form_for_reader(attribute: &str) -> bool {
    attribute == "you" || attribute.starts_with("you-")
}

/// What is said to a player is said of the same things, in both languages.
#[test]
fn readers_are_told_what_others_are_told() {
    let french = by_id(FR);
    for (id, english) in by_id(EN) {
        let forms = |written: &Written| -> Vec<String> {
            written.attributes.keys().filter(|name| is_form_for_reader(name)).cloned().collect()
        };
        assert_eq!(forms(&english), forms(&french[&id]), "the forms of {id}");
        for written in [&english, &french[&id]] {
            let known = arguments(written);
            for form in forms(written) {
                let said = written.attributes[&form].variables.iter();
                let said: BTreeSet<String> = said.map(|variable| argument(variable)).collect();
                assert!(said.is_subset(&known), "{id}.{form}: {said:?} of {known:?}");
                assert!(said.len() < known.len(), "{id}.{form} names its reader");
                let named = form.strip_prefix("you-").is_none_or(|name| known.contains(name));
                assert!(named, "{id}.{form} is for nobody");
            }
        }
    }
}

/// A name is rendered before its sentence is: all it may know is how many there are.
#[test]
fn attributes_know_their_number_alone() {
    for lang in Lang::ALL {
        for written in all(lang) {
            for (attribute, text) in written.attributes.iter().filter(|(name, _)| !is_form_for_reader(name)) {
                let known = text.variables.iter().all(|variable| variable == "n");
                assert!(known, "{}.{attribute} in {lang} names {:?}", written.id, text.variables);
            }
        }
    }
}

/// Messages stand for themselves: rules of grammar go through attributes, not references.
#[test]
fn messages_do_not_refer_to_messages() {
    for lang in Lang::ALL {
        for written in all(lang) {
            assert!(written.value.is_some(), "{} has no text in {lang}", written.id);
            for text in written.texts() {
                assert!(text.references.is_empty(), "{} in {lang}: {:?}", written.id, text.references);
            }
        }
    }
}

/// Files keep the order of their translation, so that they can be read side by side.
#[test]
fn files_run_in_parallel() {
    for ((name, english), (_, french)) in sources(EN).into_iter().zip(sources(FR)) {
        let ids = |source| messages(&name, source).into_iter().map(|written| written.id).collect::<Vec<_>>();
        assert_eq!(ids(english), ids(french), "the order of {name}");
    }
}

#[test]
fn what_is_written_can_be_had() {
    for lang in Lang::ALL {
        // Rules have capitals, and a rulebook of their own.
        let is_rule = |id: &str| id.starts_with(char::is_uppercase);
        for written in all(lang).iter().filter(|written| !is_rule(&written.id)) {
            assert!(words(lang).has(&written.id), "{} in {lang}", written.id);
        }
    }
}

#[test]
fn languages_read_back() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
    }
    let error = "de".parse::<Lang>().unwrap_err();
    assert_eq!(error.to_string(), "there is no language 'de': it is fr or en");
}

#[test]
fn blanks_are_filled_as_they_are() {
    let text = words(EN).fill("site-waiting", &[("n", 1.into())]);
    assert_eq!(text, "1 table waits for you");
    assert_eq!(words(FR).fill("site-waiting", &[("n", 2.into())]), "2 tables vous attendent");
    assert_eq!(words(EN).fill("site-new-title", &[("game", "Go".into())]), "A table of Go");
    assert_eq!(words(EN).fill("site-unwritten", &[]), "<site-unwritten>");
}

#[test]
fn keys_come_in_the_order_they_are_written() {
    let goods: Vec<&str> = words(EN).keys("pillars-good-").collect();
    assert_eq!(goods, ["pillars-good-sand", "pillars-good-wood", "pillars-good-stone", "pillars-good-metal"]);
}
