//! Resources and dials (BLF-4).

use super::scene::*;
use crate::data::{Building, Dial, Good, Item, Mission};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::step::{Dues, Task};

/// BLF-4.1, BLF-4.4: markers stop at seven and three, the rest is lost.
#[test]
fn markers_stop_at_their_maximum() {
    gain(resting(3), Item::Wood, 9)
        .expect(|game| assert_eq!(of(game, RED, Good::Wood), 7))
        .noted(Event::TurnBegins { seat: RED });
    gain(resting(3), Item::Glass, 5).expect(|game| assert_eq!(of(game, RED, Good::Glass), 3));
}

/// BLF-4.2, BLF-4.3: gains and payments move markers: basic ones clockwise on gain, processed ones
/// counter-clockwise; the hands stay.
#[test]
fn gains_move_markers_not_hands() {
    let slot = |game: &crate::Forest, dial: usize, item: Item| {
        let view = game.seen();
        view.seats[0].dials[dial].markers.iter().find(|marker| marker.item == item).map(|marker| marker.slot)
    };
    let start = resting(3);
    assert_eq!(slot(start.game(), 0, Item::Wood), Some(4));
    assert_eq!(slot(start.game(), 0, Item::Glass), Some(12));
    let richer = gain(gain(start, Item::Wood, 2), Item::Glass, 1);
    assert_eq!(slot(richer.game(), 0, Item::Wood), Some(6));
    assert_eq!(slot(richer.game(), 0, Item::Glass), Some(11));
    assert_eq!(richer.game().seen().seats[0].dials[0].long_hand, 0);
    assert_eq!(richer.game().seen().seats[0].dials[0].short_hand, 8);
    let spent = richer.set(|game| game[RED].dials.lower(Item::Glass, 1));
    assert_eq!(slot(spent.game(), 0, Item::Glass), Some(12));
}

/// BLF-4.5: a cost is paid in full or not at all.
#[test]
fn nobody_spends_what_is_not_there() {
    resting(3)
        .set(|game| {
            own(game, RED, Building::ClayPit, "m-r1c4");
            stock(&mut game[RED], "water 1");
        })
        .refuses(RED, "convert clay-pit", Refusal::TooFew { item: Item::Water, need: 2, have: 1 });
}

/// EX-3, BLF-4.6: four coal may come one from the oven and three from the glass dial.
#[test]
fn coal_payments_may_be_split() {
    acting(3, "moosgrund-0")
        .set(|game| {
            lay_mission(game, Mission::SandDigger, Some("moosgrund"));
            stock(&mut game[RED], "coal-glass 5, coal-oven 4");
        })
        .play(RED, "mission")
        .offers(RED, &["coal 3", "coal 4", "coal 5"])
        .refuses(RED, "coal 2", Refusal::NoSuchCoal { least: 3, most: 5 })
        .play(RED, "coal 3")
        .expect(|game| {
            assert_eq!(game[RED].dials.coal(Dial::Glass), 2);
            assert_eq!(game[RED].dials.coal(Dial::Oven), 0);
        });
    resting(3)
        .set(|game| {
            own(game, RED, Building::Kiln, "m-r1c4");
            stock(&mut game[RED], "coal-glass 3, coal-oven 1");
        })
        .play_all(RED, &["convert kiln", "coal 1"])
        .expect(|game| assert_eq!(of(game, RED, Good::Coal), 2));
}

/// BLF-4.7, PT-14: a gain of coal goes to one dial, even when it overflows there.
#[test]
fn a_gain_of_coal_is_not_split() {
    gain(resting(3).set(|game| stock(&mut game[RED], "coal-glass 5, coal-oven 0")), Item::Coal, 4)
        .offers(RED, &["dial glass", "dial oven"])
        .play(RED, "dial glass")
        .expect(|game| {
            assert_eq!(game[RED].dials.coal(Dial::Glass), 7);
            assert_eq!(game[RED].dials.coal(Dial::Oven), 0);
        });
}

