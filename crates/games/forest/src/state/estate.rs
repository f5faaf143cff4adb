//! An estate: tiles and buildings on the cells of its plots, and the animals they can house.

use parlour_core::{Digest, Fact};

use crate::data::geometry::PROGRESS_STEPS;
use crate::data::{Animal, Cell, Cells, PASTURE_ROOM, STABLE_ROOM, Tile, beside, plots};

/// What lies on the plots of one player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Estate {
    tiles: [Cells; Tile::COUNT],
    /// Cells under buildings.
    pub(crate) built: Cells,
    /// Small plots beside the main one.
    pub(crate) plots: u8,
    /// The cell of the progress marker, from nought to three.
    pub(crate) progress: u8,
}

/// Pigs and cattle.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Herd {
    /// Pigs.
    pub pigs: u8,
    /// Cattle.
    pub cattle: u8,
}

/// Room for animals, by the numbers of BLF-9.8.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Housing {
    /// Pigs that forests hold.
    pub forests: u8,
    /// Cattle that stables hold.
    pub stables: u8,
    /// Pastures.
    pub pastures: u8,
}

impl Default for Estate {
    /// The main plot with its first tiles (BLF-2.7).
    fn default() -> Self {
        let main = plots::plot(0);
        let tiles = [plots::FORESTS & main, plots::FIELDS & main, plots::PONDS & main, 0];
        Self { tiles, built: 0, plots: 0, progress: 0 }
    }
}

impl Estate {
    /// The cells with tiles of a kind.
    pub const fn cells_of(&self, tile: Tile) -> Cells {
        self.tiles[tile as usize]
    }

    /// Small plots beside the main one.
    pub const fn plots(&self) -> u8 {
        self.plots
    }

    /// The cell of the progress marker, from nought to three.
    pub const fn progress(&self) -> u8 {
        self.progress
    }

    /// Can a large building stand somewhere (BLF-8.3)?
    pub const fn has_room_for_large(&self) -> bool {
        self.has_pair(0, 0)
    }

    /// Is there a plot without any building (BLF-8.5)?
    pub fn has_unbuilt_plot(&self) -> bool {
        self.unbuilt() & self.free() != 0
    }

    /// How many tiles of a kind there are.
    pub const fn count(&self, tile: Tile) -> u8 {
        self.tiles[tile as usize].count_ones() as u8
    }

    /// The cells without forest, landscape, building or stable (BLF-8.4).
    pub const fn free(&self) -> Cells {
        let [forests, fields, ponds, pastures] = self.tiles;
        plots::estate(self.plots) & !(plots::STABLES | forests | fields | ponds | pastures | self.built)
    }

    /// Puts a tile on a cell.
    pub(crate) fn lay(&mut self, tile: Tile, cell: Cell) {
        self.tiles[tile as usize] |= cell.bit();
    }

    /// Takes a tile off a cell.
    pub(crate) fn clear(&mut self, tile: Tile, cell: Cell) {
        self.tiles[tile as usize] &= !cell.bit();
    }

    /// Plots without any building (BLF-8.5).
    pub(crate) fn unbuilt(&self) -> Cells {
        let unbuilt = (0..=usize::from(self.plots)).map(plots::plot).filter(|plot| plot & self.built == 0);
        unbuilt.fold(0, |all, plot| all | plot)
    }

    /// Can a large building stand somewhere once `more` of these tiles are gone (BLF-8.3)?
    pub(crate) const fn has_pair(&self, gone: Cells, more: u8) -> bool {
        let free = self.free();
        match more {
            0 => beside(free) & free != 0,
            1 => beside(free) & (free | gone) != 0,
            _ => beside(free | gone) & (free | gone) != 0,
        }
    }

