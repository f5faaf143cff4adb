//! The tables in memory: found, loaded, kept fresh, dropped when nobody looks.

mod act;
mod bots;
mod care;
mod course;
mod feed;
mod hot;
mod lobby;
mod rewind;
mod spot;
mod update;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use parlour_store::{Place, TableId};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, watch};

use crate::app::App;
use crate::aspect::Aspects;
use crate::metrics::count;
use crate::problem::{Outcome, Problem};

pub(crate) use act::{Deed, Move};
pub(crate) use bots::{Advice, LEVELS};
pub(crate) use course::{Course, Stage, round_starts};
pub(crate) use feed::Versions;
pub(crate) use hot::{Hot, journal_of, person_of, read_mode};
pub(crate) use lobby::{Filling, NewGame};
pub(crate) use spot::Spot;
pub(crate) use update::results;

/// Where a table is kept while it is in memory, and what has been heard of it.
pub(crate) struct Slot {
    pub(crate) id: TableId,
    hot: Arc<AsyncMutex<Option<Hot>>>,
    /// The latest place anybody told of: a table that stands behind it is loaded anew.
    heard: Mutex<Place>,
    /// Counts changes of the seats.
    seats: AtomicU64,
    feed: watch::Sender<Versions>,
    /// A task drives its bots.
    driving: AtomicBool,
    /// Its bots were asked to play.
    wanted: AtomicBool,
    /// When it was last used, in milliseconds.
    used: AtomicI64,
}

impl Slot {
    fn new(id: TableId) -> Self {
        Self {
            id,
            hot: Arc::default(),
            heard: Mutex::default(),
            seats: AtomicU64::new(0),
            feed: watch::Sender::default(),
            driving: AtomicBool::new(false),
            wanted: AtomicBool::new(false),
            used: AtomicI64::new(0),
        }
    }

    fn heard(&self) -> Place {
        self.heard.lock().map(|heard| *heard).unwrap_or_default()
    }

    fn hear(&self, place: Place) {
        if let Ok(mut heard) = self.heard.lock()
            && is_before(*heard, place)
        {
            *heard = place;
        }
    }

    /// Tells those who watch.
    pub(crate) fn watch(&self) -> watch::Receiver<Versions> {
        self.feed.subscribe()
    }

    /// How often each part of it has changed.
    pub(crate) fn versions(&self) -> Versions {
        *self.feed.borrow()
    }

    fn is_idle(&self) -> bool {
        self.feed.receiver_count() == 0 && !self.driving.load(Ordering::Relaxed)
    }
}

fn is_before(one: Place, two: Place) -> bool {
    (one.cuts, one.len) < (two.cuts, two.len)
}

/// A table that is held: nobody else changes it meanwhile.
pub(crate) struct Held {
    pub(crate) slot: Arc<Slot>,
    guard: OwnedMutexGuard<Option<Hot>>,
}

impl Held {
    /// The table.
    pub(crate) fn hot(&self) -> &Hot {
        self.guard.as_ref().expect("a held table is loaded")
    }

    /// Takes the table out to change it. Unless it is put back, it is loaded anew for the next caller: whatever goes
    /// wrong meanwhile, memory and journal agree.
    fn take(&mut self) -> Hot {
        self.guard.take().expect("a held table is loaded")
    }

    fn put_back(&mut self, mut hot: Hot) {
        hot.aspects = Aspects::default();
        hot.advice = Advice::default();
        hot.course = course::Told::default();
        *self.guard = Some(hot);
    }
}

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Slots(Mutex<HashMap<TableId, Arc<Slot>>>);

impl Slots {
    pub(crate) fn len(&self) -> usize {
        self.0.lock().map(|slots| slots.len()).unwrap_or_default()
    }

    /// The slot of a table that is in memory.
    pub(crate) fn find(&self, id: &TableId) -> Option<Arc<Slot>> {
        self.0.lock().ok()?.get(id).cloned()
    }

    fn all(&self) -> Vec<Arc<Slot>> {
        self.0.lock().map(|slots| slots.values().cloned().collect()).unwrap_or_default()
    }

    fn of(&self, id: &TableId, now: i64, most: usize) -> Outcome<Arc<Slot>> {
        let mut slots = self.0.lock().map_err(|_| Problem::Internal)?;
        if slots.len() >= most && !slots.contains_key(id) {
            make_room(&mut slots, most);
        }
        let slot = slots.entry(id.clone()).or_insert_with(|| Arc::new(Slot::new(id.clone())));
        slot.used.store(now, Ordering::Relaxed);
        Ok(slot.clone())
    }

    fn forget(&self, id: &TableId) {
        if let Ok(mut slots) = self.0.lock() {
            slots.remove(id);
        }
    }

    /// Drops the tables nobody has used since.
    pub(crate) fn sweep(&self, since: i64) {
        if let Ok(mut slots) = self.0.lock() {
            slots.retain(|_, slot| slot.used.load(Ordering::Relaxed) >= since || in_use(slot));
        }
    }
}

/// Held by a request, watched by a stream, or played at by a bot?
fn in_use(slot: &Arc<Slot>) -> bool {
    Arc::strong_count(slot) > 1 || !slot.is_idle()
}

/// Drops a tenth of the tables, the longest unused first.
fn make_room(slots: &mut HashMap<TableId, Arc<Slot>>, most: usize) {
    let mut idle: Vec<_> = slots
        .iter()
        .filter(|(_, slot)| !in_use(slot))
        .map(|(id, slot)| (slot.used.load(Ordering::Relaxed), id.clone()))
        .collect();
    idle.sort_unstable();
    for (_, id) in idle.into_iter().take(most / 10 + 1) {
        slots.remove(&id);
    }
}

impl App {
    /// The slot of a table, which may not exist.
    pub(crate) fn slot(&self, id: &TableId) -> Outcome<Arc<Slot>> {
        self.slots.of(id, self.clock.now().0, self.config.hot_tables)
    }

    /// Holds a table, fresh from the store if need be. What is seldom done has a box of its own: every request would
    /// carry room for it otherwise.
    pub(crate) async fn hold(&self, id: &TableId) -> Outcome<Held> {
        let slot = self.slot(id)?;
        let mut guard = slot.hot.clone().lock_owned().await;
        let seats = slot.seats.load(Ordering::Acquire);
        let heard = slot.heard();
        match guard.as_mut() {
            Some(hot) if !is_before(hot.place(), heard) => {
                if hot.seats_seen != seats {
                    hot.see_seats(Box::pin(self.store.table(id)).await?, seats);
                }
            }
            _ => {
                *guard = None;
                count(&self.metrics.loads);
                match Box::pin(Hot::load(&self.store, id, seats)).await {
                    Ok(hot) => *guard = Some(hot),
                    Err(problem) => {
                        drop(guard);
                        if matches!(problem, Problem::NotFound) {
                            self.slots.forget(id);
                        }
                        return Err(problem);
                    }
                }
            }
        }
        if let Some(hot) = guard.as_ref() {
            slot.hear(hot.place());
        }
        Ok(Held { slot, guard })
    }

    /// The seats of any table may have changed.
    pub(crate) fn all_seats_changed(&self) {
        for slot in self.slots.all() {
            slot.seats.fetch_add(1, Ordering::AcqRel);
        }
    }

    /// The seats of a table have changed: whoever holds it next looks again.
    pub(crate) fn seats_changed(&self, id: &TableId) {
        if let Some(slot) = self.slots.find(id) {
            slot.seats.fetch_add(1, Ordering::AcqRel);
        }
    }
}
