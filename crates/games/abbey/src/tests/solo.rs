//! Alone against Elias (ABB-22).

use parlour_core::Game;
use parlour_core::testkit::Scenario;

use super::scene::*;
use crate::data::{Building, Crusade, Location};
use crate::state::Met;
use crate::{Abbey, Event, Phase, Refusal, Taker};

/// A raid of the solo game; Elias has exactly these dice.
fn raid(scenario: Scenario<Abbey>, pool: &[u8], dice: [u8; 2]) -> Scenario<Abbey> {
    scenario
        .change(|game| {
            game.elias.pool = [0; 6];
            for die in pool {
                game.elias.pool[usize::from(*die) - 1] += 1;
            }
        })
        .in_round(2)
        .to(Phase::Event)
        .draw("event vikings")
        .draw(&format!("die {}", dice[0]))
        .draw(&format!("die {}", dice[1]))
}

/// ABB-22.1: two-player rules, the human first with five prestige; nobody to trade or deal with.
#[test]
fn the_human_begins() {
    abbey(1)
        .crusade(RED, Crusade::Acre, 2, 1)
        .active(RED, Building::Stables)
        .to(Phase::Abbey)
        .expect(|game| {
            assert_eq!((game[RED].prestige, game.elias.first), (5, false));
            assert_eq!(game.free_bonus_spaces(Location::Forest), 1);
        })
        .refuses(RED, "help acre blue", Refusal::NotAnotherPlayer)
        .refuses(RED, "stables blue wood", Refusal::NotAnotherPlayer);
}

/// ABB-22.2: six of his ten dice are rolled once, for the whole game; he has three peasants.
#[test]
fn elias_rolls_once() {
    Scenario::<Abbey>::new(1, &[])
        .draw("crusade nicaea")
        .draw("start bakery")
        .run_until(|game| game.market.as_flattened().iter().all(Option::is_some))
        .draw("die 2")
        .draw("die 2")
        .draw("die 6")
        .draw("die 6")
        .draw("die 6")
        .draw("die 1")
        .noted(Event::EliasRolled { dice: [1, 2, 0, 0, 0, 3] })
        .expect(|game| assert_eq!((game.elias.pool, game.elias.peasants), ([1, 2, 0, 0, 0, 3], 3)));
}

/// ABB-22.3, example X15: a two and a four discard both cards of two and both of four coins.
#[test]
fn elias_empties_stalls() {
    let open =
        |game: &Abbey| [0, 1, 2, 3].map(|row| game.market[0][row].is_some() || game.market[1][row].is_some());
    abbey(1)
        .to(Phase::Market)
        .draw("die 2")
        .draw("die 4")
        .expect(|game| assert_eq!(open(game), [true, false, true, false]));
    abbey(1).to(Phase::Market).draw("die 1").draw("die 1").expect(|game| {
        assert_eq!(open(game), [false, true, true, true], "a second equal result does nothing more");
    });
    abbey(1).to(Phase::Market).draw("die 5").draw("die 6").expect(|game| assert_eq!(open(game), [true; 4]));
}

/// ABB-22.4, ABB-22.5: a one takes the initiative and a token, two to five a bonus space.
#[test]
fn elias_takes_places() {
    abbey(1)
        .dice(RED, &[6, 6, 6])
        .to(Phase::Resources)
        .draw("die 1")
        .draw("token sand")
        .draw("die 4")
        .expect(|game| {
            assert_eq!((game.initiative, game.tokens.left()), (Some(Taker::Elias), 5));
            assert_eq!(game.free_bonus_spaces(Location::Mountain), 0);
            assert_eq!(game.free_bonus_spaces(Location::Forest), 1);
        })
        .refuses(RED, "initiative", Refusal::InitiativeTaken)
        .to(Phase::End)
        .run_until(|game| game.round == 2)
        .expect(|game| assert!(game.elias.first))
        .expect(|game| assert_eq!(game.free_bonus_spaces(Location::Mountain), 1));
}

/// ABB-22.4: until the human takes the initiative again; a second one does nothing.
#[test]
fn the_human_takes_the_pawn_back() {
    abbey(1)
        .change(|game| game.elias.first = true)
        .dice(RED, &[6])
        .to(Phase::Resources)
        .draw("die 6")
        .draw("die 6")
        .play_all(RED, &["initiative", "main 6"])
        .draw("token tool")
        .to(Phase::End)
        .expect(|game| assert!(!game.elias.first));
    abbey(1).to(Phase::Resources).draw("die 1").draw("token tool").draw("die 1").expect(|game| {
        assert_eq!(game.tokens.left(), 5);
    });
}

