//! The map: twenty-three cities, twenty-nine roads, fourteen waterways.

use std::fmt;
use std::str::FromStr;

use parlour_core::notation::Word;
use parlour_core::{NotationError, Spelling, spelled};
use serde::{Serialize, Serializer};

spelled! {
    /// A city.
    pub enum City, "a city", "orleans-city-" {
        /// Orléans.
        Orleans = "orleans",
        /// Chartres.
        Chartres = "chartres",
        /// Étampes.
        Etampes = "etampes",
        /// Le Mans.
        LeMans = "le-mans",
        /// Châteaudun.
        Chateaudun = "chateaudun",
        /// Montargis.
        Montargis = "montargis",
        /// Vendôme.
        Vendome = "vendome",
        /// Blois.
        Blois = "blois",
        /// Briare.
        Briare = "briare",
        /// Tours.
        Tours = "tours",
        /// Chinon.
        Chinon = "chinon",
        /// Montrichard.
        Montrichard = "montrichard",
        /// Vierzon.
        Vierzon = "vierzon",
        /// Loches.
        Loches = "loches",
        /// Bourges.
        Bourges = "bourges",
        /// Sancerre.
        Sancerre = "sancerre",
        /// Châtellerault.
        Chatellerault = "chatellerault",
        /// Le Blanc.
        LeBlanc = "le-blanc",
        /// Châteauroux.
        Chateauroux = "chateauroux",
        /// Nevers.
        Nevers = "nevers",
        /// Argenton-sur-Creuse.
        Argenton = "argenton",
        /// La Châtre.
        LaChatre = "la-chatre",
        /// Saint-Amand-Montrond.
        StAmand = "st-amand",
    }
}

spelled! {
    /// What joins two cities.
    pub enum Way, "a way", "orleans-way-" {
        /// *Route*, for the wagon.
        Road = "road",
        /// *Voie navigable*, for the ship.
        Waterway = "waterway",
    }
}

/// A connection of the map, by its number: two cities may be joined by a road and a waterway.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge(u8);

/// A row of the printed map.
struct Line {
    ends: [City; 2],
    way: Way,
    /// The mark of the second goods space: so many players are needed to use it; nought if there is none.
    second: u8,
}

const fn line(one: City, other: City, way: Way, second: u8) -> Line {
    Line { ends: [one, other], way, second }
}

const LINES: [Line; Edge::COUNT] = [
    line(City::Chartres, City::LeMans, Way::Road, 4),
    line(City::Etampes, City::Montargis, Way::Road, 4),
    line(City::Chatellerault, City::Argenton, Way::Road, 4),
    line(City::StAmand, City::Nevers, Way::Road, 4),
    line(City::LeMans, City::Tours, Way::Road, 3),
    line(City::Orleans, City::Briare, Way::Waterway, 3),
    line(City::Briare, City::Sancerre, Way::Waterway, 3),
    line(City::Orleans, City::Vierzon, Way::Road, 3),
    line(City::Chinon, City::LeBlanc, Way::Waterway, 3),
    line(City::Chartres, City::Etampes, Way::Road, 0),
    line(City::Chartres, City::Orleans, Way::Road, 0),
    line(City::Chartres, City::Chateaudun, Way::Road, 0),
    line(City::LeMans, City::Chateaudun, Way::Road, 0),
    line(City::LeMans, City::Vendome, Way::Road, 0),
    line(City::Chateaudun, City::Vendome, Way::Road, 0),
    line(City::Chateaudun, City::Orleans, Way::Road, 0),
    line(City::Orleans, City::Blois, Way::Waterway, 0),
    line(City::Orleans, City::Montargis, Way::Road, 0),
    line(City::Vendome, City::Blois, Way::Road, 0),
    line(City::Montargis, City::Briare, Way::Road, 0),
    line(City::Blois, City::Tours, Way::Waterway, 0),
    line(City::Blois, City::Vierzon, Way::Road, 0),
    line(City::Tours, City::Montrichard, Way::Waterway, 0),
    line(City::Tours, City::Loches, Way::Waterway, 0),
    line(City::Tours, City::Chinon, Way::Waterway, 0),
    line(City::Chinon, City::Chatellerault, Way::Waterway, 0),
    line(City::Chinon, City::Chatellerault, Way::Road, 0),
    line(City::Montrichard, City::Vierzon, Way::Waterway, 0),
    line(City::Montrichard, City::Loches, Way::Road, 0),
    line(City::Vierzon, City::Chateauroux, Way::Road, 0),
    line(City::Vierzon, City::Bourges, Way::Waterway, 0),
    line(City::Vierzon, City::StAmand, Way::Waterway, 0),
    line(City::Sancerre, City::Bourges, Way::Road, 0),
    line(City::Sancerre, City::Nevers, Way::Waterway, 0),
    line(City::Loches, City::Chateauroux, Way::Road, 0),
    line(City::LeBlanc, City::Argenton, Way::Waterway, 0),
    line(City::LeBlanc, City::Chateauroux, Way::Road, 0),
    line(City::Argenton, City::LaChatre, Way::Road, 0),
    line(City::LaChatre, City::StAmand, Way::Road, 0),
    line(City::Bourges, City::StAmand, Way::Road, 0),
    line(City::Bourges, City::Nevers, Way::Road, 0),
    line(City::Chateauroux, City::Argenton, Way::Road, 0),
    line(City::Chateauroux, City::LaChatre, Way::Road, 0),
];

