//! Proofs that everything can be said, in both languages alike.

mod abbey;
mod candle;
mod coach;
mod files;
mod forest;
mod grammar;
mod keys;
mod languages;
mod ora;
mod orleans;
mod pillars;
mod play;
mod rulebooks;
mod short;
mod text_tables;
mod titles;
mod typography;

use parlour_core::Phrase;

use crate::{Lang, Words};

pub(crate) const FR: Lang = Lang::Fr;
pub(crate) const EN: Lang = Lang::En;

pub(crate) fn words(lang: Lang) -> &'static Words {
    Words::get(lang)
}

pub(crate) fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// A phrase in English and in French, at a table of Aliena, Tom and Ellen.
pub(crate) fn both(phrase: &Phrase) -> [String; 2] {
    let names = names(&["Aliena", "Tom", "Ellen"]);
    [EN, FR].map(|lang| words(lang).try_say(phrase, &names).expect("a text that can be said"))
}
