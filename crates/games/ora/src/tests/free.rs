//! Free actions and landscape (ORA-7).

use super::scene::*;
use crate::Refusal;
use crate::data::{DistrictFace, PlotFace, Tile};
use crate::state::land::Content;

fn asides(scene: &Scene, seat: parlour_core::Seat) -> Vec<String> {
    let mut out = Vec::new();
    parlour_core::Game::asides(scene.game(), seat, &mut out);
    out.iter().map(ToString::to_string).collect()
}

/// ORA-7.1: grain becomes straw, one for one, and never grain again.
#[test]
fn grain_becomes_straw() {
    france(3).goods(RED, &[(Grain, 2)]).play_all(RED, &["straw", "straw"]).has(RED, &[(Straw, 2)]).refuses(
        RED,
        "straw",
        missing(Grain, 1, 0),
    );
}

/// ORA-7.2, ORA-D41: coins are one number; a five-coin tile is there as soon as five coins are.
#[test]
fn coins_change_by_themselves() {
    let tiles = |coins| {
        let purse = purse(&[(Coin, coins)]);
        (purse.have(Coin) > 0, purse.have(Coin5), purse.different_from(0, false))
    };
    assert_eq!(tiles(0), (false, 0, 0));
    assert_eq!(tiles(4), (true, 0, 1));
    assert_eq!(tiles(5), (true, 1, 1), "either a coin or a five-coin tile, not both");
    assert_eq!(tiles(6), (true, 1, 2));
}

/// ORA-7.3, ORA-D12: a wine is a coin, a whiskey two; never back.
#[test]
fn drink_is_sold() {
    france(3).goods(RED, &[(Wine, 1)]).play(RED, "sell wine").has(RED, &[(Coin, 1)]);
    ireland(3)
        .goods(RED, &[(Whiskey, 1)])
        .refuses(RED, "sell wine", Refusal::NotOffered)
        .play(RED, "sell whiskey")
        .has(RED, &[(Coin, 2)])
        .refuses(RED, "sell whiskey", missing(Whiskey, 1, 0));
}

/// ORA-7.4: at any time: within a function, in a settlement phase, in others' turns.
#[test]
fn exchanges_are_free_at_any_time() {
    let scene = france(3).goods(BLUE, &[(Grain, 1), (Wine, 1)]);
    assert_eq!(asides(&scene, BLUE), ["straw", "sell wine"], "in red's turn");
    scene.play(BLUE, "straw").asks(RED);
    function(CloisterCourtyard, &[(Grain, 2), (Clay, 1)])
        .set(|game| game.rules = 1)
        .refuses(RED, "times 1", Refusal::MissingKinds { need: 3, have: 2 })
        .play_all(RED, &["straw", "times 1", "give clay", "give grain", "give straw", "basic wood"])
        .has(RED, &[(Wood, 6)]);
    france(3).goods(RED, &[(Grain, 1)]).round(6).play(RED, "straw").asks(RED).has(RED, &[(Straw, 1)]);
}

/// ORA-7.4: payments exchange on the way, so nothing may be exchanged between choosing and paying.
#[test]
fn payments_exchange_on_the_way() {
    france(4)
        .goods(RED, &[(Clay, 1), (Grain, 2)])
        .play_all(RED, &["build", "card fuel-merchant"])
        .refuses(RED, "straw", Refusal::NotAsked)
        .play_all(RED, &["spot 0/3", "done"])
        .has(RED, &[(Grain, 1)]);
    let over = france(2).set(|game| game.agenda = parlour_core::Agenda::new());
    assert!(asides(&over, RED).is_empty());
}

/// ORA-7.4: between the two exchanges of a card, what the first one takes must stay.
#[test]
fn what_an_exchange_will_take_stays() {
    function(Estate, &[(Grain, 11)]).play_all(RED, &["times 1", "straw"]).refuses(
        RED,
        "straw",
        Refusal::Needed { good: Grain },
    );
}

/// ORA-7.5: the top tile, for its price, laid at once on either face.
#[test]
fn landscape_is_bought_from_the_top() {
    france(3)
        .goods(RED, &[(Coin, 2)])
        .play(RED, "buy district")
        .offers(RED, &["district hills -1", "district hills 2", "district plains -1", "district plains 2"])
        .play(RED, "district plains 2")
        .has(RED, &[])
        .expect(|game| assert_eq!(game.top_price(Tile::District), Some(3)))
        .allows(RED, "fell");
    france(3).goods(RED, &[(Coin, 1)]).refuses(RED, "buy district", Refusal::TooPoor { need: 2, have: 1 });
}

/// ORA-7.6, ORA-D24: before or after the main action, never within a function.
#[test]
fn land_is_bought_around_the_action() {
    france(3)
        .goods(RED, &[(Coin, 9)])
        .play_all(RED, &["place", "at red clay-mound"])
        .refuses(RED, "buy plot", Refusal::NotAsked)
        .play(RED, "send prior")
        .refuses(RED, "buy plot", Refusal::NotAsked)
        .play_all(RED, &["harvest clay", "buy plot", "plot coast 0"])
        .asks(BLUE);
}

