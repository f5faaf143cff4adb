//! What an answer answers: the journal, and the draft on top of it.

use std::fmt;
use std::str::FromStr;

use parlour_store::Place;

use crate::problem::Problem;

/// A position as one seat works on it, spelled `LINES.CUTS.DRAFTED`: an answer names the one it was given in, so that
/// a second click or a second window never plays twice.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) place: Place,
    pub(crate) drafted: usize,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.place.len, self.place.cuts, self.drafted)
    }
}

impl FromStr for Spot {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let wrong = || Problem::Bad("'at' names the position you answer, as the table told it.".into());
        let mut numbers = text.split('.').map(|number| number.parse::<u32>().map_err(|_| wrong()));
        let mut next = || numbers.next().ok_or_else(wrong)?;
        let place = Place { len: next()?.into(), cuts: next()?.into() };
        let drafted = next()? as usize;
        if numbers.next().is_some() { Err(wrong()) } else { Ok(Self { place, drafted }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_reads_back() {
        let spot = Spot { place: Place { len: 12, cuts: 1 }, drafted: 3 };
        assert_eq!(spot.to_string(), "12.1.3");
        assert_eq!("12.1.3".parse::<Spot>().unwrap(), spot);
        for bad in ["", "12", "12.1", "12.1.3.4", "a.b.c", "-1.0.0", "99999999999999999999.0.0"] {
            assert!(bad.parse::<Spot>().is_err(), "{bad}");
        }
    }
}
