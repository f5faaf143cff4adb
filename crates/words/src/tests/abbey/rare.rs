//! What random play hardly ever comes to.

use parlour_abbey::choice::{Action, Space, Stall, Supply};
use parlour_abbey::data::{
    Building, Crusade, Good, Location, PeasantSpot, Relic, Saint, Site, Stand, Token, Tower,
};
use parlour_abbey::event::Cause;
use parlour_abbey::refusal::Lottery;
use parlour_abbey::{Abbey, Choice, Event, Refusal, printed_rows};
use parlour_core::{Game, Mode, Phrase, Seat, Speak, Who};

const SEAT: Seat = Seat::new(0);
const BAKERY: Site = Site::Building(Building::Bakery);
const SECOND_BAKERY: Stand = Stand { site: BAKERY, copy: 1 };
const CHAPEL: Site = Site::Tower(Tower::Chapel);

/// Refusals that hardly any candidate meets: most of them answer nonsense sent by a program.
pub(super) const RARE_REFUSALS: &[Refusal] = &[
    Refusal::BaptisteryEmpty,
    Refusal::BaptisteryFull,
    Refusal::BidTooHigh { worth: 15 },
    Refusal::BidTooLow { standing: 0 },
    Refusal::BidTooLow { standing: 4 },
    Refusal::BoxesFull { action: Action::Preach, limit: 1 },
    Refusal::BoxesFull { action: Action::Clergy, limit: 3 },
    Refusal::CannotComeUp(Lottery::Token),
    Refusal::CannotMatch,
    Refusal::FourTowers,
    Refusal::GivesTooLittle,
    Refusal::GivesTooMuch,
    Refusal::LowerDieFirst,
    Refusal::NameTheFirst { site: BAKERY },
    Refusal::NoArcherThere { tower: Tower::BellTower },
    Refusal::NoBonusSpace { location: Location::Field },
    Refusal::NoDieThere { location: Location::Forest },
    Refusal::NoFreeSlot { needed: 2, free: 1 },
    Refusal::NoFreeSlot { needed: 1, free: 0 },
    Refusal::NoLayBrother { site: CHAPEL },
    Refusal::NoRoom { room: 0 },
    Refusal::NoRoom { room: 1 },
    Refusal::MustMeet,
    Refusal::NoSaintRevealed,
    Refusal::NoSuchRelic { relic: Relic::Torah },
    Refusal::RelicHasNoUse { relic: Relic::HolyLance },
    Refusal::NoSecondDie,
    Refusal::NoToolLeft,
    Refusal::NoTradeToken,
    Refusal::NoUse,
    Refusal::NoVacantCards { needed: 1 },
    Refusal::NoVacantCards { needed: 2 },
    Refusal::NoWagon,
    Refusal::NobodyWorksThere { site: BAKERY },
    Refusal::NotALayBrother,
    Refusal::NotActive { site: BAKERY },
    Refusal::NotBuilt { site: CHAPEL },
    Refusal::NotFromCards,
    Refusal::NotInReward,
    Refusal::NotInTheCost { good: Good::Sand },
    Refusal::NotInThisPhase { rule: "ABB-18.8" },
    Refusal::NotSoManySheep { have: 0 },
    Refusal::NotSoManySheep { have: 2 },
    Refusal::NotTwoResources,
    Refusal::NotVisited { location: Location::Sandpit },
    Refusal::PartnerLacks { good: Good::Coin },
    Refusal::PaymentUneven { owed: 3 },
    Refusal::RemodelledAlready,
    Refusal::ReserveEmpty { left: 0 },
    Refusal::ReserveEmpty { left: 1 },
    Refusal::RoadsBroken,
    Refusal::RolledAgainAlready { face: 2 },
    Refusal::RowsDiffer,
    Refusal::SaintHasNoUse,
    Refusal::SameKind,
    Refusal::ServesTwo,
    Refusal::SpaceTaken { site: BAKERY },
    Refusal::SupportUsed,
    Refusal::TabletsDoNotSuffice,
    Refusal::TooManyDice { most: 1 },
    Refusal::TooManySheep { most: 0 },
    Refusal::TooManySheep { most: 1 },
    Refusal::TooMuchPrestige { most: 4 },
    Refusal::TopOfTheClergy,
    Refusal::TwoCopies { site: BAKERY },
    Refusal::Wasteful,
    Refusal::WayPassed,
    Refusal::WrongNumber { left: 1 },
    Refusal::WrongNumber { left: 2 },
];

