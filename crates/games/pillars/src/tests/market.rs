//! Station 12 (PIL-10.x).

use super::scene::*;
use crate::data::{Craftsman, Good, Post, Station};
use crate::step::Stage;
use crate::{Aim, Event, Refusal};

/// Green on the first space of the market, red on the second.
fn fair() -> Scene {
    pillars(3).builder(GREEN, Post::Market).builder(RED, Post::Market).station(Station::Market)
}

/// Red alone at the market.
fn alone() -> Scene {
    pillars(2).builder(RED, Post::Market).station(Station::Market)
}

/// PIL-10.1: without a builder at the market nothing is traded.
#[test]
fn only_visitors_trade() {
    pillars(2)
        .station(Station::Market)
        .expect(|game| assert_eq!(game.stage, Stage::Station(Station::Cathedral)));
}

/// PIL-10.2: turns go round and round the spaces, one for each builder still there.
#[test]
fn builders_trade_in_the_order_of_their_spaces() {
    pillars(3)
        .builder(GREEN, Post::Market)
        .builder(RED, Post::Market)
        .builder(GREEN, Post::Market)
        .station(Station::Market)
        .play(GREEN, "buy sand 1")
        .play(RED, "buy sand 1")
        .play(GREEN, "buy sand 1")
        .play(GREEN, "withdraw")
        .play(RED, "buy sand 1")
        .play(GREEN, "withdraw")
        .play(RED, "withdraw")
        .expect(|game| assert_eq!((game[GREEN][Good::Sand], game[RED][Good::Sand]), (2, 2)));
}

/// PIL-10.3: one kind bought, one kind sold, or leaving: nothing else, and one a turn.
#[test]
fn a_turn_is_one_deal() {
    fair()
        .refuses(GREEN, "pass", Refusal::NotAsked)
        .play(GREEN, "buy stone 1")
        .refuses(GREEN, "buy wood 1", Refusal::NotYourTurn)
        .asks(RED);
}

/// PIL-10.4: any number of one kind, as far as stock and gold go, at 4, 3 and 2 gold each.
#[test]
fn buying_has_its_prices() {
    alone()
        .play(RED, "buy stone 2")
        .noted(Event::Buys { seat: RED, good: Good::Stone, cubes: 2, gold: 8 })
        .play_all(RED, &["buy wood 1", "buy sand 4"])
        .expect(|game| {
            assert_eq!(game[RED].gold, 20 - 8 - 3 - 8);
            assert_eq!(game[RED].goods, [4, 1, 2, 0]);
            assert_eq!(game.stock, [0, 3, 2, 0]);
        })
        .refuses(RED, "buy sand 1", Refusal::StockIsShort { good: Good::Sand, stock: 0 })
        .refuses(RED, "buy wood 1", Refusal::TooPoor { deed: Aim::Buy, price: 3, gold: 1 })
        .refuses(RED, "buy wood 0", Refusal::AtLeastOne(Aim::Buy))
        .refuses_also(RED, "buy wood 5", Refusal::StockIsShort { good: Good::Wood, stock: 3 })
        .refuses_also(RED, "buy wood 5", Refusal::TooPoor { deed: Aim::Buy, price: 15, gold: 1 });
}

/// PIL-10.5: nobody sells metal.
#[test]
fn metal_cannot_be_bought() {
    alone().refuses(RED, "buy metal 1", Refusal::MetalIsNotSold);
}

/// PIL-10.6: wood is sold to owners of a woodworker; the master woodworker is one.
#[test]
fn wood_needs_a_woodworker() {
    alone()
        .seat(RED, |red| red.craftsmen.remove(Craftsman::Woodworker))
        .refuses(RED, "buy wood 1", Refusal::NoWoodworker)
        .seat(RED, |red| red.craftsmen.insert(Craftsman::MasterWoodworker))
        .allows(RED, "buy wood 1");
}

/// PIL-10.7: any number of one kind is sold, at 5, 4, 3 and 2 gold each, into the supply.
#[test]
fn selling_has_its_prices() {
    alone()
        .seat(RED, |red| (red.gold, red.goods) = (0, [2, 2, 2, 2]))
        .play(RED, "sell metal 2")
        .noted(Event::Sells { seat: RED, good: Good::Metal, cubes: 2, gold: 10, spilled: 0 })
        .play_all(RED, &["sell stone 1", "sell wood 2", "sell sand 1"])
        .expect(|game| {
            assert_eq!(game[RED].gold, 10 + 4 + 6 + 2);
            assert_eq!(game[RED].goods, [1, 0, 1, 0]);
            assert_eq!(game.stock, [4, 4, 4, 0], "sold cubes are not for sale");
        })
        .refuses(
            RED,
            "sell sand 2",
            Refusal::TooFewGoods { deed: Aim::Sell, good: Good::Sand, needed: 2, have: 1 },
        )
        .refuses(RED, "sell sand 0", Refusal::AtLeastOne(Aim::Sell));
}

