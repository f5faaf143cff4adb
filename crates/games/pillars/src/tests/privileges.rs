//! The privileges (PIL-14.x).

use super::scene::*;
use crate::data::{Craftsman, Post, Privilege, Station};
use crate::event::Cause;
use crate::step::Stage;
use crate::{Event, Refusal};

/// Red receives a privilege at Kingsbridge; the game stands before the tax roll.
fn received(privilege: Privilege) -> Scene {
    pillars(2)
        .set(|game| game.kingsbridge[0] = Some(privilege))
        .builder(RED, Post::Kingsbridge1)
        .station(Station::Kingsbridge)
}

/// PIL-14.1: three points.
#[test]
fn the_madonna_brings_points() {
    received(Privilege::Madonna).expect(|game| assert_eq!(game[RED].points(), 5));
}

/// PIL-14.2, EX-20: eight gold, as far as the track goes.
#[test]
fn the_wool_fair_brings_gold() {
    received(Privilege::WoolFair).expect(|game| assert_eq!(game[RED].gold, 28));
    pillars(2)
        .seat(RED, |red| red.gold = 28)
        .set(|game| game.kingsbridge[0] = Some(Privilege::WoolFair))
        .builder(RED, Post::Kingsbridge1)
        .station(Station::Kingsbridge)
        .expect(|game| assert_eq!(game[RED].gold, 30));
}

/// PIL-14.3: two metal.
#[test]
fn studies_in_toledo_bring_metal() {
    received(Privilege::Toledo).expect(|game| assert_eq!(game[RED].goods, [0, 0, 0, 2]));
}

/// PIL-14.4: a stone and a wood.
#[test]
fn completion_is_near() {
    received(Privilege::Completion).expect(|game| assert_eq!(game[RED].goods, [0, 1, 1, 0]));
}

/// PIL-14.5: a metal.
#[test]
fn the_king_comes_to_the_festivities() {
    received(Privilege::Festivities).expect(|game| assert_eq!(game[RED].goods, [0, 0, 0, 1]));
}

/// PIL-14.6: the black worker serves from the next round to the end.
#[test]
fn otto_serves_from_the_next_round() {
    received(Privilege::Otto)
        .expect(|game| assert_eq!(game.idle(RED), 12))
        .draw("tax 2")
        .nobody_works()
        .run_draws()
        .expect(|game| assert_eq!(game.idle(RED), 13))
        .round(3)
        .expect(|game| assert_eq!(game.idle(RED), 13));
}

/// PIL-14.7: Aliena, Tom and Richard give from the round of receipt on.
#[test]
fn patrons_give_at_once() {
    received(Privilege::Aliena).expect(|game| assert_eq!(game[RED].goods, [0, 1, 0, 0]));
    received(Privilege::Tom).expect(|game| assert_eq!(game[RED].goods, [0, 0, 1, 0]));
    received(Privilege::Richard)
        .expect(|game| assert_eq!(game[RED].goods, [1, 0, 0, 0]))
        .station(Station::Forest)
        .expect(|game| assert_eq!(game[RED].goods, [2, 0, 0, 0]));
}

/// PIL-14.8: Brother Francis helps in the round of receipt.
#[test]
fn francis_helps_at_once() {
    received(Privilege::Francis).draw("tax 5").expect(|game| assert_eq!(game[RED].gold, 18));
}

/// PIL-14.9: Ellen looks from the next round on.
#[test]
fn ellen_looks_from_the_next_round() {
    received(Privilege::Ellen)
        .expect(|game| assert_eq!(game.events.peek(), None))
        .draw("tax 2")
        .nobody_works()
        .run_draws()
        .expect(|game| {
            let peek = game.events.peek().expect("a look at the event");
            assert!(peek.known_to.has(RED));
        });
}

