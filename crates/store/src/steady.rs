//! Time that does not jump: the system's clock as it was when the process began, and what has passed since.
//!
//! A system's clock may be set while the site runs, and a machine may sleep. Moments of one process are in order all the same;
//! whoever looks at the clocks of tables sees that the system's clock is elsewhere by now and decides what to make of it.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use crate::ids::Moment;

/// The process's beginning, by both clocks.
static START: LazyLock<(Instant, i64)> = LazyLock::new(|| (Instant::now(), system()));
/// By how many milliseconds we have followed the system's clock since.
static FOLLOWED: AtomicI64 = AtomicI64::new(0);

/// What the system's clock says.
fn system() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Moment {
    /// This moment.
    pub fn now() -> Self {
        let (began, at) = &*START;
        let passed = i64::try_from(began.elapsed().as_millis()).unwrap_or(i64::MAX);
        Self(at.saturating_add(passed).saturating_add(FOLLOWED.load(Ordering::Relaxed)))
    }

    /// How many milliseconds the system's clock is ahead of ours: nearly none, unless it was set or the machine has slept.
    pub fn drift() -> i64 {
        let ours = Self::now().0;
        system() - ours
    }

    /// Goes by the system's clock again, which is so many milliseconds ahead.
    pub fn follow(drift: i64) {
        FOLLOWED.fetch_add(drift, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_those_of_the_system() {
        let before = Moment::now();
        assert!(Moment::drift().abs() < 60_000 && before <= Moment::now());
    }
}
