//! Building cards and tower cards, and the spaces peasants stand on.

use std::fmt;
use std::str::FromStr;

use parlour_core::notation::Word;
use parlour_core::{NotationError, Spelling, spelled};
use serde::{Serialize, Serializer};

use super::printed::{BUILDINGS, BuildingRow, TOWERS, TowerRow};

spelled! {
    /// A type of building card (*bâtiment*); there are three cards of each.
    #[expect(missing_docs, reason = "the names are the names of the cards")]
    pub enum Building, "a building", "abbey-building-" {
        AbbottsDen = "abbotts-den",
        Bakery = "bakery",
        Barracks = "barracks",
        BathHouse = "bath-house",
        Blacksmith = "blacksmith",
        Brewery = "brewery",
        Calefactory = "calefactory",
        Cellarium = "cellarium",
        Chapterhouse = "chapterhouse",
        Cloister = "cloister",
        DairyFarm = "dairy-farm",
        Garden = "garden",
        Library = "library",
        MasonsGuild = "masons-guild",
        MoneyChanger = "money-changer",
        MonksQuarters = "monks-quarters",
        Refectory = "refectory",
        Scriptorium = "scriptorium",
        SheepFarm = "sheep-farm",
        Stables = "stables",
        TitheBarn = "tithe-barn",
    }
}

impl Building {
    /// How many types there are.
    pub const COUNT: usize = 21;

    /// What is printed on the card.
    pub const fn row(self) -> &'static BuildingRow {
        &BUILDINGS[self as usize]
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::AbbottsDen => "ABB-16.1",
            Self::Bakery => "ABB-16.2",
            Self::Barracks => "ABB-16.3",
            Self::BathHouse => "ABB-16.4",
            Self::Blacksmith => "ABB-16.5",
            Self::Brewery => "ABB-16.6",
            Self::Calefactory | Self::Chapterhouse | Self::Refectory => "ABB-16.7",
            Self::Cellarium => "ABB-16.8",
            Self::Cloister => "ABB-16.9",
            Self::DairyFarm => "ABB-16.10",
            Self::Garden => "ABB-16.12",
            Self::Library => "ABB-16.13",
            Self::MasonsGuild => "ABB-16.14",
            Self::MoneyChanger => "ABB-16.15",
            Self::MonksQuarters => "ABB-16.16",
            Self::Scriptorium => "ABB-16.18",
            Self::SheepFarm => "ABB-16.19",
            Self::Stables => "ABB-16.20",
            Self::TitheBarn => "ABB-16.21",
        }
    }

    /// One of the three types that bring ten prestige when they become active (ABB-16.7).
    pub const fn is_hall(self) -> bool {
        matches!(self, Self::Calefactory | Self::Chapterhouse | Self::Refectory)
    }

    /// One of the two types that come with a barn (ABB-16.10, ABB-16.19).
    pub const fn is_farm(self) -> bool {
        matches!(self, Self::DairyFarm | Self::SheepFarm)
    }
}

spelled! {
    /// A type of tower card (*tour*).
    pub enum Tower, "a tower", "abbey-tower-" {
        /// *Remparts*.
        Battlement = "battlement",
        /// *Porte fortifiée*.
        GateTower = "gate-tower",
        /// *Clocher*.
        BellTower = "bell-tower",
        /// *Chapelle*.
        Chapel = "chapel",
    }
}

impl Tower {
    /// How many types there are.
    pub const COUNT: usize = 4;

    /// What is printed on the card.
    pub const fn row(self) -> &'static TowerRow {
        &TOWERS[self as usize]
    }

    /// Is it manned by an archer, who costs five coins (ABB-10.5)?
    pub const fn needs_archer(self) -> bool {
        matches!(self, Self::Battlement | Self::GateTower)
    }
}

/// A type of card that stands on a player's board.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Site {
    /// On a building slot.
    Building(Building),
    /// On a tower slot.
    Tower(Tower),
}

impl Site {
    /// How many types there are.
    pub const COUNT: usize = Building::COUNT + Tower::COUNT;

    /// Its place in arrays with one entry per type.
    pub const fn index(self) -> usize {
        match self {
            Self::Building(building) => building as usize,
            Self::Tower(tower) => Building::COUNT + tower as usize,
        }
    }

    /// All types, buildings first.
    pub fn all() -> impl Iterator<Item = Self> {
        let towers = Tower::ALL.iter().copied().map(Self::Tower);
        Building::ALL.iter().copied().map(Self::Building).chain(towers)
    }

