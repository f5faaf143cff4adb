//! The store itself: opening, closing, and the two ways in: reading and writing.

use std::fs::{File, TryLockError};
use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{PgPool, SqlitePool};
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::error::{Result, StoreError};
use crate::lane::{self, Deed, Job, Lane};
use crate::link::{Db, Link, sql};
use crate::news::{self, News};

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// How many news a slow watcher may lag behind before it is told to look at everything again.
const NEWS_KEPT: usize = 4_096;
/// How many writes may wait; more are turned away as busy.
const WRITES_WAITING: usize = 8_192;
/// So many pages (4096 bytes each) are written ahead before SQLite moves them to their places. Tables in play change
/// the same pages over and over: the more are gathered, the fewer are moved, and nobody waits for that meanwhile.
const WRITTEN_AHEAD: &str = "8000";
/// What the writer keeps of an SQLite file in memory, in KiB (the minus says so): the pages of some thousands of tables
/// in play. With SQLite's own 2 MiB a batch for hundreds of tables spills to the disk before it is committed.
const WRITER_CACHE: &str = "-65536";
/// After so long a file that somebody else is busy with is opened again.
const OPENING_PAUSE: Duration = Duration::from_millis(50);
/// A write of PostgreSQL that ran into another one is tried again for so long.
const RETRIES: Duration = Duration::from_secs(1);

/// How a store is opened.
#[derive(Clone, Debug)]
pub struct Options {
    /// How long to wait for a locked database or a free connection.
    pub patience: Duration,
    /// The most connections: readers of SQLite, all of PostgreSQL.
    pub connections: u32,
    /// The most pages an SQLite file may have (4096 bytes each), to keep a host's disk from filling up.
    pub max_pages: Option<u32>,
    /// Keeps an SQLite file to this process, among all that ask for the same: nodes on one file would not hear of each
    /// other's lines. A lock file beside it says so, and is free again however the process ends.
    pub alone: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { patience: Duration::from_secs(5), connections: 8, max_pages: None, alone: false }
    }
}

/// A future on the heap.
pub(crate) type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Where the data lives.
#[derive(Clone, Debug)]
pub(crate) enum Base {
    Sqlite {
        reads: SqlitePool,
        /// One connection: SQLite has one writer.
        writes: SqlitePool,
        /// On disk: a broken connection may be replaced without losing the data.
        lasting: bool,
        /// Held as long as the store is.
        _lock: Option<Arc<File>>,
    },
    Postgres(PgPool),
}

/// Journals, people and tables. A cheap handle: clones share everything.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    base: Base,
    jobs: mpsc::Sender<Job>,
    bell: broadcast::Sender<News>,
    closed: watch::Sender<bool>,
    /// Hears what other nodes have written.
    listener: std::sync::Mutex<Option<JoinHandle<()>>>,
}

impl Store {
    /// Opens `sqlite:PATH`, `sqlite::memory:` or `postgres://…` and brings its schema up to date.
    pub async fn open(url: &str) -> Result<Self> {
        Self::open_with(url, Options::default()).await
    }

