//! Everything people read: semantic HTML from plain data, forms that work without script.
//!
//! A page is a function of a model and of whoever reads it ([`Viewer`]). Nothing here reads a store, a clock or a socket.

mod account;
mod archive;
mod art;
pub mod assets;
mod begin;
mod facts;
pub mod form;
mod game;
mod glossary;
mod home;
mod install;
mod layout;
mod learn;
mod mail;
mod new;
mod notices;
mod problem;
mod reasons;
mod reference;
mod revision;
mod room;
mod rules;
mod settings;
mod shelf;
mod table;
mod thing;
mod viewer;
mod word;

pub use account::sign_in;
pub use archive::archive;
pub use begin::begin;
pub use game::{BestScore, game};
pub use home::{Home, MineOnShelf, home};
pub use install::{manifest, offline, service_worker};
use layout::{Layout, layout};
pub use learn::{LessonCard, learn};
pub use mail::{MailLine, MailView, mail_html, mail_question, mail_text};
pub use maud::Markup;
pub use new::{NewTable, new_table};
pub use notices::{NoticesPart, TargetLine, TargetState};
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
pub use word::{WordQuestion, word};

pub(crate) use parlour_model::game_name;
