//! Functions of the basic buildings and of the cards both countries share (ORA-11).

use super::scene::*;
use crate::Refusal;
use crate::data::{Marker, PlotFace, Settlement};

/// ORA-11.01G, ORA-D45: the Priory reaches any building with a prior on it, but not itself.
#[test]
fn the_priory_follows_priors() {
    france(3)
        .building(RED, Priory, at(1, 3))
        .out(BLUE, Prior, BLUE, CloisterOffice)
        .out(GREEN, LayBrother, GREEN, ClayMound)
        .goods(RED, &[])
        .play_all(RED, &["place", "at red priory", "send prior"])
        .offers(RED, &["at blue cloister-office", "done"])
        .play_all(RED, &["at blue cloister-office", "harvest coin"])
        .owns(RED, Coin, 2);
}

/// ORA-11.01G: a lay brother does not make a target.
#[test]
fn the_priory_ignores_lay_brothers() {
    france(3)
        .building(RED, Priory, at(1, 3))
        .out(GREEN, LayBrother, GREEN, ClayMound)
        .using(RED, Priory)
        .refuses(RED, "at green clay-mound", Refusal::NoPriorThere { card: ClayMound })
        .refuses(RED, "card bakery", Refusal::NotAsked);
}

/// ORA-11.02G, ORA-T8: stone, coin and peat become six peat.
#[test]
fn the_courtyard_turns_three_goods_into_six() {
    function(CloisterCourtyard, &[(Stone, 1), (Coin, 1), (Peat, 1)])
        .play_all(RED, &["times 1", "give peat", "give coin", "give stone"])
        .refuses(RED, "basic stone", Refusal::NotOffered)
        .play(RED, "basic peat")
        .has(RED, &[(Peat, 6)]);
}

/// ORA-11.02G: three of a kind are one good.
#[test]
fn the_courtyard_wants_different_goods() {
    function(CloisterCourtyard, &[(Stone, 3), (Coin, 1)]).refuses(
        RED,
        "times 1",
        Refusal::MissingKinds { need: 3, have: 2 },
    );
}

/// ORA-11.06G, ORA-T10: four energy for five coins, ten energy for ten.
#[test]
fn the_fuel_merchant_pays_in_three_steps() {
    function(FuelMerchant, &[(Peat, 2)]).play_all(RED, &["offer 1", "pay peat 2"]).has(RED, &[(Coin, 5)]);
    function(FuelMerchant, &[(Peat, 5)]).play_all(RED, &["offer 3", "pay peat 5"]).has(RED, &[(Coin, 10)]);
    function(FuelMerchant, &[(PeatCoal, 2)])
        .play_all(RED, &["offer 2", "pay peat-coal 2"])
        .has(RED, &[(Coin, 8)]);
}

/// ORA-11.06G: half an energy too little is too little.
#[test]
fn the_fuel_merchant_wants_his_energy() {
    function(FuelMerchant, &[(Peat, 1), (Straw, 1)])
        .refuses(RED, "offer 1", Refusal::MissingEnergy { need: 6, have: 5 })
        .refuses(RED, "offer 4", Refusal::NotOffered);
}

/// ORA-11.07G, ORA-D47: a gain, and any peat becomes coal.
#[test]
fn the_kiln_burns_peat() {
    function(PeatCoalKiln, &[(Peat, 3)])
        .play_all(RED, &["gain 1", "times 3"])
        .has(RED, &[(PeatCoal, 4), (Coin, 1)]);
    function(PeatCoalKiln, &[]).play_all(RED, &["gain 1", "done"]).has(RED, &[(PeatCoal, 1), (Coin, 1)]);
}

/// ORA-11.07G: no more coal than there is peat.
#[test]
fn the_kiln_wants_peat() {
    function(PeatCoalKiln, &[(Peat, 1)]).play(RED, "done").refuses(RED, "times 2", missing(Peat, 2, 1));
    function(PeatCoalKiln, &[]).refuses(RED, "gain 2", Refusal::NotOffered);
}

/// ORA-11.12G: two food and one energy a stone, up to five.
#[test]
fn the_stone_merchant_sells_stone() {
    function(StoneMerchant, &[(Meat, 2), (PeatCoal, 2)])
        .play_all(RED, &["times 5", "pay meat 2", "pay peat-coal 2"])
        .has(RED, &[(Stone, 5)]);
}

/// ORA-11.12G: five at most, and both food and energy.
#[test]
fn the_stone_merchant_has_five() {
    function(StoneMerchant, &[(Meat, 9), (PeatCoal, 9)]).refuses(
        RED,
        "times 6",
        Refusal::TooOften { most: 5 },
    );
    function(StoneMerchant, &[(Meat, 1)]).refuses(
        RED,
        "times 1",
        Refusal::MissingEnergy { need: 2, have: 0 },
    );
    function(StoneMerchant, &[(Wood, 1)]).refuses(RED, "times 1", Refusal::MissingFood { need: 2, have: 0 });
    function(StoneMerchant, &[(Grain, 3)]).refuses(RED, "times 1", Refusal::GrainServesOnce);
}

