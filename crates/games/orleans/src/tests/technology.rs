//! Technology tiles (ORL-6.8 to ORL-6.20).

use std::collections::BTreeSet;

use super::scene::*;
use crate::data::{Follower, Need, Place, Space};
use crate::step::Stage;
use crate::{Event, Hourglass, Refusal};

use Follower::{Boatman, Craftsman, Farmer, OwnFarmer};

/// Red plans with technology to place and these tiles.
fn red(tiles: &[Place]) -> Scene {
    let scene = orleans(2).loose_technology(RED, 1);
    tiles.iter().fold(scene, |scene, tile| scene.tile(RED, *tile)).phase(Stage::Planning)
}

/// Red, who has placed technology before.
fn pioneer(tiles: &[Place]) -> Scene {
    red(tiles).seat(RED, |red| red.pioneer = true)
}

fn offered(scene: &Scene) -> BTreeSet<Space> {
    let read = |words: &String| Some(words.strip_prefix("technology ")?.parse().expect("a space"));
    scene.options(RED).iter().filter_map(read).collect()
}

/// ORL-6.8: a new tile lies beside the board and waits for the owner's pass.
#[test]
fn a_new_tile_waits_for_the_pass() {
    orleans(2)
        .staff(RED, Place::Village)
        .staff(RED, Place::Scriptorium)
        .phase(Stage::Actions)
        .play_all(RED, &["use village", "recruit craftsman"])
        .expect(|game| assert_eq!(game[RED].unplaced, 1))
        .refuses(RED, "technology ship:farmer", Refusal::NotAsked)
        .play(RED, "pass")
        .allows(RED, "technology ship:farmer");
}

/// ORL-6.9: after the own pass, also an automatic one, any number of tiles may be placed.
#[test]
fn tiles_are_placed_after_the_pass() {
    orleans(2)
        .loose_technology(RED, 3)
        .phase(Stage::Actions)
        .asks(RED)
        .play(RED, "technology ship:farmer")
        .noted(Event::TechnologyPlaced { seat: RED, space: space("ship:farmer") })
        .play(RED, "technology wagon:trader")
        .play(RED, "no-technology")
        .expect(|game| assert_eq!((game[RED].unplaced, game.round), (1, 2)));
}

/// ORL-6.9: or in the planning of a later round; placing can be put off without limit.
#[test]
fn tiles_are_placed_in_planning() {
    red(&[])
        .play(RED, "no-technology")
        .all_keep()
        .all_pass()
        .draw("hourglass income")
        .play(RED, "technology village:farmer")
        .expect(|game| assert_eq!((game[RED].unplaced, game.round), (0, 2)));
}

/// ORL-6.9: who has none is not asked, and without one nothing is placed.
#[test]
fn nothing_is_placed_without_a_tile() {
    orleans(2).refuses(RED, "technology village:farmer", Refusal::NotAsked).expect(|game| {
        let verdict = crate::rules::technology::MAY_PLACE[0](game, RED, space("village:farmer"));
        assert_eq!(verdict, Err(Refusal::NoTechnologyLoose));
    });
}

/// ORL-6.10: a tile lies on an empty space of an own place and fills it.
#[test]
fn a_tile_fills_an_empty_space() {
    let scene = pioneer(&[]).on(RED, "ship:farmer", Farmer).tile(BLUE, Place::Winery);
    scene
        .refuses(RED, "technology ship:farmer", Refusal::SpaceTaken { space: space("ship:farmer") })
        .refuses(RED, "technology winery:farmer", Refusal::NotYourPlace { place: Place::Winery })
        .play(RED, "technology village:farmer")
        .refuses(
            RED,
            "put own-farmer village:farmer",
            Refusal::SpaceTaken { space: space("village:farmer") },
        );
}

/// ORL-6.11: the first tile of the game replaces a farmer, whatever brought it.
#[test]
fn the_first_tile_replaces_a_farmer() {
    red(&[Place::Laboratory])
        .refuses(RED, "technology farm-house:boatman", Refusal::FirstReplacesFarmer)
        .refuses(RED, "technology laboratory:craftsman", Refusal::FirstReplacesFarmer)
        .allows(RED, "technology castle:farmer");
}

/// ORL-6.12, D19: later tiles replace anybody but a monk.
#[test]
fn later_tiles_replace_anybody_but_monks() {
    let scene = pioneer(&[Place::Cellar]).refuses(RED, "technology cellar:monk", Refusal::TechnologyForMonk);
    let cellar: Vec<_> = offered(&scene).into_iter().filter(|space| space.place() == Place::Cellar).collect();
    assert_eq!(cellar, [space("cellar:scholar")]);
    red(&[Place::Cellar]).refuses(RED, "technology cellar:scholar", Refusal::FirstReplacesFarmer);
}

/// ORL-6.13: one technology tile to a place.
#[test]
fn one_tile_to_a_place() {
    pioneer(&[]).technology(RED, "village:farmer").refuses(
        RED,
        "technology village:boatman",
        Refusal::SecondTechnology { place: Place::Village },
    );
}

