//! Stations 1 and 2, and the events (PIL-6.x, PIL-15.x).

use super::scene::*;
use crate::data::{Craftsman, EventCard, Good, Post, Privilege, ResourceCard, Station};
use crate::event::Cause;
use crate::state::Lot;
use crate::step::Stage;
use crate::{Event, Refusal};

/// A game at station 1, before the event is revealed.
fn eve(players: u8) -> Scene {
    pillars(players).station(Station::Event)
}

/// A game at station 1 with a visitor at the bishop's seat.
fn with_visitor(players: u8) -> Scene {
    pillars(players).builder(BLUE, Post::Bishop).station(Station::Event)
}

/// PIL-6.1: an event counts for its round and is then out of the game.
#[test]
fn an_event_comes_once() {
    eve(2)
        .draw("event volunteers")
        .noted(Event::Revealed { card: EventCard::Volunteers })
        .expect(|game| assert_eq!(game.event, Some(EventCard::Volunteers)))
        .draw("tax 2")
        .nobody_works()
        .run_draws()
        .expect(|game| {
            assert_eq!(game.event, None);
            assert_eq!(game.events.weight(EventCard::Volunteers as usize), 0);
        });
}

/// PIL-6.2: a lucky event is for everybody, the bishop's visitor included.
#[test]
fn luck_is_for_everybody() {
    with_visitor(2)
        .draw("event richard-metal")
        .play(BLUE, "cube stone")
        .expect(|game| assert_eq!((game[RED][Good::Metal], game[BLUE][Good::Metal]), (1, 1)));
}

/// PIL-6.3: bad luck is for all who are not protected.
#[test]
fn bad_luck_spares_the_protected() {
    with_visitor(3)
        .draw("event conflict")
        .play(BLUE, "protect")
        .noted(Event::Protected { seat: BLUE })
        .expect(|game| assert_eq!([RED, BLUE, GREEN].map(|seat| game[seat].points()), [0, 2, 0]));
}

/// PIL-6.4: the visitor knows the event and chooses one: protection from bad luck, or a cube.
#[test]
fn the_bishop_protects_or_gives_a_cube() {
    with_visitor(2).draw("event conflict").offers(BLUE, &["protect", "cube sand", "cube wood", "cube stone"]);
    with_visitor(2).draw("event king-gift").offers(BLUE, &["cube sand", "cube wood", "cube stone"]).refuses(
        BLUE,
        "protect",
        Refusal::EventIsLucky,
    );
}

/// PIL-6.5: whoever takes the cube suffers the event in full.
#[test]
fn a_cube_does_not_protect() {
    with_visitor(2)
        .draw("event conflict")
        .play(BLUE, "cube wood")
        .expect(|game| assert_eq!((game[BLUE].points(), game[BLUE][Good::Wood]), (0, 1)));
}

/// PIL-6.6: Archbishop Thomas protects once, the bishop's visitor with his cube, too.
#[test]
fn thomas_protects_beside_the_cube() {
    with_visitor(2)
        .privileged(BLUE, Privilege::Thomas)
        .draw("event conflict")
        .play(BLUE, "cube wood")
        .offers(BLUE, &["use thomas", "save thomas"])
        .play(BLUE, "use thomas")
        .noted(Event::Uses { seat: BLUE, privilege: Privilege::Thomas })
        .expect(|game| {
            assert_eq!((game[BLUE].points(), game[BLUE][Good::Wood]), (2, 1));
            assert!(!game[BLUE].privileges.has(Privilege::Thomas));
        });
}

/// PIL-6.6: Thomas is not called for good luck, nor by one who is already protected.
#[test]
fn thomas_is_not_wasted() {
    eve(2)
        .privileged(RED, Privilege::Thomas)
        .draw("event king-gift")
        .expect(|game| assert!(game[RED].privileges.has(Privilege::Thomas)));
    with_visitor(2).privileged(BLUE, Privilege::Thomas).draw("event conflict").play(BLUE, "protect").expect(
        |game| {
            assert!(game[BLUE].privileges.has(Privilege::Thomas));
            assert_ne!(game.stage, Stage::Station(Station::Event));
        },
    );
}

