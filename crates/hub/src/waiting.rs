//! How many tables wait for somebody: counted once, until a table of theirs moves.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use parlour_store::PersonId;
use tokio::sync::OnceCell;

use crate::Hub;

/// The most people whose counts are remembered.
const REMEMBERED: usize = 50_000;
/// No more waiting tables are counted.
const COUNTED: u32 = 99;

/// A count that is there, or that somebody is reading: whoever else asks waits for it.
type Count = Arc<OnceCell<usize>>;

/// Counts by person. One that is forgotten while it is read is found by nobody afterwards.
#[derive(Default)]
pub(crate) struct WaitingCounts(Mutex<HashMap<PersonId, Count>>);

impl WaitingCounts {
    fn of(&self, person: PersonId) -> Count {
        let Ok(mut counts) = self.0.lock() else { return Count::default() };
        if counts.len() >= REMEMBERED {
            counts.clear();
        }
        counts.entry(person).or_default().clone()
    }

    /// A table of these people has moved.
    pub(crate) fn forget(&self, persons: &[PersonId]) {
        if let Ok(mut counts) = self.0.lock() {
            for person in persons {
                counts.remove(person);
            }
        }
    }

    /// A table of people we do not know has moved.
    pub(crate) fn forget_all(&self) {
        if let Ok(mut counts) = self.0.lock() {
            counts.clear();
        }
    }
}

impl Hub {
    /// How many tables wait for a person.
    pub async fn waiting(&self, person: PersonId) -> usize {
        let count = self.waiting.of(person);
        let read = async || {
            let tables = Box::pin(self.store.waiting_for(person, COUNTED)).await?;
            Ok::<_, parlour_store::StoreError>(tables.len())
        };
        count.get_or_try_init(read).await.copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_count_that_was_overtaken_is_read_anew() {
        let counts = WaitingCounts::default();
        let (tom, ada) = (PersonId(1), PersonId(2));
        let (toms, adas) = (counts.of(tom), counts.of(ada));
        assert_eq!(*toms.get_or_init(async || 3).await, 3);
        assert_eq!(counts.of(tom).get(), Some(&3), "counted once");
        // Ada's is still being read when a table of hers moves.
        counts.forget(&[ada]);
        adas.get_or_init(async || 1).await;
        assert_eq!((counts.of(tom).get(), counts.of(ada).get()), (Some(&3), None));
        counts.forget_all();
        assert_eq!(counts.of(tom).get(), None);
    }
}