/// ORL-6.14: places with one space take none.
#[test]
fn single_spaces_take_none() {
    use Place::{Bathhouse, Brewery, Hayrick, Pharmacy, Sacristy, ShippingLine};
    for place in [Hayrick, Brewery, ShippingLine, Sacristy, Bathhouse, Pharmacy] {
        let space = Space::of_slot(place.slots().start);
        let words = format!("technology {space}");
        let scene = pioneer(&[place]).does_not_offer(RED, &words);
        scene.refuses_also(RED, &words, Refusal::SingleSpace { place });
    }
}

/// ORL-6.15: nothing is replaced where no certain profession is required.
#[test]
fn any_spaces_take_none() {
    for place in [Place::TownHall, Place::Pharmacy] {
        let words = format!("technology {place}:any");
        pioneer(&[Place::Pharmacy]).refuses(RED, &words, Refusal::NoCertainNeed { place });
    }
    assert_eq!(Place::GunpowderTower.needs(), [], "the tower has market spaces only");
}

/// ORL-6.16: a placed tile stays for good: nobody can take it up again.
#[test]
fn a_placed_tile_stays() {
    orleans(2)
        .technology(RED, "farm-house:boatman")
        .on(RED, "farm-house:craftsman", Craftsman)
        .market(RED, &[])
        .phase(Stage::Followers)
        .refuses(
            RED,
            "retrieve boatman farm-house:boatman",
            Refusal::NotThere { follower: Boatman, space: space("farm-house:boatman") },
        )
        .phase(Stage::Actions)
        .play(RED, "use farm-house")
        .expect(|game| assert!(game[RED].has_technology(Place::FarmHouse)));
}

/// ORL-6.17: the other spaces still need followers.
#[test]
fn no_action_is_free() {
    orleans(2)
        .technology(RED, "farm-house:boatman")
        .staff(RED, Place::Scriptorium)
        .phase(Stage::Actions)
        .refuses(RED, "use farm-house", Refusal::NotActivated { place: Place::FarmHouse, empty: 1 });
}

/// ORL-6.18: the farmer spaces open to the first tile.
#[test]
fn farmer_spaces_for_the_first_tile() {
    use Place::{Castle, CheeseFactory, Guildhall, Ship, University, Village, Wagon, Winery};
    let everything: Vec<_> = Place::tiles().collect();
    let places: Vec<_> =
        offered(&red(&everything)).iter().map(|space| (space.place(), space.need())).collect();
    let expected = [Village, University, Castle, Ship, Wagon, Guildhall, CheeseFactory, Winery];
    assert_eq!(places, expected.map(|place| (place, Need::Farmer)));
}

/// ORL-6.19: the spaces open to later tiles.
#[test]
fn spaces_for_later_tiles() {
    let everything: Vec<_> = Place::tiles().collect();
    let spaces = offered(&pioneer(&everything));
    let of = |place: Place| spaces.iter().filter(|space| space.place() == place).count();
    let counts: Vec<_> = Place::ALL.iter().map(|place| of(*place)).collect();
    let expected = [
        2, 3, 3, 3, 2, 3, 3, 3, 2, 0, // the board
        0, 1, 2, 2, 2, 0, 2, 1, 2, 0, 0, 0, // category I; equal pairs count once
        0, 1, 0, 1, 0, 2, 0, 2, // category II
    ];
    assert_eq!(counts, expected);
}

/// ORL-6.20: the printed type counts, whoever could stand there.
#[test]
fn the_printed_type_counts() {
    red(&[Place::HerbGarden, Place::School])
        .refuses(RED, "technology village:boatman", Refusal::FirstReplacesFarmer)
        .allows(RED, "technology village:farmer");
}

/// ORL-6.20, D27: being the first is used up by placing it, even if the tile is lost.
#[test]
fn a_lost_first_tile_was_the_first() {
    orleans(2)
        .technology(RED, "ship:farmer")
        .coins(RED, 0)
        .good(RED, crate::Good::Wool, 3)
        .event(Hourglass::Taxes)
        .phase(Stage::Event)
        .play(RED, "give technology ship")
        .loose_technology(RED, 1)
        .phase(Stage::Planning)
        .allows(RED, "technology scriptorium:knight")
        .allows(RED, "technology ship:farmer");
}

/// ORL-6.9: a set of tiles has one spelling; the first of the game comes first.
#[test]
fn a_set_of_tiles_has_one_spelling() {
    orleans(2)
        .loose_technology(RED, 3)
        .phase(Stage::Actions)
        .play(RED, "technology ship:farmer")
        .refuses(RED, "technology village:farmer", Refusal::OutOfOrder)
        .play(RED, "technology village:boatman")
        .refuses(RED, "technology farm-house:boatman", Refusal::OutOfOrder)
        .play(RED, "technology wagon:knight")
        .expect(|game| assert_eq!(game[RED].unplaced, 0));
}

/// ORL-6.10: a tile and followers of one plan complete a place together.
#[test]
fn a_tile_completes_a_place() {
    orleans(2)
        .loose_technology(RED, 1)
        .phase(Stage::Planning)
        .play(RED, "technology castle:farmer")
        .play_all(RED, &["keep own-farmer", "put own-boatman castle:boatman", "keep own-craftsman"])
        .play(RED, "put own-trader castle:trader")
        .all_keep()
        .allows(RED, "use castle")
        .expect(|game| assert_eq!(game[RED].market.count(OwnFarmer), 1));
}
