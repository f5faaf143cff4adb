//! End and scoring (BLF-11).

use parlour_core::{Decision, Game, SeatSet, leaders};

use super::scene::*;
use crate::data::geometry::TURN_CAP;
use crate::data::{Building, Good, Tile};
use crate::event::Event;
use crate::refusal::Refusal;

fn at_the_end_of_a_turn(markers: &str) -> Forests {
    resting(3).set(|game| stock(&mut game[RED], markers)).play(RED, "end")
}

/// BLF-11.1, HG-1, HG-2, HG-3, HG-4: the hourglass is reached when the oven is seven ahead of a marker.
#[test]
fn the_hourglass_ends_the_game() {
    for (markers, triggered) in [
        ("oven 7, provisions 0 2", true),
        ("oven 8, provisions 1 2", true),
        ("oven 9, provisions 3 3", false),
        ("oven 10, provisions 3 3", true),
        ("oven 6, provisions 0 0", false),
    ] {
        let ending = at_the_end_of_a_turn(markers).game().ending;
        assert_eq!(ending.is_some(), triggered, "{markers}");
    }
}

/// BLF-11.1: only the first trigger counts.
#[test]
fn only_the_first_trigger_counts() {
    resting(3)
        .set(|game| {
            stock(&mut game[RED], "oven 10");
            game.ending = Some(BLUE);
            game.last_lap = true;
        })
        .play(RED, "end")
        .expect(|game| assert_eq!(game.ending, Some(BLUE)));
}

/// BLF-11.2: everybody takes one last turn, from the next player to the one who triggered the end.
#[test]
fn everybody_takes_a_last_turn() {
    at_the_end_of_a_turn("oven 7, provisions 0 2")
        .noted(Event::EndTriggered { seat: RED })
        .noted(Event::LastTurns { seat: RED })
        .asks(BLUE)
        .play_all(BLUE, &["go moosgrund-1", "visit cattle-breeder", "end"])
        .asks(GREEN)
        .play_all(GREEN, &["go silberbach-0", "visit roofer", "serve roofer-progress", "end"])
        .asks(RED)
        .play(RED, "beg")
        .play(RED, "provisions 0 3")
        .is_over();
}

/// BLF-11.2: extra turns still pending come before the last turns.
#[test]
fn pending_extra_turns_come_first() {
    resting(3)
        .set(|game| {
            stock(&mut game[RED], "oven 7, provisions 0 2");
            game[RED].extra_turns = 1;
        })
        .play(RED, "end")
        .asks(RED)
        .expect(|game| assert!(game.extra_turn && !game.last_lap))
        .play_all(RED, &["beg", "provisions 1 2"])
        .asks(BLUE)
        .expect(|game| assert!(game.last_lap));
}

/// BLF-11.3: falling back behind the hourglass changes nothing.
#[test]
fn the_end_is_not_taken_back() {
    at_the_end_of_a_turn("oven 7, provisions 0 2")
        .set(|game| stock(&mut game[RED], "provisions 3 3"))
        .play_all(BLUE, &["go moosgrund-1", "visit cattle-breeder", "end"])
        .expect(|game| assert_eq!((game.ending, game.last_lap), (Some(RED), true)));
}

fn last_turn_of_red() -> Forests {
    resting(3).set(|game| {
        game.ending = Some(RED);
        game.last_lap = true;
    })
}

/// BLF-11.4: a last chance for those who own a conversion or the village church.
#[test]
fn the_final_window_is_for_those_it_can_serve() {
    last_turn_of_red().play(RED, "end").is_over();
    last_turn_of_red()
        .set(|game| {
            own(game, BLUE, Building::Cooperage, "m-r1c4");
            own(game, GREEN, Building::VillageChurch, "m-r1c4");
        })
        .play(RED, "end")
        .expect(|game| assert_eq!(game.pending(), Decision::Ask(SeatSet::one(BLUE).with(GREEN))))
        .refuses(RED, "remove field", Refusal::NoAsides)
        .play(BLUE, "convert cooperage")
        .expect(|game| assert_eq!(of(game, BLUE, Good::Water), 5))
        .play(GREEN, "done")
        .asks(BLUE)
        .play(BLUE, "done")
        .is_over();
}