    /// Opens a database in a particular way.
    pub async fn open_with(url: &str, options: Options) -> Result<Self> {
        let base = if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            open_postgres(url, &options).await?
        } else if url.starts_with("sqlite:") {
            open_sqlite(url, &options).await?
        } else {
            return Err(StoreError::Invalid("database address"));
        };
        Self::start(base)
    }

    fn start(base: Base) -> Result<Self> {
        let (jobs, queue) = mpsc::channel(WRITES_WAITING);
        let (bell, _) = broadcast::channel(NEWS_KEPT);
        let (closed, closing) = watch::channel(false);
        Lane { base: base.clone(), bell: bell.clone(), queue, writer: None }.start()?;
        let listener = match &base {
            Base::Postgres(pool) => Some(tokio::spawn(news::listen(pool.clone(), bell.clone(), closing))),
            Base::Sqlite { .. } => None,
        };
        Ok(Self { inner: Arc::new(Inner { base, jobs, bell, closed, listener: listener.into() }) })
    }

    /// Ends: what was accepted is written, everything later is refused.
    pub async fn close(&self) {
        if self.inner.closed.send_replace(true) {
            return;
        }
        let (done, ended) = oneshot::channel();
        if self.inner.jobs.send(Job::Stop(done)).await.is_ok() {
            let _ = ended.await;
        }
        let listener = self.inner.listener.lock().ok().and_then(|mut listener| listener.take());
        if let Some(listener) = listener {
            let _ = listener.await;
        }
        match &self.inner.base {
            Base::Sqlite { reads, writes, .. } => {
                reads.close().await;
                writes.close().await;
            }
            Base::Postgres(pool) => pool.close().await,
        }
    }

    /// Does the database answer?
    pub async fn ping(&self) -> Result<()> {
        self.read().await?.first::<(i64,)>(sql("SELECT COUNT(*) FROM people WHERE id = 0")).await?;
        Ok(())
    }

    /// Tells of every change from now on, in the order of the commits of each table: those of this process, and
    /// with PostgreSQL those of every node. A receiver that lags behind ([`broadcast::error::RecvError::Lagged`])
    /// must look at everything again, as after [`News::Resync`].
    pub fn watch(&self) -> broadcast::Receiver<News> {
        self.inner.bell.subscribe()
    }

    fn check_open(&self) -> Result<()> {
        if *self.inner.closed.borrow() { Err(StoreError::closed()) } else { Ok(()) }
    }

    /// A connection for reading.
    pub(crate) async fn read(&self) -> Result<Link> {
        self.check_open()?;
        Ok(Link::new(match &self.inner.base {
            Base::Sqlite { reads, .. } => Db::Sqlite(reads.acquire().await?),
            Base::Postgres(pool) => Db::Postgres(pool.acquire().await?),
        }))
    }

    /// A connection for reading several things as they stood at one moment.
    pub(crate) async fn snapshot(&self) -> Result<Link> {
        self.check_open()?;
        Ok(Link::new(match &self.inner.base {
            Base::Sqlite { reads, .. } => Db::SqliteSnapshot(reads.begin().await?),
            Base::Postgres(pool) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                Db::PostgresTransaction(pool.begin_with(begin).await?)
            }
        }))
    }

    /// Does a deed in a transaction and answers once it is durable.
    ///
    /// A deed refuses ([`StoreError::is_answer`]) or fails as a whole: nothing of it stays. It may be tried
    /// more than once, so it must not have effects outside the database.
    pub(crate) async fn write<A, T>(&self, args: A, deed: Deed<A, T>) -> Result<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.check_open()?;
        match &self.inner.base {
            Base::Sqlite { .. } => {
                let (reply, answer) = oneshot::channel();
                self.queue(lane::task(args, deed, reply))?;
                answer.await.map_err(|_| StoreError::closed())?
            }
            Base::Postgres(pool) => write_to_pool(pool, &args, deed).await,
        }
    }

    /// Hands a job to the lane.
    pub(crate) fn queue(&self, job: Job) -> Result<()> {
        self.check_open()?;
        self.inner.jobs.try_send(job).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => StoreError::Busy("too many writes are waiting".into()),
            mpsc::error::TrySendError::Closed(_) => StoreError::closed(),
        })
    }
}

/// Two deeds that lock the same rows in different orders, or wait for each other, are tried again.
async fn write_to_pool<A, T>(pool: &PgPool, args: &A, deed: Deed<A, T>) -> Result<T> {
    let begun = Instant::now();
    loop {
        let mut link = Link::new(Db::PostgresTransaction(pool.begin().await?));
        let done = match deed(args, &mut link).await {
            Ok(value) => link.commit().await.map(|_| value),
            Err(error) => {
                link.roll_back().await;
                Err(error)
            }
        };
        match done {
            Err(StoreError::Busy(_)) if begun.elapsed() < RETRIES => {}
            done => return done,
        }
    }
}

