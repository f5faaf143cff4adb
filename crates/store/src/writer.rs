//! Group commit: one writer drains the queue of writes into one transaction and acknowledges after its commit.
//!
//! On SQLite every write passes here, because SQLite has one writer. On PostgreSQL only the guarded writes of tables in play do, lines
//! and drafts: many tables then share one sync of the disk and one notification.
//!
//! A write that refuses takes nothing else with it: each transaction stands behind a savepoint, and of the guarded writes only
//! those that are in order are written at all. SQLite writes guarded writes without a look first, as if all of them were; their
//! statements fail if one is not, and the batch is written again with care. When the database itself fails, the whole
//! transaction is undone and each write is tried alone, so that one that does not fit on the disk spoils no other.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::timeout;

use crate::batch::{self, GuardedWrite};
use crate::connection::{Connection, Db, Writer, sql};
use crate::counters::Counters;
use crate::error::{Result, StoreError};
use crate::news::News;
use crate::store::{Base, Boxed};

/// Other programs on the same SQLite file are heard so often: whoever looks after a site from the command line.
const EARSHOT: Duration = Duration::from_secs(2);
/// The most writes that share a transaction.
const LARGEST_BATCH: usize = 512;

/// Something to be done in a transaction; it may be done more than once, until it is committed.
pub(crate) type Transaction<A, T> = for<'c> fn(&'c A, &'c mut Connection) -> Boxed<'c, Result<T>>;

/// Something to write.
pub(crate) enum Job {
    GuardedWrite(GuardedWrite),
    Transaction(Box<dyn Task>),
    /// Write what came before, then end.
    Stop(oneshot::Sender<()>),
}

/// A transaction with its arguments, its outcome so far, and whom to tell.
pub(crate) trait Task: Send {
    /// Does it and keeps the outcome; gives back whether it stands.
    fn perform<'a>(&'a mut self, connection: &'a mut Connection) -> Boxed<'a, Result<()>>;
    /// Tells the kept outcome.
    fn tell(self: Box<Self>);
    /// Tells that the database failed.
    fn fail(self: Box<Self>, error: StoreError);
}

struct Pending<A, T> {
    args: A,
    transaction: Transaction<A, T>,
    outcome: Result<T>,
    reply: oneshot::Sender<Result<T>>,
}

/// A transaction for the writer.
pub(crate) fn task<A, T>(args: A, transaction: Transaction<A, T>, reply: oneshot::Sender<Result<T>>) -> Job
where
    A: Send + Sync + 'static,
    T: Send + 'static,
{
    Job::Transaction(Box::new(Pending { args, transaction, outcome: Err(StoreError::closed()), reply }))
}

impl<A: Send + Sync, T: Send> Task for Pending<A, T> {
    fn perform<'a>(&'a mut self, connection: &'a mut Connection) -> Boxed<'a, Result<()>> {
        Box::pin(async move {
            self.outcome = (self.transaction)(&self.args, connection).await;
            self.outcome.as_ref().map(|_| ()).map_err(Clone::clone)
        })
    }

    fn tell(self: Box<Self>) {
        let _ = self.reply.send(self.outcome);
    }

    fn fail(self: Box<Self>, error: StoreError) {
        let _ = self.reply.send(Err(error));
    }
}

impl Job {
    fn tell(self) {
        match self {
            Self::GuardedWrite(write) => write.tell(),
            Self::Transaction(task) => task.tell(),
            Self::Stop(done) => drop(done.send(())),
        }
    }

    fn fail(self, error: StoreError) {
        match self {
            Self::GuardedWrite(write) => write.fail(error),
            Self::Transaction(task) => task.fail(error),
            Self::Stop(done) => drop(done.send(())),
        }
    }
}

/// How a batch is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Care {
    /// What is guarded goes first and unchecked; all of it fails together if one goes by what is no longer so.
    Optimistic,
    /// Everything is checked first; what is out of date is refused and spoils no other.
    Checked,
}

/// Why a batch was not written.
enum Trouble {
    /// No transaction could be begun: nothing else would fare better.
    Unreachable(StoreError),
    /// Something in it failed.
    Failed(StoreError),
}

fn fail_all(jobs: impl IntoIterator<Item = Job>, error: &StoreError) {
    jobs.into_iter().for_each(|job| job.fail(error.clone()));
}

