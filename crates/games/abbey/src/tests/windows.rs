//! Free actions "at any moment", also at the end (ABB-18.7, A54), and what stops a player for nothing.

use parlour_core::testkit::Scenario;
use parlour_core::{Game, Phrase, Prompt, Speak, Who, options_of};

use super::scene::*;
use crate::data::{Building, Crusade, Good, Relic, Saint};
use crate::rules::rescue::Rescue;
use crate::state::Visit;
use crate::step::{Darkness, Gather, Income, Last, Limit};
use crate::{Abbey, Choice, Phase};

/// Red alone has something left: blue is bare.
fn last_round() -> Scenario<Abbey> {
    abbey(2)
        .change(|game| game.events.left = [0; 3])
        .with(RED, |red| red.quests.clear())
        .with(BLUE, |blue| blue.quests.clear())
        .without_start(RED)
        .without_start(BLUE)
        .stock(RED, [0; 5])
        .stock(BLUE, [0; 5])
        .pews(RED, &[])
        .pews(BLUE, &[])
}

fn bare(seat_stock: [u16; 5]) -> Scenario<Abbey> {
    last_round().change(|game| game.events.left = [3, 3, 3]).stock(RED, seat_stock)
}

fn prompt(scenario: &Scenario<Abbey>) -> Prompt {
    Prompt { kind: "", ..scenario.game().prompt(Who::Seat(RED)) }
}

/// ABB-18.7, ABB-23.3: a relic won in phase 11 of the last round can be used before the count.
#[test]
fn a_relic_of_the_last_crusade_can_still_be_used() {
    let won = last_round()
        .change(|game| game.variant.relics = true)
        .clergy(RED, 12)
        .crusade(RED, Crusade::ALL[Crusade::PLAIN], 1, Crusade::ALL[Crusade::PLAIN].row().dice)
        .to(Phase::Crusades);
    let relic = Crusade::ALL[Crusade::PLAIN].relic().expect("a crusade for a relic");
    assert_eq!(relic, Relic::HolyGrail);
    let before = won.game().score(RED).total();
    won.expect(|game| assert_eq!((game.phase, game.question(RED)), (Phase::End, Some(Last.into()))))
        .play(RED, "relic holy-grail")
        .expect(|game| assert!(game.score(RED).total() > before));
}

/// ABB-18.7, ABB-19.4: coins of the last income can still be traded, for points or the tie-break.
#[test]
fn trade_tokens_serve_after_the_last_income() {
    last_round()
        .pews(RED, &[(1, 1), (1, 2), (1, 3)])
        .to(Phase::Income)
        .expect(|game| assert_eq!((game.phase, game.question(RED)), (Phase::Income, Some(Income.into()))))
        .play(RED, "done")
        .expect(|game| assert_eq!((game.phase, game.question(RED)), (Phase::End, Some(Last.into()))))
        .play(RED, "trade coin")
        .play(RED, "for wood")
        .play(RED, "give 2")
        .expect(|game| assert_eq!(game.score(RED).ties[0], 2));
}

/// ABB-18.7, ABB-19.3: what is gained at the last moment is still subject to the limit.
#[test]
fn the_limit_comes_after_the_last_window() {
    last_round()
        .stock(RED, [0, 0, 0, 0, 8])
        .to(Phase::End)
        .play(RED, "trade coin")
        .play(RED, "for wood")
        .play(RED, "give 8")
        .run_until(|game| game.question(RED) == Some(Limit.into()) || game.phase == Phase::Over)
        .play(RED, "done")
        .is_over()
        .expect(|game| assert_eq!(game[RED].has(Good::Wood), game[RED].store().unwrap()));
}

/// ABB-18.7: a hall that a lay brother can still open is worth the last question; a Bakery is not.
#[test]
fn the_last_window_opens_for_what_counts() {
    let end = |building| last_round().baptistery(RED, 1).owns(RED, building).to(Phase::End);
    end(Building::Refectory).asks(RED).play(RED, "activate refectory").is_over().expect(|game| {
        assert_eq!(game[RED].prestige, 15);
    });
    end(Building::Garden).is_over();
    last_round().keeps(RED, Saint::Lionel).to(Phase::End).asks(RED).play(RED, "done").is_over();
    last_round().relic(RED, Relic::Torah).to(Phase::End).is_over();
}

/// ABB-18.7: after income one is asked for a free action alone, whatever the crusades.
#[test]
fn the_window_after_income_depends_on_the_free_action_alone() {
    let income = |scenario: Scenario<Abbey>| scenario.to(Phase::Income).game().question(RED);
    assert_eq!(income(bare([1, 0, 0, 0, 0])), Some(Income.into()));
    let crusading = bare([1, 0, 0, 0, 0]).change(|game| {
        game[RED].quests.push(crate::state::Quest::new(Crusade::Acre));
        game[RED].quests.push(crate::state::Quest::new(Crusade::Jerusalem));
    });
    assert_eq!(income(crusading), Some(Income.into()));
    assert_ne!(income(bare([0; 5])), Some(Income.into()));
    let spent = bare([1, 0, 0, 0, 0]).with(RED, |red| red.uses.trades = 2);
    assert_ne!(income(spent), Some(Income.into()));
}

