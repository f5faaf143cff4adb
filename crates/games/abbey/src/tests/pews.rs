//! Phase 6 (ABB-9).

use super::scene::*;
use crate::data::{Building, Good, Pew, Tower};
use crate::rules::pews;
use crate::{Phase, Refusal};

/// ABB-9.1, examples X10 and X22: one move, three from Postulant on, six from Bishop on.
#[test]
fn the_clergy_gives_moves() {
    for (cell, moves) in [(0, 1), (2, 1), (3, 3), (11, 3), (12, 6), (15, 6)] {
        abbey(2).clergy(RED, cell).expect(|game| assert_eq!(pews::moves(game, RED), moves));
    }
    abbey(1)
        .clergy(RED, 3)
        .to(Phase::Moves)
        .play_all(RED, &["move pew-1-1", "move pew-2-1", "move pew-3-1"])
        .expect(|game| assert!(game[RED].sits(Pew::at(4, 1))));
}

/// ABB-9.1: unused moves are lost.
#[test]
fn unused_moves_are_lost() {
    abbey(1).clergy(RED, 12).to(Phase::Moves).play(RED, "done").expect(|game| {
        assert_eq!(game.phase, Phase::Construction);
    });
}

/// ABB-9.2: to the same row of the next bench if that seat is free; behind the last bench is the
/// baptistery.
#[test]
fn peasants_do_not_jump() {
    abbey(1)
        .clergy(RED, 3)
        .pews(RED, &[(1, 1), (2, 1), (4, 2)])
        .to(Phase::Moves)
        .refuses(RED, "move pew-1-1", Refusal::SeatTaken)
        .refuses(RED, "move pew-4-2", Refusal::LastBench)
        .offers(RED, &["move pew-2-1", "done"]);
}

/// ABB-9.3, example X10: moves may be split, and free moves come in between.
#[test]
fn moves_may_be_split() {
    abbey(1)
        .clergy(RED, 3)
        .pews(RED, &[(1, 1), (3, 2)])
        .owns(RED, Building::Cloister)
        .to(Phase::Moves)
        .play_all(RED, &["move pew-3-2", "baptise 2", "activate cloister", "move pew-1-1", "move pew-2-1"])
        .expect(|game| {
            assert!(is_active(game, RED, Building::Cloister) && game[RED].sits(Pew::at(3, 1)));
            assert_eq!(game.phase, Phase::Construction, "no move and no free move is left");
        });
}

/// ABB-9.3, ABB-10.5, example X11: red's moves, the Bakery, the Mason's Guild and an archer.
#[test]
fn red_moves_and_builds() {
    abbey(2)
        .without_start(RED)
        .clergy(RED, 3)
        .pews(RED, &[(3, 1), (2, 2), (1, 2), (1, 1)])
        .baptistery(RED, 1)
        .owns(RED, Building::Bakery)
        .owns(RED, Tower::Battlement)
        .hand(RED, Building::MasonsGuild)
        .stock(RED, [1, 0, 2, 0, 5])
        .to(Phase::Moves)
        .play_all(RED, &["move pew-3-1", "baptise 1", "activate bakery"])
        .play_all(RED, &["move pew-2-2", "move pew-1-2"])
        .run_until(|game| game.phase == Phase::Construction)
        .play_all(
            RED,
            &["build masons-guild", "activate masons-guild", "archer battlement", "peasant pew-1-1"],
        )
        .expect(|game| {
            assert!(is_active(game, RED, Building::Bakery) && is_active(game, RED, Building::MasonsGuild));
            assert_eq!((game[RED].prestige, game.defense(RED)), (5 + 4, 2));
            assert_eq!((game.divisor(RED, crate::data::Location::Mountain), game[RED].stock), (3, [0; 5]));
            assert_eq!(game[RED].has(Good::Coin), 0);
        });
}
