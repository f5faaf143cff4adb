//! The six character tracks and the development track.

use parlour_core::spelled;

use super::{Citizen, Good, Kind};

spelled! {
    /// A character track; monks have none.
    pub enum Track, "a track", "orleans-track-" {
        /// Goods, and the census.
        Farmers = "farmers",
        /// Coins.
        Boatmen = "boatmen",
        /// Technology.
        Craftsmen = "craftsmen",
        /// Place tiles.
        Traders = "traders",
        /// The draw number.
        Knights = "knights",
        /// Development points.
        Scholars = "scholars",
    }
}

/// What a cell of a track brings to those who enter it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// A good of the goods market.
    Good(Good),
    /// Coins.
    Coins(u8),
    /// A citizen for the first one who comes.
    Citizen(Citizen),
    /// A technology tile.
    Technology,
    /// A place tile of category I.
    TileOfFirst,
    /// A place tile of either category.
    Tile,
    /// Development points.
    Development(u8),
    /// A higher draw number, which speaks for itself.
    Draws,
}

impl Track {
    /// How many tracks there are.
    pub const COUNT: usize = 6;

    /// The track of a profession.
    pub const fn of(kind: Kind) -> Option<Self> {
        match kind {
            Kind::Monk => None,
            _ => Some(Self::ALL[kind as usize]),
        }
    }

    /// The cells after the start cell, in order.
    pub const fn cells(self) -> &'static [Cell] {
        match self {
            Self::Farmers => FARMERS,
            Self::Boatmen => BOATMEN,
            Self::Craftsmen => &[Cell::Technology; 5],
            Self::Traders => &[Cell::TileOfFirst, Cell::Tile, Cell::Tile, Cell::Tile, Cell::Tile],
            Self::Knights => KNIGHTS,
            Self::Scholars => SCHOLARS,
        }
    }

    /// The number of the last cell.
    pub const fn end(self) -> u8 {
        self.cells().len() as u8
    }

    /// Tiles a knights' marker lets its owner draw (ORL-4.1).
    pub const fn draw_number(knights: u8) -> u8 {
        [4, 5, 6, 7, 7, 8][knights as usize]
    }
}

const FARMERS: &[Cell] = &[
    Cell::Good(Good::Grain),
    Cell::Good(Good::Grain),
    Cell::Good(Good::Cheese),
    Cell::Good(Good::Cheese),
    Cell::Good(Good::Wine),
    Cell::Good(Good::Wine),
    Cell::Good(Good::Wool),
    Cell::Good(Good::Brocade),
];
const BOATMEN: &[Cell] =
    &[Cell::Coins(2), Cell::Coins(3), Cell::Coins(4), Cell::Coins(5), Cell::Citizen(Citizen::Boatmen)];
const KNIGHTS: &[Cell] =
    &[Cell::Draws, Cell::Draws, Cell::Draws, Cell::Citizen(Citizen::Knights), Cell::Draws];
const SCHOLARS: &[Cell] = &[
    Cell::Development(2),
    Cell::Development(3),
    Cell::Development(4),
    Cell::Development(5),
    Cell::Development(6),
];

/// The last cell of the development track (ORL-5.22).
pub const DEVELOPMENT_END: u8 = 30;

/// The cells with a citizen (ORL-6.6).
pub const CITIZEN_CELLS: [(u8, Citizen); 3] =
    [(3, Citizen::Development3), (18, Citizen::Development18), (28, Citizen::Development28)];

/// The coins on a cell of the development track.
pub const fn development_coins(cell: u8) -> u8 {
    match cell {
        7 => 3,
        12 => 4,
        25 => 5,
        _ => 0,
    }
}

/// The development status at a cell (ORL-6.7).
pub const fn status(cell: u8) -> u8 {
    match cell {
        0..=3 => 1,
        4..=8 => 2,
        9..=14 => 3,
        15..=21 => 4,
        22..=29 => 5,
        _ => 6,
    }
}
