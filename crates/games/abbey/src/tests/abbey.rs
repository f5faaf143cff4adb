//! Phase 3 on the own board and on the own crusades (ABB-6.1 to ABB-6.9).

use super::scene::*;
use crate::choice::Action;
use crate::data::{Building, Crusade, Good, Pew};
use crate::{Event, Phase, Refusal};

/// ABB-6.1: one turn each, all uses in any order, die by die, until done.
#[test]
fn dice_are_used_in_any_order() {
    abbey(2)
        .dice(RED, &[1, 2, 4, 5, 6])
        .to(Phase::Abbey)
        .play_all(RED, &["defend 6", "preach 1", "clergy 4", "preach 2", "march nicaea 5", "peasant pew-1-1"])
        .expect(|game| {
            let red = &game[RED];
            assert_eq!((red.seated(), red.clergy, game.defense(RED), red.quests[0].own), (2, 1, 2, 1));
        })
        .play(RED, "done")
        .asks(BLUE);
}

/// ABB-6.2: what is not used stays in the pool.
#[test]
fn unused_dice_stay() {
    abbey(1)
        .dice(RED, &[1, 6])
        .to(Phase::Abbey)
        .play_all(RED, &["preach 1", "done"])
        .run_until(|game| game.phase == Phase::Resources)
        .expect(|game| assert_eq!(game[RED].pool, [0, 0, 0, 0, 0, 1]));
}

/// ABB-6.3, example X2: three dice of one to three bring three peasants; then the boxes are full.
#[test]
fn preaching_brings_peasants() {
    abbey(2)
        .pews(BLUE, &[(1, 1), (1, 2), (1, 3)])
        .change(|game| game.first = BLUE)
        .dice(BLUE, &[3, 3, 2, 1, 4])
        .to(Phase::Abbey)
        .refuses(BLUE, "preach 4", Refusal::WrongDie { action: Action::Preach, face: 4 })
        .play_all(BLUE, &["preach 3", "preach 3", "preach 2"])
        .expect(|game| {
            assert!((1..=3).all(|row| game[BLUE].sits(Pew::at(2, row))));
            assert_eq!(game[BLUE].board[0], [0, 1, 2, 0, 0, 0]);
        })
        .refuses(BLUE, "preach 1", Refusal::BoxesFull { action: Action::Preach, limit: 3 });
}

/// ABB-6.3: nobody comes from an empty reserve.
#[test]
fn an_empty_reserve_hears_no_sermon() {
    abbey(2)
        .with(RED, |red| {
            red.discarded = red.reserve;
            red.reserve = 0;
        })
        .dice(RED, &[1])
        .to(Phase::Abbey)
        .refuses(RED, "preach 1", Refusal::ReserveEmpty { left: 0 });
}

/// ABB-6.4, example X3: three dice of four to six lead from Postulant to Deacon; defense rises at once.
#[test]
fn the_clergy_rises() {
    abbey(2)
        .clergy(RED, 3)
        .dice(RED, &[4, 4, 6, 3])
        .to(Phase::Abbey)
        .refuses(RED, "clergy 3", Refusal::WrongDie { action: Action::Clergy, face: 3 })
        .play_all(RED, &["clergy 4", "clergy 4", "clergy 6"])
        .expect(|game| assert_eq!((game[RED].clergy, game.defense(RED)), (6, 2)));
}

/// ABB-6.4: the bonuses of the cells: moves, gift, prestige, defense; not beyond the last cell.
#[test]
fn cells_bring_their_bonus() {
    abbey(2)
        .clergy(RED, 8)
        .dice(RED, &[5])
        .to(Phase::Abbey)
        .play_all(RED, &["clergy 5", "gift wood sand"])
        .expect(|game| assert_eq!((game[RED].has(Good::Wood), game[RED].has(Good::Sand)), (2, 1)));
    abbey(2)
        .clergy(RED, 11)
        .dice(RED, &[4, 5, 6])
        .to(Phase::Abbey)
        .play_all(RED, &["clergy 4", "clergy 5", "clergy 6"])
        .expect(|game| assert_eq!((game[RED].prestige, game[RED].moves()), (5 + 4 + 3 + 4, 6)));
    abbey(2)
        .clergy(RED, 14)
        .dice(RED, &[4, 5])
        .to(Phase::Abbey)
        .play(RED, "clergy 4")
        .expect(|game| assert_eq!((game[RED].prestige, game.defense(RED)), (5 + 5, 3)))
        .refuses(RED, "clergy 5", Refusal::TopOfTheClergy);
}

