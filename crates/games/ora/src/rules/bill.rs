//! What is owed, as one bill: everything a payment still asks for (ORA-8.3, ORA-10.4 to ORA-10.6).

use parlour_core::{Bill, Due, Given, Means, Phrase, Seat};

use crate::choice::Choice;
use crate::data::{Good, Symbol};
use crate::state::Ora;
use crate::step::{Different, Pay, Question, Step};

/// The due of different goods; the others are named after their symbols.
const DIFFERENT: &str = "different";

/// The bill a seat is paying: the question it is asked and those of the same payment that wait behind it.
pub(crate) fn of(game: &Ora, seat: Seat) -> Option<Bill> {
    let mut bill = Bill::default();
    for step in game.agenda.steps().iter().rev() {
        match *step {
            Step::Ask(payer, Question::Different(Different { first, left })) if payer == seat => {
                bill.dues.push(due(DIFFERENT, "ora-bill-different", u16::from(left), 1));
                bill.means.extend(kinds(game, seat, first));
            }
            Step::Ask(payer, Question::Pay(asked)) if payer == seat => {
                let parts = if asked.symbol == Symbol::Energy { 2 } else { 1 };
                bill.dues.push(due(asked.symbol.name(), asked.symbol.key(), asked.owed, parts));
                bill.means.extend(tiles(game, seat, asked));
                // A tile more than is needed may be thrown in (ORA-10.5).
                bill.over = true;
            }
            _ => break,
        }
    }
    (!bill.dues.is_empty()).then_some(bill)
}

fn due(id: &'static str, key: &'static str, amount: u16, parts: u8) -> Due {
    Due { id, what: Phrase::new(key), amount, parts }
}

fn tiles(game: &Ora, seat: Seat, asked: Pay) -> impl Iterator<Item = Means> {
    let purse = game.purse(seat);
    let open = asked.symbol.tenders()[usize::from(asked.next)..].iter();
    open.filter(|good| purse.have(**good) > 0).map(move |good| Means {
        due: asked.symbol.name(),
        worth: u16::from(asked.symbol.worth(*good)),
        ..means(*good, purse.have(*good))
    })
}

/// Each kind once (ORA-10.6).
fn kinds(game: &Ora, seat: Seat, first: u8) -> impl Iterator<Item = Means> {
    let (purse, exchanging) = (*game.purse(seat), game.exchanges_while_giving());
    let kinds = Good::ALL[usize::from(first)..].iter().copied();
    kinds
        .filter(move |good| *good != Good::Wonder && { purse }.give(*good, exchanging))
        .map(|good| means(good, 1))
}

fn means(good: Good, have: u16) -> Means {
    let id = good.index() as u16;
    Means { due: DIFFERENT, id, name: good.key(), at: None, worth: 1, have, dear: dear(good) }
}

/// What it hurts to give a tile away: points above all, then what buildings are made of, then what feeds and heats much.
const fn dear(good: Good) -> u16 {
    let use_for_it = match good {
        Good::Straw | Good::Malt | Good::Flour => 2,
        Good::Grain | Good::Grapes => 3,
        Good::Wood | Good::Peat | Good::Coin | Good::Clay => 4,
        Good::Livestock => 5,
        Good::PeatCoal | Good::Bread => 6,
        Good::Stone | Good::Beer => 8,
        Good::Meat => 9,
        Good::Coin5 => 20,
        _ => 10,
    };
    use_for_it + 10 * good.points() as u16
}

/// What an answer hands over.
pub(crate) fn gives(game: &Ora, choice: Choice) -> Option<Vec<Given>> {
    let given = |due, good: Good, n| Some(vec![Given { due, id: good.index() as u16, n }]);
    let Step::Ask(_, question) = game.agenda.top()? else { return None };
    match (question, choice) {
        (Question::Different(_), Choice::Give(good)) => given(DIFFERENT, good, 1),
        (Question::Pay(asked), Choice::Pay(good, n)) => given(asked.symbol.name(), good, u16::from(n)),
        (Question::Pay(asked), Choice::Extra(good)) => given(asked.symbol.name(), good, 1),
        _ => None,
    }
}
