//! What is owed, as one bill: a bid that won (ABB-20.9), and the food of the peasants (ABB-11.3).

use parlour_core::{Bill, Due, Game as _, Given, Means, Phrase, Seat, Who};

use super::food;
use crate::choice::Choice;
use crate::data::Good;
use crate::state::Abbey;
use crate::step::{Food, PayBid, Question};

const BID: &str = "bid";
const FOOD: &str = "food";
/// Sheep stand behind the kinds of goods.
const SHEEP: u16 = Good::COUNT as u16;
const SHEEP_FEEDS: u16 = 2;

/// The bill a seat is paying.
pub(crate) fn of(game: &Abbey, seat: Seat) -> Option<Bill> {
    match game.question(seat)? {
        Question::PayBid(PayBid { owed, good }) => Some(of_bid(game, seat, owed, good)),
        Question::Food(Food { levels }) => of_food(game, seat, levels),
        _ => None,
    }
}

/// Kinds are asked for by falling value, coins last.
fn of_bid(game: &Abbey, seat: Seat, owed: u8, next: Good) -> Bill {
    let open = Good::ALL.iter().rev().filter(|good| **good == Good::Coin || **good <= next);
    let mut kinds: Vec<Good> = open.copied().filter(|good| game[seat].has(*good) > 0).collect();
    kinds.sort_by_key(|good| std::cmp::Reverse(good.value()));
    let means = |good: &Good| Means { worth: good.value(), ..means(BID, *good, game[seat].has(*good)) };
    Bill {
        dues: vec![due(BID, "abbey-bill-bid", u16::from(owed))],
        means: kinds.iter().map(means).collect(),
        over: false,
    }
}

/// Whoever has too little is asked what he loses: that is no payment.
fn of_food(game: &Abbey, seat: Seat, levels: u8) -> Option<Bill> {
    let open = u16::from(food::open_levels(game, seat, levels));
    let (sheep, grain) = (u16::from(game[seat].sheep), game[seat].has(Good::Grain));
    let enough = open > 0 && sheep > 0 && SHEEP_FEEDS * sheep + grain >= open;
    let sheep = Means {
        due: FOOD,
        id: SHEEP,
        name: "abbey-unit-sheep",
        at: None,
        worth: SHEEP_FEEDS,
        have: sheep,
        dear: 7,
    };
    let means = [sheep, means(FOOD, Good::Grain, grain)].into_iter().filter(|means| means.have > 0);
    enough.then(|| Bill {
        dues: vec![due(FOOD, "abbey-bill-food", open)],
        means: means.collect(),
        over: false,
    })
}

fn due(id: &'static str, key: &'static str, amount: u16) -> Due {
    Due { id, what: Phrase::new(key), amount, parts: 1 }
}

fn means(due: &'static str, good: Good, have: u16) -> Means {
    Means { due, id: good as u16, name: good.key(), at: None, worth: 1, have, dear: dear(good) }
}

/// What it hurts to give one away: rarer than their value are stone and sand, and coins buy anything.
const fn dear(good: Good) -> u16 {
    match good {
        Good::Coin => 3,
        Good::Wood => 4,
        Good::Grain => 7,
        Good::Stone => 10,
        Good::Sand => 12,
    }
}

/// What an answer hands over. Kinds that leave no choice are paid with it, so it is tried on a copy.
pub(crate) fn gives(game: &Abbey, seat: Seat, choice: Choice) -> Option<Vec<Given>> {
    match (game.question(seat)?, choice) {
        (Question::PayBid(_), Choice::Give(_)) => {
            let mut after = game.clone();
            after.apply(Who::Seat(seat), choice, &mut ());
            let spent = |good: &Good| game[seat].has(*good).saturating_sub(after[seat].has(*good));
            Some(Good::ALL.iter().map(|good| Given { due: BID, id: *good as u16, n: spent(good) }).collect())
        }
        (Question::Food(Food { levels }), Choice::Sheep(sheep)) => {
            let open = food::open_levels(game, seat, levels).saturating_sub(2 * sheep);
            let grain = game[seat].has(Good::Grain).min(u16::from(open));
            let sheep = Given { due: FOOD, id: SHEEP, n: u16::from(sheep) };
            Some(vec![sheep, Given { due: FOOD, id: Good::Grain as u16, n: grain }])
        }
        _ => None,
    }
}
