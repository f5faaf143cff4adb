//! Chance that can be checked: a seed committed to before the first draw and revealed at the end.
//!
//! Every draw is a function of the seed and of the number of the journal line that records it, so
//! anyone who knows the seed can draw again offline. The generator is named (`ChaCha8`) and the
//! ranges are our own: both are pinned by test vectors and must replay forever.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use sha2::{Digest as _, Sha256};

use crate::notation::NotationError;

/// A source of random numbers for search, shuffles and simulations: portable and reproducible.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream that belongs to a small number, for tests and simulations.
    pub fn from_number(number: u64) -> Self {
        Self::from_numbers(number, 0)
    }

    /// The stream that belongs to a pair of numbers: game `index` of simulation `number`.
    pub fn from_numbers(number: u64, index: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        seed[8..16].copy_from_slice(&index.to_le_bytes());
        Self(ChaCha8Rng::from_seed(seed))
    }

    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, all equally likely (Lemire's method with rejection).
    ///
    /// # Panics
    /// When the bound is nought.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a range that is not empty");
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let wide = u64::from(self.bits() as u32) * u64::from(bound);
            if (wide as u32) >= threshold {
                return (wide >> 32) as u32;
            }
        }
    }

    /// An index of a list, all equally likely.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// One item of a list, all equally likely.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.index(items.len())]) }
    }

    /// An index, as likely as its weight.
    ///
    /// # Panics
    /// When all weights are nought.
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let mut ticket = self.below(weights.iter().sum());
        for (index, weight) in weights.iter().enumerate() {
            match ticket.checked_sub(*weight) {
                Some(rest) => ticket = rest,
                None => return index,
            }
        }
        unreachable!("a ticket below the sum of the weights")
    }

    /// A number from nought up to one.
    pub fn unit(&mut self) -> f64 {
        f64::from(self.bits() as u32) / 4_294_967_296.0
    }

    /// Puts a list into random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.index(end + 1));
        }
    }

    /// A fresh seed for a table.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

/// The secret behind a table's draws, revealed when the game is over.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What may be shown before the first draw: it binds the table and tells nothing.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"parlour seed 1\n");
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }

    /// The secret behind the draws after a cut: whoever has seen what came then does not know what comes now. Before the
    /// first cut, with number nought, it is this very seed.
    #[must_use]
    pub fn branch(&self, cut: u32) -> Self {
        if cut == 0 {
            return *self;
        }
        let mut hash = Sha256::new();
        hash.update(b"parlour branch 1\n");
        hash.update(self.0);
        hash.update(cut.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// The random numbers of the draw on this line of the journal.
    pub fn line(&self, line: u64) -> Rng {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(line);
        Rng(rng)
    }
}

impl fmt::Debug for Seed {
    /// A seed never shows in a message or a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The published hash of a [`Seed`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex(text: &str, expected: &'static str) -> Result<[u8; 32], NotationError> {
    let mut bytes = [0; 32];
    if text.len() != 64 {
        return Err(NotationError { at: text.len().min(64), expected });
    }
    for (index, pair) in text.as_bytes().chunks(2).enumerate() {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(NotationError { at: index * 2, expected }),
        };
        bytes[index] = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Commitment {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_hex(text, "a commitment of 64 hexadecimal digits").map(Self)
    }
}

/// The spelling of a seed, asked for by name because it ends the secret.
pub struct RevealedSeed(pub Seed);

impl fmt::Display for RevealedSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0.0, f)
    }
}

impl FromStr for Seed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_hex(text, "a seed of 64 hexadecimal digits").map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Test vectors: these numbers may never change, or old journals no longer verify.
    #[test]
    fn draws_are_pinned_forever() {
        let seed = Seed([7; 32]);
        let draws: Vec<u32> = (0..8).map(|line| seed.line(line).below(100)).collect();
        assert_eq!(draws, [35, 28, 6, 90, 40, 34, 58, 86]);
        assert_eq!(
            seed.commitment().to_string(),
            "1fd241a8883948b04b6d18c970deebc2d5eab2434965d1d492f2344bd7ac6b2f"
        );
        let mut cards: Vec<u8> = (0..10).collect();
        Rng::from_number(1).shuffle(&mut cards);
        assert_eq!(cards, [7, 2, 0, 4, 1, 5, 9, 3, 8, 6]);
    }

    #[test]
    fn ranges_are_even() {
        let mut rng = Rng::from_number(3);
        let mut seen = [0u32; 6];
        for _ in 0..6000 {
            seen[rng.index(6)] += 1;
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
    }

    #[test]
    fn weights_are_odds() {
        let mut rng = Rng::from_number(4);
        let drawn = (0..4000).filter(|_| rng.weighted(&[0, 3, 1]) == 1).count();
        assert!((2850..3150).contains(&drawn), "{drawn}");
    }

    #[test]
    fn every_cut_has_draws_of_its_own() {
        let seed = Seed([7; 32]);
        let draws = |cut| (0..8).map(|line| seed.branch(cut).line(line).below(100)).collect::<Vec<_>>();
        assert_eq!(seed.branch(0), seed);
        // Pinned: journals of games that were taken back are verified with these.
        assert_eq!(draws(1), [35, 34, 57, 90, 57, 44, 84, 57]);
        assert_ne!(draws(1), draws(2));
    }

    #[test]
    fn a_seed_reads_back_and_never_shows() {
        let seed = Rng::from_number(5).seed();
        assert_eq!(RevealedSeed(seed).to_string().parse::<Seed>(), Ok(seed));
        assert_eq!(format!("{seed:?}"), "Seed(..)");
    }
}
