//! Executing places (ORL-5.1 to ORL-5.5, ORL-5.19).

use super::scene::*;
use crate::data::{DEVELOPMENT_END, Follower, Place, Track};
use crate::step::Stage;
use crate::{City, Event, Hourglass, Refusal};

use Follower::{Boatman, Farmer, Monk, OwnBoatman, OwnCraftsman, OwnFarmer, OwnTrader};

/// ORL-5.1, ORL-5.6, W3: the farm house gives a farmer and its good; boatman and craftsman go to
/// the bag.
#[test]
fn an_executed_place_sends_its_followers_home() {
    let scene = orleans(2)
        .on(RED, "farm-house:boatman", OwnBoatman)
        .on(RED, "farm-house:craftsman", OwnCraftsman)
        .phase(Stage::Actions)
        .play(RED, "use farm-house")
        .noted(Event::Used { seat: RED, place: Place::FarmHouse });
    assert_eq!(scene.bag_of(RED), [OwnBoatman, OwnCraftsman, Farmer]);
    assert_eq!(scene.game()[RED].empty_spaces(Place::FarmHouse), 2);
    assert_eq!(scene.game()[RED].tracks[Track::Farmers as usize], 1);
    assert_eq!(scene.game()[RED].goods, [1, 0, 0, 0, 0]);
}

/// ORL-5.1: technology tiles stay.
#[test]
fn technology_stays() {
    orleans(2)
        .technology(RED, "castle:farmer")
        .staff(RED, Place::Castle)
        .phase(Stage::Actions)
        .play(RED, "use castle")
        .expect(|game| {
            assert!(game[RED].has_technology(Place::Castle));
            assert_eq!(game[RED].empty_spaces(Place::Castle), 2);
        });
}

/// ORL-5.1: only own places can be executed.
#[test]
fn places_of_others_are_out_of_reach() {
    orleans(2).staff(RED, Place::Scriptorium).tile(BLUE, Place::Brewery).phase(Stage::Actions).refuses(
        RED,
        "use brewery",
        Refusal::NotYourPlace { place: Place::Brewery },
    );
}

/// ORL-5.2: a place refilled by the bathhouse is executed again in the same phase.
#[test]
fn a_refilled_place_works_again() {
    orleans(2)
        .tile(RED, Place::Bathhouse)
        .market(RED, &[])
        .on(RED, "farm-house:boatman", OwnBoatman)
        .on(RED, "farm-house:craftsman", OwnCraftsman)
        .on(RED, "bathhouse:boatman", Boatman)
        .phase(Stage::Actions)
        .play(RED, "use farm-house")
        .play(RED, "use bathhouse")
        .draws(&["draw own-boatman", "draw own-craftsman", "draw farmer"])
        .play(RED, "put own-boatman farm-house:boatman")
        .play(RED, "put own-craftsman farm-house:craftsman")
        .play(RED, "use farm-house")
        .expect(|game| assert_eq!(game[RED].tracks[Track::Farmers as usize], 2));
}

/// ORL-5.3: a missing tile or a finished track forbids an action.
#[test]
fn what_cannot_be_handed_out_cannot_be_asked_for() {
    let red = || orleans(2).staff(RED, Place::FarmHouse).staff(RED, Place::Scriptorium).phase(Stage::Actions);
    red().allows(RED, "use farm-house");
    red().set(|game| game.supply[0] = 0).refuses(
        RED,
        "use farm-house",
        Refusal::NoFollowerLeft { kind: crate::Kind::Farmer },
    );
    red().set(|game| game.stock[0] = 0).refuses(
        RED,
        "use farm-house",
        Refusal::NoGoodLeft { good: crate::Good::Grain },
    );
    red().track(RED, Track::Farmers, 8).refuses(
        RED,
        "use farm-house",
        Refusal::TrackEnds { track: Track::Farmers },
    );
}

/// ORL-5.4: what would have no effect is illegal; an empty bank does not matter.
#[test]
fn actions_without_effect_are_illegal() {
    let red = orleans(2)
        .tile(RED, Place::Office)
        .tile(RED, Place::Brewery)
        .staff(RED, Place::Office)
        .staff(RED, Place::Brewery)
        .staff(RED, Place::Scriptorium)
        .development(RED, DEVELOPMENT_END)
        .coins(BLUE, 162)
        .phase(Stage::Actions);
    red.refuses(RED, "use scriptorium", Refusal::DevelopmentEnds)
        .refuses(RED, "use office", Refusal::NoPostBuilt)
        .set(|game| assert_eq!(game.bank, 0))
        .play(RED, "use brewery")
        .expect(|game| assert_eq!(game[RED].coins, 5));
}

