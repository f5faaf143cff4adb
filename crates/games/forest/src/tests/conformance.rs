//! The laws of the protocol, in every mode.

use parlour_core::testkit::{Conformance, conformance};
use parlour_core::{Game, Mode};

use crate::Forest;

fn walk(players: u8, options: &[(&str, &str)]) {
    let mode = Mode::choose(Forest::ABOUT, Some(players), options.iter().copied()).unwrap();
    let how = Conformance { walks: 6, longest_list: 128, ..Conformance::default() };
    let report = conformance::<Forest>(&mode, &how);
    println!("{mode}: {report:?}");
}

#[test]
fn solo_games_conform() {
    walk(1, &[]);
}

#[test]
fn games_of_two_conform() {
    walk(2, &[]);
}

#[test]
fn games_of_three_conform() {
    walk(3, &[]);
}

#[test]
fn games_of_four_conform() {
    walk(4, &[]);
}
