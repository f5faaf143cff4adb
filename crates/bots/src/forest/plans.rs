//! What could be built or done next, and how far it is.

use parlour_core::Seat;
use parlour_forest::data::{Bill, Building, Card, End, Good, Kind, Mission, Need, Tile};
use parlour_forest::{Forest, Player};

/// What a seat has before it.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(super) struct Plans {
    /// Points of the building it is nearest to, less the further away it is.
    pub(super) best: f32,
    /// The same for the next two.
    pub(super) others: f32,
    /// Points of the best building it can pay for now.
    pub(super) ready: f32,
    /// How near the nearest mission is: one if it can be paid for.
    pub(super) mission: f32,
    /// Conversions it has.
    pub(super) conversions: f32,
}

/// What it takes to get one of each resource, in points: sand, coal, water, wood, porridge, meat,
/// brick, glass.
const EFFORT: [f32; 8] = [0.5, 0.35, 0.4, 0.35, 0.4, 0.5, 0.35, 1.5];
/// What it takes to get a tile that is missing.
const TILE: f32 = 1.2;
/// What it takes to make room for a building.
const ROOM: f32 = 2.0;
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
            let points = points(player, card);
            let room = if building.is_large() { pair } else { free };
            let effort = effort(player, &card.bill) + need(player, card) + if room { 0.0 } else { ROOM };
            if effort == 0.0 {
                plans.ready = plans.ready.max(points);
            }
            insert(&mut best, points / (1.0 + effort / FAR));
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
