//! The small buildings, sides B.

use super::scene::*;
use crate::data::Good::{Brick, Coal, Glass, Goods, Meat, Porridge, Provision, Sand, Water, Wood};
use crate::data::{Building, Dial, Item, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::step::{Act, ChooseBuilding, Last, Next, Step};

/// 01B: a brick per pond.
#[test]
fn brick_store() {
    built(Building::BrickStore, "", &[]).expect(|game| assert_eq!(of(game, RED, Brick), 2));
}

/// 02B: a porridge becomes a brick.
#[test]
fn day_labourers_square() {
    owning(Building::DayLabourersSquare, "porridge 1", &["convert day-labourers-square"])
        .expect(|game| assert_eq!(have(game, [Porridge, Brick]), [0, 1]));
}

/// 03B: seven bricks if at least five wood are left after building.
#[test]
fn half_timbered_house() {
    built(Building::HalfTimberedHouse, "wood 5", &[]).expect(|game| assert_eq!(of(game, RED, Brick), 7));
    built(Building::HalfTimberedHouse, "wood 4", &[])
        .expect(|game| assert_eq!(of(game, RED, Brick), 0))
        .noted(Event::NoEffect { seat: RED, building: Building::HalfTimberedHouse });
}

/// 04B: seven wood.
#[test]
fn log_supplier() {
    built(Building::LogSupplier, "", &[]).expect(|game| assert_eq!(have(game, [Wood, Porridge]), [7, 0]));
}

/// 05B: a porridge becomes a wood.
#[test]
fn carvers_workshop() {
    owning(Building::CarversWorkshop, "porridge 1", &["convert carvers-workshop"])
        .expect(|game| assert_eq!(have(game, [Porridge, Wood]), [0, 1]));
}

/// 06B: a forest becomes a wood and two porridge.
#[test]
fn hidden_mill() {
    owning(Building::HiddenMill, "", &["convert hidden-mill", "clear m-r1c1", "take porridge"]).expect(
        |game| assert_eq!((have(game, [Wood, Porridge]), tiles(game, RED, Tile::Forest)), ([1, 2], 2)),
    );
}

/// 07B: two water and three sand.
#[test]
fn mortar_maker() {
    built(Building::MortarMaker, "", &["rest"]).expect(|game| assert_eq!(have(game, [Water, Sand]), [2, 3]));
}

/// 08B: a water and a porridge become two sand.
#[test]
fn tavern() {
    owning(Building::Tavern, "water 1, porridge 1", &["convert tavern"])
        .expect(|game| assert_eq!(have(game, [Water, Porridge, Sand]), [0, 0, 2]));
}

/// 09B: basic markers on nought move to one, brick included; an extra turn follows.
#[test]
fn clockmaker() {
    built(Building::Clockmaker, "meat 2, provisions 3 3", &[])
        .expect(|game| {
            assert_eq!(of(game, RED, Brick), 1);
            assert_eq!(glass_dial(game, RED), [0, 0, 0, 0, 1], "all four at one turn the dial once");
            assert_eq!(oven_dial(game, RED), [1, 2, 1, 3, 3, 0]);
            assert_eq!(game[RED].extra_turns, 1);
        })
        .play(RED, "end")
        .noted(Event::ExtraTurnBegins { seat: RED });
}

/// 10B: four coal on each dial.
#[test]
fn coal_merchant() {
    built(Building::CoalMerchant, "", &["rest"])
        .expect(|game| assert_eq!([Dial::Glass, Dial::Oven].map(|dial| game[RED].dials.coal(dial)), [4, 4]));
}

/// 11B, BLF-10.7: six coal on one dial; then a meat may become three coal, on the other if wanted.
#[test]
fn converter() {
    let converter = || built(Building::Converter, "meat 1", &["dial glass"]).offers(RED, &["use", "skip"]);
    converter()
        .play_all(RED, &["use", "dial oven"])
        .expect(|game| assert_eq!([Dial::Glass, Dial::Oven].map(|dial| game[RED].dials.coal(dial)), [6, 3]));
    converter().play(RED, "skip").expect(|game| assert_eq!(have(game, [Coal, Meat]), [6, 1]));
    built(Building::Converter, "", &["dial oven"])
        .expect(|game| assert_eq!(game.agenda.top(), Some(Step::ask(RED, Last))));
}

/// 12B: three wood, three coal, two meat and a sand.
#[test]
fn warehouse() {
    built(Building::Warehouse, "", &["rest", "dial oven"])
        .expect(|game| assert_eq!(have(game, [Wood, Coal, Meat, Sand]), [3, 3, 2, 1]));
}

/// 13B: two water for entering the cook's village.
#[test]
fn cistern() {
    travelling(3, &["lindenrain-0"])
        .set(|game| {
            own(game, RED, Building::Cistern, "m-r1c4");
            only(&mut game[RED], "provisions 0 1");
        })
        .play(RED, "go tannenau-0")
        .expect(|game| assert_eq!(of(game, RED, Water), 2));
}

/// 14B: a water whenever a forest is removed, by whatever means.
#[test]
fn pond_hut() {
    let hut = || {
        resting(3).set(|game| {
            own(game, RED, Building::PondHut, "m-r1c4");
            only(&mut game[RED], "");
        })
    };
    hut()
        .set(|game| own(game, RED, Building::Sawmill, "m-r2c2"))
        .play_all(RED, &["convert sawmill", "clear m-r1c1"])
        .expect(|game| assert_eq!(have(game, [Water, Wood]), [1, 3]));
    hut()
        .set(|game| {
            put_pawns(game, &["silberbach-0"]);
            pend(game, RED, Act);
        })
        .play_all(RED, &["visit lumberjack", "clear m-r1c1"])
        .expect(|game| assert_eq!(have(game, [Water, Wood]), [1, 4]));
    hut()
        .set(|game| {
            show(game, Building::HuntersLodge);
            stock(&mut game[RED], "glass 3, brick 3, wood 3");
            game.ask(RED, ChooseBuilding { free: false });
        })
        .play(RED, "build hunters-lodge")
        .expect(|game| assert_eq!(of(game, RED, Water), 3, "one part for three forests"));
}

/// 15B: a water for moving the merchant with goods.
#[test]
fn public_baths() {
    travelling(3, &["tannenau-0"])
        .set(|game| {
            own(game, RED, Building::PublicBaths, "m-r1c4");
            own(game, RED, Building::WorkersHouse, "m-r2c2");
            only(&mut game[RED], "goods 1");
        })
        .play_all(RED, &["swap", "with farmer"])
        .offers(RED, &["due public-baths", "due workers-house"])
        .play(RED, "due workers-house")
        .expect(|game| assert_eq!(have(game, [Water, Porridge, Goods]), [1, 2, 0]));
}

/// 16B: a water, a meat and three porridge.
#[test]
fn cellar() {
    built(Building::Cellar, "", &["rest"])
        .expect(|game| assert_eq!(have(game, [Water, Meat, Porridge]), [1, 1, 3]));
}

/// 17B, BLF-8.6: three kinds of resources, one each, become five porridge; mandatory if there are three.
#[test]
fn grocery() {
    built(Building::Grocery, "sand 2, coal-glass 1, coal-oven 1, wood 1, provisions 1 2", &[])
        .offers(RED, &["discard sand", "discard coal-glass", "discard coal-oven"])
        .refuses(RED, "discard wood", Refusal::TooFewKinds)
        .play(RED, "discard coal-oven")
        .refuses(RED, "discard sand", Refusal::OutOfOrder { rule: "BLF-8.6" })
        .play_all(RED, &["discard wood", "discard provision", "provisions 0 2"])
        .expect(|game| assert_eq!(have(game, [Sand, Coal, Wood, Provision, Porridge]), [2, 1, 0, 2, 5]));
    built(Building::Grocery, "sand 2, wood 1", &[])
        .expect(|game| assert_eq!(have(game, [Sand, Wood, Porridge]), [2, 1, 0], "two kinds are not enough"));
}

/// 18B: a porridge per glass really gained, by production or otherwise.
#[test]
fn painters_workshop() {
    gain(owning(Building::PaintersWorkshop, "glass 1", &[]), Item::Glass, 3)
        .expect(|game| assert_eq!(have(game, [Glass, Porridge]), [3, 2]));
    let dial = owning(Building::PaintersWorkshop, "coal-glass 2, water 2, wood 2", &[]);
    gain(dial, Item::Sand, 2).expect(|game| assert_eq!(have(game, [Glass, Porridge]), [2, 2]));
}

/// 19B: a meat more from the butcher.
#[test]
fn meat_cellar() {
    acting(3, "tannenau-2")
        .set(|game| {
            own(game, RED, Building::MeatCellar, "m-r1c4");
            only(&mut game[RED], "");
            stock(&mut game[RED], "cattle 1");
        })
        .play_all(RED, &["visit butcher", "serve butcher-cattle"])
        .expect(|game| assert_eq!(of(game, RED, Meat), 4));
}

/// 20B: two water, two meat and two porridge.
#[test]
fn brewery() {
    built(Building::Brewery, "", &["rest"])
        .expect(|game| assert_eq!(have(game, [Water, Meat, Porridge]), [2, 2, 2]));
}

/// 21B: a pond of the landscaper lets a water become two meat; without water nothing is asked.
#[test]
fn fishery() {
    acting(3, "silberbach-2")
        .set(|game| {
            own(game, RED, Building::Fishery, "m-r1c4");
            only(&mut game[RED], "brick 1");
        })
        .play_all(RED, &["visit landscaper", "serve landscaper-pond", "cell m-r2c2"])
        .expect(|game| assert_eq!(game.agenda.top(), Some(Step::ask(RED, Next))));
}

/// 22B: a pig per pair of forests.
#[test]
fn foresters_hut() {
    about_to_build(Building::ForestersHut, "")
        .set(|game| land(&mut game[RED], &[(Tile::Forest, 5)]))
        .play_all(RED, &["build foresters-hut", "cell m-r2c2"])
        .expect(|game| assert_eq!(herd(game, RED), (2, 0)));
}

/// 23B: a pig with a field of the farmer, for those who have two.
#[test]
fn pigsty() {
    for (pigs, after) in [(2, 3), (1, 1)] {
        acting(3, "moosgrund-1")
            .set(|game| {
                own(game, RED, Building::Pigsty, "m-r1c4");
                stock(&mut game[RED], &format!("pigs {pigs}"));
            })
            .play_all(RED, &["visit farmer", "serve farmer-field", "cell m-r2c2"])
            .expect(|game| assert_eq!(herd(game, RED), (after, 0)));
    }
}

/// 24B: a pasture, and room for a second pig in every forest.
#[test]
fn beechnut_gatherer() {
    built(Building::BeechnutGatherer, "", &["cell m-r2c2"])
        .expect(|game| assert_eq!((tiles(game, RED, Tile::Pasture), game[RED].housing().forests), (1, 6)));
}

/// 25B: two porridge for a pig, three for a cattle.
#[test]
fn manger() {
    owning(Building::Manger, "porridge 5", &["convert manger-pig", "convert manger-cattle"])
        .expect(|game| assert_eq!((of(game, RED, Porridge), herd(game, RED)), (0, (1, 1))));
}

/// 26B: three coal for a cattle.
#[test]
fn forge() {
    owning(Building::Forge, "coal-glass 2, coal-oven 2", &["convert forge", "coal 2"])
        .expect(|game| assert_eq!((of(game, RED, Coal), herd(game, RED)), (1, (0, 1))));
}

/// 27B: a cattle with a field of the farmer, for those who have two.
#[test]
fn cattle_farm_small() {
    acting(3, "moosgrund-1")
        .set(|game| {
            own(game, RED, Building::CattleFarmSmall, "m-r1c4");
            add_plots(game, RED, 1);
            stock(&mut game[RED], "cattle 2");
        })
        .play_all(RED, &["visit farmer", "serve farmer-field", "cell m-r2c2"])
        .expect(|game| assert_eq!(herd(game, RED), (0, 3)));
}

/// 28B: every free cell beside the cabin receives a tile of choice.
#[test]
fn isolated_cabin() {
    about_to_build(Building::IsolatedCabin, "")
        .play_all(RED, &["build isolated-cabin", "cell m-r2c3"])
        .offers(RED, &["kind field", "kind pond", "kind pasture"])
        .play_all(RED, &["kind pasture", "kind pond"])
        .expect(|game| {
            let on = |tile: Tile, cell: &str| {
                let cell: crate::data::Cell = cell.parse().unwrap();
                game[RED].estate.cells_of(tile) & cell.bit() != 0
            };
            assert!(on(Tile::Pasture, "m-r2c2") && on(Tile::Pond, "m-r2c4"));
            assert_eq!(game.agenda.top(), Some(Step::ask(RED, Last)));
        });
}

/// 29B: up to three pastures on the plot of the park.
#[test]
fn nature_park() {
    about_to_build(Building::NaturePark, "")
        .set(|game| add_plots(game, RED, 1))
        .play_all(RED, &["build nature-park", "cell s1-r2c1"])
        .offers(
            RED,
            &["cell s1-r1c1", "cell s1-r1c2", "cell s1-r2c2", "cell s1-r3c1", "cell s1-r4c1", "enough"],
        )
        .refuses(RED, "cell m-r1c4", Refusal::CellNotFree)
        .play_all(RED, &["cell s1-r1c2", "cell s1-r3c1", "enough"])
        .expect(|game| assert_eq!(tiles(game, RED, Tile::Pasture), 2));
    built(Building::NaturePark, "", &["cell m-r2c2", "cell m-r2c3", "cell m-r2c4"]).expect(|game| {
        assert_eq!((tiles(game, RED, Tile::Pasture), game.agenda.top()), (3, Some(Step::ask(RED, Last))));
    });
}

/// 30B: a porridge and a field become a pasture.
#[test]
fn farmstead() {
    owning(Building::Farmstead, "porridge 1", &["convert farmstead", "clear m-r3c1", "cell m-r3c1"])
        .expect(|game| assert_eq!((tiles(game, RED, Tile::Field), tiles(game, RED, Tile::Pasture)), (1, 1)));
}

/// 31B: three steps of progress.
#[test]
fn glassworks() {
    built(Building::Glassworks, "", &[]).expect(|game| assert_eq!(game[RED].estate.plots, 1));
}

/// 32B: one glass is paid, three are gained.
#[test]
fn storage_shed() {
    built(Building::StorageShed, "", &[]).expect(|game| assert_eq!(of(game, RED, Glass), 3));
}

/// 33B: with a glass and three provisions left, three steps of progress.
#[test]
fn guild() {
    built(Building::Guild, "glass 1, provisions 1 2", &[])
        .expect(|game| assert_eq!(game[RED].estate.plots, 1));
    built(Building::Guild, "glass 1, provisions 0 2", &[])
        .expect(|game| assert_eq!(game[RED].estate.plots, 0));
    built(Building::Guild, "provisions 3 3", &[]).expect(|game| assert_eq!(game[RED].estate.plots, 0));
}

/// 34B: the farmer first, then any worker for two water.
#[test]
fn distillery() {
    acting(3, "moosgrund-1")
        .set(|game| {
            own(game, RED, Building::Distillery, "m-r1c4");
            only(&mut game[RED], "water 2");
        })
        .play_all(RED, &["visit farmer", "serve farmer-field", "cell m-r2c2"])
        .allows(RED, "visit cattle-breeder")
        .play_all(RED, &["distil", "visit sand-digger"])
        .expect(|game| assert_eq!(have(game, [Water, Sand]), [0, 2]));
}

/// 35B, BLF-8.5: only on a plot without buildings; others may follow.
#[test]
fn hermits_cabin() {
    about_to_build(Building::HermitsCabin, "")
        .set(|game| {
            own(game, RED, Building::ClayPit, "m-r1c4");
            add_plots(game, RED, 1);
        })
        .play(RED, "build hermits-cabin")
        .refuses(RED, "cell m-r2c2", Refusal::NoEmptyPlot)
        .play(RED, "cell s1-r2c1")
        .set(|game| {
            stock(&mut game[RED], "wood 5");
            game.ask(RED, ChooseBuilding { free: false });
        })
        .play(RED, "build grain-mill")
        .allows(RED, "cell s1-r2c2");
}

/// 36B: two points per set of field, pond and pasture, ten at most.
#[test]
fn settlers_house() {
    for (sets, points) in [(0, 0), (2, 4), (5, 10), (6, 10)] {
        resting(3)
            .set(|game| {
                add_plots(game, RED, 2);
                own(game, RED, Building::SettlersHouse, "s2-r1c1");
                land(&mut game[RED], &[(Tile::Field, sets), (Tile::Pond, sets), (Tile::Pasture, sets + 1)]);
            })
            .expect(|game| assert_eq!(line(game, RED, "forest-score-settlers-house"), points));
    }
}
