//! Recruiting and the character tracks (ORL-5.6 to ORL-5.14, ORL-6.1 to ORL-6.5).

use parlour_core::Who;

use super::scene::*;
use crate::data::{Citizen, Follower, Good, Kind, Place, Track};
use crate::state::Home;
use crate::step::Stage;
use crate::{Event, Hourglass, Refusal};

/// Red's turn with a full place, and another action to fall back on.
fn ready(place: Place) -> Scene {
    orleans(2).staff(RED, place).staff(RED, Place::Scriptorium).phase(Stage::Actions)
}

/// Red in the full village.
fn village() -> Scene {
    ready(Place::Village).play(RED, "use village")
}

/// ORL-5.6, ORL-6.3: each cell of the farmers' track brings its good.
#[test]
fn farmers_bring_goods() {
    use Good::{Brocade, Cheese, Grain, Wine, Wool};
    for (cell, good) in [Grain, Grain, Cheese, Cheese, Wine, Wine, Wool, Brocade].into_iter().enumerate() {
        ready(Place::FarmHouse)
            .track(RED, Track::Farmers, cell as u8)
            .play(RED, "use farm-house")
            .noted(Event::GoodGained { seat: RED, good })
            .expect(|game| assert_eq!((game[RED].good(good), game[RED].goods_total()), (1, 1)));
    }
}

/// ORL-5.7: the village recruits exactly one of three.
#[test]
fn the_village_recruits_one_of_three() {
    village()
        .offers(RED, &["recruit boatman", "recruit craftsman", "recruit trader"])
        .refuses(RED, "recruit farmer", Refusal::NotInVillage { kind: Kind::Farmer })
        .refuses(RED, "pass", Refusal::NotAsked)
        .play(RED, "recruit boatman")
        .expect(|game| assert_eq!(game[RED].tracks, [0, 1, 0, 0, 0, 0]));
}

/// ORL-5.7: a village in which nobody can be recruited cannot be used.
#[test]
fn an_empty_village_cannot_be_used() {
    ready(Place::Village).set(|game| game.supply[1..4].fill(0)).refuses(
        RED,
        "use village",
        Refusal::VillageEmpty,
    );
}

/// ORL-5.8: boatmen bring the coins of their cells.
#[test]
fn boatmen_bring_coins() {
    for (cell, coins) in [2, 3, 4, 5].into_iter().enumerate() {
        village()
            .track(RED, Track::Boatmen, cell as u8)
            .play(RED, "recruit boatman")
            .expect(|game| assert_eq!(game[RED].coins, 5 + coins));
    }
    village().track(RED, Track::Boatmen, 5).refuses(
        RED,
        "recruit boatman",
        Refusal::TrackEnds { track: Track::Boatmen },
    );
    village().set(|game| game.supply[1] = 0).refuses(
        RED,
        "recruit boatman",
        Refusal::NoFollowerLeft { kind: Kind::Boatman },
    );
}

/// ORL-5.9: craftsmen bring a technology tile, as long as there is one.
#[test]
fn craftsmen_bring_technology() {
    village()
        .play(RED, "recruit craftsman")
        .noted(Event::TechnologyGained { seat: RED })
        .expect(|game| assert_eq!((game[RED].unplaced, game.technology), (1, 15)));
    village().set(|game| game.technology = 0).refuses(RED, "recruit craftsman", Refusal::NoTechnologyLeft);
    village().track(RED, Track::Craftsmen, 5).refuses(
        RED,
        "recruit craftsman",
        Refusal::TrackEnds { track: Track::Craftsmen },
    );
}

/// ORL-5.10: the first trader opens category I, the later ones both; a tile must be taken.
#[test]
fn traders_bring_place_tiles() {
    village()
        .play(RED, "recruit trader")
        .refuses(RED, "take office", Refusal::OnlyFirstCategory { tile: Place::Office })
        .refuses(RED, "pass", Refusal::NotAsked)
        .play(RED, "take winery")
        .noted(Event::TileTaken { seat: RED, tile: Place::Winery })
        .expect(|game| assert!(game.owns(RED, Place::Winery)));
    village()
        .track(RED, Track::Traders, 1)
        .play(RED, "recruit trader")
        .allows(RED, "take winery")
        .play(RED, "take office")
        .expect(|game| assert!(game.owns(RED, Place::Office)));
}

/// ORL-5.10: without an eligible tile nobody becomes a trader's patron.
#[test]
fn a_trader_needs_a_tile() {
    village()
        .set(|game| {
            for tile in Place::tiles().take(12) {
                game.set_home(tile, Home::Excluded);
            }
        })
        .refuses(RED, "recruit trader", Refusal::NoTileLeft)
        .track(RED, Track::Traders, 1)
        .allows(RED, "recruit trader");
}

/// ORL-5.10: the new tile can be planned on from the next planning on.
#[test]
fn a_new_tile_is_planned_on_in_the_next_round() {
    village()
        .play_all(RED, &["recruit trader", "take hayrick"])
        .refuses(RED, "use hayrick", Refusal::NotActivated { place: Place::Hayrick, empty: 1 })
        .play(RED, "pass")
        .draw("hourglass income")
        .play(RED, "draws 0")
        .allows(RED, "put own-farmer hayrick:farmer");
}

