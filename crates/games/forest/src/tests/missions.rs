//! Missions (BLF-7).

use super::scene::*;
use crate::data::{Building, Dial, Good, Item, Mission, Tile, Village, cells};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::step::{Draw, Last, Question, Step};

/// Red stands in Moosgrund with a mission in its slot and these markers alone.
fn village_mission(mission: Mission, markers: &str) -> Forests {
    acting(3, "moosgrund-0").set(|game| {
        lay_mission(game, mission, Some("moosgrund"));
        only(&mut game[RED], markers);
    })
}

/// Red stands on the site of a mission with these markers alone.
fn site_mission(mission: Mission, markers: &str) -> Forests {
    acting(3, mission.name()).set(|game| {
        lay_mission(game, mission, None);
        only(&mut game[RED], markers);
    })
}

/// EX-11, BLF-7.1, BLF-7.3, BLF-4.24: the reminder reveals a mission, which goes to its worker's village.
#[test]
fn the_reminder_reveals_a_mission() {
    let start = resting(3).set(|game| {
        game.workers.swap(5, 12);
        only(&mut game[RED], "meat 1, coal-oven 1, oven 1");
    });
    gain(start, Item::Porridge, 1)
        .noted(Event::TurnBegins { seat: RED })
        .draw("reveal landowner")
        .expect(|game| {
            assert_eq!(game.village_of(crate::data::Worker::Landowner), Village::Moosgrund);
            assert_eq!(game.slots[Village::Moosgrund as usize], Some(Mission::Landowner));
            assert!(game[RED].reminded);
        })
        .play(RED, "bonus sand")
        .expect(|game| assert_eq!(of(game, RED, Good::Sand), 1));
}

/// BLF-7.2: a location mission goes to its own site.
#[test]
fn a_location_mission_goes_to_its_site() {
    resting(3)
        .set(|game| game.draw(Draw::Mission))
        .draw("reveal captain")
        .noted(Event::MissionRevealed { mission: Mission::Captain, village: None })
        .expect(|game| assert!(game.open_sites.has(Mission::Captain)));
}

/// EX-22, BLF-7.3: if the slot is taken, the next village clockwise with an empty one is used.
#[test]
fn a_taken_slot_sends_the_mission_on() {
    resting(3)
        .set(|game| {
            lay_mission(game, Mission::Cook, Some("silberbach"));
            lay_mission(game, Mission::Brickmaker, Some("kohlhalde"));
            game.draw(Draw::Mission);
        })
        .draw("reveal lumberjack")
        .expect(|game| assert_eq!(game.slots[Village::Lindenrain as usize], Some(Mission::Lumberjack)));
}

/// BLF-7.4: from an empty pile nothing is revealed.
#[test]
fn an_empty_pile_reveals_nothing() {
    village_mission(Mission::Brickmaker, "wood 7")
        .set(|game| {
            let rest: Vec<Mission> = game.pile.iter().collect();
            for mission in rest {
                game.pile.remove(mission);
                game[BLUE].missions.insert(mission);
            }
        })
        .play_all(RED, &["mission", "rest", "dial oven"])
        .expect(|game| assert_eq!(game.agenda.top(), Some(Step::ask(RED, Last))));
}

/// BLF-7.5: the reveals themselves keep three missions in play, with four players four; see the audit.
#[test]
fn at_most_three_or_four_missions_are_in_play() {
    let four = |players: u8| {
        forest(players).set(|game| {
            for mission in [Mission::Market, Mission::Hermit, Mission::Count, Mission::Captain] {
                lay_mission(game, mission, None);
            }
        })
    };
    assert!(crate::audit::audit(four(3).game()).is_err());
    assert!(crate::audit::audit(four(4).game()).is_ok());
}

/// BLF-7.6: a village mission is completed from any gap, whichever worker it names.
#[test]
fn a_village_mission_is_completed_from_any_gap() {
    for gap in ["moosgrund-0", "moosgrund-1", "moosgrund-2"] {
        village_mission(Mission::Brickmaker, "wood 7")
            .set(|game| put_pawns(game, &[gap]))
            .allows(RED, "mission");
    }
    village_mission(Mission::Brickmaker, "wood 6").refuses(
        RED,
        "mission",
        Refusal::TooFew { item: Item::Wood, need: 7, have: 6 },
    );
    acting(3, "tannenau-0").refuses(RED, "mission", Refusal::NoMission);
}

