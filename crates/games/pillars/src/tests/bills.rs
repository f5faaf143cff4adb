//! Payments made in one go: whatever is listed settles its bill in one batch.

use parlour_core::testkit::check_bills;
use parlour_core::{Game, Mode};

use crate::Pillars;

#[test]
fn bills_of_whole_games_are_settled() {
    let mode = Mode::choose(Pillars::ABOUT, Some(3), []).expect("a mode");
    let bills: usize = (0..6).map(|number| check_bills::<Pillars>(&mode, number)).sum();
    assert!(bills > 0);
}
