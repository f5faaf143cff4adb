//! Everything people read: semantic HTML from view-level data, forms that work without script.

mod account;
mod home;
mod layout;
mod problem;
mod reference;
mod room;
mod table;
pub(crate) mod text;

use parlour_words::Words;

pub(crate) use account::{profile, sign_in};
pub(crate) use home::{Home, home, new_table};
pub(crate) use layout::{Layout, layout};
pub(crate) use problem::{plain_problem, problem};
pub(crate) use reference::{api, rules};
pub(crate) use room::room;
pub(crate) use table::{Shown, table};

/// The name of a game.
pub(crate) fn game_name(words: &Words, id: &str) -> String {
    if words.has(id) { words.word(id) } else { id.to_owned() }
}
