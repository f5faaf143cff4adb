//! The printed material, as typed tables.

pub mod board;
pub mod buildings;
pub mod cards;
pub mod geometry;
pub mod goods;
pub mod missions;
pub mod plots;
pub mod script;
pub mod trades;
pub mod workers;

pub use board::{Gap, Goal, PawnSpot, SPACES, Village, distance};
pub use buildings::{Building, Category, FACES, LARGE, NUMBERS, SLOTS};
pub use cards::{CARDS, Card, Kind};
pub use goods::{Animal, Dial, Good, Item, Tile};
pub use missions::Mission;
pub use plots::{CELLS, Cell, Cells, PLOTS, above, beside, cells};
pub use script::{Bill, Condition, Count, Deal, Effect, End, Need, Special};

pub use trades::{TRADES, Trade};
pub use workers::{Back, Service, Worker};

/// A set of things there is one of each; there are more buildings than bits in a smaller number.
pub type Set<T> = parlour_core::Set<T, u128>;

/// Most a basic marker can show (BLF-4.1).
pub const MOST_BASIC: u8 = 7;
/// Most a processed marker can show (BLF-4.1).
pub const MOST_PROCESSED: u8 = 3;
/// Animals on a pasture (BLF-9.3).
pub const PASTURE_ROOM: u8 = 3;
/// Cattle in a stable (BLF-9.3).
pub const STABLE_ROOM: u8 = 2;
/// Pigs on the tannery (BLF-6.11).
pub const TANNERY_ROOM: u8 = 5;
/// Small buildings turned to side B in the normal game (BLF-2.2).
pub const SIDES_B: u8 = 10;
/// Years of a solo game, and pawns of a year (BLF-13.2).
pub const YEARS: u8 = 5;
/// The year before which the solo player deals the workers anew (BLF-13.10).
pub const REDEAL_YEAR: u8 = 4;
/// Printed numbers of forest tiles, of tiles with a field and a pond, and of pastures (BLF-9.11).
pub const STRICT_SUPPLY: [u8; 3] = [23, 32, 20];

/// What the seats after the first one start with besides (BLF-2.8).
pub const fn starting_bonus(players: u8, place: usize) -> &'static [(Item, u8)] {
    match (players, place) {
        (2, 1) => &[(Item::Pig, 1)],
        (3, 1) => &[(Item::Wood, 2)],
        (3, 2) => &[(Item::Provision, 1), (Item::Meat, 1)],
        (4, 1) => &[(Item::Brick, 2)],
        (4, 2) => &[(Item::Cattle, 1)],
        (4, 3) => &[(Item::Glass, 1)],
        _ => &[],
    }
}