/// BLF-4.7, the coal merchant: four coal on each dial.
#[test]
fn the_coal_merchant_serves_both_dials() {
    let parts = [(Item::CoalGlass, 4), (Item::CoalOven, 4)];
    gain_all(resting(3), &parts)
        .play(RED, "rest")
        .expect(|game| assert_eq!([Dial::Glass, Dial::Oven].map(|dial| game[RED].dials.coal(dial)), [5, 6]));
}

/// BLF-4.8: no answer ever moves coal from one dial to the other.
#[test]
fn coal_never_changes_dials() {
    let lines = resting(3).set(|game| stock(&mut game[RED], "coal-glass 5, coal-oven 0")).options(RED);
    assert_eq!(lines, ["end", "remove field", "remove pond"]);
}

/// BLF-4.9, PT-15: provisions are split over both markers, and as many as fit are taken.
#[test]
fn provisions_are_split_and_taken_as_far_as_they_fit() {
    gain(resting(3).set(|game| stock(&mut game[RED], "provisions 0 1")), Item::Provision, 2)
        .offers(RED, &["provisions 0 3", "provisions 1 2"])
        .refuses(RED, "provisions 0 2", Refusal::NoSuchSplit);
    gain(resting(3).set(|game| stock(&mut game[RED], "provisions 2 3")), Item::Provision, 3)
        .expect(|game| assert_eq!(game[RED].dials.provisions(), (3, 3)));
}

/// BLF-4.10, BLF-4.11, BLF-4.12, PT-1, PX-1: two sand at the start turn the glass dial once.
#[test]
fn two_sand_make_a_glass_at_the_start() {
    gain(resting(3), Item::Sand, 2).expect(|game| {
        assert_eq!(glass_dial(game, RED), [1, 0, 1, 2, 1]);
        assert_eq!(turned(game, RED, Dial::Glass), 1);
    });
}

/// BLF-4.13, PT-2: a step of the oven makes two provisions and one goods.
#[test]
fn the_oven_bakes_provisions_and_goods() {
    gain(resting(3), Item::Porridge, 3).expect(|game| {
        assert_eq!(oven_dial(game, RED), [2, 0, 1, 2, 3, 1]);
        assert_eq!(turned(game, RED, Dial::Oven), 1);
    });
}

/// BLF-4.10, PT-3: a provision marker on three blocks the oven.
#[test]
fn a_full_provision_marker_blocks_the_oven() {
    let game = resting(3)
        .set(|game| stock(&mut game[RED], "porridge 2, meat 0, coal-oven 1, provisions 2 3, goods 1"));
    gain(game, Item::Meat, 2).expect(|game| assert_eq!(oven_dial(game, RED), [2, 2, 1, 2, 3, 1]));
}

fn blocked() -> Forests {
    travelling(3, &["tannenau-0"])
        .set(|game| stock(&mut game[RED], "porridge 2, meat 2, coal-oven 1, provisions 2 3, goods 1, oven 1"))
}

/// BLF-4.16, PT-4, BLF-4.24: a provision paid from the full marker frees the oven and reaches the reminder.
#[test]
fn spending_a_provision_can_free_the_oven() {
    blocked()
        .play_all(RED, &["go moosgrund-1", "provisions 2 2"])
        .expect(|game| {
            assert_eq!(oven_dial(game, RED), [1, 1, 0, 3, 3, 2]);
            assert_eq!(turned(game, RED, Dial::Oven), 2);
            assert!(game[RED].reminded);
        })
        .draw("reveal market")
        .asks(RED);
}

/// PT-5: paid from the other marker it stays blocked.
#[test]
fn the_other_marker_leaves_it_blocked() {
    blocked()
        .play_all(RED, &["go moosgrund-1", "provisions 1 3"])
        .expect(|game| assert_eq!(oven_dial(game, RED), [2, 2, 1, 1, 3, 1]));
}

/// PT-6, BLF-4.24: the bonus may go to the oven, which provisions block.
#[test]
fn the_bonus_may_be_coal_for_the_oven() {
    blocked()
        .play_all(RED, &["go moosgrund-1", "provisions 2 2"])
        .draw("reveal market")
        .offers(
            RED,
            &[
                "bonus sand",
                "bonus coal-glass",
                "bonus coal-oven",
                "bonus water",
                "bonus wood",
                "bonus porridge",
                "bonus meat",
                "bonus brick",
            ],
        )
        .play(RED, "bonus coal-oven")
        .expect(|game| assert_eq!(oven_dial(game, RED), [1, 1, 1, 3, 3, 2]));
}

