//! Small forms of words.

use parlour_kit::{Scene, text};
use parlour_words::Blank;

/// `Name: what about it`, as the language sets a colon.
pub(crate) fn entry(scene: &Scene<'_>, name: &str, what: &str) -> String {
    let blanks = [("name", Blank::Text(name)), ("what", Blank::Text(what))];
    text::capitalised(&scene.words.fill("ora-board-entry", &blanks))
}