/// Questions that random play may never come to, as the rules crate says them: its test of rare questions has the same.
fn rare_prompts() -> Vec<Phrase> {
    let (wood, coin) = (Good::Wood.key(), Good::Coin.key());
    let stables = |key| Phrase::new(key).seat("seat", SEAT);
    let plain = [
        "abbey-prompt-double-die",
        "abbey-prompt-ease",
        "abbey-prompt-echo-die",
        "abbey-prompt-elias-build",
        "abbey-prompt-lance",
        "abbey-prompt-reynold",
        "abbey-prompt-rudolph-first",
        "abbey-prompt-rudolph-who",
        "abbey-prompt-tablets",
    ];
    let mut rare: Vec<Phrase> = plain.into_iter().map(Phrase::new).collect();
    rare.extend([
        Phrase::new("abbey-prompt-archer").term("tower", Tower::GateTower.key()),
        Phrase::new("abbey-prompt-bathe-to").term("card", BAKERY.key()),
        Phrase::new("abbey-prompt-bell").count("dice", 2, "abbey-unit-die"),
        Phrase::new("abbey-prompt-forge-value").term("card", Crusade::Acre.key()).number("die", 3),
        Phrase::new("abbey-prompt-gift").term("giver", "abbey-giver-support"),
        Phrase::new("abbey-prompt-lifted").number("face", 4),
        Phrase::new("abbey-prompt-lifted-echo").number("face", 4),
        Phrase::new("abbey-prompt-lionel-archer").number("left", 2),
        Phrase::new("abbey-prompt-rudolph-second").term("card", BAKERY.key()),
        Phrase::new("abbey-prompt-second-die").term("use", Crusade::Tyre.key()).number("first", 3),
        stables("abbey-prompt-stables-answer").count("want", 3, coin).count("give", 2, wood),
        stables("abbey-prompt-stables-give").count("want", 3, coin),
        stables("abbey-prompt-stables-given").count("want", 3, coin).term("give", wood),
        stables("abbey-prompt-stables-want").term("want", coin),
        Phrase::new("abbey-prompt-supply").term("card", Crusade::Acre.key()).count(
            "dice",
            2,
            "abbey-unit-die",
        ),
        Phrase::new("abbey-prompt-tablets-spare").term("card", CHAPEL.key()),
        Phrase::new("abbey-prompt-trade-amount").term("give", wood).term("want", coin),
        Phrase::new("abbey-prompt-trade-for").term("give", coin),
    ]);
    rare
}

/// News that random play may never have.
const RARE_EVENTS: &[Event] = &[
    Event::Activated { seat: SEAT, site: BAKERY },
    Event::ArcherPosted { seat: SEAT, tower: Tower::GateTower },
    Event::Baptised { seat: SEAT },
    Event::Bathed { seat: SEAT, from: BAKERY, to: Site::Building(Building::Stables) },
    Event::CrusadeEased { seat: SEAT, card: Crusade::Acre },
    Event::DieTakenBack { seat: SEAT, face: 6 },
    Event::DieUsed { seat: SEAT, action: Action::Clergy, face: 5, counts: 2 },
    Event::DieUsed { seat: SEAT, action: Action::March(Crusade::Acre), face: 5, counts: 3 },
    Event::EliasTakesInitiative { token: None },
    Event::Gains { seat: SEAT, token: Token::Good(Good::Sand), n: 1, cause: Cause::Wagon },
    Event::PeasantLost { seat: SEAT, spot: PeasantSpot::Baptistery, cause: Cause::Darkness },
    Event::RelicUsed { seat: SEAT, relic: Relic::Torah },
    Event::RelicWon { seat: SEAT, relic: Relic::Torah },
    Event::Remodelled { seat: SEAT },
    Event::Rerolled { seat: SEAT, face: 1 },
    Event::SaintInvoked { seat: SEAT, saint: Saint::Andrew },
    Event::SaintSupports { seat: SEAT, saint: Saint::Andrew },
    Event::Shares { seat: SEAT, one: BAKERY, two: Site::Building(Building::Stables) },
    Event::TradeAgreed {
        owner: SEAT,
        partner: Seat::new(1),
        give: Good::Wood,
        given: 2,
        want: Good::Grain,
        wanted: 1,
    },
    Event::TradeOffered {
        owner: SEAT,
        partner: Seat::new(1),
        give: Good::Wood,
        given: 2,
        want: Good::Grain,
        wanted: 1,
    },
    Event::TradeRefused { partner: SEAT },
    Event::Trades { seat: SEAT, give: Good::Sand, given: 2, get: Good::Grain, got: 3 },
];

