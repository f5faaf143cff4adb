//! What is being asked.

use crate::data::{Card, Good, POINT_TILES, Settlement, Symbol, Tile};
use crate::rules::function;
use crate::state::Ora;
use crate::step::{
    Assign, Basics, Clear, Different, Found, Gain, HowMany, Kind, Lay, NeutralSite, OneOf, Pay, PayFee,
    Prior, Question, Raise, Relay, Site, TakeTile, Thin, Tiles, Turn,
};

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
    /// What a question asks in this position.
    pub(crate) fn of(question: Question, game: &Ora) -> Self {
        let price = game.contract;
        match question {
            Question::Turn(Turn { left: 0, .. }) => Self::EndTurn,
            Question::Turn(Turn { bonus: true, .. }) => Self::BonusAction,
            Question::Turn(Turn { left, .. }) => Self::Action { left },
            Question::Place(_) => Self::Place,
            Question::Contract(_) => Self::Contract { price },
            Question::PayFee(PayFee { card, .. }) => Self::Fee { card, price },
            Question::Assign(Assign { card, .. }) => Self::Assign { card },
            Question::Clear(Clear { wild }) => Self::Clear { good: wild.good() },
            Question::Harvest(_) => Self::Harvest,
            Question::Build(_) => Self::Build,
            Question::Site(Site { card }) => Self::Site { card },
            Question::Prior(Prior { card }) => Self::Prior { card },
            Question::TakeTile(TakeTile { tile }) => Self::Tile { tile },
            Question::Lay(Lay { tile }) => Self::Lay { tile },
            Question::Settle(_) => Self::Settle,
            Question::Found(Found { settlement }) => Self::Found { settlement },
            Question::Gain(Gain { at }) => Self::Gain { card: at.card },
            Question::HowMany(HowMany { at, offer, .. }) => {
                Self::HowMany { card: at.card, line: at.line + 1, offer: offer + 1 }
            }
            Question::OneOf(OneOf { at }) => Self::OneOf { card: at.card },
            Question::Different(Different { left, .. }) => Self::Different { left },
            Question::Pay(Pay { symbol, owed, next, .. }) => {
                Self::Pay { symbol, owed, good: symbol.tenders()[usize::from(next)] }
            }
            Question::Basics(Basics { at, index, .. }) => {
                Self::Basics { amount: function::basics(at)[usize::from(index)] }
            }
            Question::Tiles(Tiles { left, next }) => {
                Self::Tiles { left, good: POINT_TILES[usize::from(next)] }
            }
            Question::Kind(Kind { at }) => Self::Kind { card: at.card },
            Question::Relay(Relay { at }) => Self::Relay { card: at.card },
            Question::Thin(Thin { at, left, .. }) => Self::Thin { card: at.card, left },
            Question::Warm(_) => Self::Warm,
            Question::Forge(_) => Self::Forge,
            Question::Raise(Raise { left, .. }) => Self::Raise { left },
            Question::Bathe(_) => Self::Bathe,
            Question::Neutral(_) => Self::Neutral,
            Question::NeutralSite(NeutralSite { card }) => Self::NeutralSite { card },
            Question::NeutralUse(_) => Self::NeutralUse { price },
        }
    }
}

/// The words of a question. Programs read what is asked as well, so all of it stands in one table above.
pub(crate) fn words(question: impl Into<Question>, game: &Ora) -> parlour_core::Prompt {
    Prompt::of(question.into(), game).prompt()
}
