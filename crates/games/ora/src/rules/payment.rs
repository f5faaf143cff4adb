//! Bills in food, energy and points (ORA-8.3, ORA-10.4, ORA-10.5), and different goods (ORA-10.6).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Row, Seat, Tally, Tender};

use super::{Rule, Verdict, ensure};
use crate::choice::Choice;
use crate::data::{Good, Symbol};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::state::purse::{Owed, Purse};
use crate::step::{Different, Pay, Step};
use crate::words::owed;

/// Queues everything that is owed: different goods, then food, energy and points. Food comes
/// before energy and leaves the grain that energy will need (ORA-8.3).
pub(super) fn demand(game: &mut Ora, seat: Seat, owed: Owed) {
    let bill =
        |symbol, owed, later| (owed > 0).then(|| Step::ask(seat, Pay { symbol, owed, next: 0, later }));
    let left = owed.different as u8;
    let steps = [
        (left > 0).then(|| Step::ask(seat, Different { first: 0, left })),
        bill(Symbol::Food, owed.food, owed.half_energy),
        bill(Symbol::Energy, owed.half_energy, 0),
        bill(Symbol::Points, owed.points, 0),
    ];
    let due: Row<Step, 4> = steps.into_iter().flatten().collect();
    game.agenda.push_in_order(due.iter().copied());
}

/// No symbol has more kinds of tiles; places behind the last kind stay empty.
const MOST_KINDS: usize = 11;

/// What the payer may offer, kind by kind; grain that energy will need is not food.
fn tenders(purse: &Purse, bill: Pay) -> [Tender; MOST_KINDS] {
    let kept = if bill.symbol == Symbol::Food { purse.grain_for_energy(bill.later) } else { 0 };
    let mut tenders = [Tender { value: 0, have: 0 }; MOST_KINDS];
    for (tender, good) in tenders.iter_mut().zip(bill.symbol.tenders()) {
        let kept = if *good == Good::Grain { kept } else { 0 };
        tender.value = u16::from(bill.symbol.worth(*good));
        tender.have = purse.have(*good).saturating_sub(kept).min(255) as u8;
    }
    tenders
}

const fn tally(bill: Pay) -> Tally {
    Tally { owed: bill.owed, next: bill.next }
}

fn good(bill: Pay) -> Good {
    bill.symbol.tenders()[usize::from(bill.next)]
}

/// How many tiles of the next kind may be given so that no tile of the whole payment is given
/// in vain.
fn amounts(game: &Ora, seat: Seat, bill: Pay) -> (u8, u8) {
    let range = tally(bill).amounts(&tenders(game.purse(seat), bill));
    (*range.start(), *range.end())
}

/// The bill at the next kind the payer has; nothing is owed of one that is settled.
pub(crate) fn advance(game: &Ora, seat: Seat, mut bill: Pay) -> Pay {
    let tenders = tenders(game.purse(seat), bill);
    while bill.owed > 0 && tenders[usize::from(bill.next)].have == 0 {
        bill.next += 1;
    }
    bill
}

/// The amounts of the next kind.
impl Ask<Ora> for Pay {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        let due = Phrase::new("ora-prompt-pay").list("owed", [owed(self.symbol, self.owed)]);
        due.term("good", self.good().key()).asked_by("ORA-10.5")
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        let (fewest, most) = amounts(game, seat, self);
        out.extend((fewest..=most).map(|amount| Choice::Pay(good(self), amount)));
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Pay(kind, amount) => {
                hearing.under(MAY_PAY, (self, kind, amount), |game, log| pay(game, seat, self, amount, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The kind that is asked for.
fn kind_is_next(_: &Ora, _: Seat, (bill, kind, _): (Pay, Good, u8)) -> Verdict {
    ensure(kind == good(bill), Refusal::NotAsked)
}

/// Neither more than covers the bill nor less than the rest can make up for.
fn amount_is_right(game: &Ora, seat: Seat, (bill, kind, amount): (Pay, Good, u8)) -> Verdict {
    if kind != good(bill) {
        return Ok(());
    }
    let (fewest, most) = amounts(game, seat, bill);
    ensure((fewest..=most).contains(&amount), Refusal::WrongAmount { fewest, most })
}

const MAY_PAY: &[Rule<(Pay, Good, u8)>] = &[kind_is_next, amount_is_right];

/// So many tiles go to the supply.
fn pay(game: &mut Ora, seat: Seat, bill: Pay, amount: u8, log: &mut impl Log<Event>) {
    let kind = good(bill);
    game.spend(seat, kind, u16::from(amount), log);
    let mut tally = tally(bill);
    tally.pay(amount, u16::from(bill.symbol.worth(kind)));
    game.ask(seat, Pay { owed: tally.owed, next: tally.next, ..bill });
}

/// A tile may be thrown in on top of a bill: it carries the symbol, and the rest still settles
/// the bill (ORA-10.5).
pub(super) fn may_add(game: &Ora, seat: Seat, bill: Pay, extra: Good) -> Verdict {
    ensure(bill.symbol.tenders().contains(&extra), Refusal::NotAsked)?;
    let mut rest = *game.purse(seat);
    let have = rest.have(extra);
    ensure(rest.take(extra, 1), Refusal::Missing { good: extra, need: 1, have })?;
    let fuel = rest.worth(Symbol::Energy) >= bill.later;
    let payable = fuel && tally(bill).is_payable(&tenders(&rest, bill));
    ensure(payable, Refusal::Needed { good: extra })
}

/// Goods that can be given next, later ones still completing the number (ORA-10.6).
impl Ask<Ora> for Different {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-different").number("left", self.left).asked_by("ORA-10.6")
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        let (purse, exchanging) = (game.purse(seat), game.exchanges_while_giving());
        let given = |good: &&Good| **good != Good::Wonder && { *purse }.give(**good, exchanging);
        out.extend(Good::ALL[usize::from(self.first)..].iter().filter(given).map(|good| Choice::Give(*good)));
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Give(good) => {
                hearing.under(MAY_GIVE, (self, good), |game, log| give(game, seat, self.left, good, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Each kind once, in the order of the players' aid; Wonders do not count (ORA-10.6, ORA-D20).
fn may_give(game: &Ora, seat: Seat, (Different { first, left }, good): (Different, Good)) -> Verdict {
    ensure(good != Good::Wonder, Refusal::NotOffered)?;
    ensure(good.index() >= usize::from(first), Refusal::OutOfOrder)?;
    let mut rest = *game.purse(seat);
    let (have, exchanging) = (rest.have(good), game.exchanges_while_giving());
    ensure(rest.give(good, exchanging), Refusal::Missing { good, need: 1, have })?;
    let need = left - 1;
    ensure(rest.different_from(good.index() + 1, exchanging) >= need, Refusal::TooFewLeft { need })
}

const MAY_GIVE: &[Rule<(Different, Good)>] = &[may_give];

/// One tile of the kind is given; the next kind comes later in the order.
fn give(game: &mut Ora, seat: Seat, left: u8, good: Good, log: &mut impl Log<Event>) {
    if game.exchanges_while_giving() {
        game.give_one(seat, good, log);
    } else {
        game.spend(seat, good, 1, log);
    }
    if left > 1 {
        game.ask(seat, Different { first: good.index() as u8 + 1, left: left - 1 });
    }
}