/// BLF-4.18, BLF-4.19, BLF-4.28, PT-7: the parts of the brewery in the order water, meat, porridge.
#[test]
fn production_comes_between_the_parts_of_a_reward() {
    let start = resting(3).set(|game| {
        only(&mut game[RED], "sand 2, coal-glass 3, wood 1, coal-oven 4, provisions 0 1, goods 1");
        game[RED].reminded = true;
    });
    gain_all(start, &[(Item::Water, 2), (Item::Meat, 2), (Item::Porridge, 2)])
        .offers(RED, &["take water", "take meat", "take porridge", "rest"])
        .play(RED, "take water")
        .expect(|game| assert_eq!(glass_dial(game, RED), [1, 2, 1, 0, 1]))
        .play(RED, "take meat")
        .expect(|game| {
            assert_eq!(oven_dial(game, RED), [0, 0, 2, 2, 3, 3], "the last part needs no question");
            assert_eq!(turned(game, RED, Dial::Oven), 2);
        });
}

fn two_parts() -> Forests {
    let start = resting(3).set(|game| only(&mut game[RED], "coal-glass 2, water 3, wood 5, glass 1"));
    gain_all(start, &[(Item::Wood, 5), (Item::Sand, 5)])
}

/// PT-8a, BLF-4.28: wood first, in printed order: three of it are lost.
#[test]
fn the_printed_order_may_waste_wood() {
    two_parts().play(RED, "rest").expect(|game| assert_eq!(glass_dial(game, RED), [3, 0, 1, 5, 3]));
}

/// PT-8b: sand first: only one wood is lost.
#[test]
fn the_order_of_parts_matters() {
    two_parts().play(RED, "take sand").expect(|game| assert_eq!(glass_dial(game, RED), [3, 0, 1, 7, 3]));
}

/// BLF-4.20: a part can be neither refused nor reduced.
#[test]
fn parts_cannot_be_refused() {
    assert_eq!(two_parts().options(RED), ["take wood", "take sand", "rest"]);
}

/// BLF-4.23, PT-9: without its coal marker the glass dial turns on sand, water and wood alone.
#[test]
fn the_potash_maker_frees_the_glass_dial_of_coal() {
    acting(3, "moosgrund-0")
        .set(|game| only(&mut game[RED], "sand 2, coal-glass 5, wood 7, glass 1"))
        .play_all(RED, &["visit architect", "build potash-maker", "cell m-r1c4"])
        .noted(Event::CoalMarkerRemoved { seat: RED, coal: 5 })
        .expect(|game| assert_eq!(glass_dial(game, RED), [2, 0, 0, 3, 0]));
    let after = resting(3).set(|game| {
        only(&mut game[RED], "sand 2, water 1, wood 4");
        game[RED].dials.remove_coal_marker();
        game.then(RED, Task::Settle(Dues::NONE));
        game.run(&mut ());
    });
    let after = after.expect(|game| assert_eq!(glass_dial(game, RED), [1, 0, 0, 3, 1]));
    gain(after, Item::Coal, 3).expect(|game| assert_eq!(game[RED].dials.coal(Dial::Oven), 3));
}

/// BLF-4.17, PT-10: the sawmill is paid as one: wood is nought before the dial could turn.
#[test]
fn a_payment_is_atomic() {
    acting(3, "moosgrund-0")
        .set(|game| only(&mut game[RED], "sand 1, coal-glass 1, water 1, wood 2, glass 3, brick 2"))
        .play_all(RED, &["visit architect", "build sawmill", "cell m-r1c4"])
        .expect(|game| assert_eq!(glass_dial(game, RED), [1, 1, 1, 0, 1]));
}

