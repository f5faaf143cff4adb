//! What could be built or done next, and how far it is.

use parlour_core::Seat;
use parlour_forest::data::{End, Good, Need, Tile};
use parlour_forest::{Forest, Player};

use super::prices::{Means, PART, conversions, lack_of, missions, offers};

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
/// More than roundings can make up for.
const CLEARLY: f32 = 0.999;

impl Plans {
    pub(super) fn of(game: &Forest, seat: Seat) -> Self {
        let player = &game[seat];
        let means = Means::of(player);
        let free = player.estate().free() != 0;
        let pair = player.estate().has_room_for_large();
        let mut plans = Self::default();
        let mut best = [0.0; 3];
        let offers = offers();
        for building in game.display().iter() {
            let offer = &offers[building as usize];
            let gain = offer.gain + offer.end.map_or(0.0, |end| growth(player, end));
            // Most buildings promise less than three others do, however near they are.
            if gain <= best[2] {
                continue;
            }
            let parts = means.parts_lacking(&offer.price);
            let need = need(player, offer.need);
            let room = if offer.is_large { pair } else { free };
            let room = if room { 0.0 } else { ROOM };
            // What is clearly too far off is not weighed: divisions take long.
            let about = f32::from(parts) * PART + need + room;
            if about > 0.0 && gain * FAR < best[2] * (FAR + about) * CLEARLY {
                continue;
            }
            let lack = lack_of(parts) + need + room;
            if lack == 0.0 {
                plans.ready = plans.ready.max(gain);
            }
            insert(&mut best, gain * nearness(lack));
        }
        plans.best = best[0];
        plans.others = best[1] + best[2];
        let near = game.open_missions().map(|mission| nearness(means.lack(&missions()[mission as usize])));
        plans.mission = near.fold(0.0, f32::max);
        plans.conversions = (player.buildings().bits() & conversions().bits()).count_ones() as f32;
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

/// What is missing of the tiles that must be there.
fn need(player: &Player, need: Need) -> f32 {
    let missing = |tile, n: u8| TILE * f32::from(n.saturating_sub(player.tiles(tile)));
    match need {
        Need::None => 0.0,
        Need::Ponds(n) => missing(Tile::Pond, n),
        Need::Fields(n) => missing(Tile::Field, n),
        Need::EmptyPlot => ROOM * f32::from(u8::from(!player.estate().has_unbuilt_plot())),
    }
}

/// The points of an end effect as things stand.
fn growth(player: &Player, end: End) -> f32 {
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
