//! Fingerprints of positions.

use std::fmt;
use std::str::FromStr;

use crate::notation::NotationError;
use crate::row::Agenda;
use crate::seat::{Seat, SeatSet};
use crate::set::{Bits, Listed, Set};
use crate::tally::Tally;
use crate::urn::{Deck, Urn};

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

    /// Adds a fact as its type is spelled.
    pub fn fact(&mut self, fact: &impl Fact) -> &mut Self {
        fact.feed(self);
        self
    }

    /// Adds a fact that came with a later revision of the rules, by its name, unless it is nought: in a
    /// game that never knew it, it is nought throughout, and the fingerprints of old journals stay.
    pub fn since(&mut self, name: &str, number: impl Into<i64>) -> &mut Self {
        match number.into() {
            0 => self,
            number => self.text(name).number(number),
        }
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

/// Something a digest can be fed with.
pub trait Fact {
    /// Adds it.
    fn feed(&self, digest: &mut Digest);
}

/// A fact that may be missing.
pub trait Missing: Fact {
    /// Adds that there is none.
    fn feed_none(digest: &mut Digest);
}

impl<T: Missing> Fact for Option<T> {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Some(fact) => fact.feed(digest),
            None => T::feed_none(digest),
        }
    }
}

impl<T: Fact, const N: usize> Fact for [T; N] {
    fn feed(&self, digest: &mut Digest) {
        for fact in self {
            fact.feed(digest);
        }
    }
}

impl Fact for u8 {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(*self);
    }
}

/// Only for numbers that begin at one: no number is fed as nought.
impl Missing for u8 {
    fn feed_none(digest: &mut Digest) {
        digest.byte(0);
    }
}

impl Fact for u16 {
    fn feed(&self, digest: &mut Digest) {
        digest.number(*self);
    }
}

impl Fact for bool {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(u8::from(*self));
    }
}

impl Fact for Seat {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(self.index() as u8);
    }
}

impl Missing for Seat {
    fn feed_none(digest: &mut Digest) {
        digest.byte(u8::MAX);
    }
}

impl Fact for SeatSet {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(self.bits());
    }
}

impl<T: Listed, B: Bits + Into<i64>> Fact for Set<T, B> {
    fn feed(&self, digest: &mut Digest) {
        digest.number(self.bits());
    }
}

impl<S: Fact + Copy + Default, const N: usize> Fact for Agenda<S, N> {
    fn feed(&self, digest: &mut Digest) {
        self.steps().iter().for_each(|step| step.feed(digest));
    }
}

impl<const K: usize> Fact for Urn<K> {
    fn feed(&self, digest: &mut Digest) {
        digest.bytes(self.counts()).byte(self.left());
    }
}

impl<const K: usize, const S: usize> Fact for Deck<K, S> {
    fn feed(&self, digest: &mut Digest) {
        digest.fact(self.segments()).byte(self.bottom().len() as u8).bytes(self.bottom());
        let peek = self.peek();
        digest.byte(peek.map_or(u8::MAX, |peek| peek.kind));
        digest.byte(peek.map_or(0, |peek| peek.known_to.bits()));
    }
}

impl Fact for Tally {
    fn feed(&self, digest: &mut Digest) {
        let Self { owed, next } = self;
        digest.fact(owed).fact(next);
    }
}

/// Makes a struct a [`Fact`]: all its fields, in the order they are named here, which may never
/// change. A field that is not named does not compile.
#[macro_export]
macro_rules! facts {
    (enum $Type:ident { $($Variant:ident $({ $($field:ident),+ })? = $word:expr),+ $(,)? }) => {
        impl $crate::Fact for $Type {
            fn feed(&self, digest: &mut $crate::Digest) {
                match self {
                    $(Self::$Variant $({ $($field),+ })? => {
                        digest.text($word);
                        $($(digest.fact($field);)+)?
                    })+
                }
            }
        }
    };
    // The caller's pattern is kept whole: the compiler then names the field that is missing.
    (@struct ($pattern:pat) $Type:ident { $($field:ident),+ $(,)? }) => {
        impl $crate::Fact for $Type {
            fn feed(&self, digest: &mut $crate::Digest) {
                let $pattern = self;
                $(digest.fact($field);)+
            }
        }
    };
    ($($tokens:tt)+) => {
        $crate::facts!(@struct ($($tokens)+) $($tokens)+);
    };
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
    fn a_later_fact_leaves_old_fingerprints_alone() {
        let fingerprint =
            |novelty: u8| Digest::default().number(7).since("novelty", novelty).text("wood").finish();
        assert_eq!(fingerprint(0), Digest::default().number(7).text("wood").finish());
        assert_ne!(fingerprint(0), fingerprint(1));
        assert_ne!(fingerprint(1), fingerprint(2));
    }

    #[test]
    fn a_fingerprint_reads_back() {
        let fingerprint = Digest::default().finish();
        assert_eq!(fingerprint.to_string().parse(), Ok(fingerprint));
        assert!("4F1C09AB77E2D310".parse::<Fingerprint>().is_err());
    }
}
