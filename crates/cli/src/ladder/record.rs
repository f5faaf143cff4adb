//! Games that were played, one line of JSON each, so that a ladder can be gone on with.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use parlour_bots::ladder::{Meeting, Pairing};
use serde_json::{Value, json};

use super::Plan;
use crate::failure::Failure;
use crate::journals::about;

/// The games so far, and the file that keeps them.
pub(super) struct Record {
    meetings: Vec<Meeting>,
    file: Option<(PathBuf, File)>,
}

impl Record {
    /// Reads the games a file keeps; a file that does not exist is begun. The first line says what was
    /// played, and must say what is played now.
    pub(super) fn open(path: Option<&Path>, plan: &Plan) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Self { meetings: Vec::new(), file: None }) };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(about(path, format!("cannot be read: {error}"))),
        };
        let mut lines = text.lines();
        let heading = heading(plan);
        if let Some(first) = lines.next()
            && serde_json::from_str::<Value>(first).ok().as_ref() != Some(&heading)
        {
            return Err(about(path, "this is the record of another ladder"));
        }
        // A line that was cut off by a kill is played again.
        let meetings = lines.filter_map(|line| serde_json::from_str(line).ok()).collect();
        let file = OpenOptions::new().create(true).append(true).open(path);
        let mut record = Self {
            meetings,
            file: Some((
                path.to_owned(),
                file.map_err(|error| about(path, format!("cannot be written: {error}")))?,
            )),
        };
        match text.ends_with('\n') {
            _ if text.is_empty() => record.write(&heading.to_string())?,
            true => {}
            false => record.write("")?,
        }
        Ok(record)
    }

    fn write(&mut self, line: &str) -> Result<(), Failure> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        writeln!(file, "{line}").map_err(|error| about(path, format!("cannot be written: {error}")))
    }

    /// Was this game played?
    pub(super) fn has(&self, pairing: Pairing) -> bool {
        self.meetings.iter().any(|meeting| meeting.pairing == pairing)
    }

    /// Keeps a game.
    pub(super) fn keep(&mut self, meeting: &Meeting) -> Result<(), Failure> {
        let line = serde_json::to_string(meeting).map_err(|error| Failure::Failed(error.to_string()))?;
        self.meetings.push(meeting.clone());
        self.write(&line)
    }

    pub(super) fn meetings(&self) -> &[Meeting] {
        &self.meetings
    }
}

/// What is played: a record fits one heading. The number of games may grow.
fn heading(plan: &Plan) -> Value {
    json!({
        "ladder": plan.game,
        "players": plan.mode.players,
        "options": plan.mode.options,
        "seats": plan.players,
        "seed": plan.seed,
        "opening": plan.opening,
    })
}
