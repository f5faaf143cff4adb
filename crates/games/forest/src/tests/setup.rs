//! Set-up (BLF-2, BLF-14).

use parlour_core::testkit::Scenario;
use parlour_core::{Game, Mode, Seat, SetupError};

use super::scene::*;
use crate::data::{Category, Dial, Good, PawnSpot, Tile};
use crate::refusal::{Lottery, Refusal};
use crate::state::Forest;
use crate::step::{Draw, Question, Step};

fn dealt(players: u8) -> Forests {
    Scenario::<Forest>::new(players, &[]).run_until(|game| {
        !matches!(
            game.agenda.top(),
            Some(Step::Draw(Draw::First | Draw::Side | Draw::Large(_) | Draw::Worker(_)))
        )
    })
}

/// BLF-2.1: one player uses the solo side with its years and five pawns, more players the other one.
#[test]
fn the_side_of_the_board_follows_from_the_number_of_players() {
    for players in 1..=4 {
        let view = dealt(players).game().seen();
        assert_eq!(view.solo, players == 1);
        assert_eq!(view.pawns.len(), [5, 3, 3, 4][usize::from(players) - 1]);
    }
    let mode = Mode { players: 5, ..Mode::choose(Forest::ABOUT, Some(4), []).unwrap() };
    assert_eq!(Forest::new(&mode).err(), Some(SetupError::Players { players: 5, fewest: 1, most: 4 }));
}

/// BLF-2.2: ten numbers, each at most once, are turned to side B; the other side is out of play.
#[test]
fn ten_small_buildings_show_side_b() {
    let game = Scenario::<Forest>::new(3, &[]).draw("first blue").draw("side-b 7");
    assert_eq!(game.options(parlour_core::Who::Chance).len(), 35);
    let verdict = game.game().check(parlour_core::Who::Chance, "side-b 7".parse().unwrap());
    assert_eq!(verdict, Err(Refusal::CannotComeUp(Lottery::Side)));
    let game = game.run_until(|game| !matches!(game.agenda.top(), Some(Step::Draw(Draw::Side))));
    let small = || game.game().display.iter().filter_map(crate::data::Building::number);
    assert_eq!(small().filter(|(_, side_b)| *side_b).count(), 10);
    assert_eq!(small().count(), 36);
}

/// BLF-14.1, BLF-2.2: in the first game no small building is turned.
#[test]
fn the_first_game_shows_sides_a_only() {
    let game = Scenario::<Forest>::new(2, &[("setup", "first_game")]).draw("first red");
    assert_eq!(game.game().agenda.top(), Some(Step::Draw(Draw::Large(0))));
    assert!(game.game().display.iter().all(|building| building.number().is_some_and(|(_, side_b)| !side_b)));
}

/// BLF-2.3: two, one and two large buildings for up to three players, three, one and three for four.
#[test]
fn large_buildings_are_dealt_by_category() {
    for (players, counts) in [(1, [2, 1, 2]), (3, [2, 1, 2]), (4, [3, 1, 3])] {
        let game = dealt(players);
        let of =
            |category| game.game().display.iter().filter(|large| large.category() == Some(category)).count();
        assert_eq!(Category::ALL.map(of), counts, "{players} players");
    }
}

/// BLF-2.4: workers are dealt to spaces with their own animal.
#[test]
fn workers_are_dealt_by_the_animal_on_their_back() {
    let game = dealt(4);
    for (space, worker) in crate::data::geometry::WORKER_SPACES.iter().zip(game.game().workers) {
        assert_eq!(worker.map(crate::data::Worker::back), Some(space.1));
    }
    let first = Scenario::<Forest>::new(2, &[("setup", "first_game")])
        .run_until(|game| matches!(game.agenda.top(), Some(Step::Draw(Draw::Worker(_)))));
    first.may_draw(&["deal brickmaker", "deal architect", "deal roofer", "deal smelter", "deal carpenter"]);
}

