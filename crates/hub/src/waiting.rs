//! How many tables wait for somebody: counted once, until a table of theirs moves.

use std::collections::HashMap;
use std::sync::Mutex;

use parlour_store::PersonId;

use crate::Hub;

/// The most people whose counts are remembered.
const REMEMBERED: usize = 50_000;
/// No more waiting tables are counted.
const COUNTED: u32 = 99;

/// Counts by person, and how often any of them were forgotten.
#[derive(Default)]
pub(crate) struct WaitingCounts(Mutex<(u64, HashMap<PersonId, usize>)>);

impl WaitingCounts {
    /// The count, or how often counts were forgotten before it is read.
    fn find(&self, person: PersonId) -> Result<usize, u64> {
        let Ok(counts) = self.0.lock() else { return Err(0) };
        counts.1.get(&person).copied().ok_or(counts.0)
    }

    /// Keeps a count, unless a table has moved while it was read.
    fn keep(&self, person: PersonId, count: usize, forgotten: u64) {
        if let Ok(mut counts) = self.0.lock()
            && counts.0 == forgotten
        {
            if counts.1.len() >= REMEMBERED {
                counts.1.clear();
            }
            counts.1.insert(person, count);
        }
    }

    /// A table of these people has moved.
    pub(crate) fn forget(&self, persons: &[PersonId]) {
        if let Ok(mut counts) = self.0.lock() {
            counts.0 += 1;
            for person in persons {
                counts.1.remove(person);
            }
        }
    }

    /// A table of people we do not know has moved.
    pub(crate) fn forget_all(&self) {
        if let Ok(mut counts) = self.0.lock() {
            counts.0 += 1;
            counts.1.clear();
        }
    }
}

impl Hub {
    /// How many tables wait for a person.
    pub async fn waiting(&self, person: PersonId) -> usize {
        let forgotten = match self.waiting.find(person) {
            Ok(count) => return count,
            Err(forgotten) => forgotten,
        };
        let Ok(tables) = Box::pin(self.store.waiting_for(person, COUNTED)).await else { return 0 };
        self.waiting.keep(person, tables.len(), forgotten);
        tables.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_that_was_overtaken_is_not_kept() {
        let counts = WaitingCounts::default();
        let (tom, ada) = (PersonId(1), PersonId(2));
        counts.keep(tom, 3, counts.find(tom).unwrap_err());
        assert_eq!(counts.find(tom), Ok(3));
        let before = counts.find(ada).unwrap_err();
        counts.forget(&[tom]);
        counts.keep(ada, 1, before);
        assert!(counts.find(tom).is_err() && counts.find(ada).is_err());
    }
}
