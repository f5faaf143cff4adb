//! What is pending: questions, draws, and tasks that ask nobody. The last one pushed comes first.
//!
//! The table has an agenda with its draws and tasks; every player has one as well, with questions and with what chance
//! answers on his behalf. Players come first: the table goes on when nobody has anything left to answer. So a sequential
//! phase is a list of turns on the table's agenda, and a simultaneous phase is a question on each player's.

mod run;

pub use run::Phase;

use parlour_core::{Digest, Fact, Seat, asks};

use crate::choice::Action;
use crate::data::{Crusade, Good, Location, Site, Stand, Tower};
use crate::event::Cause;
use crate::state::Abbey;

asks! {
    /// What a player is asked; the chapters of the rules say how it is answered.
    pub(crate) enum Question of Abbey {
        /// Which plain crusade is removed, of so many; none before this place in the order (ABB-23.1).
        Remove { left: u8, from: u8 } = "remove",
        /// Bid or pass (ABB-20.8).
        Bid = "bid",
        /// How much of a kind goes into the payment of a bid (ABB-20.9).
        PayBid { owed: u8, good: Good } = "pay-bid",
        /// Which starting building (ABB-20.9).
        PickStart = "pick-start",
        /// Which card of the market, free of charge (ABB-21.4).
        QuickPick = "quick-pick",
        /// Phase 1: roll dice again (ABB-4.2)?
        Bell = "bell",
        /// The Holy Lance (ABB-5.3)?
        Lance = "lance",
        /// Meet the Vikings; has a die been placed already (ABB-5.5)?
        Meet { placed: bool } = "meet",
        /// Which building or tower is lost (ABB-5.10).
        Plunder = "plunder",
        /// Which peasant dies of the plague (ABB-5.2).
        Plague = "plague",
        /// How many dice of this face are rolled again; so many of lower faces were named already (ABB-26.6).
        Study { face: u8, rolling: u8 } = "study",
        /// Phase 3: what the dice are used for (ABB-6.1).
        UseDice = "abbey",
        /// Where the die that counts twice is used (ABB-16.18).
        EchoDie = "echo-die",
        /// Where the two dice that count as three are used, and the first of them (ABB-16.18).
        DoubleDie = "double-die",
        /// The second of them.
        SecondDie { first: u8, action: Action } = "second-die",
        /// The value of a crusade whose first dice go through the forge; a second die of nought is none (ABB-16.5).
        ForgeValue { card: Crusade, first: u8, second: u8, echo: bool } = "forge-value",
        /// Which peasant goes on a crusade of one's own (ABB-6.7).
        Crusader { card: Crusade } = "crusader",
        /// Which two resources (ABB-26.7).
        Gift { giver: Giver } = "gift",
        /// Reveal the saint or keep it (ABB-24.1).
        Devote = "devote",
        /// Where a die taken off a location is placed; does it count twice (ABB-16.16)?
        Lifted { face: u8, echo: bool } = "lifted",
        /// Dice wanted of the helper (H2).
        HelpDice = "help-dice",
        /// Prestige for the helper (H3).
        HelpPrestige = "help-prestige",
        /// The helper's part of the reward (H4).
        HelpPart = "help-part",
        /// The helper's answer (H5).
        HelpAnswer = "help-answer",
        /// The helper's own idea of prestige (H6).
        CounterPrestige = "counter-prestige",
        /// The helper's own idea of a part (H6).
        CounterPart = "counter-part",
        /// The owner's answer to it (H7).
        CounterAnswer = "counter-answer",
        /// Which peasant the helper sends (ABB-6.11).
        Ally = "ally",
        /// How the helper supplies so many dice; ways of a lower rank are over (H8).
        SupplyDice { left: u8, rank: u8 } = "supply",
        /// Phase 4: which card is bought; is it the second pass (ABB-7.1)?
        Buy { second: bool } = "buy",
        /// Phase 5: where to (ABB-8.1).
        Gather = "gather",
        /// The die for a location (ABB-8.2).
        MainDie { location: Location } = "main-die",
        /// The die for the initiative (ABB-8.7).
        InitiativeDie = "initiative-die",
        /// The bonus die, beside a main die with this face (ABB-8.2).
        BonusDie { location: Location, main: u8 } = "bonus-die",
        /// Tools for dice of these values; has one been used on the bonus die (ABB-8.4)? A bonus of nought is none.
        Tools { location: Location, main: u8, bonus: u8, late: bool } = "tools",
        /// Phase 6, with so many moves left (ABB-9.1).
        Moves { left: u8 } = "moves",
        /// Phase 7: what is built (ABB-10.1).
        Build = "build",
        /// Which peasant becomes an archer (ABB-10.5).
        Archer { tower: Tower, trainer: Trainer } = "archer",
        /// Phase 8, with so many levels to feed (ABB-11.5).
        Food { levels: u8 } = "food",
        /// Which peasants are lost; so many more (ABB-1.12).
        Lose { left: u8, to: Loss } = "lose",
        /// Phase 9, before the comparison (ABB-12.1).
        Darkness = "darkness",
        /// Phase 10, after the income: free actions alone (ABB-18.7).
        Income = "income",
        /// Phase 11: buy a crusade (ABB-14.2)?
        Enlist = "enlist",
        /// Phase 12: abandon this crusade (ABB-15.3)?
        Abandon { card: Crusade } = "abandon",
        /// Phase 12: too many resources (ABB-15.4).
        Limit = "limit",
        /// Phase 12 of the last round: free actions that still change the count (ABB-18.7).
        Last = "last",
        /// What is wanted for goods given to the bank (ABB-26.1).
        TradeFor { give: Good } = "trade-for",
        /// How much is given.
        TradeAmount { give: Good, want: Good } = "trade-amount",
        /// Stables: how many are wanted (S2).
        StablesWant = "stables-want",
        /// Stables: what is given (S3).
        StablesGive = "stables-give",
        /// Stables: how many are given (S4).
        StablesGiven = "stables-given",
        /// The partner's answer (S5).
        StablesAnswer = "stables-answer",
        /// Where a peasant moves from the card (ABB-16.4).
        BatheTo { from: Stand } = "bathe-to",
        /// What the Tablets help to build (ABB-23.4).
        Tablets = "tablets",
        /// Which kind of its cost they spare.
        TabletsSpare { site: Site } = "tablets-spare",
        /// What Saint Elias builds (ABB-24.4).
        EliasBuild = "elias-build",
        /// Which crusade Gawain eases (ABB-24.4).
        Ease = "ease",
        /// Where Lionel's archers go; so many more (ABB-24.4).
        LionelArcher { left: u8 } = "lionel-archer",
        /// Who serves two cards (ABB-24.4).
        RudolphWho = "rudolph-who",
        /// The first of two cards for the lay brother of the baptistery.
        RudolphFirst = "rudolph-first",
        /// The second card; does the lay brother come from the baptistery, or is he already on the first?
        RudolphSecond { font: bool, first: Stand } = "rudolph-second",
        /// Where Reynold collects (ABB-24.4).
        Reynold = "reynold",
    }
}

