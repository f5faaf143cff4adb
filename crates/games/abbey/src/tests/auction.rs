//! The auction of the starting buildings (ABB-20.6 to ABB-20.12).

use parlour_core::testkit::Scenario;

use super::scene::*;
use crate::data::{Building, Good};
use crate::{Abbey, Refusal};

/// Three players, red being first, before the first bid.
fn auction() -> Scenario<Abbey> {
    let options = [("auction", "on")];
    Scenario::<Abbey>::new(3, &options).run_until(|game| !waits_for_chance(game))
}

/// ABB-20.6: six coins each; first player and prestige are settled, six cards lie open.
#[test]
fn six_coins_and_six_cards() {
    auction().asks(RED).expect(|game| {
        assert_eq!((game[RED].has(Good::Coin), game[RED].worth(), game.starts.len()), (6, 15, 6));
        assert_eq!([RED, BLUE, GREEN].map(|seat| game[seat].prestige), [5, 6, 7]);
    });
}

/// ABB-20.7, ABB-20.8, ABB-20.9, ABB-20.11, example D9: two, four, pass, pass: blue pays four in one of
/// four ways and picks; then red bids one, green passes and picks last, for nothing.
#[test]
fn three_players_bid() {
    auction()
        .play(RED, "bid 2")
        .refuses(BLUE, "bid 2", Refusal::BidTooLow { standing: 2 })
        .refuses(BLUE, "bid 16", Refusal::BidTooHigh { worth: 15 })
        .play(BLUE, "bid 4")
        .play(GREEN, "pass")
        .play(RED, "pass")
        .asks(BLUE)
        .offers(BLUE, &["give 0", "give 1"])
        .play(BLUE, "give 0")
        .offers(BLUE, &["give 0", "give 1"])
        .play(BLUE, "give 1")
        .expect(|game| assert_eq!(game[BLUE].stock, [1, 0, 1, 0, 5], "a grain and a coin"))
        .play(BLUE, "pick library")
        .expect(|game| assert!(is_active(game, BLUE, Building::Library)))
        .asks(RED)
        .play(RED, "bid 1")
        .asks(GREEN)
        .play(GREEN, "pass")
        .expect(|game| assert_eq!(game[RED].has(Good::Coin), 5))
        .refuses(RED, "pick library", Refusal::NotOnOffer)
        .play(RED, "pick bakery")
        .asks(GREEN)
        .play(GREEN, "pick garden")
        .expect(|game| {
            assert_eq!(game[GREEN].stock, [1, 1, 1, 0, 6]);
            assert!(game.starts.is_empty());
            assert_eq!(game.discards[Building::Brewery as usize], 1);
        });
}

/// ABB-20.7: who passes is out of this auction but back in the next.
#[test]
fn who_passed_bids_again_in_the_next() {
    auction()
        .play(RED, "pass")
        .play(BLUE, "bid 1")
        .play(GREEN, "pass")
        .play(BLUE, "pick bakery")
        .asks(RED)
        .allows(RED, "bid 1");
}

/// ABB-20.9: exactly the bid is paid: four can be paid with the stone, with the grain and a coin, with the
/// wood and two coins, or with four coins.
#[test]
fn payments_come_out_even() {
    let owing = |owed: &str| auction().play(RED, owed).play(BLUE, "pass").play(GREEN, "pass").asks(RED);
    owing("bid 4").play(RED, "give 1").expect(|game| assert_eq!(game[RED].stock, [1, 1, 0, 0, 6]));
    owing("bid 4")
        .play_all(RED, &["give 0", "give 0", "give 1"])
        .expect(|game| assert_eq!(game[RED].stock, [0, 1, 1, 0, 4]));
    owing("bid 4")
        .play_all(RED, &["give 0", "give 0", "give 0"])
        .expect(|game| assert_eq!(game[RED].stock, [1, 1, 1, 0, 2]));
    owing("bid 15").expect(|game| assert_eq!(game[RED].stock, [0; 5], "there is only one way"));
}

/// ABB-20.10: if everybody passes, the first in bidding order picks for nothing.
#[test]
fn if_all_pass_the_first_picks() {
    auction()
        .play(RED, "pass")
        .play(BLUE, "pass")
        .play(GREEN, "pass")
        .asks(RED)
        .offers(
            RED,
            &[
                "pick bakery",
                "pick brewery",
                "pick garden",
                "pick library",
                "pick masons-guild",
                "pick money-changer",
            ],
        )
        .play(RED, "pick bakery")
        .expect(|game| assert_eq!(game[RED].worth(), 15))
        .asks(BLUE);
}

/// ABB-20.12: there is no compensation for what was paid.
#[test]
fn nothing_is_given_back() {
    auction()
        .play(RED, "bid 15")
        .play(BLUE, "pass")
        .play(GREEN, "pass")
        .play(RED, "pick bakery")
        .run_until(|game| game.round == 1)
        .expect(|game| assert_eq!(game[RED].stock, [0; 5]));
}