/// PT-11, BLF-8.2: the water tower is paid, the dial turns, then it is placed and gives its water.
#[test]
fn production_follows_the_payment_of_a_building() {
    acting(3, "moosgrund-0")
        .set(|game| only(&mut game[RED], "sand 1, coal-glass 2, water 1, wood 1, glass 3, brick 3"))
        .play_all(RED, &["visit architect", "build water-tower"])
        .expect(|game| assert_eq!(glass_dial(game, RED), [0, 1, 0, 0, 3]))
        .play(RED, "cell m-r1c4")
        .expect(|game| {
            assert_eq!(free_cells(game, RED), 4);
            assert_eq!(glass_dial(game, RED), [0, 1, 4, 0, 3]);
        });
}

/// PT-12, BLF-4.22: two glass give two porridge, which turn the oven in their turn.
#[test]
fn the_painter_turns_glass_into_porridge() {
    let start = resting(3).set(|game| {
        own(game, RED, Building::PaintersWorkshop, "m-r1c4");
        only(&mut game[RED], "coal-glass 2, water 4, wood 6, meat 3, coal-oven 1, provisions 0 1, goods 2");
        game[RED].reminded = true;
    });
    gain(start, Item::Sand, 3).expect(|game| {
        assert_eq!(glass_dial(game, RED), [1, 0, 2, 4, 2]);
        assert_eq!(oven_dial(game, RED), [1, 2, 0, 1, 2, 3]);
    });
}

/// PT-13, BLF-4.21, BLF-4.25: the clockmaker sets markers; here only the glass dial can turn.
#[test]
fn the_clockmaker_sets_markers() {
    acting(3, "moosgrund-0")
        .set(|game| {
            show(game, Building::Clockmaker);
            only(&mut game[RED], "water 2, wood 2, glass 2, meat 2, provisions 2 3, brick 1");
        })
        .play_all(RED, &["visit architect", "build clockmaker", "cell m-r1c4"])
        .expect(|game| {
            assert_eq!(of(game, RED, Good::Brick), 1);
            assert_eq!(glass_dial(game, RED), [0, 0, 1, 0, 1]);
            assert_eq!(oven_dial(game, RED), [1, 2, 1, 2, 3, 0]);
        });
}

/// BLF-4.21: when one event frees both dials, the owner chooses which turns first.
#[test]
fn the_owner_chooses_the_first_dial() {
    acting(3, "moosgrund-0")
        .set(|game| {
            show(game, Building::Clockmaker);
            only(&mut game[RED], "water 2, wood 2, glass 2, meat 2, brick 1");
        })
        .play_all(RED, &["visit architect", "build clockmaker", "cell m-r1c4"])
        .offers(RED, &["turn glass", "turn oven"])
        .play(RED, "turn oven")
        .expect(|game| {
            assert_eq!(glass_dial(game, RED), [0, 0, 1, 0, 1]);
            assert_eq!(oven_dial(game, RED), [0, 1, 0, 1, 1, 1]);
        });
}

/// PT-16, BLF-4.25: a new plot sets wood to three, and the dial turns.
#[test]
fn the_wood_stock_sets_wood() {
    acting(3, "silberbach-0")
        .set(|game| {
            own(game, RED, Building::WoodStock, "m-r1c4");
            only(&mut game[RED], "sand 1, coal-glass 1, water 1");
            game[RED].estate.progress = 2;
        })
        .play_all(RED, &["visit roofer", "serve roofer-progress"])
        .expect(|game| assert_eq!(glass_dial(game, RED), [0, 0, 0, 2, 1]));
}

/// PX-2, BLF-4.12: from 2, 4, 2, 3 and two glass the dial turns once: three glass block it.
#[test]
fn a_full_glass_marker_blocks_the_dial() {
    let start = resting(3).set(|game| {
        only(&mut game[RED], "sand 2, coal-glass 4, water 2, wood 3, glass 2");
        game.then(RED, Task::Settle(Dues::NONE));
        game.run(&mut ());
    });
    start.expect(|game| assert_eq!(glass_dial(game, RED), [1, 3, 1, 2, 3]));
}

/// BLF-4.14: production cannot be refused: no question is asked, and the dial turns to its end.
#[test]
fn production_is_forced() {
    let start = resting(3).set(|game| only(&mut game[RED], "coal-glass 3, water 3, wood 3"));
    gain(start, Item::Sand, 3)
        .expect(|game| assert_eq!(glass_dial(game, RED), [0, 0, 0, 0, 3]))
        .offers(RED, &["end", "remove field", "remove pond"]);
}

