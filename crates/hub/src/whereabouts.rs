//! Where people were last seen: thinking is shared out by address first, so that many guests of one address count as one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use parlour_store::PersonId;

/// The most people remembered; all are forgotten when there are more.
const REMEMBERED: usize = 100_000;

/// The last address of each person, in memory alone.
#[derive(Default)]
pub(crate) struct Whereabouts(Mutex<HashMap<PersonId, Arc<str>>>);

impl Whereabouts {
    /// Somebody asks from here.
    pub(crate) fn see(&self, person: PersonId, address: &str) {
        let Ok(mut seen) = self.0.lock() else { return };
        if seen.get(&person).is_some_and(|known| **known == *address) {
            return;
        }
        if seen.len() >= REMEMBERED {
            seen.clear();
        }
        seen.insert(person, address.into());
    }

    /// Where somebody was last seen, since this node started.
    pub(crate) fn of(&self, person: PersonId) -> Option<Arc<str>> {
        self.0.lock().ok()?.get(&person).cloned()
    }
}
