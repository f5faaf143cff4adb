//! Scoring (ORA-15).

use parlour_core::{Game, leaders};

use super::scene::*;
use crate::data::{DistrictFace, PlotFace, Settlement};

/// The points of goods alone.
fn goods(scene: Scene, goods: &[(crate::data::Good, u16)], points: i32) {
    scene.goods(RED, goods).points(RED, [points, 0, 0]);
}

/// ORA-15.2: points printed on tiles; all other goods count nothing.
#[test]
fn tiles_with_points() {
    goods(france(3), &[(Book, 1), (Ceramic, 1), (Ornament, 1), (Reliquary, 1)], 2 + 3 + 4 + 8);
    goods(france(3), &[(Wonder, 2)], 60);
    goods(france(3), &[(Clay, 9), (Stone, 9), (Meat, 9), (Bread, 9), (PeatCoal, 9), (Grapes, 9)], 0);
}

/// ORA-15.2, ORA-T30: coins, wine and whiskey are changed as they count most.
#[test]
fn coins_are_changed_for_the_count() {
    goods(france(3), &[(Wine, 1), (Coin, 4)], 2);
    goods(ireland(3), &[(Whiskey, 1), (Coin, 4)], 2);
    goods(ireland(3), &[(Whiskey, 1), (Coin, 3)], 2);
    goods(france(3), &[(Coin, 25)], 10);
    goods(france(3), &[(Wine, 5)], 5);
    goods(france(3), &[(Wine, 3), (Coin, 2)], 3);
}

/// ORA-15.3: economic values of buildings and settlements; the Artists' Colony loses one.
#[test]
fn economic_values() {
    france(3)
        .goods(RED, &[])
        .building(RED, StoneMerchant, at(0, 3))
        .settled(RED, Settlement::ArtistsColony, at(1, 1))
        .points(RED, [0, 6 - 1, 5 + 2]);
}

/// ORA-15.4, ORA-T6: the Shanty Town with the Estate, the Farmyard and the Office: seven points.
#[test]
fn a_settlement_counts_its_neighbours() {
    france(4)
        .goods(RED, &[])
        .settled(RED, Settlement::ShantyTown, at(1, 3))
        .building(RED, Estate, at(0, 3))
        .points(RED, [0, 5, -3 + 6 + 2 + 2]);
}

/// ORA-15.4, ORA-T35: water beside a settlement counts three, a Houseboat on it six.
#[test]
fn water_is_a_good_neighbour() {
    let coast = || ireland(3).goods(RED, &[]).plot(RED, PlotFace::Coast, 0);
    coast().settled(RED, Settlement::FishingVillage, at(0, -1)).points(RED, [0, 4, 6 + 3]);
    coast()
        .settled(RED, Settlement::FishingVillage, at(0, -1))
        .building(RED, Houseboat, at(0, -2))
        .points(RED, [0, 8, 6 + 6]);
}

/// ORA-15.4: settlements count for each other, forests for nobody.
#[test]
fn settlements_are_neighbours_too() {
    france(3)
        .goods(RED, &[])
        .settled(RED, Settlement::Hamlet, at(1, 1))
        .settled(RED, Settlement::MarketTown, at(0, 1))
        .points(RED, [0, 5, (4 + 2 + 2) + (2 + 4)]);
}

/// ORA-15.5, ORA-D4, ORA-T36: a Quarry lowers a settlement beside it by four, and no other.
#[test]
fn a_quarry_is_a_bad_neighbour() {
    let hamlet = || {
        france(3).goods(RED, &[]).plot(RED, PlotFace::Mountain, 0).settled(RED, Settlement::Hamlet, at(0, 5))
    };
    hamlet().points(RED, [0, 3, 4 + 3]);
    hamlet().building(RED, QuarryB, at(0, 6)).points(RED, [0, 10, 4 + 3 - 4]);
    france(3)
        .goods(RED, &[])
        .plot(RED, PlotFace::Mountain, 0)
        .building(RED, QuarryB, at(0, 6))
        .points(RED, [0, 7, 0]);
}

/// ORA-T43, ORA-5.5: the mountain touches both hillsides of its plot.
#[test]
fn the_quarry_touches_the_lower_hillside() {
    france(3)
        .goods(RED, &[])
        .plot(RED, PlotFace::Mountain, 0)
        .building(RED, QuarryB, at(0, 6))
        .settled(RED, Settlement::MarketTown, at(1, 5))
        .points(RED, [0, 7 + 2, -4 + 2 + 2]);
}

/// ORA-15.6: the sum decides; whoever shares it shares the victory.
#[test]
fn ties_are_shared() {
    let scene = france(3).goods(RED, &[(Book, 1)]).goods(BLUE, &[(Wine, 2)]).goods(GREEN, &[(Wine, 1)]);
    let winners: Vec<_> = leaders(scene.game()).iter().collect();
    assert_eq!(winners, [RED, BLUE]);
    assert_eq!(scene.game().score(RED).ties, [0; 3]);
}

/// ORA-T39, ORA-15.2, ORA-15.3, ORA-15.4, ORA-15.6: a complete final count.
#[test]
fn a_complete_count() {
    let scene = france(3)
        .building(RED, StoneMerchant, at(0, 3))
        .building(RED, Priory, at(1, 3))
        .settled(RED, Settlement::MarketTown, at(0, 2))
        .settled(RED, Settlement::FarmingVillage, at(1, 1))
        .district(RED, DistrictFace::Plains, 2)
        .building(RED, Bakery, at(2, 1))
        .settled(RED, Settlement::Hamlet, at(2, 2))
        .building(RED, Market, at(2, 3))
        .plot(RED, PlotFace::Mountain, 1)
        .settled(RED, Settlement::ShantyTown, at(1, 5))
        .building(RED, QuarryB, at(1, 6))
        .goods(RED, &[(Book, 2), (Ceramic, 1), (Reliquary, 1), (Wine, 3), (Coin, 9), (Clay, 4)])
        .points(RED, [21, 32, 27]);
    assert_eq!(scene.game().score(RED).total(), 80);
}

/// ORA-T34: own values of the settlements.
#[test]
fn own_values_of_settlements() {
    let own = Settlement::ALL.iter().map(|settlement| {
        let town = settlement.town();
        town.economic + town.dwelling
    });
    assert_eq!(own.collect::<Vec<_>>(), [-3, 2, 4, 10, 4, 7, 14, 18]);
}
