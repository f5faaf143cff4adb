//! Sets of things there is one of each, as one small number.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not, Shl};

use serde::{Serialize, Serializer};

/// A thing with a place in the list of its kind; [`spelled!`](crate::spelled) makes enums so.
pub trait Listed: Copy + Eq + fmt::Debug + 'static {
    /// All of its kind, in the order of the printed material.
    const LIST: &'static [Self];

    /// The place in that list.
    fn index(self) -> usize;
}

/// A number wide enough to have a bit for every thing of a kind.
pub trait Bits:
    Copy
    + Eq
    + std::hash::Hash
    + Default
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<usize, Output = Self>
{
    /// The number one.
    const ONE: Self;

    /// How many bits are set.
    fn ones(self) -> u32;

    /// The place of the lowest bit that is set.
    fn lowest(self) -> u32;
}

macro_rules! bits {
    ($($type:ty),+) => {
        $(impl Bits for $type {
            const ONE: Self = 1;

            fn ones(self) -> u32 {
                self.count_ones()
            }

            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
        })+
    };
}
bits!(u8, u16, u32, u64, u128);

/// A set of things of one kind; it lists them in the order of the printed material.
///
/// ```
/// use parlour_core::{Set, spelled};
///
/// spelled! {
///     pub enum Cube, "a cube", "toy-cube-" { Sand = "sand", Wood = "wood", Stone = "stone" }
/// }
///
/// let mut set: Set<Cube, u8> = [Cube::Stone, Cube::Sand].into_iter().collect();
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Cube::Sand, Cube::Stone]);
/// set.remove(Cube::Sand);
/// assert_eq!((set.len(), set.has(Cube::Sand), set.bits()), (1, false, 4));
/// assert!(set.meets(Set::new().with(Cube::Stone)) && !set.with(Cube::Wood).is_empty());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Set<T, B = u32>(B, PhantomData<T>);

impl<T, B> Set<T, B> {
    /// The set with these bits, for constants.
    pub const fn of_bits(bits: B) -> Self {
        Self(bits, PhantomData)
    }
}

impl<T: Listed, B: Bits> Set<T, B> {
    /// The empty set.
    pub fn new() -> Self {
        Self::default()
    }

    fn bit(thing: T) -> B {
        B::ONE << thing.index()
    }

    /// Is it in the set?
    pub fn has(self, thing: T) -> bool {
        self.0 & Self::bit(thing) != B::default()
    }

    /// Do the sets share something?
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != B::default()
    }

    /// The set with the thing in it.
    pub fn with(self, thing: T) -> Self {
        Self::of_bits(self.0 | Self::bit(thing))
    }

    /// The set without the thing.
    pub fn without(self, thing: T) -> Self {
        Self::of_bits(self.0 & !Self::bit(thing))
    }

    /// Puts a thing in.
    pub fn insert(&mut self, thing: T) {
        *self = self.with(thing);
    }

    /// Takes a thing out.
    pub fn remove(&mut self, thing: T) {
        *self = self.without(thing);
    }

    /// How many are in it.
    pub fn len(self) -> u8 {
        self.0.ones() as u8
    }

    /// Nothing in it?
    pub fn is_empty(self) -> bool {
        self.0 == B::default()
    }

    /// The set as a number, for digests.
    pub fn bits(self) -> B {
        self.0
    }

    /// What is in it, in the order of the printed material.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let thing = *T::LIST.get(rest.0.lowest() as usize)?;
            rest.remove(thing);
            Some(thing)
        })
    }
}

impl<T, B: Default> Default for Set<T, B> {
    fn default() -> Self {
        Self::of_bits(B::default())
    }
}

impl<T: Listed, B: Bits> FromIterator<T> for Set<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        things.into_iter().fold(Self::new(), Self::with)
    }
}

impl<T: Listed, B: Bits> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Listed + Serialize, B: Bits> Serialize for Set<T, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
