//! What is pending: questions, the draw, and tasks that ask nobody. The last one pushed comes first.

mod run;

use parlour_core::digest::Missing;
use parlour_core::{Digest, Fact, Seat, asks};

use crate::data::{Card, Good, Settlement, Symbol, Tile};
use crate::state::Ora;
use crate::state::land::{Cell, Content};

/// A forest or a moor.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Wild {
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
pub struct Use {
    pub(crate) user: Seat,
    pub(crate) card: Card,
    pub(crate) line: u8,
}

asks! {
    /// What a seat is asked; the chapters of the rules say how it is answered.
    pub enum Question of Ora {
        /// Main action, so many left, or the end of the turn (ORA-4.1); a landscape tile was bought or not
        /// (ORA-7.7); the bonus round has rules of its own (ORA-9.2).
        Turn { left: u8, bought: bool, bonus: bool } = "turn",
        /// Which building does a clergyman enter (ORA-4.2)?
        Place { bonus: bool } = "place",
        /// Which building is contracted (ORA-6.1)?
        Contract = "contract",
        /// How is the contract paid for (ORA-6.2)? The neutral prior alone goes after new cards.
        PayFee { host: Seat, card: Card, prior: bool } = "pay-fee",
        /// Which clergyman of the host goes (ORA-6.5)?
        Assign { host: Seat, user: Seat, card: Card } = "assign",
        /// Which forest or moor is removed for a harvest?
        Clear { wild: Wild } = "clear",
        /// By which marker is the harvest (ORA-3.2)?
        Harvest { good: Good, other: Option<Good>, must: bool } = "harvest",
        /// Which card is built?
        Build { must: bool } = "build",
        /// Where does it stand?
        Site { card: Card } = "site",
        /// Does the prior enter the new building (ORA-5.7)?
        Prior { card: Card } = "prior",
        /// Which tile does the Bulwark take (ORA-D22)?
        TakeTile { tile: Tile } = "take-tile",
        /// Where does the landscape tile lie, and on which face?
        Lay { tile: Tile } = "lay",
        /// Which settlement is founded, if any?
        Settle { bought: bool, castle: bool } = "settle",
        /// Where?
        Found { settlement: Settlement } = "found",
        /// Which lot of goods is gained?
        Gain { at: Use } = "gain",
        /// How often is exchanged?
        HowMany { at: Use, offer: u8, counts: [u8; 2] } = "how-many",
        /// Which exchange of several?
        OneOf { at: Use } = "one-of",
        /// Which of the different goods comes next (ORA-10.6)?
        Different { first: u8, left: u8 } = "different",
        /// How many tiles of a kind towards a bill in one symbol? The place of the kind among the tenders; energy,
        /// in halves, to be paid after a bill of food, which keeps grain back.
        Pay { symbol: Symbol, owed: u16, next: u8, later: u16 } = "pay",
        /// Which basic good is received?
        Basics { at: Use, index: u8, first: Option<Good> } = "basics",
        /// How many tiles of a kind for points (ORA-10.9)?
        Tiles { left: u8, next: u8 } = "tiles",
        /// Which good does the joker bring?
        Kind { at: Use } = "kind",
        /// Which building is reached (ORA-10.7)?
        Relay { at: Use } = "relay",
        /// Which forest is cleared for the function? Ascending, so that each set has one spelling.
        Thin { at: Use, left: u8, after: Option<Cell> } = "thin",
        /// Fell, cut or neither (ORA-11.32F)?
        Warm { fell: bool, cut: bool } = "warm",
        /// How many reliquaries are forged (ORA-11.35F)?
        Forge = "forge",
        /// Which tile rises in rank (ORA-11.36F)? Ascending, so that each pair has one spelling.
        Raise { left: u8, from: Good } = "raise",
        /// Is the Bathhouse used, and for the exchange too (ORA-11.23F)?
        Bathe = "bathe",
        /// Which card is put on the neutral land next (ORA-14.6)?
        Neutral = "neutral",
        /// Where on the neutral land?
        NeutralSite { card: Card } = "neutral-site",
        /// Which new neutral building does the neutral prior enter (ORA-14.7)?
        NeutralUse = "neutral-use",
    }
}

/// What chance is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Draw {
    /// Who begins (ORA-1.10)?
    Start,
}

/// What is done without asking anybody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Task {
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
}

/// What comes next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// A seat answers.
    Ask(Seat, Question),
    /// Chance answers.
    Draw(Draw),
    /// It is done.
    Do(Task),
}

impl Default for Step {
    fn default() -> Self {
        Self::Draw(Draw::Start)
    }
}

impl Step {
    /// A question to a seat.
    pub(crate) fn ask(seat: Seat, question: impl Into<Question>) -> Self {
        Self::Ask(seat, question.into())
    }
}

impl Ora {
    /// Asks a seat before anything else goes on.
    pub(crate) fn ask(&mut self, seat: Seat, question: impl Into<Question>) {
        self.agenda.push(Step::ask(seat, question));
    }

