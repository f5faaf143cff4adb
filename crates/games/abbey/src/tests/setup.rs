//! Setup and its variants (ABB-2, ABB-20, ABB-21).

use parlour_core::testkit::Scenario;
use parlour_core::{Game, Mode, Seat, SetupError};

use super::scene::*;
use crate::data::printed::{DARKNESS, PRESETS};
use crate::data::{Building, EventCard, Good, Location, Pew, Tower};
use crate::state::Player;
use crate::{Abbey, Choice, Phase, Refusal};

fn fresh(players: u8, options: &[(&str, &str)]) -> Scenario<Abbey> {
    Scenario::new(players, options)
}

/// ABB-2.1: two good years, two disasters and three Vikings; which ones, nobody knows.
#[test]
fn seven_events_are_shuffled() {
    abbey(2).to(Phase::Event).change(|game| game.round = 2).expect(|game| {
        assert_eq!(game.events.left, [2, 2, 3]);
        let all: u32 = EventCard::ALL.iter().map(|card| game.weight(Choice::Event(*card))).sum();
        let vikings = game.weight(Choice::Event(EventCard::Vikings));
        assert_eq!(vikings * 7, all * 3, "three cards of seven are Vikings");
        let drought = game.weight(Choice::Event(EventCard::Drought));
        assert_eq!(drought * 7 * 10, all * 2, "two disasters of ten are among the seven");
    });
}

/// ABB-2.2: each player receives one of the 21 plain crusades, face up.
#[test]
fn a_crusade_is_dealt_to_each_player() {
    fresh(3, &[])
        .expect(|game| assert_eq!(game.crusades.left(), 21))
        .draw("crusade acre")
        .draw("crusade jaffa")
        .draw("crusade tyre")
        .expect(|game| {
            assert_eq!(game[RED].quests[0].card.name(), "acre");
            assert_eq!(game[GREEN].quests[0].card.name(), "tyre");
            assert_eq!(game.crusades.left(), 18);
        });
}

/// ABB-2.3: the Darkness begins on the lowest cell, a three.
#[test]
fn the_darkness_begins_at_the_bottom() {
    abbey(2).expect(|game| assert_eq!((game.darkness, game.darkness_level()), (0, 3)));
}

/// ABB-2.4: six initiative tokens lie face down: any of them may come first.
#[test]
fn initiative_tokens_are_shuffled() {
    abbey(2).dice(RED, &[1]).to(Phase::Resources).play_all(RED, &["initiative", "main 1"]).may_draw(&[
        "token wood",
        "token grain",
        "token stone",
        "token sand",
        "token tool",
        "token wagon",
    ]);
}

/// ABB-2.5: with up to three players one of two bonus spaces is blocked, and Viking dice follow the
/// number of players.
#[test]
fn bonus_spaces_follow_the_player_count() {
    for (players, spaces) in [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)] {
        abbey(players).expect(|game| {
            assert!(Location::ALL.iter().all(|place| game.free_bonus_spaces(*place) == spaces));
        });
    }
}

/// ABB-2.6: dice, peasants, walls, tokens, towers and the first goods.
#[test]
fn everybody_takes_the_same_pieces() {
    fresh(2, &[]).expect(|game| {
        let blue = &game[BLUE];
        assert_eq!(blue.stock, [1, 1, 1, 0, 4]);
        assert_eq!((blue.monks, blue.tools, blue.wagons, blue.trades_left()), (9, 1, 1, 2));
        assert_eq!((blue.altar, blue.walls, blue.reserve + blue.population()), (false, 0, 15));
        let towers = Tower::ALL.iter().map(|tower| tower.row().copies);
        assert_eq!(towers.collect::<Vec<_>>(), [2, 2, 1, 1]);
    });
}

/// ABB-2.7: defense one, clergy below the track, a peasant on the first seat.
#[test]
fn boards_begin_almost_empty() {
    fresh(2, &[]).expect(|game| {
        assert_eq!((game.defense(RED), game[RED].clergy), (1, 0));
        assert_eq!(game[RED].pews, Pew::at(1, 1).bit());
    });
}

/// ABB-2.8: a starting building is dealt, active at once, without prestige, reward or cost; the
/// others are discarded.
#[test]
fn starting_buildings_are_active_at_once() {
    abbey(2).expect(|game| {
        assert!(is_active(game, RED, Building::Bakery));
        assert!(is_active(game, BLUE, Building::Brewery));
        assert_eq!((game[RED].prestige, game[RED].has(Good::Grain)), (5, 1));
        assert!(game.starts.is_empty());
        assert_eq!(game.discards[Building::Garden as usize], 1);
    });
}

/// ABB-2.9: the other 57 cards in two piles, eight of them open.
#[test]
fn eight_cards_are_on_offer() {
    fresh(2, &[]).expect(|game| assert_eq!((game.cards.left(), game.piles), (57, [29, 28])));
    abbey(2).expect(|game| {
        assert_eq!(game.piles, [25, 24]);
        assert!(game.market.as_flattened().iter().all(Option::is_some));
    });
}

