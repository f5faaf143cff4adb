//! Rounds, turn order, prompts and free actions (ABB-3, ABB-4, ABB-18).

use parlour_core::{Decision, Game, Seat, SeatSet};

use super::scene::*;
use crate::data::{Building, EventCard, Good, Relic, Saint, Tower};
use crate::state::Devotion;
use crate::step::{Darkness, Moves, UseDice};
use crate::{Phase, Refusal};

/// ABB-3.1: as many rounds as event cards, twelve phases in order.
#[test]
fn a_round_has_twelve_phases() {
    let mut phases = vec![Phase::Roll];
    let mut scenario = abbey(1);
    while scenario.game().round == 1 {
        let phase = scenario.game().phase;
        if phases.last() != Some(&phase) {
            phases.push(phase);
        }
        scenario = scenario.run_until(|game| game.phase != phase);
    }
    // Income asks nobody, so a walk from question to question does not stop there.
    let asking =
        |phase: &&Phase| !matches!(phase, Phase::Food | Phase::Darkness | Phase::Income | Phase::Crusades);
    let expected: Vec<Phase> = Phase::ALL[1..=12].iter().filter(asking).copied().collect();
    let seen: Vec<Phase> = phases.iter().filter(asking).copied().collect();
    assert_eq!(seen, expected);
    assert!(phases.windows(2).all(|pair| (pair[0] as u8) < pair[1] as u8));
}

/// ABB-3.2: clockwise from the first player.
#[test]
fn turns_go_clockwise_from_the_first_player() {
    abbey(3)
        .change(|game| game.first = GREEN)
        .to(Phase::Abbey)
        .asks(GREEN)
        .play(GREEN, "done")
        .asks(RED)
        .play(RED, "done")
        .asks(BLUE);
}

/// ABB-3.3: phase 3 is played one after another, phase 6 by all at once; the order of the answers
/// makes no difference there.
#[test]
fn some_phases_are_played_together() {
    let start = abbey(2).to(Phase::Moves);
    assert_eq!(start.game().decision(), Decision::Ask(SeatSet::all(2)));
    let one = start.clone().play(RED, "move pew-1-1").play(BLUE, "done").play(RED, "done");
    let two = start.play(BLUE, "done").play(RED, "move pew-1-1").play(RED, "done");
    assert_eq!(one.game(), two.game());
    abbey(2).to(Phase::Abbey).asks(RED).refuses(BLUE, "done", Refusal::NotYourTurn);
}

/// ABB-4.1: every player rolls his dice; who has none in reserve rolls none.
#[test]
fn everybody_rolls() {
    abbey(2)
        .with(RED, |red| red.quests.clear())
        .crusade(RED, crate::data::Crusade::Acre, 2, 4)
        .change(|game| {
            let mut second = game[RED].quests[0];
            second.card = crate::data::Crusade::Jerusalem;
            second.own = 5;
            game[RED].quests.push(second);
        })
        .to(Phase::Roll)
        .run_until(|game| game.phase == Phase::Event)
        .expect(|game| assert_eq!([RED, BLUE].map(|seat| game[seat].pool.iter().sum::<u8>()), [0, 9]));
}

/// ABB-4.2, ABB-17.3: the owner of an active Bell Tower may roll two dice again, one by one.
#[test]
fn a_bell_tower_rings_after_the_roll() {
    abbey(2)
        .active(RED, Tower::BellTower)
        .owns(BLUE, Tower::BellTower)
        .to(Phase::Roll)
        .run_draws()
        .asks(RED)
        .offers(RED, &["reroll 1", "done"])
        .play(RED, "reroll 1")
        .draw("die 6")
        .offers(RED, &["reroll 1", "done"])
        .refuses(RED, "reroll 6", Refusal::RolledAgainAlready { face: 6 })
        .play(RED, "reroll 1")
        .draw("die 6")
        .expect(|game| assert_eq!((game[RED].pool, game.phase), ([7, 0, 0, 0, 0, 2], Phase::Event)));
}

/// ABB-18.1: from the last bench to a free place of the baptistery.
#[test]
fn peasants_are_baptised_freely() {
    abbey(2)
        .pews(RED, &[(4, 2)])
        .to(Phase::Abbey)
        .refuses(RED, "baptise 1", Refusal::NobodyToBaptise)
        .play(RED, "baptise 2")
        .expect(|game| assert_eq!((game[RED].baptistery, game[RED].seated()), (1, 0)));
}

/// ABB-18.2: from the baptistery to a card, which is active at once; also to the Bell Tower.
#[test]
fn lay_brothers_go_to_work_freely() {
    abbey(2)
        .baptistery(RED, 2)
        .owns(RED, Building::Cloister)
        .owns(RED, Tower::BellTower)
        .to(Phase::Abbey)
        .play(RED, "activate cloister")
        .expect(|game| assert_eq!(game.defense(RED), 2))
        .play(RED, "activate bell-tower")
        .refuses(RED, "activate cloister", Refusal::SpaceTaken { site: Building::Cloister.into() })
        .expect(|game| assert!(is_active(game, RED, Tower::BellTower)));
}

/// ABB-18.3: trade tokens at any own prompt, but not on broken roads.
#[test]
fn broken_roads_stop_all_trade() {
    abbey(2).to(Phase::Abbey).allows(RED, "trade coin");
    abbey(2).event(EventCard::BrokenRoads).to(Phase::Abbey).refuses(RED, "trade coin", Refusal::RoadsBroken);
}

