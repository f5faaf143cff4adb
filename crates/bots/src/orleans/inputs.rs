//! What a net reads in Orléans besides the features of the judge.

use parlour_core::{Game, Seat};
use parlour_orleans::Orleans;
use parlour_orleans::data::{Good, Kind, Place, Track};

use crate::inputs::{Own, Wires};

pub(super) const OWN: Own<Orleans> = Own { names, read };

const KINDS: usize = Kind::ALL.len();
const GOODS: usize = Good::ALL.len();
const TRACKS: usize = Track::ALL.len();
const PLACES: usize = Place::ALL.len();
const LINES: usize = 12;

const WAITING: usize = 3 * KINDS;
const CARGO: usize = WAITING + KINDS;
const TRACK: usize = CARGO + 3 * GOODS;
const OWNED: usize = TRACK + TRACKS;
const EMPTY: usize = OWNED + PLACES;
const WHEELS: usize = EMPTY + PLACES;
const TOWN: usize = WHEELS + PLACES;
const SUPPLY: usize = TOWN + 9;
const SCORE: usize = SUPPLY + KINDS;

fn names() -> Vec<String> {
    let mut names = Vec::new();
    let mut all = |what: &str, count: usize| names.extend((0..count).map(|place| format!("{what} {place}")));
    all("followers at three scales", 3 * KINDS);
    all("followers at hand", KINDS);
    all("goods at three scales", 3 * GOODS);
    all("track", TRACKS);
    all("own place", PLACES);
    all("empty spaces of a place", PLACES);
    all("technology on a place", PLACES);
    all("town", 9);
    all("followers in supply", KINDS);
    all("score", LINES);
    names
}

fn read(game: &Orleans, seat: Seat, wires: &mut Wires<'_>) {
    let player = &game[seat];
    for (place, kind) in Kind::ALL.iter().enumerate() {
        wires.count(3 * place, f32::from(player.followers(*kind)));
        wires.put(WAITING + place, f32::from(player.waiting(*kind)) / 3.0);
        wires.put(SUPPLY + place, f32::from(game.supply(*kind)) / 10.0);
    }
    for (place, good) in Good::ALL.iter().enumerate() {
        wires.count(CARGO + 3 * place, f32::from(player.good(*good)));
    }
    for (place, track) in Track::ALL.iter().enumerate() {
        wires.put(TRACK + place, f32::from(player.track(*track)) / 6.0);
    }
    for (place, of) in Place::ALL.iter().enumerate() {
        if game.owns(seat, *of) {
            wires.put(OWNED + place, 1.0);
            wires.put(EMPTY + place, f32::from(player.empty_spaces(*of)) / 3.0);
            wires.flag(WHEELS + place, player.has_technology(*of));
        }
    }
    let town = [
        f32::from(player.coins()) / 20.0,
        f32::from(player.development()) / 30.0,
        f32::from(player.status()) / 6.0,
        f32::from(game.posts_on_map(seat)) / 8.0,
        f32::from(game.citizens_of(seat)) / 5.0,
        f32::from(player.draw_number()) / 8.0,
        f32::from(player.technology()) / 6.0,
        f32::from(u8::from(game.is_planning(seat))),
        f32::from(u8::from(game.has_passed(seat))),
    ];
    for (place, amount) in town.into_iter().enumerate() {
        wires.put(TOWN + place, amount);
    }
    for (place, line) in game.score(seat).lines.iter().take(LINES).enumerate() {
        wires.put(SCORE + place, line.points as f32 / 40.0);
    }
}
