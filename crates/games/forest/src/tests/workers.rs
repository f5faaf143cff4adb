//! Visiting workers (BLF-6).

use super::scene::*;
use crate::data::{Animal, Building, Good, PawnSpot, Service, Tile, Worker};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::player::Standing;

/// Red stands beside a worker with nothing but these markers.
fn beside(worker: Worker, markers: &str) -> Forests {
    acting(3, "tannenau-0").set(|game| {
        let space = game.space_of(worker) as u8;
        game.pawns[0] = PawnSpot::Gap(crate::data::Gap::new(space));
        only(&mut game[RED], markers);
    })
}

/// BLF-6.1, BLF-6.4: one or both adjacent workers, in either order, each once; one is mandatory.
#[test]
fn one_or_two_adjacent_workers_are_visited() {
    let start = || acting(3, "moosgrund-1");
    assert_eq!(start().options(RED)[..2], ["visit cattle-breeder", "visit farmer"]);
    start()
        .does_not_offer(RED, "end")
        .refuses(RED, "visit cook", Refusal::NotBeside { worker: Worker::Cook })
        .play_all(RED, &["visit farmer", "serve farmer-field", "cell m-r1c4"])
        .refuses(RED, "visit farmer", Refusal::VisitedAlready { worker: Worker::Farmer })
        .play(RED, "visit cattle-breeder")
        .expect(|game| assert_eq!(herd(game, RED), (0, 1)))
        .does_not_offer(RED, "visit farmer")
        .play(RED, "end")
        .asks(BLUE);
    start().play_all(RED, &["visit cattle-breeder", "end"]).asks(BLUE);
}

/// BLF-6.2, EX-9: the brickmaker takes a coal first, then gives four bricks, once.
#[test]
fn the_brickmaker_turns_coal_into_bricks() {
    beside(Worker::Brickmaker, "coal-oven 1")
        .play(RED, "visit brickmaker")
        .expect(|game| {
            assert_eq!(of(game, RED, Good::Coal), 0);
            assert_eq!(of(game, RED, Good::Brick), 4);
        })
        .does_not_offer(RED, "visit brickmaker");
}

/// BLF-6.3: an option is usable if it can be paid and something is really received.
#[test]
fn an_option_must_bring_something() {
    beside(Worker::Brickmaker, "").refuses(
        RED,
        "visit brickmaker",
        Refusal::NoService { worker: Worker::Brickmaker },
    );
    beside(Worker::Brickmaker, "coal-oven 1, brick 7").refuses(
        RED,
        "visit brickmaker",
        Refusal::NoService { worker: Worker::Brickmaker },
    );
    beside(Worker::CattleBreeder, "").set(|game| stock(&mut game[RED], "cattle 2")).refuses(
        RED,
        "visit cattle-breeder",
        Refusal::NoService { worker: Worker::CattleBreeder },
    );
    beside(Worker::Cook, "porridge 7").set(|game| stock(&mut game[RED], "meat 7")).refuses(
        RED,
        "visit cook",
        Refusal::NoService { worker: Worker::Cook },
    );
}

/// BLF-6.3: the water of the pond hut makes the lumberjack usable when wood is full.
#[test]
fn a_trigger_of_the_visit_counts_as_received() {
    beside(Worker::Lumberjack, "wood 7")
        .set(|game| game.rules = 1)
        .refuses(RED, "visit lumberjack", Refusal::NoService { worker: Worker::Lumberjack })
        .set(|game| own(game, RED, Building::PondHut, "m-r1c4"))
        .play_all(RED, &["visit lumberjack", "clear m-r1c1"])
        .expect(|game| assert_eq!((of(game, RED, Good::Wood), of(game, RED, Good::Water)), (7, 1)));
}

/// BLF-6.5: free actions rest during a visit and are allowed between two of them.
#[test]
fn free_actions_come_between_visits() {
    acting(3, "moosgrund-1")
        .set(|game| own(game, RED, Building::ClayPit, "m-r2c2"))
        .play(RED, "visit farmer")
        .refuses(RED, "convert clay-pit", Refusal::Visiting)
        .refuses(RED, "remove pond", Refusal::Visiting)
        .play_all(RED, &["serve farmer-field", "cell m-r1c4"])
        .play(RED, "convert clay-pit")
        .expect(|game| assert_eq!(of(game, RED, Good::Brick), 6))
        .play(RED, "visit cattle-breeder");
}