/// Answers that random play may never find on offer.
const RARE_CHOICES: &[Choice] = &[
    Choice::Activate(SECOND_BAKERY),
    Choice::Bathe(SECOND_BAKERY),
    Choice::BonusEcho,
    Choice::Buy(Stall { column: 0, row: 3 }),
    Choice::Collect,
    Choice::Double,
    Choice::Ease(Crusade::Acre),
    Choice::Echo,
    Choice::For(Good::Coin),
    Choice::Harvest(Location::Forest, Location::Field),
    Choice::Hold,
    Choice::Invoke,
    Choice::Lift(Location::Mountain, Space::Bonus),
    Choice::MeetDouble(3),
    Choice::MeetEcho(3),
    Choice::Recall(Action::Clergy, 6),
    Choice::Relic(Relic::Torah),
    Choice::Repel,
    Choice::Reroll(1),
    Choice::Second(2),
    Choice::Spare(Good::Coin),
    Choice::Stables(Seat::new(1), Good::Grain),
    Choice::Supply(Supply::Double),
    Choice::Supply(Supply::DoubleForge(2)),
    Choice::Supply(Supply::Echo),
    Choice::Supply(Supply::EchoForge(2)),
    Choice::Supply(Supply::Forge(2)),
    Choice::Supply(Supply::Plain),
    Choice::SupportEcho,
    Choice::To(SECOND_BAKERY),
    Choice::Value(4),
    Choice::Want(2),
];

/// What depends on a position that takes long to reach, with the arguments it has there.
fn late_phrases() -> Vec<Phrase> {
    let peasants = |key| {
        let baptistery = Phrase::new("abbey-spot-baptistery");
        Phrase::new(key).list("spot", [baptistery]).count("peasants", 1, "abbey-unit-peasant")
    };
    let player = Phrase::new("abbey-player").seat("seat", SEAT);
    let coins = |n: i64| Phrase::counted(n, Good::Coin.key());
    vec![
        peasants("abbey-choice-peasant-archer"),
        peasants("abbey-choice-peasant-serves"),
        Phrase::new("abbey-choice-archer-free")
            .term("tower", Tower::GateTower.key())
            .list("cost", [coins(5)]),
        Phrase::new("abbey-choice-build-free")
            .term("card", Building::MoneyChanger.key())
            .list("cost", [coins(2)])
            .count("prestige", 4, "abbey-unit-prestige"),
        Phrase::new("abbey-choice-done-bell"),
        Phrase::new("abbey-choice-give-for").count("goods", 2, Good::Sand.key()).count(
            "got",
            3,
            Good::Grain.key(),
        ),
        Phrase::new("abbey-choice-offer-kind").term("good", Good::Wood.key()),
        Phrase::new("abbey-sheet-raider-echo").number("value", 3).list("who", [player]),
        Phrase::new("abbey-sheet-trade")
            .seat("owner", SEAT)
            .seat("partner", Seat::new(1))
            .count("want", 1, Good::Grain.key())
            .count("give", 2, Good::Wood.key()),
        Phrase::new("abbey-rescue-manna"),
        Phrase::new("abbey-sheet-relics"),
        Phrase::new("abbey-vow-spent"),
        Phrase::counted(2, Token::Relic.key()),
    ]
}

/// All of these but the refusals.
pub(super) fn rarities() -> Vec<Phrase> {
    let mode = Mode::choose(Abbey::ABOUT, Some(3), [("saints", "on")]).expect("a mode");
    let game = Abbey::new(&mode).expect("a game");
    let mut rare = late_phrases();
    rare.extend(printed_rows().map(|row| row.phrase()));
    rare.extend(rare_prompts());
    rare.extend(RARE_EVENTS.iter().map(Event::phrase));
    rare.extend(RARE_CHOICES.iter().map(|choice| game.say(Who::Seat(SEAT), *choice)));
    rare
}
