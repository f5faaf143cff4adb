//! Pending questions and pending deeds.

use parlour_core::Seat;

use crate::data::{Card, Good, Settlement, Symbol, Tile};
use crate::land::{Cell, Content};

/// A forest or a moor.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Wild {
    Forest,
    Moor,
}

impl Wild {
    pub(crate) const fn content(self) -> Content {
        match self {
            Self::Forest => Content::Forest,
            Self::Moor => Content::Moor,
        }
    }

    /// What is harvested when the card is removed (ORA-4.5, ORA-4.6).
    pub(crate) const fn good(self) -> Good {
        match self {
            Self::Forest => Good::Wood,
            Self::Moor => Good::Peat,
        }
    }
}

/// A line of the function of a building in use.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Use {
    pub(crate) user: Seat,
    pub(crate) card: Card,
    pub(crate) line: u8,
}

/// A turn of a player: one action slot, or two in a row.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    /// Main actions still to be taken.
    pub(crate) left: u8,
    /// A landscape tile was bought in this turn (ORA-7.7).
    pub(crate) bought: bool,
    /// The bonus round has rules of its own (ORA-9.2).
    pub(crate) bonus: bool,
}

/// A bill in one symbol, paid kind by kind.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Bill {
    pub(crate) seat: Seat,
    pub(crate) symbol: Symbol,
    pub(crate) owed: u16,
    /// The place of the next kind among the tenders.
    pub(crate) next: u8,
    /// Energy, in halves, to be paid after a bill of food: it keeps grain back.
    pub(crate) later: u16,
}

/// What happens next; the last step pushed comes first.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Step {
    /// Who begins (ORA-1.10)?
    #[default]
    Start,
    /// A round, or a turn that turns the wheel, begins.
    Round,
    /// Settlement phase: whose turn it is to found, counted from the start player (ORA-8.2).
    Settlements { letter: u8, next: u8 },
    /// New cards come after the settlement phase (ORA-8.6).
    Reveal { letter: u8 },
    /// The action slots of the round (ORA-2.4).
    Slots { next: u8 },
    /// The round is over.
    EndRound,
    /// The neutral player takes all clergymen home if all are out (ORA-14.3).
    NeutralRecall,
    /// The next line of a building's function.
    Run(Use),
    /// A prize after its bill is settled; counts per offer.
    Deliver(Use, [u8; 2]),
    /// Main action, or the end of the turn.
    Turn(Turn),
    /// Which building does a clergyman enter (ORA-4.2)?
    Place { seat: Seat, bonus: bool },
    /// Which building is contracted (ORA-6.1)?
    Contract { seat: Seat },
    /// How is the contract paid for (ORA-6.2)? The neutral prior alone goes after new cards.
    Fee { seat: Seat, host: Seat, card: Card, prior: bool },
    /// Which clergyman of the host goes (ORA-6.5)?
    Assign { asked: Seat, host: Seat, user: Seat, card: Card },
    /// Which forest or moor is removed for a harvest?
    Clear { seat: Seat, wild: Wild },
    /// By which marker is the harvest (ORA-3.2)?
    Harvest { seat: Seat, good: Good, other: Option<Good>, must: bool },
    /// Which card is built?
    Build { seat: Seat, must: bool },
    /// Where does it stand?
    Site { seat: Seat, card: Card },
    /// Does the prior enter the new building (ORA-5.7)?
    Prior { seat: Seat, card: Card },
    /// Which tile does the Bulwark take (ORA-D22)?
    Tile { seat: Seat, tile: Tile },
    /// Where does the landscape tile lie, and on which face?
    Lay { seat: Seat, tile: Tile },
    /// Which settlement is founded, if any?
    Settle { seat: Seat, bought: bool, castle: bool },
    /// Where?
    Found { seat: Seat, settlement: Settlement },
    /// Which lot of goods is gained?
    Gain(Use),
    /// How often is exchanged?
    HowMany { at: Use, offer: u8, counts: [u8; 2] },
    /// Which exchange of several?
    OneOf(Use),
    /// Which of the different goods comes next (ORA-10.6)?
    Different { seat: Seat, first: u8, left: u8 },
    /// How many tiles of a kind towards a bill?
    Pay(Bill),
    /// Which basic good is received?
    Basics { at: Use, index: u8, first: Option<Good> },
    /// How many tiles of a kind for points (ORA-10.9)?
    Tiles { seat: Seat, left: u8, next: u8 },
    /// Which good does the joker bring?
    Kind(Use),
    /// Which building is reached (ORA-10.7)?
    Relay(Use),
    /// Which forest is cleared for the function? Ascending, so that each set has one spelling.
    Thin { at: Use, left: u8, after: Option<Cell> },
    /// Fell, cut or neither (ORA-11.32F)?
    Warm { seat: Seat, fell: bool, cut: bool },
    /// How many reliquaries are forged (ORA-11.35F)?
    Forge { seat: Seat },
    /// Which tile rises in rank (ORA-11.36F)? Ascending, so that each pair has one spelling.
    Raise { seat: Seat, left: u8, from: Good },
    /// Is the Bathhouse used, and for the exchange too (ORA-11.23F)?
    Bathe { seat: Seat },
    /// Which card is put on the neutral land next (ORA-14.6)?
    Neutral { seat: Seat },
    /// Where on the neutral land?
    NeutralSite { seat: Seat, card: Card },
    /// Which new neutral building does the neutral prior enter (ORA-14.7)?
    NeutralUse { seat: Seat },
}