/// EX-8, BLF-6.6, BLF-6.10: a pond from the landscaper counts for the cook: four ponds, two meat.
#[test]
fn tiles_of_the_first_visit_count_for_the_second() {
    acting(3, "tannenau-0")
        .set(|game| {
            game.workers.swap(0, 10);
            only(&mut game[RED], "brick 1");
            land(&mut game[RED], &[(Tile::Pond, 3)]);
        })
        .play_all(
            RED,
            &["visit landscaper", "serve landscaper-pond", "cell m-r1c4", "visit cook", "serve cook-meat"],
        )
        .expect(|game| {
            assert_eq!(tiles(game, RED, Tile::Pond), 4);
            assert_eq!((of(game, RED, Good::Brick), of(game, RED, Good::Meat)), (0, 2));
        });
}

/// BLF-6.7: the architect builds; the roofer builds or makes progress.
#[test]
fn architect_and_roofer_build() {
    beside(Worker::Architect, "")
        .refuses(RED, "visit architect", Refusal::NoService { worker: Worker::Architect })
        .set(|game| stock(&mut game[RED], "wood 1, water 3"))
        .play_all(RED, &["visit architect", "build clay-pit", "cell m-r1c4"])
        .expect(|game| assert!(game[RED].has(Building::ClayPit)));
    beside(Worker::Roofer, "")
        .play(RED, "visit roofer")
        .offers(RED, &["serve roofer-progress"])
        .play(RED, "serve roofer-progress")
        .expect(|game| assert_eq!(game[RED].estate.progress, 1));
    beside(Worker::Roofer, "wood 1, water 3")
        .play(RED, "visit roofer")
        .offers(RED, &["serve roofer-build", "serve roofer-progress"]);
}

/// The smelter: three bricks for two steps.
#[test]
fn the_smelter_turns_bricks_into_progress() {
    beside(Worker::Smelter, "brick 3")
        .play(RED, "visit smelter")
        .expect(|game| assert_eq!((game[RED].estate.progress, of(game, RED, Good::Brick)), (2, 0)));
}

/// BLF-6.8: the carpenter fells a forest, gives a wood and lets build, both or nothing.
#[test]
fn the_carpenter_gives_wood_and_a_building() {
    beside(Worker::Carpenter, "").refuses(
        RED,
        "visit carpenter",
        Refusal::NoService { worker: Worker::Carpenter },
    );
    beside(Worker::Carpenter, "wood 4")
        .play_all(RED, &["visit carpenter", "clear m-r1c2"])
        .refuses(RED, "take building", Refusal::LeavesNoBuilding)
        .play_all(RED, &["take wood", "build grain-mill"])
        .offers(
            RED,
            &["cell m-r1c2", "cell m-r1c4", "cell m-r2c2", "cell m-r2c3", "cell m-r2c4", "cell m-r3c2"],
        )
        .play(RED, "cell m-r1c2")
        .expect(|game| {
            assert!(game[RED].has(Building::GrainMill));
            assert_eq!((tiles(game, RED, Tile::Forest), of(game, RED, Good::Wood)), (2, 0));
        });
}

/// BLF-6.8: the building may come first, and then the wood.
#[test]
fn the_carpenters_visitor_may_build_first() {
    beside(Worker::Carpenter, "wood 7")
        .play_all(
            RED,
            &["visit carpenter", "clear m-r1c1", "take building", "build grain-mill", "cell m-r1c4"],
        )
        .expect(|game| assert_eq!(of(game, RED, Good::Wood), 3));
}

