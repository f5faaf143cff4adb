//! The small buildings, sides A.

use super::scene::*;
use crate::data::Good::{Brick, Coal, Glass, Goods, Meat, Porridge, Provision, Sand, Water, Wood};
use crate::data::{Building, Dial, Tile, cells};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::step::{Last, Step};

/// Every price of the printed table is taken in full, and one unit less is not enough.
#[test]
fn every_price_is_taken_in_full() {
    for building in Building::ALL {
        let start = about_to_build(*building, "").set(|game| {
            add_plots(game, RED, 1);
            land(&mut game[RED], &[(Tile::Forest, 3), (Tile::Field, 4), (Tile::Pond, 3)]);
        });
        let words = format!("build {building}");
        start.clone().allows(RED, &words);
        let bill = crate::rules::build::price(start.game(), *building);
        for good in crate::data::Good::ALL {
            if bill.of(*good) > 0 {
                let short = start.clone().set(|game| {
                    let item = if *good == Coal { crate::data::Item::CoalOven } else { (*good).into() };
                    game[RED].dials.lower(item, 1);
                });
                let (item, need) = ((*good).into(), bill.of(*good));
                short.refuses(RED, &words, Refusal::TooFew { item, need, have: need - 1 });
            }
        }
    }
}

/// 01A: two water become three bricks.
#[test]
fn clay_pit() {
    owning(Building::ClayPit, "water 3", &["convert clay-pit"])
        .expect(|game| assert_eq!(have(game, [Water, Brick]), [1, 3]));
}

/// 02A: two meat become two bricks and two wood.
#[test]
fn housing_estate() {
    owning(Building::HousingEstate, "meat 2", &["convert housing-estate", "rest"])
        .expect(|game| assert_eq!(have(game, [Meat, Brick, Wood]), [0, 2, 2]));
}

/// 03A: two coal, from either dial, become three bricks.
#[test]
fn kiln() {
    owning(Building::Kiln, "coal-glass 1, coal-oven 2", &["convert kiln", "coal 0"]).expect(|game| {
        assert_eq!((have(game, [Coal, Brick]), game[RED].dials.coal(Dial::Glass)), ([1, 3], 1));
    });
}

/// 04A: a new plot sets wood to three, if there was less.
#[test]
fn wood_stock() {
    for (before, after) in [(0, 3), (2, 3), (5, 5)] {
        let start = owning(Building::WoodStock, &format!("wood {before}"), &[]);
        gain(start, crate::data::Item::Progress, 3).expect(|game| assert_eq!(of(game, RED, Wood), after));
    }
}

/// 05A: a forest becomes 1, 2, 3, 4 wood with 1, 2, 4, 7 cattle.
#[test]
fn ox_barn() {
    for (cattle, wood) in [(1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4)] {
        owning(Building::OxBarn, "", &[])
            .set(|game| {
                land(&mut game[RED], &[(Tile::Pasture, 4), (Tile::Forest, 1)]);
                stock(&mut game[RED], &format!("cattle {cattle}"));
            })
            .play(RED, "convert ox-barn")
            .expect(|game| assert_eq!((of(game, RED, Wood), tiles(game, RED, Tile::Forest)), (wood, 0)));
    }
    let idle = owning(Building::OxBarn, "", &[]);
    idle.clone().set(|game| game.rules = 1).refuses(RED, "convert ox-barn", Refusal::NothingToGain);
    idle.play(RED, "convert ox-barn").expect(|game| assert_eq!(of(game, RED, Wood), 0));
}

/// 06A: a forest becomes three wood.
#[test]
fn sawmill() {
    owning(Building::Sawmill, "", &["convert sawmill", "clear m-r1c2"])
        .expect(|game| assert_eq!((of(game, RED, Wood), tiles(game, RED, Tile::Forest)), (3, 2)));
}

