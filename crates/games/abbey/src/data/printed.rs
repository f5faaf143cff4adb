//! The numbers printed on cards and boards, each row with where it comes from.
//!
//! The rulebook's text lacks what was only to be seen in pictures and on cards. Rows marked
//! [`Provenance::Reconstructed`] are designs that fit everything the rulebook does say: an owner of
//! the box can correct a number here, and nowhere else.

use parlour_core::spelled;

use super::cards::{Building, Tower};
use super::crusades::Crusade;
use super::events::{EventCard, EventKind};
use super::goods::{Good, Location, Token};

spelled! {
    /// Where a printed number comes from.
    pub enum Provenance, "a provenance", "abbey-provenance-" {
        /// The rulebook says it.
        Rulebook = "rulebook",
        /// It follows from what the rulebook says.
        Derived = "derived",
        /// Part of the row is in the rulebook, the rest is reconstructed.
        Mixed = "mixed",
        /// Nobody says it: a value that fits.
        Reconstructed = "reconstructed",
    }
}

use Building as B;
use Crusade as C;
use EventCard as E;
use Provenance::{Derived, Mixed, Reconstructed, Rulebook};

const WOOD: Token = Token::Good(Good::Wood);
const GRAIN: Token = Token::Good(Good::Grain);
const STONE: Token = Token::Good(Good::Stone);
const SAND: Token = Token::Good(Good::Sand);
const COIN: Token = Token::Good(Good::Coin);

/// A building card. Prestige and ability are in the rulebook; `from` speaks of cost, purchase reward
/// and starting mark.
#[derive(Copy, Clone, Debug)]
pub struct BuildingRow {
    /// Which.
    pub building: Building,
    /// Gained when it is built.
    pub prestige: u8,
    /// Wood, grain, stone, sand, coins.
    pub cost: [u8; Good::COUNT],
    /// Taken when the card is bought.
    pub reward: (Token, u8),
    /// Is one of its three cards a starting building?
    pub start: bool,
    /// Where cost, reward and starting mark come from.
    pub from: Provenance,
}

const fn market(building: Building, prestige: u8, cost: [u8; 5], reward: (Token, u8)) -> BuildingRow {
    BuildingRow { building, prestige, cost, reward, start: false, from: Reconstructed }
}

const fn start(building: Building, prestige: u8, cost: [u8; 5], reward: (Token, u8)) -> BuildingRow {
    BuildingRow { building, prestige, cost, reward, start: true, from: Reconstructed }
}

/// The buildings, in the order of the appendix: prestige; wood, grain, stone, sand, coins; reward.
pub const BUILDINGS: [BuildingRow; Building::COUNT] = [
    market(B::AbbottsDen, 7, [1, 0, 2, 1, 0], (GRAIN, 1)),
    start(B::Bakery, 2, [2, 1, 0, 0, 0], (GRAIN, 1)),
    market(B::Barracks, 3, [2, 0, 1, 0, 2], (COIN, 2)),
    market(B::BathHouse, 4, [2, 0, 1, 0, 0], (WOOD, 1)),
    market(B::Blacksmith, 6, [2, 0, 2, 0, 0], (Token::Tool, 1)),
    start(B::Brewery, 2, [1, 2, 0, 0, 0], (COIN, 2)),
    market(B::Calefactory, 0, [3, 0, 2, 0, 4], (STONE, 1)),
    market(B::Cellarium, 7, [3, 0, 2, 0, 0], (GRAIN, 1)),
    market(B::Chapterhouse, 0, [0, 0, 3, 1, 1], (STONE, 1)),
    market(B::Cloister, 6, [0, 0, 2, 1, 0], (WOOD, 1)),
    market(B::DairyFarm, 2, [3, 2, 0, 0, 2], (WOOD, 1)),
    start(B::Garden, 2, [1, 1, 0, 0, 0], (GRAIN, 1)),
    start(B::Library, 4, [1, 0, 0, 1, 0], (COIN, 2)),
    start(B::MasonsGuild, 4, [1, 0, 2, 0, 0], (STONE, 1)),
    start(B::MoneyChanger, 4, [2, 0, 1, 0, 2], (COIN, 3)),
    market(B::MonksQuarters, 6, [2, 0, 1, 1, 2], (WOOD, 1)),
    market(B::Refectory, 0, [1, 2, 0, 1, 5], (STONE, 1)),
    market(B::Scriptorium, 5, [1, 0, 1, 1, 2], (WOOD, 1)),
    market(B::SheepFarm, 2, [3, 1, 0, 0, 2], (GRAIN, 1)),
    market(B::Stables, 7, [3, 1, 1, 0, 0], (Token::Wagon, 1)),
    market(B::TitheBarn, 6, [3, 0, 1, 0, 1], (GRAIN, 1)),
];

