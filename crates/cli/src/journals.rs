//! Journals on disk.

use std::path::Path;

use parlour_core::any::AnyGame;
use parlour_core::{Journal, JournalError};
use parlour_games::find;

use crate::failure::Failure;

/// Reads a file that must be text.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let bytes = std::fs::read(path).map_err(|error| about(path, format!("cannot be read: {error}")))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let before = &error.as_bytes()[..at];
        let line = before.split(|byte| *byte == b'\n').count();
        let column = at - before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1) + 1;
        about(path, JournalError { line, column, problem: "text in UTF-8 expected".to_owned() })
    })
}

/// Reads a journal and finds its game.
pub(crate) fn read(path: &Path) -> Result<(&'static dyn AnyGame, Journal), Failure> {
    let journal: Journal = read_text(path)?.parse().map_err(|error| about(path, error))?;
    let id = &journal.header.game;
    let unknown = || JournalError { line: 2, column: 6, problem: format!("there is no game '{id}'") };
    let game = find(id).ok_or_else(|| about(path, unknown()))?;
    Ok((game, journal))
}

/// A failure that names the file.
pub(crate) fn about(path: &Path, problem: impl std::fmt::Display) -> Failure {
    Failure::Failed(format!("{}: {problem}", path.display()))
}