/// ORL-5.11: passive tiles and the spaces of the tower count at once.
#[test]
fn passive_tiles_count_at_once() {
    let take = |tile: &str| {
        village().track(RED, Track::Traders, 1).play_all(RED, &["recruit trader", &format!("take {tile}")])
    };
    take("gunpowder-tower").expect(|game| assert_eq!(game.tower_room(RED), 2));
    take("school").bag(RED, &[Follower::Scholar]).expect(|game| {
        let accepting = crate::rules::spaces::accepting(game, RED, Kind::Scholar);
        assert_ne!(accepting & (1 << space("village:farmer").index()), 0);
    });
}

/// ORL-5.12: scholars bring development points, even when the track is at its end.
#[test]
fn scholars_bring_development() {
    for (cell, points) in [2, 3, 4, 5, 6].into_iter().enumerate() {
        ready(Place::University)
            .track(RED, Track::Scholars, cell as u8)
            .play(RED, "use university")
            .expect(|game| assert_eq!(game[RED].development, points));
    }
    ready(Place::University)
        .development(RED, 30)
        .play(RED, "use university")
        .expect(|game| assert_eq!((game[RED].development, game[RED].tracks[5]), (30, 1)));
    ready(Place::University).track(RED, Track::Scholars, 5).refuses(
        RED,
        "use university",
        Refusal::TrackEnds { track: Track::Scholars },
    );
}

/// ORL-5.13: a knight raises the draw number of the next phase 3.
#[test]
fn knights_raise_the_next_draws() {
    ready(Place::Castle)
        .play(RED, "use castle")
        .expect(|game| assert_eq!(game[RED].draw_number(), 5))
        .play(RED, "pass")
        .draw("hourglass income")
        .refuses(RED, "draws 6", Refusal::BeyondDrawNumber { number: 5, retrieved: 0 });
    ready(Place::Castle).track(RED, Track::Knights, 5).refuses(
        RED,
        "use castle",
        Refusal::TrackEnds { track: Track::Knights },
    );
}

/// ORL-6.1: losing followers does not move the markers back.
#[test]
fn markers_never_move_back() {
    orleans(2)
        .market(RED, &[])
        .bag(RED, &[Follower::Knight])
        .track(RED, Track::Knights, 3)
        .event(Hourglass::Plague)
        .phase(Stage::Event)
        .draw("draw knight")
        .expect(|game| assert_eq!(game[RED].tracks[Track::Knights as usize], 3));
}

/// ORL-6.2: on the last cell the recruiting action is over for good.
#[test]
fn the_last_cell_ends_the_track() {
    for (place, track) in [
        (Place::FarmHouse, Track::Farmers),
        (Place::University, Track::Scholars),
        (Place::Castle, Track::Knights),
    ] {
        ready(place).track(RED, track, track.end()).refuses(
            RED,
            &format!("use {place}"),
            Refusal::TrackEnds { track },
        );
    }
    village().track(RED, Track::Traders, 5).refuses(
        RED,
        "recruit trader",
        Refusal::TrackEnds { track: Track::Traders },
    );
}

/// ORL-6.3: the farmers' cell also decides the census.
#[test]
fn the_farmers_cell_decides_the_census() {
    ready(Place::FarmHouse)
        .play_all(RED, &["use farm-house", "pass"])
        .draw("hourglass income")
        .expect(|game| assert_eq!(game[RED].coins, 6));
}

/// ORL-6.4, D7: the first on the last boatmen's cell takes the citizen, the next one nothing.
#[test]
fn the_last_boatman_brings_a_citizen_once() {
    orleans(2)
        .track(RED, Track::Boatmen, 4)
        .track(BLUE, Track::Boatmen, 4)
        .staff(RED, Place::Village)
        .staff(BLUE, Place::Village)
        .phase(Stage::Actions)
        .play_all(RED, &["use village", "recruit boatman"])
        .noted(Event::CitizenWon { seat: RED, citizen: Citizen::Boatmen })
        .play_all(BLUE, &["use village", "recruit boatman"])
        .expect(|game| {
            assert_eq!((game[RED].coins, game[BLUE].coins), (5, 5));
            assert_eq!((game.citizens_of(RED), game.citizens_of(BLUE)), (1, 0));
            assert_eq!(game[BLUE].bag.count(Follower::Boatman as usize), 2, "but the boatman comes");
        });
}

/// ORL-6.5: the fourth knight brings a citizen once and no further draw; the fifth brings the
/// eighth draw.
#[test]
fn the_fourth_knight_brings_a_citizen_once() {
    let castle = |cell: u8| ready(Place::Castle).track(RED, Track::Knights, cell).play(RED, "use castle");
    castle(3)
        .noted(Event::CitizenWon { seat: RED, citizen: Citizen::Knights })
        .expect(|game| assert_eq!((game[RED].draw_number(), game.citizens_of(RED)), (7, 1)));
    castle(4).expect(|game| assert_eq!((game[RED].draw_number(), game.citizens_of(RED)), (8, 0)));
    ready(Place::Castle)
        .track(RED, Track::Knights, 3)
        .set(|game| game.citizens[Citizen::Knights as usize] = Some(BLUE))
        .play(RED, "use castle")
        .expect(|game| assert_eq!((game.citizens_of(RED), game.citizens_of(BLUE)), (0, 1)));
}

/// ORL-5.3: the reasons against a recruit are all told.
#[test]
fn every_reason_is_told() {
    let scene = ready(Place::FarmHouse).set(|game| game.supply[0] = 0).track(RED, Track::Farmers, 8);
    let reasons = parlour_core::Game::why(scene.game(), Who::Seat(RED), "use farm-house".parse().unwrap());
    let expected =
        [Refusal::NoFollowerLeft { kind: Kind::Farmer }, Refusal::TrackEnds { track: Track::Farmers }];
    assert_eq!(reasons, expected);
}
