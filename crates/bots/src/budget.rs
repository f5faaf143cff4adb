//! How long a player may think.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// Tells the time since some moment; tests bring their own.
pub type Clock = fn() -> Duration;

/// The time since the first look at this clock.
pub fn wall_clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// What a player may spend on an answer: whichever runs out first ends the thinking.
#[derive(Copy, Clone, Debug)]
pub struct Budget {
    /// Imagined games. With these alone, the same random numbers lead to the same answer.
    pub simulations: u32,
    /// Time, by a clock.
    pub time: Option<(Duration, Clock)>,
}

impl Budget {
    /// So many imagined games, however long they take.
    pub const fn simulations(simulations: u32) -> Self {
        Self { simulations, time: None }
    }

    /// So many imagined games, within so many milliseconds.
    pub const fn within(simulations: u32, milliseconds: u64) -> Self {
        Self { simulations, time: Some((Duration::from_millis(milliseconds), wall_clock)) }
    }

    /// When the thinking that begins now must end, if it may use this share of the time.
    pub(crate) fn deadline(&self, share: f64) -> Deadline {
        Deadline { end: self.time.map(|(time, clock)| (clock() + time.mul_f64(share), clock)) }
    }
}

/// The moment at which thinking ends.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Deadline {
    end: Option<(Duration, Clock)>,
}

impl Deadline {
    /// Thinking may go on for ever.
    pub(crate) const NONE: Self = Self { end: None };

    /// Is it time to answer?
    pub(crate) fn is_past(self) -> bool {
        self.end.is_some_and(|(end, clock)| clock() >= end)
    }
}
