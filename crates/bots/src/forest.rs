//! What a good glassmaker looks at in Black Forest.

use parlour_core::{Game, Seat};
use parlour_forest::Forest;
use parlour_forest::data::{Dial, Good, Tile};

use crate::judge::{Features, Settles, points};

pub(crate) static FEATURES: Features<Forest> = Features {
    keys: &[
        "forest-feature-points",
        "forest-feature-basic",
        "forest-feature-provisions",
        "forest-feature-goods",
        "forest-feature-glass",
        "forest-feature-landscape",
        "forest-feature-buildings",
        "forest-feature-animals",
        "forest-feature-room",
    ],
    read,
    progress,
    weights: include_str!("../weights/forest.txt"),
    margin: 12.0,
    settles: Settles::Turn,
};

/// The oven turns about so often in a game.
const TURNS: f32 = 14.0;

fn progress(game: &Forest) -> f32 {
    let turns = Seat::all(game.players()).map(|seat| game[seat].dials().turns(Dial::Oven)).max();
    (f32::from(turns.unwrap_or(0)) / TURNS).min(1.0)
}

fn read(game: &Forest, seat: Seat, out: &mut [f32]) {
    let player = &game[seat];
    let dials = player.dials();
    let basic: u8 = Good::BASIC.iter().map(|good| dials.of(*good)).sum();
    let landscape: u8 = Tile::LANDSCAPE.iter().map(|tile| player.tiles(*tile)).sum();
    let features = [
        points(game, seat),
        f32::from(basic),
        f32::from(dials.of(Good::Provision)),
        f32::from(dials.of(Good::Goods)),
        f32::from(dials.of(Good::Glass)),
        f32::from(landscape),
        f32::from(player.buildings().len()),
        f32::from(player.herd().size()),
        player.estate().free().count_ones() as f32,
    ];
    out[..features.len()].copy_from_slice(&features);
}
