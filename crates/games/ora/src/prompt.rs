//! What is being asked.

use crate::data::{Card, Good, Settlement, Symbol, Tile};
use crate::step::{Step, Wild};

/// What is being asked, for screens and logs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Who begins?
    Start,
    /// The main action of a turn; so many are left.
    Action {
        /// Main actions still to be taken.
        left: u8,
    },
    /// The main action of the bonus round.
    BonusAction,
    /// Buy land, or end the turn.
    EndTurn,
    /// Which building does a clergyman enter?
    Place,
    /// Which building is contracted?
    Contract {
        /// The price.
        price: u8,
    },
    /// How is the contract paid for?
    Fee {
        /// The building.
        card: Card,
        /// The price.
        price: u8,
    },
    /// Which clergyman goes to this building?
    Assign {
        /// The building.
        card: Card,
    },
    /// Which forest or moor is removed?
    Clear {
        /// What is harvested.
        good: Good,
    },
    /// By which marker is the harvest?
    Harvest,
    /// Which card is built?
    Build,
    /// Where does it stand?
    Site {
        /// The card.
        card: Card,
    },
    /// Does the prior enter the new building?
    Prior {
        /// The building.
        card: Card,
    },
    /// Which landscape tile is taken?
    Tile {
        /// From which pile.
        tile: Tile,
    },
    /// Where does the tile lie?
    Lay {
        /// From which pile.
        tile: Tile,
    },
    /// Which settlement is founded, if any?
    Settle,
    /// Where is it founded?
    Found {
        /// The settlement.
        settlement: Settlement,
    },
    /// Is the gain of this building taken?
    Gain {
        /// The building.
        card: Card,
    },
    /// How often is exchanged?
    HowMany {
        /// The building.
        card: Card,
        /// Which of its lines, from one.
        line: u8,
        /// Which offer of the line, from one.
        offer: u8,
    },
    /// Which exchange?
    OneOf {
        /// The building.
        card: Card,
    },
    /// Which of the different goods comes next?
    Different {
        /// So many are still to be given.
        left: u8,
    },
    /// How many tiles towards a bill?
    Pay {
        /// What is owed.
        symbol: Symbol,
        /// How much (energy in halves).
        owed: u16,
        /// Which kind is asked for.
        good: Good,
    },
    /// Which basic good is received?
    Basics {
        /// So many of it.
        amount: u8,
    },
    /// How many tiles are taken for points?
    Tiles {
        /// Points still to be had.
        left: u8,
        /// Which kind is asked for.
        good: Good,
    },
    /// Which good does the joker bring?
    Kind {
        /// The building.
        card: Card,
    },
    /// Which building is reached?
    Relay {
        /// The building in use.
        card: Card,
    },
    /// Which forest is cleared?
    Thin {
        /// The building in use.
        card: Card,
        /// So many more may go.
        left: u8,
    },
    /// Fell, cut or neither?
    Warm,
    /// How many reliquaries are forged?
    Forge,
    /// Which tile rises in rank?
    Raise {
        /// So many more may rise.
        left: u8,
    },
    /// Is the Bathhouse used?
    Bathe,
    /// Which card is put on the neutral land next?
    Neutral,
    /// Where on the neutral land?
    NeutralSite {
        /// The card.
        card: Card,
    },
    /// Which new building does the neutral prior enter?
    NeutralUse {
        /// The price.
        price: u8,
    },
}

impl Prompt {
    /// The question a pending step asks.
    pub(crate) fn of(step: Step, price: u8) -> Self {
        match step {
            Step::Turn(turn) if turn.left == 0 => Self::EndTurn,
            Step::Turn(turn) if turn.bonus => Self::BonusAction,
            Step::Turn(turn) => Self::Action { left: turn.left },
            Step::Place { .. } => Self::Place,
            Step::Contract { .. } => Self::Contract { price },
            Step::Fee { card, .. } => Self::Fee { card, price },
            Step::Assign { card, .. } => Self::Assign { card },
            Step::Clear { wild: Wild::Forest, .. } => Self::Clear { good: Good::Wood },
            Step::Clear { wild: Wild::Moor, .. } => Self::Clear { good: Good::Peat },
            Step::Harvest { .. } => Self::Harvest,
            Step::Build { .. } => Self::Build,
            Step::Site { card, .. } => Self::Site { card },
            Step::Prior { card, .. } => Self::Prior { card },
            Step::Tile { tile, .. } => Self::Tile { tile },
            Step::Lay { tile, .. } => Self::Lay { tile },
            Step::Settle { .. } => Self::Settle,
            Step::Found { settlement, .. } => Self::Found { settlement },
            Step::Gain(at) => Self::Gain { card: at.card },
            Step::HowMany { at, offer, .. } => {
                Self::HowMany { card: at.card, line: at.line + 1, offer: offer + 1 }
            }
            Step::OneOf(at) => Self::OneOf { card: at.card },
            Step::Different { left, .. } => Self::Different { left },
            Step::Pay(bill) => {
                let good = bill.symbol.tenders()[usize::from(bill.next)];
                Self::Pay { symbol: bill.symbol, owed: bill.owed, good }
            }
            Step::Basics { at, index, .. } => {
                Self::Basics { amount: crate::rules::function::basics(at)[usize::from(index)] }
            }
            Step::Tiles { left, next, .. } => {
                Self::Tiles { left, good: crate::data::POINT_TILES[usize::from(next)] }
            }
            Step::Kind(at) => Self::Kind { card: at.card },
            Step::Relay(at) => Self::Relay { card: at.card },
            Step::Thin { at, left, .. } => Self::Thin { card: at.card, left },
            Step::Warm { .. } => Self::Warm,
            Step::Forge { .. } => Self::Forge,
            Step::Raise { left, .. } => Self::Raise { left },
            Step::Bathe { .. } => Self::Bathe,
            Step::Neutral { .. } => Self::Neutral,
            Step::NeutralSite { card, .. } => Self::NeutralSite { card },
            Step::NeutralUse { .. } => Self::NeutralUse { price },
            _ => Self::Start,
        }
    }
}
