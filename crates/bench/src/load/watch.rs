//! The stopwatch: from an answer to the event that tells the others of it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde::Serialize;

/// How fast answers are.
#[derive(Copy, Clone, Default, Debug, Serialize)]
pub struct Speed {
    /// Answers per second.
    pub per_second: f64,
    /// Processor time of an answer, in microseconds, that of its client and readers included. Other processes hardly
    /// change it.
    pub cpu_micros: f64,
    /// From the answer to the event, in the middle, in milliseconds.
    pub p50: f64,
    /// From the answer to the event, for all but one in a hundred, in milliseconds.
    pub p99: f64,
}

/// What one table's answers and readers share.
#[derive(Default)]
pub(super) struct Watch {
    /// The answer on its way: when it was sent, and how many lines there were.
    sent: Mutex<Option<(Instant, u64)>>,
    delays: Mutex<Vec<Duration>>,
}

impl Watch {
    pub(super) fn send(&self, lines: u64) {
        *self.sent.lock().expect("nobody panics here") = Some((Instant::now(), lines));
    }

    /// The first reader to hear of an answer stops its clock.
    pub(super) fn hear(&self, lines: u64) {
        let mut sent = self.sent.lock().expect("nobody panics here");
        if let Some((since, _)) = sent.filter(|(_, before)| lines > *before) {
            self.delays.lock().expect("nobody panics here").push(since.elapsed());
            *sent = None;
        }
    }
}

/// How many a second, and what each costs, after a moment to warm up.
pub(super) async fn rate_of(answers: &AtomicU64, time: Duration) -> Speed {
    tokio::time::sleep(time / 4).await;
    let (before, since, cpu) = (answers.load(Ordering::Relaxed), Instant::now(), cpu_micros());
    tokio::time::sleep(time).await;
    let done = (answers.load(Ordering::Relaxed) - before) as f64;
    let per_second = done / since.elapsed().as_secs_f64();
    Speed { per_second, cpu_micros: (cpu_micros() - cpu) / done.max(1.0), ..Speed::default() }
}

/// What this process has used of the processors, in all its threads.
fn cpu_micros() -> f64 {
    /// The kernel counts in hundredths of a second.
    const TICK: f64 = 10_000.0;
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // After the name, which ends with the last parenthesis, come ten other numbers.
    let numbers = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11);
    numbers.take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() * TICK
}

/// With how long the events took.
pub(super) fn speed(rate: Speed, watches: &[Arc<Watch>]) -> Speed {
    let mut delays: Vec<Duration> = Vec::new();
    for watch in watches {
        delays.extend(watch.delays.lock().expect("nobody panics here").iter());
    }
    delays.sort_unstable();
    let at =
        |share: usize| delays.get(delays.len() * share / 100).map_or(0.0, |delay| delay.as_secs_f64() * 1e3);
    Speed { p50: at(50), p99: at(99), ..rate }
}
