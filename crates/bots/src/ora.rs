//! What a good prior looks at in Ora & Labora.

use parlour_core::{Game, Seat};
use parlour_ora::Ora;
use parlour_ora::data::Good;

use crate::judge::{Features, Settles, points};

/// The goods that are worth a look of their own.
const GOODS: [Good; 20] = [
    Good::Clay,
    Good::Wood,
    Good::Peat,
    Good::Livestock,
    Good::Grain,
    Good::Stone,
    Good::Straw,
    Good::PeatCoal,
    Good::Meat,
    Good::Ceramic,
    Good::Book,
    Good::Ornament,
    Good::Reliquary,
    Good::Grapes,
    Good::Wine,
    Good::Flour,
    Good::Bread,
    Good::Malt,
    Good::Beer,
    Good::Whiskey,
];

/// More of a kind than this is worth little.
const ENOUGH: f32 = 12.0;

pub(crate) static FEATURES: Features<Ora> = Features {
    keys: &[
        "ora-feature-points",
        "ora-feature-coins",
        "ora-feature-food",
        "ora-feature-energy",
        "ora-feature-buildings",
        "ora-feature-cloister",
        "ora-feature-bare",
        "ora-feature-wilderness",
        "ora-feature-tiles",
        "ora-feature-reserve",
        "ora-feature-outlook",
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
    weights: include_str!("../weights/ora.txt"),
    margin: 40.0,
    settles: Settles::Turn,
};

/// The open end of the games for two comes about this round.
const USUAL_END: u8 = 34;

fn progress(game: &Ora) -> f32 {
    let last = f32::from(game.kind().ring().last.unwrap_or(USUAL_END));
    (f32::from(game.round()) / (last + 1.0)).min(1.0)
}

fn read(game: &Ora, seat: Seat, out: &mut [f32]) {
    let domain = game.domain(seat);
    let have = |good: Good| f32::from(game.goods(seat, good));
    let stock = |worth: fn(Good) -> u8| -> f32 {
        GOODS.iter().map(|good| f32::from(worth(*good)) * have(*good)).sum()
    };
    let features = [
        points(game, seat),
        f32::from(game.coins(seat)),
        stock(Good::food) + f32::from(game.coins(seat)),
        stock(Good::half_energy) / 2.0,
        f32::from(domain.buildings),
        f32::from(domain.cloister),
        f32::from(domain.bare),
        f32::from(domain.wilderness),
        f32::from(domain.tiles),
        f32::from(domain.reserve),
        domain.outlook as f32,
        f32::from(domain.clergy),
        f32::from(u8::from(domain.prior)),
    ];
    out[..features.len()].copy_from_slice(&features);
    for (place, good) in out[features.len()..].iter_mut().zip(GOODS) {
        *place = have(good).min(ENOUGH);
    }
}