/// ABB-6.5: the limits count uses of the whole round, dice taken back and echoes included.
#[test]
fn limits_count_the_whole_round() {
    abbey(2)
        .active(RED, Building::AbbottsDen)
        .active(RED, Building::Scriptorium)
        .dice(RED, &[4, 5, 6])
        .to(Phase::Abbey)
        .play_all(RED, &["clergy 4", "recall clergy 4", "echo", "clergy 5"])
        .expect(|game| assert_eq!(game[RED].uses.clergy, 3))
        .refuses(RED, "clergy 4", Refusal::BoxesFull { action: Action::Clergy, limit: 3 });
}

/// ABB-6.6: any number of dice of any value defend until the end of the round.
#[test]
fn dice_defend() {
    abbey(2)
        .dice(RED, &[1, 2, 3, 4, 5, 6])
        .to(Phase::Abbey)
        .play_all(RED, &["defend 1", "defend 2", "defend 3", "defend 4", "defend 5", "defend 6"])
        .expect(|game| assert_eq!(game.defense(RED), 7))
        .to(Phase::End)
        .run_until(|game| game.round == 2)
        .expect(|game| assert_eq!(game.defense(RED), 1));
}

/// ABB-6.7: a peasant of pews or baptistery goes with the first die; without one no die may go.
#[test]
fn a_peasant_goes_with_the_first_die() {
    abbey(2)
        .baptistery(RED, 1)
        .dice(RED, &[5, 5])
        .to(Phase::Abbey)
        .play(RED, "march nicaea 5")
        .offers(RED, &["peasant pew-1-1", "peasant baptistery"])
        .refuses(RED, "peasant bakery", Refusal::NotFromCards)
        .play(RED, "peasant baptistery")
        .play(RED, "march nicaea 5")
        .expect(|game| assert_eq!((game.crusaders(RED), game[RED].quests[0].own), (1, 2)));
    abbey(2).pews(RED, &[]).dice(RED, &[5]).to(Phase::Abbey).refuses(
        RED,
        "march nicaea 5",
        Refusal::NoPeasantToSend { rule: "ABB-6.7" },
    );
}

/// ABB-6.7: dice go on both own crusades, on nobody else's.
#[test]
fn both_own_crusades_are_open() {
    abbey(2)
        .pews(RED, &[(1, 1), (1, 2)])
        .change(|game| game[RED].quests.push(crate::state::Quest::new(Crusade::Acre)))
        .dice(RED, &[2, 6])
        .to(Phase::Abbey)
        .play_all(RED, &["march nicaea 2", "peasant pew-1-1", "march acre 6"])
        .expect(|game| assert_eq!(game.crusaders(RED), 2))
        .refuses(RED, "march dorylaeum 2", Refusal::NotYourCrusade);
}

/// ABB-6.8: the first die fixes the value.
#[test]
fn the_first_die_fixes_the_value() {
    abbey(2).dice(RED, &[5, 4]).to(Phase::Abbey).play(RED, "march nicaea 5").refuses(
        RED,
        "march nicaea 4",
        Refusal::CrusadeHasAnotherValue { value: 5 },
    );
}

/// ABB-6.9, example X4: a five in round one, two more in round three: completed in phase 3, resolved in
/// phase 11.
#[test]
fn a_crusade_takes_its_time() {
    abbey(1)
        .crusade(RED, Crusade::Nicaea, 5, 1)
        .in_round(3)
        .dice(RED, &[5, 5, 5])
        .to(Phase::Abbey)
        .play_all(RED, &["march nicaea 5", "march nicaea 5"])
        .noted(Event::CrusadeComplete { seat: RED, card: Crusade::Nicaea })
        .refuses(RED, "march nicaea 5", Refusal::CrusadeComplete)
        .expect(|game| assert_eq!(game[RED].prestige, 5))
        .to(Phase::Crusades)
        .expect(|game| {
            assert_eq!((game[RED].prestige, game[RED].has(Good::Wood)), (9, 3));
            assert!(game[RED].quests.is_empty());
        });
}
