//! The land: terrain, the heartland board, district and plot tiles.

use parlour_core::{Set, spelled};

spelled! {
    /// The ground of a cell.
    pub enum Terrain, "a terrain", "ora-terrain-" {
        /// *Eau*
        Water = "water",
        /// *Côte*
        Coast = "coast",
        /// *Plaine*
        Plains = "plains",
        /// *Versant*
        Hillside = "hillside",
        /// *Montagne*
        Mountain = "mountain",
    }
}

/// A set of terrains.
pub type Terrains = Set<Terrain, u8>;

/// The set of these terrains, for constants.
pub(super) const fn terrains(list: &[Terrain]) -> Terrains {
    let (mut bits, mut index) = (0, 0);
    while index < list.len() {
        bits |= 1 << list[index] as u8;
        index += 1;
    }
    Set::of_bits(bits)
}

/// Coast, plains and hillside: where most cards may stand (ORA-5.3).
pub(super) const USUAL: Terrains = terrains(&[Terrain::Coast, Terrain::Plains, Terrain::Hillside]);
/// Coast alone.
pub(super) const COAST: Terrains = terrains(&[Terrain::Coast]);
/// Hillside alone.
pub(super) const HILLSIDE: Terrains = terrains(&[Terrain::Hillside]);
/// Mountain alone.
pub(super) const MOUNTAIN: Terrains = terrains(&[Terrain::Mountain]);
/// Water alone.
pub(super) const WATER: Terrains = terrains(&[Terrain::Water]);

/// What lies on a printed cell at first.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Printed {
    /// Plains under a moor card.
    Moor,
    /// Plains under a forest card.
    Forest,
    /// Bare ground.
    Bare(Terrain),
}

impl Printed {
    /// The ground of the cell, under the card if there is one (ORA-4.7).
    pub const fn terrain(self) -> Terrain {
        match self {
            Self::Bare(terrain) => terrain,
            Self::Moor | Self::Forest => Terrain::Plains,
        }
    }
}

use Printed::{Bare, Forest, Moor};
use Terrain::{Hillside, Plains};

/// The heartland board: two rows of five cells (*plateau Terre*). The basic buildings stand on
/// the bare cells (0, 4), (1, 2) and (1, 4).
pub const HEARTLAND: [[Printed; 5]; 2] = [
    [Moor, Forest, Forest, Bare(Plains), Bare(Hillside)],
    [Moor, Forest, Bare(Plains), Bare(Plains), Bare(Plains)],
];

spelled! {
    /// A side of a district tile (*district*).
    #[derive(Default)]
    pub enum DistrictFace, "a side of a district", "ora-district-" {
        /// Moor, two forests, two hillsides.
        #[default]
        Hills = "hills",
        /// Forest, three plains, one hillside.
        Plains = "plains",
    }
}

impl DistrictFace {
    /// The five cells of this side.
    pub const fn cells(self) -> &'static [Printed; 5] {
        match self {
            Self::Hills => &[Moor, Forest, Forest, Bare(Hillside), Bare(Hillside)],
            Self::Plains => &[Forest, Bare(Plains), Bare(Plains), Bare(Plains), Bare(Hillside)],
        }
    }
}

spelled! {
    /// A side of a plot tile (*lopin*): it also says on which side of the land the tile lies.
    #[derive(Default)]
    pub enum PlotFace, "a side of a plot", "ora-plot-" {
        /// Two coast cells and two water cells, on the left.
        #[default]
        Coast = "coast",
        /// Two hillsides and one mountain of double height, on the right.
        Mountain = "mountain",
    }
}

spelled! {
    /// A pile of landscape tiles.
    pub enum Tile, "a landscape tile", "ora-tile-" {
        /// *District*
        District = "district",
        /// *Lopin*
        Plot = "plot",
    }
}

/// Prices of the districts, cheapest first.
pub const DISTRICT_PRICES: [u8; 9] = [2, 3, 4, 4, 5, 5, 6, 7, 8];
/// Prices of the plots, cheapest first (ORA-D8).
pub const PLOT_PRICES: [u8; 9] = [3, 4, 4, 5, 5, 5, 6, 6, 7];

impl Tile {
    /// Prices of the pile, cheapest first.
    pub const fn prices(self) -> &'static [u8; 9] {
        match self {
            Self::District => &DISTRICT_PRICES,
            Self::Plot => &PLOT_PRICES,
        }
    }
}

const fn sum(prices: &[u8; 9]) -> u8 {
    let (mut index, mut sum) = (0, 0);
    while index < 9 {
        sum += prices[index];
        index += 1;
    }
    sum
}
const _: () = assert!(sum(&DISTRICT_PRICES) == 44 && sum(&PLOT_PRICES) == 45);