async fn open_sqlite(url: &str, options: &Options) -> Result<Base> {
    let connect = SqliteConnectOptions::from_str(url)?
        .create_if_missing(true)
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        // An answer is acknowledged only when it survives a power cut.
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", WRITTEN_AHEAD)
        .busy_timeout(options.patience);
    let in_memory = url.starts_with("sqlite::memory:") || url.contains("mode=memory");
    let lock = if options.alone && !in_memory { Some(keep_alone(connect.get_filename())?) } else { None };
    let connect = match options.max_pages {
        Some(pages) => connect.pragma("max_page_count", pages.to_string()),
        None => connect,
    };
    let pool = |connections: u32| {
        SqlitePoolOptions::new()
            .max_connections(connections)
            .min_connections(1)
            .acquire_timeout(options.patience * 2)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
    };
    let roomy = connect.clone().pragma("cache_size", WRITER_CACHE);
    let patience = Patience { until: Instant::now() + options.patience };
    let writes = connected(pool(1), roomy, patience).await?;
    migrate(&writes, patience).await?;
    let reads = if in_memory {
        writes.clone()
    } else {
        connected(pool(options.connections), connect, patience).await?
    };
    Ok(Base::Sqlite { reads, writes, lasting: !in_memory, _lock: lock.map(Arc::new) })
}

/// How long a file that somebody else is busy with is tried: processes that open a new file at the same moment get in
/// each other's way, and SQLite does not wait for all of its locks.
#[derive(Copy, Clone)]
struct Patience {
    until: Instant,
}

impl Patience {
    /// Is there time for another try? Then a moment has passed.
    async fn lasts(self) -> bool {
        let lasts = Instant::now() < self.until;
        if lasts {
            sleep(OPENING_PAUSE).await;
        }
        lasts
    }
}

async fn connected(
    pool: SqlitePoolOptions,
    connect: SqliteConnectOptions,
    patience: Patience,
) -> Result<SqlitePool> {
    loop {
        let opened = match pool.clone().connect_with(connect.clone()).await {
            // A file makes us wait only while somebody else has it locked.
            Err(error @ sqlx::Error::PoolTimedOut) => Err(StoreError::Busy(error.to_string())),
            opened => opened.map_err(StoreError::from),
        };
        if !matches!(opened, Err(StoreError::Busy(_))) || !patience.lasts().await {
            return opened;
        }
    }
}

/// A migration may fail because another process was making the same tables: then they are there the next time.
async fn migrate(pool: &SqlitePool, patience: Patience) -> Result<()> {
    loop {
        let done = SQLITE.run(pool).await.map_err(StoreError::from);
        let settled = matches!(done, Ok(()) | Err(StoreError::Full(_) | StoreError::Newer(_)));
        if settled || !patience.lasts().await {
            return done;
        }
    }
}

fn keep_alone(database: &Path) -> Result<File> {
    let gone = |error: std::io::Error| StoreError::Gone(error.to_string());
    let lock = File::create(database.with_added_extension("lock")).map_err(gone)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::Taken("database")),
        Err(TryLockError::Error(error)) => Err(gone(error)),
    }
}

async fn open_postgres(url: &str, options: &Options) -> Result<Base> {
    let connect = PgConnectOptions::from_str(url)?.application_name("parlour").options([
        // A node that vanished in the middle of something must not hold up the others for long.
        ("lock_timeout", "3s"),
        ("statement_timeout", "15s"),
        ("idle_in_transaction_session_timeout", "10s"),
    ]);
    let pool = PgPoolOptions::new()
        // One more, because the listener keeps one for itself.
        .max_connections(options.connections.saturating_add(1).max(2))
        .acquire_timeout(options.patience)
        .connect_with(connect)
        .await?;
    POSTGRES.run(&pool).await?;
    Ok(Base::Postgres(pool))
}
