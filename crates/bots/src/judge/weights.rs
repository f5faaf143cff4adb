//! Weights as text: what the tuner writes and the bots read.

use std::fmt;

/// A weight at the beginning of the game and one at its end.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Pair {
    /// When nothing is played yet.
    pub early: f32,
    /// When all is played.
    pub late: f32,
}

impl Pair {
    /// The weight when so much of the game is over.
    pub fn at(self, progress: f32) -> f32 {
        self.early + (self.late - self.early) * progress
    }
}

/// The weights of a game: for every player count a pair for each feature.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    keys: &'static [&'static str],
    sets: Vec<Set>,
}

#[derive(Clone, PartialEq, Debug)]
struct Set {
    /// The player count; nought stands for any.
    players: u8,
    pairs: Vec<Pair>,
}

/// What is wrong with a text of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeightsError {
    /// The line, from one.
    pub line: usize,
    /// What was expected there.
    pub expected: String,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {} expected", self.line, self.expected)
    }
}

/// The heading of a set that fits every player count.
const ANY: &str = "any";
/// What the heading of a set for one player count begins with.
const PLAYERS: &str = "players ";

impl Weights {
    /// Reads a text: headings (`any`, `players 3`), each with a line `key early late` for every
    /// key, in their order. Lines that begin with `#` are remarks.
    pub fn read(text: &str, keys: &'static [&'static str]) -> Result<Self, WeightsError> {
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let mut lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let mut sets = Vec::new();
        while let Some((number, heading)) = lines.next() {
            let wrong = |line, expected: &str| WeightsError { line, expected: expected.to_owned() };
            let players = heading_of(heading).ok_or_else(|| wrong(number, "a player count"))?;
            let mut pairs = Vec::with_capacity(keys.len());
            for key in keys {
                let (number, line) = lines.next().ok_or_else(|| wrong(number, key))?;
                pairs.push(pair_of(line, key).ok_or_else(|| wrong(number, key))?);
            }
            sets.push(Set { players, pairs });
        }
        if sets.is_empty() {
            return Err(WeightsError { line: 1, expected: "a player count".to_owned() });
        }
        Ok(Self { keys, sets })
    }

    /// The weights for a player count: its own, else those for any, else the first.
    pub fn of_count(&self, players: u8) -> &[Pair] {
        let of = |wanted| self.sets.iter().find(|set| set.players == wanted);
        &of(players).or_else(|| of(0)).unwrap_or(&self.sets[0]).pairs
    }

    /// The same weights with other ones for a player count.
    pub fn with(mut self, players: u8, pairs: Vec<Pair>) -> Self {
        self.sets.retain(|set| set.players != players);
        self.sets.push(Set { players, pairs });
        self.sets.sort_by_key(|set| set.players);
        self
    }
}

fn heading_of(line: &str) -> Option<u8> {
    if line == ANY { Some(0) } else { line.strip_prefix(PLAYERS)?.parse().ok() }
}

fn pair_of(line: &str, key: &str) -> Option<Pair> {
    let mut numbers = line.strip_prefix(key)?.split_whitespace().map(str::parse::<f32>);
    let pair = Pair { early: numbers.next()?.ok()?, late: numbers.next()?.ok()? };
    (numbers.next().is_none() && pair.early.is_finite() && pair.late.is_finite()).then_some(pair)
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for set in &self.sets {
            match set.players {
                0 => writeln!(f, "{ANY}")?,
                players => writeln!(f, "{PLAYERS}{players}")?,
            }
            for (key, Pair { early, late }) in self.keys.iter().zip(&set.pairs) {
                writeln!(f, "{key} {early:.3} {late:.3}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: &[&str] = &["points", "gold"];

    #[test]
    fn weights_read_back() {
        let text =
            "any\npoints 1.000 1.000\ngold 0.500 0.250\nplayers 2\npoints 1.000 1.000\ngold -1.000 0.000\n";
        let weights = Weights::read(text, KEYS).unwrap();
        assert_eq!(weights.to_string(), text);
        assert!((weights.of_count(2)[1].at(0.5) + 0.5).abs() < 1e-6);
        assert_eq!(weights.of_count(4), weights.of_count(3));
    }

    #[test]
    fn what_is_missing_is_named_with_its_line() {
        let wrong = |text| Weights::read(text, KEYS).map_err(|error| error.to_string());
        assert_eq!(wrong("# nothing\n"), Err("line 1: a player count expected".to_owned()));
        assert_eq!(wrong("any\npoints 1 1\n"), Err("line 1: gold expected".to_owned()));
        assert_eq!(wrong("any\npoints 1 1\ngold 1\n"), Err("line 3: gold expected".to_owned()));
        assert_eq!(wrong("some\n"), Err("line 1: a player count expected".to_owned()));
        assert_eq!(wrong("any\npoints 1 x\ngold 1 1\n"), Err("line 2: points expected".to_owned()));
    }
}
