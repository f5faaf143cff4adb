//! Buildings and progress (BLF-8).

use super::scene::*;
use crate::data::{Building, Good, Item, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::step::{ChooseBuilding, Last, Question, Task};

/// Red is at the architect with these markers alone.
fn building(markers: &str) -> Forests {
    acting(3, "moosgrund-0").set(|game| only(&mut game[RED], markers)).set(|game| {
        pend(game, RED, Last);
        game.then(RED, Task::Build { free: false });
    })
}

fn ready(game: Forests) -> Forests {
    game.set(|game| game.run(&mut ()))
}

/// BLF-8.1: every building exists once and leaves the display for good.
#[test]
fn a_built_tile_is_gone() {
    ready(building("wood 5, water 7"))
        .play_all(RED, &["build clay-pit", "cell m-r1c4"])
        .set(|game| game.ask(RED, ChooseBuilding { free: false }))
        .refuses(RED, "build clay-pit", Refusal::NotOnDisplay { building: Building::ClayPit })
        .refuses(RED, "build brick-store", Refusal::NotOnDisplay { building: Building::BrickStore });
}

/// BLF-8.2, EX-14: pay, produce, place, effect: the water tower gives four water.
#[test]
fn the_water_tower_counts_the_cells_left_free() {
    ready(building("glass 1, brick 3"))
        .play(RED, "build water-tower")
        .expect(|game| assert_eq!((of(game, RED, Good::Glass), of(game, RED, Good::Water)), (0, 0)))
        .play(RED, "cell m-r2c3")
        .expect(|game| assert_eq!((free_cells(game, RED), of(game, RED, Good::Water)), (4, 4)));
}

/// BLF-8.3: a large building takes two cells side by side on one plot, in either direction.
#[test]
fn a_large_building_takes_two_cells() {
    ready(building("glass 3, brick 6").set(|game| {
        show(game, Building::Reservoir);
        add_plots(game, RED, 1);
    }))
    .play(RED, "build reservoir")
    .allows(RED, "cells m-r1c4 m-r2c4")
    .allows(RED, "cells m-r2c2 m-r2c3")
    .refuses(RED, "cells m-r1c4 m-r2c3", Refusal::CellNotFree)
    .refuses(RED, "cells m-r2c4 s1-r2c1", Refusal::CellNotFree)
    .refuses(RED, "cell m-r1c4", Refusal::CellNotFree)
    .play(RED, "cells s1-r2c1 s1-r2c2")
    .expect(|game| assert_eq!(crate::audit::audit(game), Ok(())));
}

/// BLF-8.3: a cell freed by the cost may be used.
#[test]
fn a_cell_freed_by_the_cost_may_be_used() {
    ready(building("glass 1, wood 4").set(|game| {
        for cell in ["m-r1c4", "m-r2c2", "m-r2c3", "m-r2c4", "m-r3c2"] {
            game[RED].estate.lay(Tile::Pasture, cell.parse().unwrap());
        }
    }))
    .refuses(RED, "build grain-mill", Refusal::TooFew { item: Item::Wood, need: 5, have: 4 })
    .play_all(RED, &["build clearing-house", "clear m-r1c2"])
    .expect(|game| assert_eq!(game.cells_under(Building::ClearingHouse).trailing_zeros(), 1))
    .noted(Event::NoEffect { seat: RED, building: Building::ClearingHouse });
}

/// BLF-8.3: of three forests those must be felled that leave two free cells side by side.
#[test]
fn felled_forests_must_leave_room() {
    ready(building("glass 3, brick 3, wood 3").set(|game| {
        show(game, Building::HuntersLodge);
        land(&mut game[RED], &[(Tile::Field, 1), (Tile::Forest, 1), (Tile::Field, 1), (Tile::Forest, 1)]);
        for cell in ["m-r3c1", "m-r4c1"] {
            game[RED].estate.lay(Tile::Forest, cell.parse().unwrap());
        }
        for cell in ["m-r2c1", "m-r2c2", "m-r2c3", "m-r2c4", "m-r3c2", "m-r4c2"] {
            game[RED].estate.lay(Tile::Pond, cell.parse().unwrap());
        }
    }))
    .play(RED, "build hunters-lodge")
    .play(RED, "clear m-r1c2")
    .refuses(RED, "clear m-r4c1", Refusal::OutOfOrder { rule: "BLF-7.9" })
    .refuses(RED, "clear m-r1c4", Refusal::LeavesNoRoom)
    .play(RED, "clear m-r3c1")
    .expect(|game| assert!(matches!(game.question(), Some(Question::SiteWhere(_)))))
    .offers(RED, &["cells m-r3c1 m-r4c1"]);
}

/// BLF-8.4: forests, landscape, buildings and stables are in the way.
#[test]
fn a_free_cell_holds_nothing() {
    ready(building("wood 5").set(|game| own(game, RED, Building::ClayPit, "m-r1c4")))
        .play(RED, "build grain-mill")
        .offers(RED, &["cell m-r2c2", "cell m-r2c3", "cell m-r2c4", "cell m-r3c2"])
        .refuses(RED, "cell m-r1c1", Refusal::CellNotFree)
        .refuses(RED, "cell m-r2c1", Refusal::CellNotFree)
        .refuses(RED, "cell m-r1c4", Refusal::CellNotFree)
        .refuses(RED, "cell m-r3c3", Refusal::CellNotFree);
}

/// BLF-8.5: requirements are checked before paying.
#[test]
fn requirements_come_first() {
    ready(building("glass 3, brick 2, wood 3").set(|game| show(game, Building::Smokehouse))).refuses(
        RED,
        "build smokehouse",
        Refusal::Requires { tile: Tile::Pond, need: 3, have: 2 },
    );
    ready(building("glass 3, brick 4, wood 4").set(|game| show(game, Building::FarmersResidence))).refuses(
        RED,
        "build farmers-residence",
        Refusal::Requires { tile: Tile::Field, need: 4, have: 2 },
    );
    // The field that is paid still counts for the requirement of the farmer's residence.
    ready(building("glass 3, brick 2, wood 3").set(|game| {
        show(game, Building::Smokehouse);
        game[RED].estate.lay(Tile::Pond, "m-r4c1".parse().unwrap());
        game[RED].estate.lay(Tile::Pond, "m-r1c4".parse().unwrap());
    }))
    .allows(RED, "build smokehouse");
}

/// BLF-8.6: immediate effects are taken as far as possible, the parts in the owner's order.
#[test]
fn immediate_effects_are_mandatory() {
    ready(building("glass 1, brick 2, wood 2"))
        .play_all(RED, &["build hotzenwald-house", "cell m-r1c4"])
        .offers(RED, &["take sand", "take cattle", "rest"])
        .play(RED, "rest")
        .expect(|game| assert_eq!((of(game, RED, Good::Sand), herd(game, RED)), (3, (0, 1))));
}

/// BLF-8.7: a conversion works from the moment after the building action.
#[test]
fn a_new_building_works_after_it_is_built() {
    acting(3, "moosgrund-0")
        .set(|game| only(&mut game[RED], "wood 1, water 5"))
        .refuses(RED, "convert clay-pit", Refusal::NotYours { building: Building::ClayPit })
        .play_all(RED, &["visit architect", "build clay-pit"])
        .refuses(RED, "convert clay-pit", Refusal::Visiting)
        .play(RED, "cell m-r1c4")
        .play(RED, "convert clay-pit")
        .expect(|game| assert_eq!(of(game, RED, Good::Brick), 3));
}

/// EX-13, BLF-8.8: on top of the track a plot with two forests is added, and the steps go on.
#[test]
fn progress_brings_a_plot_and_goes_on() {
    let start = resting(3).set(|game| game[RED].estate.progress = 2);
    gain(start, Item::Progress, 2).expect(|game| {
        assert_eq!((game[RED].estate.plots, game[RED].estate.progress), (1, 1));
        assert_eq!(tiles(game, RED, Tile::Forest), 5);
        assert_eq!(free_cells(game, RED), 9);
        assert_eq!(game.plots_left, 11);
        assert_eq!(game[RED].housing().stables, 4, "the left stable became usable");
    });
}

/// EX-15, BLF-8.8: the Glaswald lake gives three sand for a new plot.
#[test]
fn the_glaswald_lake_gives_sand() {
    let start = resting(3).set(|game| {
        own(game, RED, Building::GlaswaldLake, "m-r1c4");
        only(&mut game[RED], "");
    });
    gain(start, Item::Progress, 3).expect(|game| assert_eq!(of(game, RED, Good::Sand), 3));
}

/// BLF-8.8: when the plots are used up, the marker stays on top.
#[test]
fn without_a_plot_the_marker_stays_on_top() {
    let start = resting(3).set(|game| {
        add_plots(game, BLUE, 12);
        own(game, RED, Building::GlaswaldLake, "m-r1c4");
        only(&mut game[RED], "");
    });
    gain(start, Item::Progress, 4).expect(|game| {
        assert_eq!((game[RED].estate.plots, game[RED].estate.progress), (0, 3));
        assert_eq!(of(game, RED, Good::Sand), 0, "no trigger without a plot");
    });
}

/// BLF-8.9: the castle hotel stops the marker on top and turns a step into meat.
#[test]
fn the_castle_hotel_stops_growth() {
    let start = resting(3).set(|game| {
        own_large(game, RED, Building::CastleHotel);
        only(&mut game[RED], "");
    });
    gain(start, Item::Progress, 5)
        .expect(|game| assert_eq!((game[RED].estate.plots, game[RED].estate.progress), (0, 3)))
        .play_all(RED, &["convert castle-hotel", "convert castle-hotel", "convert castle-hotel"])
        .expect(|game| assert_eq!((game[RED].estate.progress, of(game, RED, Good::Meat)), (0, 3)))
        .refuses(RED, "convert castle-hotel", Refusal::TooFew { item: Item::Progress, need: 1, have: 0 });
}

/// BLF-8.10: points of buildings are counted, not gained.
#[test]
fn points_are_counted_at_the_end() {
    resting(3)
        .set(|game| {
            own(game, RED, Building::SievingWorks, "m-r1c4");
            own(game, RED, Building::Well, "m-r2c2");
        })
        .expect(|game| assert_eq!(line(game, RED, "forest-score-buildings"), 6));
}

/// BLF-8.11: a building is offered only if it can be paid and placed.
#[test]
fn a_building_needs_price_and_place() {
    ready(building("wood 5").set(|game| {
        for cell in ["m-r1c4", "m-r2c2", "m-r2c3", "m-r2c4"] {
            game[RED].estate.lay(Tile::Pasture, cell.parse().unwrap());
        }
        show(game, Building::Reservoir);
    }))
    .refuses(RED, "build clay-pit", Refusal::TooFew { item: Item::Water, need: 3, have: 0 })
    .set(|game| stock(&mut game[RED], "glass 3, brick 6"))
    .refuses(RED, "build reservoir", Refusal::NoPlace { large: true })
    .allows(RED, "build grain-mill")
    .set(|game| game[RED].estate.lay(Tile::Pasture, "m-r3c2".parse().unwrap()))
    .refuses(RED, "build grain-mill", Refusal::NoPlace { large: false });
}

/// BLF-8.12: workshop, stables and tiles are not buildings.
#[test]
fn tiles_are_not_buildings() {
    resting(3).expect(|game| {
        assert_eq!(game[RED].estate.unbuilt() & MAIN, MAIN);
        assert!(game[RED].buildings.is_empty());
    });
}
