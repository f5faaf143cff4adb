//! Phase 6: the six events (ORL-8.x).

use parlour_core::{Decision, Game, Who};

use super::scene::*;
use crate::data::{Follower, Good, Kind, Place};
use crate::step::Stage;
use crate::{City, Event, Hourglass, Refusal};

use Follower::{Farmer, Knight, OwnTrader};

/// ORL-8.1: on pilgrimage nobody executes the monastery; it keeps its followers; nothing else
/// happens.
#[test]
fn nobody_recruits_monks_on_pilgrimage() {
    orleans(2)
        .staff(RED, Place::Monastery)
        .staff(RED, Place::Scriptorium)
        .phase(Stage::Actions)
        .refuses(RED, "use monastery", Refusal::Pilgrimage)
        .play_all(RED, &["use scriptorium"])
        .expect(|game| {
            assert_eq!((game.round, game[RED].empty_spaces(Place::Monastery)), (2, 0));
            assert_eq!((game[RED].coins, game[BLUE].coins), (5, 5));
        });
}

/// ORL-8.2: income equals the status.
#[test]
fn income_equals_the_status() {
    orleans(2)
        .development(RED, 15)
        .event(Hourglass::Income)
        .phase(Stage::Event)
        .expect(|game| assert_eq!((game[RED].coins, game[BLUE].coins), (5 + 4, 5 + 1)));
}

/// ORL-8.3: one food of the own choice returns to the goods market; coins are no choice.
#[test]
fn a_harvest_takes_food() {
    let scene = orleans(2)
        .good(RED, Good::Grain, 1)
        .good(RED, Good::Wine, 2)
        .good(RED, Good::Wool, 1)
        .event(Hourglass::Harvest)
        .phase(Stage::Event);
    let stock = scene.game().stock[Good::Wine as usize];
    scene
        .offers(RED, &["food grain", "food wine"])
        .refuses(RED, "food wool", Refusal::NotFood { good: Good::Wool })
        .refuses(RED, "food cheese", Refusal::NoSuchFood { good: Good::Cheese })
        .play(RED, "food wine")
        .noted(Event::Fed { seat: RED, good: Good::Wine })
        .expect(|game| {
            assert_eq!((game[RED].good(Good::Wine), game[RED].coins), (1, 5));
            assert_eq!(game.stock[Good::Wine as usize], stock + 1);
        });
}

/// ORL-8.3, D12: without food five coins are paid; wool is not food and is kept.
#[test]
fn a_harvest_without_food_costs_five_coins() {
    orleans(2).good(RED, Good::Wool, 2).coins(RED, 6).event(Hourglass::Harvest).phase(Stage::Event).expect(
        |game| assert_eq!((game[RED].coins, game[RED].good(Good::Wool), game[BLUE].coins), (1, 2, 0)),
    );
}

/// ORL-8.3, D11: what is missing of the five is paid by torture.
#[test]
fn a_hungry_pauper_is_tortured() {
    orleans(2)
        .development(RED, 5)
        .coins(RED, 3)
        .event(Hourglass::Harvest)
        .phase(Stage::Event)
        .expect(|game| assert_eq!(game[RED].coins, 0))
        .play_all(RED, &["give reserve-post", "give point"])
        .expect(|game| assert_eq!((game.round, game[RED].development), (2, 4)));
}

/// ORL-8.3: the returned good is available again at once.
#[test]
fn returned_food_is_available_again() {
    orleans(2)
        .good(RED, Good::Cheese, 1)
        .tile(BLUE, Place::CheeseFactory)
        .staff(BLUE, Place::CheeseFactory)
        .event(Hourglass::Harvest)
        .phase(Stage::Event)
        .play(RED, "food cheese")
        .set(|game| game.out.goods[1] += game.stock[1] - 1)
        .set(|game| game.stock[1] = 1)
        .phase(Stage::Actions)
        .play(BLUE, "use cheese-factory")
        .expect(|game| assert_eq!(game.stock[1], 0));
}

/// ORL-8.4: a coin for every three goods of any sort, rounded down.
#[test]
fn goods_are_taxed_by_three() {
    for (goods, tax) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)] {
        orleans(2)
            .good(RED, Good::Grain, goods / 2)
            .good(RED, Good::Brocade, goods - goods / 2)
            .event(Hourglass::Taxes)
            .phase(Stage::Event)
            .expect(|game| assert_eq!(game[RED].coins, 5 - tax));
    }
}

/// ORL-8.4, D10: eight goods and one coin: one coin is paid, one is tortured for.
#[test]
fn unpaid_taxes_are_tortured() {
    orleans(2)
        .good(RED, Good::Grain, 4)
        .good(RED, Good::Wool, 4)
        .coins(RED, 1)
        .event(Hourglass::Taxes)
        .phase(Stage::Event)
        .play(RED, "give good grain")
        .noted(Event::Given { seat: RED, item: crate::Item::Good(Good::Grain) })
        .expect(|game| assert_eq!((game.round, game[RED].coins, game[RED].goods_total()), (2, 0, 7)));
}

/// ORL-8.5: a coin for every own trading post on the map.
#[test]
fn a_trading_day_pays_for_posts() {
    orleans(2)
        .post(RED, City::Tours)
        .post(RED, City::Blois)
        .event(Hourglass::TradingDay)
        .phase(Stage::Event)
        .expect(|game| assert_eq!((game[RED].coins, game[BLUE].coins), (7, 5)));
}

/// ORL-8.6: a neutral follower drawn from the bag returns to the supply.
#[test]
fn the_plague_takes_a_neutral_follower() {
    let scene =
        orleans(2).market(RED, &[]).bag(RED, &[Knight, Knight]).event(Hourglass::Plague).phase(Stage::Event);
    let supply = scene.game().supply[Kind::Knight as usize];
    scene
        .expect(|game| assert_eq!(game.weight("draw knight".parse().unwrap()), 2))
        .draw("draw knight")
        .noted(Event::PlagueTook { seat: RED, kind: Kind::Knight })
        .expect(|game| assert_eq!(game.supply[Kind::Knight as usize], supply + 1))
        .expect(|game| assert_eq!((game[RED].bag.left(), game.round), (5, 2), "blue's bag is empty"));
}

/// ORL-8.6, ORL-10.5, D23: an own follower goes back to the bag: no loss.
#[test]
fn the_plague_spares_own_followers() {
    let scene = orleans(2).market(RED, &[]).bag(RED, &[Knight]).event(Hourglass::Plague).phase(Stage::Event);
    let scene = scene.draw("draw own-trader").noted(Event::PlagueSpared { seat: RED, follower: OwnTrader });
    assert_eq!(scene.bag_of(RED).len(), 5);
}

/// ORL-8.6, ORL-8.7: an empty bag loses nothing; followers elsewhere are safe.
#[test]
fn followers_outside_the_bag_are_safe() {
    orleans(2)
        .market(RED, &[Farmer, Knight])
        .on(RED, "ship:farmer", Farmer)
        .set(|game| {
            for own in Follower::OWN {
                game[RED].bag.take(own as usize);
                game[RED].market.put(own);
            }
        })
        .tower(RED, &[Knight])
        .event(Hourglass::Plague)
        .phase(Stage::Event)
        .expect(|game| {
            assert_eq!((game.round, game.decision()), (2, Decision::Draw), "on to the next hourglass tile");
            assert_eq!((game[RED].market.len(), game[RED].tower.len()), (6, 1));
            assert!(game.check(Who::Chance, "draw farmer".parse().unwrap()).is_err());
        });
}
