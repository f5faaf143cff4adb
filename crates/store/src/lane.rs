//! Group commit: one task drains the queue of writes into one transaction and acknowledges after its commit.
//!
//! On SQLite every write passes here, because SQLite has one writer. On PostgreSQL only the swaps of tables in play do, lines
//! and drafts: many tables then share one sync of the disk and one notification.
//!
//! A write that refuses takes nothing else with it: each deed stands behind a savepoint, and of the swaps only
//! those that are in order are written at all. When the database itself fails, the whole transaction is undone
//! and each write is tried alone, so that one that does not fit on the disk spoils no other.

use tokio::sync::{broadcast, mpsc, oneshot};

use crate::error::{Result, StoreError};
use crate::link::{Db, Link, sql};
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

/// The task that writes.
pub(crate) struct Lane {
    pub(crate) base: Base,
    pub(crate) bell: broadcast::Sender<News>,
    pub(crate) queue: mpsc::Receiver<Job>,
}

impl Lane {
    /// Until the store is closed or dropped.
    pub(crate) async fn run(mut self) {
        let mut batch = Vec::with_capacity(LARGEST_BATCH);
        while self.queue.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
            let stop = batch.iter().position(|job| matches!(job, Job::Stop(_)));
            let late = stop.map(|at| batch.split_off(at)).unwrap_or_default();
            self.settle(std::mem::take(&mut batch)).await;
            if stop.is_some() {
                self.queue.close();
                late.into_iter().for_each(Job::tell);
                return;
            }
        }
    }

    /// Writes a batch together, or each alone if that fails.
    async fn settle(&self, mut batch: Vec<Job>) {
        if batch.is_empty() {
            return;
        }
        let failure = match self.begin().await {
            Ok(link) => self.together(link, &mut batch).await,
            Err(error) => return batch.into_iter().for_each(|job| job.fail(error.clone())),
        };
        match failure {
            Ok(()) => batch.into_iter().for_each(Job::tell),
            Err(error) if batch.len() == 1 => batch.into_iter().for_each(|job| job.fail(error.clone())),
            Err(error) => {
                tracing::debug!(%error, jobs = batch.len(), "a batch failed; its writes are tried alone");
                self.one_by_one(batch).await;
            }
        }
    }

    async fn together(&self, mut link: Link, batch: &mut [Job]) -> Result<()> {
        match perform(&mut link, batch).await {
            Ok(()) => {
                for news in link.commit().await? {
                    let _ = self.bell.send(news);
                }
                Ok(())
            }
            Err(error) => {
                link.roll_back().await;
                Err(error)
            }
        }
    }

    /// Each write in its own transaction; once none can be begun, the rest fails at once.
    async fn one_by_one(&self, batch: Vec<Job>) {
        let mut jobs = batch.into_iter();
        while let Some(mut job) = jobs.next() {
            let link = match self.begin().await {
                Ok(link) => link,
                Err(error) => {
                    job.fail(error.clone());
                    return jobs.for_each(|job| job.fail(error.clone()));
                }
            };
            match self.together(link, std::slice::from_mut(&mut job)).await {
                Ok(()) => job.tell(),
                Err(error) => job.fail(error),
            }
        }
    }

    async fn begin(&self) -> Result<Link> {
        match &self.base {
            Base::Sqlite { writes, lasting, .. } => Link::begin(writes.acquire().await?, *lasting).await,
            Base::Postgres(pool) => Ok(Link::new(Db::PostgresTransaction(pool.begin().await?))),
        }
    }
}

/// Does all jobs in order: runs of swaps at a stroke, deeds behind savepoints.
async fn perform(link: &mut Link, mut jobs: &mut [Job]) -> Result<()> {
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

fn as_swap(job: &mut Job) -> Option<&mut Swap> {
    match job {
        Job::Swap(swap) => Some(swap),
        Job::Deed(_) | Job::Stop(_) => None,
    }
}

async fn behind_savepoint(link: &mut Link, task: &mut dyn Task) -> Result<()> {
    link.run(sql("SAVEPOINT deed")).await?;
    let told = link.news.len();
    match task.perform(link).await {
        Ok(()) => {}
        Err(error) if error.is_answer() => {
            link.run(sql("ROLLBACK TO deed")).await?;
            link.news.truncate(told);
        }
        Err(error) => return Err(error),
    }
    link.run(sql("RELEASE deed")).await?;
    Ok(())
}
