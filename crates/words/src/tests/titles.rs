//! Every game alike: its rules have their texts, its keys too, and no text is left without use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::files::{Written, messages};
use super::keys::Keys;
use super::words;
use crate::Lang;
use crate::library::GAMES;

/// What is particular to the texts of a game.
pub(crate) struct Title {
    id: &'static str,
    prefix: &'static str,
    /// Texts in its source that begin like a key and are none: marks of the digest.
    marks: &'static [&'static str],
    /// The facet that only some names of a family have.
    own_facet: Option<&'static str>,
    /// Names of titles and lines of the count take no arguments: to have a text is enough.
    plain: &'static [&'static str],
}

impl Title {
    const fn new(id: &'static str, prefix: &'static str) -> Self {
        Self { id, prefix, marks: &[], own_facet: None, plain: &[] }
    }

    /// The title of this id.
    pub(crate) fn of(id: &str) -> &'static Self {
        TITLES.iter().find(|title| title.id == id).expect("a game with texts")
    }

    /// The keys of the game.
    pub(crate) fn keys(&self) -> Keys {
        let mut keys = Keys::of(self.id);
        for mark in self.marks {
            assert!(keys.sentences.remove(*mark), "{} still says {mark}", self.id);
        }
        keys
    }

    /// The sentences that play has to bring up.
    pub(crate) fn sentences(&self) -> BTreeSet<String> {
        let plain = |key: &String| self.plain.iter().any(|start| key.starts_with(start));
        self.keys().sentences.into_iter().filter(|key| !plain(key)).collect()
    }

    /// The names of the facets of each of its messages.
    pub(crate) fn facets(&self, lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let named = |written: Written| (written.id, written.attributes.into_keys().collect());
        self.written(lang).into_iter().map(named).collect()
    }

    fn written(&self, lang: Lang) -> Vec<Written> {
        let game = GAMES.iter().find(|game| game.prefix == self.prefix).expect("a game with texts");
        messages("words", game.words(lang))
    }

    /// The ids in its list of rules; an exempt one is followed by its reason.
    fn rules(&self) -> Vec<String> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(self.id).join("rules.ids");
        let list = fs::read_to_string(path).expect("the list of rules");
        list.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
    }

    /// Speaks of the game itself, as no rule does?
    fn is_own(&self, key: &str) -> bool {
        let rest = key.strip_prefix(self.id).unwrap_or(key);
        ["", "-credits", "-about"].contains(&rest) || rest.starts_with("-option-")
    }
}

const TITLES: [Title; 6] = [
    // Only posts with cards above them speak of their town.
    Title { own_facet: Some("town"), ..Title::new("pillars", "PIL") },
    Title::new("ora", "ORA"),
    Title::new("orleans", "ORL"),
    Title {
        marks: &["forest-pigs"],
        plain: &["forest-score-", "forest-title-"],
        ..Title::new("forest", "BLF")
    },
    Title { marks: &["abbey-turn"], ..Title::new("abbey", "ABB") },
    Title::new("candle", "CAN"),
];

#[test]
fn every_game_with_texts_is_proved() {
    assert!(GAMES.iter().map(|game| game.prefix).eq(TITLES.iter().map(|title| title.prefix)));
}

#[test]
fn every_rule_has_a_text() {
    for title in &TITLES {
        for lang in Lang::ALL {
            let book = words(lang).rulebook(title.prefix).expect("a rulebook");
            let told: Vec<&String> = book.rules().map(|rule| &rule.id).collect();
            assert!(told.into_iter().eq(&title.rules()), "the rules of {} in {lang}", title.id);
        }
    }
}

#[test]
fn every_key_has_a_text_and_every_text_a_key() {
    for title in &TITLES {
        let keys = title.keys().all();
        assert!(keys.len() > 20, "the source of {} was read: {keys:?}", title.id);
        for lang in Lang::ALL {
            let texts: BTreeSet<String> = title.written(lang).into_iter().map(|written| written.id).collect();
            let missing: Vec<_> = keys.difference(&texts).collect();
            assert!(missing.is_empty(), "without a text in {lang}: {missing:#?}");
            let dead: Vec<_> = texts.difference(&keys).filter(|text| !title.is_own(text)).collect();
            assert!(dead.is_empty(), "never said in {lang}: {dead:#?}");
        }
    }
}

/// What a sentence may say of one building it may say of all.
#[test]
fn names_of_a_family_have_the_same_facets() {
    for title in &TITLES {
        for lang in Lang::ALL {
            let facets = title.facets(lang);
            let of = |key: &String| -> BTreeSet<&str> {
                let names = facets[key].iter().map(String::as_str);
                names.filter(|facet| Some(*facet) != title.own_facet).collect()
            };
            for family in title.keys().names.values() {
                let first = family.first().map(of).expect("a family has a member");
                for key in family {
                    assert_eq!(of(key), first, "the facets of {key} in {lang}");
                }
            }
        }
    }
}