/// Cards of each building type.
pub const COPIES: u8 = 3;
/// All building cards.
pub const BUILDING_CARDS: usize = 63;
/// Cards marked as starting buildings.
pub const STARTING_CARDS: usize = 6;

/// A tower card. Prestige, copies and ability are in the rulebook; `from` speaks of the cost.
#[derive(Copy, Clone, Debug)]
pub struct TowerRow {
    /// Which.
    pub tower: Tower,
    /// Cards of it that each player has.
    pub copies: u8,
    /// Gained when it is built.
    pub prestige: u8,
    /// Wood, grain, stone, sand, coins.
    pub cost: [u8; Good::COUNT],
    /// Where the cost comes from.
    pub from: Provenance,
}

const fn tower(tower: Tower, copies: u8, prestige: u8, cost: [u8; 5], from: Provenance) -> TowerRow {
    TowerRow { tower, copies, prestige, cost, from }
}

/// The towers. Of the Battlement's cost, the six coins and the sand are in the rulebook.
pub const TOWERS: [TowerRow; Tower::COUNT] = [
    tower(Tower::Battlement, 2, 10, [0, 0, 2, 1, 6], Mixed),
    tower(Tower::GateTower, 2, 8, [1, 0, 2, 0, 5], Reconstructed),
    tower(Tower::BellTower, 1, 6, [2, 0, 1, 0, 4], Reconstructed),
    tower(Tower::Chapel, 1, 4, [1, 0, 1, 0, 3], Reconstructed),
];

/// A crusade card.
#[derive(Copy, Clone, Debug)]
pub struct CrusadeRow {
    /// Which.
    pub crusade: Crusade,
    /// Dice it needs.
    pub dice: u8,
    /// Gained when it is completed, lost if it never is.
    pub prestige: u8,
    /// One or two kinds of tokens; nought of the second if there is one.
    pub reward: [(Token, u8); 2],
    /// Where all this comes from.
    pub from: Provenance,
}

const fn one(crusade: Crusade, dice: u8, prestige: u8, reward: (Token, u8)) -> CrusadeRow {
    two(crusade, dice, prestige, reward, (COIN, 0))
}

const fn two(c: Crusade, dice: u8, prestige: u8, first: (Token, u8), second: (Token, u8)) -> CrusadeRow {
    CrusadeRow { crusade: c, dice, prestige, reward: [first, second], from: Reconstructed }
}

const fn relic(crusade: Crusade, dice: u8, prestige: u8) -> CrusadeRow {
    two(crusade, dice, prestige, (COIN, 2), (Token::Relic, 1))
}

/// The crusades: dice, prestige, reward.
pub const CRUSADES: [CrusadeRow; Crusade::COUNT] = [
    one(C::Nicaea, 3, 4, (WOOD, 2)),
    one(C::Dorylaeum, 3, 4, (STONE, 1)),
    one(C::Iconium, 3, 4, (COIN, 4)),
    two(C::Tarsus, 3, 4, (WOOD, 1), (GRAIN, 1)),
    one(C::Edessa, 3, 5, (GRAIN, 1)),
    one(C::Marash, 3, 5, (COIN, 3)),
    two(C::Artah, 3, 5, (WOOD, 1), (COIN, 1)),
    one(C::Latakia, 3, 4, (Token::Tool, 1)),
    two(C::Antioch, 4, 7, (SAND, 1), (COIN, 1)),
    one(C::Arqa, 4, 7, (WOOD, 3)),
    one(C::Tripoli, 4, 7, (GRAIN, 2)),
    two(C::Tyre, 4, 7, (WOOD, 1), (STONE, 1)),
    one(C::Sidon, 4, 7, (COIN, 6)),
    one(C::Haifa, 4, 8, (STONE, 1)),
    one(C::Caesarea, 4, 8, (COIN, 4)),
    two(C::Jaffa, 4, 7, (Token::Tool, 1), (COIN, 2)),
    two(C::Ramla, 5, 10, (WOOD, 2), (SAND, 1)),
    one(C::Bethlehem, 5, 10, (STONE, 2)),
    two(C::Ascalon, 5, 10, (GRAIN, 1), (SAND, 1)),
    one(C::Acre, 5, 11, (SAND, 1)),
    one(C::Jerusalem, 5, 11, (COIN, 5)),
    relic(C::Grail, 5, 8),
    relic(C::Cross, 5, 8),
    relic(C::Lance, 4, 6),
    relic(C::Manna, 4, 6),
    relic(C::Rod, 4, 6),
    relic(C::Tablets, 4, 6),
    relic(C::Torah, 4, 6),
];

