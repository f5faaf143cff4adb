//! The main board: villages, gaps between workers, sites, and how far they lie apart.

use std::fmt;
use std::str::FromStr;

use parlour_core::notation::Word;
use parlour_core::{NotationError, Spelling, spelled};
use serde::{Serialize, Serializer};

use super::geometry::{PATHS, SITES, WORKER_SPACES};
use super::missions::Mission;

spelled! {
    /// A village, in clockwise order.
    #[derive(Default)]
    pub enum Village, "a village", "forest-village-" {
        /// The big village in the west.
        #[default]
        Tannenau = "tannenau",
        /// A small village in the north.
        Moosgrund = "moosgrund",
        /// The big village in the east.
        Silberbach = "silberbach",
        /// A small village in the south-east.
        Kohlhalde = "kohlhalde",
        /// A small village in the south-west.
        Lindenrain = "lindenrain",
    }
}

/// Worker spaces, and as many gaps between them.
pub const SPACES: usize = WORKER_SPACES.len();

impl Village {
    /// How many villages there are.
    pub const COUNT: usize = 5;

    /// The next village clockwise.
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::COUNT]
    }

    /// Its worker spaces, which are also the numbers of its gaps.
    pub const fn spaces(self) -> std::ops::Range<usize> {
        const BOUNDS: [usize; Village::COUNT + 1] = bounds();
        BOUNDS[self as usize]..BOUNDS[self as usize + 1]
    }
}

const fn bounds() -> [usize; Village::COUNT + 1] {
    let mut bounds = [0; Village::COUNT + 1];
    let mut space = 0;
    while space < SPACES {
        bounds[WORKER_SPACES[space].0 as usize + 1] = space + 1;
        space += 1;
    }
    bounds
}

/// A place for a pawn between two workers of a village.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Gap(u8);

impl Gap {
    /// All gaps, village by village.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SPACES as u8).map(Self)
    }

    /// The gap with this number.
    pub(crate) const fn new(number: u8) -> Self {
        assert!((number as usize) < SPACES, "a gap of the board");
        Self(number)
    }

    /// Its number on the whole board.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The village it is in.
    pub const fn village(self) -> Village {
        WORKER_SPACES[self.index()].0
    }

    /// The worker spaces on both sides.
    pub const fn sides(self) -> (usize, usize) {
        let spaces = self.village().spaces();
        let next = if self.index() + 1 == spaces.end { spaces.start } else { self.index() + 1 };
        (self.index(), next)
    }
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.village(), self.index() - self.village().spaces().start)
    }
}

impl Word for Gap {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.parsed()
    }
}

impl FromStr for Gap {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = NotationError::expected("a gap of a village");
        let (village, number) = text.split_once('-').ok_or(error)?;
        let village: Village = village.parse()?;
        let digit = number.bytes().next().filter(|byte| number.len() == 1 && byte.is_ascii_digit());
        let gap = village.spaces().start + usize::from(digit.ok_or(error)? - b'0');
        if village.spaces().contains(&gap) { Ok(Self(gap as u8)) } else { Err(error) }
    }
}

impl Serialize for Gap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Where a pawn can go on a turn.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Goal {
    /// Between two workers.
    Gap(Gap),
    /// The site of a location mission.
    Site(Mission),
}

impl Default for Goal {
    fn default() -> Self {
        Self::Gap(Gap::default())
    }
}

impl Goal {
    /// The village it lies in; a site lies in none.
    pub const fn village(self) -> Option<Village> {
        match self {
            Self::Gap(gap) => Some(gap.village()),
            Self::Site(_) => None,
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gap(gap) => gap.fmt(f),
            Self::Site(mission) => mission.fmt(f),
        }
    }
}

impl Word for Goal {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.parsed()
    }
}

impl FromStr for Goal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse::<Mission>() {
            Ok(mission) if mission.site().is_some() => Ok(Self::Site(mission)),
            _ => text.parse().map(Self::Gap).map_err(|_| NotationError::expected("a place")),
        }
    }
}

impl Serialize for Goal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Where a pawn is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum PawnSpot {
    /// Not on the board: not yet placed, or in the hand of the solo player.
    #[default]
    Hand,
    /// Between two workers.
    Gap(Gap),
    /// In the middle of a village, after begging.
    Centre(Village),
    /// On the site of a location mission.
    Site(Mission),
    /// Put aside by a begging solo player.
    Aside,
}

impl PawnSpot {
    /// The village the pawn is in.
    pub const fn village(self) -> Option<Village> {
        match self {
            Self::Gap(gap) => Some(gap.village()),
            Self::Centre(village) => Some(village),
            _ => None,
        }
    }
}

impl From<Goal> for PawnSpot {
    fn from(place: Goal) -> Self {
        match place {
            Goal::Gap(gap) => Self::Gap(gap),
            Goal::Site(mission) => Self::Site(mission),
        }
    }
}

impl fmt::Display for PawnSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand => f.write_str("hand"),
            Self::Gap(gap) => gap.fmt(f),
            Self::Centre(village) => write!(f, "{village}-centre"),
            Self::Site(mission) => mission.fmt(f),
            Self::Aside => f.write_str("aside"),
        }
    }
}

impl Serialize for PawnSpot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Villages and sites, as points of the path graph.
const NODES: usize = Village::COUNT + Mission::COUNT;

const fn node_of_place(place: Goal) -> usize {
    match place {
        Goal::Gap(gap) => gap.village() as usize,
        Goal::Site(mission) => Village::COUNT + mission as usize,
    }
}

const fn node_of_spot(spot: PawnSpot) -> Option<usize> {
    match spot {
        PawnSpot::Hand | PawnSpot::Aside => None,
        PawnSpot::Gap(gap) => Some(gap.village() as usize),
        PawnSpot::Centre(village) => Some(village as usize),
        PawnSpot::Site(mission) => Some(Village::COUNT + mission as usize),
    }
}

/// Provisions from every point to every other by the shortest way (BLF-5.6).
const DISTANCES: [[u8; NODES]; NODES] = distances();

const fn distances() -> [[u8; NODES]; NODES] {
    let mut table = [[u8::MAX / 2; NODES]; NODES];
    let mut i = 0;
    while i < NODES {
        table[i][i] = 0;
        i += 1;
    }
    i = 0;
    while i < PATHS.len() {
        let (a, b) = (PATHS[i].0 as usize, PATHS[i].1 as usize);
        table[a][b] = 1;
        table[b][a] = 1;
        i += 1;
    }
    i = 0;
    while i < SITES.len() {
        let (a, b) = (Village::COUNT + SITES[i].0 as usize, SITES[i].1 as usize);
        table[a][b] = 1;
        table[b][a] = 1;
        i += 1;
    }
    let mut via = 0;
    while via < NODES {
        let mut from = 0;
        while from < NODES {
            let mut to = 0;
            while to < NODES {
                let sum = table[from][via] + table[via][to];
                if sum < table[from][to] {
                    table[from][to] = sum;
                }
                to += 1;
            }
            from += 1;
        }
        via += 1;
    }
    table
}

/// Provisions for the way between a pawn and a place; nothing for a pawn that is not on the board.
pub fn distance(from: PawnSpot, to: Goal) -> u8 {
    node_of_spot(from).map_or(0, |node| DISTANCES[node][node_of_place(to)])
}
