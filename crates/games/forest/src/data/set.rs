//! Sets of things there is one of each, as one number.

use std::fmt;
use std::marker::PhantomData;

use serde::{Serialize, Serializer};

/// A thing there is one of: it has a place in the list of its kind.
pub trait Unique: Copy + Eq + fmt::Debug + 'static {
    /// All of its kind, in the order of the printed material.
    const EACH: &'static [Self];

    /// The place in that list.
    fn index(self) -> usize;
}

/// A set of things of one kind; it lists them in the order of the printed material.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Set<T>(u128, PhantomData<T>);

impl<T> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Self(0, PhantomData);

    /// The set as a number, for digests and quick tests.
    pub const fn bits(self) -> u128 {
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

impl<T: Unique> Set<T> {
    /// Is it in the set?
    pub fn has(self, thing: T) -> bool {
        self.0 >> thing.index() & 1 == 1
    }

    /// Puts it in.
    pub fn insert(&mut self, thing: T) {
        self.0 |= 1 << thing.index();
    }

    /// Takes it out.
    pub fn remove(&mut self, thing: T) {
        self.0 &= !(1 << thing.index());
    }

    /// What is in it, in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let place = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(T::EACH[place])
        })
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Unique> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut set = Self::EMPTY;
        things.into_iter().for_each(|thing| set.insert(thing));
        set
    }
}

impl<T: Unique> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Unique + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
