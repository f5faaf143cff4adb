//! Tables in play: loaded from their journals, answered, driven on, looked at.
//!
//! - After every change a [`LiveTable`] publishes an immutable [`Snapshot`]; whoever looks takes it and waits for nobody.
//! - An answer holds its table once ([`TableGuard`]): it is tried on a copy of the game, appended to the journal by
//!   compare-and-swap, and published when it is durable. Whatever goes wrong, the table is loaded anew.
//! - What a pair of eyes sees in a language is said and drawn once per snapshot, for pages, streams and programs.
//! - A table that waits for no person goes on by itself, whatever failed before, on whichever node is alive.
//!
//! There is no HTTP and no HTML here: the server above asks, and shows what it is given.

mod act;
mod answers;
mod audit;
mod bills;
mod cached;
mod care;
mod chance;
mod chat;
mod circles;
mod clock;
mod coaching;
mod course;
mod drafts;
mod drive;
mod house;
mod lesson;
mod live;
mod load;
mod lobby;
mod log;
mod look;
mod motion;
mod news;
mod notice;
mod onward;
mod paths;
mod picture;
mod plan;
mod presence;
mod problem;
mod reading;
mod recap;
mod revision;
mod rewind;
mod roles;
mod said;
mod saying;
pub mod secret;
mod snapshot;
mod terms;
mod text_tables;
mod think;
mod thinkers;
mod time;
mod token;
mod told;
mod update;
mod waiting;
mod whereabouts;
mod why;

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parlour_store::{PersonId, Store};
use tokio::sync::{Mutex as AsyncMutex, Notify, Semaphore, mpsc, watch};

pub use act::{Play, TurnAction};
pub use audit::{Audit, Finding, Scope, audit, audit_of};
pub use chance::Chance;
pub use clock::Clock;
pub use house::{HouseChange, Talk};
pub use lesson::{CoachAction, is_lesson};
pub use live::{LiveTable, Look, TableGuard};
pub use lobby::{Filling, NewGame};
pub use look::{PageWanted, Visitor, Wanted};
pub use news::Versions;
pub use notice::channel;
pub use onward::Onward;
pub use parlour_model::Occasion;
pub use picture::Picture;
pub use presence::{Presence, Stay};
pub use problem::{Outcome, Problem};
pub use snapshot::Snapshot;
pub use terms::{Origin, Terms};
pub use think::LEVELS;
pub use token::PositionToken;
pub use told::Told;
pub use why::{Denial, Mistake, Obstacle, Unreadable};

use care::Timekeeping;
use live::LiveTables;
use notice::Notice;
use picture::{Gallery, Painted};
use thinkers::Thinkers;
use waiting::WaitingCounts;
use whereabouts::Whereabouts;

/// How tables are kept.
#[derive(Clone, Debug)]
pub struct Config {
    /// The most tables kept in memory; more are dropped, the longest unused first.
    pub live_tables: usize,
    /// A table nobody looked at for so long is dropped from memory.
    pub idle_table: Duration,
    /// How many bots may think at once.
    pub thinking_bots: usize,
    /// Do tables at which only bots sit go on while nobody looks?
    pub bots_alone: bool,
    /// A table that waits for a bot for so long is had go on by any node.
    pub bot_patience: Duration,
    /// How long a seat has for a turn at a live table.
    pub live_turn: Duration,
    /// How often clocks are looked at.
    pub tick: Duration,
    /// Do other nodes share the database?
    pub many_nodes: bool,
    /// What tables and bots draw from.
    pub chance: Chance,
    /// The most tables somebody may have open or in play, those of their programs included.
    pub tables_each: u32,
}

/// What is counted.
#[derive(Debug, Default)]
pub struct Counters {
    /// Answers of people.
    pub answers: AtomicU64,
    /// Answers of bots and caretakers.
    pub bot_answers: AtomicU64,
    /// Answers that came too late.
    pub stale: AtomicU64,
    /// Tables loaded from their journals.
    pub loads: AtomicU64,
}

/// One more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// How many notices may wait to be sent; more are dropped.
const NOTICES: usize = 10_000;

/// Tables in play. A cheap handle: clones share everything.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

/// What the hub is made of.
pub struct Inner {
    store: Store,
    config: Config,
    clock: Clock,
    counters: Counters,
    tables: LiveTables,
    thinkers: Arc<Thinkers>,
    whereabouts: Whereabouts,
    gallery: Gallery,
    painted: Painted,
    /// Games from elsewhere are replayed one after the other.
    opening: Semaphore,
    presence: Presence,
    waiting: WaitingCounts,
    /// One task at a time looks at the clocks.
    timekeeping: AsyncMutex<Timekeeping>,
    notices: mpsc::Sender<Notice>,
    /// Somebody is to be told something.
    raised: Notify,
    stop: watch::Sender<bool>,
}

impl Deref for Hub {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Hub {
    /// Sets the hub up and starts what runs beside the requests: news, clocks and notices.
    pub fn new(store: Store, config: Config, clock: Clock) -> Self {
        let (notices, queue) = mpsc::channel(NOTICES);
        let hub = Self(Arc::new(Inner {
            thinkers: Thinkers::new(config.thinking_bots),
            whereabouts: Whereabouts::default(),
            gallery: Gallery::default(),
            painted: Painted::default(),
            opening: Semaphore::new(1),
            counters: Counters::default(),
            tables: LiveTables::default(),
            presence: Presence::default(),
            waiting: WaitingCounts::default(),
            timekeeping: AsyncMutex::default(),
            notices,
            raised: Notify::new(),
            stop: watch::Sender::new(false),
            store,
            config,
            clock,
        }));
        tokio::spawn(hub.clone().pass_on_news());
        tokio::spawn(hub.clone().keep_time());
        tokio::spawn(hub.clone().raise_notices(queue));
        if hub.config.many_nodes {
            tokio::spawn(hub.clone().keep_presence());
        }
        hub
    }

    /// Turns true when the site stops.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Ends what runs beside the requests.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// The store behind it.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// What time it is.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What was counted.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    /// Who is here.
    pub fn presence(&self) -> &Presence {
        &self.presence
    }

    /// Returns when somebody is to be told something.
    pub async fn wait_for_notices(&self) {
        self.raised.notified().await;
    }

    /// How many wait for a place to think at.
    pub fn thinking_queue(&self) -> usize {
        self.thinkers.waiting()
    }

    /// A person asks from this address: whatever is thought for them is reckoned to it.
    pub fn seen_at(&self, person: PersonId, address: &str) {
        self.whereabouts.see(person, address);
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        self.tables.len()
    }
}
