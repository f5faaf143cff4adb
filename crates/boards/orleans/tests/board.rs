//! The board over whole games, in every mode.

use parlour_board_orleans::{SPRITE, STYLE, draw};
use parlour_kit::preview::Preview;
use parlour_kit::testkit::prove;
use parlour_orleans::Orleans;

/// Choices that say what is not done point nowhere.
const PLACELESS: [&str; 5] = ["decline", "no-technology", "pass", "load-nothing", "stop"];

fn prove_all(journals: &[&str]) {
    prove::<Orleans>(&Preview { draw, sprite: SPRITE, style: STYLE }, journals, &PLACELESS);
}

macro_rules! journal {
    ($name:literal) => {
        include_str!(concat!("../../../games/orleans/tests/golden/", $name, ".journal"))
    };
}

#[test]
fn games_of_two_are_drawn() {
    prove_all(&[journal!("two-players"), journal!("two-players-exclusion")]);
}

#[test]
fn games_of_three_are_drawn() {
    prove_all(&[journal!("three-players"), journal!("three-players-exclusion")]);
}

#[test]
fn games_of_four_are_drawn() {
    prove_all(&[
        journal!("four-players"),
        journal!("four-players-ordered"),
        journal!("four-players-exclusion"),
    ]);
}
