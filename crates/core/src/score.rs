//! Points, line by line.

use serde::Serialize;

use crate::row::Row;

/// One line of a final count.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ScoreLine {
    /// The key of the line's name among the words.
    pub what: &'static str,
    /// The points it brings.
    pub points: i32,
}

/// A seat's points so far: defined at any moment, final when the game is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// The lines of the count, in the rulebook's order.
    pub lines: Row<ScoreLine, 24>,
    /// What breaks a tie, the first number first; higher is better.
    pub ties: [i32; 3],
}

impl Score {
    /// A count without lines.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a line.
    pub fn line(mut self, what: &'static str, points: impl Into<i32>) -> Self {
        self.lines.push(ScoreLine { what, points: points.into() });
        self
    }

    /// Adds a line in place: a score is large, and not moved for every line of a long count.
    pub fn add(&mut self, what: &'static str, points: i32) {
        self.lines.push(ScoreLine { what, points });
    }

    /// Sets the tie breakers.
    pub fn ties(mut self, ties: [i32; 3]) -> Self {
        self.ties = ties;
        self
    }

    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// What seats are ranked by: points, then the tie breakers.
    pub fn standing(&self) -> (i32, [i32; 3]) {
        (self.total(), self.ties)
    }
}