/// PIL-6.6: Thomas may be saved for a worse day.
#[test]
fn thomas_may_be_saved() {
    eve(2).privileged(RED, Privilege::Thomas).draw("event conflict").play(RED, "save thomas").expect(
        |game| {
            assert_eq!(game[RED].points(), 0);
            assert!(game[RED].privileges.has(Privilege::Thomas));
        },
    );
}

/// PIL-6.7: reveal, bishop, Thomas, effect clockwise, and only then the bishop's cube.
#[test]
fn fate_has_its_order() {
    with_visitor(3)
        .privileged(GREEN, Privilege::Thomas)
        .draw("event collapse")
        .asks(BLUE)
        .play(BLUE, "cube sand")
        .asks(GREEN)
        .play(GREEN, "use thomas")
        .asks(RED)
        .expect(|game| assert_eq!(game[BLUE][Good::Sand], 0, "the cube comes last"))
        .play(RED, "dismiss woodworker")
        .asks(BLUE)
        .play(BLUE, "dismiss woodworker")
        .noted(Event::GainsGoods {
            seat: BLUE,
            good: Good::Sand,
            cubes: 1,
            cause: Cause::Station(Station::Bishop),
        })
        .expect(|game| assert_eq!(game[BLUE][Good::Sand], 1));
}

/// PIL-6.8: the cube comes out of the market's stock; it is no purchase and never metal.
#[test]
fn the_cube_is_missing_at_the_market() {
    with_visitor(2)
        .seat(BLUE, |blue| blue.craftsmen.remove(Craftsman::Woodworker))
        .builder(BLUE, Post::Market)
        .draw("event king-gift")
        .refuses(BLUE, "cube metal", Refusal::NoMetalFromBishop)
        .play(BLUE, "cube wood")
        .expect(|game| assert_eq!(game.stock[Good::Wood as usize], 3))
        .draw("tax 2")
        .allows(BLUE, "sell wood 1");
}

/// PIL-6.8: only a kind the market has can be chosen.
#[test]
fn the_bishop_cannot_give_what_the_market_has_not() {
    with_visitor(2).set(|game| game.stock[Good::Wood as usize] = 0).draw("event king-gift").refuses(
        BLUE,
        "cube wood",
        Refusal::StockIsShort { good: Good::Wood, stock: 0 },
    );
}

/// PIL-6.9: protection covers the parts that work later, and helps nobody else.
#[test]
fn protection_lasts_as_long_as_the_event() {
    with_visitor(2)
        .set(|game| {
            game.resources[ResourceCard::Wood2 as usize] = Lot::Taken(BLUE);
            game.resources[ResourceCard::Wood3 as usize] = Lot::Taken(RED);
        })
        .draw("event cold-winter")
        .play(BLUE, "protect")
        .expect(|game| assert_eq!((game[BLUE][Good::Wood], game[RED][Good::Wood]), (2, 2)));
    with_visitor(2)
        .draw("event town-wall")
        .play(BLUE, "protect")
        .expect(|game| assert!(game.walled.has(RED) && !game.walled.has(BLUE)));
}

/// PIL-15.1: five gold for everybody.
#[test]
fn the_king_is_generous() {
    eve(2).draw("event king-gift").noted(Event::GainsGold {
        seat: BLUE,
        gold: 5,
        spilled: 0,
        cause: Cause::Event(EventCard::KingGift),
    });
}

/// PIL-15.2: a metal for everybody.
#[test]
fn earl_richard_opens_his_mines() {
    eve(3)
        .draw("event richard-metal")
        .expect(|game| assert!([RED, BLUE, GREEN].iter().all(|seat| game[*seat][Good::Metal] == 1)));
}

/// PIL-15.3, EX-26, EX-27: a gold per worker in the mill, at most five, besides the income of
/// station 3.
#[test]
fn prior_philip_backs_the_wool_trade() {
    eve(2)
        .seat(RED, |red| (red.gold, red.workers) = (0, 4))
        .seat(BLUE, |blue| (blue.gold, blue.workers) = (0, 9))
        .draw("event philip-wool")
        .expect(|game| assert_eq!((game[RED].gold, game[BLUE].gold), (4 + 4, 5 + 9)));
}