/// What an event does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A divisor grows or shrinks in phase 5, never below two.
    Divisor(Location, i8),
    /// A resource action on the location yields one more; the flag says whether its dice must yield some.
    Bonus(Location, bool),
    /// At once: coins come, or go as far as there are any.
    Coins(i8),
    /// At once: a peasant takes a seat.
    Recruit,
    /// More moves in phase 6.
    Moves(u8),
    /// More or fewer levels to feed in phase 8.
    Food(i8),
    /// A higher defense in the comparison of phase 9.
    Defense(u8),
    /// Lower prices in phase 4.
    Discount(u8),
    /// At once: pool dice may be rolled again.
    Study,
    /// No die may be placed on the location.
    Closed(Location),
    /// At once: a peasant is lost, or so much prestige.
    Plague(u8),
    /// Another limit for preaching.
    Preach(u8),
    /// A higher Darkness in the comparison of phase 9.
    Darkness(u8),
    /// No trade token, wagon or Stables trade.
    NoTrade,
    /// A raid (ABB-5).
    Raid,
}

/// An event card. Only the Vikings are described in the rulebook.
#[derive(Copy, Clone, Debug)]
pub struct EventRow {
    /// Which.
    pub card: EventCard,
    /// What it does.
    pub effect: Effect,
    /// Where the effect comes from.
    pub from: Provenance,
}

const fn event(card: EventCard, effect: Effect) -> EventRow {
    EventRow { card, effect, from: Reconstructed }
}

/// The events: ten good years, ten disasters, the Vikings.
pub const EVENTS: [EventRow; EventCard::COUNT] = [
    event(E::BumperHarvest, Effect::Divisor(Location::Field, -1)),
    event(E::GenerousForests, Effect::Bonus(Location::Forest, false)),
    event(E::NewVein, Effect::Bonus(Location::Mountain, true)),
    event(E::RoyalLargesse, Effect::Coins(3)),
    event(E::ReligiousFervour, Effect::Recruit),
    event(E::GreatPilgrimage, Effect::Moves(2)),
    event(E::MildWinter, Effect::Food(-1)),
    event(E::RayOfLight, Effect::Defense(2)),
    event(E::GreatFair, Effect::Discount(1)),
    event(E::YearOfStudy, Effect::Study),
    event(E::Drought, Effect::Divisor(Location::Field, 1)),
    event(E::ForestFire, Effect::Divisor(Location::Forest, 1)),
    event(E::Rockslide, Effect::Divisor(Location::Mountain, 1)),
    event(E::Flood, Effect::Closed(Location::Sandpit)),
    event(E::Plague, Effect::Plague(2)),
    event(E::Brigands, Effect::Coins(-3)),
    event(E::Famine, Effect::Food(1)),
    event(E::Heresy, Effect::Preach(1)),
    event(E::DeepNight, Effect::Darkness(1)),
    event(E::BrokenRoads, Effect::NoTrade),
    EventRow { card: E::Vikings, effect: Effect::Raid, from: Rulebook },
];

/// Event cards of each type in the box; one of each good year and disaster, the Vikings alike.
pub const EVENT_SPLIT: [u8; EventKind::ALL.len()] = [10, 10, 8];