/// PIL-10.8: stone is bought from owners of a stonecutter.
#[test]
fn selling_stone_needs_a_stonecutter() {
    alone()
        .seat(RED, |red| red.goods = [0, 0, 2, 0])
        .seat(RED, |red| red.craftsmen.remove(Craftsman::Stonecutter))
        .refuses(RED, "sell stone 1", Refusal::NoStonecutter)
        .allows(RED, "buy stone 1");
}

/// PIL-10.9, EX-30: a kind bought in this round may not be sold in it; others may.
#[test]
fn what_was_bought_is_not_sold_again() {
    alone()
        .seat(RED, |red| red.goods = [3, 1, 1, 1])
        .play(RED, "buy sand 1")
        .refuses(RED, "sell sand 1", Refusal::BoughtThisRound { good: Good::Sand })
        .allows(RED, "sell wood 1")
        .allows(RED, "sell stone 1")
        .allows(RED, "sell metal 1");
}

/// PIL-10.9: selling first and buying back later is allowed.
#[test]
fn what_was_sold_may_be_bought_back() {
    alone()
        .seat(RED, |red| red.goods = [1, 0, 0, 0])
        .play_all(RED, &["sell sand 1", "buy sand 2"])
        .expect(|game| assert_eq!(game[RED][Good::Sand], 2));
}

/// PIL-10.10: a builder that leaves returns to the bag and has no more turns.
#[test]
fn leaving_is_final() {
    fair()
        .play(GREEN, "withdraw")
        .noted(Event::Withdraws { seat: GREEN })
        .expect(|game| assert_eq!(game.bag.count(GREEN.index()), 3))
        .play(RED, "buy sand 1")
        .asks(RED);
}

/// PIL-10.11: the station ends with the last builder; the stock is refilled before the next round.
#[test]
fn the_market_closes_when_all_have_left() {
    alone()
        .play_all(RED, &["buy sand 3", "withdraw"])
        .expect(|game| {
            assert_eq!(game.stage, Stage::Station(Station::Cathedral));
            assert_eq!(game.stock, [1, 4, 4, 0]);
        })
        .nobody_works()
        .expect(|game| assert_eq!(game.stock, [4, 4, 4, 0]));
}

/// PIL-10.12: the ban is per player, not per builder; gold above thirty is lost, the sale stands.
#[test]
fn a_second_builder_does_not_lift_the_ban() {
    pillars(2)
        .builder(RED, Post::Market)
        .builder(RED, Post::Market)
        .seat(RED, |red| red.goods = [1, 0, 0, 2])
        .station(Station::Market)
        .play(RED, "buy sand 1")
        .refuses(RED, "sell sand 1", Refusal::BoughtThisRound { good: Good::Sand })
        .seat(RED, |red| red.gold = 27)
        .play(RED, "sell metal 1")
        .noted(Event::Sells { seat: RED, good: Good::Metal, cubes: 1, gold: 5, spilled: 2 })
        .expect(|game| assert_eq!(game[RED].gold, 30))
        .allows(RED, "sell metal 1");
}

/// PIL-10.13: two builders leave one at a time.
#[test]
fn each_builder_leaves_on_its_own_turn() {
    pillars(2)
        .builder(RED, Post::Market)
        .builder(RED, Post::Market)
        .station(Station::Market)
        .play(RED, "withdraw")
        .asks(RED)
        .play_all(RED, &["buy sand 1", "withdraw"])
        .expect(|game| assert_eq!(game.stage, Stage::Station(Station::Cathedral)));
}

/// PIL-10.2, PIL-10.4, PIL-10.7, EX-5: the market day of the rulebook.
#[test]
fn a_market_day() {
    fair()
        .seat(GREEN, |green| (green.gold, green.goods) = (7, [0, 0, 0, 1]))
        .seat(RED, |red| (red.gold, red.goods) = (2, [0, 0, 1, 0]))
        .play(GREEN, "buy wood 2")
        .expect(|game| assert_eq!(game[GREEN].gold, 1))
        .play(RED, "sell stone 1")
        .expect(|game| assert_eq!(game[RED].gold, 6))
        .play(GREEN, "sell metal 1")
        .expect(|game| assert_eq!(game[GREEN].gold, 6))
        .play(RED, "buy wood 2")
        .refuses(GREEN, "buy wood 1", Refusal::StockIsShort { good: Good::Wood, stock: 0 })
        .play(GREEN, "buy sand 3")
        .play(RED, "withdraw")
        .play(GREEN, "withdraw")
        .expect(|game| {
            assert_eq!((game[GREEN].gold, game[RED].gold), (0, 0));
            assert_eq!(game.stock, [1, 0, 4, 0]);
            assert_eq!(game[GREEN].goods, [3, 2, 0, 0]);
            assert_eq!(game[RED].goods, [0, 2, 0, 0]);
        });
}
