//! The answers of the game.

use parlour_core::{Seat, spelled};

use crate::data::{Card, DistrictFace, Good, PlotFace, Settlement, Tile};
use crate::land::Spot;

/// One of the five main actions (ORA-4.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A clergyman enters a building.
    Place,
    /// A work contract for another player's building (*contrat de travail*).
    Contract,
    /// *Abattre des arbres*
    Fell,
    /// *Couper de la tourbe*
    Cut,
    /// *Construire un bâtiment*
    Build,
}

spelled!(Action, "an action", "ora-action-" {
    Place = "place",
    Contract = "contract",
    Fell = "fell",
    Cut = "cut",
    Build = "build",
});

/// Who goes to work (*ecclésiastique*).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Clergyman {
    /// *Prieur*
    Prior,
    /// *Frère convers*
    LayBrother,
}

spelled!(Clergyman, "a clergyman", "ora-clergyman-" { Prior = "prior", LayBrother = "lay-brother" });

/// How a work contract is paid for (ORA-6.2).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fee {
    /// In coins.
    Coins,
    /// With a drink.
    Gift,
}

spelled!(Fee, "a fee", "ora-fee-" { Coins = "coins", Gift = "gift" });

/// An answer, with one spelling.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// This seat begins: `start red`.
    Start(Seat),
    /// A main action: `fell`.
    Act(Action),
    /// A landscape tile is bought: `buy plot`.
    Buy(Tile),
    /// The turn is over: `end`.
    End,
    /// Enough of this, or none of it: `done`.
    Done,
    /// A building on somebody's land: `at red farmyard`.
    At(Seat, Card),
    /// A building card, to build it or to use it unbuilt: `card bakery`.
    Card(Card),
    /// A cell of the land: `spot 0/3`.
    Spot(Spot),
    /// A district on this face, in this row: `district hills -1`.
    District(DistrictFace, i8),
    /// A plot on this face, its upper half in this row: `plot coast 0`.
    Plot(PlotFace, i8),
    /// A clergyman: `send prior`.
    Send(Clergyman),
    /// How a contract is paid for: `fee coins`.
    Fee(Fee),
    /// A lot of goods for nothing, by its number on the card: `gain 1`.
    Gain(u8),
    /// So many exchanges: `times 3`.
    Times(u8),
    /// One exchange of several, by its number on the card: `offer 2`.
    Offer(u8),
    /// A harvest by the good's own marker: `harvest clay`.
    Harvest(Good),
    /// A harvest by the joker: `joker clay`.
    Joker(Good),
    /// One tile among different goods: `give clay`.
    Give(Good),
    /// So many tiles towards a bill: `pay meat 2`.
    Pay(Good, u8),
    /// A tile on top of a bill, for nothing (ORA-10.5): `extra bread`.
    Extra(Good),
    /// So many tiles for points: `take book 2`.
    Take(Good, u8),
    /// A basic good: `basic clay`.
    Basic(Good),
    /// A tile rises in rank: `raise book`.
    Raise(Good),
    /// Everybody home, with or without the exchange: `bathe exchange`.
    Bathe(bool),
    /// A settlement: `settle hamlet`.
    Settle(Settlement),
    /// A landscape tile by its price: `tile 4`.
    Tile(u8),
    /// A grain is flipped to straw (ORA-7.1): `straw`.
    Straw,
    /// A drink is sold (ORA-7.3): `sell wine`.
    Sell(Good),
}