/// BLF-6.8: only a forest whose cell leaves something to build may be felled.
#[test]
fn the_forest_is_chosen_so_that_something_can_be_built() {
    beside(Worker::Carpenter, "glass 3, brick 6")
        .set(|game| {
            show(game, Building::Reservoir);
            let small: Vec<Building> = game.display.iter().filter(|face| !face.is_large()).collect();
            for face in small {
                game.display.remove(face);
            }
            // Only the corner beside the third forest is free.
            for cell in ["m-r2c2", "m-r2c3", "m-r2c4", "m-r3c2"] {
                game[RED].estate.lay(Tile::Pasture, cell.parse().unwrap());
            }
        })
        .play(RED, "visit carpenter")
        .refuses(RED, "clear m-r1c1", Refusal::LeavesNoBuilding)
        .offers(RED, &["clear m-r1c3"])
        .play_all(RED, &["clear m-r1c3", "take wood", "build reservoir", "cells m-r1c3 m-r1c4"])
        .expect(|game| assert!(game[RED].has(Building::Reservoir)));
}

/// BLF-6.9, BLF-9.9: the shepherdess gives a wood per pig that can stand in a forest.
#[test]
fn the_shepherdess_counts_pigs_in_forests() {
    beside(Worker::Shepherdess, "")
        .set(|game| {
            land(&mut game[RED], &[(Tile::Forest, 3), (Tile::Pasture, 1)]);
            stock(&mut game[RED], "pigs 4");
        })
        .play_all(RED, &["visit shepherdess", "serve shepherdess-wood"])
        .offers(RED, &["pigs 1", "pigs 2", "pigs 3"])
        .refuses(RED, "pigs 4", Refusal::OutOfRange { least: 1, most: 3 })
        .play(RED, "pigs 2")
        .expect(|game| assert_eq!(of(game, RED, Good::Wood), 2));
}

/// The shepherdess gives a porridge per cattle.
#[test]
fn the_shepherdess_counts_cattle() {
    beside(Worker::Shepherdess, "")
        .set(|game| stock(&mut game[RED], "cattle 2"))
        .play_all(RED, &["visit shepherdess", "serve shepherdess-porridge"])
        .expect(|game| assert_eq!(of(game, RED, Good::Porridge), 2));
}

/// BLF-6.10: fewer than two ponds give no meat, more than six still three.
#[test]
fn the_cook_needs_ponds_for_meat() {
    for (ponds, meat) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 3)] {
        let game = beside(Worker::Cook, "")
            .set(|game| land(&mut game[RED], &[(Tile::Field, 1), (Tile::Pond, ponds)]));
        let game = game.play(RED, "visit cook");
        if meat == 0 {
            game.refuses(RED, "serve cook-meat", Refusal::NothingToGain);
        } else {
            game.play(RED, "serve cook-meat").expect(|game| assert_eq!(of(game, RED, Good::Meat), meat));
        }
    }
    beside(Worker::Cook, "")
        .play_all(RED, &["visit cook", "serve cook-porridge"])
        .expect(|game| assert_eq!(of(game, RED, Good::Porridge), 2));
}

/// BLF-6.11: one animal; pigs go to the tannery while it has room; the meat cellar adds a meat.
#[test]
fn the_butcher_takes_one_animal() {
    beside(Worker::Butcher, "")
        .set(|game| stock(&mut game[RED], "pigs 2, cattle 1"))
        .play_all(RED, &["visit butcher", "serve butcher-pig"])
        .expect(|game| {
            assert_eq!((herd(game, RED), of(game, RED, Good::Meat), game[RED].hides), ((1, 1), 2, 0));
        });
    let tanner = |hides: u8| {
        beside(Worker::Butcher, "").set(|game| {
            own(game, RED, Building::Tannery, "m-r1c4");
            own(game, RED, Building::MeatCellar, "m-r2c2");
            stock(&mut game[RED], "pigs 2, cattle 1");
            game[RED].hides = hides;
        })
    };
    tanner(4)
        .play_all(RED, &["visit butcher", "serve butcher-pig"])
        .expect(|game| assert_eq!((of(game, RED, Good::Meat), game[RED].hides), (3, 5)));
    tanner(5)
        .play_all(RED, &["visit butcher", "serve butcher-pig"])
        .expect(|game| assert_eq!((herd(game, RED), game[RED].hides), ((1, 1), 5)));
    tanner(0)
        .play_all(RED, &["visit butcher", "serve butcher-cattle"])
        .expect(|game| assert_eq!((of(game, RED, Good::Meat), game[RED].hides), (4, 0)));
}