/// ABB-2.10: the first player is drawn by lot; prestige rises from five in turn order.
#[test]
fn later_players_have_more_prestige() {
    fresh(3, &[])
        .run_until(|game| game.weight(Choice::First(RED)) > 0)
        .may_draw(&["first red", "first blue", "first green"])
        .draw("first blue")
        .expect(|game| {
            assert_eq!([RED, BLUE, GREEN].map(|seat| game[seat].prestige), [7, 5, 6]);
            assert_eq!(game.first, BLUE);
        });
}

/// ABB-2.11: one saint each, face down; the others are put away unseen.
#[test]
fn a_saint_is_dealt_face_down() {
    abbey_with(2, &[("saints", "on")]).expect(|game| {
        assert!(game[RED].saint.is_some() && game[BLUE].saint.is_some());
        assert_eq!(game.saints.content(), 5);
    });
    abbey(2).expect(|game| assert_eq!(game[RED].saint, None));
}

/// ABB-2.12: thirteen peasants remain in the reserve.
#[test]
fn thirteen_peasants_wait() {
    abbey(5).expect(|game| {
        for seat in Seat::all(5) {
            assert_eq!((game[seat].reserve, game[seat].seated(), game[seat].workers()), (13, 1, 1));
        }
    });
}

/// ABB-20.1: every preset makes a deck of seven; the quick game has five.
#[test]
fn presets_fill_the_event_deck() {
    let left = |options: &[(&str, &str)]| fresh(2, options).game().events.left;
    assert_eq!(left(&[]), [2, 2, 3]);
    assert_eq!(left(&[("events", "easy_one_viking")]), [3, 3, 1]);
    assert_eq!(left(&[("events", "easy_no_viking")]), [4, 3, 0]);
    assert_eq!(left(&[("events", "easiest")]), [7, 0, 0]);
    assert_eq!(left(&[("events", "hard")]), [1, 2, 4]);
    assert_eq!(left(&[("events", "hardest")]), [0, 3, 4]);
    assert_eq!(left(&[("quick", "on")]), [2, 2, 1]);
    assert_eq!(left(&[("quick", "on"), ("events", "hardest")]), [2, 2, 1], "the quick game has its own deck");
}

/// ABB-20.2: a mix is legal if it has seven cards, exists in the box and lets round one begin.
#[test]
fn every_mix_is_legal() {
    for (name, [good, bad, vikings]) in PRESETS {
        assert_eq!(good + bad + vikings, 7, "{name}");
        assert!(good <= 10 && bad <= 10 && vikings <= 8 && good + bad > 0, "{name}");
    }
}

/// ABB-20.3: an easy start has three peasants on the first bench and an accomplished Postulant.
#[test]
fn an_easy_start_is_settled() {
    abbey_with(2, &[("easy_start", "on")]).expect(|game| {
        let red = &game[RED];
        assert_eq!((red.seated(), red.clergy, red.reserve, red.moves()), (3, 3, 11, 3));
        assert_eq!(game.defense(RED), 1);
    });
}

/// ABB-20.4: a dark start is one step ahead: 3, 4, 5, 6, 7, 8, 9.
#[test]
fn a_dark_start_is_one_step_ahead() {
    abbey_with(2, &[("dark_start", "on")]).expect(|game| {
        let from = usize::from(game.darkness);
        assert_eq!(DARKNESS[from..from + 7], [3, 4, 5, 6, 7, 8, 9]);
    });
}

/// ABB-20.5: seven comparisons against 3, 3, 4, 5, 6, 7, 8; the quick game ends with six.
#[test]
fn the_darkness_grows_round_by_round() {
    assert_eq!(DARKNESS[..7], [3, 3, 4, 5, 6, 7, 8]);
    let mut levels = Vec::new();
    let mut scenario = abbey_with(1, &[("quick", "on")]);
    for _ in 0..5 {
        scenario = scenario.to(Phase::Darkness).run_until(|game| game.phase != Phase::Darkness);
        levels.push(DARKNESS[usize::from(scenario.game().darkness) - 1]);
    }
    assert_eq!(levels, [3, 3, 4, 5, 6]);
}

/// ABB-21.1: the quick game begins as Postulant, with defense three.
#[test]
fn the_quick_game_begins_stronger() {
    fresh(2, &[("quick", "on")]).expect(|game| assert_eq!((game[RED].clergy, game.defense(RED)), (3, 3)));
}

/// ABB-21.2: and with the first bench full.
#[test]
fn the_quick_game_begins_with_a_full_bench() {
    abbey_with(2, &[("quick", "on")]).expect(|game| {
        let first_bench = (1..=3).map(|row| Pew::at(1, row).bit()).sum();
        assert_eq!((game[RED].pews, game[RED].reserve), (first_bench, 11));
    });
}

/// ABB-21.3: and with a sand.
#[test]
fn the_quick_game_begins_with_sand() {
    fresh(2, &[("quick", "on")]).expect(|game| assert_eq!(game[RED].stock, [1, 1, 1, 1, 4]));
}

