//! What is owed, as one bill: gifts and discards of a move (BLF-5.8, BLF-5.9), coal and animals of a price (BLF-4.6,
//! BLF-9.10), the kinds the grocery takes (BLF-8.6). Which cells are cleared and how provision markers stand afterwards
//! is asked by itself: there more matters than what is given.

use parlour_core::{Bill, Due, Given, Means, Phrase, Seat};

use super::{grocery, toll};
use crate::choice::Choice;
use crate::data::{Dial, Item};
use crate::state::Forest;
use crate::step::{Debt, Levy, Owe, PayToll, Question, Toll};

const GIFTS: [&str; 3] = ["gift-1", "gift-2", "gift-3"];
const DISCARDS: &str = "discards";
const COAL: &str = "coal";
const ANIMALS: &str = "animals";
const KINDS: &str = "kinds";

/// The bill a seat is paying.
pub(crate) fn of(game: &Forest, seat: Seat) -> Option<Bill> {
    let bill = match game.asked(seat)? {
        Question::PayToll(PayToll { toll }) => of_move(game, seat, &toll),
        Question::Owe(Owe { debt }) => of_price(game, seat, &debt),
        Question::Levy(levy) => of_grocery(game, seat, levy),
        _ => return None,
    };
    (!bill.dues.is_empty()).then_some(bill)
}

fn of_move(game: &Forest, seat: Seat, toll: &Toll) -> Bill {
    let mut bill = Bill::default();
    let dials = &game[seat].dials;
    let hosts = toll.to.village().into_iter().flat_map(|village| toll::hosts(game, seat, village));
    for (place, host) in hosts.enumerate().take(usize::from(toll.dues)).skip(toll.gifts.len()) {
        let what = Phrase::new("forest-bill-gift").seat("who", host);
        bill.dues.push(Due { id: GIFTS[place], what, amount: 1, parts: 1 });
        bill.means.extend(Item::BASIC.iter().map(|item| means(GIFTS[place], *item, dials.count(*item))));
    }
    if toll.discards > 0 {
        bill.dues.push(due(DISCARDS, "forest-bill-discards", toll.discards));
        let open = Item::ANY.iter().filter(|item| **item >= toll.least);
        bill.means.extend(open.map(|item| means(DISCARDS, *item, toll::spare(&game[seat], toll, *item))));
    }
    bill.means.retain(|means| means.have > 0);
    bill
}

fn of_price(game: &Forest, seat: Seat, debt: &Debt) -> Bill {
    let player = &game[seat];
    if debt.coal > 0 {
        let glass = means(COAL, Item::CoalGlass, player.dials.coal(Dial::Glass));
        let oven = means(COAL, Item::CoalOven, player.dials.coal(Dial::Oven));
        let dues = vec![due(COAL, Item::Coal.key(), debt.coal)];
        Bill { dues, means: vec![glass, oven], over: false }
    } else if debt.tiles == 0 && debt.animals > 0 {
        let pigs = means(ANIMALS, Item::Pig, player.herd.pigs);
        let cattle = means(ANIMALS, Item::Cattle, player.herd.cattle);
        let dues = vec![due(ANIMALS, "forest-bill-animals", debt.animals)];
        Bill { dues, means: vec![pigs, cattle], over: false }
    } else {
        Bill::default()
    }
}

fn of_grocery(game: &Forest, seat: Seat, levy: Levy) -> Bill {
    if levy.left == 0 {
        return Bill::default();
    }
    let dials = &game[seat].dials;
    let there = Item::ANY.iter().filter(|item| dials.count(**item) > 0);
    let open = there.filter(|item| grocery::place(**item) >= levy.least);
    Bill {
        dues: vec![due(KINDS, "forest-bill-kinds", levy.left)],
        means: open.map(|item| means(KINDS, *item, 1)).collect(),
        over: false,
    }
}

fn due(id: &'static str, key: &'static str, amount: u8) -> Due {
    Due { id, what: Phrase::new(key), amount: u16::from(amount), parts: 1 }
}

fn means(due: &'static str, item: Item, have: u8) -> Means {
    let (id, have) = (item as u16, u16::from(have));
    Means { due, id, name: item.key(), at: None, worth: 1, have, dear: dear(item) }
}

/// What it hurts to give one away: what is made on the dials above all.
const fn dear(item: Item) -> u16 {
    match item {
        Item::Glass => 12,
        Item::Brick => 10,
        Item::Goods | Item::Cattle => 8,
        Item::Pig => 5,
        Item::Meat | Item::Provision => 4,
        _ => 3,
    }
}

/// What an answer hands over.
pub(crate) fn gives(game: &Forest, choice: Choice) -> Option<Vec<Given>> {
    let given = |due, item: Item, n: u8| Given { due, id: item as u16, n: u16::from(n) };
    match (game.question()?, choice) {
        (Question::PayToll(PayToll { toll }), Choice::Give(item)) => {
            Some(vec![given(GIFTS.get(toll.gifts.len()).copied()?, item, 1)])
        }
        (Question::PayToll(_), Choice::Discard(item)) => Some(vec![given(DISCARDS, item, 1)]),
        (Question::Levy(_), Choice::Discard(item)) => Some(vec![given(KINDS, item, 1)]),
        (Question::Owe(Owe { debt }), Choice::Coal(n)) => {
            let oven = debt.coal.checked_sub(n)?;
            Some(vec![given(COAL, Item::CoalGlass, n), given(COAL, Item::CoalOven, oven)])
        }
        (Question::Owe(Owe { debt }), Choice::Pigs(n)) => {
            let cattle = debt.animals.checked_sub(n)?;
            Some(vec![given(ANIMALS, Item::Pig, n), given(ANIMALS, Item::Cattle, cattle)])
        }
        _ => None,
    }
}
