//! Phases 8 to 10: food, Darkness, income (ABB-11 to ABB-13).

use super::scene::*;
use crate::data::{Building, EventCard, Good, Tower};
use crate::rules::food;
use crate::step::{Lose, Question};
use crate::{Event, Phase, Refusal};

const CROWD: [(u8, u8); 9] = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)];

/// ABB-11.1, ABB-16.12, example D2: a Garden turns seven grain into nine; phase 12 keeps three.
#[test]
fn a_garden_grows_grain() {
    abbey(2)
        .active(RED, Building::Garden)
        .active(RED, Building::Garden)
        .stock(RED, [0, 7, 0, 0, 0])
        .to(Phase::Food)
        .expect(|game| assert_eq!(game[RED].has(Good::Grain), 9, "the Bakery feeds everybody"))
        .change(|game| game[RED].uses.trades = 2)
        .to(Phase::End)
        .expect(|game| assert_eq!(game[RED].has(Good::Grain), 3));
}

/// ABB-11.2, ABB-16.10, ABB-16.19: farms breed from the round after they became active, up to the barn.
#[test]
fn farms_breed() {
    for (farm, most) in [(Building::SheepFarm, 5), (Building::DairyFarm, 3)] {
        let herd = |since, animals| {
            let game = abbey(2)
                .active(RED, farm)
                .in_round(3)
                .with(RED, |red| {
                    red.farm_since = since;
                    *(if farm == Building::SheepFarm { &mut red.sheep } else { &mut red.cows }) = animals;
                })
                .to(Phase::Food)
                .game()
                .clone();
            game[RED].sheep + game[RED].cows
        };
        assert_eq!(herd(3, 1), 1, "not in the round of activation");
        assert_eq!(herd(2, 1), 2);
        assert_eq!(herd(2, most), most);
    }
}

/// ABB-11.3: levels of population.
#[test]
fn population_has_levels() {
    for (peasants, level) in [(0, 0), (1, 1), (4, 1), (5, 2), (8, 2), (9, 3)] {
        let game = abbey(2).without_start(RED).pews(RED, &CROWD[..peasants]).game().clone();
        assert_eq!(food::levels(&game, RED), level, "{peasants}");
    }
}

/// ABB-11.4, example D6: a Bakery covers a level, and so does a cow: four peasants and a cow need no grain.
#[test]
fn bakeries_and_cows_feed() {
    abbey(2)
        .without_start(RED)
        .pews(RED, &CROWD[..4])
        .owns(RED, Building::DairyFarm)
        .with(RED, |red| red.cows = 1)
        .to(Phase::Food)
        .expect(|game| assert_eq!((game[RED].has(Good::Grain), game[RED].population()), (1, 4)));
}

/// ABB-11.5, example D7: nine peasants, a grain and a sheep: the sheep covers two levels, the grain one.
#[test]
fn a_sheep_feeds_two_levels() {
    abbey(2)
        .without_start(RED)
        .pews(RED, &CROWD)
        .owns(RED, Building::SheepFarm)
        .with(RED, |red| {
            red.sheep = 1;
            red.blessing = 2;
        })
        .to(Phase::Food)
        .offers(RED, &["sheep 0", "sheep 1"])
        .play(RED, "sheep 1")
        .expect(|game| {
            assert_eq!((game[RED].sheep, game[RED].has(Good::Grain), game[RED].prestige), (0, 0, 5));
            assert_eq!(game[RED].population(), 9);
        });
}

/// ABB-11.5: sheep may be kept; grain must be given. A trade may be made first.
#[test]
fn grain_is_paid_sheep_are_optional() {
    abbey(2)
        .without_start(RED)
        .owns(RED, Building::SheepFarm)
        .with(RED, |red| red.sheep = 2)
        .to(Phase::Food)
        .play(RED, "sheep 0")
        .expect(|game| assert_eq!((game[RED].sheep, game[RED].has(Good::Grain)), (2, 0)));
    abbey(2)
        .without_start(RED)
        .stock(RED, [0, 0, 0, 0, 3])
        .to(Phase::Food)
        .offers(RED, &["sheep 0"])
        .play_all(RED, &["trade coin", "for grain", "give 3"])
        .noted(Event::Fed { seat: RED, levels: 1, sheep: 0, grain: 1, missing: 0 });
}

/// ABB-11.6, example X12: eight peasants and nothing to eat: two are lost, and four prestige.
#[test]
fn hunger_takes_peasants() {
    abbey(2)
        .without_start(RED)
        .pews(RED, &CROWD[..8])
        .stock(RED, [0; 5])
        .to(Phase::Food)
        .expect(|game| assert_eq!(game[RED].prestige, 1))
        .play_all(RED, &["peasant pew-1-1", "peasant pew-3-2"])
        .expect(|game| assert_eq!((game[RED].population(), game[RED].discarded), (6, 2)));
}