impl Step {
    /// Who is asked; nobody for deeds that need no question, and for the draw.
    pub(crate) const fn asked(self) -> Option<Seat> {
        match self {
            Self::Start
            | Self::Round
            | Self::Settlements { .. }
            | Self::Reveal { .. }
            | Self::Slots { .. }
            | Self::EndRound
            | Self::NeutralRecall
            | Self::Run(_)
            | Self::Deliver(..) => None,
            Self::Turn(turn) => Some(turn.seat),
            Self::Pay(bill) => Some(bill.seat),
            Self::Assign { asked, .. } => Some(asked),
            Self::Gain(at)
            | Self::HowMany { at, .. }
            | Self::OneOf(at)
            | Self::Basics { at, .. }
            | Self::Kind(at)
            | Self::Relay(at)
            | Self::Thin { at, .. } => Some(at.user),
            Self::Place { seat, .. }
            | Self::Contract { seat }
            | Self::Fee { seat, .. }
            | Self::Clear { seat, .. }
            | Self::Harvest { seat, .. }
            | Self::Build { seat, .. }
            | Self::Site { seat, .. }
            | Self::Prior { seat, .. }
            | Self::Tile { seat, .. }
            | Self::Lay { seat, .. }
            | Self::Settle { seat, .. }
            | Self::Found { seat, .. }
            | Self::Different { seat, .. }
            | Self::Tiles { seat, .. }
            | Self::Warm { seat, .. }
            | Self::Forge { seat }
            | Self::Raise { seat, .. }
            | Self::Bathe { seat }
            | Self::Neutral { seat }
            | Self::NeutralSite { seat, .. }
            | Self::NeutralUse { seat } => Some(seat),
        }
    }

    /// May the asked seat exchange goods first? Not once it has committed itself to a payment or
    /// a place: a free exchange in between could leave the question without an answer, and
    /// payments exchange on the way by themselves (ORA-7.4).
    pub(crate) const fn is_open(self) -> bool {
        match self {
            Self::Turn(_)
            | Self::Settle { .. }
            | Self::Gain(_)
            | Self::HowMany { .. }
            | Self::OneOf(_)
            | Self::Relay(_)
            | Self::Thin { .. }
            | Self::Warm { .. }
            | Self::Forge { .. }
            | Self::Raise { .. }
            | Self::Bathe { .. }
            | Self::Prior { .. }
            | Self::NeutralUse { .. } => true,
            Self::Build { must, .. } | Self::Harvest { must, .. } => !must,
            _ => false,
        }
    }
}
