//! Answers: what players decide and what chance turns up.

use parlour_core::{Seat, spelled};

use crate::data::{
    Building, Crusade, EventCard, Good, Initiative, Location, Pew, Relic, Saint, Spot, Stand, Tower,
};

/// Where a monk die is used in phase 3.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Action {
    /// Preaching (*prêcher*): a peasant joins (ABB-6.3).
    #[default]
    Preach,
    /// A step in the clergy (*hiérarchie cléricale*) (ABB-6.4).
    Clergy,
    /// Defending the abbey (ABB-6.6).
    Defend,
    /// On a crusade of one's own (ABB-6.7).
    March(Crusade),
}

impl Action {
    /// The three uses on the own board.
    pub const BOARD: [Self; 3] = [Self::Preach, Self::Clergy, Self::Defend];

    /// The rule of this use.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Preach => "ABB-6.3",
            Self::Clergy => "ABB-6.4",
            Self::Defend => "ABB-6.6",
            Self::March(_) => "ABB-6.7",
        }
    }
}

spelled! {
    /// How a die meets a Viking (ABB-5.5, ABB-16.18).
    pub enum Manner, "a manner", "abbey-manner-" {
        /// One die, one row.
        Plain = "plain",
        /// One die counts for two equal rows.
        Echo = "echo",
        /// Two dice count for three equal rows.
        Double = "double",
    }
}

impl Manner {
    /// How many rows are met.
    pub const fn rows(self) -> u8 {
        match self {
            Self::Plain => 1,
            Self::Echo => 2,
            Self::Double => 3,
        }
    }
}

/// How a helper supplies dice to a crusade (ABB-25.7); a number is the die that the Blacksmith changes.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Supply {
    /// Two dice count as three.
    Double,
    /// Two dice count as three, one of them from the forge.
    DoubleForge(u8),
    /// A die counts twice.
    Echo,
    /// A die from the forge counts twice.
    EchoForge(u8),
    /// A die from the forge.
    Forge(u8),
    /// All the others show the value.
    Plain,
}

spelled! {
    /// The dice of a resource action (ABB-8.2).
    pub enum Space, "a space", "abbey-space-" {
        /// On one of the five spaces.
        Main = "main",
        /// On a bonus space.
        Bonus = "bonus",
    }
}

/// A card of the Building Market: `a1` to `b4`, the number being the row and the price.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stall {
    /// Nought or one.
    pub column: u8,
    /// From nought (the cheapest) to three.
    pub row: u8,
}

