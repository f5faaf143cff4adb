//! The printed material: boards, tracks, tiles, map, as typed tables.

mod citizens;
mod deeds;
mod followers;
mod goods;
mod hourglass;
mod map;
mod places;
mod tracks;

pub use citizens::Citizen;
pub use deeds::{Deed, DeedReward};
pub use followers::{Crowd, Follower, KINDS, Kind, neutral_supply};
pub use goods::{Good, removed_goods};
pub use hourglass::Hourglass;
pub use map::{City, Edge, Way};
pub use places::{Category, Effect, Need, Place, SPACES, Space};
pub use tracks::{CITIZEN_CELLS, Cell, DEVELOPMENT_END, Track, development_coins, status};

/// The number of rounds, one for each hourglass tile (ORL-3.13).
pub const ROUNDS: u8 = 18;

/// The value of all coins together: 27 of value 1, 12 of value 5 and 8 of value 10 (ORL-2.11).
///
/// The rulebook counts 47 pieces but not the pieces of each value; the split is reconstructed.
pub const BANK_TOTAL: u8 = {
    const PIECES: [(u8, u8); 3] = [(1, 27), (5, 12), (10, 8)];
    let [(one, ones), (five, fives), (ten, tens)] = PIECES;
    assert!(ones + fives + tens == 47);
    one * ones + five * fives + ten * tens
};
const _: () = assert!(BANK_TOTAL == 167);

/// What each player starts with (ORL-2.1).
pub const START_COINS: u8 = 5;
/// Trading posts of each player (ORL-2.1).
pub const POSTS: u8 = 10;
/// Technology tiles in the supply (ORL-2.5).
pub const TECHNOLOGY: u8 = 16;
/// Spaces of the market (ORL-4.1).
pub const MARKET: u8 = 8;
/// Market spaces of the gunpowder tower (ORL-4.1).
pub const TOWER: u8 = 2;
/// What a harvest costs those without food (ORL-8.3).
pub const HARVEST_COINS: u8 = 5;
/// So many goods are taxed with one coin (ORL-8.4).
pub const GOODS_PER_TAX: u8 = 3;
/// Tiles drawn at the bathhouse (ORL-7.9).
pub const BATH_DRAWS: u8 = 3;
/// Tiles placed from the bathhouse (ORL-7.11).
pub const BATH_PLACES: u8 = 2;
/// The most coins the pharmacy takes at once (ORL-7.6).
pub const PHARMACY_COINS: u8 = 3;