/// EX-10, BLF-7.7, BLF-7.8, BLF-7.2: the count: five sand for porridge, glass and progress; then the
/// captain is revealed.
#[test]
fn the_count_is_served() {
    site_mission(Mission::Count, "sand 5")
        .offers(RED, &["mission", "remove field", "remove pond"])
        .play(RED, "mission")
        .expect(|game| {
            assert_eq!(of(game, RED, Good::Sand), 0);
            assert!(game.open_sites.has(Mission::Count), "the tile stays until the reward is taken");
        })
        .play(RED, "rest")
        .expect(|game| {
            assert_eq!((of(game, RED, Good::Porridge), of(game, RED, Good::Glass)), (5, 2));
            assert_eq!(game[RED].estate.plots, 1);
            assert!(game[RED].missions.has(Mission::Count));
        })
        .draw("reveal captain")
        .expect(|game| assert!(game.open_sites.has(Mission::Captain) && !game.open_sites.has(Mission::Count)))
        .asks(RED);
}

/// BLF-7.8: the parts of a mission come in any order, each settled before the next.
#[test]
fn the_parts_of_a_mission_come_in_any_order() {
    village_mission(Mission::Cook, "meat 5, coal-oven 2")
        .play(RED, "mission")
        .offers(
            RED,
            &[
                "take wood",
                "take sand",
                "take coal",
                "take porridge",
                "take provision",
                "rest",
                "remove field",
                "remove pond",
            ],
        )
        .play_all(RED, &["take provision", "provisions 0 3", "take sand", "take wood"])
        .play_all(RED, &["take coal", "dial glass"])
        .expect(|game| assert_eq!(oven_dial(game, RED), [5, 0, 2, 0, 3, 0]));
}

/// BLF-7.9: tiles and animals named as a cost go to the supply; the pond hut fires once per forest.
#[test]
fn tiles_are_a_cost() {
    village_mission(Mission::Lumberjack, "")
        .set(|game| {
            own(game, RED, Building::PondHut, "m-r1c4");
            add_plots(game, RED, 1);
            game[RED].estate.lay(Tile::Forest, "s1-r1c1".parse().unwrap());
        })
        .play(RED, "mission")
        .offers(RED, &["clear m-r1c1", "clear m-r1c2"])
        .refuses(RED, "clear m-r1c3", Refusal::OutOfOrder { rule: "BLF-7.9" })
        .play_all(RED, &["clear m-r1c1", "clear m-r1c3"])
        .expect(|game| {
            assert_eq!(tiles(game, RED, Tile::Forest), 1);
            assert_eq!(of(game, RED, Good::Water), 3);
        })
        .play(RED, "rest")
        .expect(|game| {
            assert_eq!((of(game, RED, Good::Wood), of(game, RED, Good::Meat)), (5, 4));
            assert_eq!(herd(game, RED), (0, 1));
        });
    village_mission(Mission::Landowner, "")
        .set(|game| land(&mut game[RED], &[(Tile::Field, 3), (Tile::Forest, 2)]))
        .play_all(RED, &["mission", "take pasture", "cell m-r1c1", "cell m-r1c2", "rest"])
        .expect(|game| {
            assert_eq!((tiles(game, RED, Tile::Field), tiles(game, RED, Tile::Pasture)), (0, 2));
            assert_eq!(herd(game, RED), (2, 2));
        });
}

/// BLF-7.10: the captain's building costs nothing, but needs its place and has its effect.
#[test]
fn the_captain_gives_a_building() {
    site_mission(Mission::Captain, "water 5")
        .play_all(RED, &["mission", "take provision"])
        .refuses(RED, "build reservoir", Refusal::NotOnDisplay { building: Building::Reservoir })
        .set(|game| show(game, Building::Reservoir))
        .refuses(RED, "build reservoir", Refusal::OnlySmall)
        .play_all(RED, &["build slaughterhouse", "cell m-r1c4"])
        .expect(|game| assert!(game[RED].has(Building::Slaughterhouse)));
    site_mission(Mission::Captain, "water 5")
        .set(|game| {
            show(game, Building::HermitsCabin);
            own(game, RED, Building::ClayPit, "m-r1c4");
        })
        .play_all(RED, &["mission", "take provision"])
        .refuses(RED, "build hermits-cabin", Refusal::NoEmptyPlot);
}

