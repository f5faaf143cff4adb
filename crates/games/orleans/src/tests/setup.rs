//! Set-up and the exclusion of place tiles (ORL-2.x, ORL-12.x).

use parlour_core::{Decision, Eyes, Game, Seat, Who};

use super::scene::*;
use crate::data::{BANK_TOTAL, Edge, Follower, Hourglass, POSTS, Place, START_COINS, Track};
use crate::state::Home;
use crate::step::Stage;
use crate::{City, Event, Refusal};

/// Goods on the map.
fn on_map(scene: &Scene) -> usize {
    scene.game().cargo.iter().flatten().flatten().count()
}

/// Goods in the goods market.
fn in_market(scene: &Scene) -> u8 {
    scene.game().stock.iter().sum()
}

/// ORL-2.1: five coins, ten trading posts, four own followers and nothing else.
#[test]
fn everybody_starts_alike() {
    orleans(3).expect(|game| {
        for seat in Seat::all(3) {
            let player = &game[seat];
            assert_eq!((player.coins, player.reserve, player.unplaced), (START_COINS, POSTS, 0));
            assert_eq!((player.goods_total(), game.posts_on_map(seat), game.citizens_of(seat)), (0, 0, 0));
            assert_eq!(game.tiles_of(seat).count(), 0);
        }
    });
}

/// ORL-2.2: the own followers start on the market, the bag is empty.
#[test]
fn own_followers_start_on_the_market() {
    let scene = orleans(2);
    assert_eq!(scene.market_of(BLUE), Follower::OWN);
    assert_eq!(scene.bag_of(BLUE), []);
}

/// ORL-2.3: seven markers of each player stand on the first cells.
#[test]
fn all_markers_start_on_the_first_cell() {
    orleans(4).expect(|game| {
        for seat in Seat::all(4) {
            assert_eq!((game[seat].tracks, game[seat].development), ([0; Track::COUNT], 0));
        }
    });
}

/// ORL-2.4, D1: neutral followers with four players.
/// ORL-2.8, ORL-2.11: goods and coins with four players.
#[test]
fn four_players_use_everything() {
    let scene = orleans(4);
    assert_eq!(scene.game().supply, [16, 10, 10, 10, 14, 14, 14]);
    assert_eq!((on_map(&scene), in_market(&scene), scene.game().bank), (52, 38, 147));
    assert_eq!(scene.game().out.goods.iter().sum::<u8>(), 0);
}

/// ORL-2.4, ORL-2.8, ORL-2.11, D2: three players leave the spaces marked 4 empty.
#[test]
fn three_players_leave_the_fours_empty() {
    let scene = orleans(3);
    assert_eq!(scene.game().supply, [14, 8, 8, 8, 11, 11, 11]);
    assert_eq!((on_map(&scene), in_market(&scene), scene.game().bank), (48, 36, 152));
    assert_eq!(scene.game().out.goods.iter().sum::<u8>(), 6);
    let goods = |number: u8| scene.game().cargo[Edge::new(number - 1).index()].iter().flatten().count();
    assert_eq!((1..=9).map(goods).collect::<Vec<_>>(), [1, 1, 1, 1, 2, 2, 2, 2, 2]);
}

/// ORL-2.4, ORL-2.8, ORL-2.11, D3: two players leave the spaces marked 3 and 4 empty.
#[test]
fn two_players_leave_threes_and_fours_empty() {
    let scene = orleans(2);
    assert_eq!(scene.game().supply, [12, 6, 6, 6, 8, 8, 8]);
    assert_eq!((on_map(&scene), in_market(&scene), scene.game().bank), (43, 35, 157));
    assert_eq!(scene.game().out.goods.iter().sum::<u8>(), 12);
}

/// ORL-2.14: every connection starts with a good, whatever the number of players.
#[test]
fn every_connection_starts_with_a_good() {
    for players in 2..=4 {
        assert!(orleans(players).game().cargo.iter().all(|goods| goods[0].is_some()));
    }
}

/// ORL-2.8: goods are drawn at random: first those removed, then those of the map.
#[test]
fn goods_are_drawn() {
    unlaid(3, &[])
        .may_draw(&["remove grain", "remove cheese", "remove wine", "remove wool", "remove brocade"])
        .draws(&["remove wool"; 6])
        .draws(&["lay brocade", "lay brocade"])
        .expect(|game| {
            assert_eq!(game.weight("lay brocade".parse().unwrap()), 10);
            assert_eq!(game.weight("lay wool".parse().unwrap()), 9);
            assert_eq!(game.check(Who::Chance, "remove wool".parse().unwrap()), Err(Refusal::NotAsked));
        });
}

/// ORL-2.5, ORL-2.7, ORL-2.9: sixteen technology tiles, all citizens and all place tiles lie open.
#[test]
fn the_supplies_are_open_to_all() {
    orleans(2).expect(|game| {
        let view = game.view(Eyes::Spectator);
        assert_eq!(view.technology, 16);
        assert_eq!(view.citizens.len(), 14);
        assert!(view.citizens.iter().all(|citizen| citizen.owner.is_none()));
        assert_eq!(view.stacks.len(), 20);
        assert_eq!(game.tiles, [Home::Stack; Place::TILES]);
    });
}

