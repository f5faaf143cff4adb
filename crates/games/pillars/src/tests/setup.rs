//! Setting up (PIL-2.x).

use parlour_core::testkit::Scenario;
use parlour_core::{Eyes, Game, Mode, Seat, Who};

use super::scene::*;
use crate::data::{Craftsman, EventCard, Good, Privilege};
use crate::{Choice, Lottery, Pillars, Refusal};

/// PIL-2.1: a colour has twelve workers, three builders and the three starting craftsmen.
#[test]
fn every_player_gets_a_set_of_his_colour() {
    undealt(3).expect(|game| {
        for seat in Seat::all(3) {
            assert_eq!(game[seat].workers, 12);
            assert_eq!(game.bag.count(seat.index()), 3);
            let trio = [Craftsman::MortarMixer, Craftsman::Woodworker, Craftsman::Stonecutter];
            assert_eq!(game[seat].craftsmen, craftsmen(&trio));
        }
    });
}

/// PIL-2.1: unused colours stay out of the game.
#[test]
fn two_to_four_can_play() {
    for players in [0, 1, 5] {
        let mode = Mode { players, ..Mode::choose(Pillars::ABOUT, Some(2), []).unwrap() };
        assert!(Pillars::new(&mode).is_err());
    }
    undealt(2).expect(|game| assert_eq!(game[GREEN].craftsmen.len(), 0));
}

/// PIL-2.2: the bag holds 6, 9 or 12 builders.
#[test]
fn all_builders_are_in_the_bag() {
    for (players, builders) in [(2, 6), (3, 9), (4, 12)] {
        undealt(players).expect(|game| assert_eq!(game.bag.left(), builders));
    }
}

/// PIL-2.3: chance chooses the first start player, every seat with the same odds.
#[test]
fn chance_chooses_the_start_player() {
    Scenario::<Pillars>::new(3, &[])
        .may_draw(&["start red", "start blue", "start green"])
        .expect(|game| {
            for seat in Seat::all(3) {
                assert_eq!(game.weight(Choice::Start(seat)), 1);
            }
            let nobody = game.check(Who::Chance, Choice::Start(YELLOW));
            assert_eq!(nobody, Err(Refusal::CannotComeUp(Lottery::Start)));
        })
        .draw("start green")
        .expect(|game| assert_eq!(game.start, GREEN));
}

/// PIL-2.3: a table that has arranged its seats lets the first one start.
#[test]
fn the_table_may_choose_the_start_player() {
    undealt(4).expect(|game| assert_eq!(game.start, RED));
}

/// PIL-2.4, PIL-2.5, EX-1: two points each; 20 gold for the start player, one more for each
/// player after him.
#[test]
fn later_players_get_more_gold() {
    Scenario::<Pillars>::new(4, &[]).draw("start green").expect(|game| {
        let gold = [GREEN, YELLOW, RED, BLUE].map(|seat| game[seat].gold);
        assert_eq!(gold, [20, 21, 22, 23]);
        assert!(Seat::all(4).all(|seat| game[seat].points() == 2));
    });
}

/// PIL-2.6: nobody starts with resources or privileges.
#[test]
fn nobody_starts_with_cubes_or_privileges() {
    undealt(4).expect(|game| {
        assert!(Seat::all(4).all(|seat| game[seat].cubes() == 0 && game[seat].privileges.is_empty()));
    });
}

/// PIL-2.7: each round's stack is shuffled on its own: any of its four may come first.
#[test]
fn the_stack_of_a_round_holds_its_four_craftsmen() {
    undealt(2).draws(&["privilege ellen", "privilege jack"]).may_draw(&[
        "shiring tool-maker",
        "shiring master-woodworker",
        "shiring better-mortar-mixer",
        "shiring mason-1",
    ]);
}

/// PIL-2.8: ten of the fourteen ordinary privileges come, then the two of the last round.
#[test]
fn four_privileges_stay_in_the_box() {
    let scene = undealt(2);
    assert_eq!(scene.game().privileges.left(), 12);
    assert_eq!(scene.options(Who::Chance).len(), 14);
    scene
        .set(|game| Privilege::ALL[..10].iter().for_each(|card| game.privileges.take(*card as usize)))
        .may_draw(&["privilege completion", "privilege festivities"]);
}

/// PIL-2.9: six of the ten events come.
#[test]
fn four_events_stay_in_the_box() {
    undealt(2).expect(|game| assert_eq!(game.events.left(), 6)).set(|game| {
        EventCard::ALL[..6].iter().for_each(|card| game.events.take(*card as usize));
        assert!(game.events.is_empty());
    });
}

/// PIL-2.10: the market has four stone, four wood and four sand.
#[test]
fn the_market_is_stocked() {
    undealt(2).expect(|game| {
        let stock = [Good::Stone, Good::Wood, Good::Sand].map(|good| game.stock[good as usize]);
        assert_eq!(stock, [4, 4, 4]);
        assert_eq!(game.stock[Good::Metal as usize], 0);
    });
}

/// PIL-2.11, PIL-2.12, PIL-2.13: a metal at the court, four grey workers at the castle, the black
/// one beside the board, the cost marker at seven.
#[test]
fn court_castle_and_marker_are_ready() {
    undealt(2).expect(|game| {
        let view = game.view(Eyes::Spectator);
        assert!(view.court_metal);
        assert_eq!(view.castle_workers, 4);
        assert!(view.seats.iter().all(|seat| !seat.black_worker));
        assert_eq!(view.price, 7);
    });
}
