//! What would differ in a game under another revision of the rules.

use super::{Dice, Table};
use crate::game::Game;
use crate::journal::{Header, Journal, JournalError, Record, What};
use crate::phrase::Reason;

/// Where another revision of the rules first parts from a game as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Departure {
    /// Answers before it: so many can be kept.
    pub entry: usize,
    /// The line of the journal that follows them.
    pub line: usize,
    /// How they part.
    pub differs: Differs,
}

/// How two revisions part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Differs {
    /// The answer of this line is not allowed.
    Refused(Reason),
    /// The answer leads to another position: something else happens, or somebody else is asked.
    Position,
}

impl<G: Game> Table<G> {
    /// Plays a journal under its own revision and under `rules` side by side.
    ///
    /// # Errors
    /// When the journal does not replay under its own revision, or `rules` are not known.
    pub fn departure(journal: &Journal, rules: u32) -> Result<Option<Departure>, JournalError> {
        let played = Self::replay(journal, Dice::Outside)?;
        let mut own = played.first_position();
        let other = Header { rules, ..journal.header.clone() };
        let other = Journal { header: other, records: Vec::new(), seed: None, seed_line: 0 };
        let mut other = Self::replay(&other, Dice::Outside)?.public;
        for (entry, (answer, record)) in played.entries.iter().zip(answers(journal)).enumerate() {
            let (who, choice) = (answer.who, answer.choice);
            let part = |differs| Some(Departure { entry, line: record.line, differs });
            if let Err(refusal) = other.check(who, choice) {
                return Ok(part(Differs::Refused(Reason::of(&refusal))));
            }
            own.apply(who, choice, &mut ());
            other.apply(who, choice, &mut ());
            if own.decision() != other.decision() || own.fingerprint() != other.fingerprint() {
                return Ok(part(Differs::Position));
            }
        }
        Ok(None)
    }
}

fn answers(journal: &Journal) -> impl Iterator<Item = &Record> {
    journal.records.iter().filter(|record| matches!(record.what, What::Answer { .. }))
}
