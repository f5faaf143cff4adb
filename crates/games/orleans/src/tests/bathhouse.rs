//! The bathhouse (ORL-7.9 to ORL-7.13).

use parlour_core::Decision;
use parlour_core::Game;

use super::scene::*;
use crate::data::{Follower, Place};
use crate::step::Stage;
use crate::{Event, Refusal};

use Follower::{
    Boatman, Farmer, Knight, Monk, OwnBoatman, OwnCraftsman, OwnFarmer, OwnTrader, Scholar, Trader,
};

/// Red's turn at the bathhouse; only these followers are in the bag.
fn bathhouse(bag: &[Follower]) -> Scene {
    let others = [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader];
    let market: Vec<_> = others.into_iter().filter(|own| !bag.contains(own)).collect();
    let neutral: Vec<_> = bag.iter().copied().filter(|follower| !follower.is_own()).collect();
    orleans(4)
        .market(RED, &market)
        .bag(RED, &neutral)
        .tile(RED, Place::Bathhouse)
        .on(RED, "bathhouse:boatman", Boatman)
        .phase(Stage::Actions)
}

/// ORL-7.9: three are drawn at random; the bather on the tile is not yet among them.
#[test]
fn three_are_drawn() {
    bathhouse(&[Farmer, Knight, Scholar, Trader])
        .play(RED, "use bathhouse")
        .may_draw(&["draw farmer", "draw trader", "draw knight", "draw scholar"])
        .draws(&["draw trader", "draw knight"])
        .expect(|game| assert_eq!(game.decision(), Decision::Draw))
        .draw("draw farmer")
        .noted(Event::Drawn { seat: RED, follower: Farmer })
        .asks(RED);
}

/// ORL-7.9: fewer than four are all drawn; what was returned in this phase is in the bag.
#[test]
fn a_small_bag_is_drawn_whole() {
    let scene = bathhouse(&[]).refuses(RED, "pass", Refusal::NotYourTurn);
    scene
        .staff(RED, Place::Scriptorium)
        .phase(Stage::Actions)
        .refuses(RED, "use bathhouse", Refusal::EmptyBag)
        .play(RED, "use scriptorium")
        .play(RED, "use bathhouse")
        .offers(
            RED,
            &[
                "put knight ship:knight",
                "put knight wagon:knight",
                "put knight guildhall:knight",
                "put knight scriptorium:knight",
                "put knight town-hall:any",
            ],
        )
        .play(RED, "put knight ship:knight")
        .play(RED, "put scholar monastery:scholar")
        .expect(|game| assert_eq!(game[RED].bag.left(), 1, "only the bather"));
}

/// ORL-7.10: bathers go to empty accepting spaces, town hall, sacristy and pharmacy included, but
/// not to the bathhouse.
#[test]
fn bathers_go_to_any_accepting_space() {
    bathhouse(&[Boatman, Monk])
        .on(RED, "village:boatman", Boatman)
        .tile(RED, Place::Sacristy)
        .tile(RED, Place::Pharmacy)
        .play(RED, "use bathhouse")
        .refuses_also(RED, "put boatman bathhouse:boatman", Refusal::BathhouseItself)
        .allows(RED, "put boatman pharmacy:any")
        .allows(RED, "put boatman town-hall:any")
        .refuses(RED, "put boatman village:boatman", Refusal::SpaceTaken { space: space("village:boatman") })
        .play(RED, "put boatman pharmacy:any")
        .play(RED, "put monk sacristy:monk")
        .expect(|game| assert_eq!(game[RED].empty_spaces(Place::Sacristy), 0));
}

/// ORL-7.10: substitution is allowed.
#[test]
fn bathers_may_stand_in() {
    bathhouse(&[Monk, Scholar])
        .tile(RED, Place::School)
        .play(RED, "use bathhouse")
        .play(RED, "put scholar village:farmer")
        .play(RED, "put monk village:craftsman")
        .expect(|game| assert_eq!(game[RED].empty_spaces(Place::Village), 1));
}