/// PIL-15.4, EX-22: volunteers bring a cube more per resource card, not per privilege.
#[test]
fn volunteers_help_at_every_site() {
    eve(2)
        .privileged(RED, Privilege::Aliena)
        .set(|game| {
            game.resources[ResourceCard::Wood2 as usize] = Lot::Taken(RED);
            game.resources[ResourceCard::Stone4 as usize] = Lot::Taken(RED);
            game[RED].workers = 15;
        })
        .draw("event volunteers")
        .expect(|game| assert_eq!((game[RED][Good::Wood], game[RED][Good::Stone]), (4, 5)));
}

/// PIL-15.5: the archbishop's blessing is for this round only.
#[test]
fn the_blessing_lasts_a_round() {
    eve(2)
        .draws(&["event archbishop", "tax 2"])
        .play_all(RED, &["bless woodworker", "finish"])
        .expect(|game| assert_eq!(game[RED].capacity(Craftsman::Woodworker), 5))
        .play_all(BLUE, &["bless-none", "finish"])
        .run_draws()
        .expect(|game| assert_eq!(game[RED].capacity(Craftsman::Woodworker), 4));
}

/// PIL-15.6, EX-9: William takes four gold; what is missing costs points.
#[test]
fn william_raids_the_country() {
    let cause = Cause::Event(EventCard::William);
    eve(2)
        .seat(RED, |red| red.gold = 1)
        .draw("event william")
        .noted(Event::Pays { seat: RED, gold: 1, unpaid: 3, points: 1, cause })
        .noted(Event::Pays { seat: BLUE, gold: 4, unpaid: 0, points: 0, cause })
        .expect(|game| assert_eq!(game[RED].points(), 1));
}

/// PIL-15.7: two points lost, but never more than there are.
#[test]
fn the_conflict_costs_two_points() {
    eve(2)
        .seat(RED, |red| red.earned = [0, 0, 8])
        .seat(BLUE, |blue| blue.lost = 1)
        .draw("event conflict")
        .expect(|game| assert_eq!((game[RED].points(), game[BLUE].points()), (8, 0)));
}

/// PIL-15.8: the town wall keeps a builder in the next round, and only in that one.
#[test]
fn the_town_wall_is_felt_in_the_next_round() {
    eve(2)
        .draws(&["event town-wall", "tax 2"])
        .nobody_works()
        .run_draws()
        .expect(|game| assert!(game.walled.has(RED) && game.walled.has(BLUE)))
        .station(Station::Event)
        .expect(|game| assert!(game.walled.is_empty()));
}

/// PIL-15.8: in the last round the town wall has no effect.
#[test]
fn the_town_wall_comes_too_late() {
    pillars(2)
        .set(|game| game.round = 6)
        .station(Station::Event)
        .draw("event town-wall")
        .expect(|game| assert!(game.walled.is_empty()));
}

/// PIL-15.9, EX-21: in a cold winter each resource card yields a cube less; privileges do not.
#[test]
fn a_cold_winter_costs_cubes() {
    eve(2)
        .privileged(RED, Privilege::Aliena)
        .set(|game| {
            game.resources[ResourceCard::Wood2 as usize] = Lot::Taken(RED);
            game.resources[ResourceCard::Stone4 as usize] = Lot::Taken(RED);
            game[RED].workers = 15;
        })
        .draw("event cold-winter")
        .expect(|game| assert_eq!((game[RED][Good::Wood], game[RED][Good::Stone]), (2, 3)));
}

/// PIL-15.10: the collapse takes a craftsman, whom the owner chooses.
#[test]
fn the_collapse_takes_a_craftsman() {
    eve(2)
        .draw("event collapse")
        .offers(RED, &["dismiss mortar-mixer", "dismiss woodworker", "dismiss stonecutter"])
        .play(RED, "dismiss stonecutter")
        .play(BLUE, "dismiss mortar-mixer")
        .expect(|game| {
            assert_eq!(game[RED].craftsmen, craftsmen(&[Craftsman::MortarMixer, Craftsman::Woodworker]));
            assert!(!game[BLUE].craftsmen.has(Craftsman::MortarMixer));
        });
}
