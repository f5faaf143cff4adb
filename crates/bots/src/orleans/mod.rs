//! What a good merchant looks at in Orléans.

mod inputs;
mod places;
mod plan;

use parlour_core::{Game, Seat};
use parlour_orleans::Orleans;
use parlour_orleans::data::{DEVELOPMENT_END, Kind, MARKET, Place, ROUNDS, Track, status};

use crate::judge::{Features, Learned, Settles, points};
use places::Outlook;
use plan::Plan;

pub(crate) static FEATURES: Features<Orleans> = Features {
    keys: &[
        "orleans-feature-points",
        "orleans-feature-status",
        "orleans-feature-development",
        "orleans-feature-people",
        "orleans-feature-track",
        "orleans-feature-draws",
        "orleans-feature-followers",
        "orleans-feature-knights",
        "orleans-feature-scholars",
        "orleans-feature-monks",
        "orleans-feature-census",
        "orleans-feature-technology",
        "orleans-feature-tiles",
        "orleans-feature-helpers",
        "orleans-feature-cargo",
        "orleans-feature-site",
        "orleans-feature-ready",
        "orleans-feature-idle",
        "orleans-feature-plan",
        "orleans-feature-waiting",
        "orleans-feature-begun",
        "orleans-feature-hand",
        "orleans-feature-purse",
        "orleans-feature-food",
    ],
    read,
    progress,
    turn: Game::round,
    weights: include_str!("../../weights/orleans.txt"),
    margin: 25.0,
    settles: Settles::Turn,
    own: Some(inputs::OWN),
    stages: None,
    nets: &[Learned::several(2, 4, include_bytes!("../../weights/orleans-several.net"))],
};

fn progress(game: &Orleans) -> f32 {
    (f32::from(game.round()) / f32::from(ROUNDS)).min(1.0)
}

/// Coins that keep a player clear of torture.
const SAFE: u8 = 4;

fn read(game: &Orleans, seat: Seat, out: &mut [f32]) {
    let player = &game[seat];
    // The share of the game that is left: what works every round is worth less and less.
    let left = 1.0 - progress(game);
    let people = f32::from(game.posts_on_map(seat) + game.citizens_of(seat));
    let count = |kind, most: u8| f32::from(player.followers(kind).min(most)) * left;
    let all: u8 = Kind::ALL.iter().map(|kind| player.followers(*kind)).sum();
    let outlook = Outlook::of(game, seat);
    let plan = Plan::of(game, seat, &outlook);
    let now = if game.is_planning(seat) { 1.0 } else { 0.0 };
    let passed = game.has_passed(seat);
    let hand = Kind::ALL.iter().map(|kind| player.waiting(*kind)).sum::<u8>() + player.draws_to_come();
    let passive = [Place::School, Place::HerbGarden, Place::GunpowderTower, Place::Sacristy];
    let owned =
        |places: &mut dyn Iterator<Item = Place>| places.filter(|tile| game.owns(seat, *tile)).count() as f32;
    let helpers = owned(&mut passive.into_iter());
    let features = [
        points(game, seat),
        smooth_status(player.development()) * left,
        (smooth_status(player.development()) - f32::from(player.status())) * people,
        people * left,
        f32::from(player.development()) * left,
        f32::from(player.draw_number()) * left,
        f32::from(all.min(16)) * left,
        count(Kind::Knight, 4),
        count(Kind::Scholar, 4),
        count(Kind::Monk, 5),
        census(game, seat) * left,
        f32::from(player.technology()) * left,
        (owned(&mut Place::tiles()) - helpers) * left,
        helpers * left,
        outlook.cargo,
        outlook.site,
        if passed { 0.0 } else { plan.ready },
        if passed { plan.ready } else { 0.0 },
        plan.possible * now,
        plan.possible * (1.0 - now),
        plan.begun,
        if game.is_mustering() { f32::from(hand.min(MARKET)) } else { 0.0 },
        f32::from(player.coins().min(SAFE)),
        f32::from(u8::from(outlook.food)),
    ];
    out[..features.len()].copy_from_slice(&features);
}

/// The first cell of each status, from the first one on.
const STATUS_CELLS: [u8; 7] = [0, 4, 9, 15, 22, DEVELOPMENT_END, DEVELOPMENT_END + 1];

/// The development status, with the part of the way to the next one.
fn smooth_status(cell: u8) -> f32 {
    let now = status(cell);
    let [first, next] = [now - 1, now].map(|status| STATUS_CELLS[usize::from(status)]);
    f32::from(now) + f32::from(cell - first) / f32::from(next - first)
}

/// One for the sole leader of the census, one less than nothing for a sole last.
fn census(game: &Orleans, seat: Seat) -> f32 {
    let mine = game[seat].track(Track::Farmers);
    let others = || {
        let others = Seat::all(game.players()).filter(|other| *other != seat);
        others.map(|other| game[other].track(Track::Farmers))
    };
    if others().all(|other| other < mine) {
        1.0
    } else if game.players() > 2 && others().all(|other| other > mine) {
        -1.0
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_grows_with_every_cell() {
        for cell in 0..DEVELOPMENT_END {
            let (now, next) = (smooth_status(cell), smooth_status(cell + 1));
            assert!(now < next, "cell {cell}");
            assert!((f32::from(status(cell))..f32::from(status(cell) + 1)).contains(&now), "cell {cell}");
        }
    }
}