/// Red completes a mission on an estate without a free cell.
fn crowded_mission(mission: Mission, goods: &str, tile: Tile) -> Forests {
    site_mission(mission, goods).set(move |game| {
        for cell in cells(game[RED].estate.free()) {
            game[RED].estate.lay(tile, cell);
        }
    })
}

/// BLF-7.10, BLF-7.13: before the captain's building is lost for want of a cell, its owner is asked while
/// tiles can be taken away. Under rules 1 it was lost unasked.
#[test]
fn room_can_be_made_for_the_captains_building() {
    let crowded = || crowded_mission(Mission::Captain, "water 5", Tile::Field);
    crowded()
        .set(|game| game.rules = 1)
        .play_all(RED, &["mission", "take provision"])
        .noted(Event::BuildingLost { seat: RED });
    crowded()
        .play_all(RED, &["mission", "take provision"])
        .offers(RED, &["take free-building", "remove field", "remove pond"])
        .play_all(RED, &["remove field", "clear m-r1c4"])
        .play_all(RED, &["take free-building", "build slaughterhouse"])
        .expect(|game| assert!(game[RED].has(Building::Slaughterhouse)));
    crowded()
        .play_all(RED, &["mission", "take provision", "take free-building"])
        .noted(Event::BuildingLost { seat: RED });
}

/// BLF-7.10: where nothing can be taken away the building is lost at once.
#[test]
fn without_any_room_the_captains_building_is_lost() {
    crowded_mission(Mission::Captain, "water 5", Tile::Forest)
        .set(|game| {
            for tile in Tile::LANDSCAPE {
                for cell in cells(game[RED].estate.cells_of(tile)) {
                    game[RED].estate.clear(tile, cell);
                    game[RED].estate.lay(Tile::Forest, cell);
                }
            }
        })
        .play_all(RED, &["mission", "take provision"])
        .noted(Event::BuildingLost { seat: RED });
}

/// BLF-7.13: taking everything at once stops before a part that would be lost while room can be made: for
/// the hermit, the feudal lord and the captain alike.
#[test]
fn nothing_is_lost_by_taking_everything_at_once() {
    for (mission, goods, part) in [
        (Mission::Captain, "water 5", "free-building"),
        (Mission::Hermit, "porridge 7", "pond"),
        (Mission::FeudalLord, "provisions 1 1", "forest"),
    ] {
        let crowded = || crowded_mission(mission, goods, Tile::Field);
        crowded().set(|game| game.rules = 1).play_all(RED, &["mission", "rest"]);
        let stopped = crowded().play_all(RED, &["mission", "rest"]);
        let item = part.parse().unwrap();
        let several =
            matches!(stopped.game().question(), Some(Question::Choose(open)) if open.reward.parts.len() > 1);
        let refusal = if several { Refusal::WantsRoom { item } } else { Refusal::NoSuchPart { item } };
        stopped
            .allows(RED, &format!("take {part}"))
            .allows(RED, "remove field")
            .refuses(RED, "rest", refusal);
    }
}

/// BLF-7.11, BLF-9.10: the market takes five animals of any mix and gives three of each basic resource.
#[test]
fn the_market_takes_animals() {
    site_mission(Mission::Market, "provisions 3 3")
        .set(|game| {
            land(&mut game[RED], &[(Tile::Forest, 3), (Tile::Pasture, 1)]);
            stock(&mut game[RED], "pigs 3, cattle 4");
        })
        .play(RED, "mission")
        .offers(RED, &["pigs 1", "pigs 2", "pigs 3"])
        .refuses(RED, "pigs 0", Refusal::TooFew { item: Item::Cattle, need: 5, have: 4 })
        .play(RED, "pigs 2")
        .expect(|game| assert_eq!(herd(game, RED), (1, 1)))
        .play_all(RED, &["take coal", "dial oven", "rest"])
        .expect(|game| {
            assert_eq!(glass_dial(game, RED), [3, 0, 3, 3, 0]);
            assert_eq!(oven_dial(game, RED), [3, 3, 3, 3, 3, 0]);
            assert_eq!(of(game, RED, Good::Brick), 3);
        });
}

