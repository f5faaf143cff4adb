//! Payments made in one go: whatever is listed settles its bill in one batch.

use parlour_core::Game;
use parlour_core::testkit::check_bills;

use crate::Abbey;

#[test]
fn bills_of_whole_games_are_settled() {
    let games = Abbey::modes().into_iter().flat_map(|mode| (0..4).map(move |number| (mode.clone(), number)));
    let bills: usize = games.map(|(mode, number)| check_bills::<Abbey>(&mode, number)).sum();
    assert!(bills > 0);
}
