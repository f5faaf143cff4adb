//! The board of beneficial deeds (*actions bénéfiques*).

use parlour_core::spelled;

use super::{KINDS, Kind};

spelled! {
    /// A beneficial deed.
    pub enum Deed, "a deed", "orleans-deed-" {
        /// Building the city wall.
        CityWall = "city-wall",
        /// The papal conclave.
        PapalConclave = "papal-conclave",
        /// Defeating the plague.
        DefeatPlague = "defeat-plague",
        /// Astronomy.
        Astronomy = "astronomy",
        /// Founding the boatmen's guild.
        BoatmenGuild = "boatmen-guild",
        /// Building the cathedral.
        Cathedral = "cathedral",
        /// The peace treaty.
        PeaceTreaty = "peace-treaty",
        /// The canalisation.
        Canalisation = "canalisation",
    }
}

/// What a follower sent to a deed brings (ORL-5.31).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DeedReward {
    /// So many coins.
    Coins(u8),
    /// One coin or one development point, as the player likes.
    CoinOrPoint,
}

/// A row of the printed board.
struct Panel {
    /// Cells by profession: farmers, boatmen, craftsmen, traders, knights, scholars, monks.
    cells: [u8; KINDS],
    reward: DeedReward,
}

const PANELS: [Panel; Deed::COUNT] = [
    // City wall
    Panel { cells: [3, 0, 3, 1, 3, 0, 0], reward: DeedReward::Coins(1) },
    // Papal conclave
    Panel { cells: [0, 0, 0, 0, 1, 0, 2], reward: DeedReward::Coins(3) },
    // Defeating the plague
    Panel { cells: [1, 1, 0, 1, 0, 2, 0], reward: DeedReward::Coins(2) },
    // Astronomy
    Panel { cells: [0, 0, 0, 1, 0, 2, 0], reward: DeedReward::Coins(1) },
    // Boatmen's guild
    Panel { cells: [0, 3, 0, 0, 0, 1, 0], reward: DeedReward::Coins(1) },
    // Cathedral
    Panel { cells: [0, 0, 2, 2, 0, 0, 2], reward: DeedReward::Coins(2) },
    // Peace treaty
    Panel { cells: [0, 0, 0, 0, 2, 1, 1], reward: DeedReward::Coins(2) },
    // Canalisation
    Panel { cells: [3, 3, 2, 2, 0, 0, 0], reward: DeedReward::CoinOrPoint },
];

impl Deed {
    /// How many deeds there are.
    pub const COUNT: usize = 8;

    /// Cells for a profession.
    pub const fn cells(self, kind: Kind) -> u8 {
        PANELS[self as usize].cells[kind as usize]
    }

    /// All cells.
    pub fn size(self) -> u8 {
        PANELS[self as usize].cells.iter().sum()
    }

    /// What each follower brings.
    pub const fn reward(self) -> DeedReward {
        PANELS[self as usize].reward
    }
}

/// The cells of all deeds, by profession (the sums of the printed board).
const CELLS_BY_KIND: [u8; KINDS] = [7, 7, 7, 7, 6, 6, 5];

const _: () = {
    let mut kind = 0;
    while kind < KINDS {
        let (mut deed, mut cells) = (0, 0);
        while deed < Deed::COUNT {
            cells += PANELS[deed].cells[kind];
            deed += 1;
        }
        assert!(cells == CELLS_BY_KIND[kind]);
        kind += 1;
    }
};