/// ORL-5.5: the follower, then the marker, then the bonus of the cell entered.
#[test]
fn recruiting_has_an_order() {
    orleans(2)
        .staff(RED, Place::Village)
        .phase(Stage::Actions)
        .play_all(RED, &["use village", "recruit boatman"])
        .noted(Event::Recruited { seat: RED, kind: crate::Kind::Boatman })
        .noted(Event::Advanced { seat: RED, track: Track::Boatmen, cell: 1 })
        .noted(Event::Received { seat: RED, coins: 2, due: 2 })
        .expect(|game| assert_eq!((game[RED].coins, game.supply[1]), (7, 4)));
}

/// ORL-5.19: a trading post stands where the merchant is, once to a city.
#[test]
fn one_trading_post_to_a_city() {
    orleans(2)
        .staff(RED, Place::Guildhall)
        .seat(RED, |red| red.merchant = City::Blois)
        .phase(Stage::Actions)
        .play(RED, "use guildhall")
        .noted(Event::PostBuilt { seat: RED, city: City::Blois })
        .expect(|game| assert_eq!((game.posts_on_map(RED), game[RED].reserve), (1, 9)));
}

/// ORL-5.19, D18: where any post stands, no other may be built.
#[test]
fn a_taken_city_is_closed() {
    for owner in [RED, BLUE] {
        orleans(2)
            .staff(RED, Place::Guildhall)
            .staff(RED, Place::Scriptorium)
            .seat(RED, |red| red.merchant = City::Blois)
            .post(owner, City::Blois)
            .phase(Stage::Actions)
            .refuses(RED, "use guildhall", Refusal::CityTaken { city: City::Blois });
    }
}

/// ORL-5.19, D17: in Orléans everybody may build one.
#[test]
fn orleans_is_open_to_all() {
    orleans(2)
        .staff(RED, Place::Guildhall)
        .post(BLUE, City::Orleans)
        .phase(Stage::Actions)
        .play(RED, "use guildhall")
        .staff(RED, Place::Guildhall)
        .staff(RED, Place::Scriptorium)
        .phase(Stage::Actions)
        .refuses(RED, "use guildhall", Refusal::CityTaken { city: City::Orleans });
}

/// ORL-5.19: an empty reserve builds nothing.
#[test]
fn the_reserve_is_limited() {
    orleans(2)
        .staff(RED, Place::Guildhall)
        .staff(RED, Place::Scriptorium)
        .seat(RED, |red| red.reserve = 0)
        .phase(Stage::Actions)
        .refuses(RED, "use guildhall", Refusal::NoPostLeft);
}

/// ORL-5.14, ORL-8.1: monks are recruited without any bonus, but not on pilgrimage.
#[test]
fn monks_have_no_track() {
    let scene = orleans(2)
        .staff(RED, Place::Monastery)
        .event(Hourglass::Income)
        .phase(Stage::Actions)
        .play(RED, "use monastery");
    assert!(scene.bag_of(RED).contains(&Monk));
    assert_eq!(scene.game()[RED].tracks, [0; Track::COUNT]);
    let closed = orleans(2)
        .staff(RED, Place::Monastery)
        .staff(RED, Place::Scriptorium)
        .event(Hourglass::Income)
        .phase(Stage::Actions)
        .set(|game| game.supply[6] = 0);
    closed.refuses(RED, "use monastery", Refusal::NoFollowerLeft { kind: crate::Kind::Monk });
}

/// ORL-5.1: own followers go to the bag like all others.
#[test]
fn own_followers_go_home_too() {
    let scene = orleans(2)
        .on(RED, "castle:farmer", OwnFarmer)
        .on(RED, "castle:boatman", OwnBoatman)
        .on(RED, "castle:trader", OwnTrader)
        .phase(Stage::Actions)
        .play(RED, "use castle");
    assert_eq!(scene.bag_of(RED)[..3], [OwnFarmer, OwnBoatman, OwnTrader]);
    assert_eq!(scene.market_of(RED), [OwnCraftsman]);
}
