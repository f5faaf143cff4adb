//! Journals on disk.

use std::path::Path;

use parlour_core::any::AnyGame;
use parlour_core::{Journal, JournalError, Reason};
use parlour_games::find;
use parlour_words::{Lang, Words};

use crate::failure::Failure;

/// Reads a file that must be text.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let bytes = std::fs::read(path).map_err(|error| about(path, format!("cannot be read: {error}")))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let before = &error.as_bytes()[..at];
        let line = before.split(|byte| *byte == b'\n').count();
        let column = at - before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1) + 1;
        about(path, JournalError::at(line, column, "text in UTF-8 expected"))
    })
}

/// Reads a journal and finds its game.
pub(crate) fn read(path: &Path) -> Result<(&'static dyn AnyGame, Journal), Failure> {
    let journal: Journal = read_text(path)?.parse().map_err(|error| about(path, error))?;
    let id = &journal.header.game;
    let unknown = || JournalError::at(2, 6, format!("there is no game '{id}'"));
    let game = find(id).ok_or_else(|| about(path, unknown()))?;
    Ok((game, journal))
}

/// A journal that does not hold: the first bad line, and the broken rule in words.
pub(crate) fn broken(path: &Path, journal: &Journal, error: &JournalError) -> Failure {
    let sentence = |reason: &Reason| Words::get(Lang::En).say(&reason.phrase, &journal.header.names);
    match &error.reason {
        Some(reason) => about(path, format!("{error}: {}", sentence(reason))),
        None => about(path, error),
    }
}

/// A failure that names the file.
pub(crate) fn about(path: &Path, problem: impl std::fmt::Display) -> Failure {
    Failure::Failed(format!("{}: {problem}", path.display()))
}
