//! The least that durable lines can cost: a bare group commit on SQLite, to hold the store against in benches.
//!
//! It inserts a row per line and nothing else: it knows no lengths, heads, clocks or news. Its lines lie in one of two ways,
//! and what that costs is the difference between the two.

use std::path::Path;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::{mpsc, oneshot};

/// As many as the store takes at once.
const WAITING: usize = 8_192;
const LARGEST_BATCH: usize = 512;

/// How the lines lie in the file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Layout {
    /// One after the other, whatever their table: a batch changes one or two pages. A table's journal cannot be found.
    Arrival,
    /// With their table, as in the store: a batch changes a page for each table it has lines for.
    Table,
}

impl Layout {
    fn create(self) -> &'static str {
        match self {
            Self::Arrival => {
                "CREATE TABLE entry (seq INTEGER PRIMARY KEY, place INTEGER, who TEXT, words TEXT, at INTEGER)"
            }
            Self::Table => {
                "CREATE TABLE entry (place INTEGER, seq INTEGER, who TEXT, words TEXT, at INTEGER,
                     PRIMARY KEY (place, seq)) WITHOUT ROWID"
            }
        }
    }
}

/// A file of durable lines.
#[derive(Clone, Debug)]
pub struct Baseline {
    queue: mpsc::Sender<Line>,
}

#[derive(Debug)]
struct Line {
    place: i64,
    words: &'static str,
    done: oneshot::Sender<()>,
}

impl Baseline {
    /// A new file, synced as the store's is.
    pub async fn open(file: &Path, layout: Layout) -> sqlx::Result<Self> {
        let connect = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(connect).await?;
        sqlx::query(layout.create()).execute(&pool).await?;
        let (queue, lines) = mpsc::channel(WAITING);
        tokio::spawn(commit_all(pool, lines));
        Ok(Self { queue })
    }

    /// Returns once the line is durable.
    pub async fn append(&self, place: usize, words: &'static str) -> sqlx::Result<()> {
        let (done, answer) = oneshot::channel();
        let line = Line { place: place as i64, words, done };
        self.queue.send(line).await.map_err(|_| sqlx::Error::PoolClosed)?;
        answer.await.map_err(|_| sqlx::Error::PoolClosed)
    }
}

/// Until nobody writes any more, or the database fails: then whoever waits learns that it is closed.
async fn commit_all(pool: SqlitePool, mut lines: mpsc::Receiver<Line>) {
    let (mut batch, mut written) = (Vec::new(), 0);
    while lines.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        if commit(&pool, &batch, written).await.is_err() {
            return;
        }
        written += batch.len() as i64;
        for line in batch.drain(..) {
            let _ = line.done.send(());
        }
    }
}

async fn commit(pool: &SqlitePool, batch: &[Line], written: i64) -> sqlx::Result<()> {
    let mut transaction = pool.begin().await?;
    for (seq, line) in (written..).zip(batch) {
        sqlx::query("INSERT INTO entry (seq, place, who, words, at) VALUES ($1, $2, 'red', $3, 0)")
            .bind(seq)
            .bind(line.place)
            .bind(line.words)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await
}