/// BLF-6.12: a field of the farmer brings a pig and a cattle to those who have two of a kind.
#[test]
fn pigsty_and_cattle_farm_follow_the_farmers_field() {
    let farm = || {
        beside(Worker::Farmer, "").set(|game| {
            own(game, RED, Building::Pigsty, "m-r1c4");
            own(game, RED, Building::CattleFarmSmall, "m-r2c2");
            add_plots(game, RED, 1);
        })
    };
    farm()
        .set(|game| stock(&mut game[RED], "pigs 2, cattle 2"))
        .play_all(RED, &["visit farmer", "serve farmer-field", "cell m-r2c3"])
        .offers(RED, &["due pigsty", "due cattle-farm-small"])
        .play(RED, "due pigsty")
        .expect(|game| assert_eq!(herd(game, RED), (3, 3)));
    farm()
        .set(|game| stock(&mut game[RED], "pigs 1, cattle 2"))
        .play_all(RED, &["visit farmer", "serve farmer-field", "cell m-r2c3"])
        .expect(|game| assert_eq!(herd(game, RED), (1, 3)));
    beside(Worker::Farmer, "wood 1")
        .play_all(RED, &["visit farmer", "serve farmer-pasture", "cell m-r1c4"])
        .expect(|game| assert_eq!((tiles(game, RED, Tile::Pasture), of(game, RED, Good::Wood)), (1, 0)));
}

/// BLF-6.12: without room there is no field, and nothing follows from it.
#[test]
fn a_lost_field_brings_nothing() {
    beside(Worker::Farmer, "")
        .set(|game| {
            own(game, RED, Building::Pigsty, "m-r1c4");
            stock(&mut game[RED], "pigs 2");
            for cell in ["m-r2c2", "m-r2c3", "m-r2c4", "m-r3c2"] {
                game[RED].estate.lay(Tile::Pond, cell.parse().unwrap());
            }
        })
        .refuses(RED, "visit farmer", Refusal::NoService { worker: Worker::Farmer });
}

/// BLF-6.13, BLF-10.7: after a pond of the landscaper the fishery may turn a water into two meat.
#[test]
fn the_fishery_follows_the_landscapers_pond() {
    let fishery = || {
        beside(Worker::Landscaper, "brick 1, water 1")
            .set(|game| own(game, RED, Building::Fishery, "m-r1c4"))
            .play_all(RED, &["visit landscaper", "serve landscaper-pond", "cell m-r2c2"])
            .offers(RED, &["use", "skip"])
    };
    fishery()
        .play(RED, "use")
        .expect(|game| assert_eq!((of(game, RED, Good::Water), of(game, RED, Good::Meat)), (0, 2)));
    fishery()
        .play(RED, "skip")
        .expect(|game| assert_eq!((of(game, RED, Good::Water), of(game, RED, Good::Meat)), (1, 0)));
    beside(Worker::Landscaper, "")
        .play_all(RED, &["visit landscaper", "serve landscaper-water"])
        .expect(|game| assert_eq!(of(game, RED, Good::Water), 2));
}

/// BLF-6.14: the merchant brings two of a basic resource of choice; coal to one dial.
#[test]
fn the_merchant_brings_two_of_a_kind() {
    beside(Worker::Merchant, "wood 7, provisions 0 1")
        .set(|game| [BLUE, GREEN].into_iter().for_each(|seat| only(&mut game[seat], "wood 7")))
        .play(RED, "visit merchant")
        .offers(RED, &["name sand", "name coal", "name water", "name porridge", "name meat", "name brick"])
        .refuses(RED, "name wood", Refusal::NothingToGain)
        .refuses(RED, "name glass", Refusal::NotAsked)
        .play_all(RED, &["name coal", "dial oven"])
        .expect(|game| assert_eq!(game[RED].dials.coal(crate::data::Dial::Oven), 2));
}

