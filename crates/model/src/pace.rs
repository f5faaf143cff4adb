//! How long a seat has for a turn.

use std::fmt;
use std::time::Duration;

/// The pace of a table, spelled `live` or `3d`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Everybody is there.
    Live,
    /// A turn may take so many days.
    Days(u16),
}

impl Pace {
    /// Reads what the store kept; what cannot be read is live.
    pub fn read(text: &str) -> Self {
        Self::parse(text).unwrap_or(Self::Live)
    }

    /// Reads what somebody asks for.
    pub fn parse(text: &str) -> Option<Self> {
        if text == "live" {
            return Some(Self::Live);
        }
        let days = text.strip_suffix('d')?.parse().ok()?;
        (1..=60).contains(&days).then_some(Self::Days(days))
    }

    /// How long a turn may take.
    pub fn turn(self, live: Duration) -> Duration {
        match self {
            Self::Live => live,
            Self::Days(days) => Duration::from_secs(u64::from(days) * 24 * 3600),
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Live => f.write_str("live"),
            Self::Days(days) => write!(f, "{days}d"),
        }
    }
}