/// Good years, disasters and Vikings in the event deck, by preset.
pub const PRESETS: [(&str, [u8; 3]); 6] = [
    ("standard", [2, 2, 3]),
    ("easy_one_viking", [3, 3, 1]),
    ("easy_no_viking", [4, 3, 0]),
    ("easiest", [7, 0, 0]),
    ("hard", [1, 2, 4]),
    ("hardest", [0, 3, 4]),
];
/// Every other mix of seven cards with at least one that is no raid, by its numbers (ABB-20.2).
pub const MIXES: [(&str, [u8; 3]); 29] = [
    ("6_1_0", [6, 1, 0]),
    ("5_2_0", [5, 2, 0]),
    ("3_4_0", [3, 4, 0]),
    ("2_5_0", [2, 5, 0]),
    ("1_6_0", [1, 6, 0]),
    ("0_7_0", [0, 7, 0]),
    ("6_0_1", [6, 0, 1]),
    ("5_1_1", [5, 1, 1]),
    ("4_2_1", [4, 2, 1]),
    ("2_4_1", [2, 4, 1]),
    ("1_5_1", [1, 5, 1]),
    ("0_6_1", [0, 6, 1]),
    ("5_0_2", [5, 0, 2]),
    ("4_1_2", [4, 1, 2]),
    ("3_2_2", [3, 2, 2]),
    ("2_3_2", [2, 3, 2]),
    ("1_4_2", [1, 4, 2]),
    ("0_5_2", [0, 5, 2]),
    ("4_0_3", [4, 0, 3]),
    ("3_1_3", [3, 1, 3]),
    ("1_3_3", [1, 3, 3]),
    ("0_4_3", [0, 4, 3]),
    ("3_0_4", [3, 0, 4]),
    ("2_1_4", [2, 1, 4]),
    ("2_0_5", [2, 0, 5]),
    ("1_1_5", [1, 1, 5]),
    ("0_2_5", [0, 2, 5]),
    ("1_0_6", [1, 0, 6]),
    ("0_1_6", [0, 1, 6]),
];
/// The event deck of the quick game.
pub const QUICK_EVENTS: [u8; 3] = [2, 2, 1];

/// Benches, and seats on each.
pub const PEWS: (u8, u8) = (4, 3);
/// Cells of each level of the clergy track.
pub const LEVEL_CELLS: u8 = 3;
/// Prestige of the three cells of the Cardinal.
pub const CARDINAL_PRESTIGE: [u8; 3] = [3, 4, 5];
/// The Darkness track from the bottom to the top.
pub const DARKNESS: [u8; 9] = [3, 3, 4, 5, 6, 7, 8, 9, 10];
/// The altar: wood, grain, stone, sand, coins.
pub const ALTAR_COST: [u8; Good::COUNT] = [2, 0, 0, 0, 4];
/// Prestige of the altar.
pub const ALTAR_PRESTIGE: u8 = 2;
/// A wall.
pub const WALL_COST: [u8; Good::COUNT] = [0, 0, 1, 0, 0];
/// Prestige of each wall.
pub const WALL_PRESTIGE: u8 = 1;
/// The remodelling of the abbey.
pub const REMODEL_COST: [u8; Good::COUNT] = [0, 2, 2, 0, 0];
/// What training an archer costs.
pub const ARCHER_COST: [u8; Good::COUNT] = [0, 0, 0, 0, 5];
/// Shields drawn on the defense track; the number itself has no bound.
pub const SHIELDS: u8 = 15;
/// Squares of the prestige track, which goes round and round.
pub const PRESTIGE_SQUARES: u8 = 100;

spelled! {
    /// What a printed row tells.
    pub enum Fact, "a printed fact", "abbey-fact-" {
        /// A construction cost.
        Cost = "cost",
        /// A reward.
        Reward = "reward",
        /// Prestige.
        Prestige = "prestige",
        /// Being a starting building or not.
        Start = "start",
        /// How many cards.
        Copies = "copies",
        /// Dice a crusade needs.
        Dice = "dice",
        /// The text of a card.
        Effect = "effect",
        /// Which cards make up a deck.
        Mix = "mix",
        /// The size of a board or track.
        Size = "size",
        /// The numbers on a track.
        Numbers = "numbers",
    }
}

/// A row of the printed material and where it comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PrintedRow {
    /// The key of its name among the words.
    pub name: &'static str,
    /// What the row tells.
    pub facts: &'static [Fact],
    /// Where that comes from.
    pub from: Provenance,
}

const fn printed(name: &'static str, facts: &'static [Fact], from: Provenance) -> PrintedRow {
    PrintedRow { name, facts, from }
}

