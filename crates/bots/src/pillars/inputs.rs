//! What a net reads in The Pillars of the Earth besides the features of the judge.

use parlour_core::Seat;
use parlour_pillars::Pillars;
use parlour_pillars::data::{Craftsman, Good, Post, Privilege, Station};
use parlour_pillars::view::Phase;

use crate::inputs::{Own, Wires};

pub(super) const OWN: Own<Pillars> = Own { names, read };

const GOODS: usize = Good::COUNT;
const CRAFTS: usize = Craftsman::ALL.len();
const PRIVILEGES: usize = Privilege::ALL.len();
const POSTS: usize = Post::ALL.len();
const STATIONS: usize = Station::ALL.len();

const CRAFT: usize = 3 * GOODS;
const WORKED: usize = CRAFT + CRAFTS;
const RIGHT: usize = WORKED + CRAFTS;
const MINE: usize = RIGHT + PRIVILEGES;
const TAKEN: usize = MINE + 2 * POSTS;
const PHASE: usize = TAKEN + GOODS;
const STATION: usize = PHASE + 5;
const PEOPLE: usize = STATION + STATIONS;

fn names() -> Vec<String> {
    let mut names = Vec::new();
    let mut all = |what: &str, count: usize| names.extend((0..count).map(|place| format!("{what} {place}")));
    all("cubes at three scales", 3 * GOODS);
    all("craftsman", CRAFTS);
    all("craftsman who has worked", CRAFTS);
    all("privilege", PRIVILEGES);
    all("own builder at a post, somebody at a post", 2 * POSTS);
    all("cubes to be fetched", GOODS);
    all("phase", 5);
    all("station", STATIONS);
    all("gold, workers and builders", 6);
    names
}

fn read(game: &Pillars, seat: Seat, wires: &mut Wires<'_>) {
    let player = &game[seat];
    for (place, good) in Good::ALL.iter().enumerate() {
        wires.count(3 * place, f32::from(player[*good]));
    }
    for (place, craftsman) in Craftsman::ALL.iter().enumerate() {
        wires.flag(CRAFT + place, player.craftsmen().has(*craftsman));
        wires.flag(WORKED + place, player.worked().has(*craftsman));
    }
    for (place, privilege) in Privilege::ALL.iter().enumerate() {
        wires.flag(RIGHT + place, player.privileges().has(*privilege));
    }
    for (place, post) in Post::ALL.iter().enumerate() {
        let at = game.at(*post);
        wires.put(MINE + place, at.iter().filter(|pawn| **pawn == Some(seat)).count() as f32);
        wires.put(MINE + POSTS + place, at.iter().flatten().count() as f32 / 2.0);
    }
    let mut taken = [0.0; GOODS];
    for card in game.taken_by(seat) {
        taken[card.good() as usize] += f32::from(card.cubes());
    }
    for (place, cubes) in taken.into_iter().enumerate() {
        wires.put(TAKEN + place, cubes / 4.0);
    }
    let phase = match game.phase() {
        Phase::Start | Phase::Deal => 0,
        Phase::Draft => 1,
        Phase::Builders => 2,
        Phase::Stations => 3,
        Phase::Over => 4,
    };
    wires.put(PHASE + phase, 1.0);
    if let Some(station) = game.station() {
        wires.put(STATION + station as usize % STATIONS, 1.0);
    }
    let people = [
        f32::from(player.gold()) / 10.0,
        f32::from(player.gold().min(4)) / 4.0,
        f32::from(player.next_workers()) / 10.0,
        f32::from(game.idle(seat)) / 10.0,
        f32::from(game.in_bag(seat)) / 3.0,
        f32::from(u8::from(game.start() == seat)),
    ];
    for (place, amount) in people.into_iter().enumerate() {
        wires.put(PEOPLE + place, amount);
    }
}
