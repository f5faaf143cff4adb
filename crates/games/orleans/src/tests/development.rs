//! Scriptorium and the development track (ORL-5.20 to ORL-5.22, ORL-6.6, ORL-6.7).

use super::scene::*;
use crate::data::{Citizen, Place};
use crate::step::Stage;
use crate::{Event, Refusal};

/// Red's turn, this far on the track.
fn at(cell: u8) -> Scene {
    orleans(2)
        .development(RED, cell)
        .staff(RED, Place::Scriptorium)
        .staff(RED, Place::FarmHouse)
        .phase(Stage::Actions)
}

/// ORL-5.20: one point, below the end.
#[test]
fn the_scriptorium_brings_a_point() {
    at(4).play(RED, "use scriptorium").expect(|game| assert_eq!(game[RED].development, 5));
    at(30).refuses(RED, "use scriptorium", Refusal::DevelopmentEnds);
}

/// ORL-5.21: every cell entered gives its coins.
#[test]
fn coins_lie_on_three_cells() {
    for (cell, coins) in [(6, 3), (11, 4), (24, 5), (7, 0)] {
        at(cell).play(RED, "use scriptorium").expect(|game| assert_eq!(game[RED].coins, 5 + coins));
    }
}

/// ORL-5.21, ORL-6.6, ORL-6.7, D5: three universities in a row.
#[test]
fn three_universities_in_a_row() {
    let university =
        |scene: Scene| scene.staff(RED, Place::University).phase(Stage::Actions).play(RED, "use university");
    let scene = university(orleans(2));
    assert_eq!((scene.game()[RED].development, scene.game()[RED].status()), (2, 1));
    let scene = university(scene).noted(Event::CitizenWon { seat: RED, citizen: Citizen::Development3 });
    assert_eq!((scene.game()[RED].development, scene.game()[RED].status()), (5, 2));
    let scene = university(scene);
    assert_eq!((scene.game()[RED].development, scene.game()[RED].status()), (9, 3));
    assert_eq!(scene.game()[RED].coins, 8);
}

/// ORL-5.22: the marker stops at 30, surplus points are lost.
#[test]
fn surplus_points_are_lost() {
    orleans(2)
        .development(RED, 29)
        .tile(RED, Place::Library)
        .staff(RED, Place::Library)
        .phase(Stage::Actions)
        .play(RED, "use library")
        .expect(|game| assert_eq!((game[RED].development, game[RED].status()), (30, 6)));
}

/// ORL-6.6: a citizen of the track goes to the first who reaches or passes it.
#[test]
fn the_first_to_pass_wins_the_citizen() {
    orleans(2)
        .development(RED, 17)
        .tile(RED, Place::Library)
        .staff(RED, Place::Library)
        .phase(Stage::Actions)
        .play(RED, "use library")
        .expect(|game| assert_eq!(game.citizens[Citizen::Development18 as usize], Some(RED)))
        .seat(BLUE, |blue| blue.development = 17)
        .staff(BLUE, Place::Scriptorium)
        .phase(Stage::Actions)
        .play(BLUE, "use scriptorium")
        .expect(|game| assert_eq!(game.citizens[Citizen::Development18 as usize], Some(RED)));
}

/// ORL-6.7: the status follows the marker forwards and, after torture, backwards.
#[test]
fn the_status_follows_the_marker() {
    at(3).play(RED, "use scriptorium").expect(|game| assert_eq!(game[RED].status(), 2));
    orleans(2)
        .development(RED, 4)
        .coins(RED, 0)
        .good(RED, crate::Good::Wool, 3)
        .event(crate::Hourglass::Taxes)
        .phase(Stage::Event)
        .play(RED, "give point")
        .expect(|game| assert_eq!((game[RED].development, game[RED].status()), (3, 1)));
}