/// AX-6, BLF-7.12: while a mission is being rewarded its slot is still taken.
#[test]
fn a_mission_keeps_its_slot_until_it_is_rewarded() {
    village_mission(Mission::Cook, "meat 5, coal-oven 1, provisions 0 1, oven 1")
        .set(|game| stock(&mut game[RED], "meat 6"))
        .play_all(RED, &["mission", "take porridge"])
        .draw("reveal landowner")
        .expect(|game| {
            assert_eq!(turned(game, RED, Dial::Oven), 2);
            assert_eq!(game.slots[Village::Kohlhalde as usize], Some(Mission::Landowner));
        });
    village_mission(Mission::Cook, "meat 6, coal-oven 1, provisions 0 1, oven 1")
        .set(|game| game.workers.swap(5, 12))
        .play_all(RED, &["mission", "take porridge"])
        .draw("reveal landowner")
        .expect(|game| assert_eq!(game.slots[Village::Silberbach as usize], Some(Mission::Landowner)));
}

fn crowded_lord() -> Forests {
    site_mission(Mission::FeudalLord, "provisions 0 2")
        .set(|game| {
            own(game, RED, Building::ClayPit, "m-r1c4");
            stock(&mut game[RED], "water 2");
            for cell in ["m-r2c2", "m-r2c3", "m-r2c4", "m-r3c2"] {
                game[RED].estate.lay(Tile::Pond, cell.parse().unwrap());
            }
        })
        .play_all(RED, &["mission", "take progress"])
}

/// AX-5, BLF-7.13, BLF-10.6: between the parts of a mission tiles may go, but nothing is converted.
#[test]
fn room_is_made_between_the_parts_of_a_mission() {
    crowded_lord()
        .expect(|game| assert_eq!((game[RED].estate.progress, game[RED].estate.plots), (2, 0)))
        .refuses(RED, "convert clay-pit", Refusal::Busy)
        .play_all(RED, &["remove field", "clear m-r2c1", "take pasture"])
        .expect(|game| assert_eq!(tiles(game, RED, Tile::Pasture), 1))
        .play_all(RED, &["take forest", "take field", "remove pond", "clear m-r4c1", "take pond"])
        .expect(|game| assert_eq!(tiles(game, RED, Tile::Pond), 6));
    crowded_lord()
        .play_all(RED, &["take forest", "take field", "take pond", "take pasture"])
        .noted(Event::TilesLost { seat: RED, tile: Tile::Field, n: 2 })
        .expect(|game| assert_eq!(tiles(game, RED, Tile::Pasture), 0));
    crowded_lord().set(|game| game.rules = 1).play(RED, "rest").noted(Event::TilesLost {
        seat: RED,
        tile: Tile::Field,
        n: 2,
    });
}

/// The prices and rewards of all missions, as printed.
#[test]
fn every_mission_gives_its_reward() {
    village_mission(Mission::Brickmaker, "wood 7").play_all(RED, &["mission", "rest", "dial oven"]).expect(
        |game| {
            let all = [Good::Brick, Good::Coal, Good::Water, Good::Glass].map(|good| of(game, RED, good));
            assert_eq!(all, [5, 4, 4, 1]);
        },
    );
    village_mission(Mission::SandDigger, "coal-oven 7").play_all(RED, &["mission", "rest"]).expect(|game| {
        assert_eq!([Good::Brick, Good::Wood, Good::Glass].map(|good| of(game, RED, good)), [4, 4, 1]);
        assert_eq!(herd(game, RED), (1, 1));
    });
    site_mission(Mission::FeudalLord, "provisions 1 2")
        .play_all(RED, &["mission", "take progress", "take forest", "cell m-r1c4", "rest"])
        .play_all(RED, &["cell m-r2c2", "cell m-r2c3", "cell m-r2c4"])
        .expect(|game| {
            assert_eq!(
                Tile::ALL.iter().map(|tile| tiles(game, RED, *tile)).collect::<Vec<_>>(),
                [4, 4, 3, 1]
            );
        });
    site_mission(Mission::FreeCity, "brick 7")
        .play_all(RED, &["mission", "take field", "cell m-r1c4", "cell m-r2c2", "rest", "dial glass"])
        .expect(|game| {
            assert_eq!(
                [Good::Coal, Good::Meat, Good::Water, Good::Glass].map(|good| of(game, RED, good)),
                [3, 3, 3, 1]
            );
            assert_eq!(tiles(game, RED, Tile::Field), 4);
        });
    site_mission(Mission::Hermit, "porridge 7")
        .play_all(RED, &["mission", "take pasture", "cell m-r1c4", "take pond", "cell m-r2c2", "take forest"])
        .play_all(RED, &["cell m-r2c3", "rest"])
        .expect(|game| {
            assert_eq!(herd(game, RED), (3, 0));
            assert_eq!(of(game, RED, Good::Glass), 1);
        });
}
