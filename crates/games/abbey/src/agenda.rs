//! Pending steps: what the table has to do, and what players have to answer.

use parlour_core::Seat;

use crate::choice::Action;
use crate::data::{Crusade, Good, Location, Site, Stand, Tower};
use crate::event::Cause;

/// What the table has to do: a draw, or a turn to give.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Step {
    /// Draw: so many plain crusades are removed (ABB-23.1).
    RemoveCrusade(u8),
    /// The first seat chooses so many plain crusades to be removed (ABB-23.1).
    ChooseRemoval(u8),
    /// Draw: a crusade for a player (ABB-2.2).
    DealCrusade(Seat),
    /// Draw: the first player (ABB-2.10).
    ChooseFirst,
    /// Draw: a starting building for a player (ABB-2.8).
    DealStart(Seat),
    /// Draw: cards for the empty places of the market (ABB-2.9, ABB-15.6).
    #[default]
    Stock,
    /// Draw: a saint for a player (ABB-2.11).
    DealSaint(Seat),
    /// Draw: so many dice for the pool of Elias (ABB-22.2).
    EliasPool(u8),
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
    /// Draw: the event (ABB-5.1).
    Reveal,
    /// Draw: so many Viking dice (ABB-5.4).
    RollVikings(u8),
    /// Somebody meets the first open row, by turn order (ABB-5.5).
    MeetTurn(u8),
    /// A player loses a building or tower (ABB-5.10).
    PlunderTurn(Seat),
    /// The event strikes a player at once (ABB-5.2).
    Strike(Seat),
    /// A player's turn in phase 3.
    AbbeyTurn(Seat),
    /// Draw: Elias discards cards of the market (ABB-22.3).
    EliasMarket(u8),
    /// A player buys, in the first or second pass (ABB-7.1).
    BuyTurn(Seat, bool),
    /// Draw: Elias gathers (ABB-22.4).
    EliasGather(u8),
    /// Draw: the initiative token Elias takes (ABB-22.4).
    EliasToken,
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

impl Step {
    /// Is it a draw?
    pub(crate) const fn is_draw(self) -> bool {
        matches!(
            self,
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
                | Self::EliasToken
        )
    }
}

