//! Guided games: scripts of lessons, and where somebody stands in one.
//!
//! A lesson is a text (`scripts/GAME/NAME.lesson`) that reads like a journal with a coach in it: a mode, what chance and the
//! opponents answer, and between them the steps, each with a text of its own, what is lit on the board, which answers are
//! accepted, and what the coach says to another legal try. It is played at an ordinary table, on the ordinary rules.
//!
//! ```text
//! game pillars
//! players 2
//! learner red
//!
//! * start blue                  what chance answers
//! blue take wood-4              what an opponent answers
//!
//! step quarry                   the text is `pillars-lesson-first-quarry`
//!   show stone-3                what is lit: ids of things on the board
//!   answer take stone-3         ends the step; several lines: one of them
//!   reply hire * : mason        to this other try the coach says the attribute `.mason` of the text, to all others `.other`
//!
//! step fire                     a step without answers is read, and one goes on
//!   if place bishop             only for those who have answered so
//!
//! step land
//!   maybe                       passed over where the question does not come
//!   while buy *                 accepted, and the step goes on
//!   answer end
//!
//! step plan
//!   each put knight guildhall   all of these, in any order
//!   each put farmer guildhall
//! ```
//!
//! Deeds before the first step are played before anybody reads a word, and the learner's own may be among them
//! (`red put own-farmer castle:farmer`): so a lesson begins in the middle of a game. What was answered for the learner there
//! counts for `if` and `unless` like any other answer.
//!
//! Nothing is kept but the journal and how far was read ([`walk`]), so a lesson can be left, resumed, taken back and replayed
//! like any other table.

mod read;
mod script;
mod shelf;
mod stand;
mod walk;

pub use read::{ScriptError, read};
pub use script::{Accepted, Item, Lesson, Pattern, Reply, Step};
pub use shelf::{all, by_id, find, first, of_game};
pub use stand::stand;
pub use walk::{Judged, Passed, Reached, answers, judge, walk};