    /// Does something before anything else goes on.
    pub(crate) fn then(&mut self, task: Task) {
        self.agenda.push(Step::Do(task));
    }

    /// What is asked of whom, if it is a seat's turn to answer.
    pub fn question(&self) -> Option<(Seat, Question)> {
        match self.agenda.top() {
            Some(Step::Ask(seat, question)) => Some((seat, question)),
            Some(Step::Draw(_) | Step::Do(_)) | None => None,
        }
    }
}

impl Pay {
    /// The kind that is asked for.
    pub fn good(self) -> Good {
        self.symbol.tenders()[usize::from(self.next)]
    }
}

impl Question {
    /// May the asked seat exchange goods first? Not once it has committed itself to a payment or
    /// a place: a free exchange in between could leave the question without an answer, and
    /// payments exchange on the way by themselves (ORA-7.4).
    pub(crate) const fn is_open(self) -> bool {
        match self {
            Self::Turn(_)
            | Self::Settle(_)
            | Self::Gain(_)
            | Self::HowMany(_)
            | Self::OneOf(_)
            | Self::Relay(_)
            | Self::Thin(_)
            | Self::Warm(_)
            | Self::Forge(_)
            | Self::Raise(_)
            | Self::Bathe(_)
            | Self::Prior(_)
            | Self::NeutralUse(_) => true,
            Self::Build(Build { must }) | Self::Harvest(Harvest { must, .. }) => !must,
            Self::Place(_)
            | Self::Contract(_)
            | Self::PayFee(_)
            | Self::Assign(_)
            | Self::Clear(_)
            | Self::Site(_)
            | Self::TakeTile(_)
            | Self::Lay(_)
            | Self::Found(_)
            | Self::Different(_)
            | Self::Pay(_)
            | Self::Basics(_)
            | Self::Tiles(_)
            | Self::Kind(_)
            | Self::Neutral(_)
            | Self::NeutralSite(_) => false,
        }
    }

    /// The number digests know it by; no number is ever given twice.
    const fn number(self) -> u8 {
        match self {
            Self::Turn(_) => 10,
            Self::Place(_) => 11,
            Self::Contract(_) => 12,
            Self::PayFee(_) => 13,
            Self::Assign(_) => 14,
            Self::Clear(_) => 15,
            Self::Harvest(_) => 16,
            Self::Build(_) => 17,
            Self::Site(_) => 18,
            Self::Prior(_) => 19,
            Self::TakeTile(_) => 20,
            Self::Lay(_) => 21,
            Self::Settle(_) => 22,
            Self::Found(_) => 23,
            Self::Gain(_) => 30,
            Self::HowMany(_) => 31,
            Self::OneOf(_) => 32,
            Self::Different(_) => 33,
            Self::Pay(_) => 34,
            Self::Basics(_) => 35,
            Self::Tiles(_) => 36,
            Self::Kind(_) => 37,
            Self::Relay(_) => 38,
            Self::Thin(_) => 39,
            Self::Warm(_) => 40,
            Self::Forge(_) => 41,
            Self::Raise(_) => 42,
            Self::Bathe(_) => 43,
            Self::Neutral(_) => 44,
            Self::NeutralSite(_) => 45,
            Self::NeutralUse(_) => 46,
        }
    }
}

impl Fact for Step {
    fn feed(&self, digest: &mut Digest) {
        match *self {
            Self::Draw(Draw::Start) => digest.byte(1),
            Self::Do(task) => digest.fact(&task),
            Self::Ask(seat, question) => digest.byte(question.number()).fact(&seat).fact(&question),
        };
    }
}

impl Fact for Task {
    fn feed(&self, digest: &mut Digest) {
        match *self {
            Self::Round => digest.byte(2),
            Self::Settlements { letter, next } => digest.byte(3).byte(letter).byte(next),
            Self::Reveal { letter } => digest.byte(4).byte(letter),
            Self::Slots { next } => digest.byte(5).byte(next),
            Self::EndRound => digest.byte(6),
            Self::NeutralRecall => digest.byte(7),
            Self::Run(at) => digest.byte(8).fact(&at.user).fact(&at),
            Self::Deliver(at, counts) => digest.byte(9).fact(&at.user).fact(&at).bytes(&counts),
        };
    }
}

/// Whose it is has been told: whoever is asked, or the task says so.
impl Fact for Use {
    fn feed(&self, digest: &mut Digest) {
        let Self { user: _, card, line } = self;
        digest.fact(card).fact(line);
    }
}

impl Fact for Wild {
    fn feed(&self, digest: &mut Digest) {
        digest.fact(&self.good());
    }
}

impl Fact for Cell {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(self.0);
    }
}

impl Missing for Cell {
    fn feed_none(digest: &mut Digest) {
        digest.byte(u8::MAX);
    }
}
