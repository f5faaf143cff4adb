//! CAN-2: the look, the bids, the sale.

use parlour_core::testkit::Scenario;
use parlour_core::{Audience, Eyes, Game, Mode, SeatSet, Who};

use super::{BLUE, RED, candle};
use crate::{Candle, Choice, Refusal};

/// CAN-2.1: the seer alone knows the candle.
#[test]
fn the_look_is_a_secret_of_the_seer() {
    candle(2)
        .expect(|game| {
            let audience = game.audience(Who::Chance, Choice::Candle(5));
            assert_eq!(audience, Audience::Only(SeatSet::one(RED)));
        })
        .draw("candle 5")
        .expect(|game| {
            assert_eq!(game.view(Eyes::Seat(RED)).next, Some(5));
            assert_eq!(game.view(Eyes::Seat(BLUE)).next, None);
        });
}

/// CAN-2.2: all bid at the same time, whoever is first, and nobody sees the bid of another.
#[test]
fn bids_are_simultaneous_and_secret() {
    candle(2)
        .draw("candle 5")
        .play(BLUE, "bid 4")
        .refuses(BLUE, "bid 3", Refusal::NotAsked)
        .asks(RED)
        .expect(|game| {
            let view = game.view(Eyes::Seat(RED));
            assert_eq!((view.bids[1], view.has_bid), (None, SeatSet::one(BLUE)));
        });
}

/// CAN-2.2: no more than the purse holds, and no more than six.
#[test]
fn a_bid_can_be_paid() {
    candle(2)
        .draw("candle 5")
        .set(|game| game[RED].groats = 0)
        .refuses(RED, "bid 5", Refusal::TooPoor { bid: 5, purse: 4 })
        .refuses_also(RED, "bid 9", Refusal::TooPoor { bid: 9, purse: 4 })
        .refuses(RED, "bid 9", Refusal::TooHigh { most: 6 })
        .offers(RED, &["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]);
}

/// CAN-2.3: what was looked at is what is shown.
#[test]
fn the_candle_of_the_seer_is_shown() {
    candle(2).draw("candle 5").play(BLUE, "bid 0").play(RED, "bid 0").may_draw(&["candle 5"]);
}

/// CAN-2.2: before revision 2 of the rules nobody bid more than five.
#[test]
fn the_highest_bid_was_five() {
    let mode = Mode::choose(Candle::ABOUT, Some(2), []).unwrap();
    Scenario::from(Candle::under(&mode, 1).unwrap()).draw("candle 5").refuses(
        RED,
        "bid 6",
        Refusal::TooHigh { most: 5 },
    );
}

/// CAN-2.4: the highest bid wins, of equal ones that of the first seat.
#[test]
fn the_first_of_equals_wins() {
    candle(2)
        .draw("candle 5")
        .play(BLUE, "bid 1")
        .play(RED, "bid 1")
        .draw("candle 5")
        .expect(|game| assert_eq!((game[RED].points, game[BLUE].points), (5, 0)));
}