/// EX-17, BLF-11.5 to BLF-11.9: the printed count: 2 + 7 + 2 + 3 + 16 + 6 = 36.
///
/// BLF-11.5, BLF-11.6, BLF-11.7, BLF-11.8, BLF-11.9, BLF-11.10.
#[test]
fn the_printed_example_of_the_final_count() {
    resting(3)
        .set(|game| {
            add_plots(game, RED, 1);
            own(game, RED, Building::Smokehouse, "s1-r2c1 s1-r2c2");
            own(game, RED, Building::SievingWorks, "s1-r3c1");
            own(game, RED, Building::Kiln, "s1-r4c1");
            own(game, RED, Building::WaterTower, "s1-r1c1");
            land(&mut game[RED], &[(Tile::Pond, 6), (Tile::Pasture, 1)]);
            stock(&mut game[RED], "glass 2, oven 7, cattle 7");
            game[RED].reminded = true;
        })
        .expect(|game| {
            let lines = [
                ("forest-score-glass", 2),
                ("forest-score-oven", 7),
                ("forest-score-plots", 2),
                ("forest-score-animals", 3),
                ("forest-score-buildings", 16),
                ("forest-score-smokehouse", 6),
            ];
            for (key, points) in lines {
                assert_eq!(line(game, RED, key), points, "{key}");
            }
            assert_eq!(game.score(RED).total(), 36);
        });
}

/// BLF-11.10: the same resource may be counted by several effects.
#[test]
fn effects_count_independently() {
    resting(3)
        .set(|game| {
            own(game, RED, Building::ToolShop, "m-r1c4 m-r2c4");
            add_plots(game, RED, 1);
            own(game, RED, Building::Reservoir, "s1-r2c1 s1-r2c2");
            own(game, RED, Building::SettlersHouse, "m-r2c2");
            land(&mut game[RED], &[(Tile::Field, 1), (Tile::Pond, 1), (Tile::Pasture, 1)]);
            only(&mut game[RED], "water 4, brick 2, wood 2");
        })
        .expect(|game| assert_eq!(game.score(RED).total(), 2 + (7 + 6 + 1) + 2 + 4 + 2));
}

/// BLF-11.11: a tie goes to the player who triggered the end, then clockwise.
#[test]
fn ties_go_to_the_one_who_triggered_the_end() {
    let equal = forest(4).set(|game| {
        let player = game[RED];
        game.seats = [player; 4];
        game.ending = Some(GREEN);
    });
    assert_eq!(leaders(equal.game()), SeatSet::one(GREEN));
    let others =
        equal.set(|game| stock(&mut game[BLUE], "glass 1")).set(|game| stock(&mut game[RED], "glass 1"));
    assert_eq!(leaders(others.game()), SeatSet::one(RED), "red would play before blue after green");
}

/// BLF-11.12: missions, provisions, goods, tiles and resources score nothing by themselves.
#[test]
fn most_things_score_nothing() {
    resting(3)
        .set(|game| {
            only(&mut game[RED], "sand 6, water 7, wood 7, porridge 7, brick 7, provisions 3 3, goods 3");
            game[RED].missions = crate::data::Mission::ALL.iter().copied().collect();
            stock(&mut game[RED], "pigs 3, cattle 2");
        })
        .expect(|game| assert_eq!(game.score(RED).total(), 0));
}

/// BLF-11.13: with the two-hundredth turn of a seat the end begins.
#[test]
fn the_turn_cap_ends_endless_games() {
    let before = |turns: u8| resting(3).set(|game| game[RED].turns = turns).play(RED, "end");
    before(TURN_CAP - 2).expect(|game| assert_eq!(game.ending, None));
    before(TURN_CAP - 1)
        .noted(Event::TurnsUsedUp { seat: RED })
        .expect(|game| assert_eq!(game.ending, Some(RED)));
}
