//! How many lines a second become durable, beside a bare group commit in the same run: one whose lines lie in the order they
//! come in, and one whose lines lie with their table, as the store's must.
//!
//! All take turns, so that a busy moment of the machine hits each; what counts is the median of the ratios.

use std::path::Path;
use std::time::{Duration, Instant};

use parlour_bench::baseline::{Baseline, Layout};
use parlour_core::{Seat, SeatSet};
use parlour_store::{
    NewEntry, NewSeat, NewTable, Revision, Source, Start, Store, TableId, TableUpdate, Visibility,
};
use tokio::runtime::Runtime;

/// How many write at once.
const CALLERS: [usize; 3] = [1, 64, 512];
/// How often each takes its turn, and for how long.
const ROUNDS: usize = 15;
const TURN: Duration = Duration::from_millis(400);
const WORDS: &str = "place builder market 3";

/// Something that writes lines for many callers.
trait Writer: Clone + Send + Sync + 'static {
    /// Writes lines one after the other on one table until the time is over; gives how many.
    fn write(&self, table: usize, until: Instant) -> impl Future<Output = u32> + Send;
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
        for _ in 0..CALLERS.into_iter().max().unwrap_or_default() {
            tables.push(running(&store).await);
        }
        Self { store, tables }
    }
}

impl Writer for Ours {
    async fn write(&self, table: usize, until: Instant) -> u32 {
        let table = &self.tables[table];
        let mut place = self.store.table(table).await.expect("a table").row.revision;
        let mut lines = 0;
        while Instant::now() < until {
            // The journal has a bound; the bench does not.
            if place.len == 50_000 {
                place = self.store.rewind(table, place, 0, vec![], update()).await.expect("a cut").revision;
            }
            let entry = NewEntry { who: "red".into(), words: WORDS.into(), source: Source::Person };
            place = self.store.append(table, place, vec![entry], update()).await.expect("an append").revision;
            lines += 1;
        }
        lines
    }
}

impl Writer for Baseline {
    async fn write(&self, table: usize, until: Instant) -> u32 {
        let mut lines = 0;
        while Instant::now() < until {
            self.append(table, WORDS).await.expect("a line");
            lines += 1;
        }
        lines
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
    let start = Start {
        rules: 1,
        seed: None,
        commitment: None,
        names: vec!["Ann".into(), "Ben".into()],
        entries: vec![],
        update: update(),
        foreseen: false,
    };
    let begun = store.start_table(&table, start).await.expect("a start");
    assert_eq!(begun.revision, Revision::default());
    table
}

/// Lines a second that `callers` write between them.
async fn turn(writer: &impl Writer, callers: usize) -> f64 {
    let begun = Instant::now();
    let write = |caller| {
        let writer = writer.clone();
        tokio::spawn(async move { writer.write(caller, begun + TURN).await })
    };
    let tasks: Vec<_> = (0..callers).map(write).collect();
    let mut lines = 0.0;
    for task in tasks {
        lines += f64::from(task.await.expect("a caller"));
    }
    lines / begun.elapsed().as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let runtime = Runtime::new().expect("a runtime");
    let dir = tempfile::tempdir().expect("a directory");
    runtime.block_on(async {
        let ours = Ours::open(dir.path()).await;
        let bare = Baseline::open(&dir.path().join("bare.db"), Layout::Arrival).await.expect("a file");
        let keyed = Baseline::open(&dir.path().join("keyed.db"), Layout::Table).await.expect("a file");
        for callers in CALLERS {
            let (mut speeds, mut of_bare, mut of_keyed) = (Vec::new(), Vec::new(), Vec::new());
            for _ in 0..ROUNDS {
                let (bare, keyed) = (turn(&bare, callers).await, turn(&keyed, callers).await);
                let ours = turn(&ours, callers).await;
                speeds.push(ours);
                of_bare.push(ours / bare);
                of_keyed.push(ours / keyed);
            }
            let (speed, of_bare, of_keyed) = (median(speeds), median(of_bare), median(of_keyed));
            println!(
                "{callers:>4} callers: {speed:>7.0} appends/s, {of_bare:.2} of bare lines, {of_keyed:.2} of bare lines by table"
            );
        }
    });
}
