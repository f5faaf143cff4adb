//! General conventions (PIL-1.x).

use parlour_core::{Eyes, Game, Seat};

use super::scene::*;
use crate::data::{Craftsman, EventCard, Good, Post, Privilege, Station};
use crate::event::Cause;
use crate::state::Lot;
use crate::{Aim, Event, Refusal};

/// PIL-1.1: gold ends at thirty; anything above is lost at once.
#[test]
fn nobody_owns_more_than_thirty_gold() {
    pillars(2)
        .seat(RED, |red| red.gold = 28)
        .station(Station::Event)
        .draw("event king-gift")
        .noted(Event::GainsGold { seat: RED, gold: 5, spilled: 3, cause: Cause::Event(EventCard::KingGift) })
        .expect(|game| assert_eq!(game[RED].gold, 30));
}

/// PIL-1.2: points never fall below nought.
#[test]
fn nobody_has_fewer_than_no_points() {
    pillars(2)
        .seat(RED, |red| red.lost = 1)
        .station(Station::Event)
        .draw("event conflict")
        .expect(|game| assert_eq!(game[RED].points(), 0));
}

/// PIL-1.3, EX-19: whoever cannot pay loses a point for every two gold missing.
#[test]
fn what_is_not_paid_costs_points() {
    for (unpaid, lost) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)] {
        pillars(2)
            .seat(RED, |red| red.gold = 5 - unpaid)
            .set(|game| game.charge(RED, 5, Cause::Station(Station::Court), &mut ()))
            .expect(|game| assert_eq!((game[RED].gold, game[RED].points()), (0, 2 - lost)));
    }
}

/// PIL-1.3: each payment is rounded on its own (ruling A46), and nothing is owed afterwards.
#[test]
fn two_short_payments_are_not_added_up() {
    pillars(2)
        .seat(RED, |red| red.gold = 0)
        .set(|game| {
            for _ in 0..2 {
                game.charge(RED, 1, Cause::Station(Station::Court), &mut ());
            }
        })
        .expect(|game| assert_eq!(game[RED].points(), 2));
}

/// PIL-1.4: what a player has is seen by everybody.
#[test]
fn possessions_are_public() {
    pillars(3)
        .seat(RED, |red| (red.gold, red.goods) = (7, [1, 2, 3, 4]))
        .privileged(RED, Privilege::Thomas)
        .expect(|game| {
            let seen = |eyes| game.view(eyes).seats[0].clone();
            assert_eq!(seen(Eyes::Seat(BLUE)), seen(Eyes::Seat(RED)));
            assert_eq!(seen(Eyes::Spectator).goods.of(Good::Stone), 3);
            assert_eq!(seen(Eyes::Spectator).privileges, [Privilege::Thomas]);
        });
}

/// PIL-1.5: the supply never runs out, and the market is refilled all the same.
#[test]
fn production_is_paid_in_full() {
    pillars(2)
        .seat(BLUE, |blue| blue.goods[Good::Stone as usize] = 23)
        .play(RED, "take stone-4")
        .play_all(BLUE, &["pass"])
        .play(RED, "pass")
        .station(Station::Forest)
        .expect(|game| assert_eq!((game[RED][Good::Stone], game.stock[Good::Stone as usize]), (4, 4)));
}

/// PIL-1.6: workers are a number: 2, 3 and 4 of them can be sent although one counts as five.
#[test]
fn the_large_worker_can_be_changed() {
    pillars(2)
        .play(RED, "take sand-2")
        .play(BLUE, "pass")
        .play_all(RED, &["take wood-2", "take sand-3"])
        .expect(|game| assert_eq!((game.busy(RED), game.idle(RED)), (9, 3)));
}

/// PIL-1.7: clockwise from the start player, wherever no other order is given.
#[test]
fn players_act_clockwise_from_the_start_player() {
    let scene = pillars(3).set(|game| game.start = BLUE).station(Station::Event).draw("event collapse");
    let scene = scene.asks(BLUE).refuses(RED, "dismiss woodworker", Refusal::NotYourTurn);
    scene.play(BLUE, "dismiss woodworker").asks(GREEN).play(GREEN, "dismiss woodworker").asks(RED);
}

/// PIL-1.8: cards that leave a player or are not taken are out of the game; resource cards return.
#[test]
fn lost_cards_do_not_come_back() {
    pillars(2).nobody_drafts().station(Station::Kingsbridge).draw("tax 2").nobody_works().expect(|game| {
        let held = |craftsman| Seat::all(2).any(|seat| game[seat].craftsmen.has(craftsman));
        assert!(!Craftsman::of_round(1).iter().any(|craftsman| held(*craftsman)));
        assert_eq!(game.hires, [None; 2]);
        let unseen = game.view(Eyes::All).privileges_unseen;
        assert!(!unseen.contains(&Privilege::Madonna) && !unseen.contains(&Privilege::WoolFair));
        assert_eq!(game.resources, [Lot::Open; 9], "all nine are dealt from again");
    });
}

/// PIL-1.9: what is voluntary is paid in full; points are never spent.
#[test]
fn nothing_is_bought_on_credit() {
    pillars(2)
        .seat(RED, |red| (red.gold, red.earned) = (3, [0, 0, 40]))
        .refuses(RED, "hire better-mortar-mixer", Refusal::TooPoor { deed: Aim::Hire, price: 4, gold: 3 })
        .builder(RED, Post::Market)
        .station(Station::Market)
        .refuses(RED, "buy stone 1", Refusal::TooPoor { deed: Aim::Buy, price: 4, gold: 3 });
}

/// PIL-1.10: a question with a single answer is still asked, and logged; what does not answer the
/// question is refused.
#[test]
fn a_forced_answer_is_asked_for() {
    pillars(2)
        .seat(RED, |red| (red.gold, red.workers) = (0, 0))
        .offers(RED, &["pass"])
        .refuses(RED, "withdraw", Refusal::NotAsked)
        .play(RED, "pass")
        .noted(Event::Passes { seat: RED });
}
