//! The end and the score (ABB-19).

use parlour_core::testkit::Scenario;
use parlour_core::{Game, leaders, winners};

use super::scene::*;
use crate::data::{Building, Crusade, Relic};
use crate::{Abbey, Phase};

fn points(scenario: &Scenario<Abbey>, what: &str) -> i32 {
    let score = scenario.game().score(RED);
    score.lines.iter().find(|line| line.what == what).map_or(i32::MIN, |line| line.points)
}

fn nothing_open(scenario: Scenario<Abbey>) -> Scenario<Abbey> {
    scenario.with(RED, |red| red.quests.clear()).with(BLUE, |blue| blue.quests.clear())
}

/// ABB-19.1: marker, animals, coins, resources, relics, less cards in hand and open crusades.
#[test]
fn the_final_count() {
    let rich = abbey(2)
        .with(RED, |red| {
            red.prestige = 50;
            red.sheep = 3;
            red.cows = 2;
        })
        .active(RED, Building::MoneyChanger)
        .active(RED, Building::MoneyChanger)
        .active(RED, Building::TitheBarn)
        .active(RED, Building::TitheBarn)
        .stock(RED, [5, 3, 0, 0, 19])
        .relic(RED, Relic::Torah)
        .relic(RED, Relic::HolyCross)
        .hand(RED, Building::Library)
        .crusade(RED, Crusade::Acre, 2, 3);
    for (line, expected) in [
        ("abbey-score-prestige", 50),
        ("abbey-score-sheep", 6),
        ("abbey-score-cows", 6),
        ("abbey-score-coins", 3),
        ("abbey-score-resources", 2),
        ("abbey-score-relics", 4),
        ("abbey-score-unbuilt", -4),
        ("abbey-score-crusades", -11),
    ] {
        assert_eq!(points(&rich, line), expected, "{line}");
    }
    assert_eq!(rich.game().score(RED).total(), 50 + 6 + 6 + 3 + 2 + 4 - 4 - 11);
    let single = abbey(2).active(RED, Building::MoneyChanger).active(RED, Building::TitheBarn);
    assert_eq!((points(&single, "abbey-score-coins"), points(&single, "abbey-score-resources")), (0, 0));
}

/// ABB-19.1, ABB-16.7, example D4: a Refectory and a Stables in hand cost seventeen.
#[test]
fn cards_in_hand_cost() {
    let hand = abbey(2).hand(RED, Building::Refectory).hand(RED, Building::Stables);
    assert_eq!(points(&hand, "abbey-score-unbuilt"), -17);
}

/// ABB-19.2: tower cards never built cost nothing.
#[test]
fn towers_left_cost_nothing() {
    let bare = nothing_open(abbey(2));
    assert_eq!(bare.game().score(RED).total(), 5);
}

/// ABB-19.3: the limit of the last phase 12 applies before scoring.
#[test]
fn the_limit_comes_before_the_count() {
    nothing_open(abbey(2))
        .change(|game| game.events.left = [0; 3])
        .stock(RED, [9, 0, 0, 0, 0])
        .with(RED, |red| red.uses.trades = 2)
        .with(BLUE, |blue| blue.uses.trades = 2)
        .to(Phase::End)
        .is_over()
        .expect(|game| assert_eq!(game.score(RED).ties[0], 6));
}

/// ABB-19.4: a tie goes to the higher value of resources without coins; else the victory is shared.
#[test]
fn ties_are_broken_by_resources() {
    let tied = nothing_open(abbey(2)).with(RED, |red| red.prestige = 9).with(BLUE, |blue| blue.prestige = 9);
    let both = tied.clone().stock(RED, [0, 1, 0, 0, 50]).stock(BLUE, [0, 1, 0, 0, 0]);
    assert_eq!(leaders(both.game()).len(), 2);
    let blue = tied.stock(RED, [2, 0, 0, 0, 50]).stock(BLUE, [0, 0, 0, 1, 0]);
    assert_eq!(leaders(blue.game()).first(), Some(BLUE));
}

/// ABB-19.5: a crusade completed in the last round is resolved and counts.
#[test]
fn a_crusade_of_the_last_round_counts() {
    abbey(1)
        .change(|game| game.events.left = [0; 3])
        .crusade(RED, Crusade::Nicaea, 2, 3)
        .to(Phase::Crusades)
        .play(RED, "done")
        .is_over()
        .expect(|game| assert_eq!(game.score(RED).total(), 5 + 4));
}

/// ABB-19.4, ABB-22.1: whoever plays alone has a result and beats nobody; of two, one wins.
#[test]
fn alone_one_has_a_result_and_no_victory() {
    let last = |players| abbey(players).change(|game| game.events.left = [0; 3]);
    let bare = |scenario: Scenario<Abbey>| {
        scenario.with(RED, |red| red.quests.clear()).with(RED, |red| red.prestige = 40)
    };
    let alone = bare(last(1)).to(Phase::Crusades).run_until(|game| game.phase == Phase::Over);
    assert!(alone.game().score(RED).total() > 0 && winners(alone.game()).is_empty());
    let two = bare(last(2)).with(BLUE, |blue| blue.quests.clear());
    let two = two.to(Phase::Crusades).run_until(|game| game.phase == Phase::Over);
    assert_eq!(winners(two.game()).first(), Some(RED));
}