/// ABB-18.8, ABB-23.4: Torah's wagons keep a player without dice in phase 5.
#[test]
fn wagons_to_be_had_count_like_wagons_in_hand() {
    let placed = |rules| {
        bare([0; 5])
            .change(|game| game.rules = rules)
            .relic(RED, Relic::Torah)
            .dice(RED, &[])
            .dice(BLUE, &[])
            .with(BLUE, |blue| blue.wagons = 0)
            .with(RED, |red| {
                red.wagons = 0;
                red.visits[0] = Visit { done: true, main: 4, bonus: 0 };
            })
            .to(Phase::Resources)
    };
    assert_ne!(placed(1).game().question(RED), Some(Gather.into()));
    placed(2)
        .expect(|game| assert_eq!(game.question(RED), Some(Gather.into())))
        .play(RED, "relic torah")
        .play(RED, "wagon forest")
        .play(RED, "wagon forest")
        .expect(|game| assert_eq!(game[RED].has(Good::Wood), 2));
}

/// ABB-18.7, ABB-12.1: before the Darkness only a free action that can raise the defense stops a player.
#[test]
fn the_darkness_waits_only_for_what_can_help() {
    let weak = || bare([0, 0, 0, 0, 5]).change(|game| game.darkness = 8);
    let asked = |scenario: Scenario<Abbey>| {
        scenario.to(Phase::Darkness).game().question(RED) == Some(Darkness.into())
    };
    assert!(!asked(weak()), "a trade raises no defense");
    assert!(!asked(weak().baptistery(RED, 1).owns(RED, Building::Garden)));
    assert!(asked(weak().baptistery(RED, 1).owns(RED, Building::Cloister)));
    assert!(asked(weak().pews(RED, &[(4, 1)]).owns(RED, Building::Cloister)));
    assert!(asked(
        weak().active(RED, Building::BathHouse).active(RED, Building::Garden).owns(RED, Building::Cloister)
    ));
    assert!(asked(weak().relic(RED, Relic::HolyCross)));
    assert!(!asked(weak().relic(RED, Relic::AaronsRod)));
    assert!(asked(weak().relic(RED, Relic::AaronsRod).with(RED, |red| red.walls = 3)));
    assert!(!asked(weak().relic(RED, Relic::MannaJar)));
    assert!(asked(weak().keeps(RED, Saint::Reynold)), "others cannot tell which saint it is");
    assert!(asked(weak().change(|game| game.rules = 1)), "under rules 1 any free action would do");
}

/// ABB-11.6, ABB-18: who is hungry and has no sheep is told what he will lose and what could save him.
#[test]
fn the_hungry_are_told_what_could_save_them() {
    let hungry = || bare([0; 5]).pews(RED, &[(1, 1), (4, 1)]);
    let told = |scenario: Scenario<Abbey>| prompt(&scenario.to(Phase::Food));
    let saved_by = |ways: &[Rescue]| {
        let key = if ways.is_empty() { "abbey-prompt-hungry" } else { "abbey-prompt-hungry-saved" };
        let lost = Phrase::new(key)
            .count("levels", 1, "abbey-unit-level")
            .count("grain", 0, Good::Grain.key())
            .count("peasants", 1, "abbey-unit-peasant")
            .count("prestige", 2, "abbey-unit-prestige");
        let ways: Vec<Phrase> = ways.iter().map(Speak::phrase).collect();
        if ways.is_empty() { lost } else { lost.list("ways", ways) }.asked_by("ABB-11.6")
    };
    assert_eq!(told(hungry()), saved_by(&[]), "a baptism does not feed");
    assert_eq!(told(hungry().stock(RED, [0, 0, 0, 0, 3])), saved_by(&[Rescue::Trade]));
    assert_eq!(told(hungry().relic(RED, Relic::MannaJar)), saved_by(&[Rescue::MannaJar]));
    assert_eq!(told(hungry().owns(RED, Building::Bakery)), saved_by(&[Rescue::Bakery]));
    let sheep = hungry().active(RED, Building::SheepFarm).with(RED, |red| red.sheep = 1);
    let fed = Phrase::new("abbey-prompt-food")
        .count("levels", 1, "abbey-unit-level")
        .count("grain", 0, Good::Grain.key())
        .count("sheep", 2, "abbey-unit-sheep");
    assert_eq!(told(sheep), fed.asked_by("ABB-11.5"));
}

/// ABB-15.3: keeping on stands before abandoning.
#[test]
fn keep_stands_before_abandon() {
    let asked = bare([0; 5]).crusade(RED, Crusade::Acre, 2, 1).to(Phase::End);
    assert_eq!(options_of(asked.game(), RED), [Choice::Keep, Choice::Abandon]);
}

/// ABB-18.7 as revision 1 read it: no window after income and none before the count.
#[test]
fn games_begun_under_rules_1_end_without_windows() {
    let old = last_round().change(|game| game.rules = 1).stock(RED, [0, 0, 0, 0, 5]);
    old.clone().to(Phase::Income).is_over();
    old.relic(RED, Relic::HolyGrail).to(Phase::End).is_over();
}