/// An aside is a question nobody poses: which free action is taken at an own prompt (ABB-18).
#[derive(Copy, Clone)]
pub(crate) struct FreeAction;

/// Where a gift of two resources comes from.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Giver {
    /// The accomplished Priest.
    Priest,
    /// A revealed saint.
    Support,
}

/// What peasants are lost to.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Loss {
    /// Hunger in phase 8.
    Hunger,
    /// The Darkness in phase 9.
    Darkness,
}

impl Loss {
    /// The cause, for the log.
    pub(crate) const fn cause(self) -> Cause {
        match self {
            Self::Hunger => Cause::Food,
            Self::Darkness => Cause::Darkness,
        }
    }
}

/// Who trains an archer.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Trainer {
    /// The abbey, which pays for it (ABB-10.5).
    Abbey,
    /// Lionel, who then trains so many more for nothing (ABB-24.4).
    Lionel(u8),
}

/// What chance is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Draw {
    /// So many plain crusades are removed (ABB-23.1).
    RemoveCrusade(u8),
    /// A crusade for a player (ABB-2.2).
    DealCrusade(Seat),
    /// The first player (ABB-2.10).
    ChooseFirst,
    /// A starting building for a player (ABB-2.8).
    DealStart(Seat),
    /// Cards for the empty places of the market (ABB-2.9, ABB-15.6).
    Stock,
    /// A saint for a player (ABB-2.11).
    DealSaint(Seat),
    /// So many dice for the pool of Elias (ABB-22.2).
    EliasPool(u8),
    /// The event (ABB-5.1).
    Reveal,
    /// So many Viking dice (ABB-5.4).
    RollVikings(u8),
    /// Elias discards cards of the market (ABB-22.3).
    EliasMarket(u8),
    /// Elias gathers (ABB-22.4).
    EliasGather(u8),
    /// The initiative token Elias takes (ABB-22.4).
    EliasToken,
    /// So many dice for the pool of a player (ABB-4.1).
    Roll(Seat, u8),
    /// The die of a player's Bell Tower (ABB-17.3).
    Reroll(Seat),
    /// An initiative token for a player (ABB-8.7).
    Token(Seat),
    /// A crusade a player has bought (ABB-14.2).
    Crusade(Seat),
}

