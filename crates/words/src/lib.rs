//! What players read, in French and English.
//!
//! Rule crates hand out phrases: a key with arguments, and no language. This crate has the texts,
//! and turns a phrase into a sentence. Grammar belongs here alone: a name carries its articles
//! and plurals as attributes, and the sentence picks the one it needs (see [`Words`]).
//!
//! ```
//! use parlour_core::{Phrase, Seat};
//! use parlour_words::{Lang, Words};
//!
//! let three = Phrase::counted(3, "pillars-good-stone");
//! assert_eq!(Words::get(Lang::En).say(&three, &[]), "3 stone");
//! assert_eq!(Words::get(Lang::Fr).say(&three, &[]), "3 cubes de pierre");
//! ```

mod advice;
mod lang;
mod library;
mod plain;
mod render;
mod rulebook;
mod search;
#[cfg(test)]
mod tests;
mod text_table;
mod variables;
mod words;

pub use advice::Advice;
pub use lang::{Lang, UnknownLang};
pub use rulebook::{Chapter, Rule, Rulebook};
pub use search::Query;
pub use words::{Blank, Trouble, Words};