    /// Adds a small plot with as many of its forests as there are (BLF-8.8); the workshop moves there.
    pub(crate) fn add_plot(&mut self, forests: u8) {
        self.plots += 1;
        self.progress = 0;
        let printed = plots::FORESTS & plots::plot(usize::from(self.plots));
        for cell in plots::cells(printed).take(usize::from(forests)) {
            self.lay(Tile::Forest, cell);
        }
    }

    /// Can the progress marker go up (BLF-8.8, BLF-8.9)? On top it only rests when no plot is left for it.
    pub(crate) const fn can_progress(&self) -> bool {
        self.progress < PROGRESS_STEPS
    }

    /// Room for animals, with so many pigs per forest (BLF-9.3, BLF-9.4).
    pub const fn housing(&self, pigs_per_forest: u8) -> Housing {
        Housing {
            forests: self.count(Tile::Forest) * pigs_per_forest,
            stables: STABLE_ROOM * (1 + self.plots),
            pastures: self.count(Tile::Pasture),
        }
    }
}

impl Herd {
    /// How many of a kind.
    pub const fn of(self, animal: Animal) -> u8 {
        match animal {
            Animal::Pig => self.pigs,
            Animal::Cattle => self.cattle,
        }
    }

    /// The herd with so many more of a kind.
    pub(crate) const fn plus(self, animal: Animal, n: u8) -> Self {
        match animal {
            Animal::Pig => Self { pigs: self.pigs + n, ..self },
            Animal::Cattle => Self { cattle: self.cattle + n, ..self },
        }
    }

    /// All animals.
    pub const fn size(self) -> u8 {
        self.pigs + self.cattle
    }
}

impl Housing {
    /// Pastures that pigs need besides the forests.
    const fn pig_pastures(self, pigs: u8) -> u8 {
        pigs.saturating_sub(self.forests).div_ceil(PASTURE_ROOM)
    }

    /// Pastures that cattle need besides the stables.
    const fn cattle_pastures(self, cattle: u8) -> u8 {
        cattle.saturating_sub(self.stables).div_ceil(PASTURE_ROOM)
    }

    /// Can all of them be housed (BLF-9.8)?
    pub const fn fits(self, herd: Herd) -> bool {
        self.pig_pastures(herd.pigs) + self.cattle_pastures(herd.cattle) <= self.pastures
    }

    /// How many of so many more can be housed (BLF-9.6).
    pub fn room(self, herd: Herd, animal: Animal, n: u8) -> u8 {
        (0..=n).rev().find(|more| self.fits(herd.plus(animal, *more))).unwrap_or(0)
    }

    /// Pigs that may stand in forests: any number in the range (BLF-9.9).
    pub fn pigs_in_forests(self, herd: Herd) -> std::ops::RangeInclusive<u8> {
        let pastures = self.pastures.saturating_sub(self.cattle_pastures(herd.cattle));
        herd.pigs.saturating_sub(PASTURE_ROOM * pastures)..=herd.pigs.min(self.forests)
    }

    /// The most pastures that can stand empty (mountain chalet).
    pub fn empty_pastures(self, herd: Herd) -> u8 {
        self.pastures - self.pig_pastures(herd.pigs) - self.cattle_pastures(herd.cattle)
    }

    /// The herds to which no returned animal could be added back (BLF-9.7).
    pub fn largest(self, herd: Herd) -> impl Iterator<Item = Herd> {
        (0..=herd.pigs).rev().filter_map(move |pigs| {
            let cattle = (0..=herd.cattle).rev().find(|cattle| self.fits(Herd { pigs, cattle: *cattle }))?;
            let more = Herd { pigs: pigs + 1, cattle };
            (pigs == herd.pigs || !self.fits(more)).then_some(Herd { pigs, cattle })
        })
    }
}

impl Fact for Estate {
    fn feed(&self, digest: &mut Digest) {
        let Self { tiles, built, plots, progress } = self;
        for cells in tiles.iter().chain([built]) {
            digest.bytes(&cells.to_le_bytes());
        }
        digest.fact(plots).fact(progress);
    }
}
