//! How many lines a second become durable, beside a bare group commit with sqlx in the same run.
//!
//! The bare one inserts a row per line and nothing else: it knows no lengths, heads, clocks or news.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, Throughput};
use parlour_core::{Seat, SeatSet};
use parlour_store::{
    NewEntry, NewSeat, NewTable, Place, Source, Start, Store, TableId, TableUpdate, Visibility,
};
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::runtime::Runtime;
use tokio::sync::{mpsc, oneshot};

const CALLERS: [usize; 2] = [1, 64];
const WORDS: &str = "place builder market 3";

/// Lines written and time taken, by what was measured.
type Ledger = Mutex<BTreeMap<(&'static str, usize), (u64, Duration)>>;

/// Something that writes lines for many callers.
trait Writer: Clone + Send + Sync + 'static {
    /// Writes so many lines one after the other on one table.
    fn write(&self, table: usize, lines: u64) -> impl Future<Output = ()> + Send;
}

/// The store, with a table per caller.
#[derive(Clone)]
struct Ours {
    store: Store,
    tables: Vec<TableId>,
}

impl Ours {
    async fn open(dir: &Path) -> Self {
        let store = Store::open(&format!("sqlite:{}", dir.join("ours.db").display())).await.expect("a store");
        let mut tables = Vec::new();
        for _ in 0..CALLERS[1] {
            tables.push(running(&store).await);
        }
        Self { store, tables }
    }
}

impl Writer for Ours {
    async fn write(&self, table: usize, lines: u64) {
        let table = &self.tables[table];
        let mut place = self.store.table(table).await.expect("a table").row.place;
        for _ in 0..lines {
            // The journal has a bound; the bench does not.
            if place.len == 50_000 {
                place = self.store.rewind(table, place, 0, vec![], update()).await.expect("a cut").place;
            }
            let entry = NewEntry { who: "red".into(), words: WORDS.into(), source: Source::Person };
            place = self.store.append(table, place, vec![entry], update()).await.expect("an append").place;
        }
    }
}

fn update() -> TableUpdate {
    TableUpdate { asked: SeatSet::one(Seat::new(1)), ..TableUpdate::default() }
}

async fn running(store: &Store) -> TableId {
    let seats = vec![NewSeat::bot("greedy", "Ann"), NewSeat::bot("greedy", "Ben")];
    let new = NewTable {
        id: None,
        game: "pillars".into(),
        rules: 1,
        mode: "{}".into(),
        pace: "live".into(),
        visibility: Visibility::Public,
        host: None,
        settings: "{}".into(),
        link: None,
        seats,
    };
    let table = store.create_table(new).await.expect("a table");
    let names = vec!["Ann".into(), "Ben".into()];
    let start = Start { rules: 1, seed: None, commitment: None, names, entries: vec![], update: update() };
    let begun = store.start_table(&table, start).await.expect("a start");
    assert_eq!(begun.place, Place::default());
    table
}

type Line = (i64, oneshot::Sender<()>);

/// A queue, a transaction, a row per line, an acknowledgement after the commit.
#[derive(Clone)]
struct Bare {
    queue: mpsc::Sender<Line>,
}

impl Bare {
    async fn open(dir: &Path) -> Self {
        let connect = SqliteConnectOptions::new()
            .filename(dir.join("bare.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let pool =
            SqlitePoolOptions::new().max_connections(1).connect_with(connect).await.expect("a database");
        sqlx::query(
            "CREATE TABLE entry (seq INTEGER PRIMARY KEY, place INTEGER, who TEXT, words TEXT, at INTEGER)",
        )
        .execute(&pool)
        .await
        .expect("a table");
        let (queue, lines) = mpsc::channel(8_192);
        tokio::spawn(commit(pool, lines));
        Self { queue }
    }
}

async fn commit(pool: SqlitePool, mut lines: mpsc::Receiver<Line>) {
    let mut batch = Vec::new();
    while lines.recv_many(&mut batch, 512).await > 0 {
        let mut transaction = pool.begin().await.expect("a transaction");
        for (place, _) in &batch {
            sqlx::query("INSERT INTO entry (place, who, words, at) VALUES ($1, $2, $3, $4)")
                .bind(place)
                .bind("red")
                .bind(WORDS)
                .bind(0_i64)
                .execute(&mut *transaction)
                .await
                .expect("a row");
        }
        transaction.commit().await.expect("a commit");
        for (_, reply) in batch.drain(..) {
            let _ = reply.send(());
        }
    }
}

impl Writer for Bare {
    async fn write(&self, table: usize, lines: u64) {
        for _ in 0..lines {
            let (reply, answer) = oneshot::channel();
            self.queue.send((table as i64, reply)).await.expect("the writer lives");
            answer.await.expect("an answer");
        }
    }
}

/// The time that `callers` take to write `lines` lines between them.
async fn race(writer: &impl Writer, callers: usize, lines: u64) -> Duration {
    let begun = Instant::now();
    let tasks: Vec<_> = (0..callers)
        .map(|caller| {
            let share = lines / callers as u64 + u64::from((caller as u64) < lines % callers as u64);
            let writer = writer.clone();
            tokio::spawn(async move { writer.write(caller, share).await })
        })
        .collect();
    for task in tasks {
        task.await.expect("a caller");
    }
    begun.elapsed()
}

fn measure(
    criterion: &mut Criterion,
    ledger: &Ledger,
    runtime: &Runtime,
    name: &'static str,
    writer: &impl Writer,
) {
    let mut group = criterion.benchmark_group("append");
    group.throughput(Throughput::Elements(1));
    for callers in CALLERS {
        group.bench_function(BenchmarkId::new(name, callers), |bencher| {
            bencher.iter_custom(|lines| {
                let time = runtime.block_on(race(writer, callers, lines));
                let mut ledger = ledger.lock().expect("one thread");
                let entry = ledger.entry((name, callers)).or_default();
                *entry = (entry.0 + lines, entry.1 + time);
                time
            });
        });
    }
}

fn main() {
    let runtime = Runtime::new().expect("a runtime");
    let dir = tempfile::tempdir().expect("a directory");
    let mut criterion = Criterion::default().sample_size(10).configure_from_args();
    let ledger = Ledger::default();
    let ours = runtime.block_on(Ours::open(dir.path()));
    let bare = runtime.block_on(Bare::open(dir.path()));
    measure(&mut criterion, &ledger, &runtime, "bare sqlx", &bare);
    measure(&mut criterion, &ledger, &runtime, "store", &ours);
    criterion.final_summary();
    let ledger = ledger.into_inner().expect("one thread");
    let rate = |name, callers| {
        let (lines, time) = ledger.get(&(name, callers)).copied().unwrap_or_default();
        f64::from(u32::try_from(lines).unwrap_or(u32::MAX)) / time.as_secs_f64()
    };
    for callers in CALLERS {
        let (ours, bare) = (rate("store", callers), rate("bare sqlx", callers));
        let ratio = ours / bare;
        println!("{callers} callers: {ours:.0} appends/s, bare sqlx {bare:.0}/s, ratio {ratio:.2}");
    }
}
