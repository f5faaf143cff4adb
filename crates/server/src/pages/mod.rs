//! Everything people read: semantic HTML from view-level data, forms that work without script.

mod account;
mod art;
mod facts;
mod game;
mod home;
mod layout;
mod new;
mod problem;
mod reference;
mod room;
mod rules;
mod settings;
mod shelf;
mod table;

use parlour_words::Words;

pub(crate) use account::sign_in;
pub(crate) use game::game;
pub(crate) use home::{Home, home};
pub(crate) use layout::{Layout, layout};
pub(crate) use new::{NewTable, new_table};
pub(crate) use problem::{plain_problem, problem, sentence};
pub(crate) use reference::api;
pub(crate) use room::room;
pub(crate) use rules::rules;
pub(crate) use settings::{Profile, profile};
pub(crate) use shelf::{Preset, codex};
pub(crate) use table::part::PARTS_HEADER;
pub(crate) use table::{Looked, Seen, Shown, table, update};

/// The name of a game.
pub(crate) fn game_name(words: &Words, id: &str) -> String {
    if words.has(id) { words.word(id) } else { id.to_owned() }
}
