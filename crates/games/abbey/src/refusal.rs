//! Why an answer may not be given, and which rule says so.

use parlour_core::{Refuse, Seat, spelled};

use crate::choice::Action;
use crate::data::{Building, Good, Location, Relic, Site, Spot, Tower};

spelled! {
    /// What a draw is about.
    pub enum Lottery, "a draw", "abbey-lottery-" {
        /// The first player.
        First = "first",
        /// A crusade.
        Crusade = "crusade",
        /// A starting building.
        Start = "start",
        /// A card of the market.
        Card = "card",
        /// A saint.
        Saint = "saint",
        /// A die.
        Die = "die",
        /// An event.
        Event = "event",
        /// An initiative token.
        Token = "token",
    }
}

impl Lottery {
    /// The rule that says what may come up.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::First => "ABB-2.10",
            Self::Crusade => "ABB-2.2",
            Self::Start => "ABB-2.8",
            Self::Card => "ABB-2.9",
            Self::Saint => "ABB-2.11",
            Self::Die => "ABB-4.1",
            Self::Event => "ABB-5.1",
            Self::Token => "ABB-8.7",
        }
    }
}

/// A reason, with the numbers needed to speak of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Refusal {
    /// Somebody else is to answer.
    NotYourTurn,
    /// It does not answer the question.
    NotAsked,
    /// It cannot be drawn.
    CannotComeUp(Lottery),
    /// This question leaves no room for free actions.
    NoFreeActionNow,
    /// Not in this phase.
    NotInThisPhase { rule: &'static str },
    /// Too little of a kind.
    TooPoor { good: Good, price: u16, have: u16, rule: &'static str },
    /// The card is not active.
    NotActive { site: Site },
    /// It has been used in this round as often as it may.
    UsedUp { site: Site },
    /// The card does not stand.
    NotBuilt { site: Site },
    /// Two alike: the first one is named.
    NameTheFirst { site: Site },
    /// There is nothing it could be used for.
    NoUse,

    /// The standing bid is higher.
    BidTooLow { standing: u8 },
    /// The stock is worth less.
    BidTooHigh { worth: u8 },
    /// The bid could not be paid exactly.
    PaymentUneven { owed: u8 },
    /// The card is not open.
    NotOnOffer,

    /// No such die in the pool.
    NoSuchDie { face: u8 },
    /// The only such die was rolled again already.
    RolledAgainAlready { face: u8 },
    /// No peasant there.
    NoPeasantThere { spot: Spot },
    /// The Viking row has another value.
    RowHasAnotherValue { value: u8 },
    /// The next rows are not alike.
    RowsDiffer,
    /// There is still a die or a peasant.
    CanStillMeet,
    /// The row must be met first.
    MustMeet,

    /// The die does not fit the use.
    WrongDie { action: Action, face: u8 },
    /// The dice boxes of the round are full.
    BoxesFull { action: Action, limit: u8 },
    /// Too few peasants in the reserve.
    ReserveEmpty { left: u8 },
    /// The clergy track ends.
    TopOfTheClergy,
    /// Not one's own crusade.
    NotYourCrusade,
    /// The crusade is completed.
    CrusadeComplete,
    /// No die, or nobody, is on the crusade yet.
    CrusadeNotBegun,
    /// Too few free spaces on the card.
    NoRoom { room: u8 },
    /// The dice of the crusade have another value.
    CrusadeHasAnotherValue { value: u8 },
    /// Nobody on pews or in the baptistery.
    NoPeasantToSend,
    /// Peasants on cards stay there.
    NotFromCards,
    /// No second die goes with it.
    NoSecondDie,
    /// The lower of two dice is named first.
    LowerDieFirst,
    /// Two resources, in the order of the table.
    NotTwoResources,
    /// Elias has no such die.
    EliasLacks { value: u8 },

    /// Not another player at the table.
    NotAnotherPlayer,
    /// No offers left in this round.
    NoOffersLeft { most: u8 },
    /// Asked already in this round.
    AskedAlready,
    /// Another player is the ally.
    HasAnAlly { ally: Seat },
    /// The helper has nobody to send.
    HelperHasNoPeasant,
    /// The helper cannot supply dice of the value.
    HelperHasNoDice { value: u8 },
    /// So many dice at most.
    TooManyDice { most: u8 },
    /// So much prestige at most.
    TooMuchPrestige { most: u8 },
    /// Not part of the reward.
    NotInReward,
    /// A counter-offer differs.
    SameOffer,
    /// Ways to supply dice come in order.
    WayPassed,
    /// The agreed number could not be reached.
    WrongNumber { left: u8 },

    /// No card there.
    StallEmpty,
    /// No die left.
    NoDiceLeft,
    /// Once in a round.
    BeenThere { location: Location },
    /// No die may be placed there in this round.
    Flooded { location: Location },
    /// Somebody was faster.
    InitiativeTaken,
    /// No bonus space free.
    NoBonusSpace { location: Location },
    /// No tool left.
    NoToolLeft,
    /// A die shows six at most.
    CannotRaise,
    /// Tools for the main die come first.
    MainDieFirst,
    /// No wagon left.
    NoWagon,
    /// No die was placed there in this round.
    NotVisited { location: Location },
    /// No own die on that space.
    NoDieThere { location: Location },

    /// No moves left.
    NoMovesLeft,
    /// Behind the last bench is the baptistery.
    LastBench,
    /// Somebody sits there.
    SeatTaken,
    /// Nobody sits there on the last bench.
    NobodyToBaptise,
    /// Both places are taken.
    BaptisteryFull,
    /// No lay brother waits.
    BaptisteryEmpty,
    /// No place for a lay brother.
    NoLayBrother { site: Site },
    /// A peasant is there already.
    SpaceTaken { site: Site },

    /// The altar stands.
    AltarStands,
    /// All walls stand.
    WallsStand,
    /// Not in hand.
    NotInHand { building: Building },
    /// No such tower card left.
    NoSuchTowerLeft { tower: Tower },
    /// Two copies in a game.
    TwoCopies { site: Site },
    /// Four towers in a game.
    FourTowers,
    /// Another of the three halls was built.
    OtherHall,
    /// A farm was built.
    OtherFarm,
    /// Too few free slots.
    NoFreeSlot { needed: u8, free: u8 },
    /// Archers man Gate Towers and Battlements.
    NoArcherThere { tower: Tower },
    /// No such tower waits for an archer.
    NoVacantTower { tower: Tower },
    /// Once per game.
    RemodelledAlready,
    /// Slots are still free.
    SlotsLeft,

    /// Not so many sheep.
    NotSoManySheep { have: u8 },
    /// Not so many are needed.
    TooManySheep { most: u8 },

    /// No trade in this round.
    RoadsBroken,
    /// No trade token left.
    NoTradeToken,
    /// Not enough of it for one token of the other kind.
    NotWorthOne { give: Good },
    /// One kind for another kind.
    SameKind,
    /// Less would buy as much.
    Wasteful,
    /// The partner has too little.
    PartnerLacks { good: Good },
    /// No other kind is worth that much.
    CannotMatch,
    /// The lot given is worth less than the lot wanted.
    GivesTooLittle,
    /// So generous an offer cannot be made.
    GivesTooMuch,
    /// Nobody works there.
    NobodyWorksThere { site: Site },
    /// Who serves two cards stays.
    ServesTwo,

    /// Not one's own relic.
    NoSuchRelic { relic: Relic },
    /// It would do nothing here.
    RelicHasNoUse { relic: Relic },
    /// Even without one kind the cost is too high.
    TabletsDoNotSuffice,
    /// The kind is not in the cost.
    NotInTheCost { good: Good },
    /// No saint was kept.
    NoSaintKept,
    /// It would do nothing here.
    SaintHasNoUse,
    /// No saint was revealed.
    NoSaintRevealed,
    /// Once in a round.
    SupportUsed,
    /// Not a lay brother.
    NotALayBrother,
    /// Too few vacant buildings.
    NoVacantCards { needed: u8 },
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInThisPhase { rule } | Self::TooPoor { rule, .. } => rule,
            Self::NotYourTurn | Self::NotAsked => "ABB-3.3",
            Self::NoFreeActionNow => "ABB-18.9",
            Self::UsedUp { .. } => "ABB-16.0",
            Self::NotActive { .. } | Self::NobodyWorksThere { .. } => "ABB-1.13",
            Self::NoUse | Self::NoSecondDie | Self::NoVacantCards { .. } => "ABB-26.10",
            Self::NameTheFirst { .. } => "ABB-26.4",
            Self::SpaceTaken { .. } => "ABB-1.10",
            Self::BidTooLow { .. } | Self::BidTooHigh { .. } => "ABB-20.8",
            Self::PaymentUneven { .. } | Self::NotOnOffer => "ABB-20.9",
            Self::NoSuchDie { .. } => "ABB-1.8",
            Self::RolledAgainAlready { .. } => "ABB-17.3",
            Self::NoPeasantThere { .. } => "ABB-1.12",
            _ => self.rule_of_a_phase(),
        }
    }
}

