//! Sets of cards, as one small number each.

use std::fmt;
use std::marker::PhantomData;

use serde::{Serialize, Serializer};

/// A thing there is one of: it has a place in the list of its kind.
pub trait Card: Copy + Eq + fmt::Debug + 'static {
    /// All of its kind, in the order of the printed material.
    const ALL: &'static [Self];

    /// The place in that list.
    fn index(self) -> usize;
}

/// A set of cards of one kind; it lists them in the order of the printed material.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Set<T>(u32, PhantomData<T>);

impl<T> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Self(0, PhantomData);

    /// The set with these bits, for constants.
    pub(super) const fn of_bits(bits: u32) -> Self {
        Self(bits, PhantomData)
    }

    /// The set as a number, for digests.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many are in it.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Nothing in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl<T: Card> Set<T> {
    /// Is the card in it?
    pub fn has(self, card: T) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// Does it share a card with another set?
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: T) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: T) {
        self.0 &= !(1 << card.index());
    }

    /// The cards, in the order of the printed material.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = *T::ALL.get(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Card> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl<T: Card> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Card + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Makes cards of enums that have their spellings.
macro_rules! cards {
    ($($type:ty),+) => {
        $(impl $crate::data::Card for $type {
            const ALL: &'static [Self] = <$type>::ALL;

            fn index(self) -> usize {
                self as usize
            }
        })+
    };
}
pub(super) use cards;