/// ORL-2.6, W7: the light pilgrimage comes first; the order of the other seventeen is unknown.
#[test]
fn the_game_begins_with_a_pilgrimage() {
    let scene = orleans(2);
    assert_eq!((scene.game().round, scene.game().event), (1, Some(Hourglass::Pilgrimage)));
    assert_eq!(*scene.game().hourglass.counts(), [2, 3, 3, 3, 3, 3]);
    orleans(2).staff(RED, Place::Monastery).staff(RED, Place::Scriptorium).phase(Stage::Actions).refuses(
        RED,
        "use monastery",
        Refusal::Pilgrimage,
    );
}

/// ORL-2.10: all merchants start in Orléans.
#[test]
fn merchants_start_in_orleans() {
    orleans(4).expect(|game| assert!(Seat::all(4).all(|seat| game[seat].merchant == City::Orleans)));
}

/// ORL-2.11: the bank holds all coins the players do not have.
#[test]
fn the_bank_holds_the_rest() {
    for players in 2..=4 {
        assert_eq!(orleans(players).game().bank, BANK_TOTAL - START_COINS * players);
    }
}

/// ORL-2.12: chance makes somebody the first player, unless the first seat is chosen to be.
#[test]
fn chance_chooses_the_first_player() {
    assert_eq!(orleans(3).game().first, RED);
    let mut scene = Scene::new(3, &[]).draws(&["remove grain"; 6]);
    while scene.options(Who::Chance)[0].starts_with("lay") {
        let words = scene.options(Who::Chance)[0].clone();
        scene = scene.draw(&words);
    }
    scene
        .may_draw(&["first red", "first blue", "first green"])
        .draw("first green")
        .noted(Event::FirstPlayer { seat: GREEN })
        .expect(|game| assert_eq!((game.first, game.round), (GREEN, 1)));
}

/// ORL-2.13, ORL-12.1: before round 1, each may exclude one tile, in turn order, or decline.
#[test]
fn each_of_three_may_exclude_one_tile() {
    laid_out(unlaid(3, &[("place_exclusion", "on")]))
        .set(|game| assert_eq!(game.round, 0))
        .asks(RED)
        .play(RED, "exclude bathhouse")
        .noted(Event::Excluded { seat: RED, tile: Place::Bathhouse })
        .refuses(BLUE, "exclude bathhouse", Refusal::NotInStacks { tile: Place::Bathhouse })
        .refuses(BLUE, "exclude village", Refusal::NotInStacks { tile: Place::Village })
        .play(BLUE, "decline")
        .play(GREEN, "exclude school")
        .expect(|game| assert_eq!((game.round, game.stage), (1, Stage::Planning)));
}

/// ORL-12.1: two players choose twice, in turn; declining uses up one choice only.
#[test]
fn two_players_may_exclude_two_tiles_each() {
    laid_out(unlaid(2, &[("place_exclusion", "on")]))
        .play(RED, "decline")
        .play(BLUE, "exclude office")
        .play(RED, "exclude cellar")
        .asks(BLUE)
        .play(BLUE, "exclude winery")
        .expect(|game| assert_eq!(game.stage, Stage::Planning));
}

/// ORL-12.1: the first player chosen by chance is the first to exclude.
#[test]
fn exclusion_follows_the_turn_order() {
    let mut scene = Scene::new(3, &[("place_exclusion", "on")]);
    while scene.options(Who::Chance)[0] != "first red" {
        let words = scene.options(Who::Chance)[0].clone();
        scene = scene.draw(&words);
    }
    let scene = scene.draw("first blue").asks(BLUE).play(BLUE, "decline").asks(GREEN);
    scene.play(GREEN, "decline").asks(RED);
}

/// ORL-12.2: excluded tiles are public and out of the game: nobody can take them.
#[test]
fn excluded_tiles_stay_in_the_box() {
    laid_out(unlaid(2, &[("place_exclusion", "on")]))
        .play(RED, "exclude hayrick")
        .play(BLUE, "exclude winery")
        .play(RED, "exclude library")
        .play(BLUE, "exclude brewery")
        .expect(|game| {
            let view = game.view(Eyes::Spectator);
            assert_eq!(view.excluded, [Place::Hayrick, Place::Winery, Place::Brewery, Place::Library]);
            assert_eq!(view.stacks.len(), 16);
        })
        .staff(RED, Place::Village)
        .phase(Stage::Actions)
        .play_all(RED, &["use village", "recruit trader"])
        .refuses(RED, "take hayrick", Refusal::NotInStacks { tile: Place::Hayrick });
}

/// ORL-12.2: at most four, three and four tiles can be excluded.
#[test]
fn no_more_can_be_excluded() {
    for (players, most) in [(2, 4), (3, 3), (4, 4)] {
        let mut scene = laid_out(unlaid(players, &[("place_exclusion", "on")]));
        while scene.game().stage == Stage::Setup {
            let (seat, words) = (asked(scene.game()), scene.options(asked(scene.game()))[0].clone());
            scene = scene.play(seat, &words);
        }
        let excluded = scene.game().tiles.iter().filter(|home| **home == Home::Excluded).count();
        assert_eq!(excluded, most);
        assert_ne!(scene.game().decision(), Decision::Over);
    }
}
