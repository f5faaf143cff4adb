//! The store itself: opening, closing, and the two ways in: reading and writing.

use std::collections::BTreeSet;
use std::fs::{File, TryLockError};
use std::future::Future;
use std::path::{Path, PathBuf};
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

use crate::backup;
use crate::batch::GuardedWrite;
use crate::connection::{Connection, Db, sql};
use crate::counters::Counters;
use crate::error::{Result, StoreError};
use crate::migrations;
use crate::news::{self, News};
use crate::refusal::{Field, Taken};
use crate::writer::{self, BatchWriter, Job, Transaction};

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
    /// Writes that fail because a test wants it so.
    #[cfg(feature = "testkit")]
    pub faults: Option<crate::faults::Faults>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            patience: Duration::from_secs(5),
            connections: 8,
            max_pages: None,
            alone: false,
            #[cfg(feature = "testkit")]
            faults: None,
        }
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
        /// Where, if it is on disk.
        file: Option<PathBuf>,
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
    news_feed: broadcast::Sender<News>,
    closed: watch::Sender<bool>,
    counters: Arc<Counters>,
    /// Keeps others out of the file while the store is open.
    lock: std::sync::Mutex<Option<File>>,
    /// Hears what other nodes have written.
    listener: std::sync::Mutex<Option<JoinHandle<()>>>,
    #[cfg(feature = "testkit")]
    faults: Option<crate::faults::Faults>,
}

impl Store {
    /// Opens `sqlite:PATH`, `sqlite::memory:` or `postgres://…` and brings its schema up to date.
    pub async fn open(url: &str) -> Result<Self> {
        Self::open_with(url, Options::default()).await
    }

    /// Opens a database that is there, for looking alone: nothing is made, brought up to date or written.
    ///
    /// # Errors
    /// [`StoreError::Older`] and [`StoreError::Newer`] if another version of this program wrote it last.
    pub async fn look(url: &str) -> Result<Self> {
        let options = Options::default();
        let base = if is_postgres(url) {
            let pool = connect_postgres(url, &options, true).await?;
            check_migrations(&migrations::postgres(), &sqlx::query_as(MIGRATED).fetch_all(&pool).await?)?;
            Base::Postgres(pool)
        } else if url.starts_with("sqlite:") {
            look_at_sqlite(url, &options).await?
        } else {
            return Err(StoreError::Invalid(Field::DatabaseAddress));
        };
        Self::start(base, None, &options)
    }

    /// Opens a database in a particular way.
    pub async fn open_with(url: &str, options: Options) -> Result<Self> {
        let (base, lock) = if is_postgres(url) {
            (open_postgres(url, &options).await?, None)
        } else if url.starts_with("sqlite:") {
            open_sqlite(url, &options).await?
        } else {
            return Err(StoreError::Invalid(Field::DatabaseAddress));
        };
        Self::start(base, lock, &options)
    }

    #[cfg_attr(not(feature = "testkit"), allow(unused_variables, reason = "only a test has writes fail"))]
    fn start(base: Base, lock: Option<File>, options: &Options) -> Result<Self> {
        let (jobs, queue) = mpsc::channel(WRITES_WAITING);
        let (news_feed, _) = broadcast::channel(NEWS_KEPT);
        let (closed, closing) = watch::channel(false);
        let counters: Arc<Counters> = Arc::default();
        let (told, counted) = (news_feed.clone(), counters.clone());
        BatchWriter {
            base: base.clone(),
            news_feed: told,
            queue,
            counters: counted,
            writer: None,
            heard: None,
        }
        .start()?;
        let listener = match &base {
            Base::Postgres(pool) => {
                Some(tokio::spawn(news::listen(pool.clone(), news_feed.clone(), closing)))
            }
            Base::Sqlite { .. } => None,
        };
        let inner = Inner {
            base,
            jobs,
            news_feed,
            closed,
            counters,
            lock: lock.into(),
            listener: listener.into(),
            #[cfg(feature = "testkit")]
            faults: options.faults.clone(),
        };
        Ok(Self { inner: Arc::new(inner) })
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
        // Whoever waits for the file may have it now, not when the last of our threads has gone, nor when a process that
        // was just begun has closed what it was handed.
        if let Some(lock) = self.inner.lock.lock().ok().and_then(|mut lock| lock.take()) {
            let _ = lock.unlock();
        }
    }

    /// What the writer has done.
    pub fn counters(&self) -> &Counters {
        &self.inner.counters
    }

    /// How many writes wait.
    pub fn writes_waiting(&self) -> usize {
        WRITES_WAITING - self.inner.jobs.capacity()
    }

    pub(crate) fn base(&self) -> &Base {
        &self.inner.base
    }

    /// Does the database answer?
    pub async fn ping(&self) -> Result<()> {
        self.read().await?.first::<(i64,)>(sql("SELECT COUNT(*) FROM people WHERE id = 0")).await?;
        Ok(())
    }

