//! Basic buildings, and the cards that are the same in France and in Ireland.

use super::cards::{Card, Face, Mark, PLAIN, Stage};
use super::effect::{ANY, Cost, Effect, Measure, Offer, Prize, Reach};
use super::goods::Good::{
    Book, Ceramic, Clay, Coin, Grain, Livestock, Meat, Ornament, Peat, PeatCoal, Reliquary, Stone, Straw,
    Wonder, Wood,
};
use super::landscape::{COAST, MOUNTAIN, Terrain, terrains};

/// Basic buildings, by their place on the heartland.
pub(super) const BASIC_BUILDINGS: [Face; 3] = [
    // Colline d'argile
    Face { card: Card::ClayMound, values: (0, 3), script: &[Effect::Harvest(&[Clay])], ..PLAIN },
    // Ferme
    Face { card: Card::Farmyard, values: (0, 2), script: &[Effect::Harvest(&[Grain, Livestock])], ..PLAIN },
    // Bureau du monastère
    Face {
        card: Card::CloisterOffice,
        cloister: true,
        values: (0, 2),
        script: &[Effect::Harvest(&[Coin])],
        ..PLAIN
    },
];

/// Cards with the same face on both sides, by printed number.
pub(super) const COMMON: [Face; 15] = [
    // Prieuré, ORA-11.01G
    Face {
        card: Card::Priory,
        number: 1,
        stage: Stage::Start,
        cost: &[(Wood, 1), (Clay, 1)],
        cloister: true,
        values: (4, 3),
        mark: Mark::Three,
        script: &[Effect::Relay { reach: Reach::WithPrior, fee: &[] }],
        ..PLAIN
    },
    // Cour, ORA-11.02G
    Face {
        card: Card::CloisterCourtyard,
        number: 2,
        stage: Stage::Start,
        cost: &[(Wood, 2)],
        cloister: true,
        values: (4, 4),
        script: &[Effect::exchange(&[Offer::once(Cost::different(3), Prize::Basics(&[6]))])],
        ..PLAIN
    },
    // Marchand de combustibles, ORA-11.06G
    Face {
        card: Card::FuelMerchant,
        number: 6,
        stage: Stage::Start,
        cost: &[(Clay, 1), (Straw, 1)],
        values: (5, 2),
        mark: Mark::Three,
        script: &[Effect::OneOf(&[
            Offer::sell(Cost::energy(3), &[(Coin, 5)], 1),
            Offer::sell(Cost::energy(6), &[(Coin, 8)], 1),
            Offer::sell(Cost::energy(9), &[(Coin, 10)], 1),
        ])],
        ..PLAIN
    },
    // Fourneau à tourbe, ORA-11.07G
    Face {
        card: Card::PeatCoalKiln,
        number: 7,
        stage: Stage::Start,
        cost: &[(Clay, 1)],
        values: (4, -2),
        script: &[
            Effect::Gain(&[&[(PeatCoal, 1), (Coin, 1)]]),
            Effect::exchange(&[Offer::swap(&[(Peat, 1)], &[(PeatCoal, 1)], ANY)]),
        ],
        ..PLAIN
    },
    // Marchand de pierres, ORA-11.12G
    Face {
        card: Card::StoneMerchant,
        number: 12,
        stage: Stage::Start,
        cost: &[(Wood, 1)],
        values: (6, 1),
        script: &[Effect::exchange(&[Offer::sell(Cost::food(2).and_half_energy(2), &[(Stone, 1)], 5)])],
        ..PLAIN
    },
    // Marché des bâtisseurs, ORA-11.13G
    Face {
        card: Card::BuildersMarket,
        number: 13,
        stage: Stage::Start,
        cost: &[(Clay, 2)],
        values: (6, 1),
        mark: Mark::Four,
        script: &[Effect::exchange(&[Offer::swap(
            &[(Coin, 2)],
            &[(Wood, 2), (Clay, 2), (Stone, 1), (Straw, 1)],
            1,
        )])],
        ..PLAIN
    },
    // Salle capitulaire, ORA-11.16G
    Face {
        card: Card::CloisterChapterHouse,
        number: 16,
        stage: Stage::A,
        cost: &[(Clay, 3), (Straw, 1)],
        cloister: true,
        values: (2, 5),
        mark: Mark::Three,
        script: &[Effect::Gain(&[&[(Clay, 1), (Wood, 1), (Peat, 1), (Livestock, 1), (Grain, 1), (Coin, 1)]])],
        ..PLAIN
    },
    // Atelier du monastère, ORA-11.18G
    Face {
        card: Card::CloisterWorkshop,
        number: 18,
        stage: Stage::A,
        cost: &[(Wood, 3)],
        cloister: true,
        values: (7, 2),
        script: &[Effect::exchange(&[
            Offer::sell(Cost::goods(&[(Clay, 1)]).and_half_energy(2), &[(Ceramic, 1)], 3),
            Offer::sell(Cost::goods(&[(Stone, 1)]).and_half_energy(2), &[(Ornament, 1)], 1),
        ])],
        ..PLAIN
    },
    // Abattoir, ORA-11.19G
    Face {
        card: Card::Slaughterhouse,
        number: 19,
        stage: Stage::A,
        cost: &[(Wood, 2), (Clay, 2)],
        values: (8, -3),
        script: &[Effect::exchange(&[Offer::swap(&[(Livestock, 1), (Straw, 1)], &[(Meat, 1)], ANY)])],
        ..PLAIN
    },
    // Carrière (B), ORA-11.22G
    Face {
        card: Card::QuarryB,
        number: 22,
        stage: Stage::B,
        cost: &[(Coin, 5)],
        terrain: MOUNTAIN,
        values: (7, -4),
        script: &[Effect::Harvest(&[Stone])],
        ..PLAIN
    },
    // Chantier naval, ORA-11.26G
    Face {
        card: Card::Shipyard,
        number: 26,
        stage: Stage::B,
        cost: &[(Clay, 4), (Stone, 1)],
        terrain: COAST,
        values: (15, -2),
        script: &[Effect::exchange(&[Offer::swap(&[(Wood, 2)], &[(Coin, 5), (Ornament, 1)], 1)])],
        ..PLAIN
    },
    // Château, ORA-11.28G
    Face {
        card: Card::Castle,
        number: 28,
        stage: Stage::C,
        cost: &[(Wood, 6), (Stone, 5)],
        terrain: terrains(&[Terrain::Hillside, Terrain::Mountain]),
        values: (15, 7),
        script: &[Effect::Settle],
        ..PLAIN
    },
    // Sacristie, ORA-11.34G
    Face {
        card: Card::Sacristy,
        number: 34,
        stage: Stage::D,
        cost: &[(Stone, 3), (Straw, 2)],
        cloister: true,
        values: (10, 7),
        script: &[Effect::exchange(&[Offer::swap(
            &[(Book, 1), (Ceramic, 1), (Ornament, 1), (Reliquary, 1)],
            &[(Wonder, 1)],
            1,
        )])],
        ..PLAIN
    },
    // Domaine, ORA-11.39G
    Face {
        card: Card::Estate,
        number: 39,
        stage: Stage::D,
        cost: &[(Wood, 2), (Stone, 2)],
        values: (5, 6),
        mark: Mark::Four,
        script: &[Effect::Exchange {
            offers: &[
                Offer::sell(Cost::food(10), &[(Book, 1), (Ornament, 1)], 2),
                Offer::sell(Cost::energy(6), &[(Book, 1), (Ornament, 1)], 2),
            ],
            limit: 2,
        }],
        ..PLAIN
    },
    // Maison de la confrérie, ORA-11.41G
    Face {
        card: Card::HouseOfTheBrotherhood,
        number: 41,
        stage: Stage::D,
        cost: &[(Clay, 1), (Stone, 1)],
        cloister: true,
        values: (3, 3),
        script: &[Effect::exchange(&[Offer::once(
            Cost::goods(&[(Coin, 5)]),
            Prize::Points(Measure::Cloister),
        )])],
        ..PLAIN
    },
];