/// ABB-18.4: the Stables trade in the phases 3, 4, 5 and 7; the Bell Tower rings in the first five; the
/// Bath House is always open.
#[test]
fn some_free_actions_have_their_phases() {
    let rich = abbey(2)
        .active(RED, Building::Stables)
        .active(RED, Building::BathHouse)
        .active(RED, Tower::BellTower)
        .owns(RED, Building::Cloister)
        .dice(RED, &[1, 1, 1])
        .stock(RED, [3, 3, 3, 3, 9])
        .pews(RED, &[(1, 1), (4, 3)]);
    for (phase, stables, bell) in [
        (Phase::Abbey, true, true),
        (Phase::Market, true, true),
        (Phase::Resources, true, true),
        (Phase::Moves, false, false),
        (Phase::Construction, true, false),
    ] {
        let scenario = rich.clone().to(phase);
        assert_eq!(offers_aside(&scenario, RED, "stables blue wood"), stables, "{phase}");
        assert_eq!(offers_aside(&scenario, RED, "reroll 1"), bell, "{phase}");
        assert!(offers_aside(&scenario, RED, "bathe bakery"), "{phase}");
    }
}

/// ABB-18.5: Abbott's Den in the phases 3 to 5, Monk's Quarters in phase 5 only.
#[test]
fn dice_are_used_again_in_their_phases() {
    let rich = abbey(1)
        .active(RED, Building::AbbottsDen)
        .active(RED, Building::MonksQuarters)
        .active(RED, Building::MonksQuarters)
        .dice(RED, &[1])
        .with(RED, |red| {
            red.board[2][3] = 1;
            red.visits[0] = crate::state::Visit { done: true, main: 4, bonus: 0 };
        });
    for (phase, den, quarters) in
        [(Phase::Abbey, true, false), (Phase::Resources, true, true), (Phase::Construction, false, false)]
    {
        let scenario = rich.clone().to(phase).run_until(|game| !waits_for_chance(game));
        assert_eq!(offers_aside(&scenario, RED, "recall defend 4"), den, "{phase}");
        assert_eq!(offers_aside(&scenario, RED, "lift forest main"), quarters, "{phase}");
    }
}

/// ABB-18.6: relics and saints may be used at own prompts, not at another's.
#[test]
fn relics_and_saints_are_used_at_own_prompts() {
    abbey(2)
        .relic(RED, Relic::MannaJar)
        .keeps(RED, Saint::Arnold)
        .to(Phase::Abbey)
        .play(RED, "relic manna-jar")
        .play(RED, "invoke")
        .expect(|game| assert_eq!((game[RED].has(Good::Grain), game.defense(RED)), (4, 3)))
        .play(RED, "done")
        .refuses(RED, "invoke", Refusal::NotYourTurn);
}

/// ABB-18.7: nobody is asked when there is nothing to decide.
#[test]
fn empty_questions_are_skipped() {
    abbey(2).pews(RED, &[]).pews(BLUE, &[(1, 1)]).to(Phase::Moves).expect(|game| {
        assert_eq!((game.question(RED), game.question(BLUE)), (None, Some(Moves { left: 1 }.into())));
    });
    abbey(2).stock(RED, [0; 5]).to(Phase::Market).asks(BLUE);
}

/// ABB-18.7: a saint kept face down may be something to decide: others cannot tell.
#[test]
fn a_kept_saint_is_always_asked() {
    let bare = abbey(2).stock(RED, [0; 5]).pews(RED, &[]).stock(BLUE, [0; 5]).pews(BLUE, &[]);
    bare.clone()
        .devoted(RED, Saint::Lionel, Devotion::Kept)
        .to(Phase::Darkness)
        .expect(|game| assert_eq!((game.question(RED), game.question(BLUE)), (Some(Darkness.into()), None)));
    bare.devoted(RED, Saint::Lionel, Devotion::Waiting)
        .to(Phase::Darkness)
        .expect(|game| assert_ne!(game.phase, Phase::Darkness));
}

/// ABB-18.8: wagons roll in phase 5 only.
#[test]
fn wagons_roll_in_phase_five() {
    let visited = |red: &mut crate::Player| red.visits[0].done = true;
    abbey(1).with(RED, visited).to(Phase::Construction).refuses(
        RED,
        "wagon forest",
        Refusal::NotInThisPhase { rule: "ABB-18.8" },
    );
    abbey(1)
        .with(RED, visited)
        .to(Phase::Resources)
        .run_until(|game| !waits_for_chance(game))
        .play(RED, "wagon forest")
        .expect(|game| assert_eq!((game[RED].has(Good::Wood), game[RED].wagons), (2, 0)));
}

/// ABB-18.9: free actions are bounded, and some questions leave no room for them.
#[test]
fn free_actions_are_bounded() {
    let turn = abbey(2).stock(RED, [0, 0, 0, 0, 50]).pews(RED, &[(4, 1), (4, 2), (4, 3)]).to(Phase::Abbey);
    let mut answers = 0;
    let mut scenario = turn;
    while let Some(aside) = asides(&scenario, RED).first().cloned() {
        scenario = scenario.play(RED, &aside).run_until(|game| game.question(RED) == Some(UseDice.into()));
        answers += 1;
    }
    assert!(answers <= 5, "two baptisms and two trades");
    abbey(2).clergy(RED, 8).dice(RED, &[4]).to(Phase::Abbey).play(RED, "clergy 4").refuses(
        RED,
        "trade coin",
        Refusal::NoFreeActionNow,
    );
}

/// ABB-18.9, ABB-3.3: nobody is asked out of turn.
#[test]
fn asides_belong_to_the_one_who_is_asked() {
    let scenario = abbey(3).to(Phase::Abbey);
    assert!(!asides(&scenario, RED).is_empty());
    assert!([BLUE, GREEN].into_iter().all(|seat: Seat| asides(&scenario, seat).is_empty()));
}
