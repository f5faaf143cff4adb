//! CAN-3: payments and change.

use parlour_core::Game;

use super::{BLUE, RED, candle};
use crate::Refusal;

/// CAN-3.1: any bundle of coins from which none can be taken back.
#[test]
fn the_buyer_chooses_the_groats() {
    candle(2)
        .draw("candle 5")
        .play(BLUE, "bid 4")
        .play(RED, "bid 2")
        .draw("candle 5")
        .asks(BLUE)
        .offers(BLUE, &["groats 0", "groats 1", "groats 2"])
        .refuses(BLUE, "groats 3", Refusal::CannotSettle { fewest: 0, most: 2 })
        .refuses(RED, "groats 1", Refusal::NotAsked)
        .play(BLUE, "groats 1")
        .expect(|game| assert_eq!((game[BLUE].groats, game[BLUE].pennies), (1, 3)));
}

/// CAN-3.2: a buyer without a choice is not asked.
#[test]
fn what_is_forced_is_paid_at_once() {
    candle(2)
        .set(|game| (game[RED].groats, game[RED].pennies) = (0, 4))
        .draw("candle 5")
        .play(BLUE, "bid 0")
        .play(RED, "bid 4")
        .draw("candle 5")
        .expect(|game| assert_eq!((game[RED].pennies, game.round()), (0, 2)));
}

/// CAN-3.3: a groat is changed at any moment, by anybody who is not paying.
#[test]
fn change_is_an_aside() {
    let asides = |game: &crate::Candle, seat| {
        let mut asides = Vec::new();
        game.asides(seat, &mut asides);
        asides.len()
    };
    candle(2)
        .play(BLUE, "change")
        .expect(|game| assert_eq!((game[BLUE].groats, game[BLUE].pennies), (1, 7)))
        .play(BLUE, "change")
        .refuses(BLUE, "change", Refusal::NoGroat)
        .expect(|game| assert_eq!((asides(game, RED), asides(game, BLUE)), (1, 0)))
        .draw("candle 5")
        .play(BLUE, "bid 0")
        .play(RED, "bid 4")
        .draw("candle 5")
        .asks(RED)
        .refuses(RED, "change", Refusal::PayFirst);
}