/// 07A: costs a forest; every new plot brings three sand.
#[test]
fn glaswald_lake() {
    let lake = about_to_build(Building::GlaswaldLake, "")
        .play_all(RED, &["build glaswald-lake", "clear m-r1c1", "cell m-r1c1"]);
    gain(lake, crate::data::Item::Progress, 3)
        .expect(|game| assert_eq!((of(game, RED, Sand), tiles(game, RED, Tile::Forest)), (3, 4)));
}

/// 08A: three sand and a cattle.
#[test]
fn hotzenwald_house() {
    built(Building::HotzenwaldHouse, "", &["rest"])
        .expect(|game| assert_eq!((of(game, RED, Sand), herd(game, RED)), (3, (0, 1))));
}

/// 09A: a meat becomes two sand.
#[test]
fn sieving_works() {
    owning(Building::SievingWorks, "meat 1", &["convert sieving-works"])
        .expect(|game| assert_eq!(have(game, [Meat, Sand]), [0, 2]));
}

/// 10A: a visit to the shepherdess brings a coal (see also the shepherdess herself).
#[test]
fn shepherds_hut() {
    acting(3, "silberbach-1")
        .set(|game| {
            own(game, RED, Building::ShepherdsHut, "m-r1c4");
            only(&mut game[RED], "");
            stock(&mut game[RED], "cattle 2");
        })
        .play_all(RED, &["visit shepherdess", "serve shepherdess-porridge", "rest", "dial glass"])
        .expect(|game| assert_eq!(have(game, [Porridge, Coal]), [2, 1]));
}

/// 11A: the coal marker leaves the glass dial with the coal on it.
#[test]
fn potash_maker() {
    built(Building::PotashMaker, "coal-glass 4, sand 1, water 1", &[])
        .noted(Event::CoalMarkerRemoved { seat: RED, coal: 4 })
        .expect(|game| assert_eq!(glass_dial(game, RED), [1, 0, 1, 0, 0]));
}

/// 12A: a wood and a meat become three coal.
#[test]
fn charcoal_pile_small() {
    owning(Building::CharcoalPileSmall, "wood 1, meat 1", &["convert charcoal-pile-small", "dial oven"])
        .expect(|game| assert_eq!(have(game, [Wood, Meat, Coal]), [0, 0, 3]));
}

/// 13A: a porridge becomes a water.
#[test]
fn well() {
    owning(Building::Well, "porridge 2", &["convert well"])
        .expect(|game| assert_eq!(have(game, [Porridge, Water]), [1, 1]));
}

/// 14A: a water per free cell, the tower placed.
#[test]
fn water_tower() {
    built(Building::WaterTower, "", &[]).expect(|game| assert_eq!(of(game, RED, Water), 4));
}

/// 15A: two wood become three water.
#[test]
fn cooperage() {
    owning(Building::Cooperage, "wood 2", &["convert cooperage"])
        .expect(|game| assert_eq!(have(game, [Wood, Water]), [0, 3]));
}

/// 16A: a field becomes three porridge.
#[test]
fn grain_mill() {
    owning(Building::GrainMill, "", &["convert grain-mill", "clear m-r2c1"])
        .expect(|game| assert_eq!((of(game, RED, Porridge), tiles(game, RED, Tile::Field)), (3, 1)));
}

/// BLF-6.3, BLF-7.9: a field or pond may be paid for nothing but its cell, like a forest; not under rules 1.
#[test]
fn fields_and_ponds_may_be_paid_for_room() {
    for (building, stock, answers) in [
        (Building::GrainMill, "porridge 7", ["convert grain-mill", "clear m-r2c1"]),
        (Building::ManorHouse, "water 7", ["convert manor-house-pond", "clear m-r4c1"]),
    ] {
        let full = || owning(building, stock, &[]);
        full().set(|game| game.rules = 1).refuses(RED, answers[0], Refusal::NothingToGain);
        let free = |game: &crate::state::Forest| game[RED].estate.free().count_ones();
        let before = free(full().game());
        full().play_all(RED, &answers).expect(|game| {
            assert_eq!((of(game, RED, Porridge) + of(game, RED, Water), free(game)), (7, before + 1));
        });
    }
}

