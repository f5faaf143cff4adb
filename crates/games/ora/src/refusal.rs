//! Why a choice may not be played.

use parlour_core::Seat;

use crate::data::{Card, Good, Settlement, Tile};

/// A reason against a choice, with the numbers needed to speak of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are named after the things they are")]
pub enum Refusal {
    /// Somebody else is asked.
    NotYourTurn,
    /// That is no answer to this question.
    NotAsked,
    /// The bonus round allows less.
    NotInBonusRound,
    /// No clergyman is at home.
    NobodyHome,
    /// The building is not on that land.
    NoSuchBuilding { card: Card },
    /// Somebody is in the building.
    Occupied { card: Card },
    /// Nobody is in the building.
    NotOccupied { card: Card },
    /// No prior is in the building.
    NoPriorThere { card: Card },
    /// The building is not beside the one in use.
    NotBeside { card: Card },
    /// A relay never reaches itself, nor one that was used in this action.
    RelaySpent { card: Card },
    /// All own buildings are occupied.
    NoFreeBuilding,
    /// A contract is for other players' buildings.
    OwnBuilding,
    /// The host has no clergyman at home.
    HostHasNobody { host: Seat },
    /// No other player's building can be contracted.
    NothingToContract,
    /// Neither coins nor a drink for the fee.
    FeeTooHigh { price: u8, money: u16 },
    /// No drink to give.
    NoGift { good: Good },
    /// No clergyman of that kind is at home.
    NotHome,
    /// Nothing can be built.
    NothingToBuild,
    /// The card is not in the display.
    NotOnDisplay { card: Card },
    /// Too little of a building material, or of the coins on the card.
    Material { good: Good, need: u16, have: u16 },
    /// Too few of a good.
    Missing { good: Good, need: u16, have: u16 },
    /// Too little food.
    MissingFood { need: u16, have: u16 },
    /// Too little energy, in halves.
    MissingEnergy { need: u16, have: u16 },
    /// Too few points.
    MissingPoints { need: u16, have: u16 },
    /// Too few different goods.
    MissingKinds { need: u16, have: u16 },
    /// Enough of each, but a grain cannot be food and fuel.
    GrainServesOnce,
    /// Too few coins.
    TooPoor { need: u16, have: u16 },
    /// No empty cell of the right terrain.
    NoGround,
    /// No empty cell where the settlement may stand.
    NoRoomToSettle,
    /// The ground is wrong for the settlement.
    CannotSettleThere,
    /// No empty cell beside the cloister.
    NoCloisterGround,
    /// The land does not reach there.
    NoSuchCell,
    /// Something stands there.
    CellTaken,
    /// The ground is wrong for the card.
    WrongTerrain,
    /// A monastery building must touch another one.
    NotBesideCloister,
    /// The settlement is not in the reserve.
    NotInReserve { settlement: Settlement },
    /// A tile was bought already.
    LandBought,
    /// The pile is used up.
    PileEmpty { tile: Tile },
    /// No such price left in the pile.
    NoSuchTile { price: u8 },
    /// The tile may not lie there.
    Misplaced,
    /// No such card of the land there: nothing to clear.
    NothingToClear,
    /// More often than the card allows.
    TooOften { most: u8 },
    /// No Wonder is left.
    NoWonderLeft,
    /// The marker is not in play.
    MarkerAway { good: Good },
    /// The joker is not in play.
    JokerAway,
    /// The building does not deal in this.
    NotOffered,
    /// Different goods are given in the order of the players' aid.
    OutOfOrder,
    /// Later goods could not complete the payment.
    TooFewLeft { need: u8 },
    /// Too much or too little of a kind for the bill.
    WrongAmount { fewest: u8, most: u8 },
    /// The tile is needed for the bill.
    Needed { good: Good },
    /// The points do not suffice.
    TooDear { left: u8 },
    /// That good was taken already.
    TakenAlready { good: Good },
    /// A building of the other kind, or an occupied one, cannot be covered.
    CannotCover,
    /// The card has no place on the neutral land.
    FitsNowhere { card: Card },
    /// The building was not placed in this phase.
    NotFresh { card: Card },
}