/// Who writes.
pub(crate) struct BatchWriter {
    pub(crate) base: Base,
    pub(crate) news_feed: broadcast::Sender<News>,
    pub(crate) queue: mpsc::Receiver<Job>,
    pub(crate) counters: Arc<Counters>,
    /// SQLite's writer between two batches: to give it back and fetch it anew would be another exchange with its thread.
    /// Readers of a database in memory need it themselves.
    pub(crate) writer: Option<Writer>,
    /// What the file was like when it was last asked, and when.
    pub(crate) heard: Option<(i64, Instant)>,
}

impl BatchWriter {
    /// Begins to write, until the store is closed or dropped.
    ///
    /// For SQLite on a thread of its own: a batch goes back and forth between the writer and SQLite's thread, and a task
    /// among the requests of a busy site would wait for its turn each time, while all of them wait for the batch.
    pub(crate) fn start(self) -> Result<()> {
        match &self.base {
            Base::Sqlite { .. } => {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
                let runtime = runtime.map_err(|error| no_thread(&error))?;
                let write = move || runtime.block_on(self.run());
                let thread = std::thread::Builder::new().name("writer".into()).spawn(write);
                thread.map_err(|error| no_thread(&error))?;
            }
            Base::Postgres(_) => drop(tokio::spawn(self.run())),
        }
        Ok(())
    }

    async fn run(mut self) {
        let late = self.write_all().await;
        if let Some(writer) = self.writer.take() {
            let _ = writer.connection.close().await;
        }
        late.into_iter().for_each(Job::tell);
    }

    /// Until the store is closed, which is told to the jobs given back, or dropped.
    async fn write_all(&mut self) -> Vec<Job> {
        let mut batch = Vec::with_capacity(LARGEST_BATCH);
        let listens = matches!(self.base, Base::Sqlite { lasting: true, .. });
        loop {
            let waiting = self.queue.recv_many(&mut batch, LARGEST_BATCH);
            if !listens {
                if waiting.await == 0 {
                    return Vec::new();
                }
            } else if timeout(EARSHOT, waiting).await == Ok(0) {
                return Vec::new();
            }
            if listens {
                self.listen().await;
            }
            let stop = batch.iter().position(|job| matches!(job, Job::Stop(_)));
            let late = stop.map(|at| batch.split_off(at)).unwrap_or_default();
            self.settle(std::mem::take(&mut batch)).await;
            if stop.is_some() {
                self.queue.close();
                return late;
            }
        }
    }

    /// Did another program write to the file? Then everybody looks at everything again, as after a loss.
    async fn listen(&mut self) {
        if self.heard.is_some_and(|(_, when)| when.elapsed() < EARSHOT) {
            return;
        }
        let Ok(version) = self.data_version().await else { return };
        if self.heard.is_some_and(|(before, _)| before != version) {
            let _ = self.news_feed.send(News::Resync);
        }
        self.heard = Some((version, Instant::now()));
    }

    /// A number that changes when any connection but this one writes; this is the only one of ours that does.
    async fn data_version(&mut self) -> Result<i64> {
        let Base::Sqlite { writes, lasting, .. } = &self.base else { return Ok(0) };
        let mut writer = if let Some(writer) = self.writer.take() {
            writer
        } else {
            self.heard = None;
            Writer { connection: writes.acquire().await?, lasting: *lasting }
        };
        let (version,) = sqlx::query_as("PRAGMA data_version").fetch_one(&mut *writer.connection).await?;
        self.writer = Some(writer);
        Ok(version)
    }

    /// Writes a batch together, optimistic what it goes by, then with care; or each alone if that fails too.
    async fn settle(&mut self, mut batch: Vec<Job>) {
        if batch.is_empty() {
            return;
        }
        let optimistic = matches!(self.base, Base::Sqlite { .. }) && are_guarded(&batch);
        let ways: &[Care] = if optimistic { &[Care::Optimistic, Care::Checked] } else { &[Care::Checked] };
        for care in ways {
            let begun = Instant::now();
            match self.together(&mut batch, *care).await {
                Ok(()) => {
                    self.counters.note(batch.len(), begun.elapsed());
                    return batch.into_iter().for_each(Job::tell);
                }
                Err(Trouble::Unreachable(error)) => return fail_all(batch, &error),
                Err(Trouble::Failed(error)) => {
                    self.counters.note_failure();
                    tracing::debug!(%error, jobs = batch.len(), ?care, "a batch failed");
                }
            }
        }
        self.one_by_one(batch).await;
    }

