//! The tables in memory: found, loaded, kept fresh, dropped when nobody looks.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use arc_swap::ArcSwapOption;
use parlour_model::ChatInfo;
use parlour_store::{Hidden, Moment, PlanRow, Proposal, Revision, TableId};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, watch};

use crate::cached::Cached;
use crate::news::Versions;
use crate::problem::{Outcome, Problem};
use crate::snapshot::Snapshot;
use crate::{Hub, count, drive};

/// Whoever has looked at a table looks at it for so long, in milliseconds: readers without a stream come again.
const LOOKED_AT: i64 = 60_000;

/// A table in memory, and what has been heard of it.
pub struct LiveTable {
    pub(crate) id: TableId,
    /// The table as it stands; none before it is loaded, and after anything went wrong.
    snapshot: ArcSwapOption<Snapshot>,
    /// Held by whoever changes the table.
    writing: Arc<AsyncMutex<()>>,
    /// The latest place anybody told of: a table that stands behind it is loaded anew.
    heard: Mutex<Revision>,
    /// Counts changes of the seats.
    seats: AtomicU64,
    pub(crate) feed: watch::Sender<Versions>,
    /// A task has it go on.
    pub(crate) driving: AtomicBool,
    /// It was asked to go on.
    pub(crate) wanted: AtomicBool,
    /// When it was last used, in milliseconds.
    used: AtomicI64,
    /// When a person or a program last looked at it, in milliseconds.
    seen: AtomicI64,
    /// What was said lately.
    pub(crate) chat: Cached<Arc<Vec<ChatInfo>>>,
    /// The proposal to go back.
    pub(crate) proposal: Cached<Option<Proposal>>,
    /// The key of a private table.
    pub(crate) link: Cached<Option<Hidden>>,
    /// What people have worked out for their next turns.
    pub(crate) plans: Cached<Arc<Vec<PlanRow>>>,
}

impl LiveTable {
    fn new(id: TableId) -> Self {
        Self {
            id,
            snapshot: ArcSwapOption::empty(),
            writing: Arc::default(),
            heard: Mutex::default(),
            seats: AtomicU64::new(0),
            feed: watch::Sender::default(),
            driving: AtomicBool::new(false),
            wanted: AtomicBool::new(false),
            used: AtomicI64::new(0),
            seen: AtomicI64::new(0),
            chat: Cached::default(),
            proposal: Cached::default(),
            link: Cached::default(),
            plans: Cached::default(),
        }
    }

    /// The table as it stands, if it is loaded.
    pub(crate) fn snapshot(&self) -> Option<Arc<Snapshot>> {
        self.snapshot.load_full()
    }

    /// The table as it stands, if that is as new as anything we have heard of it.
    fn fresh(&self) -> Option<Arc<Snapshot>> {
        let snapshot = self.snapshot()?;
        let known =
            !is_before(snapshot.revision(), self.heard()) && snapshot.seats_seen == self.seats_version();
        known.then_some(snapshot)
    }

    fn heard(&self) -> Revision {
        self.heard.lock().map(|heard| *heard).unwrap_or_default()
    }

    pub(crate) fn hear(&self, revision: Revision) {
        if let Ok(mut heard) = self.heard.lock()
            && is_before(*heard, revision)
        {
            *heard = revision;
        }
    }

    pub(crate) fn seats_version(&self) -> u64 {
        self.seats.load(Ordering::Acquire)
    }

    pub(crate) fn seats_changed(&self) {
        self.seats.fetch_add(1, Ordering::AcqRel);
    }

    /// Tells those who watch.
    pub fn watch(&self) -> watch::Receiver<Versions> {
        self.feed.subscribe()
    }

    /// How often each part of it has changed.
    pub fn versions(&self) -> Versions {
        *self.feed.borrow()
    }

    /// Somebody looks.
    pub(crate) fn seen(&self, now: Moment) {
        self.seen.store(now.0, Ordering::Relaxed);
    }

    /// Does somebody look: on a stream, or again and again?
    pub(crate) fn is_watched(&self, now: Moment) -> bool {
        self.feed.receiver_count() > 0 || now.0 - self.seen.load(Ordering::Relaxed) < LOOKED_AT
    }

