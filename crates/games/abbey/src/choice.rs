//! Answers: what players decide and what chance turns up, each with its one spelling: `preach 2`,
//! `march nicaea 5`, `help acre red`, `buy a3`.

use std::fmt;
use std::str::FromStr;

use parlour_core::notation::Word;
use parlour_core::{NotationError, Seat, Spelling, choices, spelled};

use crate::data::{
    Building, Crusade, EventCard, FACES, Good, Initiative, Location, PeasantSpot, Pew, Relic, Saint, Stand,
    Tower,
};

choices! {
    /// Where a monk die is used in phase 3.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    pub enum Action, "a use of a die" {
        /// Preaching (*prêcher*): a peasant joins (ABB-6.3).
        #[default]
        Preach = "preach",
        /// A step in the clergy (*hiérarchie cléricale*) (ABB-6.4).
        Clergy = "clergy",
        /// Defending the abbey (ABB-6.6).
        Defend = "defend",
        /// On a crusade of one's own (ABB-6.7).
        March(crusade: Crusade) = "march {crusade}",
    }
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

choices! {
    /// How a helper supplies dice to a crusade (ABB-25.7); a number is the die that the Blacksmith changes.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Supply, "a way to supply dice" {
        /// Two dice count as three.
        Double = "double",
        /// Two dice count as three, one of them from the forge.
        DoubleForge(die: u8 as Face) = "double-forge {die}",
        /// A die counts twice.
        Echo = "echo",
        /// A die from the forge counts twice.
        EchoForge(die: u8 as Face) = "echo-forge {die}",
        /// A die from the forge.
        Forge(die: u8 as Face) = "forge {die}",
        /// All the others show the value.
        Plain = "plain",
    }
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

impl fmt::Display for Stall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = if self.column == 0 { 'a' } else { 'b' };
        write!(f, "{column}{}", self.row + 1)
    }
}

impl FromStr for Stall {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [column @ b'a'..=b'b', row @ b'1'..=b'4'] => Ok(Self { column: column - b'a', row: row - b'1' }),
            _ => Err(NotationError::expected("a stall of the market")),
        }
    }
}

impl Word for Stall {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.parsed()
    }
}

/// The face of a die, as it is spelled: from one to six.
struct Face(u8);

impl From<Face> for u8 {
    fn from(face: Face) -> Self {
        face.0
    }
}

impl Word for Face {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        let error = NotationError { at: words.at(), expected: "the face of a die" };
        let face = words.number(error.expected)?;
        if (1..=FACES as u8).contains(&face) { Ok(Self(face)) } else { Err(error) }
    }
}

/// A use on the own board, as it is spelled: what is on a crusade is not taken back.
struct OnBoard(Action);

impl From<OnBoard> for Action {
    fn from(action: OnBoard) -> Self {
        action.0
    }
}

impl Word for OnBoard {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        let error = NotationError { at: words.at(), expected: "a use on the board" };
        let action = Action::take(words).map_err(|_| error)?;
        if Action::BOARD.contains(&action) { Ok(Self(action)) } else { Err(error) }
    }
}