/// ABB-22.5, ABB-22.6: whoever holds the pawn meets the Vikings first.
#[test]
fn the_pawn_decides_who_meets_first() {
    raid(abbey(1).change(|game| game.elias.first = true), &[6], [6, 2])
        .expect(|game| assert_eq!(game.raid[0].met, Met::EliasDie))
        .asks(RED);
    raid(abbey(1), &[6], [6, 2]).asks(RED).expect(|game| assert_eq!(game.raid[0].met, Met::Open));
}

/// ABB-22.6, ABB-22.7, example D5: six and two; the human has a six, Elias a two: repelled, nobody gets
/// three.
#[test]
fn elias_holds_the_second_row() {
    raid(abbey(1).dice(RED, &[6]), &[2], [6, 2])
        .play(RED, "meet 6")
        .noted(Event::EliasMeets { value: 2, die: true })
        .noted(Event::Repelled)
        .expect(|game| assert_eq!((game[RED].prestige, game.elias.pool), (6, [0; 6])));
}

/// ABB-22.6: without a die Elias sends a peasant; without one the row is breached, at no cost.
#[test]
fn elias_sends_peasants() {
    raid(abbey(1), &[], [6, 2])
        .play(RED, "peasant pew-1-1")
        .expect(|game| assert_eq!((game.raid[1].met, game.elias.peasants), (Met::EliasPeasant, 2)));
    raid(abbey(1).change(|game| game.elias.peasants = 0), &[], [6, 2])
        .play(RED, "peasant pew-1-1")
        .expect(|game| assert_eq!((game.raid[1].met, game[RED].prestige), (Met::EliasBreach, 4)));
}

/// ABB-22.6, ABB-22.7: the human may cover both rows, and then has most dice.
#[test]
fn the_human_may_cover_both_rows() {
    raid(abbey(1).dice(RED, &[6, 2]), &[2], [6, 2])
        .play_all(RED, &["meet 6", "meet 2"])
        .expect(|game| assert_eq!((game[RED].prestige, game.elias.pool[1]), (5 + 2 + 3, 1)));
}

/// ABB-22.7: one die and one peasant do not repel: the human loses a building or tower.
#[test]
fn a_defeat_costs_the_human_a_building() {
    raid(abbey(1).dice(RED, &[6]), &[], [6, 2])
        .play(RED, "meet 6")
        .noted(Event::Plundered)
        .offers(RED, &["lose bakery"]);
}

/// ABB-22.8: dice of Elias help on a crusade with an own die, without a peasant or share; they are gone
/// for good.
#[test]
fn elias_helps_on_crusades() {
    abbey(1)
        .change(|game| game.elias.pool = [0, 0, 2, 0, 0, 0])
        .crusade(RED, Crusade::Nicaea, 3, 1)
        .to(Phase::Abbey)
        .play_all(RED, &["elias nicaea", "elias nicaea"])
        .refuses(RED, "elias nicaea", Refusal::CrusadeComplete)
        .to(Phase::Crusades)
        .expect(|game| assert_eq!((game[RED].prestige, game.elias.pool), (9, [0; 6])));
    abbey(1).to(Phase::Abbey).refuses(RED, "elias nicaea", Refusal::CrusadeNotBegun);
    abbey(1)
        .change(|game| game.elias.pool = [0, 0, 1, 0, 0, 0])
        .crusade(RED, Crusade::Acre, 3, 1)
        .to(Phase::Abbey)
        .play(RED, "elias acre")
        .refuses(RED, "elias acre", Refusal::EliasLacks { value: 3 })
        .to(Phase::End)
        .play(RED, "abandon")
        .expect(|game| assert_eq!(game.elias.pool, [0; 6]));
}

/// ABB-22.9: action dice return in phase 12; events, food, Darkness and income do not touch Elias.
#[test]
fn nothing_touches_elias() {
    let before = abbey(1).change(|game| game.elias.bonus[2] = true);
    let elias = before.game().elias;
    let after = before.to(Phase::Food).run_until(|game| game.round == 2);
    assert_eq!((after.game().elias.pool, after.game().elias.peasants), (elias.pool, elias.peasants));
    assert_eq!(after.game().elias.bonus, [false; 4]);
}

/// ABB-22.10: the result is the human's prestige, a record without a threshold.
#[test]
fn the_result_is_a_record() {
    let over = abbey(1).run_until(|game| game.phase == Phase::Over);
    assert_eq!(parlour_core::leaders(over.game()).first(), Some(RED));
    assert_eq!(over.game().round(), 7);
}