/// BLF-2.5: eleven missions lie face down, none is in play.
#[test]
fn all_missions_start_in_the_pile() {
    let game = dealt(4);
    assert_eq!(game.game().pile.len(), 11);
    assert!(game.game().open_sites.is_empty() && game.game().slots.iter().all(Option::is_none));
}

/// BLF-2.6: chance names the first player, and turns go clockwise from there.
#[test]
fn any_seat_may_be_first() {
    Scenario::<Forest>::new(4, &[])
        .may_draw(&["first red", "first blue", "first green", "first yellow"])
        .draw("first green")
        .run_until(|game| matches!(game.question(), Some(Question::Turn(_))))
        .asks(GREEN)
        .play_all(GREEN, &["go lindenrain-1", "visit swineherd", "end"])
        .asks(YELLOW);
}

/// EX-1, BLF-2.7: the first player starts with the printed resources and nothing more.
#[test]
fn everybody_starts_with_the_same_board() {
    forest(4).expect(|game| {
        assert_eq!(glass_dial(game, RED), [0, 1, 2, 3, 0]);
        assert_eq!(oven_dial(game, RED), [0, 1, 2, 1, 2, 0]);
        assert_eq!(of(game, RED, Good::Brick), 3);
        assert_eq!([Dial::Glass, Dial::Oven].map(|dial| turned(game, RED, dial)), [0, 0]);
        assert_eq!(Tile::ALL.iter().map(|tile| tiles(game, RED, *tile)).collect::<Vec<_>>(), [3, 2, 2, 0]);
        assert_eq!(free_cells(game, RED), 5);
        assert_eq!((game[RED].estate.plots, game[RED].estate.progress, game[RED].reminded), (0, 0, false));
        assert_eq!(game.pawns[0], PawnSpot::Hand);
    });
}

/// EX-2, BLF-2.8: the second of three players has two wood more, the third a provision and a meat.
#[test]
fn three_players_start_with_their_bonus() {
    let game = Scenario::<Forest>::new(3, &[("setup", "first_game")])
        .draw("first red")
        .run_until(|game| matches!(game.question(), Some(Question::Split(_))));
    game.asks(GREEN)
        .offers(GREEN, &["provisions 1 3", "provisions 2 2"])
        .play(GREEN, "provisions 1 3")
        .expect(|game| {
            assert_eq!(glass_dial(game, BLUE), [0, 1, 2, 5, 0]);
            assert_eq!(oven_dial(game, BLUE), [0, 1, 2, 1, 2, 0]);
            assert_eq!(oven_dial(game, GREEN), [0, 2, 2, 1, 3, 0]);
        });
}

/// BLF-2.8: a pig for the second of two; two brick, a cattle and a glass for the others of four.
#[test]
fn other_player_counts_start_with_their_bonus() {
    forest(2).expect(|game| assert_eq!(herd(game, BLUE), (1, 0)));
    forest(4).expect(|game| {
        assert_eq!(of(game, BLUE, Good::Brick), 5);
        assert_eq!(herd(game, GREEN), (0, 1));
        assert_eq!(of(game, YELLOW, Good::Glass), 1);
        assert!(Seat::all(4).all(|seat| game[seat].is_housed()));
    });
}

/// BLF-2.9, BLF-12.1: the first of two players names a village, the second places the neutral pawn there.
#[test]
fn both_players_place_the_neutral_pawn() {
    Scenario::<Forest>::new(2, &[("setup", "first_game")])
        .draw("first blue")
        .run_until(|game| matches!(game.question(), Some(Question::NameVillage(_))))
        .asks(BLUE)
        .play(BLUE, "village moosgrund")
        .asks(RED)
        .offers(RED, &["neutral moosgrund-0", "neutral moosgrund-1", "neutral moosgrund-2"])
        .refuses(RED, "neutral tannenau-0", Refusal::OtherVillage)
        .play(RED, "neutral moosgrund-1")
        .asks(BLUE)
        .refuses(BLUE, "go moosgrund-1", Refusal::GapTaken);
}
