//! What a net reads in The King's Abbey besides the features of the judge.

use parlour_abbey::Abbey;
use parlour_abbey::data::{Building, Good, Tower};
use parlour_core::{Game, Seat};

use crate::inputs::{Own, Wires};

pub(super) const OWN: Own<Abbey> = Own { names, read };

const LINES: usize = 12;
const PHASES: usize = 16;
const FACES: usize = 6;

const HELD: usize = 3 * Good::COUNT;
const BUILT: usize = HELD + 2 * Building::COUNT;
const TOWERS: usize = BUILT + Building::COUNT;
const PHASE: usize = TOWERS + Tower::COUNT;
const POOL: usize = PHASE + PHASES;
const PEOPLE: usize = POOL + FACES;
const QUESTS: usize = PEOPLE + 3 * 8;
const DARKNESS: usize = QUESTS + 4;
const SCORE: usize = DARKNESS + 4;

fn names() -> Vec<String> {
    let mut names = Vec::new();
    let mut all = |what: &str, count: usize| names.extend((0..count).map(|place| format!("{what} {place}")));
    all("good at three scales", 3 * Good::COUNT);
    all("card in hand, could be built", 2 * Building::COUNT);
    all("building at work", Building::COUNT);
    all("towers left", Tower::COUNT);
    all("phase", PHASES);
    all("free dice", FACES);
    all("people at three scales", 3 * 8);
    all("crusades", 4);
    all("darkness", 4);
    all("score", LINES);
    names
}

fn read(game: &Abbey, seat: Seat, wires: &mut Wires<'_>) {
    let player = &game[seat];
    for (place, good) in Good::ALL.iter().enumerate() {
        wires.count(3 * place, f32::from(player.has(*good)));
    }
    for (place, building) in Building::ALL.iter().enumerate() {
        if player.holds(*building) > 0 {
            wires.put(HELD + place, f32::from(player.holds(*building)));
            wires.flag(HELD + Building::COUNT + place, player.could_build(*building));
        }
        wires.put(BUILT + place, f32::from(player.active(*building)));
    }
    for (place, tower) in Tower::ALL.iter().enumerate() {
        wires.put(TOWERS + place, f32::from(player.towers_left(*tower)) / 2.0);
    }
    wires.flag(PHASE + (game.phase() as usize) % PHASES, true);
    for (place, dice) in player.pool().iter().take(FACES).enumerate() {
        wires.put(POOL + place, f32::from(*dice) / 2.0);
    }
    let people = [
        player.monks(),
        player.clergy(),
        player.cows(),
        player.tools(),
        player.wagons(),
        player.population(),
        player.idle_peasants(),
        player.workers(),
    ];
    for (place, count) in people.into_iter().enumerate() {
        wires.count(PEOPLE + 3 * place, f32::from(count));
    }
    let quests = || player.quests();
    wires.put(QUESTS, quests().count() as f32 / 3.0);
    wires.put(QUESTS + 1, quests().filter(|quest| quest.is_complete()).count() as f32 / 3.0);
    wires.put(QUESTS + 2, quests().map(|quest| f32::from(quest.dice())).sum::<f32>() / 6.0);
    wires.put(QUESTS + 3, quests().map(|quest| f32::from(quest.needs())).sum::<f32>() / 6.0);
    wires.put(DARKNESS, f32::from(game.darkness_level()) / 5.0);
    wires.put(DARKNESS + 1, f32::from(game.darkness()) / 10.0);
    wires.put(DARKNESS + 2, f32::from(game.defense(seat)) / 10.0);
    wires.put(DARKNESS + 3, f32::from(game.rounds_left()) / 7.0);
    for (place, line) in game.score(seat).lines.iter().take(LINES).enumerate() {
        wires.put(SCORE + place, line.points as f32 / 30.0);
    }
}
