//! What happened, for logs.

use parlour_core::Seat;

use crate::choice::{Action, Clergyman, Fee};
use crate::data::{Card, Good, Marker, Settlement, Tile};
use crate::land::Spot;

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are named after the things they are")]
pub enum Event {
    /// This seat begins.
    Begins { seat: Seat },
    /// A round (or turn) begins.
    Round { round: u8, start: Seat },
    /// All clergymen of a player come home.
    Recalled { seat: Seat },
    /// One clergyman comes home.
    CameHome { seat: Seat, clergyman: Clergyman },
    /// A marker comes into play.
    MarkerEntered { marker: Marker },
    /// A marker leaves the game (solo).
    MarkerLeft { marker: Marker },
    /// The bonus round begins.
    BonusRound,
    /// The last action of the two-player game.
    FinalTurn { seat: Seat },
    /// A settlement phase begins; A is one.
    SettlementPhase { letter: u8 },
    /// New cards come into the display; A is one.
    Revealed { letter: u8 },
    /// A player chose a main action.
    Acted { seat: Seat, action: Action },
    /// A clergyman entered a building.
    Entered { seat: Seat, clergyman: Clergyman, owner: Seat, card: Card },
    /// A player paid for a work contract.
    Contracted { seat: Seat, host: Seat, card: Card, fee: Fee },
    /// A building is used through another one.
    Reached { seat: Seat, card: Card },
    /// A forest or moor was removed.
    Cleared { seat: Seat, spot: Spot },
    /// There was nothing to fell or to cut.
    NothingToClear { seat: Seat, action: Action },
    /// A harvest, by this marker, at this number.
    Harvested { seat: Seat, good: Good, marker: Marker, amount: u8 },
    /// Goods from the supply.
    Gained { seat: Seat, good: Good, amount: u16 },
    /// Goods to the supply.
    Paid { seat: Seat, good: Good, amount: u16 },
    /// A building was built.
    Built { owner: Seat, card: Card, spot: Spot },
    /// A building on the neutral land covers another.
    Covered { card: Card },
    /// A card fits nowhere on the neutral land.
    Discarded { card: Card },
    /// Work contracts cost more from now on.
    ContractsCostMore { price: u8 },
    /// A landscape tile was bought or taken.
    Land { seat: Seat, tile: Tile, price: u8 },
    /// A settlement was founded.
    Founded { seat: Seat, settlement: Settlement, spot: Spot },
    /// Grain was flipped to straw.
    Flipped { seat: Seat },
    /// A drink was sold.
    Sold { seat: Seat, good: Good },
    /// The technical limit of an open-ended game was reached.
    CutShort,
    /// The game is over.
    Over,
}
