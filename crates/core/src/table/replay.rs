//! From a journal back to a table, checking every line.

use super::{Dice, Table};
use crate::chance::Seed;
use crate::game::{Decision, Game, draw};
use crate::journal::{Entry, Journal, JournalError, Record, What};
use crate::seat::Who;

impl<G: Game> Table<G> {
    /// Replays a journal with all checks: spellings, legality, fingerprints. It is read under the
    /// revision of the rules it was begun with.
    ///
    /// Without dice the table stops where the journal stops; with the seed the journal was begun
    /// with it draws on from there.
    pub fn replay(journal: &Journal, dice: Dice) -> Result<Self, JournalError> {
        let header = &journal.header;
        let about = G::ABOUT;
        if header.game != about.id {
            return Err(JournalError::new(2, format!("a game of {} expected", about.id)));
        }
        if !about.revisions().contains(&header.rules) {
            let (oldest, newest) = about.revisions().into_inner();
            let problem = format!("rules {} are not known here: {oldest} to {newest} are", header.rules);
            return Err(JournalError::new(3, problem));
        }
        let mut table = Self::unopened(&header.mode, header.rules, header.names.clone(), dice)
            .map_err(|error| JournalError::new(4, error.to_string()))?;
        table.header.commitment = header.commitment;
        journal.records.iter().try_for_each(|record| table.replay_record(record))?;
        if matches!(dice, Dice::Seeded(_)) {
            table.advance();
        }
        Ok(table)
    }

    fn replay_record(&mut self, record: &Record) -> Result<(), JournalError> {
        match &record.what {
            What::Answer { who, words } => self.replay_answer(record.line, *who, words),
            mark @ What::Mark { .. } => self.check_mark(record.line, mark),
            What::Cut { number } => self.replay_cut(record.line, *number),
        }
    }

    fn replay_answer(&mut self, line: usize, who: Who, words: &str) -> Result<(), JournalError> {
        let offset = who.to_string().len() + 1;
        let choice: G::Choice = words.parse().map_err(|error| JournalError::notation(line, offset, error))?;
        if choice.to_string() != words {
            return Err(JournalError::new(line, format!("'{words}' is spelled '{choice}'")));
        }
        let verdict = self.public.check(who, choice);
        verdict.map_err(|refusal| JournalError::refused(line, &format!("{who} {words}"), &refusal))?;
        self.enter(who, choice);
        Ok(())
    }

    /// Cuts are counted, and a later one stands further down: what stood below it was taken back.
    fn replay_cut(&mut self, line: usize, number: u32) -> Result<(), JournalError> {
        if number <= self.cut_before(self.entries.len()) {
            return Err(JournalError::new(line, "a higher number of a cut expected"));
        }
        self.note_cut(number);
        Ok(())
    }

    /// A fingerprint must be the one the replay just made, at the same milestone.
    fn check_mark(&self, line: usize, mark: &What) -> Result<(), JournalError> {
        match self.marks.last() {
            Some((after, own)) if *after == self.entries.len() && own == mark => Ok(()),
            Some((after, own)) if *after == self.entries.len() => {
                Err(JournalError::new(line, format!("the replay gives '{own}'")))
            }
            _ => Err(JournalError::new(line, "no round ends here")),
        }
    }

    /// Checks all that can be checked offline: every line, every fingerprint, the end of the game,
    /// the seed against its commitment, and every draw against the seed.
    pub fn verify(journal: &Journal) -> Result<Self, JournalError> {
        let table = Self::replay(journal, Dice::Outside)?;
        table.check_marks_are_written(journal)?;
        let last = journal.records.last().map_or(1, |record| record.line);
        if table.public.decision() != Decision::Over {
            return Err(JournalError::new(last, "the game is not over"));
        }
        match (journal.header.commitment, journal.seed) {
            (None, None) => Ok(table),
            (None, Some(_)) => {
                Err(JournalError::new(journal.seed_line, "a seed without a commitment proves nothing"))
            }
            (Some(_), None) => Err(JournalError::new(last + 1, "the revealed seed is missing")),
            (Some(commitment), Some(seed)) if seed.commitment() != commitment => {
                Err(JournalError::new(journal.seed_line, "the seed does not match its commitment"))
            }
            (Some(_), Some(seed)) => {
                table.check_draws(journal, seed)?;
                Ok(table)
            }
        }
    }

    /// Every fingerprint the replay made must stand in the journal.
    fn check_marks_are_written(&self, journal: &Journal) -> Result<(), JournalError> {
        let written = journal.records.iter().filter(|record| matches!(record.what, What::Mark { .. }));
        if written.count() == self.marks.len() {
            return Ok(());
        }
        let last = journal.records.last().map_or(1, |record| record.line);
        Err(JournalError::new(last, "a fingerprint is missing"))
    }

    fn check_draws(&self, journal: &Journal, seed: Seed) -> Result<(), JournalError> {
        let lines = journal.records.iter().filter(|record| matches!(record.what, What::Answer { .. }));
        let mut game = self.first_position();
        for (index, (entry, record)) in self.entries.iter().zip(lines).enumerate() {
            let Entry { who, choice } = *entry;
            if who == Who::Chance {
                let drawn = draw(&game, &mut seed.branch(self.cut_before(index)).line(index as u64));
                if drawn != choice {
                    return Err(JournalError::new(record.line, format!("the seed draws '{drawn}'")));
                }
            }
            game.apply(who, choice, &mut ());
        }
        Ok(())
    }
}