    /// The canonical spelling.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Building(building) => building.name(),
            Self::Tower(tower) => tower.name(),
        }
    }

    /// The key of its name among the words.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Building(building) => building.key(),
            Self::Tower(tower) => tower.key(),
        }
    }

    /// The prestige its construction brings.
    pub const fn prestige(self) -> u8 {
        match self {
            Self::Building(building) => building.row().prestige,
            Self::Tower(tower) => tower.row().prestige,
        }
    }

    /// The construction cost, by kind of goods.
    pub const fn cost(self) -> [u8; super::Good::COUNT] {
        match self {
            Self::Building(building) => building.row().cost,
            Self::Tower(tower) => tower.row().cost,
        }
    }

    /// Has the card a space for a peasant at all?
    pub const fn has_peasant_space(self) -> bool {
        !matches!(self, Self::Tower(Tower::Chapel))
    }

    /// Is it a lay brother of the baptistery who works there (ABB-18.2)?
    pub const fn needs_lay_brother(self) -> bool {
        matches!(self, Self::Building(_) | Self::Tower(Tower::BellTower))
    }
}

impl From<Building> for Site {
    fn from(building: Building) -> Self {
        Self::Building(building)
    }
}

impl From<Tower> for Site {
    fn from(tower: Tower) -> Self {
        Self::Tower(tower)
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Site {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let building = text.parse().map(Self::Building);
        building.or_else(|_| text.parse().map(Self::Tower)).map_err(|_| NotationError::expected("a card"))
    }
}

impl Serialize for Site {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// One of the two cards of a type that a player can have built: `bakery`, `bakery-2`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stand {
    /// The type.
    pub site: Site,
    /// Nought or one.
    pub copy: u8,
}

impl Stand {
    /// The first or the second card of a type.
    pub fn new(site: impl Into<Site>, copy: u8) -> Self {
        Self { site: site.into(), copy }
    }

    /// Every card a player could have.
    pub fn all() -> impl Iterator<Item = Self> {
        Site::all().flat_map(|site| [Self { site, copy: 0 }, Self { site, copy: 1 }])
    }
}

impl fmt::Display for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.site.name())?;
        if self.copy == 0 { Ok(()) } else { f.write_str("-2") }
    }
}

impl Word for Stand {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.parsed()
    }
}

impl FromStr for Stand {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, copy) = text.strip_suffix("-2").map_or((text, 0), |name| (name, 1));
        Ok(Self { site: name.parse()?, copy })
    }
}

impl Serialize for Stand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A seat on the pews, by bench from the left and row from the bottom: `pew-2-1`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pew(u8);

impl Pew {
    /// Benches, and seats on each.
    pub const BENCHES: u8 = super::printed::PEWS.0;
    /// Seats on each bench.
    pub const ROWS: u8 = super::printed::PEWS.1;
    /// All seats.
    pub const COUNT: u8 = Self::BENCHES * Self::ROWS;

    /// The seat on this bench and row, both counted from one.
    pub const fn at(bench: u8, row: u8) -> Self {
        assert!(bench >= 1 && bench <= Self::BENCHES && row >= 1 && row <= Self::ROWS, "a seat");
        Self((bench - 1) * Self::ROWS + row - 1)
    }

    /// All seats, bench by bench from the left, each from the bottom.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// From one to four.
    pub const fn bench(self) -> u8 {
        self.0 / Self::ROWS + 1
    }

    /// From one to three.
    pub const fn row(self) -> u8 {
        self.0 % Self::ROWS + 1
    }

    /// The seat in the same row of the next bench; none behind the last.
    pub const fn ahead(self) -> Option<Self> {
        if self.0 + Self::ROWS < Self::COUNT { Some(Self(self.0 + Self::ROWS)) } else { None }
    }

    /// Its bit in a set of seats.
    pub const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Pew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pew-{}-{}", self.bench(), self.row())
    }
}

impl Word for Pew {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.parsed()
    }
}

impl FromStr for Pew {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all().find(|pew| pew.to_string() == text).ok_or(NotationError::expected("a seat on the pews"))
    }
}

impl Serialize for Pew {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Where a peasant of the board is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PeasantSpot {
    /// On a bench.
    Pew(Pew),
    /// In the baptistery, where the two places are alike.
    Baptistery,
    /// On a card.
    Card(Stand),
}

impl fmt::Display for PeasantSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pew(pew) => pew.fmt(f),
            Self::Baptistery => f.write_str("baptistery"),
            Self::Card(stand) => stand.fmt(f),
        }
    }
}

impl Word for PeasantSpot {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.parsed()
    }
}

impl FromStr for PeasantSpot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "baptistery" => Ok(Self::Baptistery),
            _ if text.starts_with("pew-") => text.parse().map(Self::Pew),
            _ => text.parse().map(Self::Card),
        }
    }
}

impl Serialize for PeasantSpot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

const _: () = assert!(Building::ALL.len() == Building::COUNT && Tower::ALL.len() == Tower::COUNT);
