//! Counters for `/metrics`, in the text form of Prometheus.

use std::collections::BTreeMap;
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

    fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    /// So many of a hundred took no longer than this, in milliseconds, as far as the buckets tell; nothing above the last.
    fn within(&self, percent: u64) -> Option<u64> {
        let enough = (self.count() * percent).div_ceil(100);
        let mut buckets = self.buckets.iter().zip(BUCKETS);
        buckets.find(|(bucket, _)| bucket.load(Ordering::Relaxed) >= enough).map(|(_, bound)| bound)
    }

    /// The lines of one histogram, with a label in front.
    #[allow(clippy::cast_precision_loss, reason = "seconds for people to read")]
    fn write(&self, out: &mut String, name: &str, label: &str) {
        for (bucket, bound) in self.buckets.iter().zip(BUCKETS) {
            let seconds = bound as f64 / 1_000.0;
            let count = bucket.load(Ordering::Relaxed);
            let _ = writeln!(out, "{name}_bucket{{{label},le=\"{seconds}\"}} {count}");
        }
        let (count, sum) = (self.count(), self.micros.load(Ordering::Relaxed) as f64 / 1e6);
        let _ = writeln!(out, "{name}_bucket{{{label},le=\"+Inf\"}} {count}");
        let _ = write!(out, "{name}_sum{{{label}}} {sum}\n{name}_count{{{label}}} {count}\n");
    }
}

/// How a route does, for a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RouteTimes {
    pub(crate) route: String,
    pub(crate) count: u64,
    /// Milliseconds within which half and 95 of a hundred were answered; nothing above the longest bucket.
    pub(crate) half: Option<u64>,
    pub(crate) most: Option<u64>,
}

/// What is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: [AtomicU64; 5],
    /// By the route as the routers spell it.
    routes: BTreeMap<String, Durations>,
    /// Whatever no route knows.
    elsewhere: Durations,
    pub(crate) streams: AtomicI64,
    pub(crate) notices: AtomicU64,
    pub(crate) notices_failed: AtomicU64,
}

/// One more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    /// Counters for these routes.
    pub(crate) fn of(routes: Vec<String>) -> Self {
        let routes = routes.into_iter().map(|route| (route, Durations::default())).collect();
        Self { routes, ..Self::default() }
    }

    /// Notes a response.
    pub(crate) fn request(&self, route: Option<&str>, status: u16, time: Duration) {
        if let Some(class) = self.requests.get(usize::from(status / 100).wrapping_sub(1)) {
            count(class);
        }
        route.and_then(|route| self.routes.get(route)).unwrap_or(&self.elsewhere).note(time);
    }

    /// The routes that were asked for, the slowest first.
    pub(crate) fn slowest(&self) -> Vec<RouteTimes> {
        let asked = self.routes.iter().filter(|(_, times)| times.count() > 0);
        let mut list: Vec<RouteTimes> = asked
            .map(|(route, times)| RouteTimes {
                route: route.clone(),
                count: times.count(),
                half: times.within(50),
                most: times.within(95),
            })
            .collect();
        list.sort_by_key(|times| std::cmp::Reverse((times.most.unwrap_or(u64::MAX), times.count)));
        list
    }

    /// All counters, with those of the hub.
    pub(crate) fn text(&self, hub: &Hub) -> String {
        let mut out = String::new();
        let _ = writeln!(out, "# TYPE parlour_requests_total counter");
        for (index, class) in self.requests.iter().enumerate() {
            let (class, count) = (index + 1, class.load(Ordering::Relaxed));
            let _ = writeln!(out, "parlour_requests_total{{status=\"{class}xx\"}} {count}");
        }
        let name = "parlour_request_seconds";
        let _ = writeln!(out, "# TYPE {name} histogram");
        for (route, times) in self.routes.iter().filter(|(_, times)| times.count() > 0) {
            times.write(&mut out, name, &format!("route=\"{route}\""));
        }
        self.elsewhere.write(&mut out, name, "route=\"\"");
        let (tables, store) = (hub.counters(), hub.store().counters());
        let counters = [
            ("parlour_answers_total", &tables.answers),
            ("parlour_bot_answers_total", &tables.bot_answers),
            ("parlour_stale_answers_total", &tables.stale),
            ("parlour_table_loads_total", &tables.loads),
            ("parlour_notices_total", &self.notices),
            ("parlour_notices_failed_total", &self.notices_failed),
            ("parlour_store_batches_total", &store.batches),
            ("parlour_store_writes_total", &store.writes),
            ("parlour_store_failed_batches_total", &store.failed),
            ("parlour_store_batch_microseconds_total", &store.micros),
        ];
        for (name, counter) in counters {
            let _ = writeln!(out, "# TYPE {name} counter\n{name} {}", counter.load(Ordering::Relaxed));
        }
        let gauges = [
            ("parlour_streams", self.streams.load(Ordering::Relaxed)),
            ("parlour_thinking_queue", hub.thinking_queue() as i64),
            ("parlour_live_tables", hub.live_tables() as i64),
            ("parlour_store_writes_waiting", hub.store().writes_waiting() as i64),
        ];
        for (name, value) in gauges {
            let _ = writeln!(out, "# TYPE {name} gauge\n{name} {value}");
        }
        out
    }
}
