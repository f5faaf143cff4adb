//! Everything people read: semantic HTML from plain data, forms that work without script.
//!
//! A page is a function of a model and of whoever reads it ([`Viewer`]). Nothing here reads a store, a clock or a socket.

mod account;
mod art;
pub mod assets;
mod begin;
mod facts;
pub mod form;
mod game;
mod glossary;
mod home;
mod layout;
mod learn;
mod new;
mod problem;
mod reasons;
mod reference;
mod revision;
mod room;
mod rules;
mod settings;
mod shelf;
mod table;
mod talk;
mod thing;
mod viewer;

pub use account::sign_in;
pub use begin::begin;
pub use game::{BestScore, game};
pub use home::{Home, MineOnShelf, home};
use layout::{Layout, layout};
pub use learn::{LessonCard, learn};
pub use maud::Markup;
pub use new::{NewTable, new_table};
pub use problem::{Trouble, plain_problem, problem, sentence};
pub use reference::api;
pub use revision::revision;
pub use room::{RoomPage, room};
pub use rules::rules;
pub use settings::{Profile, TokenLine, profile};
pub use shelf::{Preset, codex};
pub use table::part::PARTS_HEADER;
pub use table::{table, update, update_board};
pub use thing::{thing, things};
pub use viewer::{PersonCard, Viewer};

pub(crate) use parlour_model::game_name;
