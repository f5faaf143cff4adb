//! What is given up under torture, as one bill (ORL-9.1).

use parlour_core::law::holds;
use parlour_core::{Ask as _, Bill, Due, Given, Means, Phrase, Seat};

use super::torture::MAY_GIVE;
use crate::choice::{Choice, Item};
use crate::state::Orleans;
use crate::step::{Question, Step, Torture};
use crate::words::{FOLLOWER, POINT, POST, TECHNOLOGY};

const COINS: &str = "coins";

/// The bill a seat is paying.
pub(crate) fn of(game: &Orleans, seat: Seat) -> Option<Bill> {
    let torture = asked(game, seat)?;
    let mut items = Vec::new();
    torture.candidates(game, seat, &mut items);
    let given = items.into_iter().filter_map(|choice| match choice {
        Choice::Give(item) if holds(MAY_GIVE, game, seat, item) => Some(item),
        _ => None,
    });
    let what = Phrase::new("orleans-bill-torture");
    Some(Bill {
        dues: vec![Due { id: COINS, what, amount: u16::from(torture.owed), parts: 1 }],
        means: given.map(|item| means(game, seat, item)).collect(),
        over: false,
    })
}

fn asked(game: &Orleans, seat: Seat) -> Option<Torture> {
    match game.agenda.top()? {
        Step::Ask(payer, Question::Torture(torture)) if payer == seat => Some(torture),
        _ => None,
    }
}

/// What an item is called, where it lies, how many there are, what it hurts to lose one.
fn means(game: &Orleans, seat: Seat, item: Item) -> Means {
    let player = &game[seat];
    let (name, at, have, dear) = match item {
        Item::Good(good) => (good.key(), None, player.good(good), 3 * (good as u16 + 1)),
        Item::ReservePost => (POST, Some("orleans-bill-reserve"), player.reserve, 8),
        Item::LooseTechnology => (TECHNOLOGY, None, player.unplaced, 9),
        Item::Follower => (FOLLOWER, None, 1, 10),
        Item::Point => (POINT, None, player.development, 12),
        Item::Technology(place) => (TECHNOLOGY, Some(place.key()), 1, 16),
        Item::Tile(place) => (place.key(), None, 1, 18),
        Item::Post(city) => (POST, Some(city.key()), 1, 20),
    };
    Means { due: COINS, id: number(item), name, at, worth: 1, have: u16::from(have), dear }
}

/// Tells items from each other.
const fn number(item: Item) -> u16 {
    match item {
        Item::ReservePost => 0,
        Item::Follower => 1,
        Item::Point => 2,
        Item::LooseTechnology => 3,
        Item::Good(good) => 100 + good as u16,
        Item::Tile(place) => 200 + place as u16,
        Item::Technology(place) => 300 + place as u16,
        Item::Post(city) => 400 + city as u16,
    }
}

/// What an answer hands over.
pub(crate) fn gives(game: &Orleans, seat: Seat, choice: Choice) -> Option<Vec<Given>> {
    asked(game, seat)?;
    let Choice::Give(item) = choice else { return None };
    Some(vec![Given { due: COINS, id: number(item), n: 1 }])
}