impl Refusal {
    fn rule_of_a_phase(self) -> &'static str {
        match self {
            Self::CannotComeUp(lottery) => lottery.rule(),
            Self::RowHasAnotherValue { .. } | Self::MustMeet => "ABB-5.5",
            Self::NotBuilt { .. } => "ABB-5.10",
            Self::CanStillMeet => "ABB-5.7",
            Self::WrongDie { action: Action::Clergy, .. } | Self::TopOfTheClergy => "ABB-6.4",
            Self::WrongDie { action: Action::Preach, .. } | Self::ReserveEmpty { .. } => "ABB-6.3",
            Self::BoxesFull { .. } => "ABB-6.5",
            Self::NotYourCrusade | Self::NoRoom { .. } | Self::NoPeasantToSend | Self::NotFromCards => {
                "ABB-6.7"
            }
            Self::CrusadeComplete => "ABB-6.9",
            Self::CrusadeNotBegun | Self::NotAnotherPlayer => "ABB-6.10",
            Self::CrusadeHasAnotherValue { .. } => "ABB-6.8",
            Self::WrongDie { .. } | Self::RowsDiffer | Self::LowerDieFirst => "ABB-16.18",
            Self::NotTwoResources => "ABB-26.7",
            Self::EliasLacks { .. } => "ABB-22.8",
            Self::HasAnAlly { .. } => "ABB-6.12",
            Self::HelperHasNoPeasant | Self::HelperHasNoDice { .. } => "ABB-6.11",
            Self::NoOffersLeft { .. } | Self::AskedAlready => "ABB-25.4",
            Self::TooManyDice { .. }
            | Self::TooMuchPrestige { .. }
            | Self::NotInReward
            | Self::SameOffer
            | Self::CannotMatch => "ABB-25.2",
            Self::WayPassed | Self::WrongNumber { .. } => "ABB-25.7",
            Self::StallEmpty => "ABB-7.3",
            Self::NoDiceLeft => "ABB-8.1",
            Self::NoBonusSpace { .. } => "ABB-8.2",
            Self::BeenThere { .. } => "ABB-8.3",
            Self::Flooded { .. } => "ABB-5.2",
            Self::NoToolLeft | Self::CannotRaise => "ABB-8.4",
            Self::MainDieFirst => "ABB-26.2",
            Self::NoWagon | Self::NotVisited { .. } => "ABB-8.6",
            Self::InitiativeTaken => "ABB-8.7",
            Self::NoDieThere { .. } => "ABB-16.16",
            Self::NoMovesLeft => "ABB-9.1",
            Self::LastBench | Self::SeatTaken => "ABB-9.2",
            Self::NobodyToBaptise | Self::BaptisteryFull => "ABB-18.1",
            Self::BaptisteryEmpty | Self::NoLayBrother { .. } => "ABB-18.2",
            other => other.rule_of_a_thing(),
        }
    }

    fn rule_of_a_thing(self) -> &'static str {
        match self {
            Self::AltarStands => "ABB-10.2",
            Self::WallsStand => "ABB-10.3",
            Self::NoSuchTowerLeft { .. } | Self::FourTowers => "ABB-10.4",
            Self::NoArcherThere { .. } | Self::NoVacantTower { .. } => "ABB-10.5",
            Self::NotInHand { .. } | Self::TwoCopies { .. } | Self::NoFreeSlot { .. } => "ABB-10.6",
            Self::RemodelledAlready | Self::SlotsLeft => "ABB-10.7",
            Self::OtherHall => "ABB-16.7",
            Self::OtherFarm => "ABB-16.11",
            Self::NotSoManySheep { .. } => "ABB-11.5",
            Self::TooManySheep { .. } => "ABB-26.8",
            Self::NoTradeToken | Self::NotWorthOne { .. } | Self::SameKind => "ABB-1.9",
            Self::RoadsBroken => "ABB-18.3",
            Self::Wasteful => "ABB-26.1",
            Self::PartnerLacks { .. } | Self::GivesTooLittle | Self::GivesTooMuch => "ABB-16.20",
            Self::NoSuchRelic { .. } => "ABB-23.3",
            Self::RelicHasNoUse { .. } | Self::TabletsDoNotSuffice | Self::NotInTheCost { .. } => "ABB-23.4",
            Self::NoSaintKept | Self::NoSaintRevealed => "ABB-24.1",
            Self::SupportUsed => "ABB-24.3",
            _ => "ABB-24.4",
        }
    }
}
