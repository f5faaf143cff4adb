//! Phase 4 (ABB-7) and the market between rounds (ABB-15.6).

use super::scene::*;
use crate::data::{Building, EventCard, Good};
use crate::{Phase, Refusal};

/// ABB-7.1: pass A in turn order, pass B in reverse among those who bought.
#[test]
fn the_market_goes_round_twice() {
    abbey(3)
        .to(Phase::Market)
        .asks(RED)
        .play(RED, "buy a1")
        .asks(BLUE)
        .play(BLUE, "pass")
        .asks(GREEN)
        .play(GREEN, "buy b1")
        .asks(GREEN)
        .play(GREEN, "pass")
        .asks(RED)
        .play(RED, "buy b2")
        .expect(|game| {
            assert_eq!((game[RED].has(Good::Coin), game[RED].hand.iter().sum::<u8>()), (4 - 1 - 2 + 2, 2));
            assert_eq!(game[BLUE].hand.iter().sum::<u8>(), 0);
        });
}

/// ABB-7.1: the row is the price.
#[test]
fn rows_are_prices() {
    abbey(2)
        .stock(RED, [0, 0, 0, 0, 2])
        .with(RED, |red| red.uses.trades = 2)
        .to(Phase::Market)
        .offers(RED, &["buy a1", "buy b1", "buy a2", "buy b2", "pass"])
        .refuses(RED, "buy a3", Refusal::TooPoor { good: Good::Coin, price: 3, have: 2, rule: "ABB-7.1" });
}

/// ABB-7.1: a free card at the great fair is a purchase: it opens the second pass.
#[test]
fn a_free_card_is_a_purchase() {
    abbey(2)
        .event(EventCard::GreatFair)
        .stock(RED, [0; 5])
        .to(Phase::Market)
        .play(RED, "buy a1")
        .expect(|game| assert!(game[RED].uses.bought))
        .play(BLUE, "pass")
        .asks(RED);
}

/// ABB-7.2: the reward comes at once, the card goes to the hand; any card may be bought.
#[test]
fn purchases_bring_a_reward() {
    abbey(1)
        .change(|game| {
            market(game, [[Some(Building::Blacksmith), Some(Building::Stables), None, None], [None; 4]]);
        })
        .owns(RED, Building::SheepFarm)
        .to(Phase::Market)
        .draw("die 6")
        .draw("die 6")
        .play_all(RED, &["buy a1", "buy a2"])
        .expect(|game| {
            assert_eq!((game[RED].tools, game[RED].wagons, game[RED].has(Good::Coin)), (2, 2, 1));
            assert_eq!(game[RED].hand[Building::Stables as usize], 1);
        });
}

/// ABB-7.3: gaps are not filled before phase 12.
#[test]
fn gaps_stay() {
    abbey(2)
        .to(Phase::Market)
        .play(RED, "buy a4")
        .refuses(BLUE, "buy a4", Refusal::StallEmpty)
        .expect(|game| assert_eq!((game.market[0][3], game.piles), (None, [25, 24])));
}

/// ABB-15.6: the cheapest card left in each column goes, the rest slides down, and the column is filled.
#[test]
fn the_market_moves_on() {
    use Building::{Bakery, Cloister, Library, Stables};
    abbey(1)
        .change(|game| {
            market(
                game,
                [[None, Some(Bakery), None, Some(Cloister)], [Some(Library), Some(Stables), None, None]],
            );
        })
        .to(Phase::End)
        .run_until(waits_for_chance)
        .expect(|game| {
            assert_eq!(game.market[0], [Some(Cloister), None, None, None]);
            assert_eq!(game.market[1], [Some(Stables), None, None, None]);
        })
        .run_until(|game| game.round == 2)
        .expect(|game| {
            assert!(game.market.as_flattened().iter().all(Option::is_some));
            assert_eq!(game.piles, [22, 21]);
        });
}

/// ABB-18, ABB-7.1: who could buy only after a trade is asked too.
#[test]
fn a_trade_may_pay_for_a_card() {
    abbey(2)
        .stock(RED, [1, 0, 0, 0, 0])
        .to(Phase::Market)
        .asks(RED)
        .offers(RED, &["pass"])
        .play_all(RED, &["trade wood", "for coin", "give 1"])
        .offers(RED, &["buy a1", "buy b1", "buy a2", "buy b2", "pass"]);
}
