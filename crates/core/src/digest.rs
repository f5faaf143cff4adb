//! Fingerprints of positions.

use std::fmt;
use std::str::FromStr;

use crate::notation::NotationError;

/// Gathers the facts of a position into a fingerprint (FNV-1a over little-endian numbers).
///
/// Games feed it by hand, fact by fact, instead of deriving a hash: a fingerprint in a journal
/// must outlive every change of memory layout, compiler and hasher.
#[derive(Clone, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    /// Adds a byte.
    pub fn byte(&mut self, byte: u8) -> &mut Self {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        self
    }

    /// Adds bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) -> &mut Self {
        for byte in bytes {
            self.byte(*byte);
        }
        self
    }

    /// Adds a number.
    pub fn number(&mut self, number: impl Into<i64>) -> &mut Self {
        self.bytes(&number.into().to_le_bytes())
    }

    /// Adds the spelling of a thing, closed by a mark that no spelling contains.
    pub fn text(&mut self, text: &str) -> &mut Self {
        self.bytes(text.as_bytes()).byte(0)
    }

    /// The fingerprint of all that was added.
    pub fn finish(&self) -> Fingerprint {
        // FNV's low bits are weak after few bytes: mix once more (the finaliser of splitmix64).
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Fingerprint(bits ^ (bits >> 31))
    }
}

/// A fingerprint: sixteen hexadecimal digits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(pub u64);

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Fingerprint {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let canonical = text.len() == 16 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        let error = NotationError::expected("a fingerprint of sixteen hexadecimal digits");
        if canonical { u64::from_str_radix(text, 16).map(Self).map_err(|_| error) } else { Err(error) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingerprints_are_pinned_forever() {
        let mut digest = Digest::default();
        digest.number(7).text("wood").byte(1).number(-1);
        assert_eq!(digest.finish().to_string(), "a354f5dc944e49b8");
    }

    #[test]
    fn a_fingerprint_reads_back() {
        let print = Digest::default().finish();
        assert_eq!(print.to_string().parse(), Ok(print));
        assert!("4F1C09AB77E2D310".parse::<Fingerprint>().is_err());
    }
}
