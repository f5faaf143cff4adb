//! The course of a round (ORL-3.x).

use parlour_core::{Decision, Eyes, Game, Seat, SeatSet, Who};

use super::scene::*;
use crate::data::{Follower, Good, Hourglass, Place, ROUNDS, Track};
use crate::step::Stage;
use crate::{City, Event, Refusal};

/// ORL-3.1: the next hourglass tile is turned up by chance and stays public for the round.
#[test]
fn an_event_is_turned_up() {
    orleans(2)
        .all_keep()
        .expect(|game| assert_eq!((game.round, game.event, game.decision()), (2, None, Decision::Draw)))
        .may_draw(&[
            "hourglass pilgrimage",
            "hourglass income",
            "hourglass harvest",
            "hourglass taxes",
            "hourglass trading-day",
            "hourglass plague",
        ])
        .draw("hourglass taxes")
        .noted(Event::RoundBegins { round: 2, event: Hourglass::Taxes })
        .expect(|game| {
            assert_eq!(game.event, Some(Hourglass::Taxes));
            assert_eq!(game.hourglass.count(Hourglass::Taxes as usize), 2);
        });
}

fn farmers(players: u8, cells: &[u8]) -> Scene {
    let seats = Seat::all(players).zip(cells);
    seats.fold(orleans(players), |scene, (seat, cell)| scene.track(seat, Track::Farmers, *cell))
}

fn coins(scene: &Scene) -> Vec<u8> {
    Seat::all(scene.game().players).map(|seat| scene.game()[seat].coins).collect()
}

/// ORL-3.2, ORL-3.3, ORL-3.5, W1: the sole leader gets a coin, then the sole last one pays one.
#[test]
fn the_census_rewards_the_leader_and_taxes_the_last() {
    let scene = farmers(4, &[0, 3, 2, 1]).phase(Stage::Census);
    assert_eq!(coins(&scene), [4, 6, 5, 5]);
}

/// ORL-3.2, D8: a shared lead brings nothing; the sole last one pays all the same.
#[test]
fn a_shared_lead_brings_nothing() {
    assert_eq!(coins(&farmers(4, &[3, 3, 1, 0]).phase(Stage::Census)), [5, 5, 5, 4]);
}

/// ORL-3.3: a shared last place costs nothing.
#[test]
fn a_shared_last_place_costs_nothing() {
    assert_eq!(coins(&farmers(3, &[2, 1, 1]).phase(Stage::Census)), [6, 5, 5]);
}

/// ORL-3.3: who cannot pay the census is tortured for one coin.
#[test]
fn an_unpaid_census_is_tortured() {
    farmers(3, &[0, 1, 1])
        .coins(RED, 0)
        .phase(Stage::Census)
        .asks(RED)
        .play(RED, "give reserve-post")
        .expect(|game| assert_eq!((game[RED].reserve, game[RED].coins, game.stage), (9, 0, Stage::Planning)));
}

/// ORL-3.4, D9: of two players the leader is paid and the other pays nothing.
#[test]
fn two_players_never_pay_the_census() {
    assert_eq!(coins(&farmers(2, &[2, 1]).phase(Stage::Census)), [6, 5]);
}

/// ORL-3.5: the census looks at the markers, not at the farmers somebody has.
#[test]
fn the_census_compares_markers() {
    let scene = farmers(2, &[0, 1]).bag(RED, &[Follower::Farmer; 3]).phase(Stage::Census);
    assert_eq!(coins(&scene), [5, 6]);
}

/// ORL-3.5: the reward comes out of the bank before the payment goes in.
#[test]
fn the_reward_comes_first() {
    let scene = farmers(3, &[0, 2, 1]).set(|game| {
        game[GREEN].coins += game.bank;
        game.bank = 0;
    });
    let scene = scene.phase(Stage::Census);
    assert_eq!((scene.game()[BLUE].coins, scene.game().bank), (5, 1), "an empty bank pays nothing");
}

/// ORL-3.6: all choose their draws at once, in any order.
#[test]
fn draws_are_chosen_at_once() {
    let three =
        || Seat::all(3).fold(orleans(3), |scene, seat| scene.market(seat, &[])).phase(Stage::Followers);
    let everybody = Decision::Ask(SeatSet::all(3));
    let one = three()
        .set(|game| assert_eq!(game.decision(), everybody))
        .play(GREEN, "draws 2")
        .play(RED, "draws 1");
    let other = three().play(RED, "draws 1").play(GREEN, "draws 2");
    assert_eq!(one.game(), other.game());
}

/// ORL-3.7: planning at once, in any order; the plans are revealed together.
#[test]
fn plans_are_made_at_once() {
    let scene = orleans(2).set(|game| assert_eq!(game.decision(), Decision::Ask(SeatSet::all(2))));
    let scene = scene.play(BLUE, "put own-farmer village:farmer").play(RED, "keep own-farmer");
    scene
        .play_all(BLUE, &["keep own-boatman", "keep own-craftsman", "keep own-trader"])
        .noted(Event::Ready { seat: BLUE })
        .expect(|game| {
            assert_eq!(game.view(Eyes::Seat(RED)).seats[1].market.len(), 4, "blue's plan is hidden");
        })
        .play_all(RED, &["keep own-boatman", "keep own-craftsman", "keep own-trader"])
        .noted(Event::Placed { seat: BLUE, follower: Follower::OwnFarmer, space: space("village:farmer") });
}

