//! The printed material: goods, cards and boards, as typed tables in the rulebook's order.

mod cards;
mod crusades;
mod events;
mod goods;
pub mod printed;

pub use cards::{Building, PeasantSpot, Pew, Site, Stand, Tower};
pub use crusades::{Crusade, Relic, Saint};
pub use events::{EventCard, EventKind};
pub use goods::{Good, Initiative, Location, Token};
pub use printed::{Effect, Provenance};

/// Faces of a die.
pub const FACES: usize = 6;
/// Peasants of each player (ABB-2.6).
pub const PEASANTS: u8 = 15;
/// Monk dice of each player; a tenth waits in the supply (ABB-2.6).
pub const MONKS: u8 = 9;
/// Walls of each player (ABB-2.6).
pub const WALLS: u8 = 5;
/// Places in the baptistery.
pub const FONTS: u8 = 2;
/// Building slots before and after the remodelling (ABB-10.7).
pub const SLOTS: (u8, u8) = (7, 9);
/// Towers a player may build in a game (ABB-10.4).
pub const TOWER_LIMIT: u8 = 4;
/// Most copies of a building a player may build in a game (ABB-10.6).
pub const COPY_LIMIT: u8 = 2;
/// Crusade cards a player may hold (ABB-14.2).
pub const CRUSADE_LIMIT: usize = 2;
/// Dice for preaching and for the clergy in a round (ABB-6.3, ABB-6.4).
pub const BOX_LIMIT: u8 = 3;
/// The last cell of the clergy track.
pub const CLERGY_TOP: u8 = 15;
/// Tokens of a resource kept at the end of a round (ABB-15.4).
pub const STORE: u16 = 3;
/// Trade tokens of each player (ABB-2.6).
pub const TRADE_TOKENS: u8 = 2;
/// Columns and rows of the Building Market.
pub const MARKET: (usize, usize) = (2, 4);
/// Cards in the two piles of the market before it is filled (ABB-2.9).
pub const PILES: [u8; 2] = [29, 28];
/// Tool tokens and wagon tokens in the box.
pub const TOOLS_AND_WAGONS: u8 = 11;
/// Most animals a barn holds: sheep, cows (ABB-16.10, ABB-16.19).
pub const BARN: (u8, u8) = (5, 3);
/// What a hall gives when it becomes active, and costs in the hand at the end (ABB-16.7).
pub const HALL_PRESTIGE: u8 = 10;
