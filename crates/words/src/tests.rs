//! Proofs that everything can be said, in both languages alike.

mod abbey;
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
mod sheets;
mod typography;

use crate::{Lang, Words};

pub(crate) const FR: Lang = Lang::Fr;
pub(crate) const EN: Lang = Lang::En;

pub(crate) fn words(lang: Lang) -> &'static Words {
    Words::get(lang)
}

pub(crate) fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}