    /// Reads every page of an SQLite file anew and gives what is wrong with it, in SQLite's words. PostgreSQL looks after
    /// its pages itself.
    pub async fn check_pages(&self) -> Result<Option<String>> {
        self.check_open()?;
        match &self.inner.base {
            Base::Sqlite { file: Some(file), .. } => backup::check_file(file).await,
            Base::Sqlite { file: None, .. } | Base::Postgres(_) => Ok(None),
        }
    }

    /// Tells of every change from now on, in the order of the commits of each table: those of this process, and
    /// with PostgreSQL those of every node. A receiver that lags behind ([`broadcast::error::RecvError::Lagged`])
    /// must look at everything again, as after [`News::Resync`].
    pub fn watch(&self) -> broadcast::Receiver<News> {
        self.inner.news_feed.subscribe()
    }

    fn check_open(&self) -> Result<()> {
        if *self.inner.closed.borrow() { Err(StoreError::closed()) } else { Ok(()) }
    }

    /// A connection for reading.
    pub(crate) async fn read(&self) -> Result<Connection> {
        self.check_open()?;
        Ok(Connection::new(match &self.inner.base {
            Base::Sqlite { reads, .. } => Db::Sqlite(reads.acquire().await?),
            Base::Postgres(pool) => Db::Postgres(pool.acquire().await?),
        }))
    }

    /// A connection for reading several things as they stood at one moment.
    pub(crate) async fn snapshot(&self) -> Result<Connection> {
        self.check_open()?;
        Ok(Connection::new(match &self.inner.base {
            Base::Sqlite { reads, .. } => Db::SqliteSnapshot(reads.begin().await?),
            Base::Postgres(pool) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                Db::PostgresTransaction(pool.begin_with(begin).await?)
            }
        }))
    }

    /// Does a transaction in a transaction and answers once it is durable.
    ///
    /// A transaction refuses ([`StoreError::is_answer`]) or fails as a whole: nothing of it stays. It may be tried
    /// more than once, so it must not have effects outside the database.
    pub(crate) async fn write<A, T>(&self, args: A, transaction: Transaction<A, T>) -> Result<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.check_open()?;
        match &self.inner.base {
            Base::Sqlite { .. } => {
                let (reply, answer) = oneshot::channel();
                self.queue(writer::task(args, transaction, reply))?;
                answer.await.map_err(|_| StoreError::closed())?
            }
            Base::Postgres(pool) => write_to_pool(pool, &args, transaction).await,
        }
    }

    /// Hands a guarded write to the writer.
    pub(crate) fn queue_guarded(&self, write: GuardedWrite) -> Result<()> {
        #[cfg(feature = "testkit")]
        let write = match &self.inner.faults {
            Some(faults) => match faults.pass(write) {
                Some(write) => write,
                None => return Ok(()),
            },
            None => write,
        };
        self.queue(Job::GuardedWrite(write))
    }

    /// Hands a job to the writer.
    pub(crate) fn queue(&self, job: Job) -> Result<()> {
        self.check_open()?;
        self.inner.jobs.try_send(job).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => StoreError::Busy("too many writes are waiting".into()),
            mpsc::error::TrySendError::Closed(_) => StoreError::closed(),
        })
    }
}

/// Two transactions that lock the same rows in different orders, or wait for each other, are tried again.
async fn write_to_pool<A, T>(pool: &PgPool, args: &A, transaction: Transaction<A, T>) -> Result<T> {
    let begun = Instant::now();
    loop {
        let mut connection = Connection::new(Db::PostgresTransaction(pool.begin().await?));
        let done = match transaction(args, &mut connection).await {
            Ok(value) => connection.commit().await.map(|_| value),
            Err(error) => {
                connection.roll_back().await;
                Err(error)
            }
        };
        match done {
            Err(StoreError::Busy(_)) if begun.elapsed() < RETRIES => {}
            done => return done,
        }
    }
}

/// The file, and the lock that keeps others out of it if it is to be ours alone.
async fn open_sqlite(url: &str, options: &Options) -> Result<(Base, Option<File>)> {
    let connect = SqliteConnectOptions::from_str(url)?
        .create_if_missing(true)
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        // An answer is acknowledged only when it survives a power cut.
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", WRITTEN_AHEAD)
        // What was deleted is overwritten: an account that is gone leaves nothing in the file.
        .pragma("secure_delete", "ON")
        .busy_timeout(options.patience);
    let in_memory = is_in_memory(url);
    let lock = if options.alone && !in_memory { Some(keep_alone(connect.get_filename())?) } else { None };
    if options.alone && !in_memory && connect.get_filename().exists() {
        refuse_damage(connect.get_filename()).await?;
    }
    if !in_memory {
        keep_private(connect.get_filename());
    }
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
    let file = (!in_memory).then(|| connect.get_filename().to_owned());
    let roomy = connect.clone().pragma("cache_size", WRITER_CACHE);
    let patience = Patience { until: Instant::now() + options.patience };
    let writes = connected(pool(1), roomy, patience).await?;
    migrate(&writes, patience).await?;
    let reads = if in_memory {
        writes.clone()
    } else {
        connected(pool(options.connections), connect, patience).await?
    };
    Ok((Base::Sqlite { reads, writes, lasting: !in_memory, file }, lock))
}

