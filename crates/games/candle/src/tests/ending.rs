//! CAN-4: the end and the count.

use parlour_core::{Decision, Game, leaders};

use super::{BLUE, RED, candle};

/// CAN-4.1: after the last round nothing more is asked.
#[test]
fn the_game_ends_after_its_rounds() {
    let scene = candle(2).run_until(|game| game.decision() == Decision::Over);
    assert_eq!(scene.game().round(), 3);
}

/// CAN-4.2: most points win; between equals, most money.
#[test]
fn money_decides_between_equals() {
    candle(2)
        .set(|game| (game[RED].points, game[BLUE].points) = (5, 5))
        .expect(|game| assert_eq!(leaders(game).len(), 2))
        .set(|game| game[BLUE].pennies += 1)
        .expect(|game| assert_eq!(leaders(game).first(), Some(BLUE)));
}
