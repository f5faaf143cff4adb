//! Where the seeds of tables and the numbers bots think with come from.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parlour_core::Seed;

use crate::problem::Outcome;
use crate::secret;

/// What tables and bots draw from.
#[derive(Clone, Debug, Default)]
pub enum Chance {
    /// The operating system: nobody can foresee it.
    #[default]
    System,
    /// The same for every run, for tests: the n-th table that starts has the n-th seed, and a bot's number follows from
    /// the length of the game alone, so that nothing hangs on who was quicker.
    Repeatable {
        /// What everything follows from.
        number: u64,
        /// How many tables have started.
        tables: Arc<AtomicU64>,
    },
}

impl Chance {
    /// The same for every run.
    pub fn repeatable(number: u64) -> Self {
        Self::Repeatable { number, tables: Arc::default() }
    }

    /// The seed of a table that starts.
    pub(crate) fn seed(&self) -> Outcome<Seed> {
        let mut seed = Seed([0; 32]);
        match self {
            Self::System => secret::fill(&mut seed.0)?,
            Self::Repeatable { number, tables } => {
                let table = tables.fetch_add(1, Ordering::Relaxed);
                seed.0[..8].copy_from_slice(&number.to_le_bytes());
                seed.0[8..16].copy_from_slice(&table.to_le_bytes());
            }
        }
        Ok(seed)
    }

    /// The number a bot thinks with at a game of so many lines.
    pub(crate) fn number(&self, lines: u64) -> Outcome<u64> {
        match self {
            Self::System => {
                let mut number = [0; 8];
                secret::fill(&mut number)?;
                Ok(u64::from_le_bytes(number))
            }
            Self::Repeatable { number, .. } => Ok(number.rotate_left(32) ^ lines),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeatable_chance_is_the_same_for_every_run_and_another_for_every_table() {
        let (one, two) = (Chance::repeatable(7), Chance::repeatable(7));
        let (first, second) = (one.seed().unwrap(), one.seed().unwrap());
        assert_ne!(first.0, second.0);
        assert_eq!(two.seed().unwrap().0, first.0);
        assert_eq!(one.number(12).unwrap(), two.number(12).unwrap());
        assert_ne!(one.number(12).unwrap(), one.number(13).unwrap());
    }

    #[test]
    fn the_system_is_not_foreseen() {
        assert_ne!(Chance::System.seed().unwrap().0, Chance::System.seed().unwrap().0);
    }
}