choices! {
    /// An answer, of a player or of chance.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Choice, "an answer" {
        /// Chance: who starts the game (ABB-2.10).
        First(seat: Seat) = "first {seat}",
        /// Chance: a crusade is drawn, or removed before the game (ABB-2.2, ABB-14.2, ABB-23.1).
        Crusade(card: Crusade) = "crusade {card}",
        /// Chance: a starting building is dealt (ABB-2.8).
        Start(building: Building) = "start {building}",
        /// Chance: a card comes to the market (ABB-2.9, ABB-15.6).
        Card(building: Building) = "card {building}",
        /// Chance: a saint is dealt, in secret (ABB-2.11).
        Saint(saint: Saint) = "saint {saint}",
        /// Chance: a die shows this.
        Die(face: u8 as Face) = "die {face}",
        /// Chance: the event of the round (ABB-5.1).
        Event(card: EventCard) = "event {card}",
        /// Chance: the initiative token on top (ABB-8.7).
        Token(token: Initiative) = "token {token}",

        /// Bids in the auction (ABB-20.8).
        Bid(value: u8) = "bid {value}",
        /// Passes: in the auction, at the market, in phase 5, at the crusade deck.
        Pass = "pass",
        /// Gives so many: of the next kind for a bid (ABB-20.9), or in a trade (ABB-26.1).
        Give(n: u16) = "give {n}",
        /// Picks a starting building (ABB-20.9).
        Pick(building: Building) = "pick {building}",
        /// Takes a card of the market (ABB-7.1, ABB-21.4).
        Buy(stall: Stall) = "buy {stall}",

        /// Has done what was to do.
        Done = "done",
        /// Rolls a pool die again, thanks to the Bell Tower (ABB-17.3).
        Reroll(face: u8 as Face) = "reroll {face}",
        /// Rolls so many dice of the value again in the year of study (ABB-26.6).
        Again(n: u8) = "again {n}",
        /// Uses the Holy Lance (ABB-23.5).
        Repel = "repel",
        /// Keeps the Holy Lance.
        Hold = "hold",
        /// Meets the Vikings with a die (ABB-5.5).
        Meet(face: u8 as Face) = "meet {face}",
        /// The same with a die that counts for two equal rows (ABB-16.18).
        MeetEcho(face: u8 as Face) = "meet {face} echo",
        /// The same with two dice that count for three equal rows (ABB-16.18).
        MeetDouble(face: u8 as Face) = "meet {face} double",
        /// Sends or loses a peasant.
        Peasant(spot: PeasantSpot) = "peasant {spot}",
        /// Places no more dice against the Vikings (ABB-5.6).
        Stop = "stop",
        /// Has nothing to meet the Vikings with (ABB-5.7).
        Breach = "breach",
        /// Loses a building or tower to the Vikings (ABB-5.10).
        Lose(stand: Stand) = "lose {stand}",

        /// Uses a die (ABB-26.3).
        Place(action: Action, face: u8 as Face) = "{action} {face}",
        /// The second of two dice that count as three (ABB-16.18).
        Second(face: u8 as Face) = "second {face}",
        /// The next die counts twice (ABB-16.18).
        Echo = "echo",
        /// The next two dice count as three (ABB-16.18).
        Double = "double",
        /// Sets the value of a crusade at the forge (ABB-16.5).
        Value(value: u8 as Face) = "value {value}",
        /// Puts a die of Elias on a crusade (ABB-22.8).
        EliasDie(card: Crusade) = "elias {card}",
        /// Proposes a deal (ABB-25, H1).
        Help(card: Crusade, seat: Seat) = "help {card} {seat}",
        /// So many dice are wanted (H2).
        Dice(n: u8) = "dice {n}",
        /// So much prestige for the helper (H3, H6).
        Prestige(n: u8) = "prestige {n}",
        /// This part of the reward for the helper (H4, H6): how many of its first and of its second kind.
        Part(first: u8, second: u8) = "part {first} {second}",
        /// Accepts an offer.
        Accept = "accept",
        /// Refuses an offer.
        Refuse = "refuse",
        /// Makes a counter-offer (H5).
        Counter = "counter",
        /// How the agreed dice are supplied (H8).
        Supply(supply: Supply) = "supply {supply}",
        /// Takes two resources (ABB-26.7).
        Gift(one: Good, two: Good) = "gift {one} {two}",
        /// Reveals the saint for its support (ABB-24.1).
        Reveal = "reveal",
        /// Keeps the saint, or a crusade.
        Keep = "keep",

        /// Goes to a resource location (ABB-26.2).
        Visit(location: Location) = "visit {location}",
        /// Goes to the initiative (ABB-8.7).
        Initiative = "initiative",
        /// The die for the main space, or for the initiative.
        Main(face: u8 as Face) = "main {face}",
        /// The die for the bonus space.
        Bonus(face: u8 as Face) = "bonus {face}",
        /// No bonus die.
        NoBonus = "no-bonus",
        /// The echo of the main die takes the bonus space.
        BonusEcho = "bonus-echo",
        /// Raises a die of the action by one (ABB-8.4).
        Tool(space: Space) = "tool {space}",
        /// Uses no more tools.
        Collect = "collect",

        /// Moves a peasant one bench ahead (ABB-9.2).
        Move(pew: Pew) = "move {pew}",

        /// Builds the altar (ABB-10.2).
        Altar = "altar",
        /// Builds a wall (ABB-10.3).
        Wall = "wall",
        /// Builds a tower (ABB-10.4).
        Raise(tower: Tower) = "tower {tower}",
        /// Builds a building (ABB-10.6).
        Build(building: Building) = "build {building}",
        /// Trains an archer (ABB-10.5).
        Archer(tower: Tower) = "archer {tower}",
        /// Remodels the abbey (ABB-10.7).
        Remodel = "remodel",

        /// Returns so many sheep for food (ABB-26.8).
        Sheep(n: u8) = "sheep {n}",
        /// Buys a crusade (ABB-14.2).
        Enlist = "enlist",
        /// Abandons a crusade (ABB-15.3).
        Abandon = "abandon",

        /// Aside: a peasant of the last bench goes to the baptistery (ABB-18.1).
        Baptise(row: u8) = "baptise {row}",
        /// Aside: a lay brother activates a card (ABB-18.2).
        Activate(stand: Stand) = "activate {stand}",
        /// Aside: a trade token is used to give this kind (ABB-18.3).
        Trade(good: Good) = "trade {good}",
        /// The kind wanted in return (ABB-26.1).
        For(good: Good) = "for {good}",
        /// Aside: offers a trade to a player, wanting this kind (ABB-25, S1).
        Stables(seat: Seat, good: Good) = "stables {seat} {good}",
        /// The amount wanted (S2).
        Want(n: u8) = "want {n}",
        /// Aside: a peasant leaves a card (ABB-16.4).
        Bathe(stand: Stand) = "bathe {stand}",
        /// Where it goes.
        To(stand: Stand) = "to {stand}",
        /// Aside: Abbott's Den takes a die back (ABB-16.1).
        Recall(action: Action as OnBoard, face: u8 as Face) = "recall {action} {face}",
        /// Aside: Monk's Quarters take a die off a location (ABB-16.16).
        Lift(location: Location, space: Space) = "lift {location} {space}",
        /// Aside: a wagon brings a token of the location (ABB-8.6).
        Wagon(location: Location) = "wagon {location}",
        /// Aside: uses a relic (ABB-23.3).
        Relic(relic: Relic) = "relic {relic}",
        /// The kind of the cost the Tablets spare.
        Spare(good: Good) = "spare {good}",
        /// Aside: uses the ability of the kept saint (ABB-24.4).
        Invoke = "invoke",
        /// Aside: the support of the revealed saint, with a one and this die (ABB-24.3).
        Support(face: u8 as Face) = "support {face}",
        /// Aside: the same with a one that counts twice.
        SupportEcho = "support-echo",
        /// Gawain eases a crusade.
        Ease(card: Crusade) = "ease {card}",
        /// Reynold collects at one location or at two.
        Harvest(one: Location, two: Location) = "harvest {one} {two}",
    }
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
