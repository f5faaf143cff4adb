//! What a good glassmaker looks at in Black Forest.

mod inputs;
mod lines;
mod plans;
mod prices;

use parlour_core::{Game, Seat};
use parlour_forest::data::{Dial, Good, PASTURE_ROOM, Tile, Worker, YEARS};
use parlour_forest::{Dials, Forest, Player};

use crate::judge::{Features, Learned, Settles};
use plans::Plans;

pub(crate) static FEATURES: Features<Forest> = Features {
    keys: &[
        "forest-feature-points",
        "forest-feature-glass",
        "forest-feature-sand",
        "forest-feature-water",
        "forest-feature-wood",
        "forest-feature-coal-glass",
        "forest-feature-porridge",
        "forest-feature-meat",
        "forest-feature-coal-oven",
        "forest-feature-brick",
        "forest-feature-next-glass",
        "forest-feature-next-oven",
        "forest-feature-hoard",
        "forest-feature-provisions",
        "forest-feature-goods",
        "forest-feature-ponds",
        "forest-feature-fields",
        "forest-feature-pastures",
        "forest-feature-forests",
        "forest-feature-animals",
        "forest-feature-progress",
        "forest-feature-room",
        "forest-feature-large-room",
        "forest-feature-conversions",
        "forest-feature-plan",
        "forest-feature-plans",
        "forest-feature-ready",
        "forest-feature-missions",
    ],
    read,
    progress,
    turn,
    weights: include_str!("../../weights/forest.txt"),
    margin: 12.0,
    settles: Settles::Turn,
    own: Some(inputs::OWN),
    stages: Some(lines::STAGES),
    nets: &[Learned::alone(include_bytes!("../../weights/forest-alone.net"))],
};

/// Turns of a solo game.
const SOLO_TURNS: f32 = 25.0;
/// Provisions a marker can lose before it lies on the hourglass, at the start.
const SAND_IN_THE_GLASS: f32 = 8.0;
const _: () = assert!(YEARS == 5, "five years of five pawns");

fn progress(game: &Forest) -> f32 {
    let seats = Seat::all(game.players());
    if game.is_solo() {
        return (f32::from(turn(game)) / SOLO_TURNS).min(1.0);
    }
    let left = seats.map(|seat| game[seat].dials().to_hourglass()).min().unwrap_or(0);
    (1.0 - f32::from(left) / SAND_IN_THE_GLASS).clamp(0.0, 1.0)
}

/// Turns of all players so far.
fn turn(game: &Forest) -> u16 {
    Seat::all(game.players()).map(|seat| u16::from(game[seat].turns())).sum()
}

/// More of a basic resource than this only waits.
const ENOUGH: u8 = 4;
/// A provision beyond these hardly helps to travel.
const WAYS: u8 = 4;
/// Free cells one can put to use before long.
const SITES: u32 = 2;

fn read(game: &Forest, seat: Seat, out: &mut [f32]) {
    let player = &game[seat];
    let dials = player.dials();
    let enough = |n: u8| f32::from(n.min(ENOUGH));
    let tiles = |tile| f32::from(player.tiles(tile));
    let plans = Plans::of(game, seat);
    let free = player.estate().free();
    let features = [
        game.points(seat) as f32,
        f32::from(dials.of(Good::Glass)),
        enough(dials.of(Good::Sand)),
        enough(dials.of(Good::Water)),
        enough(dials.of(Good::Wood)),
        enough(dials.coal(Dial::Glass)),
        enough(dials.of(Good::Porridge)),
        enough(dials.of(Good::Meat)),
        enough(dials.coal(Dial::Oven)),
        enough(dials.of(Good::Brick)),
        next_glass(dials),
        next_oven(dials),
        hoard(dials),
        f32::from(dials.of(Good::Provision).min(WAYS)),
        f32::from(dials.of(Good::Goods)),
        tiles(Tile::Pond),
        tiles(Tile::Field),
        unused_pasture(player),
        tiles(Tile::Forest).min(6.0),
        homeless(player),
        f32::from(player.estate().progress()),
        free.count_ones().min(SITES) as f32,
        f32::from(u8::from(player.estate().has_room_for_large())),
        plans.conversions,
        plans.best,
        plans.others,
        if reaches_builder(game, seat) { plans.ready } else { 0.0 },
        plans.mission,
    ];
    out[..features.len()].copy_from_slice(&features);
}

/// Glass that one more kind of resource would bring: the second lowest of what it takes.
fn next_glass(dials: &Dials) -> f32 {
    let coal = if dials.is_without_coal() { u8::MAX } else { dials.coal(Dial::Glass) };
    second_lowest([dials.of(Good::Sand), dials.of(Good::Water), dials.of(Good::Wood), coal])
}

/// Turns of the oven that one more kind of resource would bring.
fn next_oven(dials: &Dials) -> f32 {
    second_lowest([dials.of(Good::Porridge), dials.of(Good::Meat), dials.coal(Dial::Oven)])
}

fn second_lowest<const N: usize>(counts: [u8; N]) -> f32 {
    let (mut lowest, mut second) = (u8::MAX, u8::MAX);
    for count in counts {
        second = second.min(count.max(lowest));
        lowest = lowest.min(count);
    }
    f32::from(second.min(3))
}

/// Basic resources beyond what one needs soon.
fn hoard(dials: &Dials) -> f32 {
    let goods = [Good::Sand, Good::Water, Good::Wood, Good::Porridge, Good::Meat, Good::Brick];
    let beyond = |good: &Good| dials.of(*good).saturating_sub(ENOUGH);
    f32::from(goods.iter().map(beyond).sum::<u8>())
}

/// Animals that pastures have room for and that are not there yet.
fn unused_pasture(player: &Player) -> f32 {
    let room = PASTURE_ROOM * player.tiles(Tile::Pasture);
    f32::from(room.saturating_sub(player.herd().size()).min(6))
}

/// Animals without a place on a pasture.
fn homeless(player: &Player) -> f32 {
    let room = PASTURE_ROOM * player.tiles(Tile::Pasture);
    f32::from(player.herd().size().saturating_sub(room).min(6))
}

/// Is a worker who builds within reach of the provisions?
fn reaches_builder(game: &Forest, seat: Seat) -> bool {
    let provisions = game[seat].dials().of(Good::Provision);
    let builders = [Worker::Architect, Worker::Roofer, Worker::Carpenter];
    builders.iter().any(|worker| game.way_to(seat, *worker) <= provisions)
}
