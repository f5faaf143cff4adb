//! The price of a candle, as one bill (CAN-3.1).

use parlour_core::{Bill, Due, Given, Means, Phrase, Seat};

use crate::choice::Choice;
use crate::data::Coin;
use crate::state::Candle;
use crate::step::{Pay, Question, Step};

const PRICE: &str = "price";

/// The bill a seat is paying.
pub(crate) fn of(game: &Candle, seat: Seat) -> Option<Bill> {
    let Pay { tally } = asked(game, seat)?;
    let means = Coin::ALL.iter().map(|coin| Means {
        due: PRICE,
        id: *coin as u16,
        name: coin.key(),
        at: None,
        worth: u16::from(coin.value()),
        have: u16::from(game[seat].coins(*coin)),
        dear: u16::from(coin.value()),
    });
    let what = Phrase::new(Coin::Penny.key());
    Some(Bill {
        dues: vec![Due { id: PRICE, what, amount: tally.owed, parts: 1 }],
        means: means.collect(),
        over: false,
    })
}

fn asked(game: &Candle, seat: Seat) -> Option<Pay> {
    match game.agenda.top()? {
        Step::Ask(seats, Question::Pay(pay)) if seats.has(seat) => Some(pay),
        _ => None,
    }
}

/// What an answer hands over: groats, and the pennies that settle the rest (CAN-3.2).
pub(crate) fn gives(game: &Candle, seat: Seat, choice: Choice) -> Option<Vec<Given>> {
    let Pay { tally } = asked(game, seat)?;
    let Choice::Groats(groats) = choice else { return None };
    let rest = tally.owed.saturating_sub(u16::from(groats) * u16::from(Coin::Groat.value()));
    let given = |coin: Coin, n| Given { due: PRICE, id: coin as u16, n };
    Some(vec![given(Coin::Groat, u16::from(groats)), given(Coin::Penny, rest)])
}