/// 17A: a meat, a porridge and a pig; a wood, a glass and a coal are its price.
#[test]
fn festival() {
    built(Building::Festival, "", &["rest"]).expect(|game| {
        assert_eq!((have(game, [Meat, Porridge, Coal]), herd(game, RED)), ([1, 1, 0], (1, 0)));
    });
}

/// 18A: a pond becomes two water, or a field a porridge.
#[test]
fn manor_house() {
    owning(
        Building::ManorHouse,
        "",
        &["convert manor-house-pond", "clear m-r4c1", "convert manor-house-field"],
    )
    .play(RED, "clear m-r3c1")
    .expect(|game| {
        assert_eq!(have(game, [Water, Porridge]), [2, 1]);
        assert_eq!((tiles(game, RED, Tile::Pond), tiles(game, RED, Tile::Field)), (1, 1));
    });
}

/// 19A: three meat and four porridge.
#[test]
fn bar() {
    built(Building::Bar, "", &["rest"]).expect(|game| assert_eq!(have(game, [Meat, Porridge]), [3, 4]));
}

/// 20A: a pond becomes a water and a meat.
#[test]
fn fish_smokery() {
    owning(Building::FishSmokery, "", &["convert fish-smokery", "clear m-r4c2", "rest"])
        .expect(|game| assert_eq!((have(game, [Water, Meat]), tiles(game, RED, Tile::Pond)), ([1, 1], 1)));
}

/// 21A, BLF-8.6: three animals of any mix may become six meat, once and at once.
#[test]
fn slaughterhouse() {
    let house = || {
        about_to_build(Building::Slaughterhouse, "")
            .set(|game| stock(&mut game[RED], "pigs 2, cattle 2"))
            .play_all(RED, &["build slaughterhouse", "cell m-r1c4"])
            .offers(RED, &["use", "skip"])
    };
    house()
        .play_all(RED, &["use", "pigs 2"])
        .expect(|game| assert_eq!((of(game, RED, Meat), herd(game, RED)), (6, (0, 1))));
    house().play(RED, "skip").expect(|game| assert_eq!((of(game, RED, Meat), herd(game, RED)), (0, (2, 2))));
    built(Building::Slaughterhouse, "", &[])
        .expect(|game| assert_eq!(game.agenda.top(), Some(Step::ask(RED, Last))));
}

/// 22A: two water for a pig, three for a cattle.
#[test]
fn watering_trough() {
    owning(
        Building::WateringTrough,
        "water 5",
        &["convert watering-trough-pig", "convert watering-trough-cattle"],
    )
    .expect(|game| assert_eq!((of(game, RED, Water), herd(game, RED)), (0, (1, 1))));
}

/// 23A: pigs for the butcher collect on the tannery: two points each.
#[test]
fn tannery() {
    acting(3, "tannenau-2")
        .set(|game| {
            own(game, RED, Building::Tannery, "m-r1c4");
            stock(&mut game[RED], "pigs 1");
        })
        .play_all(RED, &["visit butcher", "serve butcher-pig"])
        .noted(Event::Tanned { seat: RED, hides: 1 })
        .expect(|game| {
            assert_eq!((line(game, RED, "forest-score-tannery"), herd(game, RED)), (2, (0, 0)));
            assert_eq!(line(game, RED, "forest-score-animals"), 0);
        });
}