/// BLF-6.3, BLF-6.14: a resource the visitor has no room for may be named where another gains by it; not
/// under rules 1, nor where nobody would.
#[test]
fn a_full_resource_may_be_named_for_others() {
    let full = || beside(Worker::Merchant, "wood 7, provisions 0 1").play(RED, "visit merchant");
    full().set(|game| game.rules = 1).refuses(RED, "name wood", Refusal::NothingToGain);
    full()
        .play(RED, "name wood")
        .expect(|game| assert_eq!(of(game, RED, Good::Wood), 7))
        .play(BLUE, "accept")
        .play(GREEN, "decline");
}

/// BLF-6.3: wood that finds no room is lost; the forest goes all the same.
#[test]
fn a_forest_may_be_felled_for_room() {
    let full = || {
        beside(Worker::Lumberjack, "wood 7, provisions 0 1")
            .set(|game| land(&mut game[RED], &[(Tile::Forest, 2)]))
    };
    full().set(|game| game.rules = 1).refuses(
        RED,
        "visit lumberjack",
        Refusal::NoService { worker: Worker::Lumberjack },
    );
    full()
        .play(RED, "visit lumberjack")
        .run_until(|game| game.pending().asks(RED.into()))
        .play(RED, "clear m-r1c1")
        .expect(|game| assert_eq!((of(game, RED, Good::Wood), tiles(game, RED, Tile::Forest)), (7, 1)));
}

/// BLF-6.3, BLF-6.11: a pig finds its place on the tannery, whatever becomes of the meat.
#[test]
fn a_pig_may_be_brought_for_the_tannery() {
    let full = || {
        beside(Worker::Butcher, "meat 7, provisions 0 1").set(|game| {
            land(&mut game[RED], &[(Tile::Forest, 2)]);
            stock(&mut game[RED], "pigs 1");
        })
    };
    let tanner = || full().set(|game| own(game, RED, Building::Tannery, "m-r3c4"));
    full().refuses(RED, "visit butcher", Refusal::NoService { worker: Worker::Butcher });
    tanner().set(|game| game.rules = 1).refuses(
        RED,
        "visit butcher",
        Refusal::NoService { worker: Worker::Butcher },
    );
    tanner().play(RED, "visit butcher").play(RED, "serve butcher-pig").expect(|game| {
        assert_eq!((game[RED].hides, herd(game, RED), of(game, RED, Good::Meat)), (1, (0, 0), 7));
    });
}

/// BLF-6.15, AX-3: all others are offered one of it, together; those with a standing answer are not asked.
#[test]
fn the_others_are_offered_a_share() {
    acting(4, "lindenrain-1")
        .set(|game| game[GREEN].standing = Standing::Decline)
        .play_all(RED, &["visit merchant", "name coal", "dial glass"])
        .noted(Event::Declined { seat: GREEN, good: Good::Coal })
        .expect(|game| {
            let asked = parlour_core::SeatSet::one(BLUE).with(YELLOW);
            assert_eq!(game.pending(), parlour_core::Decision::Ask(asked));
        })
        .play(YELLOW, "decline")
        .play(BLUE, "accept glass")
        .expect(|game| {
            assert_eq!(game[BLUE].dials.coal(crate::data::Dial::Glass), 2);
            assert_eq!(of(game, YELLOW, Good::Coal), 3);
        })
        .asks(RED);
}

/// BLF-6.16: the shepherd's hut adds a coal in free order, or alone when nothing else is to be had.
#[test]
fn the_shepherds_hut_adds_a_coal() {
    let hut = |markers: &str| {
        beside(Worker::Shepherdess, markers).set(|game| own(game, RED, Building::ShepherdsHut, "m-r1c4"))
    };
    hut("")
        .play(RED, "visit shepherdess")
        .offers(RED, &["serve shepherdess-hut"])
        .play_all(RED, &["serve shepherdess-hut", "dial oven"])
        .expect(|game| assert_eq!(of(game, RED, Good::Coal), 1));
    hut("")
        .set(|game| stock(&mut game[RED], "cattle 1"))
        .play(RED, "visit shepherdess")
        .refuses(RED, "serve shepherdess-hut", Refusal::TakeAService)
        .play_all(RED, &["serve shepherdess-porridge", "take coal", "dial glass"])
        .expect(|game| assert_eq!((of(game, RED, Good::Coal), of(game, RED, Good::Porridge)), (1, 1)));
    hut("")
        .set(|game| stock(&mut game[RED], "pigs 1"))
        .play_all(RED, &["visit shepherdess", "serve shepherdess-wood", "rest", "dial glass"])
        .expect(|game| assert_eq!((of(game, RED, Good::Coal), of(game, RED, Good::Wood)), (1, 1)));
    beside(Worker::Shepherdess, "").refuses(
        RED,
        "visit shepherdess",
        Refusal::NoService { worker: Worker::Shepherdess },
    );
}

