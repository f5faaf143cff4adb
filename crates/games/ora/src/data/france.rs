//! The cards of France, by printed number.

use super::cards::{Card, Face, Mark, PLAIN, Side, Stage};
use super::effect::{ANY, Cost, Effect, Offer, Prize, Reach};
use super::goods::Good::{
    Book, Bread, Ceramic, Clay, Coin, Flour, Grain, Grapes, Meat, Reliquary, Stone, Straw, Wine, Wonder, Wood,
};
use super::landscape::{COAST, HILLSIDE, MOUNTAIN, Terrain, terrains};
use super::rings::Country;

const FRENCH: Face = Face { side: Side::Only(Country::France), ..PLAIN };

/// Faces that exist in France alone.
pub(super) const FRANCE: [Face; 26] = [
    // Grenier, ORA-11.03F
    Face {
        card: Card::GrainStorage,
        number: 3,
        stage: Stage::Start,
        cost: &[(Wood, 1), (Straw, 1)],
        values: (3, 4),
        mark: Mark::Four,
        script: &[Effect::exchange(&[Offer::swap(&[(Coin, 1)], &[(Grain, 6)], 1)])],
        ..FRENCH
    },
    // Moulin, ORA-11.04F
    Face {
        card: Card::Windmill,
        number: 4,
        stage: Stage::Start,
        cost: &[(Wood, 3), (Clay, 2)],
        terrain: terrains(&[Terrain::Coast, Terrain::Hillside]),
        values: (10, 6),
        script: &[Effect::exchange(&[Offer::swap(&[(Grain, 1)], &[(Straw, 1), (Flour, 1)], 7)])],
        ..FRENCH
    },
    // Boulangerie, ORA-11.05F
    Face {
        card: Card::Bakery,
        number: 5,
        stage: Stage::Start,
        cost: &[(Clay, 2), (Straw, 1)],
        values: (4, 5),
        script: &[
            Effect::exchange(&[Offer::sell(
                Cost::goods(&[(Flour, 1)]).and_half_energy(1),
                &[(Bread, 1)],
                ANY,
            )]),
            Effect::exchange(&[Offer::swap(&[(Bread, 1)], &[(Coin, 4)], 2)]),
        ],
        ..FRENCH
    },
    // Marché, ORA-11.08F
    Face {
        card: Card::Market,
        number: 8,
        stage: Stage::Start,
        cost: &[(Stone, 2)],
        values: (5, 8),
        script: &[Effect::exchange(&[Offer::sell(Cost::different(4), &[(Coin, 7), (Bread, 1)], 1)])],
        ..FRENCH
    },
    // Jardin du monastère, ORA-11.09F
    Face {
        card: Card::CloisterGarden,
        number: 9,
        stage: Stage::Start,
        cost: &[(Coin, 3)],
        cloister: true,
        values: (5, 0),
        mark: Mark::Three,
        script: &[Effect::Gain(&[&[(Grapes, 1)]]), Effect::Relay { reach: Reach::Beside, fee: &[] }],
        ..FRENCH
    },
    // Charpenterie, ORA-11.10F
    Face {
        card: Card::Carpentry,
        number: 10,
        stage: Stage::Start,
        cost: &[(Wood, 2), (Clay, 1)],
        values: (7, 0),
        mark: Mark::Four,
        script: &[Effect::Clear { most: 1, prize: Prize::Build }],
        ..FRENCH
    },
    // Promenade sur le port, ORA-11.11F
    Face {
        card: Card::HarborPromenade,
        number: 11,
        stage: Stage::Start,
        cost: &[(Wood, 1), (Stone, 1)],
        terrain: COAST,
        values: (1, 7),
        script: &[Effect::Gain(&[&[(Wood, 1), (Wine, 1), (Coin, 1), (Ceramic, 1)]])],
        ..FRENCH
    },
    // Vignoble (A), ORA-11.14F
    Face {
        card: Card::GrapevineA,
        number: 14,
        stage: Stage::A,
        cost: &[(Wood, 1)],
        terrain: HILLSIDE,
        values: (3, 6),
        script: &[Effect::Harvest(&[Grapes])],
        ..FRENCH
    },
    // Villa financée, ORA-11.15F
    Face {
        card: Card::FinancedEstate,
        number: 15,
        stage: Stage::A,
        cost: &[(Clay, 1), (Stone, 1)],
        values: (4, 6),
        mark: Mark::Four,
        script: &[Effect::exchange(&[Offer::swap(
            &[(Coin, 1)],
            &[(Book, 1), (Bread, 1), (Grapes, 2), (Flour, 2)],
            1,
        )])],
        ..FRENCH
    },
    // Bibliothèque du monastère, ORA-11.17F
    Face {
        card: Card::CloisterLibrary,
        number: 17,
        stage: Stage::A,
        cost: &[(Stone, 2), (Straw, 1)],
        cloister: true,
        values: (7, 7),
        script: &[
            Effect::exchange(&[Offer::swap(&[(Coin, 1)], &[(Book, 1)], 3)]),
            Effect::exchange(&[Offer::swap(&[(Book, 1)], &[(Meat, 1), (Wine, 1)], 1)]),
        ],
        ..FRENCH
    },
    // Auberge, ORA-11.20F
    Face {
        card: Card::Inn,
        number: 20,
        stage: Stage::B,
        cost: &[(Wood, 2), (Straw, 2)],
        values: (4, 6),
        mark: Mark::Three,
        script: &[
            Effect::exchange(&[Offer::sell(Cost::food(1), &[(Coin, 1)], 7)]),
            Effect::exchange(&[Offer::swap(&[(Wine, 1)], &[(Coin, 6)], 1)]),
        ],
        ..FRENCH
    },
    // Cave de vinification, ORA-11.21F
    Face {
        card: Card::Winery,
        number: 21,
        stage: Stage::B,
        cost: &[(Clay, 2), (Straw, 2)],
        values: (4, 5),
        script: &[
            Effect::exchange(&[Offer::swap(&[(Grapes, 1)], &[(Wine, 1)], ANY)]),
            Effect::exchange(&[Offer::swap(&[(Wine, 1)], &[(Coin, 7)], 1)]),
        ],
        ..FRENCH
    },
    // Bains publics, ORA-11.23F
    Face {
        card: Card::Bathhouse,
        number: 23,
        stage: Stage::B,
        cost: &[(Stone, 1), (Straw, 1)],
        cloister: true,
        values: (2, 6),
        mark: Mark::Four,
        script: &[Effect::Bathe],
        ..FRENCH
    },
    // Église du monastère, ORA-11.24F
    Face {
        card: Card::CloisterChurch,
        number: 24,
        stage: Stage::B,
        cost: &[(Clay, 5), (Stone, 3)],
        cloister: true,
        values: (12, 9),
        script: &[Effect::exchange(&[Offer::swap(&[(Bread, 1), (Wine, 1)], &[(Reliquary, 1)], 2)])],
        ..FRENCH
    },
    // Chambre des Merveilles, ORA-11.25F
    Face {
        card: Card::ChamberOfWonders,
        number: 25,
        stage: Stage::B,
        cost: &[(Wood, 1), (Clay, 1)],
        values: (0, 6),
        mark: Mark::Four,
        script: &[Effect::exchange(&[Offer::sell(Cost::different(13), &[(Wonder, 1)], 1)])],
        ..FRENCH
    },
    // Palais, ORA-11.27F
    Face {
        card: Card::Palace,
        number: 27,
        stage: Stage::C,
        cost: &[(Coin, 25)],
        terrain: HILLSIDE,
        values: (25, 8),
        script: &[Effect::Relay { reach: Reach::Occupied, fee: &[(Wine, 1)] }],
        ..FRENCH
    },
    // Carrière (C), ORA-11.29F
    Face {
        card: Card::QuarryC,
        number: 29,
        stage: Stage::C,
        cost: &[(Coin, 5)],
        terrain: MOUNTAIN,
        values: (7, -4),
        mark: Mark::Three,
        script: &[Effect::Harvest(&[Stone])],
        ..FRENCH
    },
    // Villa, ORA-11.30F
    Face {
        card: Card::TownEstate,
        number: 30,
        stage: Stage::C,
        cost: &[(Stone, 2), (Straw, 2)],
        values: (6, 5),
        script: &[Effect::exchange(&[Offer::swap(&[(Ceramic, 1)], &[(Coin, 12)], 1)])],
        ..FRENCH
    },
    // Vignoble (C), ORA-11.31F
    Face {
        card: Card::GrapevineC,
        number: 31,
        stage: Stage::C,
        cost: &[(Wood, 1)],
        terrain: HILLSIDE,
        values: (3, 6),
        mark: Mark::Four,
        script: &[Effect::Harvest(&[Grapes])],
        ..FRENCH
    },
    // Chauffoir, ORA-11.32F
    Face {
        card: Card::Calefactory,
        number: 32,
        stage: Stage::C,
        cost: &[(Stone, 1)],
        cloister: true,
        values: (2, 5),
        mark: Mark::Three,
        script: &[Effect::exchange(&[Offer::once(Cost::goods(&[(Coin, 1)]), Prize::FellAndCut)])],
        ..FRENCH
    },
    // Compagnie maritime, ORA-11.33F
    Face {
        card: Card::ShippingCompany,
        number: 33,
        stage: Stage::C,
        cost: &[(Wood, 3), (Clay, 3)],
        terrain: COAST,
        values: (8, 4),
        script: &[Effect::exchange(&[Offer::once(Cost::energy(3), Prize::Joker(&[Meat, Bread, Wine]))])],
        ..FRENCH
    },
    // Atelier de contrefaçon, ORA-11.35F
    Face {
        card: Card::ForgersWorkshop,
        number: 35,
        stage: Stage::D,
        cost: &[(Clay, 2), (Straw, 1)],
        values: (4, 2),
        script: &[Effect::Forge],
        ..FRENCH
    },
    // Lieu de pèlerinage, ORA-11.36F
    Face {
        card: Card::PilgrimageSite,
        number: 36,
        stage: Stage::D,
        cost: &[(Coin, 6)],
        values: (2, 6),
        mark: Mark::Three,
        script: &[Effect::Pilgrimage],
        ..FRENCH
    },
    // Dortoir, ORA-11.37F
    Face {
        card: Card::Dormitory,
        number: 37,
        stage: Stage::D,
        cost: &[(Clay, 3)],
        cloister: true,
        values: (3, 4),
        script: &[
            Effect::Gain(&[&[(Ceramic, 1)]]),
            Effect::exchange(&[Offer::swap(&[(Straw, 1), (Wood, 1)], &[(Book, 1)], ANY)]),
        ],
        ..FRENCH
    },
    // Imprimerie, ORA-11.38F
    Face {
        card: Card::PrintingOffice,
        number: 38,
        stage: Stage::D,
        cost: &[(Wood, 1), (Stone, 2)],
        values: (5, 5),
        script: &[Effect::Clear { most: 4, prize: Prize::Goods(&[(Book, 1)]) }],
        ..FRENCH
    },
    // Hospice, ORA-11.40F
    Face {
        card: Card::Hospice,
        number: 40,
        stage: Stage::D,
        cost: &[(Wood, 3), (Straw, 1)],
        cloister: true,
        values: (7, 5),
        mark: Mark::Three,
        script: &[Effect::Relay { reach: Reach::Display, fee: &[] }],
        ..FRENCH
    },
];
