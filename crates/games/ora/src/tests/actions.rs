//! Main actions (ORA-4).

use super::scene::*;
use crate::data::Marker;
use crate::state::land::Content;
use crate::{Event, Refusal};

/// ORA-4.1: five main actions, of which those are greyed that cannot be carried out.
#[test]
fn there_are_five_main_actions() {
    france(3).offers(RED, &["place", "contract", "fell", "cut", "build"]);
    france(3)
        .goods(RED, &[])
        .offers(RED, &["place", "fell", "cut"])
        .refuses(RED, "contract", Refusal::FeeTooHigh { price: 1, money: 0 })
        .refuses(RED, "build", Refusal::NothingToBuild);
}

/// ORA-4.2, ORA-D18: an own clergyman enters an own building, which need not be used.
#[test]
fn a_building_may_be_entered_and_not_used() {
    france(3)
        .goods(RED, &[])
        .play(RED, "place")
        .offers(RED, &["at red clay-mound", "at red farmyard", "at red cloister-office"])
        .refuses(RED, "at blue farmyard", Refusal::NoSuchBuilding { card: Farmyard })
        .play(RED, "at red farmyard")
        .offers(RED, &["send prior", "send lay-brother"])
        .play(RED, "send lay-brother")
        .play(RED, "done")
        .asks(BLUE)
        .has(RED, &[])
        .home(RED, Prior, true);
}

/// ORA-4.2: nobody at home, or no building free: no placement.
#[test]
fn placing_needs_a_clergyman_and_a_building() {
    let busy = france(3).out(RED, Prior, RED, ClayMound).out(RED, LayBrother, RED, Farmyard).out(
        RED,
        LayBrother,
        RED,
        CloisterOffice,
    );
    busy.refuses(RED, "place", Refusal::NobodyHome);
}

/// ORA-4.3: a clergyman makes a building occupied, and works only when he enters.
#[test]
fn a_building_holds_one_clergyman() {
    france(3)
        .out(RED, LayBrother, RED, ClayMound)
        .play(RED, "place")
        .refuses(RED, "at red clay-mound", Refusal::Occupied { card: ClayMound, rule: "ORA-4.3" })
        .owns(RED, Clay, 1);
}

/// ORA-4.4: forests, settlements and displayed cards hold nobody.
#[test]
fn only_built_buildings_are_entered() {
    france(3)
        .settled(RED, crate::data::Settlement::ShantyTown, at(0, 3))
        .play(RED, "place")
        .refuses(RED, "at red windmill", Refusal::NoSuchBuilding { card: Windmill })
        .expect(|game| assert_eq!(game.land(RED).buildings().count(), 3));
}

/// ORA-4.5, ORA-4.7: one forest goes, wood comes, and the cell is bare at once.
#[test]
fn felling_frees_a_cell() {
    france(3)
        .goods(RED, &[])
        .play(RED, "fell")
        .offers(RED, &["spot 0/1", "spot 0/2", "spot 1/1"])
        .refuses(RED, "spot 0/0", Refusal::NothingToClear)
        .play(RED, "spot 0/2")
        .offers(RED, &["harvest wood", "joker wood"])
        .play(RED, "harvest wood")
        .has(RED, &[(Wood, 2)])
        .home(RED, Prior, true)
        .expect(|game| {
            let land = game.land(RED);
            let cell = land.at(at(0, 2)).expect("a cell");
            assert_eq!((land.get(cell), land.terrain(cell)), (Content::Empty, crate::data::Terrain::Plains));
        });
}

/// ORA-4.6: the same with a moor and peat.
#[test]
fn cutting_peat_frees_a_cell() {
    france(3).goods(RED, &[]).play_all(RED, &["cut", "spot 1/0", "joker peat"]).has(RED, &[(Peat, 2)]);
}

/// ORA-4.5, ORA-4.6, ORA-4.8, ORA-D18: without a forest or moor the action is empty and no marker
/// moves; so there is always something to do.
#[test]
fn an_empty_fell_is_a_way_to_pass() {
    let scene = france(3).goods(RED, &[]).goods(BLUE, &[]);
    let scene = [at(0, 1), at(0, 2), at(1, 1)].into_iter().fold(scene, |scene, spot| scene.bare(RED, spot));
    let scene = [at(0, 0), at(1, 0)].into_iter().fold(scene, |scene, spot| scene.bare(BLUE, spot));
    scene
        .play(RED, "fell")
        .noted(Event::NothingToClear { seat: RED, action: crate::Action::Fell })
        .asks(BLUE)
        .reads(Marker::Wood, Some(2))
        .play(BLUE, "cut")
        .asks(GREEN)
        .reads(Marker::Peat, Some(2));
}
