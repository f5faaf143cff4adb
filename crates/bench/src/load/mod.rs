//! A bounded load on this machine: how many answers a second, how fast the others hear of them, what idle tables and
//! streams weigh; beside servers that know no rules, in the same run.
#![allow(clippy::cast_precision_loss, reason = "rates are for people: 52 bits are plenty")]

mod bare;
mod crowd;
mod fair;
mod site;
mod watch;
mod wire;

use std::path::Path;
use std::time::Duration;

use serde::Serialize;
use tokio::task::JoinHandle;

use crate::baseline::{Baseline, Layout};

pub use crowd::{CROWD, Crowded, Delay};
pub use fair::{Fairness, Opponent, fairness};
use site::{Manner, Site};
pub use watch::Speed;

/// Readers at each table, where there are any.
const READERS: usize = 4;
/// The site and the bare server take turns so often; what counts is the median.
const ROUNDS: usize = 3;

/// How much load.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    /// How long each figure is measured.
    pub time: Duration,
    /// Tables that answer as fast as they can.
    pub busy_tables: usize,
    /// Tables of the steady load.
    pub live_tables: usize,
    /// Streams at each of them.
    pub streams: usize,
    /// Answers per second of the steady load.
    pub rate: u32,
}

impl Load {
    /// How many files must be open at once: each connection is one on either side, and some are the database's.
    pub fn files(&self) -> u64 {
        let steady = self.live_tables * (self.streams + 1);
        let pressed = self.busy_tables * (READERS + 1);
        2 * steady.max(pressed) as u64 + 200
    }
}

/// The site beside the bare server.
#[derive(Copy, Clone, Default, Debug, Serialize)]
pub struct Pair {
    /// A bare server that keeps lines durably and tells them.
    pub bare: Speed,
    /// The site.
    pub site: Speed,
    /// The site's answers for each of the bare server's.
    pub ratio: f64,
    /// The same for equal processor time.
    pub cpu_ratio: f64,
}

/// What came out.
#[derive(Clone, Default, Debug, Serialize)]
pub struct Figures {
    /// Durable lines per second on bare SQLite.
    pub bare_append: f64,
    /// A bare server that replies and keeps nothing.
    pub bare_axum: Speed,
    /// All tables as fast as they can.
    pub pressed: Pair,
    /// The same with readers at each table.
    pub with_readers: Pair,
    /// The same where every answer and every event tells the whole position.
    pub whole: Pair,
    /// The site under a steady load, with many streams.
    pub steady: Speed,
    /// An answer's time beside people who open pages.
    pub crowded: Crowded,
    /// Streams that were open then.
    pub streams: usize,
    /// Memory of a table that nobody plays at, in KiB, with the connection of the one who made it.
    pub table_kib: f64,
    /// Memory of a stream on which nothing happens, in KiB; both ends of it, as client and site share this process.
    pub stream_kib: f64,
}

/// Measures everything; some thirty times the time asked for.
///
/// # Errors
/// When a socket or the database fails.
pub async fn measure(load: Load, dir: &Path) -> Result<Figures, String> {
    let lines = Baseline::open(&dir.join("bare.db"), Layout::Arrival).await.map_err(text)?;
    let mut figures = Figures { bare_append: bare::append(&lines, load).await, ..Figures::default() };
    let bare = bare::serve(lines, load.busy_tables).await?;
    figures.bare_axum = bare::press(bare, "echo", load, 0).await?;
    let site = Site::open(&format!("sqlite:{}", dir.join("site.db").display())).await?;
    let presses = [
        (0, Manner::Lean, &mut figures.pressed),
        (READERS, Manner::Lean, &mut figures.with_readers),
        (READERS, Manner::Whole, &mut figures.whole),
    ];
    for (readers, manner, figure) in presses {
        let mut rounds = Vec::new();
        for _ in 0..ROUNDS {
            let bare = bare::press(bare, "answer", load, readers).await?;
            let site = site.press(load, readers, manner).await?;
            let ratio = site.per_second / bare.per_second.max(1.0);
            let cpu_ratio = bare.cpu_micros / site.cpu_micros.max(1.0);
            rounds.push(Pair { bare, site, ratio, cpu_ratio });
        }
        rounds.sort_by(|one, two| one.ratio.total_cmp(&two.ratio));
        *figure = rounds[ROUNDS / 2];
    }
    figures.crowded = site.crowded(load).await?;
    site.steady(load, &mut figures).await?;
    site.app.stop().await;
    Ok(figures)
}

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// Tasks that end when their figure is taken.
#[derive(Default)]
struct Tasks(Vec<JoinHandle<()>>);

impl Tasks {
    fn run(&mut self, task: impl Future<Output = ()> + Send + 'static) {
        self.keep(tokio::spawn(task));
    }

    fn keep(&mut self, task: JoinHandle<()>) {
        self.0.push(task);
    }
}

impl Drop for Tasks {
    fn drop(&mut self) {
        self.0.iter().for_each(JoinHandle::abort);
    }
}