/// An answer, of a player or of chance.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Chance: who starts the game (ABB-2.10).
    First(Seat),
    /// Chance: a crusade is drawn, or removed before the game (ABB-2.2, ABB-14.2, ABB-23.1).
    Crusade(Crusade),
    /// Chance: a starting building is dealt (ABB-2.8).
    Start(Building),
    /// Chance: a card comes to the market (ABB-2.9, ABB-15.6).
    Card(Building),
    /// Chance: a saint is dealt, in secret (ABB-2.11).
    Saint(Saint),
    /// Chance: a die shows this.
    Die(u8),
    /// Chance: the event of the round (ABB-5.1).
    Event(EventCard),
    /// Chance: the initiative token on top (ABB-8.7).
    Token(Initiative),

    /// Bids in the auction (ABB-20.8).
    Bid(u8),
    /// Passes: in the auction, at the market, in phase 5, at the crusade deck.
    Pass,
    /// Gives so many: of the next kind for a bid (ABB-20.9), or in a trade (ABB-26.1).
    Give(u16),
    /// Picks a starting building (ABB-20.9).
    Pick(Building),
    /// Takes a card of the market (ABB-7.1, ABB-21.4).
    Buy(Stall),

    /// Has done what was to do.
    Done,
    /// Rolls a pool die again, thanks to the Bell Tower (ABB-17.3).
    Reroll(u8),
    /// Rolls so many dice of the value again in the year of study (ABB-26.6).
    Again(u8),
    /// Uses the Holy Lance (ABB-23.5).
    Repel,
    /// Keeps the Holy Lance.
    Hold,
    /// Meets the Vikings with a die (ABB-5.5).
    Meet(u8, Manner),
    /// Sends or loses a peasant.
    Peasant(Spot),
    /// Places no more dice against the Vikings (ABB-5.6).
    Stop,
    /// Has nothing to meet the Vikings with (ABB-5.7).
    Breach,
    /// Loses a building or tower to the Vikings (ABB-5.10).
    Lose(Stand),

    /// Uses a die (ABB-26.3).
    Place(Action, u8),
    /// The second of two dice that count as three (ABB-16.18).
    Second(u8),
    /// The next die counts twice (ABB-16.18).
    Echo,
    /// The next two dice count as three (ABB-16.18).
    Double,
    /// Sets the value of a crusade at the forge (ABB-16.5).
    Value(u8),
    /// Puts a die of Elias on a crusade (ABB-22.8).
    EliasDie(Crusade),
    /// Proposes a deal (ABB-25, H1).
    Help(Crusade, Seat),
    /// So many dice are wanted (H2).
    Dice(u8),
    /// So much prestige for the helper (H3, H6).
    Prestige(u8),
    /// This part of the reward for the helper (H4, H6): how many of its first and of its second kind.
    Part(u8, u8),
    /// Accepts an offer.
    Accept,
    /// Refuses an offer.
    Refuse,
    /// Makes a counter-offer (H5).
    Counter,
    /// How the agreed dice are supplied (H8).
    Supply(Supply),
    /// Takes two resources (ABB-26.7).
    Gift(Good, Good),
    /// Reveals the saint for its support (ABB-24.1).
    Reveal,
    /// Keeps the saint, or a crusade.
    Keep,

    /// Goes to a resource location (ABB-26.2).
    Visit(Location),
    /// Goes to the initiative (ABB-8.7).
    Initiative,
    /// The die for the main space, or for the initiative.
    Main(u8),
    /// The die for the bonus space.
    Bonus(u8),
    /// No bonus die.
    NoBonus,
    /// The echo of the main die takes the bonus space.
    BonusEcho,
    /// Raises a die of the action by one (ABB-8.4).
    Tool(Space),
    /// Uses no more tools.
    Collect,

    /// Moves a peasant one bench ahead (ABB-9.2).
    Move(Pew),

    /// Builds the altar (ABB-10.2).
    Altar,
    /// Builds a wall (ABB-10.3).
    Wall,
    /// Builds a tower (ABB-10.4).
    Raise(Tower),
    /// Builds a building (ABB-10.6).
    Build(Building),
    /// Trains an archer (ABB-10.5).
    Archer(Tower),
    /// Remodels the abbey (ABB-10.7).
    Remodel,

    /// Returns so many sheep for food (ABB-26.8).
    Sheep(u8),
    /// Buys a crusade (ABB-14.2).
    Enlist,
    /// Abandons a crusade (ABB-15.3).
    Abandon,

    /// Aside: a peasant of the last bench goes to the baptistery (ABB-18.1).
    Baptise(u8),
    /// Aside: a lay brother activates a card (ABB-18.2).
    Activate(Stand),
    /// Aside: a trade token is used to give this kind (ABB-18.3).
    Trade(Good),
    /// The kind wanted in return (ABB-26.1).
    For(Good),
    /// Aside: offers a trade to a player, wanting this kind (ABB-25, S1).
    Stables(Seat, Good),
    /// The amount wanted (S2).
    Want(u8),
    /// Aside: a peasant leaves a card (ABB-16.4).
    Bathe(Stand),
    /// Where it goes.
    To(Stand),
    /// Aside: Abbott's Den takes a die back (ABB-16.1).
    Recall(Action, u8),
    /// Aside: Monk's Quarters take a die off a location (ABB-16.16).
    Lift(Location, Space),
    /// Aside: a wagon brings a token of the location (ABB-8.6).
    Wagon(Location),
    /// Aside: uses a relic (ABB-23.3).
    Relic(Relic),
    /// The kind of the cost the Tablets spare.
    Spare(Good),
    /// Aside: uses the ability of the kept saint (ABB-24.4).
    Invoke,
    /// Aside: the support of the revealed saint, with a one and this die (ABB-24.3).
    Support(u8),
    /// Aside: the same with a one that counts twice.
    SupportEcho,
    /// Gawain eases a crusade.
    Ease(Crusade),
    /// Reynold collects at one location or at two.
    Harvest(Location, Location),
}

impl Choice {
    /// Free actions: allowed at an own prompt besides the answers asked for there (ABB-18).
    pub const fn is_aside(self) -> bool {
        matches!(
            self,
            Self::Baptise(_)
                | Self::Activate(_)
                | Self::Trade(_)
                | Self::Stables(..)
                | Self::Bathe(_)
                | Self::Reroll(_)
                | Self::Recall(..)
                | Self::Lift(..)
                | Self::Wagon(_)
                | Self::Relic(_)
                | Self::Invoke
                | Self::Support(_)
                | Self::SupportEcho
        )
    }
}
