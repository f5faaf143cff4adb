//! The board over whole games, and where choices point.

use parlour_core::any::{AnyGame, Kind};
use parlour_core::table::Dice;
use parlour_core::{Eyes, Journal};
use parlour_forest::Forest;
use parlour_forest::data::Building;
use parlour_kit::Answer;
use parlour_kit::numbers::Numbers;
use parlour_kit::preview::Preview;
use parlour_kit::testkit::{Proof, prove};
use parlour_words::{Lang, Words};

use super::*;

/// Choices that name a number, an order or nothing that lies on the table.
const PLACELESS: &[&str] = &[
    "beg",
    "end",
    "done",
    "enough",
    "rest",
    "use",
    "skip",
    "decline",
    "accept",
    "standing",
    "provisions",
    "coal",
    "pigs",
    "keep",
    "take",
];

/// Everything that is counted on the table.
const NUMBERS: Numbers = Numbers {
    score: "seats/*/total",
    always: &["seats/*/to_hourglass", "seats/*/plots", "seats/*/buildings", "seats/*/missions"],
    symbols: &[
        ("/pigs", "i-pig"),
        ("/cattle", "i-cattle"),
        ("/brick", "i-brick"),
        ("/to_hourglass", "i-hourglass"),
        ("/missions", "i-mission"),
    ],
};

macro_rules! golden {
    ($($test:ident $file:literal)+) => {$(
        #[test]
        fn $test() {
            let journal = include_str!(concat!("../../../games/forest/tests/golden/", $file, ".journal"));
            let preview = Preview { draw, style: STYLE, goes_on, read };
            prove::<Forest>(&Proof { preview, placeless: PLACELESS, numbers: NUMBERS }, &[journal]);
        }
    )+};
}

golden! {
    a_first_game_is_drawn_throughout "first-game"
    two_players_and_the_neutral_pawn_are_drawn "eager-two"
    three_players_are_drawn "eager-three"
    four_players_are_drawn "eager-four"
    a_solo_game_is_drawn "eager-solo"
}

/// A position of a game of three, after the workers are dealt.
fn position() -> View {
    let text = include_str!("../../../games/forest/tests/golden/eager-three.journal");
    let journal: Journal = text.parse().expect("a golden journal reads");
    let table = Kind::<Forest>::new().replay(&journal, Dice::Outside).expect("a golden journal replays");
    let view = table.at(60).view(Eyes::Spectator);
    view.downcast_ref::<View>().expect("a view of Black Forest").clone()
}

/// The id of the target the first seat's choice points at.
fn points_at(words: &str) -> Option<String> {
    let view = position();
    let seat = view.seats[0].seat;
    Places::new(&view, Some(seat)).parts(Answer::alone(words)).pop().map(|part| part.id)
}

#[test]
fn a_way_points_at_its_gap_or_its_site() {
    assert_eq!(points_at("go tannenau-1").as_deref(), Some("gap-tannenau-1"));
    assert_eq!(points_at("go market").as_deref(), Some("site-market"));
}

#[test]
fn a_service_points_at_its_worker() {
    assert_eq!(points_at("serve cook-meat").as_deref(), Some("worker-cook"));
    assert_eq!(points_at("visit cook").as_deref(), Some("worker-cook"));
    assert_eq!(points_at("swap").as_deref(), Some("worker-merchant"));
}

#[test]
fn a_gift_points_at_its_marker() {
    assert_eq!(points_at("give coal-oven").as_deref(), Some("marker-coal-oven"));
    assert_eq!(points_at("discard provision").as_deref(), Some("marker-provision"));
    assert_eq!(points_at("name coal").as_deref(), Some("marker-coal-glass"));
}

#[test]
fn a_tile_points_at_its_cell_and_a_large_building_between_two() {
    assert_eq!(points_at("cell m-r1c4").as_deref(), Some("cell-m-r1c4"));
    assert_eq!(points_at("cells m-r1c4 m-r2c4").as_deref(), Some("cells-m-r1c4-m-r2c4"));
    assert_eq!(points_at("cell s9-r1c1"), None, "a plot that is not there");
}

#[test]
fn a_conversion_points_at_a_building_of_ones_own() {
    let mut view = position();
    let seat = view.seats[0].seat;
    let spot = |view: &View| {
        Places::new(view, Some(seat)).parts(Answer::alone("convert clay-pit")).pop().map(|part| part.id)
    };
    view.seats[0].buildings.remove(Building::ClayPit);
    assert_eq!(spot(&view), None);
    view.seats[0].buildings.insert(Building::ClayPit);
    assert_eq!(spot(&view).as_deref(), Some("own-clay-pit"));
}

#[test]
fn numbers_point_nowhere() {
    assert_eq!(points_at("pigs 2"), None);
    assert_eq!(points_at("provisions 0 2"), None);
}

#[test]
fn animals_are_shown_on_pastures_first() {
    let mut seat = position().seats.swap_remove(0);
    (seat.housing, seat.pigs, seat.cattle) = ((3, 2, 2), 4, 5);
    let herd = herd::graze(&seat);
    assert_eq!((herd.cattle_out, herd.cattle_in, herd.pigs_out, herd.pigs_in), (3, 2, 3, 1));
}

#[test]
fn every_building_has_a_function_and_a_label() {
    for lang in Lang::ALL {
        let words = Words::get(lang);
        let scene = Scene::watched(words, &[]);
        for building in Building::ALL {
            assert!(!effects::function(&scene, *building).is_empty(), "{building}");
            assert!(words.facet(building.key(), "effect").is_some(), "{building}");
        }
    }
}

#[test]
fn on_the_way_one_sees_what_one_could_pay() {
    let mut view = position();
    let me = view.seats[0].seat;
    let scene = Scene { me: Some(me), ..Scene::watched(Words::get(Lang::En), &[]) };
    for good in [0, 60] {
        for dial in &mut view.seats[0].dials {
            dial.markers.iter_mut().for_each(|marker| marker.n = good);
        }
        view.seats[0].brick = good;
        let seen = affordable(&view, &scene);
        let free = view.display.iter().filter(|shown| shown.price.iter().all(|(_, n)| *n <= good)).count();
        assert!(seen.len() <= SEEN_ON_THE_WAY.min(free), "{} of {free} with {good} each", seen.len());
        assert!(good == 0 || seen.len() == SEEN_ON_THE_WAY, "{seen:?}");
        assert!(seen.is_sorted_by(|one, other| one.points >= other.points), "{seen:?}");
    }
    assert!(
        affordable(&view, &Scene::watched(Words::get(Lang::En), &[])).is_empty(),
        "whoever watches builds nothing"
    );
}
