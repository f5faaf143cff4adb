//! What could be built or done next, and how far it is.

use parlour_core::Seat;
use parlour_forest::data::{
    Bill, Building, Card, Effect, End, Good, Item, Kind, Mission, Need, Special, Tile,
};
use parlour_forest::{Forest, Player};

/// What a seat has before it.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(super) struct Plans {
    /// What the best building brings beyond its price, less the further away it is.
    pub(super) best: f32,
    /// The same for the next two.
    pub(super) others: f32,
    /// What the best building it can pay for now brings beyond its price.
    pub(super) ready: f32,
    /// How near the nearest mission is: one if it can be paid for.
    pub(super) mission: f32,
    /// Conversions it has.
    pub(super) conversions: f32,
}

/// What it takes to get one of each resource, in points: sand, coal, water, wood, porridge, meat,
/// brick, glass, provisions, goods.
const EFFORT: [f32; 10] = [0.4, 0.3, 0.35, 0.35, 0.35, 0.45, 0.3, 1.4, 0.4, 0.3];
/// What it takes to get a tile that is missing.
const TILE: f32 = 1.2;
/// What it takes to make room for a building.
const ROOM: f32 = 2.0;
/// What a reward that counts something counts, about.
const USUAL_COUNT: f32 = 3.0;
/// An effort of so many points halves what a plan is worth.
const FAR: f32 = 1.5;

impl Plans {
    pub(super) fn of(game: &Forest, seat: Seat) -> Self {
        let player = &game[seat];
        let free = player.estate().free() != 0;
        let pair = player.estate().has_room_for_large();
        let mut plans = Self::default();
        let mut best = [0.0_f32; 3];
        for building in game.display().iter() {
            let card = building.card();
            let surplus = (points(player, card) + effects(card) - price(&card.bill)).max(0.0);
            let room = if building.is_large() { pair } else { free };
            let effort = effort(player, &card.bill) + need(player, card) + if room { 0.0 } else { ROOM };
            if effort == 0.0 {
                plans.ready = plans.ready.max(surplus);
            }
            insert(&mut best, surplus / (1.0 + effort / FAR));
        }
        plans.best = best[0];
        plans.others = best[1] + best[2];
        plans.mission = game.open_missions().map(|mission| nearness(player, mission)).fold(0.0, f32::max);
        let converts = |building: &Building| building.card().kinds.contains(&Kind::Conversion);
        plans.conversions = player.buildings().iter().filter(converts).count() as f32;
        plans
    }
}

fn insert(best: &mut [f32; 3], mut value: f32) {
    for place in best {
        if value > *place {
            std::mem::swap(place, &mut value);
        }
    }
}

/// What is missing to pay a bill.
fn effort(player: &Player, bill: &Bill) -> f32 {
    let goods = Good::ALL.iter().zip(EFFORT);
    let missing = |have: u8, cost: u8| f32::from(cost.saturating_sub(have));
    let goods: f32 =
        goods.map(|(good, effort)| effort * missing(player.dials().of(*good), bill.of(*good))).sum();
    let [forests, fields, ponds] = bill.tiles();
    goods
        + TILE
            * (missing(player.tiles(Tile::Forest), forests)
                + missing(player.tiles(Tile::Field), fields)
                + missing(player.tiles(Tile::Pond), ponds))
}

/// What a bill takes, in points.
fn price(bill: &Bill) -> f32 {
    let goods: f32 =
        Good::ALL.iter().zip(EFFORT).map(|(good, effort)| effort * f32::from(bill.of(*good))).sum();
    goods + TILE / 2.0 * f32::from(bill.tiles().iter().sum::<u8>())
}

/// What a building gives at once, in points.
fn effects(card: &Card) -> f32 {
    let part = |effect: &Effect| match effect {
        Effect::Give(item, n) => worth(*item) * f32::from(*n),
        Effect::Per(item, _) => worth(*item) * USUAL_COUNT,
    };
    let special = match card.special {
        Some(Special::Clock | Special::Feed | Special::Park) => 1.5,
        Some(Special::Converter | Special::Breed | Special::Grocery | Special::Clearing) => 1.0,
        _ => 0.0,
    };
    special + if card.condition.is_none() { card.once.iter().map(part).sum() } else { 0.0 }
}

/// What one of an item is worth.
fn worth(item: Item) -> f32 {
    match item {
        Item::CoalGlass | Item::CoalOven => EFFORT[Good::Coal as usize],
        Item::Progress => 0.9,
        Item::Pig | Item::Cattle | Item::Animal | Item::Pasture => 0.6,
        Item::Forest | Item::Field | Item::Pond => TILE / 2.0,
        Item::Building | Item::FreeBuilding => 3.0,
        item => item.good().map_or(0.0, |good| EFFORT[good as usize]),
    }
}

/// What is missing of the tiles that must be there.
fn need(player: &Player, card: &Card) -> f32 {
    let missing = |tile, n: u8| TILE * f32::from(n.saturating_sub(player.tiles(tile)));
    match card.need {
        Need::None => 0.0,
        Need::Ponds(n) => missing(Tile::Pond, n),
        Need::Fields(n) => missing(Tile::Field, n),
        Need::EmptyPlot => ROOM * f32::from(u8::from(!player.estate().has_unbuilt_plot())),
    }
}

/// The points a building brings, its end effect as things stand.
fn points(player: &Player, card: &Card) -> f32 {
    let of = |good| f32::from(player.dials().of(good));
    let tiles = |tile| f32::from(player.tiles(tile));
    let end = match card.end {
        None | Some(End::Hides) => 0.0,
        Some(End::Each(good, each)) => f32::from(each) * of(good).min(3.0),
        Some(End::CoalPairs) => of(Good::Coal) / 2.0,
        Some(End::Ponds) => tiles(Tile::Pond),
        Some(End::Fields) => tiles(Tile::Field),
        Some(End::Plots) => f32::from(player.estate().plots()),
        Some(End::Herds) => tiles(Tile::Pasture).min(2.0),
        Some(End::Neighbours) => 2.0,
        Some(End::Tools | End::Clearings) => 1.0,
        Some(End::Sets) => 2.0 * tiles(Tile::Pond).min(tiles(Tile::Field)).min(tiles(Tile::Pasture)),
        Some(End::Waste) => -1.5,
    };
    f32::from(card.points) + end
}

/// One for a mission that can be paid for, less for one that is further away.
fn nearness(player: &Player, mission: Mission) -> f32 {
    let bill = &mission.deal().bill;
    let animals = f32::from(bill.any_animals().saturating_sub(player.herd().size()));
    1.0 / (1.0 + (effort(player, bill) + TILE * animals) / FAR)
}
