//! Preparing a round and passing the start (PIL-3.x, PIL-12.x).

use parlour_core::{Decision, Eyes, Game, Who};

use super::scene::*;
use crate::data::{Craftsman, EventCard, Good, Part, Post, Privilege, ResourceCard, Station};
use crate::state::Lot;
use crate::step::Stage;
use crate::{Choice, Event};

/// PIL-3.1: the first privilege lies above the first space of Kingsbridge, the second above the
/// second.
#[test]
fn two_privileges_are_turned_up() {
    undealt(2).draws(&["privilege tom", "privilege aliena"]).expect(|game| {
        assert_eq!(game.kingsbridge, [Some(Privilege::Tom), Some(Privilege::Aliena)]);
    });
}

/// PIL-3.1, EX-12: the last round shows its own two privileges, in any order.
#[test]
fn the_last_round_has_its_own_privileges() {
    undealt(2)
        .set(|game| Privilege::ALL[..10].iter().for_each(|card| game.privileges.take(*card as usize)))
        .round(6)
        .may_draw(&["privilege completion", "privilege festivities"])
        .draw("privilege festivities")
        .may_draw(&["privilege completion"]);
}

/// PIL-3.2, PIL-3.4: two craftsmen come to Shiring, the other two stand in the row.
#[test]
fn four_craftsmen_are_shared_out() {
    undealt(2).draws(&["privilege tom", "privilege aliena", "shiring mason-1", "shiring tool-maker"]).expect(
        |game| {
            assert_eq!(game.shiring, [Some(Craftsman::Mason1), Some(Craftsman::ToolMaker)]);
            let row: Vec<Craftsman> = game.hires.iter().flatten().map(|hire| hire.craftsman).collect();
            assert_eq!(row, [Craftsman::MasterWoodworker, Craftsman::BetterMortarMixer]);
        },
    );
}

/// PIL-3.3, PIL-3.4: seven resource cards and two craftsmen make a row of nine.
#[test]
fn two_resource_cards_stay_out() {
    pillars(2).expect(|game| {
        assert_eq!(game.lot(ResourceCard::Wood4), Lot::Out);
        assert_eq!(game.lot(ResourceCard::Stone3), Lot::Out);
        assert_eq!(game.resources.iter().filter(|lot| **lot == Lot::Open).count(), 7);
        assert_eq!(game.hires.iter().flatten().count(), 2);
    });
}

/// PIL-3.3: the two are named in ascending order, and all 36 pairs are equally likely.
#[test]
fn every_pair_of_cards_is_equally_likely_to_stay_out() {
    let scene =
        undealt(2).draws(&["privilege tom", "privilege aliena", "shiring mason-1", "shiring tool-maker"]);
    let game = scene.game();
    let firsts = parlour_core::options_of(game, Who::Chance);
    let odds: Vec<u32> = firsts.iter().map(|first| game.weight(*first)).collect();
    assert_eq!(odds, [8, 7, 6, 5, 4, 3, 2, 1], "36 tickets, as many as there are pairs");
    for (first, tickets) in firsts.into_iter().zip(odds) {
        let mut next = *game;
        next.apply(Who::Chance, first, &mut ());
        let seconds = parlour_core::options_of(&next, Who::Chance);
        assert_eq!(seconds.len() as u32, tickets, "one ticket for each pair with {first}");
        assert!(seconds.iter().all(|second| next.weight(*second) == 1 && *second > first));
    }
}

/// PIL-3.5: the market is full again, a metal lies at the court, the marker stands at seven.
#[test]
fn the_board_is_tidied_up() {
    pillars(2)
        .set(|game| {
            game.stock = [0, 1, 2, 0];
            game.court_metal = false;
            game.price = 0;
            game.redrawn = true;
        })
        .round(2)
        .expect(|game| {
            assert_eq!(game.stock, [4, 4, 4, 0]);
            assert!(game.court_metal);
            assert_eq!((game.price, game.redrawn), (7, false));
            assert_eq!(game.bag.left(), 6);
        });
}

