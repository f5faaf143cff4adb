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

    /// What the clock says, if there is one.
    pub(crate) fn now(&self) -> Option<Duration> {
        self.time.map(|(_, clock)| clock())
    }

    /// When the thinking that begins now must end, if it may use this share of the time.
    pub(crate) fn deadline(&self, share: f64) -> Deadline {
        Deadline { end: self.time.map(|(time, clock)| (clock() + time.mul_f64(share), clock)), left: None }
    }
}

/// A piece of thinking, after which somebody else may have the core.
#[derive(Copy, Clone, Debug)]
pub struct Slice {
    end: Option<(Duration, Clock)>,
    steps: u64,
}

impl Slice {
    /// All that is needed.
    pub const WHOLE: Self = Self { end: None, steps: u64::MAX };

    /// So many steps: a position with all that follows it, or an imagined game.
    pub const fn steps(steps: u64) -> Self {
        Self { end: None, steps }
    }

    /// So long, by a clock.
    pub fn within(time: Duration, clock: Clock) -> Self {
        Self { end: Some((clock() + time, clock)), steps: u64::MAX }
    }

    /// Is it over after so many steps?
    pub(crate) fn is_over(self, steps: u64) -> bool {
        steps >= self.steps || self.end.is_some_and(|(end, clock)| clock() >= end)
    }
}

/// The moment at which thinking ends.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Deadline {
    end: Option<(Duration, Clock)>,
    /// What was left when thinking was interrupted.
    left: Option<Duration>,
}

impl Deadline {
    /// Thinking may go on for ever.
    pub(crate) const NONE: Self = Self { end: None, left: None };

    /// The clock does not count while somebody else has the core.
    pub(crate) fn pause(&mut self) {
        self.left = self.end.map(|(end, clock)| end.saturating_sub(clock()));
    }

    /// Thinking goes on.
    pub(crate) fn resume(&mut self) {
        if let (Some((end, clock)), Some(left)) = (&mut self.end, self.left.take()) {
            *end = clock() + left;
        }
    }

    /// Is it time to answer?
    pub(crate) fn is_past(self) -> bool {
        self.end.is_some_and(|(end, clock)| clock() >= end)
    }
}

/// What is left of the time for one turn, in times for an answer: however many questions a turn asks, the
/// first answers get most of it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Purse(f64);

impl Purse {
    /// What a turn begins with.
    pub(crate) const FULL: Self = Self(2.0);
    /// However long a turn is, an answer gets this share of the time.
    const LEAST: f64 = 0.03;

    /// The share of the time the next answer may take.
    pub(crate) fn share(self) -> f64 {
        (self.0 / 2.0).max(Self::LEAST)
    }

    /// An answer was thought about since then.
    pub(crate) fn spend(&mut self, budget: &Budget, since: Option<Duration>) {
        if let (Some((time, clock)), Some(since)) = (budget.time, since) {
            self.0 -= clock().saturating_sub(since).div_duration_f64(time);
        }
    }
}
