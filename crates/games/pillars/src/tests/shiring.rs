//! Stations 10 and 11 (PIL-9.x).

use super::scene::*;
use crate::data::{Craftsman, Good, Post, Station};
use crate::step::Stage;
use crate::{Event, Refusal};

/// PIL-9.1: the visitors of Shiring receive their craftsmen free of charge, who work in the same
/// round.
#[test]
fn craftsmen_join_at_shiring() {
    pillars(2)
        .seat(BLUE, |blue| blue.goods = [0, 2, 0, 0])
        .builder(RED, Post::Shiring1)
        .builder(BLUE, Post::Shiring2)
        .station(Station::Shiring)
        .expect(|game| {
            assert!(game[RED].craftsmen.has(Craftsman::ToolMaker));
            assert!(game[BLUE].craftsmen.has(Craftsman::MasterWoodworker));
            assert_eq!((game[RED].gold, game[BLUE].gold), (20, 21));
        })
        .play(RED, "finish")
        .allows(BLUE, "work master-woodworker 2");
}

/// PIL-9.2: the limit counts at Shiring, too; the newcomer may go.
#[test]
fn shiring_knows_the_limit() {
    pillars(2)
        .seat(RED, |red| red.craftsmen.insert(Craftsman::Mason1))
        .seat(RED, |red| red.craftsmen.insert(Craftsman::BetterMortarMixer))
        .builder(RED, Post::Shiring1)
        .station(Station::Shiring)
        .asks(RED)
        .allows(RED, "dismiss tool-maker")
        .play(RED, "dismiss mortar-mixer")
        .expect(|game| assert_eq!(game[RED].craftsmen.len(), 5));
}

/// PIL-9.3: whom nobody came for leaves the game.
#[test]
fn an_unvisited_craftsman_leaves() {
    pillars(2)
        .station(Station::Court)
        .draw("tax 2")
        .noted(Event::CraftsmanLeaves { craftsman: Craftsman::ToolMaker })
        .noted(Event::CraftsmanLeaves { craftsman: Craftsman::MasterWoodworker })
        .expect(|game| assert_eq!(game.shiring, [None, None]));
}

/// PIL-9.4, EX-32: the castle lends two grey workers for the next round only.
#[test]
fn the_castle_lends_two_workers() {
    pillars(2)
        .builder(RED, Post::Castle)
        .station(Station::Court)
        .draw("tax 2")
        .noted(Event::CastleLends { seat: RED, workers: 2 })
        .expect(|game| assert_eq!(game.idle(RED), 12, "not in this round"))
        .nobody_works()
        .run_draws()
        .expect(|game| assert_eq!((game.idle(RED), game.idle(BLUE)), (14, 12)));
}

/// PIL-9.5: while two grey workers are in use two more can be lent; in the last round in vain.
#[test]
fn the_castle_always_has_two_workers() {
    let castle =
        |scene: &Scene| parlour_core::Game::view(scene.game(), parlour_core::Eyes::Spectator).castle_workers;
    let scene = pillars(2).builder(RED, Post::Castle).station(Station::Castle).nobody_works().run_draws();
    assert_eq!(castle(&scene), 2);
    let scene = scene.builder(BLUE, Post::Castle).station(Station::Castle);
    assert_eq!(castle(&scene), 0);
    let scene = scene.nobody_works().run_draws();
    assert_eq!(castle(&scene), 2);
    scene.expect(|game| assert_eq!((game.idle(RED), game.idle(BLUE)), (12, 14)));
    pillars(2)
        .set(|game| game.round = 6)
        .builder(RED, Post::Castle)
        .station(Station::Castle)
        .nobody_works()
        .is_over();
}

/// PIL-9.6: a visitor of both spaces settles the limit after each craftsman.
#[test]
fn two_craftsmen_come_one_after_the_other() {
    pillars(2)
        .seat(RED, |red| red.craftsmen.insert(Craftsman::Mason1))
        .seat(RED, |red| red.craftsmen.insert(Craftsman::BetterMortarMixer))
        .builder(RED, Post::Shiring1)
        .builder(RED, Post::Shiring2)
        .station(Station::Shiring)
        .refuses(
            RED,
            "dismiss master-woodworker",
            Refusal::NotYourCraftsman { craftsman: Craftsman::MasterWoodworker },
        )
        .play(RED, "dismiss tool-maker")
        .asks(RED)
        .play(RED, "dismiss master-woodworker")
        .expect(|game| assert_ne!(game.stage, Stage::Station(Station::Shiring)));
}

/// PIL-9.7: who was dismissed here no longer counts at the market, who came does.
#[test]
fn a_dismissed_woodworker_buys_no_wood() {
    let full = |scene: Scene| {
        scene
            .seat(RED, |red| red.craftsmen.insert(Craftsman::Mason1))
            .seat(RED, |red| red.craftsmen.insert(Craftsman::BetterMortarMixer))
            .builder(RED, Post::Market)
    };
    full(pillars(2))
        .builder(RED, Post::Shiring1)
        .station(Station::Shiring)
        .play(RED, "dismiss woodworker")
        .refuses(RED, "buy wood 1", Refusal::NoWoodworker);
    full(pillars(2))
        .builder(RED, Post::Shiring2)
        .station(Station::Shiring)
        .play(RED, "dismiss woodworker")
        .play(RED, "buy wood 1")
        .expect(|game| assert_eq!(game[RED][Good::Wood], 1));
}
