//! Group commit: one lane drains the queue of writes into one transaction and acknowledges after its commit.
//!
//! On SQLite every write passes here, because SQLite has one writer. On PostgreSQL only the swaps of tables in play do, lines
//! and drafts: many tables then share one sync of the disk and one notification.
//!
//! A write that refuses takes nothing else with it: each deed stands behind a savepoint, and of the swaps only
//! those that are in order are written at all. SQLite writes swaps without a look first, as if all of them were; their
//! statements fail if one is not, and the batch is written again with care. When the database itself fails, the whole
//! transaction is undone and each write is tried alone, so that one that does not fit on the disk spoils no other.

use std::collections::BTreeSet;

use tokio::sync::{broadcast, mpsc, oneshot};

use crate::error::{Result, StoreError};
use crate::link::{Db, Link, Writer, sql};
use crate::news::News;
use crate::store::{Base, Boxed};
use crate::stroke::{self, Swap};

/// The most writes that share a transaction.
const LARGEST_BATCH: usize = 512;

/// Something to be done in a transaction; it may be done more than once, until it is committed.
pub(crate) type Deed<A, T> = for<'c> fn(&'c A, &'c mut Link) -> Boxed<'c, Result<T>>;

/// Something to write.
pub(crate) enum Job {
    Swap(Swap),
    Deed(Box<dyn Task>),
    /// Write what came before, then end.
    Stop(oneshot::Sender<()>),
}

/// A deed with its arguments, its outcome so far, and whom to tell.
pub(crate) trait Task: Send {
    /// Does it and keeps the outcome; gives back whether it stands.
    fn perform<'a>(&'a mut self, link: &'a mut Link) -> Boxed<'a, Result<()>>;
    /// Tells the kept outcome.
    fn tell(self: Box<Self>);
    /// Tells that the database failed.
    fn fail(self: Box<Self>, error: StoreError);
}

struct Pending<A, T> {
    args: A,
    deed: Deed<A, T>,
    outcome: Result<T>,
    reply: oneshot::Sender<Result<T>>,
}

/// A deed for the lane.
pub(crate) fn task<A, T>(args: A, deed: Deed<A, T>, reply: oneshot::Sender<Result<T>>) -> Job
where
    A: Send + Sync + 'static,
    T: Send + 'static,
{
    Job::Deed(Box::new(Pending { args, deed, outcome: Err(StoreError::closed()), reply }))
}

