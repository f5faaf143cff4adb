//! Stations 3 to 8 (PIL-7.x).

use super::scene::*;
use crate::Event;
use crate::data::{Good, Post, Privilege, ResourceCard, Station};
use crate::event::Cause;
use crate::state::Lot;

/// PIL-7.1: a gold for each worker in the mill, grey and black ones included.
#[test]
fn wool_brings_a_gold_per_worker() {
    pillars(2)
        .play(RED, "take stone-4")
        .play(BLUE, "pass")
        .play(RED, "pass")
        .seat(RED, |red| red.workers = 15)
        .seat(BLUE, |blue| blue.gold = 0)
        .station(Station::WoolMill)
        .expect(|game| assert_eq!((game[RED].gold, game[BLUE].gold), (25, 12)));
}

/// PIL-7.2: each visitor of Kingsbridge receives the privilege above his builder.
#[test]
fn privileges_are_received_at_kingsbridge() {
    pillars(2)
        .set(|game| game.kingsbridge = [Some(Privilege::Tom), Some(Privilege::Jack)])
        .builder(RED, Post::Kingsbridge2)
        .builder(BLUE, Post::Kingsbridge1)
        .station(Station::Kingsbridge)
        .expect(|game| {
            assert!(game[BLUE].privileges.has(Privilege::Tom) && !game[RED].privileges.has(Privilege::Tom));
            assert!(game[RED].privileges.has(Privilege::Jack));
        });
}

/// PIL-7.2: a privilege nobody came for leaves the game.
#[test]
fn an_unclaimed_privilege_lapses() {
    pillars(2)
        .builder(RED, Post::Kingsbridge1)
        .station(Station::Event)
        .draw("event archbishop")
        .noted(Event::Receives { seat: RED, privilege: Privilege::Madonna })
        .noted(Event::PrivilegeLapses { privilege: Privilege::WoolFair })
        .expect(|game| assert_eq!(game.kingsbridge, [None, None]));
}

/// PIL-7.3: two points on the first space of the priory, one on the second.
#[test]
fn the_priory_gives_points() {
    pillars(2)
        .builder(BLUE, Post::Priory)
        .builder(RED, Post::Priory)
        .station(Station::Priory)
        .expect(|game| assert_eq!((game[BLUE].points(), game[RED].points()), (4, 3)));
}

/// PIL-7.4: forest, quarry and gravel pit yield the cubes of their cards, in this order.
#[test]
fn sites_yield_their_cubes() {
    let yields =
        |station, good, cubes| Event::GainsGoods { seat: RED, good, cubes, cause: Cause::Station(station) };
    pillars(2)
        .set(|game| {
            for card in [ResourceCard::Sand2, ResourceCard::Wood2, ResourceCard::Stone2, ResourceCard::Sand3]
            {
                game.resources[card as usize] = Lot::Taken(RED);
            }
            game[RED].workers = 15;
        })
        .station(Station::Event)
        .draw("event archbishop")
        .noted(yields(Station::Forest, Good::Wood, 2))
        .noted(yields(Station::Quarry, Good::Stone, 2))
        .noted(yields(Station::GravelPit, Good::Sand, 5))
        .expect(|game| assert_eq!(game[RED].goods, [5, 2, 2, 0]));
}

/// PIL-7.5: Aliena, Tom and Richard give their cube without card or worker.
#[test]
fn patrons_give_a_cube_a_round() {
    pillars(2)
        .privileged(RED, Privilege::Aliena)
        .privileged(RED, Privilege::Tom)
        .privileged(BLUE, Privilege::Richard)
        .station(Station::Forest)
        .expect(|game| {
            assert_eq!(game[RED].goods, [0, 1, 1, 0]);
            assert_eq!(game[BLUE].goods, [1, 0, 0, 0]);
        });
}

/// PIL-7.6: after production workers and cards are free again.
#[test]
fn workers_return_after_production() {
    pillars(2)
        .play(RED, "take stone-4")
        .play(BLUE, "pass")
        .play(RED, "pass")
        .expect(|game| assert_eq!(game.busy(RED), 10))
        .station(Station::Forest)
        .expect(|game| {
            assert_eq!((game.busy(RED), game.idle(RED)), (0, 12));
            assert_eq!(game.lot(ResourceCard::Stone4), Lot::Out);
        });
}