/// ORA-11.13G: two coins for six materials.
#[test]
fn the_builders_market_sells_materials() {
    function(BuildersMarket, &[(Coin, 2)])
        .play(RED, "times 1")
        .has(RED, &[(Wood, 2), (Clay, 2), (Stone, 1), (Straw, 1)]);
}

/// ORA-11.13G: once, for two coins.
#[test]
fn the_builders_market_wants_two_coins() {
    function(BuildersMarket, &[(Coin, 1)]).refuses(RED, "times 1", missing(Coin, 2, 1));
    function(BuildersMarket, &[(Coin, 4)]).refuses(RED, "times 2", Refusal::TooOften { most: 1 });
}

/// ORA-11.16G: one of each basic good.
#[test]
fn the_chapter_house_gives_all_basics() {
    function(CloisterChapterHouse, &[])
        .play(RED, "gain 1")
        .has(RED, &[(Clay, 1), (Wood, 1), (Peat, 1), (Livestock, 1), (Grain, 1), (Coin, 1)]);
}

/// ORA-11.16G: all or nothing.
#[test]
fn the_chapter_house_gives_nothing_else() {
    function(CloisterChapterHouse, &[]).refuses(RED, "gain 2", Refusal::NotOffered).refuses(
        RED,
        "times 1",
        Refusal::NotAsked,
    );
}

/// ORA-11.18G, ORA-T18: three ceramics and one ornament at most; the energy is summed.
#[test]
fn the_workshop_fires_clay_and_carves_stone() {
    function(CloisterWorkshop, &[(Clay, 3), (Stone, 1), (Peat, 2)])
        .play_all(RED, &["times 3", "times 1", "pay peat 2"])
        .has(RED, &[(Ceramic, 3), (Ornament, 1)])
        .points(RED, [13, 0, 0]);
    function(CloisterWorkshop, &[(Clay, 1), (Stone, 1), (PeatCoal, 1)])
        .play_all(RED, &["times 1", "times 1", "pay peat-coal 1"])
        .has(RED, &[(Ceramic, 1), (Ornament, 1)]);
}

/// ORA-11.18G: one ornament, and energy for all of it.
#[test]
fn the_workshop_wants_energy_for_everything() {
    function(CloisterWorkshop, &[(Clay, 1), (Stone, 2), (Wood, 1)])
        .play(RED, "times 1")
        .refuses(RED, "times 1", Refusal::MissingEnergy { need: 4, have: 2 })
        .refuses(RED, "times 2", Refusal::TooOften { most: 1 })
        .play_all(RED, &["done", "pay wood 1"])
        .has(RED, &[(Stone, 2), (Ceramic, 1)]);
    function(CloisterWorkshop, &[(Wood, 9)]).refuses(RED, "times 1", missing(Clay, 1, 0));
}

/// ORA-11.19G, ORA-7.4: livestock and straw become meat; grain is flipped for it.
#[test]
fn the_slaughterhouse_makes_meat() {
    function(Slaughterhouse, &[(Livestock, 3), (Straw, 1), (Grain, 4)])
        .play(RED, "times 3")
        .has(RED, &[(Grain, 2), (Meat, 3)]);
}

/// ORA-11.19G: no meat without straw.
#[test]
fn the_slaughterhouse_wants_straw() {
    function(Slaughterhouse, &[(Livestock, 2), (Grain, 1)]).refuses(RED, "times 2", missing(Straw, 2, 1));
}

/// ORA-11.22G: stone from the wheel.
#[test]
fn the_quarry_harvests_stone() {
    function(QuarryB, &[]).marker(Marker::Stone, 3).play(RED, "harvest stone").has(RED, &[(Stone, 4)]);
}

/// ORA-11.22G: stone only.
#[test]
fn the_quarry_harvests_nothing_else() {
    function(QuarryB, &[]).refuses(RED, "harvest clay", Refusal::NotAsked).refuses(
        RED,
        "harvest stone",
        Refusal::MarkerAway { good: Stone },
    );
}

/// ORA-11.26G, ORA-T20: two wood for five coins and an ornament: six points if kept.
#[test]
fn the_shipyard_pays_for_wood() {
    function(Shipyard, &[(Wood, 2)])
        .play(RED, "times 1")
        .has(RED, &[(Coin, 5), (Ornament, 1)])
        .points(RED, [6, 0, 0]);
}

/// ORA-11.26G: once, for two wood.
#[test]
fn the_shipyard_wants_two_wood() {
    function(Shipyard, &[(Wood, 1)]).refuses(RED, "times 1", missing(Wood, 2, 1));
    function(Shipyard, &[(Wood, 4)]).refuses(RED, "times 2", Refusal::TooOften { most: 1 });
}