/// Where the cities lie on a drawing, 105 wide and 100 high.
const POSITIONS: [(u8, u8); City::COUNT] = [
    (61, 31),
    (47, 4),
    (70, 4),
    (4, 26),
    (42, 22),
    (89, 26),
    (33, 36),
    (42, 46),
    (89, 44),
    (20, 56),
    (5, 67),
    (37, 58),
    (67, 64),
    (31, 69),
    (78, 71),
    (92, 59),
    (16, 84),
    (33, 93),
    (54, 85),
    (103, 76),
    (48, 96),
    (64, 96),
    (81, 89),
];

impl City {
    /// How many cities there are.
    pub const COUNT: usize = 23;

    /// The connections that meet here, in order.
    pub fn edges(self) -> impl Iterator<Item = Edge> {
        JUNCTIONS[self as usize].iter().map_while(|edge| *edge)
    }

    /// Does a connection of this sort start here (ORL-5.15)?
    pub fn has(self, way: Way) -> bool {
        self.edges().any(|edge| edge.way() == way)
    }

    /// Where to draw it.
    pub const fn position(self) -> (u8, u8) {
        POSITIONS[self as usize]
    }
}

/// At most so many connections meet in one city.
const MOST_EDGES: usize = 6;

const JUNCTIONS: [[Option<Edge>; MOST_EDGES]; City::COUNT] = {
    let mut junctions = [[None; MOST_EDGES]; City::COUNT];
    let mut degrees = [0; City::COUNT];
    let mut index = 0;
    while index < Edge::COUNT {
        let [one, other] = LINES[index].ends;
        junctions[one as usize][degrees[one as usize]] = Some(Edge(index as u8));
        degrees[one as usize] += 1;
        junctions[other as usize][degrees[other as usize]] = Some(Edge(index as u8));
        degrees[other as usize] += 1;
        index += 1;
    }
    junctions
};

impl Edge {
    /// How many connections there are.
    pub const COUNT: usize = 43;

    /// All connections, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The connection with this number, from nought.
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < Self::COUNT, "a connection of the map");
        Self(index)
    }

    /// Its number, from nought.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Road or waterway.
    pub const fn way(self) -> Way {
        LINES[self.index()].way
    }

    /// The two cities.
    pub const fn ends(self) -> [City; 2] {
        LINES[self.index()].ends
    }

    /// The city one arrives at, coming from another.
    pub fn from(self, city: City) -> Option<City> {
        match self.ends() {
            [one, other] if one == city => Some(other),
            [one, other] if other == city => Some(one),
            _ => None,
        }
    }

    /// Goods spaces in use with so many players (ORL-2.8, ORL-2.14).
    pub const fn goods_spaces(self, players: u8) -> usize {
        let second = LINES[self.index()].second;
        if second > 0 && second <= players { 2 } else { 1 }
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "e{:02}", self.0 + 1)
    }
}

impl Word for Edge {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.parsed()
    }
}

impl FromStr for Edge {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = NotationError::expected("a connection, e01 to e43");
        let number = text.strip_prefix('e').filter(|digits| digits.len() == 2).ok_or(error)?;
        let number: u8 = number.parse().map_err(|_| error)?;
        let edge = Self(number.wrapping_sub(1));
        if edge.index() < Self::COUNT && edge.to_string() == text { Ok(edge) } else { Err(error) }
    }
}

impl Serialize for Edge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

const _: () = {
    let (mut spaces, mut roads, mut index) = ([0; 3], 0, 0);
    while index < Edge::COUNT {
        let edge = Edge(index as u8);
        spaces[0] += edge.goods_spaces(2);
        spaces[1] += edge.goods_spaces(3);
        spaces[2] += edge.goods_spaces(4);
        roads += matches!(edge.way(), Way::Road) as usize;
        index += 1;
    }
    assert!(spaces[0] == 43 && spaces[1] == 48 && spaces[2] == 52);
    assert!(roads == 29 && Edge::COUNT - roads == 14);
};
