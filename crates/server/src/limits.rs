//! How often somebody may ask: a bucket for each key, refilled steadily.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::problem::{Failure, Problem};

/// The most keys remembered; full buckets are forgotten first.
const KEYS: usize = 100_000;

struct Bucket {
    left: f64,
    since: Instant,
}

/// A bucket is empty.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wait {
    /// There is something in it after so many seconds.
    pub(crate) seconds: u64,
}

impl From<Wait> for Problem {
    fn from(wait: Wait) -> Self {
        Self::TooMany(wait.seconds)
    }
}

impl From<Wait> for Failure {
    fn from(wait: Wait) -> Self {
        Self(wait.into())
    }
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
    pub(crate) fn take(&self, key: K) -> Result<(), Wait> {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= KEYS {
            buckets.retain(|_, bucket| self.level(bucket, now) < self.burst);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { left: self.burst, since: now });
        bucket.left = self.level(bucket, now);
        bucket.since = now;
        if bucket.left < 1.0 {
            return Err(Wait { seconds: ((1.0 - bucket.left) / self.rate).ceil() as u64 });
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
        assert!(matches!(limiter.take("tom"), Err(Wait { seconds }) if seconds > 900));
        limiter.take("ada").unwrap();
    }
}