/// ABB-11.6: a peasant lost from a Cloister weakens the defense of the same round.
#[test]
fn hunger_weakens_the_defense() {
    abbey(2)
        .without_start(RED)
        .active(RED, Building::Cloister)
        .stock(RED, [0; 5])
        .to(Phase::Food)
        .play(RED, "peasant cloister")
        .expect(|game| assert_eq!(game.defense(RED), 1));
}

/// ABB-11.7: levels are fixed before losses: the fifth peasant's death does not feed the others.
#[test]
fn levels_are_fixed_before_losses() {
    abbey(2)
        .without_start(RED)
        .pews(RED, &CROWD[..5])
        .stock(RED, [0; 5])
        .to(Phase::Food)
        .play(RED, "peasant pew-1-1")
        .expect(|game| assert!(matches!(game.question(RED), Some(Question::Lose(Lose { left: 1, .. })))));
}

/// ABB-12.1, ABB-12.2, example X13: defense three against Darkness five: two peasants, four prestige.
#[test]
fn the_darkness_strikes() {
    abbey(2)
        .change(|game| game.darkness = 3)
        .with(RED, |red| {
            red.blessing = 2;
            red.uses.trades = 2;
        })
        .pews(RED, &CROWD[..4])
        .to(Phase::Darkness)
        .expect(|game| assert_eq!((game.darkness_level(), game.defense(RED)), (5, 3)))
        .play_all(RED, &["peasant pew-1-1", "peasant bakery"])
        .expect(|game| assert_eq!((game[RED].prestige, game[RED].population()), (1, 3)));
}

/// ABB-12.2: with too few peasants all are lost, and the prestige for every point.
#[test]
fn the_darkness_may_take_all() {
    abbey(2)
        .change(|game| game.darkness = 8)
        .with(RED, |red| red.uses.trades = 2)
        .to(Phase::Darkness)
        .expect(|game| assert_eq!((game[RED].prestige, game[RED].population()), (5 - 18, 0)));
}

/// ABB-12.2: the shortfall is fixed before losses: an archer lost does not raise it.
#[test]
fn the_shortfall_is_fixed() {
    abbey(2)
        .active(RED, Tower::GateTower)
        .with(RED, |red| red.uses.trades = 2)
        .to(Phase::Darkness)
        .play(RED, "peasant gate-tower")
        .expect(|game| {
            assert_eq!((game[RED].prestige, game[RED].discarded, game.question(RED)), (3, 1, None));
        });
}

/// ABB-12.1, ABB-18: before the comparison a lay brother may still go to the Cloister.
#[test]
fn the_abbey_may_still_prepare() {
    abbey(2)
        .baptistery(RED, 1)
        .owns(RED, Building::Cloister)
        .to(Phase::Darkness)
        .offers(RED, &["done"])
        .play(RED, "activate cloister")
        .expect(|game| assert_eq!(game[RED].prestige, 5 - 2));
}

/// ABB-12.3: then the marker goes up one cell, and stays on the last.
#[test]
fn the_darkness_rises() {
    let after = |cell| {
        abbey(1)
            .change(|game| game.darkness = cell)
            .with(RED, |red| red.blessing = 20)
            .to(Phase::Darkness)
            .game()
            .darkness
    };
    assert_eq!((after(0), after(7), after(8)), (1, 8, 8));
}

/// ABB-13.1: a coin for every peasant on the board.
#[test]
fn peasants_pay() {
    abbey(1)
        .pews(RED, &CROWD[..3])
        .to(Phase::Income)
        .expect(|game| assert_eq!(game[RED].has(Good::Coin), 4 + 4));
}

/// ABB-13.2, ABB-16.6: a Brewery pays for every peasant on cards, archers included, the Chapel not.
#[test]
fn a_brewery_pays_for_workers() {
    abbey(2)
        .active(BLUE, Building::Brewery)
        .active(BLUE, Tower::GateTower)
        .owns(BLUE, Tower::Chapel)
        .to(Phase::Income)
        .expect(|game| assert_eq!(game[BLUE].has(Good::Coin), 4 + 4 + 2 * 3));
}

/// ABB-11.5, ABB-26.8: no more sheep are returned than are needed or owned.
#[test]
fn sheep_are_not_wasted() {
    abbey(2)
        .without_start(RED)
        .event(EventCard::Famine)
        .owns(RED, Building::SheepFarm)
        .with(RED, |red| red.sheep = 3)
        .to(Phase::Food)
        .refuses(RED, "sheep 2", Refusal::TooManySheep { most: 1 })
        .refuses(RED, "sheep 4", Refusal::NotSoManySheep { have: 3 })
        .play(RED, "sheep 1")
        .noted(Event::Fed { seat: RED, levels: 2, sheep: 1, grain: 0, missing: 0 });
}
