//! How often somebody may ask: a bucket for each key, refilled steadily.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Instant;

use crate::problem::{Outcome, Problem};

/// The most keys remembered; full buckets are forgotten first.
const KEYS: usize = 100_000;

struct Bucket {
    left: f64,
    since: Instant,
}

/// A limit for each key.
pub(crate) struct Limiter<K> {
    rate: f64,
    burst: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Limiter<K> {
    /// So many per second, and so many at a stroke.
    pub(crate) fn new((rate, burst): (f64, f64)) -> Self {
        Self { rate, burst, buckets: Mutex::default() }
    }

    /// Takes one from the bucket of a key.
    pub(crate) fn take(&self, key: K) -> Outcome<()> {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().map_err(|_| Problem::Internal)?;
        if buckets.len() >= KEYS {
            buckets.retain(|_, bucket| self.level(bucket, now) < self.burst);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { left: self.burst, since: now });
        bucket.left = self.level(bucket, now);
        bucket.since = now;
        if bucket.left < 1.0 {
            return Err(Problem::TooMany(((1.0 - bucket.left) / self.rate).ceil() as u64));
        }
        bucket.left -= 1.0;
        Ok(())
    }

    fn level(&self, bucket: &Bucket, now: Instant) -> f64 {
        (bucket.left + now.duration_since(bucket.since).as_secs_f64() * self.rate).min(self.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_others_stay_full() {
        let limiter = Limiter::new((0.001, 3.0));
        for _ in 0..3 {
            limiter.take("tom").unwrap();
        }
        assert!(matches!(limiter.take("tom"), Err(Problem::TooMany(seconds)) if seconds > 900));
        limiter.take("ada").unwrap();
    }
}