    /// Each write in its own transaction.
    async fn one_by_one(&mut self, batch: Vec<Job>) {
        let mut jobs = batch.into_iter();
        while let Some(mut job) = jobs.next() {
            match self.together(std::slice::from_mut(&mut job), Care::Checked).await {
                Ok(()) => job.tell(),
                Err(Trouble::Failed(error)) => job.fail(error),
                Err(Trouble::Unreachable(error)) => return fail_all([job].into_iter().chain(jobs), &error),
            }
        }
    }

    async fn together(&mut self, batch: &mut [Job], care: Care) -> std::result::Result<(), Trouble> {
        let mut connection = self.begin().await.map_err(Trouble::Unreachable)?;
        let done = match perform(&mut connection, batch, care).await {
            Ok(()) => connection.commit().await,
            Err(error) => {
                connection.roll_back().await;
                Err(error)
            }
        };
        let (news, writer) = done.map_err(|error| match (&self.base, error) {
            // SQLite's lock is taken at the very start, after as long a wait as there is patience for.
            (Base::Sqlite { .. }, error @ StoreError::Busy(_)) => Trouble::Unreachable(error),
            (_, error) => Trouble::Failed(error),
        })?;
        for news in news {
            let _ = self.news_feed.send(news);
        }
        self.writer = writer.filter(|writer| writer.lasting);
        Ok(())
    }

    async fn begin(&mut self) -> Result<Connection> {
        match &self.base {
            Base::Sqlite { writes, lasting, .. } => {
                let writer = match self.writer.take() {
                    Some(writer) => writer,
                    None => Writer { connection: writes.acquire().await?, lasting: *lasting },
                };
                Ok(Connection::begin(writer))
            }
            Base::Postgres(pool) => Ok(Connection::new(Db::PostgresTransaction(pool.begin().await?))),
        }
    }
}

fn no_thread(error: &std::io::Error) -> StoreError {
    StoreError::Gone(format!("no thread for the writes: {error}"))
}

/// Does all jobs in order: runs of guarded writes at a stroke, transactions behind savepoints.
async fn perform(connection: &mut Connection, mut jobs: &mut [Job], care: Care) -> Result<()> {
    if care == Care::Optimistic {
        // They waited together, so either may go first: what is guarded goes to SQLite at a stroke.
        batch::trust(connection, &mut jobs.iter_mut().filter_map(as_guarded).collect::<Vec<_>>()).await?;
        for job in jobs {
            if let Job::Transaction(task) = job {
                behind_savepoint(connection, task.as_mut()).await?;
            }
        }
        return Ok(());
    }
    while !jobs.is_empty() {
        let run = jobs.iter().take_while(|job| matches!(job, Job::GuardedWrite(_))).count();
        let (now, later) = jobs.split_at_mut(run.max(1));
        match now {
            [Job::Transaction(task)] => behind_savepoint(connection, task.as_mut()).await?,
            run => batch::perform(connection, run.iter_mut().filter_map(as_guarded).collect()).await?,
        }
        jobs = later;
    }
    Ok(())
}

/// Would the database itself refuse whatever goes by what is no longer so? Only guarded writes of different tables: all of them
/// are checked before any is written. Transactions look for themselves.
fn are_guarded(batch: &[Job]) -> bool {
    let mut tables = BTreeSet::new();
    batch.iter().all(|job| match job {
        Job::GuardedWrite(write) => write.is_guarded() && tables.insert(write.table()),
        Job::Transaction(_) => true,
        Job::Stop(_) => false,
    })
}

fn as_guarded(job: &mut Job) -> Option<&mut GuardedWrite> {
    match job {
        Job::GuardedWrite(write) => Some(write),
        Job::Transaction(_) | Job::Stop(_) => None,
    }
}

async fn behind_savepoint(connection: &mut Connection, task: &mut dyn Task) -> Result<()> {
    connection.write_waiting().await?;
    connection.later([sql("SAVEPOINT task")]).await?;
    let told = connection.news.len();
    match task.perform(connection).await {
        Ok(()) => {}
        Err(error) if error.is_answer() => {
            connection.later([sql("ROLLBACK TO task")]).await?;
            connection.news.truncate(told);
        }
        Err(error) => return Err(error),
    }
    connection.later([sql("RELEASE task")]).await
}
