//! The printed material against the tables of the rulebook.

use std::collections::BTreeSet;

use crate::data::{
    Category, City, Deed, Edge, Follower, Good, Kind, Need, Place, Space, Track, Way, development_coins,
    status,
};

/// The spaces of a place, by their first letters.
fn letters(place: Place) -> String {
    let letter = |need: &Need| match need {
        Need::Any => '*',
        need => need.name().chars().next().expect("a letter").to_ascii_uppercase(),
    };
    place.needs().iter().map(letter).collect()
}

#[test]
fn every_place_asks_for_its_followers() {
    let printed = [
        "BC", "FBC", "FCT", "FBT", "ST", "FBK", "FTK", "FCK", "KS", "**", "F", "FF", "FT", "BT", "TS", "M",
        "KS", "CC", "BS", "B", "", "M", "B", "MS", "*", "SS", "", "KT", "", "CS",
    ];
    assert_eq!(Place::ALL.iter().map(|place| letters(*place)).collect::<Vec<_>>(), printed);
    assert_eq!(Place::board().map(|place| place.needs().len()).sum::<usize>(), 26);
}

#[test]
fn twelve_tiles_are_of_the_first_category() {
    let first = Place::tiles().filter(|tile| tile.category() == Some(Category::I));
    assert_eq!(first.last(), Some(Place::Sacristy), "the first twelve in the table");
    assert_eq!(Place::tiles().filter(|tile| tile.category() == Some(Category::II)).count(), 8);
}

#[test]
fn the_map_has_the_degrees_of_the_table() {
    let degrees = |city: City, way: Way| city.edges().filter(|edge| edge.way() == way).count();
    let printed: [(usize, usize); City::COUNT] = [
        (4, 2),
        (4, 0),
        (2, 0),
        (4, 0),
        (4, 0),
        (3, 0),
        (3, 0),
        (2, 2),
        (1, 2),
        (1, 4),
        (1, 3),
        (1, 2),
        (3, 3),
        (2, 1),
        (3, 1),
        (1, 2),
        (2, 1),
        (1, 2),
        (5, 0),
        (2, 1),
        (3, 1),
        (3, 0),
        (3, 1),
    ];
    for (city, expected) in City::ALL.iter().zip(printed) {
        assert_eq!((degrees(*city, Way::Road), degrees(*city, Way::Waterway)), expected, "{city}");
    }
}

/// ORL-5.16: roads lead everywhere, so that a wagon can always move.
#[test]
fn roads_join_all_cities_and_waterways_fifteen() {
    let reach = |way: Way| {
        let mut found = BTreeSet::from([City::Orleans]);
        while let Some(city) = found
            .iter()
            .flat_map(|city| {
                city.edges()
                    .filter(|edge| edge.way() == way)
                    .filter_map(|edge| edge.from(*city))
                    .collect::<Vec<_>>()
            })
            .find(|city| !found.contains(city))
        {
            found.insert(city);
        }
        found.len()
    };
    assert_eq!((reach(Way::Road), reach(Way::Waterway)), (23, 15));
    assert!(City::ALL.iter().all(|city| city.has(Way::Road)));
}

#[test]
fn two_cities_are_joined_twice() {
    let (ship, wagon): (Edge, Edge) = ("e26".parse().unwrap(), "e27".parse().unwrap());
    assert_eq!(ship.ends(), wagon.ends());
    assert_ne!(ship.way(), wagon.way());
    for wrong in ["e00", "e44", "e1", "e+1", "26", "e026"] {
        assert!(wrong.parse::<Edge>().is_err(), "{wrong}");
    }
}

#[test]
fn deeds_have_forty_five_cells() {
    assert_eq!(Deed::ALL.iter().map(|deed| deed.size()).collect::<Vec<_>>(), [10, 3, 5, 3, 4, 6, 4, 10]);
    let of = |kind: Kind| Deed::ALL.iter().map(|deed| deed.cells(kind)).sum::<u8>();
    assert_eq!(Kind::ALL.iter().map(|kind| of(*kind)).collect::<Vec<_>>(), [7, 7, 7, 7, 6, 6, 5]);
}

/// ORL-6.7: the status is read off the cell.
#[test]
fn the_status_rises_on_six_cells() {
    let rises: Vec<_> = (1..=30).filter(|cell| status(*cell) > status(cell - 1)).collect();
    assert_eq!((status(0), rises), (1, vec![4, 9, 15, 22, 30]));
    assert_eq!(development_coins(7) + development_coins(12) + development_coins(25), 12);
}

#[test]
fn followers_know_their_profession() {
    assert_eq!(Follower::OwnTrader.kind(), Kind::Trader);
    assert_eq!(Follower::neutral(Kind::Monk), Follower::Monk);
    assert_eq!(Follower::ALL.iter().filter(|follower| follower.is_own()).count(), 4);
    assert_eq!(Good::ALL.iter().map(|good| good.value()).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert_eq!(Track::ALL.iter().map(|track| track.end()).collect::<Vec<_>>(), [8, 5, 5, 5, 5, 5]);
}

#[test]
fn equal_spaces_of_a_place_are_one() {
    let names: Vec<_> = (0..crate::data::SPACES).map(Space::of_slot).collect();
    let distinct: BTreeSet<_> = names.iter().collect();
    assert_eq!(distinct.len(), 50, "cheese factory, windmill, office and town hall have a pair each");
    assert!(names.iter().all(|space| space.to_string().parse() == Ok(*space)));
    assert!("village:knight".parse::<Space>().is_err());
    assert!("hamlet:farmer".parse::<Space>().is_err());
}
