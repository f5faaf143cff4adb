//! What goes back, as one bill: more than five cubes cannot be kept (PIL-11.11).

use parlour_core::{Bill, Due, Given, Means, Phrase, Seat};

use crate::choice::Choice;
use crate::data::Good;
use crate::state::Pillars;
use crate::step::{Question, Return};

const CUBES: &str = "cubes";

/// The bill a seat is paying.
pub(crate) fn of(game: &Pillars, seat: Seat) -> Option<Bill> {
    let (_, Question::Return(Return { from })) = game.question().filter(|(asked, _)| *asked == seat)? else {
        return None;
    };
    let what = Phrase::new("pillars-bill-cubes");
    let open = Good::ALL.iter().filter(|good| **good >= from && game[seat][**good] > 0);
    let means = |good: &Good| Means {
        due: CUBES,
        id: *good as u16,
        name: good.key(),
        at: None,
        worth: 1,
        have: u16::from(game[seat][*good]),
        dear: dear(*good),
    };
    Some(Bill {
        dues: vec![Due { id: CUBES, what, amount: u16::from(game[seat].excess()), parts: 1 }],
        means: open.map(means).collect(),
        over: false,
    })
}

/// What it hurts to give one back.
const fn dear(good: Good) -> u16 {
    match good {
        Good::Sand => 3,
        Good::Wood => 4,
        Good::Stone => 6,
        Good::Metal => 10,
    }
}

/// What an answer hands over.
pub(crate) fn gives(game: &Pillars, choice: Choice) -> Option<Vec<Given>> {
    match (game.question()?, choice) {
        ((_, Question::Return(_)), Choice::Return(good, n)) => {
            Some(vec![Given { due: CUBES, id: good as u16, n: u16::from(n) }])
        }
        _ => None,
    }
}
