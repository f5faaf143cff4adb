//! What a good prior looks at in Ora & Labora.

mod builds;
mod inputs;
mod lines;
mod settling;
mod stock;
mod uses;

use parlour_core::{Game, Seat};
use parlour_ora::data::Marker;
use parlour_ora::{Domain, Ora};

use crate::judge::{Features, Learned, Settles};
use settling::Settling;
use stock::{GOODS, Stock, worth_of};

pub(crate) static FEATURES: Features<Ora> = Features {
    keys: &[
        "ora-feature-points",
        "ora-feature-coins",
        "ora-feature-food",
        "ora-feature-energy",
        "ora-feature-sites",
        "ora-feature-ready",
        "ora-feature-builds",
        "ora-feature-uses",
        "ora-feature-wheel",
        "ora-feature-room",
        "ora-feature-wilderness",
        "ora-feature-buildings",
        "ora-feature-cloister",
        "ora-feature-clergy",
        "ora-feature-prior",
        "ora-good-clay",
        "ora-good-wood",
        "ora-good-peat",
        "ora-good-livestock",
        "ora-good-grain",
        "ora-good-stone",
        "ora-good-straw",
        "ora-good-peat-coal",
        "ora-good-meat",
        "ora-good-ceramic",
        "ora-good-book",
        "ora-good-ornament",
        "ora-good-reliquary",
        "ora-good-grapes",
        "ora-good-wine",
        "ora-good-flour",
        "ora-good-bread",
        "ora-good-malt",
        "ora-good-beer",
        "ora-good-whiskey",
    ],
    read,
    progress,
    turn: Game::round,
    weights: include_str!("../../weights/ora.txt"),
    margin: 40.0,
    settles: Settles::Turn,
    own: Some(inputs::OWN),
    stages: Some(lines::STAGES),
    nets: &[
        Learned::alone(include_bytes!("../../weights/ora-alone.net")),
        // For two the game is twice as long, and the players decide how long.
        Learned::several(2, 2, include_bytes!("../../weights/ora-duel.net")),
        Learned::several(3, 4, include_bytes!("../../weights/ora-several.net")),
    ],
};

/// The open end of the games for two comes about this round.
const USUAL_END: u8 = 34;
/// More of a kind than this is worth little.
const ENOUGH: f32 = 12.0;
/// A forest or a moor is this much of a bare cell.
const WILD: f32 = 0.6;

fn last_round(game: &Ora) -> f32 {
    f32::from(game.kind().ring().last.unwrap_or(USUAL_END))
}

fn progress(game: &Ora) -> f32 {
    (f32::from(game.round()) / (last_round(game) + 1.0)).min(1.0)
}

fn read(game: &Ora, seat: Seat, out: &mut [f32]) {
    let domain = game.domain(seat);
    let stock = Stock::of(game, seat);
    let settling = Settling::of(game, seat);
    let points = game.columns(seat).iter().sum::<i32>() as f32;
    let features = [
        points,
        f32::from(game.coins(seat)),
        stock.food().min(settling.food),
        stock.energy().min(settling.energy),
        settling.sites,
        settling.ready,
        builds::best(game, settling.ground, &stock),
        uses::best(game, seat, &stock, domain, settling.payable),
        wheel(game, domain),
        room(game, domain, &settling),
        f32::from(domain.wilderness()),
        f32::from(domain.buildings),
        f32::from(domain.cloister),
        clergy(domain),
        f32::from(u8::from(domain.prior)),
    ];
    out[..features.len()].copy_from_slice(&features);
    for (place, good) in out[features.len()..].iter_mut().zip(GOODS) {
        *place = f32::from(game.goods(seat, good)).min(ENOUGH);
    }
}

/// Clergymen that can be sent out before long: when all are out, all come home.
fn clergy(domain: Domain) -> f32 {
    f32::from(if domain.clergy == 0 { 3 } else { domain.clergy })
}

/// What waits on the wheel, as far as the land has a use for it.
fn wheel(game: &Ora, domain: Domain) -> f32 {
    let wild = |marker: &Marker| match marker {
        Marker::Wood => domain.forests > 0,
        Marker::Peat => domain.moors > 0,
        _ => true,
    };
    let waiting = |marker: &Marker| f32::from(game.yield_of(*marker)) * worth_of(*marker);
    Marker::ALL.iter().filter(|marker| wild(marker)).map(waiting).sum()
}

/// Cells that can still be filled in the rounds that are left.
fn room(game: &Ora, domain: Domain, settling: &Settling) -> f32 {
    let left = (last_round(game) - f32::from(game.round())).max(0.0);
    let cells = settling.ground.cells + WILD * f32::from(domain.wilderness());
    cells.min(left + settling.phases)
}
