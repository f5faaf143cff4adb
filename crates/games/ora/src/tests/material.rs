//! The printed material, and the rulings on it (ORA-D).

use super::scene::*;
use crate::data::{
    Card, DISTRICT_PRICES, Good, Marker, PLOT_PRICES, RING_INCOME, Settlement, Side, Stage, WHEEL_BACK,
    WHEEL_FRONT,
};

fn values(card: Card) -> (i8, i8) {
    card.face().values
}

/// ORA-D1, ORA-D2, ORA-D3, ORA-D5, ORA-D6: values where the rulebook's digits are corrupt or lost.
#[test]
fn disputed_values() {
    assert_eq!(values(HarborPromenade), (1, 7));
    assert_eq!([values(CloisterGarden).1, values(Carpentry).1, values(Cottage).1], [0; 3]);
    assert_eq!(values(Locutory), (7, 1));
    assert_eq!(values(RoundTower), (6, 2));
    assert_eq!([values(Castle), values(Sacristy), values(Palace)], [(15, 7), (10, 7), (25, 8)]);
    assert_eq!([ClayMound, Farmyard, CloisterOffice].map(values), [(0, 3), (0, 2), (0, 2)]);
}

/// ORA-D4: signs the rulebook lost.
#[test]
fn negative_values() {
    assert_eq!([Slaughterhouse, QuarryB, QuarryC].map(|card| values(card).1), [-3, -4, -4]);
    assert_eq!(Settlement::ArtistsColony.town().economic, -1);
    assert_eq!(Settlement::ShantyTown.town().dwelling, -3);
}

/// ORA-D8: nine plots at these prices, nine districts at those.
#[test]
fn landscape_prices() {
    assert_eq!(PLOT_PRICES, [3, 4, 4, 5, 5, 5, 6, 6, 7]);
    assert_eq!(DISTRICT_PRICES, [2, 3, 4, 4, 5, 5, 6, 7, 8]);
}

/// ORA-D14, ORA-D17: one face per number and country, with the stages of the card tables.
#[test]
fn stages_of_the_cards() {
    assert_eq!(
        [CloisterCourtyard, Bakery, Shipyard, FuelMerchant].map(|card| card.face().stage),
        [Stage::Start, Stage::Start, Stage::B, Stage::Start]
    );
    let built = Card::ALL.iter().filter(|card| !card.is_basic());
    assert_eq!(built.clone().count(), 67);
    assert_eq!(built.filter(|card| card.face().side == Side::Both).count(), 15);
    let mut names: Vec<_> = Card::ALL.iter().map(|card| card.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 70);
}

/// ORA-D16: the two faces the glossary forgot.
#[test]
fn forgotten_faces() {
    assert_eq!((values(Scriptorium), Scriptorium.face().cost), ((3, 5), &[(Wood, 1), (Straw, 1)][..]));
    assert_eq!((values(ForestHut), ForestHut.face().cost), ((1, 5), &[(Clay, 1), (Straw, 1)][..]));
}

/// ORA-D35: forest and moor cards never run out.
#[test]
fn forests_are_unlimited() {
    let scene =
        (2..11).fold(france(2), |scene, row| scene.district(RED, crate::data::DistrictFace::Hills, row));
    scene.expect(|game| assert_eq!(game.land(RED).wilderness(), 5 + 27));
}

/// ORA-D43: the alpha on the start space means nothing: seven markers stand there.
#[test]
fn the_alpha_space_is_an_ordinary_space() {
    let scene = Scene::new(3, &[]);
    let here = |marker: &&Marker| {
        scene.game().wheel.standing(**marker) == crate::state::Standing::On(scene.game().wheel.space)
    };
    assert_eq!(Marker::ALL.iter().filter(here).count(), 7);
}

/// Both faces of the wheel have thirteen numbers from nought to ten, never falling.
#[test]
fn the_wheel_rises() {
    for wheel in [WHEEL_FRONT, WHEEL_BACK] {
        assert!(wheel.is_sorted());
        assert_eq!((wheel[0], wheel[12]), (0, 10));
    }
}

/// Goods: nineteen kinds in France besides Wonders, eighteen in Ireland.
#[test]
fn kinds_of_goods() {
    let irish = [Malt, Beer, Whiskey];
    let french = [Grapes, Wine, Flour, Bread];
    let kinds = |absent: &[Good]| Good::ALL.iter().filter(|good| !absent.contains(good)).count() - 1;
    assert_eq!((kinds(&irish), kinds(&french)), (19, 18));
    assert_eq!(RING_INCOME.len(), 12);
}