impl Draw {
    /// On whose behalf chance answers; such a draw lies on that player's agenda.
    pub(crate) const fn owner(self) -> Option<Seat> {
        match self {
            Self::Roll(seat, _) | Self::Reroll(seat) | Self::Token(seat) | Self::Crusade(seat) => Some(seat),
            Self::RemoveCrusade(_)
            | Self::DealCrusade(_)
            | Self::ChooseFirst
            | Self::DealStart(_)
            | Self::Stock
            | Self::DealSaint(_)
            | Self::EliasPool(_)
            | Self::Reveal
            | Self::RollVikings(_)
            | Self::EliasMarket(_)
            | Self::EliasGather(_)
            | Self::EliasToken => None,
        }
    }
}

/// What is done without asking anybody: turns are given, above all.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Task {
    /// The first seat chooses so many plain crusades to be removed (ABB-23.1).
    ChooseRemoval(u8),
    /// The next starting building is auctioned (ABB-20.7).
    Auction,
    /// A player bids or passes.
    BidTurn(Seat),
    /// A player of the quick game takes a card, by turn order (ABB-21.4).
    QuickTurn(u8),
    /// A player rolls (ABB-4.1).
    RollTurn(Seat),
    /// Owners of a Bell Tower may roll again (ABB-4.2).
    OpenBells,
    /// Somebody meets the first open row, by turn order (ABB-5.5).
    MeetTurn(u8),
    /// A player loses a building or tower (ABB-5.10).
    PlunderTurn(Seat),
    /// The event strikes a player at once (ABB-5.2).
    Strike(Seat),
    /// A player's turn in phase 3.
    AbbeyTurn(Seat),
    /// A player buys, in the first or second pass (ABB-7.1).
    BuyTurn(Seat, bool),
    /// A player's turn in phase 5 (ABB-8.1).
    GatherTurn(Seat),
    /// A player's turn in phase 7.
    BuildTurn(Seat),
    /// The Darkness rises (ABB-12.3).
    RaiseDarkness,
    /// A player's crusades are resolved (ABB-14.1).
    Resolve(Seat),
    /// A player may buy a crusade (ABB-14.2).
    EnlistTurn(Seat),
    /// The round ends (ABB-15.5 to ABB-15.7).
    CloseRound,
}

/// What comes next at the table, when no player has anything left to answer.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// Chance answers.
    Draw(Draw),
    /// It is done.
    Do(Task),
}

impl Default for Step {
    fn default() -> Self {
        Self::Draw(Draw::Stock)
    }
}

/// What comes next for one player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Duty {
    /// He answers.
    Ask(Question),
    /// Chance answers on his behalf.
    Draw(Draw),
    /// Nothing: the answer of another player is awaited.
    #[default]
    Wait,
}

impl Abbey {
    /// Asks a player before anything else goes on.
    pub(crate) fn ask(&mut self, seat: Seat, question: impl Into<Question>) {
        self[seat].agenda.push(Duty::Ask(question.into()));
    }