fn quick_picks() -> Scenario<Abbey> {
    fresh(2, &[("quick", "on")]).run_until(|game| !waits_for_chance(game))
}

/// ABB-21.4: each takes a card for nothing, with reward and prestige, inactive; a farm brings its
/// barn; a second copy shares the slot.
#[test]
fn the_quick_game_gives_a_building() {
    use Building::{Bakery, Cloister, SheepFarm};
    quick_picks()
        .asks(RED)
        .change(|game| {
            market(
                game,
                [[Some(SheepFarm), Some(Bakery), Some(Cloister), None], [Some(SheepFarm), None, None, None]],
            );
        })
        .offers(RED, &["buy a1", "buy b1", "buy a2", "buy a3"])
        .play(RED, "buy a2")
        .expect(|game| {
            let red: &Player = &game[RED];
            assert_eq!((red.standing(Bakery.into()), red.active(Bakery), red.slots_taken()), (2, 1, 1));
            assert_eq!((red.prestige, red.has(Good::Grain), red.has(Good::Coin)), (7, 2, 4));
        })
        .asks(BLUE)
        .play(BLUE, "buy a1")
        .expect(|game| {
            assert_eq!((game[BLUE].sheep, game[BLUE].slots_taken(), game[BLUE].prestige), (2, 3, 8));
        });
}

/// ABB-21.5: the market is filled up after all picks, and nothing is discarded.
#[test]
fn the_market_is_filled_after_the_free_picks() {
    let before = quick_picks();
    let gone: u8 = before.game().discards.iter().sum();
    before
        .play(RED, "buy a1")
        .expect(|game| assert_eq!(game.market[0][0], None))
        .play(BLUE, "buy b2")
        .run_until(|game| game.round == 1)
        .expect(|game| {
            assert!(game.market.as_flattened().iter().all(Option::is_some));
            assert_eq!(game.discards.iter().sum::<u8>(), gone);
        });
}

/// ABB-21.6: two good years, two disasters, one raid: five rounds.
#[test]
fn the_quick_game_has_five_rounds() {
    let game = fresh(1, &[("quick", "on")]).run_until(|game| game.phase == Phase::Over).game().clone();
    assert_eq!(game.round, 5);
    assert_eq!(fresh(1, &[]).run_until(|game| game.phase == Phase::Over).game().round, 7);
}

/// ABB-20.6, ABB-23.1: options that make no sense together are refused.
#[test]
fn some_options_exclude_each_other() {
    let new = |players, options: &[(&str, &str)]| {
        Abbey::new(&Mode::choose(Abbey::ABOUT, Some(players), options.iter().copied()).unwrap())
    };
    assert!(matches!(new(1, &[("auction", "on")]), Err(SetupError::Excluded(_))));
    assert!(matches!(new(2, &[("relic_removed", "3")]), Err(SetupError::Excluded(_))));
    assert!(new(2, &[("relics", "on"), ("relic_removed", "7")]).is_ok());
    assert!(new(2, &[("quick", "on"), ("easy_start", "on")]).is_ok());
}

/// ABB-20.2: every mix of seven cards with one that is no raid can be chosen; presets come first.
#[test]
fn any_mix_of_events_can_be_played() {
    let events = Abbey::ABOUT.options.iter().find(|option| option.key == "events").unwrap();
    let mixes: Vec<[u8; 3]> = events
        .values
        .iter()
        .map(|value| {
            let mode = Mode::choose(Abbey::ABOUT, Some(2), [("events", *value)]).unwrap();
            Abbey::new(&mode).unwrap().events.left
        })
        .collect();
    assert_eq!(events.values[..2], ["standard", "easy_one_viking"]);
    for vikings in 0..=6 {
        for good in 0..=7 - vikings {
            let mix = [good, 7 - vikings - good, vikings];
            assert_eq!(mixes.iter().filter(|other| **other == mix).count(), 1, "{mix:?}");
        }
    }
    assert_eq!(mixes.len(), 35);
}

/// ABB-23.1: the crusades that stay out may be chosen, in the order of the cards; relics stay in.
#[test]
fn crusades_may_be_chosen_to_stay_out() {
    let options = [("relics", "on"), ("relic_removed", "2"), ("removal", "chosen")];
    Scenario::<Abbey>::new(2, &options)
        .asks(RED)
        .refuses(RED, "crusade grail", Refusal::NotAsked)
        .play(RED, "crusade dorylaeum")
        .refuses(RED, "crusade nicaea", Refusal::NotAsked)
        .play(RED, "crusade acre")
        .expect(|game| {
            assert_eq!(game.crusades.count(crate::data::Crusade::Acre as usize), 0);
            assert_eq!(usize::from(game.crusades.left()), crate::data::Crusade::COUNT - 2);
        });
    let alone = Mode::choose(Abbey::ABOUT, Some(2), [("removal", "chosen")]).unwrap();
    assert!(Abbey::new(&alone).is_err(), "nothing is removed");
}
