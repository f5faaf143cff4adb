//! What could be built or done next, and how far it is.

use parlour_core::Seat;
use parlour_forest::data::{Building, End, Good, Kind, Need, Set, Tile};
use parlour_forest::{Forest, Player};

use super::prices::{Means, missions, offers};

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

/// What it takes to get a tile that must be there.
const TILE: f32 = 1.2;
/// What it takes to make room for a building.
const ROOM: f32 = 2.0;
/// An effort of so many points halves what a plan is worth.
const FAR: f32 = 1.5;

impl Plans {
    pub(super) fn of(game: &Forest, seat: Seat) -> Self {
        let player = &game[seat];
        let means = Means::of(player);
        let free = player.estate().free() != 0;
        let pair = player.estate().has_room_for_large();
        let mut plans = Self::default();
        let mut best = [0.0; 3];
        for building in game.display().iter() {
            let offer = &offers()[building as usize];
            let gain = offer.gain + growth(player, building);
            // Most buildings promise less than three others do, however near they are.
            if gain <= best[2] {
                continue;
            }
            let room = if building.is_large() { pair } else { free };
            let lack = means.lack(&offer.price) + need(player, building) + if room { 0.0 } else { ROOM };
            if lack == 0.0 {
                plans.ready = plans.ready.max(gain);
            }
            insert(&mut best, gain * nearness(lack));
        }
        plans.best = best[0];
        plans.others = best[1] + best[2];
        let near = game.open_missions().map(|mission| nearness(means.lack(&missions()[mission as usize])));
        plans.mission = near.fold(0.0, f32::max);
        plans.conversions = conversions(player.buildings());
        plans
    }
}

/// One for what can be paid for, less for what lacks more.
fn nearness(lack: f32) -> f32 {
    1.0 / (1.0 + lack / FAR)
}

fn insert(best: &mut [f32; 3], mut value: f32) {
    for place in best {
        if value > *place {
            std::mem::swap(place, &mut value);
        }
    }
}

fn conversions(buildings: Set<Building>) -> f32 {
    let converts = |building: &Building| building.card().kinds.contains(&Kind::Conversion);
    buildings.iter().filter(converts).count() as f32
}

/// What is missing of the tiles that must be there.
fn need(player: &Player, building: Building) -> f32 {
    let missing = |tile, n: u8| TILE * f32::from(n.saturating_sub(player.tiles(tile)));
    match building.card().need {
        Need::None => 0.0,
        Need::Ponds(n) => missing(Tile::Pond, n),
        Need::Fields(n) => missing(Tile::Field, n),
        Need::EmptyPlot => ROOM * f32::from(u8::from(!player.estate().has_unbuilt_plot())),
    }
}

/// The points of the end effect of a building as things stand.
fn growth(player: &Player, building: Building) -> f32 {
    let Some(end) = building.card().end else { return 0.0 };
    let of = |good| f32::from(player.dials().of(good));
    let tiles = |tile| f32::from(player.tiles(tile));
    match end {
        End::Hides => 0.0,
        End::Each(good, each) => f32::from(each) * of(good).min(3.0),
        End::CoalPairs => of(Good::Coal) / 2.0,
        End::Ponds => tiles(Tile::Pond),
        End::Fields => tiles(Tile::Field),
        End::Plots => f32::from(player.estate().plots()),
        End::Herds => tiles(Tile::Pasture).min(2.0),
        End::Neighbours => 2.0,
        End::Tools | End::Clearings => 1.0,
        End::Sets => 2.0 * tiles(Tile::Pond).min(tiles(Tile::Field)).min(tiles(Tile::Pasture)),
        End::Waste => -1.5,
    }
}