/// PIL-14.10: Jack's sixth place is there at station 10 of the same round.
#[test]
fn jack_makes_room_at_once() {
    pillars(2)
        .set(|game| game.kingsbridge[0] = Some(Privilege::Jack))
        .seat(RED, |red| red.craftsmen.insert(Craftsman::Mason1))
        .seat(RED, |red| red.craftsmen.insert(Craftsman::BetterMortarMixer))
        .builder(RED, Post::Kingsbridge1)
        .builder(RED, Post::Shiring1)
        .station(Station::Kingsbridge)
        .draw("tax 2")
        .expect(|game| {
            assert_eq!(game[RED].craftsmen.len(), 6);
            assert_eq!(game.stage, Stage::Station(Station::Cathedral));
        });
}

/// PIL-14.11, EX-25: a point more for each own builder at the priory, at once.
#[test]
fn prior_philip_adds_a_point_for_each_own_builder() {
    let with = |second| {
        pillars(2)
            .set(|game| game.kingsbridge[0] = Some(Privilege::Philip))
            .builder(RED, Post::Kingsbridge1)
            .builder(RED, Post::Priory)
            .builder(second, Post::Priory)
            .station(Station::Kingsbridge)
    };
    with(RED).expect(|game| assert_eq!(game[RED].points(), 2 + 5));
    with(BLUE).expect(|game| assert_eq!((game[RED].points(), game[BLUE].points()), (2 + 3, 2 + 1)));
}

/// PIL-14.12: the event of the round of receipt is over; Thomas protects from a later one.
#[test]
fn thomas_serves_from_the_next_round() {
    received(Privilege::Thomas)
        .expect(|game| assert!(game.stage > Stage::Station(Station::Event)))
        .draw("tax 2")
        .nobody_works()
        .run_draws()
        .station(Station::Event)
        .draw("event conflict")
        .allows(RED, "use thomas");
}

/// PIL-14.13: the builders of the round of receipt are placed; Remigius helps a later one.
#[test]
fn remigius_serves_from_the_next_round() {
    received(Privilege::Remigius)
        .expect(|game| assert!(game.stage > Stage::Builders))
        .draw("tax 2")
        .nobody_works()
        .run_draws()
        .builders()
        .pull(RED)
        .allows(RED, "place market free");
}

/// PIL-14.14: the amnesty may be used in the round of receipt.
#[test]
fn the_amnesty_serves_at_once() {
    received(Privilege::Amnesty)
        .draw("tax 5")
        .play(RED, "use amnesty")
        .expect(|game| assert_eq!(game[RED].gold, 20));
}

/// PIL-14.15: unused privileges are worth nothing, and any number may be kept.
#[test]
fn unused_privileges_are_worth_nothing() {
    let kept =
        [Privilege::Thomas, Privilege::Remigius, Privilege::Amnesty, Privilege::Jack, Privilege::Ellen];
    let scene = kept.into_iter().fold(pillars(2), |scene, card| scene.privileged(RED, card));
    scene
        .set(|game| game.round = 6)
        .station(Station::Cathedral)
        .nobody_works()
        .is_over()
        .expect(|game| assert_eq!((game[RED].points(), game[RED].privileges.len()), (2, 5)));
}

/// PIL-14.16: nobody can refuse a privilege; instant ones take effect one after the other and are
/// not kept, the others serve once and in their own window.
#[test]
fn privileges_take_effect_in_the_order_of_the_spaces() {
    pillars(2)
        .builder(RED, Post::Kingsbridge1)
        .builder(RED, Post::Kingsbridge2)
        .station(Station::Event)
        .draw("event archbishop")
        .noted(Event::GainsPoints { seat: RED, points: 3, cause: Cause::Privilege(Privilege::Madonna) })
        .noted(Event::GainsGold {
            seat: RED,
            gold: 8,
            spilled: 8,
            cause: Cause::Privilege(Privilege::WoolFair),
        })
        .expect(|game| assert!(game[RED].privileges.is_empty()));
    pillars(2)
        .privileged(RED, Privilege::Thomas)
        .refuses(RED, "use thomas", Refusal::NotAsked)
        .privileged(RED, Privilege::Amnesty)
        .station(Station::Event)
        .draw("event conflict")
        .refuses(RED, "use amnesty", Refusal::NotAsked)
        .play(RED, "use thomas")
        .refuses(RED, "use thomas", Refusal::NotYourTurn);
}