/// 24A: an animal of choice per field, as many as can be housed.
#[test]
fn feed_farm() {
    built(Building::FeedFarm, "", &[])
        .offers(RED, &["pigs 0", "pigs 1", "pigs 2"])
        .play(RED, "pigs 1")
        .expect(|game| assert_eq!(herd(game, RED), (1, 1)));
    about_to_build(Building::FeedFarm, "")
        .set(|game| stock(&mut game[RED], "pigs 2, cattle 1"))
        .play_all(RED, &["build feed-farm", "cell m-r1c4"])
        .expect(|game| assert_eq!(herd(game, RED), (3, 2), "room for one of each leaves no choice"));
    about_to_build(Building::FeedFarm, "")
        .set(|game| stock(&mut game[RED], "cattle 1"))
        .play_all(RED, &["build feed-farm", "cell m-r1c4"])
        .offers(RED, &["pigs 1", "pigs 2"])
        .refuses(RED, "pigs 0", Refusal::CouldBeHoused);
}

/// 25A: three cattle with two pastures, nothing with fewer.
#[test]
fn schauinsland_house() {
    about_to_build(Building::SchauinslandHouse, "")
        .set(|game| land(&mut game[RED], &[(Tile::Pasture, 2)]))
        .play_all(RED, &["build schauinsland-house", "cell m-r1c4"])
        .expect(|game| assert_eq!(herd(game, RED), (0, 3)));
    built(Building::SchauinslandHouse, "", &[])
        .noted(Event::NoEffect { seat: RED, building: Building::SchauinslandHouse });
}

/// 26A: a cattle per pasture that can stand empty.
#[test]
fn mountain_chalet() {
    about_to_build(Building::MountainChalet, "")
        .set(|game| {
            land(&mut game[RED], &[(Tile::Pasture, 3), (Tile::Forest, 1)]);
            stock(&mut game[RED], "pigs 2, cattle 2");
        })
        .play_all(RED, &["build mountain-chalet"])
        .play(RED, "cell m-r2c1")
        .expect(|game| assert_eq!(herd(game, RED), (2, 4), "one pasture for the second pig, two empty"));
}

/// 27A: an animal per pair, four pairs at most, the kinds in the owner's order.
#[test]
fn breeding_farm() {
    let farm = |animals: &str| {
        about_to_build(Building::BreedingFarm, "")
            .set(|game| {
                land(&mut game[RED], &[(Tile::Pasture, 5), (Tile::Forest, 2)]);
                stock(&mut game[RED], animals);
            })
            .play_all(RED, &["build breeding-farm", "cell m-r3c1"])
    };
    farm("pigs 3, cattle 2").play(RED, "rest").expect(|game| assert_eq!(herd(game, RED), (4, 3)));
    farm("pigs 4, cattle 6")
        .offers(RED, &["pigs 1", "pigs 2"])
        .refuses(RED, "pigs 3", Refusal::OutOfRange { least: 1, most: 2 })
        .play_all(RED, &["pigs 1", "take cattle"])
        .expect(|game| assert_eq!(herd(game, RED), (5, 9)));
}

/// 28A: two water for a pasture, four for a pond.
#[test]
fn irrigation_system() {
    owning(Building::IrrigationSystem, "water 6", &["convert irrigation-pasture", "cell m-r2c2"])
        .play_all(RED, &["convert irrigation-pond", "cell m-r2c3"])
        .expect(|game| {
            assert_eq!((tiles(game, RED, Tile::Pasture), tiles(game, RED, Tile::Pond)), (1, 3));
            assert_eq!(of(game, RED, Water), 0);
        });
}

/// 29A: costs a forest; two fields, or a pond, or a pasture.
#[test]
fn clearing_house() {
    let house = || {
        about_to_build(Building::ClearingHouse, "")
            .play_all(RED, &["build clearing-house", "clear m-r1c3", "cell m-r1c3"])
            .offers(RED, &["kind field", "kind pond", "kind pasture"])
    };
    house()
        .play_all(RED, &["kind field", "cell m-r1c4", "cell m-r2c2"])
        .expect(|game| assert_eq!((tiles(game, RED, Tile::Field), tiles(game, RED, Tile::Forest)), (4, 2)));
    house()
        .play_all(RED, &["kind pond", "cell m-r1c4"])
        .expect(|game| assert_eq!(tiles(game, RED, Tile::Pond), 3));
    house()
        .refuses(RED, "kind forest", Refusal::NotAsked)
        .play_all(RED, &["kind pasture", "cell m-r1c4"])
        .expect(|game| assert_eq!(tiles(game, RED, Tile::Pasture), 1));
}