/// ORA-7.7: one a turn; every slot of the start player is a turn of its own.
#[test]
fn one_tile_a_turn() {
    france(3)
        .goods(RED, &[(Coin, 20)])
        .goods(BLUE, &[])
        .goods(GREEN, &[])
        .play_all(RED, &["buy plot", "plot coast 0"])
        .refuses(RED, "buy district", Refusal::LandBought)
        .play_all(RED, &["cut", "spot 0/0", "joker peat"])
        .play_all(BLUE, &["cut", "spot 0/0", "joker peat"])
        .play_all(GREEN, &["cut", "spot 0/0", "joker peat"])
        .allows(RED, "buy district");
}

/// ORA-7.7: in the game for two one tile for both actions; in the long game one a round.
#[test]
fn one_tile_for_two_actions() {
    for scene in [france(2), two_long()] {
        scene
            .goods(RED, &[(Coin, 20)])
            .play_all(RED, &["cut", "spot 0/0", "joker peat", "buy plot", "plot coast 0"])
            .refuses(RED, "buy plot", Refusal::LandBought)
            .play_all(RED, &["cut", "spot 1/0", "joker peat"])
            .asks(BLUE);
    }
}

/// ORA-7.7: one in the bonus round as well.
#[test]
fn land_in_the_bonus_round() {
    france(3)
        .goods(RED, &[(Coin, 20)])
        .round(25)
        .play_all(RED, &["buy plot", "plot mountain 1"])
        .refuses(RED, "buy plot", Refusal::LandBought)
        .allows(RED, "place");
}

/// ORA-7.8, ORA-D29, ORA-T40: districts grow up and down, without gaps; a plot does not carry one.
#[test]
fn districts_lie_above_or_below() {
    france(3)
        .district(RED, DistrictFace::Hills, -1)
        .plot(RED, PlotFace::Coast, 2)
        .goods(RED, &[(Coin, 9)])
        .play(RED, "buy district")
        .offers(RED, &["district hills -2", "district hills 2", "district plains -2", "district plains 2"])
        .refuses(RED, "district hills 3", Refusal::Misplaced)
        .refuses(RED, "district hills -1", Refusal::Misplaced);
}

/// ORA-7.9: a district brings its forests and moors.
#[test]
fn districts_bring_forests() {
    france(3).goods(RED, &[(Coin, 9)]).play_all(RED, &["buy district", "district hills -1"]).expect(|game| {
        let land = game.land(RED);
        let held = [0, 1, 2, 3, 4].map(|col| land.get(land.at(at(-1, col)).expect("a cell")));
        assert_eq!(held, [Content::Moor, Content::Forest, Content::Forest, Content::Empty, Content::Empty]);
    });
    france(3).district(RED, DistrictFace::Plains, 2).expect(|game| {
        assert_eq!((game.land(RED).holding(Content::Forest).count(), game.land(RED).wilderness()), (4, 6));
    });
}

/// ORA-7.10, ORA-T40: plots touch the land or another plot of their side, and do not overlap.
#[test]
fn plots_lie_beside_the_land() {
    let fresh = france(3).goods(RED, &[(Coin, 9)]);
    fresh
        .clone()
        .play(RED, "buy plot")
        .offers(
            RED,
            &[
                "plot coast -1",
                "plot coast 0",
                "plot coast 1",
                "plot mountain -1",
                "plot mountain 0",
                "plot mountain 1",
            ],
        )
        .refuses(RED, "plot coast 2", Refusal::Misplaced)
        .refuses(RED, "plot mountain -2", Refusal::Misplaced);
    fresh
        .plot(RED, PlotFace::Coast, 1)
        .play(RED, "buy plot")
        .allows(RED, "plot coast 3")
        .allows(RED, "plot coast -1")
        .refuses(RED, "plot coast 2", Refusal::Misplaced)
        .refuses(RED, "plot coast 0", Refusal::Misplaced)
        .allows(RED, "plot mountain 0")
        .refuses(RED, "plot mountain 3", Refusal::Misplaced);
}

/// ORA-7.11: a pile may run out.
#[test]
fn piles_run_out() {
    france(3)
        .goods(RED, &[(Coin, 99)])
        .set(|game| game.piles[1] = 0)
        .refuses(RED, "buy plot", Refusal::PileEmpty { tile: Tile::Plot })
        .allows(RED, "buy district");
}

/// ORA-7.11: the terrain of plots is fixed: water outside, coast inside; hillside, then mountain.
#[test]
fn plots_keep_their_orientation() {
    use crate::data::Terrain::{Coast, Hillside, Mountain, Water};
    let scene = france(3).plot(RED, PlotFace::Coast, 0).plot(RED, PlotFace::Mountain, 1);
    let land = scene.game().land(RED);
    let ground = |row, col| land.at(at(row, col)).map(|cell| land.terrain(cell));
    assert_eq!([ground(0, -2), ground(1, -1)], [Some(Water), Some(Coast)]);
    assert_eq!([ground(1, 5), ground(2, 5), ground(1, 6)], [Some(Hillside), Some(Hillside), Some(Mountain)]);
    assert_eq!(ground(2, 6), None, "the mountain is named by its upper row");
}