    /// Waits until nobody changes the table, then has it loaded anew by the next to look unless `known` says that it is as
    /// the store has it.
    pub(crate) async fn check(&self, known: impl AsyncFnOnce(Option<Arc<Snapshot>>) -> bool) {
        let _writing = self.writing.lock().await;
        if !known(self.snapshot()).await {
            self.snapshot.store(None);
        }
    }

    fn is_idle(&self) -> bool {
        self.feed.receiver_count() == 0 && !self.driving.load(Ordering::Relaxed)
    }

    /// Nobody has looked for a while: what was said and drawn is dropped, the position stays.
    fn forget_what_was_said(&self) {
        self.chat.forget();
        if let Some(snapshot) = self.snapshot() {
            snapshot.forget_what_was_said();
        }
    }
}

fn is_before(one: Revision, two: Revision) -> bool {
    (one.cuts, one.len) < (two.cuts, two.len)
}

/// A table as it stood when somebody looked. It costs nothing to keep, and holds nobody up.
#[derive(Clone)]
pub struct Look {
    pub(crate) table: Arc<LiveTable>,
    pub(crate) snapshot: Arc<Snapshot>,
}

impl Look {
    /// The table in memory.
    pub fn table(&self) -> &Arc<LiveTable> {
        &self.table
    }
}

impl Deref for Look {
    type Target = Snapshot;

    fn deref(&self) -> &Snapshot {
        &self.snapshot
    }
}

/// A table that is held: nobody else changes it meanwhile.
pub struct TableGuard {
    pub(crate) table: Arc<LiveTable>,
    pub(crate) snapshot: Arc<Snapshot>,
    _writing: OwnedMutexGuard<()>,
}

impl TableGuard {
    /// Whoever looks from now on sees this; gives the table as everybody sees it.
    pub(crate) fn publish(self, snapshot: Snapshot) -> Look {
        let snapshot = Arc::new(snapshot);
        self.table.snapshot.store(Some(snapshot.clone()));
        Look { table: self.table.clone(), snapshot }
    }

    /// Whoever looks next loads the table anew from its journal: memory may be ahead of it, or behind it.
    pub(crate) fn forget(self) -> Arc<LiveTable> {
        self.table.snapshot.store(None);
        self.table.clone()
    }
}

/// The tables in memory.
#[derive(Default)]
pub(crate) struct LiveTables(Mutex<HashMap<TableId, Arc<LiveTable>>>);

impl LiveTables {
    pub(crate) fn len(&self) -> usize {
        self.0.lock().map(|tables| tables.len()).unwrap_or_default()
    }

    /// A table that is in memory.
    pub(crate) fn find(&self, id: &TableId) -> Option<Arc<LiveTable>> {
        self.0.lock().ok()?.get(id).cloned()
    }

    pub(crate) fn all(&self) -> Vec<Arc<LiveTable>> {
        self.0.lock().map(|tables| tables.values().cloned().collect()).unwrap_or_default()
    }

    fn of(&self, id: &TableId, now: i64, most: usize) -> Outcome<Arc<LiveTable>> {
        let mut tables = self.0.lock().map_err(|_| Problem::Internal)?;
        if tables.len() >= most && !tables.contains_key(id) {
            make_room(&mut tables, most);
        }
        let table = tables.entry(id.clone()).or_insert_with(|| Arc::new(LiveTable::new(id.clone())));
        table.used.store(now, Ordering::Relaxed);
        Ok(table.clone())
    }

    fn forget(&self, id: &TableId) {
        if let Ok(mut tables) = self.0.lock() {
            tables.remove(id);
        }
    }

    /// Drops the tables nobody has used since `since`, and of the others what was said before `spoken`.
    pub(crate) fn sweep(&self, since: i64, spoken: i64) {
        if let Ok(mut tables) = self.0.lock() {
            tables.retain(|_, table| table.used.load(Ordering::Relaxed) >= since || in_use(table));
            let silent = |table: &&Arc<LiveTable>| table.used.load(Ordering::Relaxed) < spoken;
            tables.values().filter(silent).for_each(|table| table.forget_what_was_said());
        }
    }
}

/// Held by a request, watched by a stream, or played at by a bot?
fn in_use(table: &Arc<LiveTable>) -> bool {
    Arc::strong_count(table) > 1 || !table.is_idle()
}

