//! What an answer answers: the journal, and the draft on top of it.

use std::fmt;
use std::str::FromStr;

use parlour_store::Revision;

use crate::problem::Problem;
use crate::why::Mistake;

/// A position as one seat works on it, spelled `LINES.CUTS.DRAFTED`: an answer names the one it was given in, so that
/// a second click or a second window never plays twice.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PositionToken {
    /// Where the journal stands.
    pub revision: Revision,
    /// How many answers the seat has drafted.
    pub drafted: usize,
}

impl fmt::Display for PositionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.revision.len, self.revision.cuts, self.drafted)
    }
}

impl FromStr for PositionToken {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let wrong = || Problem::Bad(Mistake::Token);
        let mut numbers = text.split('.').map(|number| number.parse::<u32>().map_err(|_| wrong()));
        let mut next = || numbers.next().ok_or_else(wrong)?;
        let revision = Revision { len: next()?.into(), cuts: next()?.into() };
        let drafted = next()? as usize;
        if numbers.next().is_some() { Err(wrong()) } else { Ok(Self { revision, drafted }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_reads_back() {
        let token = PositionToken { revision: Revision { len: 12, cuts: 1 }, drafted: 3 };
        assert_eq!(token.to_string(), "12.1.3");
        assert_eq!("12.1.3".parse::<PositionToken>().unwrap(), token);
        for bad in ["", "12", "12.1", "12.1.3.4", "a.b.c", "-1.0.0", "99999999999999999999.0.0"] {
            assert!(bad.parse::<PositionToken>().is_err(), "{bad}");
        }
    }
}
