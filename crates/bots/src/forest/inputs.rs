//! What a net reads in Black Forest besides the features of the judge.

use parlour_core::Seat;
use parlour_forest::Forest;
use parlour_forest::data::{Dial, FACES, Good, Mission, Tile, Worker};

use super::prices::{Means, missions, nearness_of, offers};
use crate::inputs::{Own, Wires};

pub(super) const OWN: Own<Forest> = Own { names, read };

const GOODS: usize = Good::ALL.len();
const LINES: usize = 12;

const COAL: usize = 3 * GOODS;
const BUILT: usize = COAL + 6;
const DISPLAY: usize = BUILT + FACES;
const NEAR: usize = DISPLAY + FACES;
const OPEN: usize = NEAR + FACES;
const DONE: usize = OPEN + 2 * Mission::COUNT;
const WAY: usize = DONE + 1;
const ESTATE: usize = WAY + 2 * Worker::ALL.len();
const SCORE: usize = ESTATE + 3 * Tile::COUNT + 8;

fn names() -> Vec<String> {
    let mut names = Vec::new();
    let mut all = |what: &str, count: usize| names.extend((0..count).map(|place| format!("{what} {place}")));
    all("good at three scales", 3 * GOODS);
    all("coal of the dials at three scales", 6);
    all("own building", FACES);
    all("building on display", FACES);
    all("building near at hand", FACES);
    all("open mission, near mission", 2 * Mission::COUNT);
    all("missions open", 1);
    all("worker within reach, way", 2 * Worker::ALL.len());
    all("estate", 3 * Tile::COUNT + 8);
    all("score", LINES);
    names
}

fn read(game: &Forest, seat: Seat, wires: &mut Wires<'_>) {
    let player = &game[seat];
    let dials = player.dials();
    for (place, good) in Good::ALL.iter().enumerate() {
        wires.count(3 * place, f32::from(dials.of(*good)));
    }
    wires.count(COAL, f32::from(dials.coal(Dial::Glass)));
    wires.count(COAL + 3, f32::from(dials.coal(Dial::Oven)));
    for building in player.buildings().iter() {
        wires.put(BUILT + building as usize, 1.0);
    }
    let (means, offers) = (Means::of(player), offers());
    for building in game.display().iter() {
        wires.put(DISPLAY + building as usize, 1.0);
        let lack = means.parts_lacking(&offers[building as usize].price);
        wires.put(NEAR + building as usize, nearness_of(lack));
    }
    for mission in game.open_missions() {
        wires.put(OPEN + mission as usize, 1.0);
        let lack = means.parts_lacking(&missions()[mission as usize]);
        wires.put(OPEN + Mission::COUNT + mission as usize, nearness_of(lack));
    }
    wires.put(DONE, game.open_missions().count() as f32 / 5.0);
    let provisions = dials.of(Good::Provision);
    for (place, worker) in Worker::ALL.iter().enumerate() {
        let way = game.way_to(seat, *worker);
        wires.flag(WAY + place, way <= provisions);
        wires.put(WAY + Worker::ALL.len() + place, f32::from(way) / 5.0);
    }
    estate(game, seat, wires);
    let mut place = 0;
    game.tell_points(seat, |points| {
        if place < LINES {
            wires.put(SCORE + place, points as f32 / 15.0);
        }
        place += 1;
    });
}

fn estate(game: &Forest, seat: Seat, wires: &mut Wires<'_>) {
    let player = &game[seat];
    for (place, tile) in Tile::ALL.iter().enumerate() {
        wires.count(ESTATE + 3 * place, f32::from(player.tiles(*tile)));
    }
    let (start, estate) = (ESTATE + 3 * Tile::COUNT, player.estate());
    wires.put(start, f32::from(player.herd().pigs) / 4.0);
    wires.put(start + 1, f32::from(player.herd().cattle) / 4.0);
    wires.put(start + 2, f32::from(estate.plots()) / 4.0);
    wires.put(start + 3, f32::from(estate.progress()) / 3.0);
    wires.put(start + 4, estate.free().count_ones() as f32 / 6.0);
    wires.flag(start + 5, estate.has_room_for_large());
    wires.flag(start + 6, estate.has_unbuilt_plot());
    wires.put(start + 7, f32::from(player.buildings().len()) / 10.0);
}
