//! Estate and livestock (BLF-9).

use parlour_core::testkit::Scenario;

use super::scene::*;
use crate::data::{Animal, Building, Item, Tile, beside, plots};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::estate::{Herd, Housing};
use crate::step::{Last, Question};

const LV1: Housing = Housing { forests: 3, stables: 2, pastures: 1 };

/// BLF-9.1: each board is its own plot; neighbours share an edge and a plot.
#[test]
fn adjacency_does_not_cross_plots() {
    let around = |cell: &str| {
        let cell: crate::data::Cell = cell.parse().unwrap();
        plots::cells(beside(cell.bit())).map(|cell| cell.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(around("m-r1c4"), ["m-r1c3", "m-r2c4"]);
    assert_eq!(around("m-r2c2"), ["m-r1c2", "m-r2c1", "m-r2c3", "m-r3c2"]);
    assert_eq!(around("s1-r4c1"), ["s1-r3c1", "s1-r4c2"]);
    assert_eq!(around("s2-r1c1"), ["s2-r1c2", "s2-r2c1"]);
    assert_eq!(around("s12-r4c2"), ["s12-r3c2", "s12-r4c1"]);
}

/// BLF-9.2: gained tiles go to free cells of any plot; what finds none is lost.
#[test]
fn tiles_go_to_free_cells() {
    gain(resting(3).set(|game| add_plots(game, RED, 1)), Item::Pond, 1)
        .allows(RED, "cell s1-r2c1")
        .allows(RED, "cell m-r1c4")
        .refuses(RED, "cell m-r1c1", Refusal::CellNotFree);
    gain(resting(3).set(|game| land(&mut game[RED], &[(Tile::Pond, 11)])), Item::Field, 2)
        .expect(|game| assert_eq!((tiles(game, RED, Tile::Field), free_cells(game, RED)), (1, 0)));
    gain(resting(3), Item::Field, 2)
        .refuses(RED, "cell m-r3c2", Refusal::OutOfOrder { rule: "BLF-9.2" })
        .play_all(RED, &["cell m-r1c4", "cell m-r3c2"])
        .expect(|game| assert_eq!(tiles(game, RED, Tile::Field), 4));
}

/// BLF-9.3: three of a kind on a pasture, two cattle in a stable, a pig in a forest.
#[test]
fn pastures_stables_and_forests_house_animals() {
    let fits = |pigs, cattle| LV1.fits(Herd { pigs, cattle });
    assert!(fits(3, 5) && !fits(3, 6));
    assert!(fits(6, 2) && !fits(7, 0));
    assert!(!fits(4, 3), "a pasture holds one kind");
}

/// BLF-9.3: with the beechnut gatherer a forest holds two pigs.
#[test]
fn the_beechnut_gatherer_doubles_the_forests() {
    resting(3)
        .expect(|game| assert_eq!(game[RED].housing().forests, 3))
        .set(|game| own(game, RED, Building::BeechnutGatherer, "m-r1c4"))
        .expect(|game| assert_eq!(game[RED].housing().forests, 6));
}

/// BLF-9.4: one open stable at the start, one more with each small plot.
#[test]
fn every_plot_opens_a_stable() {
    let mut game = resting(3);
    for plots in 0..3 {
        assert_eq!(game.game()[RED].housing().stables, 2 * (1 + plots));
        game = game.set(|game| add_plots(game, RED, 1));
    }
}

/// BLF-9.5, LV-2: animals rearrange by themselves: one forest less, and all still fit.
#[test]
fn animals_rearrange_freely() {
    assert!(Housing { forests: 2, ..LV1 }.fits(Herd { pigs: 4, cattle: 2 }));
    acting(3, "silberbach-0")
        .set(|game| {
            land(&mut game[RED], &[(Tile::Forest, 3), (Tile::Pasture, 1)]);
            stock(&mut game[RED], "pigs 4, cattle 2");
        })
        .play_all(RED, &["visit lumberjack", "clear m-r1c1"])
        .expect(|game| assert_eq!(herd(game, RED), (4, 2)));
}

/// BLF-9.6, LV-3: an animal that cannot be housed is not gained.
#[test]
fn an_animal_without_room_is_not_gained() {
    assert_eq!(LV1.room(Herd { pigs: 4, cattle: 2 }, Animal::Cattle, 1), 0);
    let start = resting(3).set(|game| stock(&mut game[RED], "cattle 1"));
    gain(start, Item::Cattle, 3).expect(|game| assert_eq!(herd(game, RED), (0, 2)));
}

/// BLF-9.7: when room is lost, the owner returns animals, but none that could stay.
#[test]
fn the_owner_chooses_which_animals_leave() {
    resting(3)
        .set(|game| {
            land(&mut game[RED], &[(Tile::Forest, 1), (Tile::Pasture, 2)]);
            stock(&mut game[RED], "pigs 3, cattle 4");
        })
        .play_all(RED, &["remove pasture", "clear m-r1c2"])
        .offers(RED, &["keep 3 2", "keep 1 4"])
        .refuses(RED, "keep 2 2", Refusal::CouldBeHoused)
        .refuses(RED, "keep 3 4", Refusal::DoNotFit)
        .play(RED, "keep 1 4")
        .noted(Event::AnimalsReturned { seat: RED, pigs: 2, cattle: 0 })
        .expect(|game| assert_eq!(herd(game, RED), (1, 4)));
}

/// BLF-9.8, LV-1: four pigs and two cattle fit three forests, a stable and a pasture.
#[test]
fn the_housing_test() {
    assert!(LV1.fits(Herd { pigs: 4, cattle: 2 }));
    for pigs in 0..=12 {
        for cattle in 0..=12 {
            let by_rule = (0..=2).any(|x| pigs <= 3 + 3 * x && cattle <= 4 + 3 * (2 - x));
            let housing = Housing { forests: 3, stables: 4, pastures: 2 };
            assert_eq!(housing.fits(Herd { pigs, cattle }), by_rule, "{pigs} pigs, {cattle} cattle");
        }
    }
}

/// BLF-9.9: how many pigs may stand in forests.
#[test]
fn pigs_in_forests_are_a_range() {
    assert_eq!(LV1.pigs_in_forests(Herd { pigs: 4, cattle: 2 }), 1..=3);
    assert_eq!(LV1.pigs_in_forests(Herd { pigs: 3, cattle: 5 }), 3..=3);
    assert_eq!(LV1.pigs_in_forests(Herd { pigs: 2, cattle: 0 }), 0..=2);
}

/// BLF-9.10: animals paid may come from anywhere.
#[test]
fn animals_are_paid_from_anywhere() {
    acting(3, "tannenau-2")
        .set(|game| stock(&mut game[RED], "pigs 1, cattle 1"))
        .play(RED, "visit butcher")
        .offers(RED, &["serve butcher-pig", "serve butcher-cattle"]);
}

/// BLF-9.11: normally tiles never run out; with the strict supply they do.
#[test]
fn the_strict_supply_runs_out() {
    resting(4).expect(|game| assert!(game.supply(Tile::Forest) > 100));
    let strict = Scenario::<crate::Forest>::new(4, &[("setup", "first_game"), ("strict_supply", "yes")])
        .draw("first red")
        .run_until(|game| matches!(game.question(), Some(Question::Turn(_))));
    let strict = strict.set(|game| {
        pend(game, RED, Last);
        put_pawns(game, &["tannenau-0"]);
        assert_eq!(
            [Tile::Forest, Tile::Field, Tile::Pond, Tile::Pasture].map(|tile| game.supply(tile)),
            [11, 16, 16, 20]
        );
        add_plots(game, BLUE, 4);
        land(&mut game[BLUE], &[(Tile::Forest, 13)]);
        assert_eq!(game.supply(Tile::Forest), 1);
    });
    gain(strict, Item::Progress, 3).expect(|game| {
        assert_eq!(tiles(game, RED, Tile::Forest), 4, "the new plot gets the last forest");
        assert_eq!(game.supply(Tile::Forest), 0);
    });
}

/// BLF-9.12: only numbers are kept: two herds of the same size are the same position.
#[test]
fn where_animals_stand_is_not_kept() {
    let grown = |order: [(Item, u8); 2]| gain_all(resting(3), &order).play(RED, "rest").game().clone();
    assert_eq!(grown([(Item::Pig, 2), (Item::Cattle, 1)]), grown([(Item::Cattle, 1), (Item::Pig, 2)]));
}

/// BLF-9.13, LV-1: at the end animals stand where they bring most.
#[test]
fn animals_graze_to_best_effect() {
    resting(3)
        .set(|game| {
            land(&mut game[RED], &[(Tile::Forest, 3), (Tile::Pasture, 1)]);
            stock(&mut game[RED], "pigs 4, cattle 2");
        })
        .expect(|game| assert_eq!(line(game, RED, "forest-score-animals"), 3));
}

/// BLF-9.13: with the great cattle farm two pastures with two each can beat three and one.
#[test]
fn the_great_cattle_farm_likes_pairs() {
    resting(3)
        .set(|game| {
            land(&mut game[RED], &[]);
            own(game, RED, Building::CattleFarmLarge, "m-r1c2 m-r1c3");
            for cell in ["m-r1c1", "m-r1c4", "m-r3c1"] {
                game[RED].estate.lay(Tile::Pasture, cell.parse().unwrap());
            }
            stock(&mut game[RED], "cattle 4");
        })
        .expect(|game| {
            assert_eq!(line(game, RED, "forest-score-animals"), 4);
            assert_eq!(line(game, RED, "forest-score-cattle-farm-large"), 4);
        });
}
