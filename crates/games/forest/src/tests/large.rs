//! The large buildings.

use super::scene::*;
use crate::data::Good::{Coal, Meat, Porridge, Sand, Water, Wood};
use crate::data::{Building, Tile};

/// Red owns a large building on m-r1c4 and m-r2c4 and has these markers alone.
fn owning_large(building: Building, markers: &str) -> Forests {
    resting(3).set(|game| {
        own_large(game, RED, building);
        only(&mut game[RED], markers);
    })
}

/// The inn: two water become a porridge; a point per porridge.
#[test]
fn inn() {
    owning_large(Building::Inn, "water 2, porridge 3").play(RED, "convert inn").expect(|game| {
        assert_eq!((have(game, [Water, Porridge]), line(game, RED, "forest-score-inn")), ([0, 4], 4));
    });
}

/// The shop: two points per meat.
#[test]
fn shop() {
    owning_large(Building::Shop, "meat 3").expect(|game| assert_eq!(line(game, RED, "forest-score-shop"), 6));
}

/// EX-18: the tool shop: two points for two bricks and three wood.
#[test]
fn tool_shop() {
    owning_large(Building::ToolShop, "brick 2, wood 3")
        .expect(|game| assert_eq!(line(game, RED, "forest-score-tool-shop"), 2));
}

/// The great charcoal pile: two wood become a coal; a point per two coal of both dials together.
#[test]
fn charcoal_pile_large() {
    owning_large(Building::CharcoalPileLarge, "wood 2, coal-glass 2, coal-oven 2")
        .play_all(RED, &["convert charcoal-pile-large", "dial oven"])
        .expect(|game| {
            assert_eq!(have(game, [Wood, Coal]), [0, 5]);
            assert_eq!(line(game, RED, "forest-score-charcoal-pile-large"), 2);
        });
}

/// The sand store: two porridge become a sand; a point per sand.
#[test]
fn sand_store() {
    owning_large(Building::SandStore, "porridge 2, sand 1").play(RED, "convert sand-store").expect(|game| {
        assert_eq!((have(game, [Porridge, Sand]), line(game, RED, "forest-score-sand-store")), ([0, 2], 2));
    });
}

/// The reservoir: a point per water.
#[test]
fn reservoir() {
    owning_large(Building::Reservoir, "water 5")
        .expect(|game| assert_eq!(line(game, RED, "forest-score-reservoir"), 5));
}

/// Hunter's lodge, hospital and thermal baths: ten points, their tiles paid, no effect.
#[test]
fn ten_pointers() {
    for (building, tile, n) in [
        (Building::HuntersLodge, Tile::Forest, 3),
        (Building::Hospital, Tile::Forest, 0),
        (Building::ThermalBaths, Tile::Pond, 2),
    ] {
        about_to_build(building, "")
            .play_all(RED, &[&format!("build {building}"), "cells m-r1c4 m-r2c4"])
            .expect(|game| {
                let start = if tile == Tile::Forest { 3 } else { 2 };
                assert_eq!(tiles(game, RED, tile), start - n);
                assert_eq!(line(game, RED, "forest-score-buildings"), 10);
                assert_eq!(have(game, [Porridge, Meat, Water, Wood, Coal]), [0; 5]);
            });
    }
}

/// The great cattle farm: two points per pasture beside it with at least two animals.
#[test]
fn cattle_farm_large() {
    owning_large(Building::CattleFarmLarge, "")
        .set(|game| {
            for cell in ["m-r1c3", "m-r2c3", "m-r3c1"] {
                let cell = cell.parse().unwrap();
                game[RED].estate.clear(Tile::Forest, cell);
                game[RED].estate.clear(Tile::Field, cell);
                game[RED].estate.lay(Tile::Pasture, cell);
            }
            stock(&mut game[RED], "cattle 7");
        })
        .expect(|game| {
            assert_eq!(line(game, RED, "forest-score-cattle-farm-large"), 4);
            assert_eq!(line(game, RED, "forest-score-animals"), 7);
        });
}

/// The smokehouse: three ponds required, a field paid, a point per pond.
#[test]
fn smokehouse() {
    about_to_build(Building::Smokehouse, "")
        .set(|game| game[RED].estate.lay(Tile::Pond, "m-r3c2".parse().unwrap()))
        .play_all(RED, &["build smokehouse", "clear m-r2c1", "cells m-r2c1 m-r2c2"])
        .expect(|game| {
            assert_eq!((line(game, RED, "forest-score-smokehouse"), tiles(game, RED, Tile::Field)), (3, 1));
        });
}

/// The castle hotel: a point per small plot, no more plots, a step down for a meat.
#[test]
fn castle_hotel() {
    owning_large(Building::CastleHotel, "")
        .set(|game| {
            add_plots(game, RED, 2);
            game[RED].estate.progress = 2;
        })
        .play(RED, "convert castle-hotel")
        .expect(|game| {
            assert_eq!((game[RED].estate.progress, of(game, RED, Meat)), (1, 1));
            assert_eq!(line(game, RED, "forest-score-castle-hotel"), 2);
        });
}

/// The farmer's residence: four fields required, a forest paid; four porridge become a field; a point each.
#[test]
fn farmers_residence() {
    about_to_build(Building::FarmersResidence, "porridge 4")
        .set(|game| land(&mut game[RED], &[(Tile::Forest, 2), (Tile::Field, 4)]))
        .play_all(RED, &["build farmers-residence", "clear m-r1c1", "cells m-r2c3 m-r2c4"])
        .play_all(RED, &["convert farmers-residence", "cell m-r1c1"])
        .expect(|game| {
            assert_eq!(line(game, RED, "forest-score-farmers-residence"), 5);
            assert_eq!(tiles(game, RED, Tile::Forest), 1);
        });
}

/// The building site: two points per different building beside it on its plot.
#[test]
fn building_site() {
    resting(3)
        .set(|game| {
            land(&mut game[RED], &[]);
            own(game, RED, Building::BuildingSite, "m-r2c2 m-r2c3");
            own(game, RED, Building::Reservoir, "m-r1c2 m-r1c3");
            own(game, RED, Building::ClayPit, "m-r2c4");
            own(game, RED, Building::Well, "m-r4c1");
        })
        .expect(|game| {
            assert_eq!(line(game, RED, "forest-score-building-site"), 4, "the large one counts once");
        });
}
