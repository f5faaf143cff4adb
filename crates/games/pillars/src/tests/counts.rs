//! Counts of the lines of play from pinned positions.

use parlour_core::testkit::count;

use super::scene::*;
use crate::data::{Craftsman, Post, Station};

/// Draft turns of two players: nine cards and a pass, then one card less or none.
#[test]
fn draft_lines() {
    let scene = pillars(2);
    assert_eq!([1, 2, 3].map(|depth| count(scene.game(), depth)), [10, 91, 632]);
}

/// Builders: two colours, keep or put back, ten posts and waiting.
#[test]
fn builder_lines() {
    let scene = pillars(2).builders();
    assert_eq!([1, 2, 3, 4].map(|depth| count(scene.game(), depth)), [2, 4, 26, 88]);
}

/// A market with two traders of modest means.
#[test]
fn market_lines() {
    let scene = pillars(2)
        .builder(RED, Post::Market)
        .builder(BLUE, Post::Market)
        .seat(RED, |red| (red.gold, red.goods) = (6, [1, 1, 1, 1]))
        .seat(BLUE, |blue| (blue.gold, blue.goods) = (3, [0, 2, 0, 0]))
        .station(Station::Market);
    assert_eq!([1, 2, 3].map(|depth| count(scene.game(), depth)), [11, 55, 434]);
}

/// A full workshop at the cathedral.
#[test]
fn cathedral_lines() {
    let scene = pillars(2)
        .seat(RED, |red| {
            red.craftsmen = craftsmen(&[Craftsman::Mason1, Craftsman::MortarMixer, Craftsman::Carpenter2]);
            red.goods = [3, 2, 3, 0];
        })
        .station(Station::Cathedral);
    assert_eq!([1, 2, 3].map(|depth| count(scene.game(), depth)), [6, 27, 64]);
}