/// What a player has to answer, or chance on behalf of a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Ask {
    /// Chance: so many dice for the pool.
    Roll(u8),
    /// Chance: the die of the Bell Tower.
    Reroll,
    /// Chance: an initiative token.
    DrawToken,
    /// Chance: a crusade.
    DrawCrusade,
    /// Nothing: the answer of another player is awaited.
    Await,

    /// Which plain crusade is removed, of so many; none before this one.
    Remove {
        /// So many more.
        left: u8,
        /// The place of the first that may be named.
        from: u8,
    },
    /// Bid or pass.
    Bid,
    /// How much of a kind goes into the payment of a bid.
    PayBid {
        /// What is still owed.
        owed: u8,
        /// The kind asked about.
        good: Good,
    },
    /// Which starting building.
    PickStart,
    /// Which card of the market, free of charge.
    QuickPick,

    /// Phase 1: roll dice again?
    Bell,
    /// The Holy Lance?
    Lance,
    /// Meet the Vikings; the flag tells whether a die was placed already.
    Meet(bool),
    /// Which building or tower is lost.
    Plunder,
    /// Which peasant dies of the plague.
    Plague,
    /// How many dice of this face are rolled again, and how many were named already.
    Study {
        /// The face asked about.
        face: u8,
        /// Dice named for lower faces.
        rolling: u8,
    },
    /// Phase 3.
    #[default]
    Abbey,
    /// Phase 4; the flag tells whether it is the second pass.
    Buy(bool),
    /// Phase 5.
    Gather,
    /// Phase 6, with so many moves left.
    Moves(u8),
    /// Phase 7.
    Build,
    /// Phase 8, with so many levels to feed.
    Food(u8),
    /// Phase 9, before the comparison.
    Darkness,
    /// Phase 10, after the income: free actions alone.
    Income,
    /// Phase 11: buy a crusade?
    Enlist,
    /// Phase 12: abandon this crusade?
    Abandon(Crusade),
    /// Phase 12: too many resources.
    Limit,
    /// Phase 12 of the last round: free actions that still change the count.
    Last,

    /// Where the die that counts twice is used.
    EchoDie,
    /// Where the first of two dice that count as three is used.
    DoubleDie,
    /// The second of them.
    SecondDie {
        /// The use.
        action: Action,
        /// The first die.
        first: u8,
    },
    /// The value of a crusade whose first die goes through the forge.
    ForgeValue {
        /// Which crusade.
        card: Crusade,
        /// The die.
        first: u8,
        /// The second of two; nought for none.
        second: u8,
        /// Does it count twice?
        echo: bool,
    },
    /// Which peasant goes on a crusade of one's own.
    Crusader(Crusade),
    /// Priest's gift or a saint's support: two resources.
    Gift(Giver),
    /// Reveal the saint or keep it.
    Devote,

    /// Dice wanted of the helper.
    HelpDice,
    /// Prestige for the helper.
    HelpPrestige,
    /// The helper's part.
    HelpPart,
    /// The helper's answer.
    HelpAnswer,
    /// The helper's own idea of prestige.
    CounterPrestige,
    /// The helper's own idea of a part.
    CounterPart,
    /// The owner's answer to it.
    CounterAnswer,
    /// Which peasant the helper sends.
    Ally,
    /// How the helper supplies so many dice; ways of a lower rank are over.
    Supply {
        /// Dice still to come.
        left: u8,
        /// The lowest rank that may still be used.
        rank: u8,
    },

    /// The die for a location.
    MainDie(Location),
    /// The die for the initiative.
    InitiativeDie,
    /// The bonus die.
    BonusDie {
        /// Where.
        location: Location,
        /// The face of the main die.
        main: u8,
    },
    /// Tools.
    Tools {
        /// Where.
        location: Location,
        /// The value of the main die.
        main: u8,
        /// The value of the bonus die; nought for none.
        bonus: u8,
        /// Has a tool been used on the bonus die?
        late: bool,
    },
    /// A die taken off a location is placed on the board.
    Lifted {
        /// Its face.
        face: u8,
        /// Does it count twice?
        echo: bool,
    },

    /// Which peasants are lost.
    Lose {
        /// So many more.
        left: u8,
        /// To what.
        to: Loss,
    },
    /// Which peasant becomes an archer.
    Archer {
        /// Where.
        tower: Tower,
        /// Does Lionel pay, who then trains so many more?
        more: Option<u8>,
    },

    /// What is wanted for goods given to the bank.
    TradeFor(Good),
    /// How much is given.
    TradeAmount {
        /// Given.
        give: Good,
        /// Wanted.
        want: Good,
    },
    /// Stables: how many are wanted.
    StablesWant,
    /// Stables: what is given.
    StablesGive,
    /// Stables: how many are given.
    StablesGiven,
    /// The partner's answer.
    StablesAnswer,
    /// Where a peasant moves from the card.
    BatheTo(Stand),

    /// What the Tablets help to build.
    Tablets,
    /// Which kind of its cost they spare.
    TabletsSpare(Site),
    /// What Saint Elias builds.
    EliasBuild,
    /// Which crusade Gawain eases.
    Ease,
    /// Where Lionel's archers go; so many more.
    LionelArcher(u8),
    /// Who serves two cards.
    RudolphWho,
    /// The first of two cards for the lay brother of the baptistery.
    RudolphFirst,
    /// The second card; the lay brother comes from the baptistery, or is already on the first.
    RudolphSecond {
        /// The first card.
        first: Stand,
        /// Does he come from the baptistery?
        font: bool,
    },
    /// Where Reynold collects.
    Reynold,
}

/// Where a gift of two resources comes from.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Giver {
    /// The accomplished Priest.
    Priest,
    /// A revealed saint.
    Support,
}

/// What peasants are lost to.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Loss {
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

impl Ask {
    /// Does chance answer?
    pub(crate) const fn is_draw(self) -> bool {
        matches!(self, Self::Roll(_) | Self::Reroll | Self::DrawToken | Self::DrawCrusade)
    }

    /// Is it an own prompt at which free actions may be taken (ABB-18)?
    pub(crate) const fn is_window(self) -> bool {
        matches!(
            self,
            Self::Bell
                | Self::Meet(_)
                | Self::Plunder
                | Self::Plague
                | Self::Study { .. }
                | Self::Abbey
                | Self::Buy(_)
                | Self::Gather
                | Self::Moves(_)
                | Self::Build
                | Self::Food(_)
                | Self::Darkness
                | Self::Income
                | Self::Enlist
                | Self::Abandon(_)
                | Self::Limit
                | Self::Last
        )
    }

    /// Does the question stay until it is closed by its own word?
    pub(crate) const fn stays(self) -> bool {
        matches!(self, Self::Bell | Self::Meet(_) | Self::Abbey | Self::Moves(_) | Self::Build)
    }
}

/// The pending draw.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Draw {
    /// For the table.
    Table(Step),
    /// On behalf of a player.
    Seat(Seat, Ask),
}