/// ORL-3.7: in the ordered mode one plans after the other and shows the plan.
#[test]
fn plans_may_be_made_in_turn_order() {
    laid_out(unlaid(2, &[("planning", "ordered")]))
        .asks(RED)
        .refuses(BLUE, "keep own-farmer", Refusal::NotYourTurn)
        .play_all(RED, &["put own-farmer ship:farmer", "keep own-boatman", "keep own-craftsman"])
        .play(RED, "keep own-trader")
        .noted(Event::Placed { seat: RED, follower: Follower::OwnFarmer, space: space("ship:farmer") })
        .asks(BLUE);
}

/// ORL-3.7: a commit covers technology placed in the same planning.
#[test]
fn a_plan_covers_technology() {
    orleans(2)
        .loose_technology(RED, 1)
        .market(BLUE, &[])
        .phase(Stage::Planning)
        .play(RED, "technology ship:farmer")
        .expect(|game| assert_eq!(game.view(Eyes::Spectator).seats[0].technology, 1, "not yet shown"))
        .all_keep()
        .noted(Event::TechnologyPlaced { seat: RED, space: space("ship:farmer") });
}

/// ORL-3.8: in turn order, one action at a time, until all have passed for good.
#[test]
fn actions_go_round_until_all_have_passed() {
    orleans(3)
        .staff(RED, Place::FarmHouse)
        .staff(RED, Place::Scriptorium)
        .staff(BLUE, Place::FarmHouse)
        .staff(BLUE, Place::Scriptorium)
        .staff(BLUE, Place::Castle)
        .phase(Stage::Actions)
        .asks(RED)
        .play(RED, "use farm-house")
        .asks(BLUE)
        .play(BLUE, "use farm-house")
        .asks(RED)
        .play(RED, "pass")
        .asks(BLUE)
        .play(BLUE, "use scriptorium")
        .asks(BLUE)
        .refuses(RED, "use scriptorium", Refusal::NotYourTurn)
        .play(BLUE, "pass")
        .expect(|game| assert_eq!(game.round, 2));
}

/// ORL-3.9: who has no legal action passes without being asked, and may then place technology.
#[test]
fn nobody_is_asked_for_an_impossible_action() {
    orleans(2)
        .loose_technology(RED, 1)
        .staff(RED, Place::Monastery)
        .phase(Stage::Actions)
        .expect(|game| assert!(game.passed.has(RED)))
        .asks(RED)
        .play(RED, "technology ship:farmer")
        .expect(|game| assert_eq!(game.round, 2));
}

/// ORL-3.10: passing is always allowed; unused places keep their followers and stay activated.
#[test]
fn unused_places_stay_activated() {
    let scene = orleans(2).staff(RED, Place::Scriptorium).phase(Stage::Actions).play(RED, "pass");
    let scene = scene.noted(Event::Passed { seat: RED, forced: false });
    scene
        .draw("hourglass income")
        .play_all(RED, &["draws 0"])
        .all_keep()
        .expect(|game| assert_eq!((game.round, game.stage), (2, Stage::Actions)))
        .allows(RED, "use scriptorium");
}

/// ORL-3.11, ORL-3.15: the event reaches everybody in turn order; each is done before the next.
#[test]
fn events_strike_in_turn_order() {
    orleans(3)
        .set(|game| game.first = BLUE)
        .good(RED, Good::Grain, 1)
        .coins(BLUE, 3)
        .good(GREEN, Good::Wine, 1)
        .event(Hourglass::Harvest)
        .phase(Stage::Event)
        .asks(BLUE)
        .play_all(BLUE, &["give reserve-post", "give reserve-post"])
        .asks(GREEN)
        .play(GREEN, "food wine")
        .asks(RED)
        .play(RED, "food grain");
}

/// ORL-3.12: the token moves clockwise after the event.
#[test]
fn the_token_moves_on() {
    orleans(3)
        .all_keep()
        .noted(Event::FirstPlayer { seat: BLUE })
        .expect(|game| assert_eq!(game.first, BLUE));
}

/// ORL-3.13: the game ends after the event of round 18.
#[test]
fn the_game_ends_after_the_eighteenth_event() {
    let last = |event| orleans(2).set(|game| game.round = ROUNDS).event(event).phase(Stage::Event);
    last(Hourglass::Income).is_over().expect(|game| {
        assert_eq!((game[RED].coins, game[BLUE].coins), (6, 6), "the last event still counts");
        assert_eq!(game.first, RED, "the token does not move any more");
        assert_eq!(game.check(Who::Seat(RED), "pass".parse().unwrap()), Err(Refusal::NotYourTurn));
    });
}

/// ORL-3.14, D29: with three players and green first, blue is first in round 18.
#[test]
fn the_first_player_of_each_round_is_known() {
    let mut scene = orleans(3).set(|game| game.first = GREEN);
    for round in 1..=ROUNDS {
        assert_eq!(scene.game().round, round);
        assert_eq!(scene.game().first, Seat::new((2 + round - 1) % 3));
        scene = scene.run_until(|game| game.round > round || game.decision() == Decision::Over);
    }
    assert_eq!(scene.game().first, BLUE);
}

/// ORL-3.15: coins are handed out in turn order while they last.
#[test]
fn the_first_in_turn_order_is_served_first() {
    orleans(2)
        .set(|game| game.first = BLUE)
        .coins(RED, 161)
        .post(RED, City::Tours)
        .post(BLUE, City::Blois)
        .set(|game| assert_eq!(game.bank, 1))
        .event(Hourglass::TradingDay)
        .phase(Stage::Event)
        .expect(|game| assert_eq!((game[RED].coins, game[BLUE].coins), (161, 6)));
}
