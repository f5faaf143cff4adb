//! Bills in food, energy and points (ORA-8.3, ORA-10.4, ORA-10.5), and different goods (ORA-10.6).

use parlour_core::{Log, Seat, Tally, Tender};

use super::{Verdict, ensure};
use crate::choice::Choice;
use crate::data::{Good, Symbol};
use crate::event::Event;
use crate::purse::{Owed, Purse};
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::step::{Bill, Step};

/// Queues everything that is owed: different goods, then food, energy and points. Food comes
/// before energy and leaves the grain that energy will need (ORA-8.3).
pub(crate) fn demand(game: &mut Ora, seat: Seat, owed: Owed) {
    let bill = |symbol, owed, later| Step::Pay(Bill { seat, symbol, owed, next: 0, later });
    let steps = [
        Step::Different { seat, first: 0, left: owed.different as u8 },
        bill(Symbol::Food, owed.food, owed.half_energy),
        bill(Symbol::Energy, owed.half_energy, 0),
        bill(Symbol::Points, owed.points, 0),
    ];
    let due = |step: &Step| match step {
        Step::Different { left, .. } => *left > 0,
        Step::Pay(bill) => bill.owed > 0,
        _ => false,
    };
    game.agenda.push_in_order(steps.into_iter().filter(due));
}

/// No symbol has more kinds of tiles; places behind the last kind stay empty.
const MOST_KINDS: usize = 11;

/// What the payer may offer, kind by kind; grain that energy will need is not food.
fn tenders(purse: &Purse, bill: Bill) -> [Tender; MOST_KINDS] {
    let kept = if bill.symbol == Symbol::Food { purse.grain_for_energy(bill.later) } else { 0 };
    let mut tenders = [Tender { value: 0, have: 0 }; MOST_KINDS];
    for (tender, good) in tenders.iter_mut().zip(bill.symbol.tenders()) {
        let kept = if *good == Good::Grain { kept } else { 0 };
        tender.value = u16::from(bill.symbol.worth(*good));
        tender.have = purse.have(*good).saturating_sub(kept).min(255) as u8;
    }
    tenders
}

const fn tally(bill: Bill) -> Tally {
    Tally { owed: bill.owed, next: bill.next }
}

fn good(bill: Bill) -> Good {
    bill.symbol.tenders()[usize::from(bill.next)]
}

/// How many tiles of the next kind may be given so that no tile of the whole payment is given
/// in vain.
fn amounts(game: &Ora, bill: Bill) -> (u8, u8) {
    let range = tally(bill).amounts(&tenders(game.purse(bill.seat), bill));
    (*range.start(), *range.end())
}

/// Goes on to the next kind the payer has; true if the bill is settled.
pub(crate) fn advance(game: &Ora, bill: &mut Bill) -> bool {
    let tenders = tenders(game.purse(bill.seat), *bill);
    while bill.owed > 0 && tenders[usize::from(bill.next)].have == 0 {
        bill.next += 1;
    }
    bill.owed == 0
}

/// The amounts of the next kind.
pub(crate) fn candidates(game: &Ora, bill: Bill, out: &mut Vec<Choice>) {
    let (fewest, most) = amounts(game, bill);
    out.extend((fewest..=most).map(|amount| Choice::Pay(good(bill), amount)));
}

/// Neither more than covers the bill nor less than the rest can make up for.
pub(crate) fn may_pay(game: &Ora, bill: Bill, kind: Good, amount: u8) -> Verdict {
    ensure(kind == good(bill), Refusal::NotAsked)?;
    let (fewest, most) = amounts(game, bill);
    ensure((fewest..=most).contains(&amount), Refusal::WrongAmount { fewest, most })
}

/// So many tiles go to the supply.
pub(crate) fn pay(game: &mut Ora, bill: Bill, amount: u8, log: &mut impl Log<Event>) {
    let kind = good(bill);
    game.spend(bill.seat, kind, u16::from(amount), log);
    let mut tally = tally(bill);
    tally.pay(amount, u16::from(bill.symbol.worth(kind)));
    game.agenda.push(Step::Pay(Bill { owed: tally.owed, next: tally.next, ..bill }));
}

/// A tile may be thrown in on top of a bill: it carries the symbol, and the rest still settles
/// the bill (ORA-10.5).
pub(crate) fn may_add(game: &Ora, bill: Bill, extra: Good) -> Verdict {
    ensure(bill.symbol.tenders().contains(&extra), Refusal::NotAsked)?;
    let mut rest = *game.purse(bill.seat);
    let have = rest.have(extra);
    ensure(rest.take(extra, 1), Refusal::Missing { good: extra, need: 1, have })?;
    let fuel = rest.worth(Symbol::Energy) >= bill.later;
    let payable = fuel && tally(bill).is_payable(&tenders(&rest, bill));
    ensure(payable, Refusal::Needed { good: extra })
}

/// Goods that can be given next, later ones still completing the number (ORA-10.6).
pub(crate) fn different(game: &Ora, seat: Seat, first: u8, out: &mut Vec<Choice>) {
    let purse = game.purse(seat);
    let given = |good: &&Good| **good != Good::Wonder && purse.have(**good) > 0;
    out.extend(Good::ALL[usize::from(first)..].iter().filter(given).map(|good| Choice::Give(*good)));
}

/// Each kind once, in the order of the players' aid; Wonders do not count (ORA-10.6, ORA-D20).
pub(crate) fn may_give(game: &Ora, seat: Seat, (first, left): (u8, u8), good: Good) -> Verdict {
    ensure(good != Good::Wonder, Refusal::NotOffered)?;
    ensure(good.index() >= usize::from(first), Refusal::OutOfOrder)?;
    let mut rest = *game.purse(seat);
    let have = rest.have(good);
    ensure(rest.take(good, 1), Refusal::Missing { good, need: 1, have })?;
    let need = left - 1;
    ensure(rest.different_from(good.index() + 1) >= need, Refusal::TooFewLeft { need })
}

/// One tile of the kind is given; the next kind comes later in the order.
pub(crate) fn give(game: &mut Ora, seat: Seat, left: u8, good: Good, log: &mut impl Log<Event>) {
    game.spend(seat, good, 1, log);
    if left > 1 {
        game.agenda.push(Step::Different { seat, first: good.index() as u8 + 1, left: left - 1 });
    }
}
