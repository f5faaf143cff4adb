//! The printed material: goods, cards and the board, as typed tables in the rulebook's order.

mod board;
mod craftsmen;
mod events;
mod goods;
mod privileges;

pub use board::{CATHEDRAL, Part, Post, SPACES, Station};
pub use craftsmen::{Craftsman, CraftsmanCard, Input, Need, Output, Trade};
pub use events::EventCard;
pub use goods::{Good, ResourceCard};
pub use privileges::{Privilege, Term};

/// The game lasts so many rounds.
pub const ROUNDS: u8 = 6;
/// Nobody owns more gold; anything above is lost (PIL-1.1).
pub const MOST_GOLD: u8 = 30;
/// What the first player starts with; the others get one more each, clockwise (PIL-2.5).
pub const FIRST_GOLD: u8 = 20;
/// Victory points everybody starts with (PIL-2.4).
pub const FIRST_POINTS: u8 = 2;
/// Workers of a colour: seven small ones and a large one that counts as five (PIL-2.1).
pub const OWN_WORKERS: u8 = 12;
/// Grey workers the castle lends for a round (PIL-9.4).
pub const CASTLE_WORKERS: u8 = 2;
/// Master builders of a colour (PIL-2.1).
pub const BUILDERS: u8 = 3;
/// Master builders of a colour in the round after the town wall (PIL-15.8).
pub const BUILDERS_AT_THE_WALL: u8 = 2;
/// The price of the first builder of a round (PIL-2.13).
pub const FIRST_PRICE: u8 = 7;
/// The market's stock of each kind it sells (PIL-2.10).
pub const STOCK: u8 = 4;
/// Places for craftsmen (PIL-4.7).
pub const CRAFTSMEN: u8 = 5;
/// Places for craftsmen with Jack (PIL-14.10).
pub const CRAFTSMEN_WITH_JACK: u8 = 6;
/// Cubes that may be kept from one round to the next (PIL-11.11).
pub const STORE: u8 = 5;
/// What William takes from everybody (PIL-15.6).
pub const RAID: u8 = 4;
/// What the conflict costs everybody, in points (PIL-15.7).
pub const CONFLICT: u8 = 2;
/// The tax of those whom Brother Francis helps (PIL-8.3).
pub const FRANCIS_TAX: u8 = 2;
/// The faces of the tax die, each with how often it occurs (PIL-8.1).
pub const TAX_DIE: [(u8, u32); 4] = [(2, 1), (3, 2), (4, 2), (5, 1)];

const _: () = assert!(TAX_DIE[0].1 + TAX_DIE[1].1 + TAX_DIE[2].1 + TAX_DIE[3].1 == 6, "a die has six faces");
const _: () = assert!(SPACES > 4 * BUILDERS as usize, "there is always a free space (PIL-5.9)");
