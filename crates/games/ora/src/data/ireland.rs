//! The cards of Ireland, by printed number.

use super::cards::{Card, Face, Mark, PLAIN, Side, Stage};
use super::effect::{ANY, Cost, Effect, Measure, Offer, Prize, Reach};
use super::goods::Good::{
    Beer, Book, Ceramic, Clay, Coin, Grain, Livestock, Malt, Meat, Peat, PeatCoal, Reliquary, Stone, Straw,
    Whiskey, Wonder, Wood,
};
use super::landscape::{COAST, HILLSIDE, WATER};
use super::rings::Country;

const IRISH: Face = Face { side: Side::Only(Country::Ireland), ..PLAIN };

/// Faces that exist in Ireland alone.
pub(super) const IRELAND: [Face; 26] = [
    // Grange, ORA-11.03I
    Face {
        card: Card::Granary,
        number: 3,
        stage: Stage::Start,
        cost: &[(Wood, 1)],
        cloister: true,
        values: (2, 3),
        mark: Mark::Four,
        script: &[Effect::exchange(&[Offer::swap(&[(Coin, 1)], &[(Book, 1), (Grain, 4)], 1)])],
        ..IRISH
    },
    // Malterie, ORA-11.04I
    Face {
        card: Card::Malthouse,
        number: 4,
        stage: Stage::Start,
        cost: &[(Clay, 2)],
        values: (5, 4),
        script: &[Effect::exchange(&[Offer::swap(&[(Grain, 1)], &[(Straw, 1), (Malt, 1)], ANY)])],
        ..IRISH
    },
    // Brasserie, ORA-11.05I
    Face {
        card: Card::Brewery,
        number: 5,
        stage: Stage::Start,
        cost: &[(Stone, 2), (Straw, 1)],
        values: (9, 7),
        script: &[
            Effect::exchange(&[Offer::swap(&[(Malt, 1), (Grain, 1)], &[(Beer, 1)], ANY)]),
            Effect::exchange(&[Offer::swap(&[(Beer, 1)], &[(Coin, 7)], 1)]),
        ],
        ..IRISH
    },
    // Faux phare, ORA-11.08I
    Face {
        card: Card::FalseLighthouse,
        number: 8,
        stage: Stage::Start,
        cost: &[(Wood, 2), (Clay, 1)],
        terrain: COAST,
        values: (5, 5),
        script: &[Effect::Gain(&[&[(Coin, 3), (Beer, 1)], &[(Coin, 3), (Whiskey, 1)]])],
        ..IRISH
    },
    // Filature, ORA-11.09I
    Face {
        card: Card::SpinningMill,
        number: 9,
        stage: Stage::Start,
        cost: &[(Wood, 1), (Straw, 1)],
        values: (3, 3),
        mark: Mark::Three,
        script: &[Effect::Spin],
        ..IRISH
    },
    // Cottage, ORA-11.10I
    Face {
        card: Card::Cottage,
        number: 10,
        stage: Stage::Start,
        cost: &[(Stone, 1), (Straw, 1)],
        values: (5, 0),
        mark: Mark::Four,
        script: &[Effect::Gain(&[&[(Malt, 1)]]), Effect::Relay { reach: Reach::Beside, fee: &[] }],
        ..IRISH
    },
    // Bateau-maison, ORA-11.11I
    Face {
        card: Card::Houseboat,
        number: 11,
        stage: Stage::Start,
        cost: &[(Wood, 1)],
        terrain: WATER,
        values: (4, 6),
        script: &[Effect::Gain(&[&[(Malt, 1), (Wood, 1), (Peat, 1), (Coin, 1)]])],
        ..IRISH
    },
    // Lieu de culte, ORA-11.14I
    Face {
        card: Card::SacredSite,
        number: 14,
        stage: Stage::A,
        cost: &[(Stone, 1)],
        values: (3, 6),
        script: &[Effect::Gain(&[
            &[(Book, 1), (Grain, 2), (Beer, 1)],
            &[(Book, 1), (Grain, 2), (Whiskey, 1)],
            &[(Book, 1), (Malt, 2), (Beer, 1)],
            &[(Book, 1), (Malt, 2), (Whiskey, 1)],
        ])],
        ..IRISH
    },
    // Maison du druide, ORA-11.15I
    Face {
        card: Card::DruidsHouse,
        number: 15,
        stage: Stage::A,
        cost: &[(Clay, 1), (Stone, 1)],
        terrain: HILLSIDE,
        values: (6, 6),
        mark: Mark::Four,
        script: &[Effect::exchange(&[Offer::once(Cost::goods(&[(Book, 1)]), Prize::Basics(&[5, 3]))])],
        ..IRISH
    },
    // Scriptorium, ORA-11.17I
    Face {
        card: Card::Scriptorium,
        number: 17,
        stage: Stage::A,
        cost: &[(Wood, 1), (Straw, 1)],
        cloister: true,
        values: (3, 5),
        script: &[Effect::exchange(&[Offer::swap(&[(Coin, 1)], &[(Book, 1), (Meat, 1), (Whiskey, 1)], 1)])],
        ..IRISH
    },
    // Taverne, ORA-11.20I
    Face {
        card: Card::Alehouse,
        number: 20,
        stage: Stage::B,
        cost: &[(Wood, 1), (Stone, 1)],
        values: (3, 6),
        mark: Mark::Three,
        script: &[
            Effect::exchange(&[Offer::swap(&[(Beer, 1)], &[(Coin, 8)], 1)]),
            Effect::exchange(&[Offer::swap(&[(Whiskey, 1)], &[(Coin, 7)], 1)]),
        ],
        ..IRISH
    },
    // Distillerie de whiskey, ORA-11.21I
    Face {
        card: Card::WhiskeyDistillery,
        number: 21,
        stage: Stage::B,
        cost: &[(Clay, 2), (Straw, 2)],
        values: (6, 5),
        script: &[Effect::exchange(&[Offer::swap(&[(Malt, 1), (Wood, 1), (Peat, 1)], &[(Whiskey, 2)], ANY)])],
        ..IRISH
    },
    // Parloir, ORA-11.23I
    Face {
        card: Card::Locutory,
        number: 23,
        stage: Stage::B,
        cost: &[(Wood, 3), (Clay, 2)],
        cloister: true,
        values: (7, 1),
        mark: Mark::Four,
        script: &[Effect::exchange(&[Offer::once(Cost::goods(&[(Coin, 2)]), Prize::RecallAndBuild)])],
        ..IRISH
    },
    // Chapelle, ORA-11.24I
    Face {
        card: Card::Chapel,
        number: 24,
        stage: Stage::B,
        cost: &[(Clay, 3), (Stone, 3)],
        cloister: true,
        values: (10, 8),
        script: &[
            Effect::exchange(&[Offer::swap(&[(Coin, 1)], &[(Book, 1)], 1)]),
            Effect::exchange(&[Offer::swap(&[(Beer, 1), (Whiskey, 1)], &[(Reliquary, 1)], 3)]),
        ],
        ..IRISH
    },
    // Portique, ORA-11.25I
    Face {
        card: Card::Portico,
        number: 25,
        stage: Stage::B,
        cost: &[(Clay, 2)],
        cloister: true,
        values: (2, 6),
        mark: Mark::Four,
        script: &[Effect::exchange(&[Offer::swap(
            &[(Reliquary, 1)],
            &[(Stone, 2), (Clay, 2), (Wood, 2), (Peat, 2), (Livestock, 2), (Grain, 2), (Coin, 2)],
            1,
        )])],
        ..IRISH
    },
    // Grand manoir, ORA-11.27I
    Face {
        card: Card::GrandManor,
        number: 27,
        stage: Stage::C,
        cost: &[(Coin, 20)],
        values: (18, 7),
        script: &[Effect::Relay { reach: Reach::Occupied, fee: &[(Whiskey, 1)] }],
        ..IRISH
    },
    // Refuge, ORA-11.29I
    Face {
        card: Card::ForestHut,
        number: 29,
        stage: Stage::C,
        cost: &[(Clay, 1), (Straw, 1)],
        values: (1, 5),
        mark: Mark::Three,
        script: &[Effect::Clear { most: 1, prize: Prize::Goods(&[(Livestock, 2), (Wood, 2), (Stone, 1)]) }],
        ..IRISH
    },
    // Réfectoire, ORA-11.30I
    Face {
        card: Card::Refectory,
        number: 30,
        stage: Stage::C,
        cost: &[(Wood, 1), (Clay, 2)],
        cloister: true,
        values: (4, 5),
        script: &[
            Effect::Gain(&[&[(Beer, 1), (Meat, 1)]]),
            Effect::exchange(&[Offer::swap(&[(Meat, 1)], &[(Ceramic, 1)], 4)]),
        ],
        ..IRISH
    },
    // Port de charbon, ORA-11.31I
    Face {
        card: Card::CoalHarbor,
        number: 31,
        stage: Stage::C,
        cost: &[(Clay, 1), (Stone, 2)],
        terrain: COAST,
        values: (12, 0),
        mark: Mark::Four,
        script: &[Effect::exchange(&[Offer::swap(&[(PeatCoal, 1)], &[(Coin, 3), (Whiskey, 1)], 3)])],
        ..IRISH
    },
    // Église filiale, ORA-11.32I
    Face {
        card: Card::FilialChurch,
        number: 32,
        stage: Stage::C,
        cost: &[(Wood, 3), (Clay, 4)],
        cloister: true,
        values: (6, 7),
        mark: Mark::Three,
        script: &[Effect::exchange(&[Offer::sell(Cost::different(5), &[(Reliquary, 1)], 1)])],
        ..IRISH
    },
    // Tonnellerie, ORA-11.33I
    Face {
        card: Card::Cooperage,
        number: 33,
        stage: Stage::C,
        cost: &[(Clay, 3), (Straw, 1)],
        values: (5, 3),
        script: &[Effect::exchange(&[Offer::once(
            Cost::goods(&[(Wood, 3)]),
            Prize::Joker(&[Beer, Whiskey]),
        )])],
        ..IRISH
    },
    // Tour ronde, ORA-11.35I
    Face {
        card: Card::RoundTower,
        number: 35,
        stage: Stage::D,
        cost: &[(Stone, 4)],
        terrain: HILLSIDE,
        values: (6, 2),
        script: &[Effect::exchange(&[Offer::sell(
            Cost::goods(&[(Whiskey, 1), (Coin, 5)]).and_points(14),
            &[(Wonder, 1)],
            1,
        )])],
        ..IRISH
    },
    // Camera, ORA-11.36I
    Face {
        card: Card::Camera,
        number: 36,
        stage: Stage::D,
        cost: &[(Clay, 2)],
        cloister: true,
        values: (5, 3),
        mark: Mark::Three,
        script: &[Effect::exchange(&[Offer::swap(
            &[(Book, 1), (Ceramic, 1)],
            &[(Coin, 1), (Clay, 1), (Reliquary, 1)],
            2,
        )])],
        ..IRISH
    },
    // Bastion, ORA-11.37I
    Face {
        card: Card::Bulwark,
        number: 37,
        stage: Stage::D,
        cost: &[(Wood, 2), (Clay, 4)],
        values: (8, 6),
        script: &[Effect::exchange(&[Offer::once(Cost::goods(&[(Book, 1)]), Prize::Landscape)])],
        ..IRISH
    },
    // Place des festivals, ORA-11.38I
    Face {
        card: Card::FestivalGround,
        number: 38,
        stage: Stage::D,
        cost: &[(Coin, 10)],
        values: (3, 7),
        script: &[Effect::exchange(&[Offer::once(
            Cost::goods(&[(Beer, 1)]),
            Prize::Points(Measure::Wilderness),
        )])],
        ..IRISH
    },
    // Gîte, ORA-11.40I
    Face {
        card: Card::Guesthouse,
        number: 40,
        stage: Stage::D,
        cost: &[(Wood, 3), (Straw, 1)],
        values: (7, 5),
        mark: Mark::Three,
        script: &[Effect::Relay { reach: Reach::Display, fee: &[] }],
        ..IRISH
    },
];
