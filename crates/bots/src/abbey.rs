//! What a good abbot looks at in The King's Abbey.

use parlour_abbey::Abbey;
use parlour_core::{Game, Seat};

use crate::judge::{Features, Settles, points};

pub(crate) static FEATURES: Features<Abbey> = Features {
    keys: &[
        "abbey-feature-points",
        "abbey-feature-stock",
        "abbey-feature-monks",
        "abbey-feature-peasants",
        "abbey-feature-workers",
        "abbey-feature-clergy",
        "abbey-feature-defense",
        "abbey-feature-towers",
    ],
    read,
    progress,
    weights: include_str!("../weights/abbey.txt"),
    margin: 15.0,
    settles: Settles::Round,
};

fn progress(game: &Abbey) -> f32 {
    let (now, left) = (f32::from(game.round()), f32::from(game.rounds_left()));
    now / (now + left).max(1.0)
}

fn read(game: &Abbey, seat: Seat, out: &mut [f32]) {
    let player = &game[seat];
    let features = [
        points(game, seat),
        player.worth() as f32,
        f32::from(player.monks()),
        f32::from(player.population()),
        f32::from(player.workers()),
        f32::from(player.clergy()),
        f32::from(game.defense(seat)),
        f32::from(player.towers_built()),
    ];
    out[..features.len()].copy_from_slice(&features);
}
