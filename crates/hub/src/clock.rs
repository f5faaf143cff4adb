//! What time it is: the system's, put forward in tests.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlour_store::Moment;

/// A clock that tests can put forward. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// When it was put forward, and by how many milliseconds.
    leaps: Arc<Mutex<Vec<(Moment, i64)>>>,
}

impl Clock {
    /// This moment.
    pub fn now(&self) -> Moment {
        Moment(Moment::now().0 + self.ahead_since(Moment(i64::MIN)))
    }

    /// Milliseconds since a moment that the store has written down, by the system's clock.
    pub fn since(&self, written: Moment) -> i64 {
        Moment::now().0 - written.0 + self.ahead_since(written)
    }

    /// Puts the clock forward.
    pub fn put_forward(&self, time: Duration) {
        if let Ok(mut leaps) = self.leaps.lock() {
            leaps.push((Moment::now(), i64::try_from(time.as_millis()).unwrap_or(i64::MAX)));
        }
    }

    fn ahead_since(&self, moment: Moment) -> i64 {
        let Ok(leaps) = self.leaps.lock() else { return 0 };
        leaps.iter().filter(|(when, _)| *when >= moment).map(|(_, time)| time).sum()
    }
}
