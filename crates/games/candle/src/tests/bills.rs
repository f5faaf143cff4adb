//! Payments made in one go: whatever is listed settles its bill in one batch.

use parlour_core::testkit::check_bills;
use parlour_core::{Game, Mode};

use crate::Candle;

#[test]
fn bills_of_whole_games_are_settled() {
    let mode = Mode::choose(Candle::ABOUT, Some(2), []).expect("a mode");
    let bills: usize = (0..10).map(|number| check_bills::<Candle>(&mode, number)).sum();
    assert!(bills > 0);
}
