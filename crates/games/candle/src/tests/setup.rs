//! CAN-1: the first position.

use parlour_core::{Game, Mode, SetupError};

use super::{BLUE, RED, candle};
use crate::Candle;

/// CAN-1.1: two groats and four pennies each.
#[test]
fn everybody_starts_with_ten_pennies_worth() {
    candle(2).expect(|game| {
        assert_eq!((game[RED].groats, game[RED].pennies, game[BLUE].worth()), (2, 4, 10));
    });
}

/// CAN-1.2: any of the seven candles may come first, and four come at most.
#[test]
fn four_of_seven_candles_are_sold() {
    let scene = candle(2);
    assert_eq!(scene.options(parlour_core::Who::Chance).len(), 7);
    assert_eq!(scene.game().candles.left(), 4);
}

/// CAN-1.3: three rounds, or four.
#[test]
fn the_length_is_chosen() {
    let rounds = |length| {
        let mode = Mode::choose(Candle::ABOUT, Some(2), [("length", length)]).unwrap();
        Candle::new(&mode).unwrap().rounds
    };
    assert_eq!([rounds("short"), rounds("long")], [3, 4]);
}

/// CAN-1.4: four do not play the long game.
#[test]
fn a_long_game_for_four_is_refused() {
    let mode = Mode::choose(Candle::ABOUT, Some(4), [("length", "long")]).unwrap();
    assert!(matches!(Candle::new(&mode), Err(SetupError::Excluded(reason)) if reason.rule == "CAN-1.4"));
}