impl<A: Send + Sync, T: Send> Task for Pending<A, T> {
    fn perform<'a>(&'a mut self, link: &'a mut Link) -> Boxed<'a, Result<()>> {
        Box::pin(async move {
            self.outcome = (self.deed)(&self.args, link).await;
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
            Self::Swap(swap) => swap.tell(),
            Self::Deed(task) => task.tell(),
            Self::Stop(done) => drop(done.send(())),
        }
    }

    fn fail(self, error: StoreError) {
        match self {
            Self::Swap(swap) => swap.fail(error),
            Self::Deed(task) => task.fail(error),
            Self::Stop(done) => drop(done.send(())),
        }
    }
}

/// How a batch is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Care {
    /// Swaps alone, which fail together if one of them goes by what is no longer so.
    Trusting,
    /// Everything is checked first; what is out of date is refused and spoils no other.
    Careful,
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
pub(crate) struct Lane {
    pub(crate) base: Base,
    pub(crate) bell: broadcast::Sender<News>,
    pub(crate) queue: mpsc::Receiver<Job>,
    /// SQLite's writer between two batches: to give it back and fetch it anew would be another exchange with its thread.
    /// Readers of a database in memory need it themselves.
    pub(crate) writer: Option<Writer>,
}

impl Lane {
    /// Begins to write, until the store is closed or dropped.
    ///
    /// For SQLite on a thread of its own: a batch goes back and forth between the lane and SQLite's thread, and a task
    /// among the requests of a busy site would wait for its turn each time, while all of them wait for the batch.
    pub(crate) fn start(self) -> Result<()> {
        match &self.base {
            Base::Sqlite { .. } => {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
                let runtime = runtime.map_err(|error| no_thread(&error))?;
                let write = move || runtime.block_on(self.run());
                let thread = std::thread::Builder::new().name("lane".into()).spawn(write);
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
        while self.queue.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
            let stop = batch.iter().position(|job| matches!(job, Job::Stop(_)));
            let late = stop.map(|at| batch.split_off(at)).unwrap_or_default();
            self.settle(std::mem::take(&mut batch)).await;
            if stop.is_some() {
                self.queue.close();
                return late;
            }
        }
        Vec::new()
    }

    /// Writes a batch together, trusting what it goes by, then with care; or each alone if that fails too.
    async fn settle(&mut self, mut batch: Vec<Job>) {
        if batch.is_empty() {
            return;
        }
        let trusting = matches!(self.base, Base::Sqlite { .. }) && are_guarded(&batch);
        let ways: &[Care] = if trusting { &[Care::Trusting, Care::Careful] } else { &[Care::Careful] };
        for care in ways {
            match self.together(&mut batch, *care).await {
                Ok(()) => return batch.into_iter().for_each(Job::tell),
                Err(Trouble::Unreachable(error)) => return fail_all(batch, &error),
                Err(Trouble::Failed(error)) => {
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
            match self.together(std::slice::from_mut(&mut job), Care::Careful).await {
                Ok(()) => job.tell(),
                Err(Trouble::Failed(error)) => job.fail(error),
                Err(Trouble::Unreachable(error)) => return fail_all([job].into_iter().chain(jobs), &error),
            }
        }
    }

    async fn together(&mut self, batch: &mut [Job], care: Care) -> std::result::Result<(), Trouble> {
        let mut link = self.begin().await.map_err(Trouble::Unreachable)?;
        let done = match perform(&mut link, batch, care).await {
            Ok(()) => link.commit().await,
            Err(error) => {
                link.roll_back().await;
                Err(error)
            }
        };
        let (news, writer) = done.map_err(|error| match (&self.base, error) {
            // SQLite's lock is taken at the very start, after as long a wait as there is patience for.
            (Base::Sqlite { .. }, error @ StoreError::Busy(_)) => Trouble::Unreachable(error),
            (_, error) => Trouble::Failed(error),
        })?;
        for news in news {
            let _ = self.bell.send(news);
        }
        self.writer = writer.filter(|writer| writer.lasting);
        Ok(())
    }

    async fn begin(&mut self) -> Result<Link> {
        match &self.base {
            Base::Sqlite { writes, lasting, .. } => {
                let writer = match self.writer.take() {
                    Some(writer) => writer,
                    None => Writer { connection: writes.acquire().await?, lasting: *lasting },
                };
                Ok(Link::begin(writer))
            }
            Base::Postgres(pool) => Ok(Link::new(Db::PostgresTransaction(pool.begin().await?))),
        }
    }
}

fn no_thread(error: &std::io::Error) -> StoreError {
    StoreError::Gone(format!("no thread for the writes: {error}"))
}

/// Does all jobs in order: runs of swaps at a stroke, deeds behind savepoints.
async fn perform(link: &mut Link, mut jobs: &mut [Job], care: Care) -> Result<()> {
    if care == Care::Trusting {
        return stroke::trust(link, &mut jobs.iter_mut().filter_map(as_swap).collect::<Vec<_>>()).await;
    }
    while !jobs.is_empty() {
        let run = jobs.iter().take_while(|job| matches!(job, Job::Swap(_))).count();
        let (now, later) = jobs.split_at_mut(run.max(1));
        match now {
            [Job::Deed(task)] => behind_savepoint(link, task.as_mut()).await?,
            run => stroke::perform(link, run.iter_mut().filter_map(as_swap).collect()).await?,
        }
        jobs = later;
    }
    Ok(())
}

/// Would the database itself refuse whatever goes by what is no longer so? Only swaps of different tables: all of them
/// are checked before any is written.
fn are_guarded(batch: &[Job]) -> bool {
    let mut tables = BTreeSet::new();
    batch.iter().all(|job| matches!(job, Job::Swap(swap) if swap.is_guarded() && tables.insert(swap.table())))
}

fn as_swap(job: &mut Job) -> Option<&mut Swap> {
    match job {
        Job::Swap(swap) => Some(swap),
        Job::Deed(_) | Job::Stop(_) => None,
    }
}

async fn behind_savepoint(link: &mut Link, task: &mut dyn Task) -> Result<()> {
    link.write_waiting().await?;
    link.later([sql("SAVEPOINT deed")]).await?;
    let told = link.news.len();
    match task.perform(link).await {
        Ok(()) => {}
        Err(error) if error.is_answer() => {
            link.later([sql("ROLLBACK TO deed")]).await?;
            link.news.truncate(told);
        }
        Err(error) => return Err(error),
    }
    link.later([sql("RELEASE deed")]).await
}
