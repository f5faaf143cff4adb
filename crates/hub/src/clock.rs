//! What time it is: the system's as long as that can be believed, put forward in tests.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlour_store::Moment;

/// A clock that tests can put forward. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// When it was put forward, and by how many milliseconds.
    leaps: Arc<Mutex<Vec<(Moment, i64)>>>,
    /// By how many milliseconds the system's clock was set wrong, in tests.
    set_wrong: Arc<AtomicI64>,
}

/// No clock is read at the same instant as another: so much is nothing, in milliseconds.
const STILL: i64 = 1_000;
/// The system's clock is followed without a word as long as it is so near, in milliseconds.
const NEAR: i64 = 5_000;
/// A clock that jumps by so much is not believed: that would end every session.
const FAR: i64 = 30 * 24 * 3_600_000;

/// What to make of a system's clock that is ahead of ours by so many milliseconds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Jump {
    /// Nothing.
    None,
    /// It runs a little faster or slower: we go by it.
    Followed,
    /// It was set, or the machine has slept: we go by it, and nobody is charged for it.
    Credited(i64),
    /// Nobody can believe that: we go on by our own time.
    Ignored(i64),
}

impl Jump {
    fn of(drift: i64) -> Self {
        match drift.abs() {
            still if still <= STILL => Self::None,
            near if near <= NEAR => Self::Followed,
            far if far < FAR => Self::Credited(drift),
            _ => Self::Ignored(drift),
        }
    }
}

impl Clock {
    /// This moment.
    pub fn now(&self) -> Moment {
        Moment(Moment::now().0 + self.ahead_since(Moment(i64::MIN)))
    }

    /// Milliseconds since a moment that the store has written down.
    pub fn since(&self, written: Moment) -> i64 {
        Moment::now().0 - written.0 + self.ahead_since(written)
    }

    /// Puts the clock forward.
    pub fn put_forward(&self, time: Duration) {
        if let Ok(mut leaps) = self.leaps.lock() {
            leaps.push((Moment::now(), i64::try_from(time.as_millis()).unwrap_or(i64::MAX)));
        }
    }

    /// Sets the system's clock wrong, as far as this clock knows: no time has passed.
    pub fn set_wrong(&self, time: Duration) {
        self.set_wrong.fetch_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX), Ordering::Relaxed);
    }

    /// What to make of the system's clock as it is now.
    pub(crate) fn jump(&self) -> Jump {
        Jump::of(Moment::drift() + self.set_wrong.load(Ordering::Relaxed))
    }

    /// Goes by the system's clock from now on.
    pub(crate) fn follow(&self) {
        Moment::follow(Moment::drift());
        let wrong = self.set_wrong.swap(0, Ordering::Relaxed);
        if wrong != 0
            && let Ok(mut leaps) = self.leaps.lock()
        {
            leaps.push((Moment::now(), wrong));
        }
    }

    fn ahead_since(&self, moment: Moment) -> i64 {
        let Ok(leaps) = self.leaps.lock() else { return 0 };
        leaps.iter().filter(|(when, _)| *when >= moment).map(|(_, time)| time).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn jumps_are_followed_credited_or_ignored() {
        assert_eq!((Jump::of(-900), Jump::of(1_500)), (Jump::None, Jump::Followed));
        assert_eq!(Jump::of(HOUR), Jump::Credited(HOUR));
        assert_eq!(Jump::of(-HOUR), Jump::Credited(-HOUR));
        assert_eq!(Jump::of(91 * 24 * HOUR), Jump::Ignored(91 * 24 * HOUR));
    }

    #[test]
    fn a_clock_that_was_set_is_followed_once() {
        let clock = Clock::default();
        let before = clock.now();
        clock.set_wrong(Duration::from_hours(1));
        assert!(matches!(clock.jump(), Jump::Credited(_)));
        clock.follow();
        assert!(!matches!(clock.jump(), Jump::Credited(_)));
        assert!(clock.now().0 - before.0 >= HOUR);
        clock.set_wrong(Duration::from_hours(91 * 24));
        assert!(matches!(clock.jump(), Jump::Ignored(_)));
        assert!(clock.now().0 - before.0 < 2 * HOUR);
    }
}
