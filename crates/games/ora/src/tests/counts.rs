//! Counts of the lines of play from pinned positions.

use parlour_core::testkit::count;

use super::scene::*;

fn lines(scene: &Scene, depths: [u32; 3]) -> [u64; 3] {
    depths.map(|depth| count(scene.game(), depth))
}

/// The first turn of three players in France.
#[test]
fn first_turn_lines() {
    assert_eq!(lines(&france(3), [1, 2, 3]), [5, 18, 29]);
}

/// The first turn of a solo player in Ireland.
#[test]
fn solo_lines() {
    assert_eq!(lines(&solo("ireland"), [1, 2, 3]), [3, 8, 16]);
}

/// A settlement phase with some food and fuel.
#[test]
fn settlement_lines() {
    let goods = [(Grain, 4), (Livestock, 2), (Wood, 3), (Peat, 1), (Coin, 3)];
    assert_eq!(lines(&france(3).goods(RED, &goods).round(6), [1, 2, 3]), [6, 19, 66]);
}

/// A large purse at the Estate.
#[test]
fn estate_lines() {
    let goods = [(Meat, 2), (Livestock, 4), (Grain, 6), (Coin, 7), (Peat, 3), (Wood, 4), (Straw, 2)];
    assert_eq!(lines(&function(Estate, &goods), [2, 4, 6]), [8, 112, 732]);
}
