//! What the writer has done, for those who watch a site.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What is counted.
#[derive(Debug, Default)]
pub struct Counters {
    /// Batches that were written.
    pub batches: AtomicU64,
    /// Writes in them.
    pub writes: AtomicU64,
    /// Batches the database would not take as a whole.
    pub failed: AtomicU64,
    /// How long the batches took, in microseconds.
    pub micros: AtomicU64,
}

impl Counters {
    pub(crate) fn note(&self, writes: usize, time: Duration) {
        self.batches.fetch_add(1, Ordering::Relaxed);
        self.writes.fetch_add(writes as u64, Ordering::Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    pub(crate) fn note_failure(&self) {
        self.failed.fetch_add(1, Ordering::Relaxed);
    }
}
