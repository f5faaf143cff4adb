//! The first position (ORA-1).

use parlour_core::{Decision, Game, Mode, SetupError};

use super::scene::*;
use crate::Ora;
use crate::data::{Card, Marker, Settlement, Stage, Tile};
use crate::state::land::Content;

fn numbers(scene: &Scene) -> Vec<u8> {
    scene.game().displayed().map(|card| card.face().number).collect()
}

/// ORA-1.1, ORA-D13: fourteen configurations, and one more where Quarry C is kept.
#[test]
fn players_and_options_select_the_mode() {
    let modes = Ora::modes();
    assert_eq!(modes.len(), 15);
    let excluded = |players, options: &[(&str, &str)]| {
        let mode = Mode::choose(Ora::ABOUT, Some(players), options.iter().copied()).expect("known options");
        assert!(matches!(Ora::new(&mode), Err(SetupError::Excluded(_))), "{mode}");
    };
    excluded(1, &[("length", "short")]);
    excluded(2, &[("length", "short")]);
    excluded(3, &[("length", "long")]);
    excluded(4, &[("remove_c_quarry", "no")]);
    excluded(4, &[("length", "short"), ("country", "ireland"), ("remove_c_quarry", "no")]);
}

/// ORA-1.1, ORA-D13: rosters by number of cards; four short players choose about Quarry C.
#[test]
fn every_mode_has_its_cards() {
    let roster = |players, options: &[(&str, &str)]| Scene::new(players, options).game().roster();
    assert_eq!(roster(3, &[]).len(), 33);
    assert_eq!(roster(4, &[]).len(), 41);
    assert_eq!(roster(2, &[]).len(), 24);
    assert_eq!(roster(2, &[("length", "long")]).len(), 38);
    assert_eq!(roster(2, &[("length", "long"), ("country", "ireland")]).len(), 41);
    assert_eq!(roster(1, &[]).len(), 37);
    assert!(!roster(4, &[("length", "short")]).has(29));
    assert!(roster(4, &[("length", "short"), ("remove_c_quarry", "no")]).has(29));
}

/// ORA-1.2: seven markers begin on the alpha space and read nought before the first rotation.
#[test]
fn seven_markers_begin_at_nought() {
    let scene = Scene::new(3, &[]);
    for marker in &Marker::ALL[..7] {
        assert_eq!(scene.game().reading(*marker), Some(0));
    }
}

/// ORA-1.3: grapes wait in France alone, stone everywhere but in solo.
#[test]
fn grapes_and_stone_wait() {
    france(3).reads(Marker::Grapes, None).reads(Marker::Stone, None).round(8).reads(Marker::Grapes, Some(0));
    ireland(3).round(8).reads(Marker::Grapes, None).round(13).reads(Marker::Stone, Some(0));
    solo("france").round(11).reads(Marker::Grapes, None).round(18).reads(Marker::Stone, None);
}

/// ORA-1.4: the start cards of the roster are displayed, the other stages wait.
#[test]
fn start_cards_are_displayed() {
    assert_eq!(numbers(&france(2)), [2, 4, 5, 7, 8, 11, 12]);
    assert_eq!(numbers(&france(3)), [1, 2, 4, 5, 6, 7, 8, 9, 11, 12]);
    let all_start = |card: &Card| card.face().stage == Stage::Start;
    assert!(ireland(4).game().displayed().all(|card| all_start(&card)));
    assert_eq!(ireland(4).game().display.len(), 13);
}

/// ORA-1.5: three basic buildings, three forests, two moors, three clergymen, four settlements.
#[test]
fn everybody_begins_alike() {
    france(4).expect(|game| {
        for seat in game.seats() {
            let land = game.land(seat);
            assert_eq!(land.buildings().collect::<Vec<_>>(), [ClayMound, Farmyard, CloisterOffice]);
            assert_eq!(land.holding(Content::Forest).count(), 3);
            assert_eq!(land.holding(Content::Moor).count(), 2);
            let player = game.player(seat);
            assert_eq!((player.at_home(Prior), player.at_home(LayBrother)), (1, 2));
            assert_eq!(player.reserve, Settlement::STARTING);
        }
    });
}

/// ORA-1.6: one of each basic good; nothing in solo.
#[test]
fn everybody_begins_with_the_basic_goods() {
    let stock = [(Clay, 1), (Wood, 1), (Peat, 1), (Livestock, 1), (Grain, 1), (Coin, 1)];
    france(2).has(RED, &stock).has(BLUE, &stock);
    solo("ireland").has(RED, &[]);
}

/// ORA-1.6, ORA-1.7: the short game adds the first income, and two cells begin empty.
#[test]
fn the_short_game_begins_with_two_bare_cells() {
    short(3).has(BLUE, &[(Clay, 1), (Wood, 1), (Peat, 1), (Livestock, 2), (Grain, 2), (Coin, 1)]).expect(
        |game| {
            let land = game.land(GREEN);
            let bare = |col| land.get(land.at(at(0, col)).expect("a cell")) == Content::Empty;
            assert!(bare(0) && bare(1) && !bare(2));
            assert_eq!(land.wilderness(), 3);
        },
    );
}

/// ORA-1.8: the cheapest tile lies on top, in solo the dearest.
#[test]
fn landscape_piles_are_sorted() {
    let tops = |scene: &Scene| [Tile::District, Tile::Plot].map(|tile| scene.game().top_price(tile));
    assert_eq!(tops(&france(3)), [Some(2), Some(3)]);
    assert_eq!(tops(&solo("france")), [Some(8), Some(7)]);
}

/// ORA-1.9: contracts cost one coin, and there are eight Wonders.
#[test]
fn contracts_are_cheap_and_wonders_few() {
    france(3).expect(|game| assert_eq!((game.contract, game.wonders), (1, 8)));
}

/// ORA-1.10: anybody may begin; nobody is drawn in solo.
#[test]
fn the_start_player_is_drawn() {
    Scene::new(4, &[])
        .may_draw(&["start red", "start blue", "start green", "start yellow"])
        .draw("start green")
        .asks(GREEN);
    assert_eq!(solo("france").game().pending(), Decision::ask(RED));
}

/// ORA-1.11: the neutral land is bare but for the basic buildings and the Builders' Market.
#[test]
fn the_neutral_player_has_a_builders_market() {
    solo("france").expect(|game| {
        let land = game.land(BLUE);
        assert_eq!(land.wilderness(), 0);
        assert_eq!(land.find(BuildersMarket), land.at(at(0, 0)));
        assert_eq!(land.buildings().count(), 4);
        let neutral = game.player(BLUE);
        assert_eq!((neutral.at_home(Prior), neutral.at_home(LayBrother), neutral.reserve.len()), (1, 2, 0));
        assert!(!game.is_displayed(BuildersMarket));
    });
}
