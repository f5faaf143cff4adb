//! Answers: what players decide and who begins, each with its one spelling.

use parlour_core::{Seat, choices, spelled};

use crate::data::{Card, DistrictFace, Good, PlotFace, Settlement, Tile};
use crate::state::land::Spot;

spelled! {
    /// One of the five main actions (ORA-4.1).
    pub enum Action, "an action", "ora-action-" {
        /// A clergyman enters a building.
        Place = "place",
        /// A work contract for another player's building (*contrat de travail*).
        Contract = "contract",
        /// *Abattre des arbres*
        Fell = "fell",
        /// *Couper de la tourbe*
        Cut = "cut",
        /// *Construire un bâtiment*
        Build = "build",
    }
}

spelled! {
    /// Who goes to work (*ecclésiastique*).
    pub enum Clergyman, "a clergyman", "ora-clergyman-" {
        /// *Prieur*
        Prior = "prior",
        /// *Frère convers*
        LayBrother = "lay-brother",
    }
}

spelled! {
    /// How a work contract is paid for (ORA-6.2).
    pub enum Fee, "a fee", "ora-fee-" {
        /// In coins.
        Coins = "coins",
        /// With a drink.
        Gift = "gift",
    }
}

choices! {
    /// An answer, with one spelling.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Choice, "an answer" {
        /// This seat begins.
        Start(seat: Seat) = "start {seat}",
        /// A main action: `fell`.
        Act(action: Action) = "{action}",
        /// A landscape tile is bought.
        Buy(tile: Tile) = "buy {tile}",
        /// The turn is over.
        End = "end",
        /// Enough of this, or none of it.
        Done = "done",
        /// A building on somebody's land: `at red farmyard`.
        At(owner: Seat, card: Card) = "at {owner} {card}",
        /// A building card, to build it or to use it unbuilt.
        Card(card: Card) = "card {card}",
        /// A cell of the land: `spot 0/3`.
        Spot(spot: Spot) = "spot {spot}",
        /// A district on this face, in this row: `district hills -1`.
        District(face: DistrictFace, row: i8) = "district {face} {row}",
        /// A plot on this face, its upper half in this row: `plot coast 0`.
        Plot(face: PlotFace, row: i8) = "plot {face} {row}",
        /// A clergyman goes.
        Send(clergyman: Clergyman) = "send {clergyman}",
        /// How a contract is paid for.
        Fee(fee: Fee) = "fee {fee}",
        /// A lot of goods for nothing, by its number on the card.
        Gain(number: u8) = "gain {number}",
        /// So many exchanges.
        Times(times: u8) = "times {times}",
        /// One exchange of several, by its number on the card.
        Offer(number: u8) = "offer {number}",
        /// A harvest by the good's own marker.
        Harvest(good: Good) = "harvest {good}",
        /// A harvest by the joker.
        Joker(good: Good) = "joker {good}",
        /// One tile among different goods.
        Give(good: Good) = "give {good}",
        /// So many tiles towards a bill.
        Pay(good: Good, amount: u8) = "pay {good} {amount}",
        /// A tile on top of a bill, for nothing (ORA-10.5).
        Extra(good: Good) = "extra {good}",
        /// So many tiles for points.
        Take(good: Good, amount: u8) = "take {good} {amount}",
        /// A basic good.
        Basic(good: Good) = "basic {good}",
        /// A tile rises in rank.
        Raise(good: Good) = "raise {good}",
        /// Everybody home (ORA-11.23F).
        Bathe = "bathe",
        /// Everybody home, and the exchange too (ORA-11.23F).
        BatheAndExchange = "bathe exchange",
        /// A settlement.
        Settle(settlement: Settlement) = "settle {settlement}",
        /// A landscape tile by its price.
        Tile(price: u8) = "tile {price}",
        /// A grain is flipped to straw (ORA-7.1).
        Straw = "straw",
        /// A drink is sold (ORA-7.3).
        Sell(good: Good) = "sell {good}",
    }
}
