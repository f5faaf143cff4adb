//! Who is here: people who have the page of a table in sight, and those who watch their list of tables.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlour_model::Occasion;
use parlour_store::{PersonId, TableId};
use tokio::sync::{broadcast, watch};

use crate::Hub;

/// With several nodes, whoever is at a table is taken to be there for so long after their node said so.
const LEASE: Duration = Duration::from_secs(90);

/// A page that is slow to hear misses what it was told before so much else.
const WORDS: usize = 8;

#[derive(Default)]
struct Here {
    streams: usize,
    /// The tables in sight, once for each page.
    tables: Vec<TableId>,
    changes: Option<watch::Sender<u64>>,
    words: Option<broadcast::Sender<(Occasion, TableId)>>,
}

/// Who is here.
#[derive(Clone, Default)]
pub struct Presence {
    here: Arc<Mutex<HashMap<PersonId, Here>>>,
    watchers: Arc<AtomicUsize>,
}

/// A person has a stream open as long as this lives, and perhaps a table in sight.
pub struct Stay {
    presence: Presence,
    person: PersonId,
    /// The table in sight, and whom to tell when it is not any more.
    at: Option<(TableId, Hub)>,
}

impl Drop for Stay {
    fn drop(&mut self) {
        self.leave();
        if let (Some((table, hub)), Ok(runtime)) = (self.at.take(), tokio::runtime::Handle::try_current()) {
            let person = self.person;
            runtime.spawn(async move { hub.note_visit(person, &table, false).await });
        }
    }
}

impl Stay {
    fn leave(&self) {
        let Ok(mut here) = self.presence.here.lock() else { return };
        let Some(entry) = here.get_mut(&self.person) else { return };
        entry.streams -= 1;
        if let Some((table, _)) = &self.at
            && let Some(place) = entry.tables.iter().position(|one| one == table)
        {
            entry.tables.swap_remove(place);
        }
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
        Stay { presence: self.clone(), person, at: None }
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

    /// Hears what a person is told, while a page of theirs is open here. The person must stay.
    pub fn words(&self, stay: &Stay) -> broadcast::Receiver<(Occasion, TableId)> {
        let new_words = || broadcast::channel(WORDS).0;
        match self.here.lock() {
            Ok(mut here) => {
                here.entry(stay.person).or_default().words.get_or_insert_with(new_words).subscribe()
            }
            Err(_) => broadcast::channel(1).1,
        }
    }

    /// Tells the open pages of a person.
    pub(crate) fn word(&self, person: PersonId, occasion: Occasion, table: &TableId) {
        if let Ok(here) = self.here.lock()
            && let Some(words) = here.get(&person).and_then(|entry| entry.words.as_ref())
        {
            let _ = words.send((occasion, table.clone()));
        }
    }

    /// Has a person this table in sight?
    pub(crate) fn is_at(&self, person: PersonId, table: &TableId) -> bool {
        let here = self.here.lock();
        here.is_ok_and(|here| here.get(&person).is_some_and(|entry| entry.tables.contains(table)))
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

    /// Everybody who has a table in sight, and which.
    fn in_sight(&self) -> Vec<(PersonId, TableId)> {
        let Ok(here) = self.here.lock() else { return Vec::new() };
        let mut all: Vec<_> = here
            .iter()
            .flat_map(|(person, entry)| entry.tables.iter().map(|table| (*person, table.clone())))
            .collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

impl Hub {
    /// A person has opened the stream of a table; in sight, they are there as long as it is open.
    pub fn arrive(&self, person: PersonId, table: &TableId, in_sight: bool) -> Stay {
        let mut stay = self.presence.stay(person);
        if in_sight {
            if let Ok(mut here) = self.presence.here.lock() {
                here.entry(person).or_default().tables.push(table.clone());
            }
            stay.at = Some((table.clone(), self.clone()));
            let (hub, table) = (self.clone(), table.clone());
            tokio::spawn(async move { hub.note_visit(person, &table, true).await });
        }
        stay
    }

    /// Somebody looks at a table: what they were told of it is done with. It matters for those who sit there, or were asked
    /// to.
    pub async fn note_visit(&self, person: PersonId, table: &TableId, stays: bool) {
        let now = self.clock.now();
        // Where there is one node, it knows who is there.
        let here = if stays && self.config.many_nodes { now.after(LEASE) } else { now };
        if let Err(error) = self.store.visit(person, table, now, here).await {
            tracing::debug!(%error, "a visit could not be noted");
        }
    }

    /// Says again and again who is at a table here, for the other nodes.
    pub(crate) async fn keep_presence(self) {
        let mut stopping = self.stopping();
        loop {
            tokio::select! {
                () = tokio::time::sleep(LEASE / 3) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            for (person, table) in self.presence.in_sight() {
                self.note_visit(person, &table, true).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_stream_is_not_a_page_in_sight() {
        let presence = Presence::default();
        let (tom, table): (PersonId, TableId) = (PersonId(1), "abc".parse().unwrap());
        let stay = presence.stay(tom);
        assert!(!presence.is_at(tom, &table));
        drop(stay);
        assert!(presence.in_sight().is_empty());
    }
}
