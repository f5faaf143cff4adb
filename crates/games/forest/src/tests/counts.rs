//! Counts of the lines of play from pinned positions.

use parlour_core::testkit::count;

use super::scene::*;
use crate::data::{Building, Mission};

fn lines(game: &Forests) -> [u64; 3] {
    [1, 2, 3].map(|depth| count(game.game(), depth))
}

#[test]
fn the_first_turn_of_three() {
    assert_eq!(lines(&forest(3)), [19, 68, 237]);
}

#[test]
fn a_crowded_village() {
    let game = travelling(4, &["tannenau-0", "moosgrund-0", "moosgrund-1", "silberbach-0"])
        .set(|game| stock(&mut game[RED], "goods 1, provisions 1 2"));
    assert_eq!(lines(&game), [17, 74, 527]);
}

#[test]
fn the_reward_of_the_market() {
    let game = acting(3, "market").set(|game| {
        lay_mission(game, Mission::Market, None);
        stock(&mut game[RED], "pigs 3, cattle 2");
        own(game, RED, Building::GrainMill, "m-r1c4");
    });
    assert_eq!(lines(&game), [4, 16, 86]);
}

#[test]
fn a_solo_turn() {
    assert_eq!(lines(&forest(1)), [20, 40, 212]);
}
