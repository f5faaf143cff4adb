//! Who is here: people with an open stream, and those who watch their list of tables.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use parlour_store::PersonId;
use tokio::sync::watch;

#[derive(Default)]
struct Here {
    streams: usize,
    bell: Option<watch::Sender<u64>>,
}

/// Who is here.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    here: Arc<Mutex<HashMap<PersonId, Here>>>,
    bells: Arc<AtomicUsize>,
}

/// A person has a stream open as long as this lives.
pub(crate) struct Stay {
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
            if gone.is_some_and(|gone| gone.bell.is_some()) {
                self.presence.bells.fetch_sub(1, Ordering::Relaxed);
            }
        }
    }
}

impl Presence {
    pub(crate) fn stay(&self, person: PersonId) -> Stay {
        if let Ok(mut here) = self.here.lock() {
            here.entry(person).or_default().streams += 1;
        }
        Stay { presence: self.clone(), person }
    }

    /// A person's bell rings when one of their tables changes. The person must stay.
    pub(crate) fn bell(&self, stay: &Stay) -> watch::Receiver<u64> {
        match self.here.lock() {
            Ok(mut here) => {
                let new_bell = || {
                    self.bells.fetch_add(1, Ordering::Relaxed);
                    watch::Sender::default()
                };
                here.entry(stay.person).or_default().bell.get_or_insert_with(new_bell).subscribe()
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
        self.bells.load(Ordering::Relaxed) == 0
    }

    pub(crate) fn tell(&self, person: PersonId) {
        if let Ok(here) = self.here.lock()
            && let Some(bell) = here.get(&person).and_then(|entry| entry.bell.as_ref())
        {
            bell.send_modify(|rings| *rings += 1);
        }
    }

    pub(crate) fn tell_all(&self) {
        if let Ok(here) = self.here.lock() {
            for bell in here.values().filter_map(|entry| entry.bell.as_ref()) {
                bell.send_modify(|rings| *rings += 1);
            }
        }
    }
}