    /// Lets chance decide before anything else goes on.
    pub(crate) fn draw(&mut self, draw: Draw) {
        match draw.owner() {
            Some(seat) => self[seat].agenda.push(Duty::Draw(draw)),
            None => self.agenda.push(Step::Draw(draw)),
        }
    }

    /// Does something when no player has anything left to answer.
    pub(crate) fn then(&mut self, task: Task) {
        self.agenda.push(Step::Do(task));
    }

    /// Gives turns in turn order.
    pub(crate) fn give_turns(&mut self, turn: impl Fn(Seat) -> Task) {
        for place in (0..self.players).rev() {
            let seat = self.in_turn(place).expect("a seat of the table");
            self.then(turn(seat));
        }
    }

    /// The question on top of a player's agenda.
    pub(crate) fn question(&self, seat: Seat) -> Option<Question> {
        match self[seat].agenda.top() {
            Some(Duty::Ask(question)) => Some(question),
            Some(Duty::Draw(_) | Duty::Wait) | None => None,
        }
    }
}

impl Fact for Step {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Draw(draw) => digest.fact(draw),
            Self::Do(task) => digest.fact(task),
        };
    }
}

impl Fact for Duty {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Ask(question) => digest.text(question.word()).fact(question),
            Self::Draw(draw) => digest.fact(draw),
            Self::Wait => digest.text("await"),
        };
    }
}

/// Draws on behalf of a player do not tell whose they are: they lie on that player's agenda.
impl Fact for Draw {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::RemoveCrusade(left) => digest.text("remove-crusade").fact(left),
            Self::DealCrusade(seat) => digest.text("deal-crusade").fact(seat),
            Self::ChooseFirst => digest.text("choose-first"),
            Self::DealStart(seat) => digest.text("deal-start").fact(seat),
            Self::Stock => digest.text("stock"),
            Self::DealSaint(seat) => digest.text("deal-saint").fact(seat),
            Self::EliasPool(left) => digest.text("elias-pool").fact(left),
            Self::Reveal => digest.text("reveal"),
            Self::RollVikings(left) => digest.text("roll-vikings").fact(left),
            Self::EliasMarket(left) => digest.text("elias-market").fact(left),
            Self::EliasGather(left) => digest.text("elias-gather").fact(left),
            Self::EliasToken => digest.text("elias-token"),
            Self::Roll(_, left) => digest.text("roll").fact(left),
            Self::Reroll(_) => digest.text("reroll"),
            Self::Token(_) => digest.text("draw-token"),
            Self::Crusade(_) => digest.text("draw-crusade"),
        };
    }
}

impl Fact for Task {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::ChooseRemoval(left) => digest.text("choose-removal").fact(left),
            Self::Auction => digest.text("auction"),
            Self::BidTurn(seat) => digest.text("bid-turn").fact(seat),
            Self::QuickTurn(place) => digest.text("quick-turn").fact(place),
            Self::RollTurn(seat) => digest.text("roll-turn").fact(seat),
            Self::OpenBells => digest.text("open-bells"),
            Self::MeetTurn(place) => digest.text("meet-turn").fact(place),
            Self::PlunderTurn(seat) => digest.text("plunder-turn").fact(seat),
            Self::Strike(seat) => digest.text("strike").fact(seat),
            Self::AbbeyTurn(seat) => digest.text("abbey-turn").fact(seat),
            Self::BuyTurn(seat, second) => digest.text("buy-turn").fact(seat).fact(second),
            Self::GatherTurn(seat) => digest.text("gather-turn").fact(seat),
            Self::BuildTurn(seat) => digest.text("build-turn").fact(seat),
            Self::RaiseDarkness => digest.text("raise-darkness"),
            Self::Resolve(seat) => digest.text("resolve").fact(seat),
            Self::EnlistTurn(seat) => digest.text("enlist-turn").fact(seat),
            Self::CloseRound => digest.text("close-round"),
        };
    }
}

/// A saint is one, a priest nought.
impl Fact for Giver {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(*self as u8);
    }
}

/// The Darkness is one, hunger nought.
impl Fact for Loss {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(*self as u8);
    }
}

/// The abbey is 255.
impl Fact for Trainer {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(match *self {
            Self::Abbey => u8::MAX,
            Self::Lionel(more) => more,
        });
    }
}
