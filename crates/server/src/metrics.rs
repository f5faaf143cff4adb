//! Counters for `/metrics`, in the text form of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use parlour_hub::Hub;

/// The upper bounds of the buckets for durations, in milliseconds.
const BUCKETS: [u64; 10] = [1, 2, 5, 10, 25, 50, 100, 250, 1_000, 5_000];

/// A histogram of durations.
#[derive(Debug, Default)]
pub(crate) struct Durations {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Durations {
    pub(crate) fn note(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        for (bucket, bound) in self.buckets.iter().zip(BUCKETS) {
            if micros <= bound * 1_000 {
                bucket.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    #[allow(clippy::cast_precision_loss, reason = "seconds for people to read")]
    fn write(&self, out: &mut String, name: &str) {
        let _ = writeln!(out, "# TYPE {name} histogram");
        for (bucket, bound) in self.buckets.iter().zip(BUCKETS) {
            let seconds = bound as f64 / 1_000.0;
            let _ = writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {}", bucket.load(Ordering::Relaxed));
        }
        let count = self.count.load(Ordering::Relaxed);
        let sum = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = write!(out, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}\n");
    }
}

/// What is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: [AtomicU64; 5],
    pub(crate) request_time: Durations,
    pub(crate) streams: AtomicI64,
    pub(crate) notices: AtomicU64,
    pub(crate) notices_failed: AtomicU64,
}

/// One more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    /// Notes a response.
    pub(crate) fn request(&self, status: u16, time: Duration) {
        if let Some(class) = self.requests.get(usize::from(status / 100).wrapping_sub(1)) {
            count(class);
        }
        self.request_time.note(time);
    }

    /// All counters, with those of the hub.
    pub(crate) fn text(&self, hub: &Hub) -> String {
        let mut out = String::new();
        let _ = writeln!(out, "# TYPE parlour_requests_total counter");
        for (index, class) in self.requests.iter().enumerate() {
            let (class, count) = (index + 1, class.load(Ordering::Relaxed));
            let _ = writeln!(out, "parlour_requests_total{{status=\"{class}xx\"}} {count}");
        }
        self.request_time.write(&mut out, "parlour_request_seconds");
        let tables = hub.counters();
        let counters = [
            ("parlour_answers_total", &tables.answers),
            ("parlour_bot_answers_total", &tables.bot_answers),
            ("parlour_stale_answers_total", &tables.stale),
            ("parlour_table_loads_total", &tables.loads),
            ("parlour_notices_total", &self.notices),
            ("parlour_notices_failed_total", &self.notices_failed),
        ];
        for (name, counter) in counters {
            let _ = writeln!(out, "# TYPE {name} counter\n{name} {}", counter.load(Ordering::Relaxed));
        }
        let streams = self.streams.load(Ordering::Relaxed);
        let _ = writeln!(out, "# TYPE parlour_streams gauge\nparlour_streams {streams}");
        let queue = hub.thinking_queue();
        let _ = writeln!(out, "# TYPE parlour_thinking_queue gauge\nparlour_thinking_queue {queue}");
        let _ = writeln!(out, "# TYPE parlour_live_tables gauge\nparlour_live_tables {}", hub.live_tables());
        out
    }
}