/// ORL-7.11: two must be placed if any two can be; which ones is the player's choice.
#[test]
fn two_must_be_placed() {
    bathhouse(&[Farmer, Knight, Scholar])
        .play(RED, "use bathhouse")
        .play(RED, "keep farmer")
        .refuses(RED, "keep knight", Refusal::MustPlace { left: 2 })
        .play(RED, "put knight wagon:knight")
        .refuses(RED, "keep scholar", Refusal::MustPlace { left: 1 })
        .play(RED, "put scholar scriptorium:scholar");
}

/// All spaces are full but those of the places named.
fn crowded(scene: Scene, open: &[Place]) -> Scene {
    let places = Place::board().filter(|place| !open.contains(place));
    places.fold(scene, Scene::clone_staffed)
}

trait Crowded {
    fn clone_staffed(self, place: Place) -> Self;
}

impl Crowded for Scene {
    fn clone_staffed(self, place: Place) -> Self {
        self.set(|game| game.supply = [20; 7]).staff(RED, place)
    }
}

/// ORL-7.11: when only one can be placed, that one must be.
#[test]
fn one_must_be_placed() {
    let scene = crowded(bathhouse(&[Knight, Farmer]), &[Place::Scriptorium]);
    scene
        .play(RED, "use bathhouse")
        .refuses(
            RED,
            "put farmer scriptorium:scholar",
            Refusal::WrongFollower { follower: Farmer, need: crate::data::Need::Scholar },
        )
        .play(RED, "keep farmer")
        .offers(RED, &["put knight scriptorium:knight"])
        .play(RED, "put knight scriptorium:knight");
}

/// ORL-7.11: two that hang on the same space: one is placed. A choice that would leave the other
/// without a space is refused when another would not.
#[test]
fn as_many_as_possible_are_placed() {
    let scene = crowded(bathhouse(&[Knight, Monk]), &[Place::Scriptorium]);
    let both = scene.clone().play(RED, "use bathhouse");
    both.play(RED, "put knight scriptorium:knight").offers(RED, &["put monk scriptorium:scholar"]);
    let scene = scene.on(RED, "scriptorium:scholar", Scholar);
    scene
        .play(RED, "use bathhouse")
        .offers(RED, &["put knight scriptorium:knight", "keep knight"])
        .play(RED, "keep knight")
        .offers(RED, &["put monk scriptorium:knight"]);
}

/// ORL-7.11: with no space at all nobody is placed.
#[test]
fn nobody_is_placed_when_nobody_can_be() {
    let scene = crowded(bathhouse(&[Knight, Farmer]), &[]);
    let scene = scene.play(RED, "use bathhouse");
    assert_eq!(scene.bag_of(RED), [Farmer, Boatman, Knight]);
}

/// ORL-7.11: own bathers do not enter the town hall.
#[test]
fn own_bathers_stay_out_of_the_town_hall() {
    let scene = crowded(bathhouse(&[OwnFarmer]), &[Place::TownHall]);
    let scene = scene.play(RED, "use bathhouse");
    assert_eq!(scene.bag_of(RED), [OwnFarmer, Boatman], "nothing could be placed");
}

/// ORL-7.12: the rest and the bather of the tile go to the bag.
#[test]
fn the_rest_goes_home() {
    let scene = bathhouse(&[Farmer, Knight, Scholar])
        .play(RED, "use bathhouse")
        .play_all(RED, &["put farmer ship:farmer", "put knight ship:knight"]);
    assert_eq!(scene.bag_of(RED), [Boatman, Scholar]);
    assert_eq!(scene.game()[RED].empty_spaces(Place::Bathhouse), 1);
}

/// ORL-7.13: a place completed by bathers is executed in the same phase.
#[test]
fn completed_places_work_at_once() {
    bathhouse(&[Knight, Scholar])
        .play(RED, "use bathhouse")
        .play_all(RED, &["put knight scriptorium:knight", "put scholar scriptorium:scholar"])
        .asks(RED)
        .play(RED, "use scriptorium")
        .expect(|game| assert_eq!(game[RED].development, 1));
}

/// ORL-7.11: equal bathers are placed in the order of the spaces; no pair is spelled twice.
#[test]
fn a_pair_has_one_spelling() {
    bathhouse(&[Farmer, Farmer])
        .play(RED, "use bathhouse")
        .play(RED, "put farmer town-hall:any")
        .refuses(RED, "put farmer village:farmer", Refusal::OutOfOrder)
        .play(RED, "put farmer town-hall:any");
}