/// BLF-4.15: bricks take no part in production.
#[test]
fn bricks_are_on_no_dial() {
    gain(resting(3).set(|game| stock(&mut game[RED], "brick 0")), Item::Sand, 2).expect(|game| {
        assert_eq!(of(game, RED, Good::Brick), 0);
        assert_eq!(of(game, RED, Good::Glass), 1);
    });
}

/// BLF-4.22: triggers of one event come in the owner's order, each settled before the next.
#[test]
fn the_owner_orders_the_triggers() {
    acting(3, "silberbach-0")
        .set(|game| {
            own(game, RED, Building::WoodStock, "m-r1c4");
            own(game, RED, Building::GlaswaldLake, "m-r2c2");
            only(&mut game[RED], "coal-glass 3, water 3, wood 1");
            game[RED].estate.progress = 2;
        })
        .play_all(RED, &["visit roofer", "serve roofer-progress"])
        .offers(RED, &["due wood-stock", "due glaswald-lake"])
        .play(RED, "due glaswald-lake")
        // The lake's three sand turn the dial once (one wood); then wood is set to three and it turns on.
        .expect(|game| assert_eq!(glass_dial(game, RED), [0, 0, 0, 1, 3]));
}

/// BLF-4.24: the reminder tile is due on another player's turn as well, once per game.
#[test]
fn the_reminder_comes_once() {
    let start = resting(3).set(|game| {
        only(&mut game[RED], "meat 3, coal-oven 3, provisions 0 0");
        game[RED].reminded = true;
    });
    gain(start, Item::Porridge, 3).expect(|game| {
        assert_eq!(turned(game, RED, Dial::Oven), 3);
        assert_eq!(game.pile.len(), 11, "no second mission");
    });
}

/// BLF-4.24: passing the tile in one turning of three steps counts, after the turning has stopped.
#[test]
fn the_reminder_waits_for_the_end_of_the_turning() {
    let start = resting(3).set(|game| only(&mut game[RED], "meat 3, coal-oven 3"));
    gain(start, Item::Porridge, 3)
        .expect(|game| assert_eq!(oven_dial(game, RED), [0, 0, 0, 3, 3, 3]))
        .draw("reveal hermit")
        .play(RED, "bonus brick")
        .expect(|game| assert_eq!(of(game, RED, Good::Brick), 1));
}

/// BLF-4.26: between actions no dial can turn; the audit of every random game proves it.
#[test]
fn at_rest_no_dial_can_turn() {
    let unsettled = resting(3).set(|game| stock(&mut game[RED], "sand 1"));
    assert!(crate::audit::audit(unsettled.game()).is_err());
    assert!(crate::audit::audit(resting(3).game()).is_ok());
}

/// BLF-4.27: two ways that end in the same pair of markers are one option.
#[test]
fn provision_markers_are_interchangeable() {
    gain(resting(3).set(|game| stock(&mut game[RED], "provisions 1 1")), Item::Provision, 1)
        .expect(|game| assert_eq!(game[RED].dials.provisions(), (1, 2), "nothing to ask"));
}

/// BLF-4.29, HG-0: production raises position and provisions together and never reaches the hourglass.
#[test]
fn production_never_reaches_the_hourglass() {
    let start = resting(3).set(|game| {
        only(&mut game[RED], "meat 1, coal-oven 1, provisions 0 1, oven 6");
        game[RED].reminded = true;
    });
    gain(start, Item::Porridge, 1)
        .expect(|game| {
            assert_eq!(turned(game, RED, Dial::Oven), 7);
            assert_eq!(game[RED].dials.provisions(), (1, 2));
            assert!(!game[RED].dials.is_past_hourglass());
        })
        .play(RED, "end")
        .expect(|game| assert_eq!(game.ending, None));
}

/// BLF-4.28: a single open part is not asked for, and parts without room are still taken.
#[test]
fn one_part_is_not_asked_for() {
    let full = resting(3).set(|game| stock(&mut game[RED], "brick 7"));
    gain(full, Item::Brick, 2).offers(RED, &["end", "remove field", "remove pond"]);
}