/// Drops a tenth of the tables, the longest unused first.
fn make_room(tables: &mut HashMap<TableId, Arc<LiveTable>>, most: usize) {
    let mut idle: Vec<_> = tables
        .iter()
        .filter(|(_, table)| !in_use(table))
        .map(|(id, table)| (table.used.load(Ordering::Relaxed), id.clone()))
        .collect();
    idle.sort_unstable();
    for (_, id) in idle.into_iter().take(most / 10 + 1) {
        tables.remove(&id);
    }
}

impl Hub {
    /// A table in memory, which may not exist.
    pub(crate) fn table(&self, id: &TableId) -> Outcome<Arc<LiveTable>> {
        self.tables.of(id, self.clock.now().0, self.config.live_tables)
    }

    /// Looks at a table. Only one that is not in memory, or that has changed elsewhere, makes us wait: until it is loaded.
    pub async fn look(&self, id: &TableId) -> Outcome<Look> {
        let table = self.table(id)?;
        if let Some(snapshot) = table.fresh() {
            return Ok(Look { table, snapshot });
        }
        let guard = Box::pin(self.hold_table(table)).await?;
        Ok(Look { table: guard.table.clone(), snapshot: guard.snapshot.clone() })
    }

    /// Looks at a table with its seats as the store has them now: another node may have changed them a moment ago, and the
    /// news of it be on its way still. For what is decided by who sits where.
    pub(crate) async fn look_at_seats(&self, id: &TableId) -> Outcome<Look> {
        self.table(id)?.seats_changed();
        self.look(id).await
    }

    /// Holds a table to change it.
    pub(crate) async fn hold(&self, id: &TableId) -> Outcome<TableGuard> {
        self.hold_table(self.table(id)?).await
    }

    async fn hold_table(&self, table: Arc<LiveTable>) -> Outcome<TableGuard> {
        let writing = table.writing.clone().lock_owned().await;
        let snapshot = match table.fresh() {
            Some(snapshot) => snapshot,
            // What is seldom done has a box of its own: every request would carry room for it otherwise.
            None => Box::pin(self.refresh(&table)).await?,
        };
        Ok(TableGuard { table, snapshot, _writing: writing })
    }

    /// The table as the store has it; for whoever holds it.
    async fn refresh(&self, table: &Arc<LiveTable>) -> Outcome<Arc<Snapshot>> {
        let Some(old) = table.snapshot().filter(|old| !is_before(old.revision(), table.heard())) else {
            return self.load(table).await;
        };
        let version = table.seats_version();
        let seated = self.store.table(&table.id).await?;
        // The store knows of lines, or of a start, that we have not heard of yet.
        let behind = is_before(old.revision(), seated.row.revision)
            || (seated.row.commitment.is_some() && old.game.is_none());
        if behind {
            return self.load(table).await;
        }
        let snapshot = Arc::new(old.with_seats(seated, version));
        table.snapshot.store(Some(snapshot.clone()));
        Ok(snapshot)
    }

    /// Loads a table from its journal; for whoever holds it. One that need not wait for a person goes on.
    async fn load(&self, table: &Arc<LiveTable>) -> Outcome<Arc<Snapshot>> {
        table.snapshot.store(None);
        count(&self.counters.loads);
        let version = table.seats_version();
        let loaded = Snapshot::load(&self.store, &table.id, version).await.inspect_err(|problem| {
            if matches!(problem, Problem::NotFound) {
                self.tables.forget(&table.id);
            }
        })?;
        let snapshot = Arc::new(loaded);
        table.hear(snapshot.revision());
        table.snapshot.store(Some(snapshot.clone()));
        if drive::goes_on(&snapshot) {
            self.drive(table);
        }
        Ok(snapshot)
    }

    /// The same guard, with the table as the store has it.
    pub(crate) async fn reload(&self, guard: &mut TableGuard) -> Outcome<()> {
        guard.snapshot = Box::pin(self.load(&guard.table)).await?;
        Ok(())
    }

    /// The seats of any table may have changed.
    pub fn all_seats_changed(&self) {
        self.waiting.forget_all();
        for table in self.tables.all() {
            table.seats_changed();
        }
    }

    /// The seats of a table have changed: whoever looks next reads them anew.
    pub(crate) fn seats_changed(&self, id: &TableId) {
        self.waiting.forget_all();
        if let Some(table) = self.tables.find(id) {
            table.seats_changed();
        }
    }
}
