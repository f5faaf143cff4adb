//! The merchant on the map (ORL-5.15 to ORL-5.18).

use super::scene::*;
use crate::data::{Edge, Good, Place, Way};
use crate::step::Stage;
use crate::{City, Event, Refusal};

fn edge(words: &str) -> Edge {
    words.parse().expect("a connection")
}

/// Red's merchant sets out from a city.
fn from(city: City, place: Place) -> Scene {
    orleans(4)
        .seat(RED, |red| red.merchant = city)
        .tile(RED, Place::HorseWagon)
        .staff(RED, place)
        .staff(RED, Place::Scriptorium)
        .phase(Stage::Actions)
}

/// ORL-5.15, D15: from Tours a ship reaches Blois, Montrichard, Loches and Chinon.
#[test]
fn ships_use_waterways() {
    from(City::Tours, Place::Ship)
        .play(RED, "use ship")
        .offers(RED, &["travel e21", "travel e23", "travel e24", "travel e25"])
        .refuses(RED, "travel e05", Refusal::WrongWay { edge: edge("e05"), way: Way::Waterway })
        .refuses(RED, "travel e17", Refusal::NotConnected { edge: edge("e17"), city: City::Tours })
        .play(RED, "travel e25")
        .noted(Event::Travelled { seat: RED, edge: edge("e25"), city: City::Chinon })
        .expect(|game| assert_eq!(game[RED].merchant, City::Chinon));
}

/// ORL-5.15, D16: no ship sails from Chartres.
#[test]
fn ships_need_a_waterway() {
    let refusal = Refusal::NoWay { way: Way::Waterway, city: City::Chartres };
    from(City::Chartres, Place::Ship).refuses(RED, "use ship", refusal);
}

/// ORL-5.16: a wagon takes a road, which every city has.
#[test]
fn wagons_use_roads() {
    for city in City::ALL {
        from(*city, Place::Wagon).play(RED, "use wagon").expect(|game| {
            let roads = city.edges().filter(|edge| edge.way() == Way::Road).count();
            assert_eq!(parlour_core::options_of(game, RED).len(), roads);
        });
    }
}

/// ORL-5.15, ORL-5.17: one good of the connection is loaded, or none.
#[test]
fn one_good_is_loaded_on_the_way() {
    let scene = from(City::Orleans, Place::Ship)
        .set(|game| game.cargo[edge("e06").index()] = [Some(Good::Wool), Some(Good::Wine)]);
    let there = scene.play_all(RED, &["use ship", "travel e06"]);
    let wrong = Refusal::NotOnTheWay { good: Good::Grain, edge: edge("e06") };
    there
        .clone()
        .offers(RED, &["load wool", "load wine", "load-nothing"])
        .refuses(RED, "load grain", wrong)
        .play(RED, "load wine")
        .noted(Event::Loaded { seat: RED, good: Good::Wine })
        .refuses(RED, "load wool", Refusal::NotAsked)
        .expect(|game| {
            assert_eq!(game[RED].goods, [0, 0, 1, 0, 0]);
            assert_eq!(game.cargo[edge("e06").index()], [Some(Good::Wool), None]);
        });
    there.play(RED, "load-nothing").expect(|game| assert_eq!(game[RED].goods_total(), 0));
}

/// ORL-5.17: two equal goods are one choice, and only one of them is loaded.
#[test]
fn equal_goods_are_one_choice() {
    from(City::Orleans, Place::Ship)
        .set(|game| game.cargo[edge("e06").index()] = [Some(Good::Wool); 2])
        .play_all(RED, &["use ship", "travel e06"])
        .offers(RED, &["load wool", "load-nothing"])
        .play(RED, "load wool")
        .expect(|game| assert_eq!(game.cargo[edge("e06").index()], [None, Some(Good::Wool)]));
}

/// ORL-5.18: empty connections may be travelled, and cities hold any number of merchants.
#[test]
fn empty_ways_may_be_travelled() {
    from(City::Briare, Place::Ship)
        .set(|game| game.cargo[edge("e06").index()] = [None; 2])
        .play_all(RED, &["use ship", "travel e06"])
        .expect(|game| {
            assert_eq!((game[RED].merchant, game[BLUE].merchant), (City::Orleans, City::Orleans));
            assert_eq!(game[RED].goods_total(), 0);
        });
}

/// ORL-7.15: the horse wagon travels like the wagon, goods included.
#[test]
fn the_horse_wagon_is_a_wagon() {
    from(City::Tours, Place::HorseWagon)
        .play(RED, "use horse-wagon")
        .refuses(RED, "travel e21", Refusal::WrongWay { edge: edge("e21"), way: Way::Road })
        .play(RED, "travel e05")
        .expect(|game| assert_eq!(game[RED].merchant, City::LeMans))
        .play(RED, "load-nothing");
    from(City::Tours, Place::Wagon).refuses(
        RED,
        "use horse-wagon",
        Refusal::NotActivated { place: Place::HorseWagon, empty: 2 },
    );
}

/// ORL-5.15: the two connections of Chinon and Châtellerault are told apart.
#[test]
fn a_double_connection_is_told_apart() {
    from(City::Chinon, Place::Ship).play(RED, "use ship").allows(RED, "travel e26").refuses(
        RED,
        "travel e27",
        Refusal::WrongWay { edge: edge("e27"), way: Way::Waterway },
    );
}