/// BLF-6.17: after the farmer, two water reach any other worker.
#[test]
fn the_distillery_reaches_any_worker() {
    beside(Worker::Farmer, "water 3, wood 1")
        .set(|game| own(game, RED, Building::Distillery, "m-r2c2"))
        .play_all(RED, &["visit farmer", "serve farmer-field", "cell m-r1c4"])
        .play(RED, "distil")
        .refuses(RED, "visit farmer", Refusal::VisitedAlready { worker: Worker::Farmer })
        .refuses(RED, "visit brickmaker", Refusal::NoService { worker: Worker::Brickmaker })
        .play_all(RED, &["visit charcoal-burner", "dial oven"])
        .noted(Event::VisitedFromAfar { seat: RED, worker: Worker::CharcoalBurner })
        .expect(|game| {
            assert_eq!((of(game, RED, Good::Water), of(game, RED, Good::Coal)), (1, 4));
            assert_eq!(game.pawns[0], spot("moosgrund-2"), "the pawn stays");
        })
        .does_not_offer(RED, "distil");
    beside(Worker::CattleBreeder, "water 3")
        .set(|game| own(game, RED, Building::Distillery, "m-r2c2"))
        .play(RED, "visit cattle-breeder")
        .refuses(RED, "distil", Refusal::NoDistillery);
}

/// The landowner: a water and a porridge, or a water and a brick, for a pig and a cattle.
#[test]
fn the_landowner_sells_a_pair_of_animals() {
    for (markers, service) in
        [("water 1, porridge 1", "landowner-porridge"), ("water 1, brick 1", "landowner-brick")]
    {
        beside(Worker::Landowner, markers)
            .play_all(RED, &["visit landowner", &format!("serve {service}"), "rest"])
            .expect(|game| assert_eq!((herd(game, RED), of(game, RED, Good::Water)), ((1, 1), 0)));
    }
}

/// Swineherd, cattle breeder, sand digger, charcoal burner and lumberjack.
#[test]
fn the_plain_workers_do_what_they_say() {
    beside(Worker::Swineherd, "").play(RED, "visit swineherd").noted(Event::AnimalsGained {
        seat: RED,
        animal: Animal::Pig,
        n: 1,
        lost: 0,
    });
    beside(Worker::SandDigger, "")
        .play(RED, "visit sand-digger")
        .expect(|game| assert_eq!(of(game, RED, Good::Sand), 2));
    beside(Worker::CharcoalBurner, "wood 1")
        .play_all(RED, &["visit charcoal-burner", "dial glass"])
        .expect(|game| assert_eq!((of(game, RED, Good::Wood), of(game, RED, Good::Coal)), (0, 4)));
    beside(Worker::Lumberjack, "")
        .play_all(RED, &["visit lumberjack", "clear m-r1c3"])
        .expect(|game| assert_eq!((tiles(game, RED, Tile::Forest), of(game, RED, Good::Wood)), (2, 4)));
}

/// Every printed price and reward of the workers, as the rulebook's list has them.
#[test]
fn the_deals_of_the_workers_are_as_printed() {
    let bill = |service: Service| service.deal().bill;
    assert_eq!(bill(Service::Brickmaker).of(Good::Coal), 1);
    assert_eq!(bill(Service::Smelter).of(Good::Brick), 3);
    assert_eq!(bill(Service::FarmerField), crate::data::Bill::FREE);
    assert_eq!(bill(Service::Lumberjack).forests, 1);
    assert_eq!(Worker::ALL.iter().map(|worker| worker.services().len()).sum::<usize>(), 25);
}
