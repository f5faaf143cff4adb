//! The least that durable lines can cost: a bare group commit on SQLite, to hold the store against in benches.
//!
//! It inserts a row per line and nothing else: it knows no lengths, heads, clocks or news.

use std::path::Path;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::{mpsc, oneshot};

use crate::error::{Result, StoreError};

/// As many as the store takes at once.
const WAITING: usize = 8_192;
const LARGEST_BATCH: usize = 512;

/// A file of durable lines.
#[derive(Clone, Debug)]
pub struct Ceiling {
    queue: mpsc::Sender<Line>,
}

#[derive(Debug)]
struct Line {
    place: i64,
    words: &'static str,
    done: oneshot::Sender<()>,
}

impl Ceiling {
    /// A new file, synced as the store's is.
    pub async fn open(file: &Path) -> Result<Self> {
        let connect = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(connect).await?;
        let create =
            "CREATE TABLE entry (seq INTEGER PRIMARY KEY, place INTEGER, who TEXT, words TEXT, at INTEGER)";
        sqlx::query(create).execute(&pool).await?;
        let (queue, lines) = mpsc::channel(WAITING);
        tokio::spawn(commit_all(pool, lines));
        Ok(Self { queue })
    }

    /// Returns once the line is durable.
    pub async fn append(&self, place: usize, words: &'static str) -> Result<()> {
        let (done, answer) = oneshot::channel();
        let line = Line { place: place as i64, words, done };
        self.queue.send(line).await.map_err(|_| StoreError::closed())?;
        answer.await.map_err(|_| StoreError::closed())
    }
}

/// Until nobody writes any more, or the database fails: then whoever waits learns that it is closed.
async fn commit_all(pool: SqlitePool, mut lines: mpsc::Receiver<Line>) {
    let mut batch = Vec::new();
    while lines.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        if commit(&pool, &batch).await.is_err() {
            return;
        }
        for line in batch.drain(..) {
            let _ = line.done.send(());
        }
    }
}

async fn commit(pool: &SqlitePool, batch: &[Line]) -> sqlx::Result<()> {
    let mut transaction = pool.begin().await?;
    for line in batch {
        sqlx::query("INSERT INTO entry (place, who, words, at) VALUES ($1, 'red', $2, 0)")
            .bind(line.place)
            .bind(line.words)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await
}