/// The rows that are not cards.
const BOARDS: [PrintedRow; 11] = [
    printed("abbey-printed-buildings", &[Fact::Copies], Derived),
    printed("abbey-printed-pews", &[Fact::Size], Reconstructed),
    printed("abbey-printed-clergy", &[Fact::Size], Mixed),
    printed("abbey-printed-cardinal", &[Fact::Prestige], Reconstructed),
    printed("abbey-printed-darkness", &[Fact::Size, Fact::Numbers], Mixed),
    printed("abbey-printed-altar", &[Fact::Prestige], Reconstructed),
    printed("abbey-printed-wall", &[Fact::Prestige], Reconstructed),
    printed("abbey-printed-event-split", &[Fact::Mix], Reconstructed),
    printed("abbey-printed-presets", &[Fact::Mix], Mixed),
    printed("abbey-printed-defense", &[Fact::Size], Reconstructed),
    printed("abbey-printed-prestige", &[Fact::Size], Reconstructed),
];

/// Every row whose provenance is worth a word, cards first.
pub fn printed_rows() -> impl Iterator<Item = PrintedRow> {
    const BUILDING_FACTS: &[Fact] = &[Fact::Cost, Fact::Reward, Fact::Start];
    const CRUSADE_FACTS: &[Fact] = &[Fact::Dice, Fact::Prestige, Fact::Reward];
    let buildings = BUILDINGS.iter().map(|row| printed(row.building.key(), BUILDING_FACTS, row.from));
    let towers = TOWERS.iter().map(|row| printed(row.tower.key(), &[Fact::Cost], row.from));
    let crusades = CRUSADES.iter().map(|row| printed(row.crusade.key(), CRUSADE_FACTS, row.from));
    let events = EVENTS.iter().map(|row| printed(row.card.key(), &[Fact::Effect], row.from));
    buildings.chain(towers).chain(crusades).chain(events).chain(BOARDS)
}

/// The rows an owner of the box may have to correct: those with a number nobody has told.
pub fn reconstructed_rows() -> impl Iterator<Item = PrintedRow> {
    printed_rows().filter(|row| matches!(row.from, Reconstructed | Mixed))
}

/// Rows stand at the place of their card, and the sums of the components hold.
const _: () = {
    let (mut i, mut starting, mut prestige) = (0, 0, 0);
    while i < BUILDINGS.len() {
        assert!(BUILDINGS[i].building as usize == i, "a building at its place");
        starting += BUILDINGS[i].start as usize;
        prestige += BUILDINGS[i].prestige as usize;
        i += 1;
    }
    assert!(starting == STARTING_CARDS && prestige == 79);
    assert!(Building::COUNT * COPIES as usize == BUILDING_CARDS);
    let (mut i, mut towers) = (0, 0);
    while i < TOWERS.len() {
        assert!(TOWERS[i].tower as usize == i, "a tower at its place");
        towers += TOWERS[i].copies;
        i += 1;
    }
    assert!(towers == 6);
    let (mut i, mut by_dice) = (0, [0; 6]);
    while i < CRUSADES.len() {
        assert!(CRUSADES[i].crusade as usize == i, "a crusade at its place");
        if i < Crusade::PLAIN {
            by_dice[CRUSADES[i].dice as usize] += 1;
        }
        i += 1;
    }
    assert!(by_dice[3] == 8 && by_dice[4] == 8 && by_dice[5] == 5);
    let mut i = 0;
    while i < EVENTS.len() {
        assert!(EVENTS[i].card as usize == i, "an event at its place");
        i += 1;
    }
    assert!(EVENT_SPLIT[0] + EVENT_SPLIT[1] + EVENT_SPLIT[2] == 28);
    let mut i = 0;
    while i < PRESETS.len() {
        let mix = PRESETS[i].1;
        assert!(mix[0] + mix[1] + mix[2] == 7, "seven events");
        assert!(mix[0] <= EVENT_SPLIT[0] && mix[1] <= EVENT_SPLIT[1] && mix[2] <= EVENT_SPLIT[2]);
        assert!(mix[0] + mix[1] > 0, "round one needs an event that is no raid");
        i += 1;
    }
    let mut i = 0;
    while i < MIXES.len() {
        let mix = MIXES[i].1;
        assert!(mix[0] + mix[1] + mix[2] == 7 && mix[0] + mix[1] > 0, "seven events, not all of them raids");
        i += 1;
    }
    assert!(QUICK_EVENTS[0] + QUICK_EVENTS[1] + QUICK_EVENTS[2] == 5);
};