/// 30A: moving the merchant with goods brings a porridge per field, four at most.
#[test]
fn workers_house() {
    for (fields, porridge) in [(2, 2), (6, 4)] {
        travelling(3, &["tannenau-0"])
            .set(|game| {
                own(game, RED, Building::WorkersHouse, "m-r1c4");
                only(&mut game[RED], "goods 1");
                land(&mut game[RED], &[(Tile::Field, fields)]);
            })
            .play_all(RED, &["swap", "with farmer"])
            .expect(|game| assert_eq!(have(game, [Porridge, Goods]), [porridge, 0]));
    }
}

/// 31A: two meat for a step of progress.
#[test]
fn glass_furnace() {
    owning(Building::GlassFurnace, "meat 3", &["convert glass-furnace"])
        .expect(|game| assert_eq!((game[RED].estate.progress, of(game, RED, Meat)), (1, 1)));
}

/// 32A: a meat and two porridge become a glass.
#[test]
fn glassblower() {
    owning(Building::Glassblower, "meat 1, porridge 2", &["convert glassblower"])
        .expect(|game| assert_eq!(have(game, [Meat, Porridge, Glass]), [0, 0, 1]));
}

/// 33A: a water and a field become two provisions, which lead away from the hourglass.
#[test]
fn bakery() {
    owning(Building::Bakery, "water 1, oven 7", &["convert bakery", "clear m-r2c1", "provisions 1 1"])
        .expect(|game| {
            assert_eq!((have(game, [Water, Provision]), tiles(game, RED, Tile::Field)), ([0, 2], 1));
            assert!(!game[RED].dials.is_past_hourglass());
        });
}

/// 34A: a point less per free cell, five at most.
#[test]
fn knights_manor() {
    owning(Building::KnightsManor, "", &[])
        .expect(|game| assert_eq!(line(game, RED, "forest-score-knights-manor"), -4))
        .set(|game| land(&mut game[RED], &[]))
        .expect(|game| assert_eq!(line(game, RED, "forest-score-knights-manor"), -5))
        .set(|game| land(&mut game[RED], &[(Tile::Pond, 11)]))
        .expect(|game| assert_eq!(line(game, RED, "forest-score-knights-manor"), 0));
}

/// 35A, BLF-12.5: the fort costs a brick per opponent: 1, 2, 2, 3 for one to four players.
#[test]
fn fort() {
    for (players, bricks) in [(1, 1), (2, 2), (3, 2), (4, 3)] {
        let game = forest(players);
        assert_eq!(crate::rules::build::price(game.game(), Building::Fort).of(Brick), bricks);
    }
    travelling(3, &["tannenau-0", "moosgrund-0"])
        .set(|game| own(game, RED, Building::Fort, "m-r1c4"))
        .play_all(RED, &["go moosgrund-1", "provisions 1 1"])
        .asks(RED);
}

/// 36A, EX-16: four points and one for each free cell beside the church on its plot.
#[test]
fn village_church() {
    owning(Building::VillageChurch, "", &[]).expect(|game| {
        assert_eq!(line(game, RED, "forest-score-village-church"), 1);
        assert_eq!(line(game, RED, "forest-score-buildings"), 4);
    });
    resting(3)
        .set(|game| {
            own(game, RED, Building::VillageChurch, "m-r2c3");
            let around = crate::data::beside(game.cells_under(Building::VillageChurch));
            assert_eq!(cells(around).count(), 4);
        })
        .expect(|game| assert_eq!(line(game, RED, "forest-score-village-church"), 2));
}
