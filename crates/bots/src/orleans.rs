//! What a good merchant looks at in Orléans.

use parlour_core::{Game, Seat};
use parlour_orleans::Orleans;
use parlour_orleans::data::{Place, Track};

use crate::judge::{Features, Settles, points};

pub(crate) static FEATURES: Features<Orleans> = Features {
    keys: &[
        "orleans-feature-points",
        "orleans-feature-status",
        "orleans-feature-development",
        "orleans-feature-people",
        "orleans-feature-draws",
        "orleans-feature-tracks",
        "orleans-feature-tiles",
    ],
    read,
    progress,
    weights: include_str!("../weights/orleans.txt"),
    margin: 25.0,
    settles: Settles::Round,
};

const ROUNDS: f32 = 18.0;

fn progress(game: &Orleans) -> f32 {
    (f32::from(game.round()) / ROUNDS).min(1.0)
}

fn read(game: &Orleans, seat: Seat, out: &mut [f32]) {
    let player = &game[seat];
    let left = ROUNDS - f32::from(game.round());
    let tracks: u8 = Track::ALL.iter().map(|track| player.track(*track)).sum();
    let features = [
        points(game, seat),
        f32::from(player.status()),
        f32::from(player.development()),
        f32::from(game.posts_on_map(seat) + game.citizens_of(seat)),
        f32::from(player.draw_number()) * left,
        f32::from(tracks) * left,
        Place::tiles().filter(|tile| game.owns(seat, *tile)).count() as f32 * left,
    ];
    out[..features.len()].copy_from_slice(&features);
}
