//! What a good abbot looks at in The King's Abbey.

mod inputs;
mod needs;
mod quests;
mod works;

use parlour_abbey::data::{Good, STORE};
use parlour_abbey::{Abbey, Phase};
use parlour_core::{Game, Seat};

use crate::judge::{Features, Learned, Settles, points};
use needs::Needs;
use quests::Quests;
use works::Works;

pub(crate) static FEATURES: Features<Abbey> = Features {
    keys: &[
        "abbey-feature-points",
        "abbey-feature-wood",
        "abbey-feature-grain",
        "abbey-feature-stone",
        "abbey-feature-sand",
        "abbey-feature-coins",
        "abbey-feature-hand",
        "abbey-feature-building",
        "abbey-feature-tower",
        "abbey-feature-projects",
        "abbey-feature-dice",
        "abbey-feature-pips",
        "abbey-feature-monks",
        "abbey-feature-peasants",
        "abbey-feature-pews",
        "abbey-feature-workers",
        "abbey-feature-vacant",
        "abbey-feature-halls",
        "abbey-feature-clergy",
        "abbey-feature-moves",
        "abbey-feature-hunger",
        "abbey-feature-darkness",
        "abbey-feature-defense",
        "abbey-feature-crusades",
        "abbey-feature-march",
        "abbey-feature-won",
        "abbey-feature-animals",
        "abbey-feature-tools",
        "abbey-feature-first",
    ],
    read,
    progress,
    turn,
    weights: include_str!("../../weights/abbey.txt"),
    margin: 15.0,
    settles: Settles::Turn,
    own: Some(inputs::OWN),
    stages: None,
    nets: &[
        Learned::alone(include_bytes!("../../weights/abbey-alone.net")),
        Learned::several(2, 5, include_bytes!("../../weights/abbey-several.net")),
    ],
};

fn progress(game: &Abbey) -> f32 {
    let (now, left) = (f32::from(game.round()), f32::from(game.rounds_left()));
    now / (now + left).max(1.0)
}

/// Every phase is a turn of its own.
fn turn(game: &Abbey) -> u16 {
    16 * game.round() + game.phase() as u16
}

/// The rounds of a standard game: what works every round counts by the share that is left of them.
const ROUNDS: f32 = 7.0;
/// More of a kind is of no use before the next construction.
const PLENTY: u16 = 6;
/// What a good abbot builds in a round.
const PROJECTS_A_ROUND: f32 = 1.5;
/// Coins one can spend before long.
const PURSE: u16 = 12;

fn read(game: &Abbey, seat: Seat, out: &mut [f32]) {
    let player = &game[seat];
    let ahead = |phase: Phase| game.phase() as u8 <= phase as u8;
    let left = f32::from(game.rounds_left());
    let rounds = |phase: Phase| (left + f32::from(u8::from(ahead(phase)))) / ROUNDS;
    let constructions = left + f32::from(u8::from(ahead(Phase::Construction)));
    let builds = constructions > 0.0;
    let most = if ahead(Phase::Construction) { PLENTY } else { STORE };
    let stock = |good: Good| if builds { f32::from(player.has(good).min(most)) } else { 0.0 };
    let works = if builds { Works::of(player) } else { Works::default() };
    let needs = Needs::of(game, seat);
    let dice = if ahead(Phase::Resources) { player.pool() } else { [0; 6] };
    let pips: u8 = dice.iter().zip(1..).map(|(count, face)| count * face).sum();
    let quests = Quests::of(player, left + f32::from(u8::from(ahead(Phase::Abbey))));
    let features = [
        points(game, seat) - quests.drawn,
        stock(Good::Wood),
        stock(Good::Grain),
        stock(Good::Stone),
        stock(Good::Sand),
        if builds { f32::from(player.has(Good::Coin).min(PURSE)) } else { 0.0 },
        works.hand,
        works.building,
        works.tower,
        works.projects.min(PROJECTS_A_ROUND * constructions),
        f32::from(dice.iter().sum::<u8>()),
        f32::from(pips),
        f32::from(player.monks()) * left / ROUNDS - quests.locked * left.min(1.0) / ROUNDS,
        f32::from(player.population()) * rounds(Phase::Income),
        player.walk() * rounds(Phase::Construction),
        f32::from(player.workers()) * rounds(Phase::Construction),
        f32::from(works.vacant) * rounds(Phase::Moves),
        works.halls,
        f32::from(player.clergy()) * rounds(Phase::Abbey),
        f32::from(player.moves()) * rounds(Phase::Moves),
        needs.hunger,
        needs.darkness,
        needs.later,
        quests.hope,
        quests.march,
        quests.won,
        player.herd_to_come() * left / ROUNDS,
        f32::from(player.tools()) * rounds(Phase::Resources) + f32::from(player.wagons()),
        f32::from(u8::from(game.is_first(seat))),
    ];
    out[..features.len()].copy_from_slice(&features);
}