/// Whoever plays on a damaged file damages it further: it is read from end to end before anybody does.
async fn refuse_damage(file: &Path) -> Result<()> {
    // A file that was made a moment ago has nothing in it.
    if file.metadata().is_ok_and(|file| file.len() == 0) {
        return Ok(());
    }
    match backup::check_file(file).await? {
        Some(faults) => Err(StoreError::Corrupt(faults)),
        None => Ok(()),
    }
}

/// Which versions of the schema a database has been brought to.
const MIGRATED: &str = "SELECT version FROM _sqlx_migrations WHERE success ORDER BY version";

async fn look_at_sqlite(url: &str, options: &Options) -> Result<Base> {
    let connect = SqliteConnectOptions::from_str(url)?.read_only(true).busy_timeout(options.patience);
    let file = connect.get_filename();
    if !is_in_memory(url) && !file.exists() {
        return Err(StoreError::Gone(format!("there is no file {}", file.display())));
    }
    let file = (!is_in_memory(url)).then(|| file.to_owned());
    let pool =
        SqlitePoolOptions::new().max_connections(options.connections).acquire_timeout(options.patience * 2);
    let reads = pool.connect_with(connect).await?;
    check_migrations(&migrations::sqlite(), &sqlx::query_as(MIGRATED).fetch_all(&reads).await?)?;
    Ok(Base::Sqlite { writes: reads.clone(), reads, lasting: false, file })
}

/// Does a database have exactly the schema of this program?
fn check_migrations(ours: &Migrator, theirs: &[(i64,)]) -> Result<()> {
    let ours: BTreeSet<i64> = ours.iter().map(|migration| migration.version).collect();
    let theirs: BTreeSet<i64> = theirs.iter().map(|(version,)| *version).collect();
    match (theirs.difference(&ours).next(), ours.difference(&theirs).next()) {
        (Some(unknown), _) => Err(StoreError::Newer(*unknown)),
        (None, Some(_)) => Err(StoreError::Older(theirs.last().copied().unwrap_or_default())),
        (None, None) => Ok(()),
    }
}

fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres:") || url.starts_with("postgresql:")
}

pub(crate) fn is_in_memory(url: &str) -> bool {
    url.starts_with("sqlite::memory:") || url.contains("mode=memory")
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
        let done = migrations::sqlite().run(pool).await.map_err(StoreError::from);
        let settled = matches!(done, Ok(()) | Err(StoreError::Full(_) | StoreError::Newer(_)));
        if settled || !patience.lasts().await {
            return done;
        }
    }
}

/// A file with people's secrets is for its owner alone; what SQLite puts beside it takes after it. A file that cannot be
/// made here is SQLite's to complain of.
pub(crate) fn keep_private(database: &Path) {
    #[cfg(unix)]
    {
        use std::fs::{OpenOptions, Permissions, set_permissions};
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        const OWNER_ALONE: u32 = 0o600;
        let made = OpenOptions::new().write(true).create_new(true).mode(OWNER_ALONE).open(database);
        if made.is_err() {
            let _ = set_permissions(database, Permissions::from_mode(OWNER_ALONE));
        }
    }
    #[cfg(not(unix))]
    let _ = database;
}

/// The lock stands beside the file itself, however it is called: a link to it is the same file.
pub(crate) fn keep_alone(database: &Path) -> Result<File> {
    let gone = |error: std::io::Error| StoreError::Gone(error.to_string());
    let real = database.canonicalize().unwrap_or_else(|_| database.to_owned());
    let lock = File::create(real.with_added_extension("lock")).map_err(gone)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::Taken(Taken::Database)),
        Err(TryLockError::Error(error)) => Err(gone(error)),
    }
}

async fn open_postgres(url: &str, options: &Options) -> Result<Base> {
    let pool = connect_postgres(url, options, false).await?;
    migrations::postgres().run(&pool).await?;
    Ok(Base::Postgres(pool))
}

async fn connect_postgres(url: &str, options: &Options, look: bool) -> Result<PgPool> {
    let connect = PgConnectOptions::from_str(url)?.application_name("parlour").options([
        // A node that vanished in the middle of something must not hold up the others for long.
        ("lock_timeout", "3s"),
        ("statement_timeout", "15s"),
        ("idle_in_transaction_session_timeout", "10s"),
        ("default_transaction_read_only", if look { "on" } else { "off" }),
    ]);
    let pool = PgPoolOptions::new()
        // One more, because the listener keeps one for itself.
        .max_connections(options.connections.saturating_add(1).max(2))
        .acquire_timeout(options.patience)
        .connect_with(connect)
        .await?;
    Ok(pool)
}
