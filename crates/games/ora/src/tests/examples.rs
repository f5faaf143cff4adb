//! First turns from the rulebook, played from the first position.

use super::scene::*;

/// ORA-T11: Fuel Merchant, prior, wood and peat for five coins.
#[test]
fn a_first_turn_with_the_fuel_merchant() {
    france(3)
        .play_all(RED, &["build", "card fuel-merchant", "spot 0/3", "send prior", "offer 1"])
        .play_all(RED, &["pay peat 1", "pay wood 1"])
        .has(RED, &[(Livestock, 1), (Coin, 6)]);
}

/// ORA-T12: Kiln, prior, coal and coin, and the peat becomes coal.
#[test]
fn a_first_turn_with_the_kiln() {
    france(3)
        .play_all(RED, &["build", "card peat-coal-kiln", "spot 0/3", "send prior", "gain 1", "times 1"])
        .has(RED, &[(Wood, 1), (PeatCoal, 2), (Livestock, 1), (Grain, 1), (Coin, 2)]);
}

/// ORA-T13: Stone Merchant, prior, four food and two energy for two stone.
#[test]
fn a_first_turn_with_the_stone_merchant() {
    france(3)
        .play_all(RED, &["build", "card stone-merchant", "spot 0/3", "send prior", "times 2"])
        .play_all(RED, &["pay livestock 1", "pay grain 1", "pay coin 1", "pay peat 1"])
        .has(RED, &[(Clay, 1), (Stone, 2)]);
}

/// ORA-T14: Spinning Mill, prior, three coins for one livestock.
#[test]
fn a_first_turn_with_the_spinning_mill() {
    ireland(3)
        .play_all(RED, &["build", "card spinning-mill", "spot 0/3", "send prior", "gain 1"])
        .has(RED, &[(Clay, 1), (Livestock, 1), (Peat, 1), (Coin, 4)]);
}