/// PIL-3.5: a metal nobody took stays alone; there is never a second one.
#[test]
fn the_court_never_has_two_metal() {
    pillars(2)
        .station(Station::Court)
        .draw("tax 2")
        .nobody_works()
        .run_draws()
        .builder(RED, Post::Court)
        .station(Station::Court)
        .draw("tax 2")
        .expect(|game| assert_eq!(game[RED][Good::Metal], 1));
}

/// PIL-3.6, PIL-14.9: before the draft the owner of Ellen learns the event of the round, and only
/// he does.
#[test]
fn ellen_shows_the_event_of_the_round() {
    pillars(2)
        .privileged(BLUE, Privilege::Ellen)
        .round(2)
        .draws(&["privilege tom", "privilege aliena", "shiring mason-2", "shiring potter-2"])
        .draws(&["leave-out sand-2", "leave-out sand-3"])
        .expect(|game| {
            let audience = game.audience(Who::Chance, Choice::Event(EventCard::William));
            assert!(audience.includes(Eyes::Seat(BLUE)));
            assert!(!audience.includes(Eyes::Seat(RED)));
        })
        .draw("event william")
        .noted(Event::Looks { seat: BLUE })
        .noted(Event::Foresees { seat: BLUE, card: EventCard::William })
        .expect(|game| {
            let foreseen = |eyes| game.view(eyes).foreseen;
            assert_eq!(foreseen(Eyes::Seat(BLUE)), Some(EventCard::William));
            assert_eq!(foreseen(Eyes::Seat(RED)), None);
            assert_eq!(foreseen(Eyes::Spectator), None);
        })
        .station(Station::Event)
        .may_draw(&["event william"]);
}

/// PIL-3.7: twelve workers, one more with the black worker, two more after a visit to the castle.
#[test]
fn workers_assemble_at_the_start_of_a_round() {
    for (black, lent, workers) in [(false, 0, 12), (true, 0, 13), (false, 2, 14), (true, 2, 15)] {
        pillars(2)
            .seat(RED, |red| (red.black_worker, red.lent) = (black, lent))
            .expect(|game| assert_eq!(game.idle(RED), 12, "gains lie apart until the next round"))
            .round(2)
            .expect(|game| assert_eq!(game.idle(RED), workers));
    }
}

/// PIL-12.1, EX-29: the builder at the banner starts the next round.
#[test]
fn the_builder_at_the_banner_starts() {
    pillars(4)
        .set(|game| game.start = GREEN)
        .builder(BLUE, Post::Start)
        .station(Station::StartPlayer)
        .expect(|game| assert_eq!(game.start, BLUE));
}

/// PIL-12.2, EX-29: without a builder there the next seat clockwise starts.
#[test]
fn the_start_goes_round_clockwise() {
    pillars(4)
        .set(|game| game.start = GREEN)
        .station(Station::StartPlayer)
        .expect(|game| assert_eq!(game.start, YELLOW))
        .station(Station::StartPlayer)
        .expect(|game| assert_eq!(game.start, RED));
}

/// PIL-12.3, PIL-11.12: each round adds one part, which the start player of that round held.
#[test]
fn the_cathedral_grows_by_a_part_a_round() {
    pillars(2)
        .station(Station::Cathedral)
        .expect(|game| assert_eq!(game.parts(), 0))
        .nobody_works()
        .noted(Event::CathedralGrows { part: Part::Nave, parts: 1 })
        .noted(Event::StartsNext { seat: BLUE })
        .expect(|game| assert_eq!(game.parts(), 1));
}

/// PIL-12.4, EX-32: grey workers serve for one round.
#[test]
fn grey_workers_go_home_after_a_round() {
    pillars(2)
        .builder(RED, Post::Castle)
        .station(Station::Castle)
        .expect(|game| assert_eq!(game[RED].lent, 2))
        .nobody_works()
        .run_draws()
        .expect(|game| assert_eq!(game.idle(RED), 14))
        .station(Station::Castle)
        .nobody_works()
        .run_draws()
        .expect(|game| assert_eq!(game.idle(RED), 12));
}

/// PIL-12.5: after station 14 the next round is prepared.
#[test]
fn a_round_follows_a_round() {
    pillars(2).station(Station::Cathedral).nobody_works().expect(|game| {
        assert_eq!((game.round, game.stage), (2, Stage::Deal));
        assert_eq!(game.pending(), Decision::Draw);
    });
}
