//! Followers: seven professions; four of each player's followers carry the player's colour.

use parlour_core::spelled;
use serde::Serialize;

spelled! {
    /// A profession (*personnage*).
    pub enum Kind, "a profession", "orleans-kind-" {
        /// *Fermier*.
        Farmer = "farmer",
        /// *Batelier*.
        Boatman = "boatman",
        /// *Artisan*.
        Craftsman = "craftsman",
        /// *Commerçant*.
        Trader = "trader",
        /// *Chevalier*.
        Knight = "knight",
        /// *Savant*.
        Scholar = "scholar",
        /// *Moine*.
        Monk = "monk",
    }
}

/// How many professions there are.
pub const KINDS: usize = 7;

spelled! {
    /// A follower tile as its owner knows it: marked with the own colour, or neutral.
    pub enum Follower, "a follower", "orleans-follower-" {
        /// The own farmer, who never leaves.
        OwnFarmer = "own-farmer",
        /// The own boatman, who never leaves.
        OwnBoatman = "own-boatman",
        /// The own craftsman, who never leaves.
        OwnCraftsman = "own-craftsman",
        /// The own trader, who never leaves.
        OwnTrader = "own-trader",
        /// A neutral farmer.
        Farmer = "farmer",
        /// A neutral boatman.
        Boatman = "boatman",
        /// A neutral craftsman.
        Craftsman = "craftsman",
        /// A neutral trader.
        Trader = "trader",
        /// A neutral knight.
        Knight = "knight",
        /// A neutral scholar.
        Scholar = "scholar",
        /// A neutral monk.
        Monk = "monk",
    }
}

impl Follower {
    /// How many sorts of follower a bag can hold.
    pub const COUNT: usize = 11;
    /// The sorts marked with a player's colour, one tile each (ORL-2.1).
    pub const OWN: [Self; 4] = [Self::OwnFarmer, Self::OwnBoatman, Self::OwnCraftsman, Self::OwnTrader];

    /// The profession.
    pub const fn kind(self) -> Kind {
        let own = Self::OWN.len();
        Kind::ALL[if self.is_own() { self as usize } else { self as usize - own }]
    }

    /// Marked with the owner's colour?
    pub const fn is_own(self) -> bool {
        (self as usize) < Self::OWN.len()
    }

    /// The neutral follower of a profession.
    pub const fn neutral(kind: Kind) -> Self {
        Self::ALL[Self::OWN.len() + kind as usize]
    }
}

/// Neutral followers on the buildings of the board, by profession (ORL-2.4).
pub const fn neutral_supply(players: u8) -> [u8; KINDS] {
    match players {
        2 => [12, 6, 6, 6, 8, 8, 8],
        3 => [14, 8, 8, 8, 11, 11, 11],
        _ => [16, 10, 10, 10, 14, 14, 14],
    }
}

const _: () = {
    assert!(sum(neutral_supply(4)) == 88 && sum(neutral_supply(3)) == 71 && sum(neutral_supply(2)) == 54);
    assert!(sum(neutral_supply(4)) + 16 == 104, "all character tiles of the box");
};

const fn sum(counts: [u8; KINDS]) -> u8 {
    let (mut total, mut index) = (0, 0);
    while index < KINDS {
        total += counts[index];
        index += 1;
    }
    total
}

/// Followers lying openly together: so many of each sort.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Crowd([u8; Follower::COUNT]);

impl Crowd {
    /// How many of this sort.
    pub const fn count(&self, follower: Follower) -> u8 {
        self.0[follower as usize]
    }

    /// How many in all.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Nobody there?
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Follower::COUNT]
    }

    /// One more.
    pub const fn put(&mut self, follower: Follower) {
        self.0[follower as usize] += 1;
    }

    /// One less; there must be one.
    pub const fn take(&mut self, follower: Follower) {
        self.0[follower as usize] -= 1;
    }

    /// The sorts that are there, in order.
    pub fn sorts(&self) -> impl Iterator<Item = Follower> + '_ {
        Follower::ALL.iter().copied().filter(|follower| self.count(*follower) > 0)
    }

    /// Every tile, in order.
    pub fn tiles(&self) -> impl Iterator<Item = Follower> + '_ {
        self.sorts().flat_map(|follower| (0..self.count(follower)).map(move |_| follower))
    }
}

impl FromIterator<Follower> for Crowd {
    fn from_iter<I: IntoIterator<Item = Follower>>(followers: I) -> Self {
        let mut crowd = Self::default();
        followers.into_iter().for_each(|follower| crowd.put(follower));
        crowd
    }
}

impl Serialize for Crowd {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles())
    }
}
