//! Counts of the lines of play from pinned positions: they change when a rule changes what is possible.

use parlour_core::testkit::count;

use super::scene::*;
use crate::Phase;
use crate::data::{Building, Crusade, Saint};

/// Lines of one, two and three answers.
fn counts(scenario: &parlour_core::testkit::Scenario<crate::Abbey>) -> [u64; 3] {
    [1, 2, 3].map(|depth| count(scenario.game(), depth))
}

#[test]
fn phase_three_with_five_dice() {
    let plain = abbey(2).dice(RED, &[1, 1, 4, 5, 6]).to(Phase::Abbey);
    assert_eq!(counts(&plain), [13, 118, 784]);
}

#[test]
fn phase_three_with_a_scriptorium_and_a_forge() {
    let rich = abbey(2)
        .active(RED, Building::Scriptorium)
        .active(RED, Building::Scriptorium)
        .active(RED, Building::Blacksmith)
        .dice(RED, &[1, 1, 4, 5, 6])
        .to(Phase::Abbey);
    assert_eq!(counts(&rich), [15, 130, 939]);
}

#[test]
fn an_offer_of_help() {
    let offer = abbey(3)
        .change(|game| game.first = GREEN)
        .crusade(GREEN, Crusade::Acre, 3, 2)
        .dice(RED, &[3, 3])
        .to(Phase::Abbey)
        .play(GREEN, "help acre red");
    assert_eq!(counts(&offer), [2, 24, 48]);
}

#[test]
fn phase_five_with_three_dice() {
    assert_eq!(counts(&abbey(2).dice(RED, &[2, 3, 4]).dice(BLUE, &[6]).to(Phase::Resources)), [6, 21, 61]);
}

#[test]
fn phase_seven_with_a_full_stock() {
    let rich = abbey(2)
        .stock(RED, [9, 9, 9, 9, 40])
        .hand(RED, Building::Cloister)
        .hand(RED, Building::SheepFarm)
        .keeps(RED, Saint::Elias)
        .to(Phase::Construction);
    assert_eq!(counts(&rich), [9, 72, 534]);
}
