//! How long a seat has for a turn.

use std::fmt;
use std::time::Duration;

/// The pace of a table, spelled `live`, `3d` or `56h`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Everybody is there.
    Live,
    /// A turn may take so many days.
    Days(u16),
    /// A turn may take so many hours.
    Hours(u16),
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
        if let Some(hours) = text.strip_suffix('h') {
            let hours = hours.parse().ok()?;
            return (1..=7 * 24).contains(&hours).then_some(Self::Hours(hours));
        }
        let days = text.strip_suffix('d')?.parse().ok()?;
        (1..=60).contains(&days).then_some(Self::Days(days))
    }

    /// The paces that have words of their own: one evening, a move a day, three moves a week, a move a week.
    pub const PRESETS: [Self; 4] = [Self::Live, Self::Days(1), Self::Hours(56), Self::Days(7)];

    /// How long a turn may take.
    pub fn turn(self, live: Duration) -> Duration {
        match self {
            Self::Live => live,
            Self::Days(days) => Duration::from_secs(u64::from(days) * 24 * 3600),
            Self::Hours(hours) => Duration::from_secs(u64::from(hours) * 3600),
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Live => f.write_str("live"),
            Self::Days(days) => write!(f, "{days}d"),
            Self::Hours(hours) => write!(f, "{hours}h"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paces_are_spelled_and_read() {
        for pace in Pace::PRESETS.into_iter().chain([Pace::Days(60), Pace::Hours(168)]) {
            assert_eq!(Pace::parse(&pace.to_string()), Some(pace));
        }
        for unknown in ["", "d", "0d", "61d", "0h", "169h", "3w", "-1d"] {
            assert_eq!(Pace::parse(unknown), None, "{unknown}");
        }
    }
}
