//! What a good contractor looks at in The Pillars of the Earth.

mod inputs;

use parlour_core::{Game, Seat};
use parlour_pillars::data::{Craftsman, Good, Need, Post, ROUNDS, Station};
use parlour_pillars::view::Phase;
use parlour_pillars::{Pillars, Player};

use crate::judge::{Features, Learned, Settles};

pub(crate) static FEATURES: Features<Pillars> = Features {
    keys: &[
        "pillars-feature-points",
        "pillars-feature-gold",
        "pillars-feature-work",
        "pillars-feature-spare",
        "pillars-feature-metal",
        "pillars-feature-craft",
        "pillars-feature-income",
        "pillars-feature-workers",
        "pillars-feature-privileges",
        "pillars-feature-start",
        "pillars-feature-builders",
        "pillars-feature-bishop",
        "pillars-feature-kingsbridge",
        "pillars-feature-priory",
        "pillars-feature-court",
        "pillars-feature-shiring",
        "pillars-feature-castle",
        "pillars-feature-market",
        "pillars-feature-next-start",
    ],
    read,
    progress,
    turn: Game::round,
    weights: include_str!("../../weights/pillars.txt"),
    margin: 6.0,
    settles: Settles::Turn,
    own: Some(inputs::OWN),
    stages: None,
    nets: &[Learned::several(2, 4, include_bytes!("../../weights/pillars-several.net"))],
};

fn progress(game: &Pillars) -> f32 {
    let part = match game.phase() {
        Phase::Start | Phase::Deal => 0.0,
        Phase::Draft => 0.2,
        Phase::Builders => 0.4,
        Phase::Stations => 0.6,
        Phase::Over => 1.0,
    };
    ((f32::from(game.round()) - 1.0 + part) / f32::from(ROUNDS)).min(1.0)
}

fn read(game: &Pillars, seat: Seat, out: &mut [f32]) {
    let player = &game[seat];
    let goods = goods(game, seat);
    let later = rounds_to_work(game) - 1.0;
    let (work, spare) = work(player, goods);
    let at = |post: Post| game.at(post).iter().filter(|pawn| **pawn == Some(seat)).count() as f32;
    let priory = game.at(Post::Priory).iter().zip([2.0, 1.0]);
    let features = [
        f32::from(player.points()),
        f32::from(player.gold()) + mill(game, seat),
        work,
        spare,
        f32::from(goods[Good::Metal as usize]),
        craft(player) * later,
        income(player) * (later + 1.0),
        f32::from(player.next_workers()) * later,
        f32::from(player.privileges().len()),
        f32::from(u8::from(game.start() == seat)),
        f32::from(game.in_bag(seat)),
        at(Post::Bishop),
        at(Post::Kingsbridge1) + at(Post::Kingsbridge2),
        priory.filter(|(pawn, _)| **pawn == Some(seat)).map(|(_, points)| points).sum(),
        at(Post::Court),
        at(Post::Shiring1) + at(Post::Shiring2),
        at(Post::Castle) * later.min(1.0),
        at(Post::Market),
        at(Post::Start),
    ];
    out[..features.len()].copy_from_slice(&features);
}

/// Has the station still to be resolved in this round?
fn is_ahead(game: &Pillars, station: Station) -> bool {
    match game.phase() {
        Phase::Start | Phase::Deal | Phase::Draft | Phase::Builders => true,
        Phase::Stations => game.station().is_some_and(|now| now <= station),
        Phase::Over => false,
    }
}

/// How often the craftsmen will still work, this round included.
fn rounds_to_work(game: &Pillars) -> f32 {
    let now = u8::from(is_ahead(game, Station::Cathedral));
    f32::from(ROUNDS - game.round().min(u16::from(ROUNDS)) as u8 + now).max(1.0)
}

/// What the workers in the mill will bring.
fn mill(game: &Pillars, seat: Seat) -> f32 {
    if is_ahead(game, Station::WoolMill) { f32::from(game.idle(seat)) } else { 0.0 }
}

/// Cubes in hand and those that workers have gone to fetch.
fn goods(game: &Pillars, seat: Seat) -> [u8; Good::COUNT] {
    let mut goods = std::array::from_fn(|kind| game[seat][Good::ALL[kind]]);
    for card in game.taken_by(seat) {
        let station = match card.good() {
            Good::Wood => Station::Forest,
            Good::Stone => Station::Quarry,
            Good::Sand | Good::Metal => Station::GravelPit,
        };
        if is_ahead(game, station) {
            goods[card.good() as usize] += card.cubes();
        }
    }
    goods
}

/// May the craftsman work beside the others?
fn may_work(player: &Player, craftsman: Craftsman) -> bool {
    match craftsman.card().need {
        Some(Need::MortarMixer) => player.has_trade(parlour_pillars::data::Trade::MortarMixer),
        Some(Need::Metal) => player[Good::Metal] > 0,
        None => true,
    }
}

/// Points the craftsmen can make of these cubes, those who ask least for a point first, and the
/// cubes left over.
fn work(player: &Player, mut goods: [u8; Good::COUNT]) -> (f32, f32) {
    let mut points = 0;
    // Later cards give more for less, but for the goldsmiths, who use no cubes.
    let idle = player.craftsmen().iter().filter(|craftsman| !player.worked().has(*craftsman));
    let mut crafts: [Option<Craftsman>; 8] = [None; 8];
    for (place, craftsman) in crafts.iter_mut().zip(idle) {
        *place = Some(craftsman);
    }
    for craftsman in crafts.iter().rev().flatten().filter(|craftsman| may_work(player, **craftsman)) {
        let card = craftsman.card();
        let mut left = player.capacity(*craftsman);
        let takes = card.input.goods;
        if card.output.points == 0 || (takes == [0; Good::COUNT] && card.input.gold > 0) {
            continue;
        }
        while left > 0 && goods.iter().zip(takes).all(|(have, take)| *have >= take) {
            goods.iter_mut().zip(takes).for_each(|(have, take)| *have -= take);
            points += card.output.points;
            left -= 1;
        }
    }
    (f32::from(points), f32::from(goods[..3].iter().sum::<u8>()))
}

/// Points the craftsmen can make in a round of plenty.
fn craft(player: &Player) -> f32 {
    let of = |craftsman: Craftsman| craftsman.card().output.points * player.capacity(craftsman).min(3);
    f32::from(player.craftsmen().iter().map(of).sum::<u8>())
}

/// Gold the craftsmen make in a round.
fn income(player: &Player) -> f32 {
    let of = |craftsman: Craftsman| craftsman.card().output.gold * player.capacity(craftsman);
    f32::from(player.craftsmen().iter().map(of).sum::<u8>())
}
