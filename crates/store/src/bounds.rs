//! How long and how many: everything the store takes or gives has a bound.

use parlour_core::journal::is_name;

use crate::error::{Result, StoreError};
use crate::refusal::Field;
use crate::shape::is_readable;

/// The most rows a page of a list has.
pub const LARGEST_PAGE: u32 = 100;
/// The most lines one call may write.
pub const LONGEST_APPEND: usize = 10_000;
/// The most lines a journal may have.
pub const LONGEST_JOURNAL: u64 = 100_000;
/// The longest spelling of an answer, in bytes.
pub const LONGEST_WORDS: usize = 1_000;
/// The most answers a draft may hold.
pub const LONGEST_DRAFT: usize = 1_000;
/// The longest line of chat, in bytes.
pub const LONGEST_CHAT: usize = 2_000;
/// The longest private note, in bytes.
pub const LONGEST_NOTE: usize = 20_000;
/// The longest settings of a person or table, mode of a table, or password hash, in bytes.
pub const LONGEST_SETTINGS: usize = 8_000;
/// The longest login, e-mail address, label, pace, level or other short text, in bytes.
pub const LONGEST_WORD: usize = 200;
/// The most sessions a person may have; the oldest make room.
pub const MOST_SESSIONS: u32 = 50;
/// The longest address of a browser or a webhook, in bytes.
pub const LONGEST_ADDRESS: usize = 1_000;
/// The most places a person is told of things at.
pub const MOST_TARGETS: i64 = 20;
/// The most tokens a person may have.
pub const MOST_TOKENS: i64 = 50;

/// The most lines of another game a table may go on from.
pub const LONGEST_BEGINNING: usize = 10_000;
/// The most groups a person may be in.
pub const MOST_CIRCLES: i64 = 20;
/// The most people a group may have, those included who are asked to join.
pub const MOST_MEMBERS: i64 = 12;

/// A text of one line, not empty, not long.
pub(crate) fn line(what: Field, text: &str, longest: usize) -> Result<()> {
    let possible = !text.is_empty() && text.len() <= longest && !text.chars().any(char::is_control);
    if possible { Ok(()) } else { Err(StoreError::Invalid(what)) }
}

/// A text of any number of lines, perhaps none.
pub(crate) fn text(what: Field, text: &str, longest: usize) -> Result<()> {
    let forbidden = |letter: char| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t');
    let possible = text.len() <= longest && !text.chars().any(forbidden);
    if possible { Ok(()) } else { Err(StoreError::Invalid(what)) }
}

/// A name fit for a seat and a journal.
pub(crate) fn name(name: &str) -> Result<()> {
    if is_name(name) && is_readable(name) { Ok(()) } else { Err(StoreError::Invalid(Field::Name)) }
}

/// What somebody signs in with: one line, and nothing hides in it.
pub(crate) fn login(login: &str) -> Result<()> {
    line(Field::Login, login, LONGEST_WORD)?;
    if is_readable(login) { Ok(()) } else { Err(StoreError::Invalid(Field::Login)) }
}

/// A JSON text.
pub(crate) fn json(what: Field, json: &str) -> Result<()> {
    text(what, json, LONGEST_SETTINGS)?;
    let read: serde_json::Result<serde::de::IgnoredAny> = serde_json::from_str(json);
    read.map(|_| ()).map_err(|_| StoreError::Invalid(what))
}

/// The rows to give when `wanted` are asked for.
pub(crate) fn page(wanted: u32) -> i64 {
    i64::from(wanted.clamp(1, LARGEST_PAGE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_bounds() {
        assert_eq!(line(Field::Answer, "take 3", 6), Ok(()));
        for bad in ["", "take 33", "a\nb", "a\0b"] {
            assert_eq!(line(Field::Answer, bad, 6), Err(StoreError::Invalid(Field::Answer)), "{bad:?}");
        }
    }

    #[test]
    fn json_must_read() {
        assert_eq!(json(Field::Settings, "{\"sound\":true}"), Ok(()));
        assert_eq!(json(Field::Settings, "{"), Err(StoreError::Invalid(Field::Settings)));
        assert_eq!(
            json(Field::Settings, &format!("\"{}\"", "x".repeat(9_000))),
            Err(StoreError::Invalid(Field::Settings))
        );
    }

    #[test]
    fn pages_are_clamped() {
        assert_eq!((page(0), page(7), page(9_999)), (1, 7, 100));
    }
}
