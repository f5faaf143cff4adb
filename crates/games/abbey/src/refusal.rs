//! Why an answer may not be given, and which rule says so.

use parlour_core::{Phrase, Reason, Refuse, Seat, Speak, spelled};

use crate::choice::Action;
use crate::data::{Building, Good, Location, PeasantSpot, Relic, Site, Tower};
use crate::words::{PRESTIGE, SHEEP, action_key, spot};

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
    NoPeasantThere { spot: PeasantSpot },
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
    NoPeasantToSend {
        /// The rule that wants one: of crusades, or of archers.
        rule: &'static str,
    },
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

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        self.reason().phrase
    }
}

impl Refuse for Refusal {
    #[expect(clippy::too_many_lines, reason = "a list: one entry per refusal, all of one shape")]
    fn reason(&self) -> Reason {
        match *self {
            Self::NotYourTurn => Phrase::new("abbey-refusal-not-your-turn").refused_by("ABB-3.3"),
            Self::NotAsked => Phrase::new("abbey-refusal-not-asked").refused_by("ABB-3.3"),
            Self::CannotComeUp(lottery) => Phrase::new("abbey-refusal-cannot-come-up")
                .term("lottery", lottery.key())
                .refused_by(lottery.rule()),
            Self::NoFreeActionNow => Phrase::new("abbey-refusal-no-free-action-now").refused_by("ABB-18.9"),
            Self::NotInThisPhase { rule } => Phrase::new("abbey-refusal-not-in-this-phase").refused_by(rule),
            Self::TooPoor { good, price, have, rule } => Phrase::new("abbey-refusal-too-poor")
                .count("price", price, good.key())
                .count("have", have, good.key())
                .refused_by(rule),
            Self::NotActive { site } => {
                Phrase::new("abbey-refusal-not-active").term("card", site.key()).refused_by("ABB-1.13")
            }
            Self::UsedUp { site } => {
                Phrase::new("abbey-refusal-used-up").term("card", site.key()).refused_by("ABB-16.0")
            }
            Self::NotBuilt { site } => {
                Phrase::new("abbey-refusal-not-built").term("card", site.key()).refused_by("ABB-5.10")
            }
            Self::NameTheFirst { site } => {
                Phrase::new("abbey-refusal-name-the-first").term("card", site.key()).refused_by("ABB-26.4")
            }
            Self::NoUse => Phrase::new("abbey-refusal-no-use").refused_by("ABB-26.10"),
            Self::BidTooLow { standing } => {
                Phrase::new("abbey-refusal-bid-too-low").number("standing", standing).refused_by("ABB-20.8")
            }
            Self::BidTooHigh { worth } => {
                Phrase::new("abbey-refusal-bid-too-high").number("worth", worth).refused_by("ABB-20.8")
            }
            Self::PaymentUneven { owed } => {
                Phrase::new("abbey-refusal-payment-uneven").number("owed", owed).refused_by("ABB-20.9")
            }
            Self::NotOnOffer => Phrase::new("abbey-refusal-not-on-offer").refused_by("ABB-20.9"),
            Self::NoSuchDie { face } => {
                Phrase::new("abbey-refusal-no-such-die").number("face", face).refused_by("ABB-1.8")
            }
            Self::RolledAgainAlready { face } => {
                Phrase::new("abbey-refusal-rolled-again-already").number("face", face).refused_by("ABB-17.3")
            }
            Self::NoPeasantThere { spot: place } => Phrase::new("abbey-refusal-no-peasant-there")
                .list("spot", [spot(place)])
                .refused_by("ABB-1.12"),
            Self::RowHasAnotherValue { value } => Phrase::new("abbey-refusal-row-has-another-value")
                .number("value", value)
                .refused_by("ABB-5.5"),
            Self::RowsDiffer => Phrase::new("abbey-refusal-rows-differ").refused_by("ABB-16.18"),
            Self::CanStillMeet => Phrase::new("abbey-refusal-can-still-meet").refused_by("ABB-5.7"),
            Self::MustMeet => Phrase::new("abbey-refusal-must-meet").refused_by("ABB-5.5"),
            Self::WrongDie { action, face } => Phrase::new("abbey-refusal-wrong-die")
                .term("use", action_key(action))
                .number("face", face)
                .refused_by(wrong_die_rule(action)),
            Self::BoxesFull { action, limit } => Phrase::new("abbey-refusal-boxes-full")
                .term("use", action_key(action))
                .number("limit", limit)
                .refused_by("ABB-6.5"),
            Self::ReserveEmpty { left } => {
                Phrase::new("abbey-refusal-reserve-empty").number("left", left).refused_by("ABB-6.3")
            }
            Self::TopOfTheClergy => Phrase::new("abbey-refusal-top-of-the-clergy").refused_by("ABB-6.4"),
            Self::NotYourCrusade => Phrase::new("abbey-refusal-not-your-crusade").refused_by("ABB-6.7"),
            Self::CrusadeComplete => Phrase::new("abbey-refusal-crusade-complete").refused_by("ABB-6.9"),
            Self::CrusadeNotBegun => Phrase::new("abbey-refusal-crusade-not-begun").refused_by("ABB-6.10"),
            Self::NoRoom { room } => {
                Phrase::new("abbey-refusal-no-room").number("room", room).refused_by("ABB-6.7")
            }
            Self::CrusadeHasAnotherValue { value } => Phrase::new("abbey-refusal-crusade-has-another-value")
                .number("value", value)
                .refused_by("ABB-6.8"),
            Self::NoPeasantToSend { rule } => {
                Phrase::new("abbey-refusal-no-peasant-to-send").refused_by(rule)
            }
            Self::NotFromCards => Phrase::new("abbey-refusal-not-from-cards").refused_by("ABB-6.7"),
            Self::NoSecondDie => Phrase::new("abbey-refusal-no-second-die").refused_by("ABB-26.10"),
            Self::LowerDieFirst => Phrase::new("abbey-refusal-lower-die-first").refused_by("ABB-16.18"),
            Self::NotTwoResources => Phrase::new("abbey-refusal-not-two-resources").refused_by("ABB-26.7"),
            Self::EliasLacks { value } => {
                Phrase::new("abbey-refusal-elias-lacks").number("value", value).refused_by("ABB-22.8")
            }
            Self::NotAnotherPlayer => Phrase::new("abbey-refusal-not-another-player").refused_by("ABB-6.10"),
            Self::NoOffersLeft { most } => {
                Phrase::new("abbey-refusal-no-offers-left").number("most", most).refused_by("ABB-25.4")
            }
            Self::AskedAlready => Phrase::new("abbey-refusal-asked-already").refused_by("ABB-25.4"),
            Self::HasAnAlly { ally } => {
                Phrase::new("abbey-refusal-has-an-ally").seat("seat", ally).refused_by("ABB-6.12")
            }
            Self::HelperHasNoPeasant => {
                Phrase::new("abbey-refusal-helper-has-no-peasant").refused_by("ABB-6.11")
            }
            Self::HelperHasNoDice { value } => {
                Phrase::new("abbey-refusal-helper-has-no-dice").number("value", value).refused_by("ABB-6.11")
            }
            Self::TooManyDice { most } => {
                Phrase::new("abbey-refusal-too-many-dice").number("most", most).refused_by("ABB-25.2")
            }
            Self::TooMuchPrestige { most } => Phrase::new("abbey-refusal-too-much-prestige")
                .count("most", most, PRESTIGE)
                .refused_by("ABB-25.2"),
            Self::NotInReward => Phrase::new("abbey-refusal-not-in-reward").refused_by("ABB-25.2"),
            Self::SameOffer => Phrase::new("abbey-refusal-same-offer").refused_by("ABB-25.2"),
            Self::WayPassed => Phrase::new("abbey-refusal-way-passed").refused_by("ABB-25.7"),
            Self::WrongNumber { left } => {
                Phrase::new("abbey-refusal-wrong-number").number("left", left).refused_by("ABB-25.7")
            }
            Self::StallEmpty => Phrase::new("abbey-refusal-stall-empty").refused_by("ABB-7.3"),
            Self::NoDiceLeft => Phrase::new("abbey-refusal-no-dice-left").refused_by("ABB-8.1"),
            Self::BeenThere { location } => {
                Phrase::new("abbey-refusal-been-there").term("location", location.key()).refused_by("ABB-8.3")
            }
            Self::Flooded { location } => {
                Phrase::new("abbey-refusal-flooded").term("location", location.key()).refused_by("ABB-5.2")
            }
            Self::InitiativeTaken => Phrase::new("abbey-refusal-initiative-taken").refused_by("ABB-8.7"),
            Self::NoBonusSpace { location } => Phrase::new("abbey-refusal-no-bonus-space")
                .term("location", location.key())
                .refused_by("ABB-8.2"),
            Self::NoToolLeft => Phrase::new("abbey-refusal-no-tool-left").refused_by("ABB-8.4"),
            Self::CannotRaise => Phrase::new("abbey-refusal-cannot-raise").refused_by("ABB-8.4"),
            Self::MainDieFirst => Phrase::new("abbey-refusal-main-die-first").refused_by("ABB-26.2"),
            Self::NoWagon => Phrase::new("abbey-refusal-no-wagon").refused_by("ABB-8.6"),
            Self::NotVisited { location } => Phrase::new("abbey-refusal-not-visited")
                .term("location", location.key())
                .refused_by("ABB-8.6"),
            Self::NoDieThere { location } => Phrase::new("abbey-refusal-no-die-there")
                .term("location", location.key())
                .refused_by("ABB-16.16"),
            Self::NoMovesLeft => Phrase::new("abbey-refusal-no-moves-left").refused_by("ABB-9.1"),
            Self::LastBench => Phrase::new("abbey-refusal-last-bench").refused_by("ABB-9.2"),
            Self::SeatTaken => Phrase::new("abbey-refusal-seat-taken").refused_by("ABB-9.2"),
            Self::NobodyToBaptise => Phrase::new("abbey-refusal-nobody-to-baptise").refused_by("ABB-18.1"),
            Self::BaptisteryFull => Phrase::new("abbey-refusal-baptistery-full").refused_by("ABB-18.1"),
            Self::BaptisteryEmpty => Phrase::new("abbey-refusal-baptistery-empty").refused_by("ABB-18.2"),
            Self::NoLayBrother { site } => {
                Phrase::new("abbey-refusal-no-lay-brother").term("card", site.key()).refused_by("ABB-18.2")
            }
            Self::SpaceTaken { site } => {
                Phrase::new("abbey-refusal-space-taken").term("card", site.key()).refused_by("ABB-1.10")
            }
            Self::AltarStands => Phrase::new("abbey-refusal-altar-stands").refused_by("ABB-10.2"),
            Self::WallsStand => Phrase::new("abbey-refusal-walls-stand").refused_by("ABB-10.3"),
            Self::NotInHand { building } => {
                Phrase::new("abbey-refusal-not-in-hand").term("card", building.key()).refused_by("ABB-10.6")
            }
            Self::NoSuchTowerLeft { tower } => Phrase::new("abbey-refusal-no-such-tower-left")
                .term("tower", tower.key())
                .refused_by("ABB-10.4"),
            Self::TwoCopies { site } => {
                Phrase::new("abbey-refusal-two-copies").term("card", site.key()).refused_by("ABB-10.6")
            }
            Self::FourTowers => Phrase::new("abbey-refusal-four-towers").refused_by("ABB-10.4"),
            Self::OtherHall => Phrase::new("abbey-refusal-other-hall").refused_by("ABB-16.7"),
            Self::OtherFarm => Phrase::new("abbey-refusal-other-farm").refused_by("ABB-16.11"),
            Self::NoFreeSlot { needed, free } => Phrase::new("abbey-refusal-no-free-slot")
                .number("needed", needed)
                .number("free", free)
                .refused_by("ABB-10.6"),
            Self::NoArcherThere { tower } => {
                Phrase::new("abbey-refusal-no-archer-there").term("tower", tower.key()).refused_by("ABB-10.5")
            }
            Self::NoVacantTower { tower } => {
                Phrase::new("abbey-refusal-no-vacant-tower").term("tower", tower.key()).refused_by("ABB-10.5")
            }
            Self::RemodelledAlready => Phrase::new("abbey-refusal-remodelled-already").refused_by("ABB-10.7"),
            Self::SlotsLeft => Phrase::new("abbey-refusal-slots-left").refused_by("ABB-10.7"),
            Self::NotSoManySheep { have } => Phrase::new("abbey-refusal-not-so-many-sheep")
                .count("have", have, SHEEP)
                .refused_by("ABB-11.5"),
            Self::TooManySheep { most } => {
                Phrase::new("abbey-refusal-too-many-sheep").count("most", most, SHEEP).refused_by("ABB-26.8")
            }
            Self::RoadsBroken => Phrase::new("abbey-refusal-roads-broken").refused_by("ABB-18.3"),
            Self::NoTradeToken => Phrase::new("abbey-refusal-no-trade-token").refused_by("ABB-1.9"),
            Self::NotWorthOne { give } => {
                Phrase::new("abbey-refusal-not-worth-one").term("good", give.key()).refused_by("ABB-1.9")
            }
            Self::SameKind => Phrase::new("abbey-refusal-same-kind").refused_by("ABB-1.9"),
            Self::Wasteful => Phrase::new("abbey-refusal-wasteful").refused_by("ABB-26.1"),
            Self::PartnerLacks { good } => {
                Phrase::new("abbey-refusal-partner-lacks").term("good", good.key()).refused_by("ABB-16.20")
            }
            Self::CannotMatch => Phrase::new("abbey-refusal-cannot-match").refused_by("ABB-25.2"),
            Self::GivesTooLittle => Phrase::new("abbey-refusal-gives-too-little").refused_by("ABB-16.20"),
            Self::GivesTooMuch => Phrase::new("abbey-refusal-gives-too-much").refused_by("ABB-16.20"),
            Self::NobodyWorksThere { site } => Phrase::new("abbey-refusal-nobody-works-there")
                .term("card", site.key())
                .refused_by("ABB-1.13"),
            Self::ServesTwo => Phrase::new("abbey-refusal-serves-two").refused_by("ABB-24.4"),
            Self::NoSuchRelic { relic } => {
                Phrase::new("abbey-refusal-no-such-relic").term("relic", relic.key()).refused_by("ABB-23.3")
            }
            Self::RelicHasNoUse { relic } => Phrase::new("abbey-refusal-relic-has-no-use")
                .term("relic", relic.key())
                .refused_by("ABB-23.4"),
            Self::TabletsDoNotSuffice => {
                Phrase::new("abbey-refusal-tablets-do-not-suffice").refused_by("ABB-23.4")
            }
            Self::NotInTheCost { good } => {
                Phrase::new("abbey-refusal-not-in-the-cost").term("good", good.key()).refused_by("ABB-23.4")
            }
            Self::NoSaintKept => Phrase::new("abbey-refusal-no-saint-kept").refused_by("ABB-24.1"),
            Self::SaintHasNoUse => Phrase::new("abbey-refusal-saint-has-no-use").refused_by("ABB-24.4"),
            Self::NoSaintRevealed => Phrase::new("abbey-refusal-no-saint-revealed").refused_by("ABB-24.1"),
            Self::SupportUsed => Phrase::new("abbey-refusal-support-used").refused_by("ABB-24.3"),
            Self::NotALayBrother => Phrase::new("abbey-refusal-not-a-lay-brother").refused_by("ABB-24.4"),
            Self::NoVacantCards { needed } => {
                Phrase::new("abbey-refusal-no-vacant-cards").number("needed", needed).refused_by("ABB-26.10")
            }
        }
    }
}

/// Preaching and the clergy say which dice they take; two dice that count as three must be equal.
const fn wrong_die_rule(action: Action) -> &'static str {
    match action {
        Action::Preach => "ABB-6.3",
        Action::Clergy => "ABB-6.4",
        Action::Defend | Action::March(_) => "ABB-16.18",
    }
}
