//! Who sits at the table, who answers, and who looks.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::notation::NotationError;

/// A place at the table, numbered clockwise from nought.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(u8);

impl Seat {
    /// No game of ours seats more.
    pub const MOST: usize = 5;
    /// The spelling of each seat in journals: the colour its pieces have on every board.
    pub const NAMES: [&'static str; Self::MOST] = ["red", "blue", "green", "yellow", "white"];

    /// The seat with this number.
    ///
    /// # Panics
    /// When the number is not below [`Seat::MOST`].
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < Self::MOST, "a seat number below five");
        Self(index)
    }

    /// The number of the seat, for arrays with one entry per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The colour name of the seat.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }

    /// The neighbour on the left, who plays next in clockwise order.
    pub const fn next(self, players: u8) -> Self {
        Self((self.0 + 1) % players)
    }

    /// The first `players` seats in clockwise order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone + use<> {
        (0..players).map(Self)
    }

    /// All seats in clockwise order, this one first.
    pub fn round_from(self, players: u8) -> impl Iterator<Item = Self> + Clone + use<> {
        (0..players).map(move |step| Self((self.0 + step) % players))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::NAMES
            .iter()
            .position(|name| *name == text)
            .map(|index| Self(index as u8))
            .ok_or(NotationError::expected("a seat"))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// The first `players` seats.
    pub const fn all(players: u8) -> Self {
        Self(((1u16 << players) - 1) as u8)
    }

    /// One seat alone.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Is the seat in the set?
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with the seat in it.
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without the seat.
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Adds the seat.
    pub const fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    /// Takes the seat out.
    pub const fn remove(&mut self, seat: Seat) {
        *self = self.without(seat);
    }

    /// Nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in clockwise order from seat nought.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(Seat::MOST as u8).filter(move |seat| self.has(*seat))
    }

    /// The lowest seat, if there is one.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// The set as a small number, for digests.
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Who answers a question: a player, or the table on behalf of dice, bags and decks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// A player.
    Seat(Seat),
    /// Dice, bags and decks.
    Chance,
}

impl Who {
    /// The player, unless chance answers.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance => None,
        }
    }
}

impl From<Seat> for Who {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Chance => f.write_str("*"),
        }
    }
}

impl FromStr for Who {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "*" { Ok(Self::Chance) } else { text.parse().map(Self::Seat) }
    }
}

/// Through whose eyes a position is seen.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// A player: public things and what this seat alone knows.
    Seat(Seat),
    /// Public things only.
    Spectator,
    /// Everything; for finished games, tests and the table's keeper.
    All,
}

impl Eyes {
    /// May these eyes see what `seat` alone knows?
    pub fn see(self, seat: Seat) -> bool {
        self == Self::All || self == Self::Seat(seat)
    }
}

/// Who may learn of an event or read a line of the journal while the game lasts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody, spectators included.
    Everyone,
    /// These seats alone.
    Only(SeatSet),
}

impl Audience {
    /// Do these eyes belong to the audience?
    pub fn includes(self, eyes: Eyes) -> bool {
        match (self, eyes) {
            (Self::Everyone, _) | (_, Eyes::All) => true,
            (Self::Only(seats), Eyes::Seat(seat)) => seats.has(seat),
            (Self::Only(_), Eyes::Spectator) => false,
        }
    }
}
