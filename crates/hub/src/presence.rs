//! Who is here: people with an open stream, and those who watch their list of tables.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use parlour_store::PersonId;
use tokio::sync::watch;

#[derive(Default)]
struct Here {
    streams: usize,
    changes: Option<watch::Sender<u64>>,
}

/// Who is here.
#[derive(Clone, Default)]
pub struct Presence {
    here: Arc<Mutex<HashMap<PersonId, Here>>>,
    watchers: Arc<AtomicUsize>,
}

/// A person has a stream open as long as this lives.
pub struct Stay {
    presence: Presence,
    person: PersonId,
}

impl Drop for Stay {
    fn drop(&mut self) {
        let Ok(mut here) = self.presence.here.lock() else { return };
        let Some(entry) = here.get_mut(&self.person) else { return };
        entry.streams -= 1;
        if entry.streams == 0 {
            let gone = here.remove(&self.person);
            if gone.is_some_and(|gone| gone.changes.is_some()) {
                self.presence.watchers.fetch_sub(1, Ordering::Relaxed);
            }
        }
    }
}

impl Presence {
    /// A person has opened a stream.
    pub fn stay(&self, person: PersonId) -> Stay {
        if let Ok(mut here) = self.here.lock() {
            here.entry(person).or_default().streams += 1;
        }
        Stay { presence: self.clone(), person }
    }

    /// Counts the changes of a person's tables. The person must stay.
    pub fn changes(&self, stay: &Stay) -> watch::Receiver<u64> {
        match self.here.lock() {
            Ok(mut here) => {
                let new_watch = || {
                    self.watchers.fetch_add(1, Ordering::Relaxed);
                    watch::Sender::default()
                };
                here.entry(stay.person).or_default().changes.get_or_insert_with(new_watch).subscribe()
            }
            Err(_) => watch::channel(0).1,
        }
    }

    /// Is a person here?
    pub(crate) fn has(&self, person: PersonId) -> bool {
        self.here.lock().is_ok_and(|here| here.contains_key(&person))
    }

    /// Does nobody watch their tables?
    pub(crate) fn is_empty(&self) -> bool {
        self.watchers.load(Ordering::Relaxed) == 0
    }

    pub(crate) fn tell(&self, person: PersonId) {
        if let Ok(here) = self.here.lock()
            && let Some(changes) = here.get(&person).and_then(|entry| entry.changes.as_ref())
        {
            changes.send_modify(|changes| *changes += 1);
        }
    }

    pub(crate) fn tell_all(&self) {
        if let Ok(here) = self.here.lock() {
            for changes in here.values().filter_map(|entry| entry.changes.as_ref()) {
                changes.send_modify(|changes| *changes += 1);
            }
        }
    }
}