/// ORA-11.28G, ORA-D40: a settlement through the Castle; the next phase's right remains.
#[test]
fn the_castle_founds_a_settlement() {
    function(Castle, &[(Grain, 1), (Wood, 1), (Coin, 7)])
        .play_all(RED, &["settle shanty-town", "spot 0/3", "pay grain 1", "pay wood 1"])
        .has(RED, &[(Coin, 7)])
        .expect(|game| assert!(!game.player(RED).reserve.has(Settlement::ShantyTown)))
        .round(7)
        .allows(RED, "settle market-town");
}

/// ORA-11.28G: cost and ground as in a phase, and no landscape.
#[test]
fn the_castle_keeps_the_rules_of_settling() {
    function(Castle, &[(Coin, 30), (Wood, 9)])
        .refuses(RED, "settle fishing-village", Refusal::NoRoomToSettle)
        .refuses(RED, "settle village", Refusal::NotInReserve { settlement: Settlement::Village })
        .refuses(RED, "buy plot", Refusal::NotAsked);
    function(Castle, &[(Coin, 6)]).refuses(
        RED,
        "settle market-town",
        Refusal::MissingFood { need: 7, have: 6 },
    );
}

/// ORA-11.34G, ORA-T24: four tiles worth 17 points for a Wonder worth 30.
#[test]
fn the_sacristy_makes_a_wonder() {
    function(Sacristy, &[(Book, 1), (Ceramic, 1), (Ornament, 1), (Reliquary, 1)])
        .points(RED, [17, 0, 0])
        .play(RED, "times 1")
        .has(RED, &[(Wonder, 1)])
        .points(RED, [30, 0, 0])
        .expect(|game| assert_eq!(game.wonders, 7));
}

/// ORA-11.34G: all four tiles.
#[test]
fn the_sacristy_wants_all_four() {
    function(Sacristy, &[(Book, 9), (Ceramic, 9), (Ornament, 9)]).refuses(
        RED,
        "times 1",
        missing(Reliquary, 1, 0),
    );
}

/// ORA-11.39G, ORA-D11, ORA-T26: ten food or six energy for a book and an ornament, twice.
#[test]
fn the_estate_takes_food_or_energy() {
    let full = &[(Book, 2), (Ornament, 2)];
    function(Estate, &[(Meat, 4)]).play_all(RED, &["times 2", "pay meat 4"]).has(RED, full);
    function(Estate, &[(PeatCoal, 4)]).play_all(RED, &["done", "times 2", "pay peat-coal 4"]).has(RED, full);
    function(Estate, &[(Meat, 2), (PeatCoal, 2)])
        .play_all(RED, &["times 1", "times 1", "pay meat 2", "pay peat-coal 2"])
        .has(RED, full)
        .points(RED, [12, 0, 0]);
}

/// ORA-11.39G: twice in all, and a grain serves once.
#[test]
fn the_estate_trades_twice() {
    function(Estate, &[(Meat, 9), (PeatCoal, 9)])
        .refuses(RED, "times 3", Refusal::TooOften { most: 2 })
        .play(RED, "times 1")
        .refuses(RED, "times 2", Refusal::TooOften { most: 1 });
    function(Estate, &[(Grain, 9)]).refuses(RED, "times 1", Refusal::MissingFood { need: 10, have: 9 });
    function(Estate, &[(Grain, 12), (PeatCoal, 1)]).play(RED, "times 1").refuses(
        RED,
        "times 1",
        Refusal::GrainServesOnce,
    );
}

/// ORA-11.41G, ORA-D7, ORA-T37: two points a monastery building; one in solo; one and a half,
/// rounded down, in the long game for two.
#[test]
fn the_brotherhood_counts_the_cloister() {
    let seven = |scene: Scene| {
        let scene = scene.bare(RED, at(0, 0)).plot(RED, PlotFace::Mountain, 0).plot(RED, PlotFace::Coast, 0);
        let cards =
            [CloisterCourtyard, CloisterGarden, CloisterLibrary, CloisterWorkshop, CloisterChurch, Dormitory];
        let spots = [at(1, 3), at(0, 3), at(1, 5), at(0, 5), at(0, -1), at(1, -1)];
        cards.into_iter().zip(spots).fold(scene, |scene, (card, spot)| scene.building(RED, card, spot))
    };
    let points = |scene: Scene| {
        let scene =
            seven(scene).goods(RED, &[(Coin, 5)]).using(RED, HouseOfTheBrotherhood).play(RED, "times 1");
        match scene.game().question() {
            Some((_, crate::step::Question::Tiles(tiles))) => tiles.left,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!([points(france(3)), points(solo("france")), points(two_long())], [14, 7, 10]);
}

/// ORA-11.41G: five coins.
#[test]
fn the_brotherhood_wants_five_coins() {
    function(HouseOfTheBrotherhood, &[(Coin, 4)]).refuses(RED, "times 1", missing(Coin, 5, 4));
    function(HouseOfTheBrotherhood, &[(Coin, 5)])
        .play_all(RED, &["times 1", "take book 1"])
        .has(RED, &[(Book, 1)]);
}
