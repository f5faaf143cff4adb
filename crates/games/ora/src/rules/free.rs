//! Free exchanges (ORA-7.1 to ORA-7.4).

use parlour_core::{Log, Seat};

use super::function::Times;
use super::{Verdict, ensure, payment};
use crate::choice::Choice;
use crate::data::Good;
use crate::event::Event;
use crate::purse::Purse;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::step::Step;

/// A seat may exchange at any time, but not while it settles a matter it has begun: there the
/// payment exchanges by itself (ORA-7.4).
fn moment_is_open(game: &Ora, seat: Seat) -> Verdict {
    match game.agenda.top() {
        None | Some(Step::Start) => Err(Refusal::NotAsked),
        Some(step) if step.asked() == Some(seat) => ensure(step.is_open(), Refusal::NotAsked),
        Some(_) => ensure(game.seats().any(|other| other == seat), Refusal::NotYourTurn),
    }
}

/// Grain to flip (ORA-7.1), wine or whiskey to sell (ORA-7.3), or a tile on top of a bill
/// (ORA-10.5).
pub(crate) fn may(game: &Ora, seat: Seat, choice: Choice) -> Verdict {
    if let Choice::Extra(good) = choice {
        return match game.agenda.top() {
            Some(Step::Pay(bill)) if bill.seat == seat => payment::may_add(game, bill, good),
            _ => Err(Refusal::NotAsked),
        };
    }
    moment_is_open(game, seat)?;
    let good = match choice {
        Choice::Sell(good) => {
            ensure(good == game.country.drink(), Refusal::NotOffered)?;
            good
        }
        _ => Good::Grain,
    };
    let have = game.purse(seat).have(good);
    ensure(have > 0, Refusal::Missing { good, need: 1, have })?;
    ensure(leaves_what_is_chosen(game, seat, choice), Refusal::Needed { good })
}

/// The first of two exchanges on a card is chosen and not paid yet: what it takes must stay (ORA-7.4).
fn leaves_what_is_chosen(game: &Ora, seat: Seat, choice: Choice) -> bool {
    let Some(Step::HowMany { at, offer, counts }) = game.agenda.top() else { return true };
    let mut rest = *game.purse(seat);
    convert(&mut rest, choice);
    at.user != seat || rest.affords(Times { at, offer, counts }.bills())
}

/// What might be exchanged.
pub(crate) fn candidates(game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
    let kinds = [Choice::Straw, Choice::Sell(game.country.drink())];
    out.extend(kinds.into_iter().filter(|choice| may(game, seat, *choice).is_ok()));
    if let Some(Step::Pay(bill)) = game.agenda.top() {
        let extras = bill.symbol.tenders().iter().map(|good| Choice::Extra(*good));
        out.extend(extras.filter(|choice| may(game, seat, *choice).is_ok()));
    }
}

/// One tile becomes what it can be exchanged for, if it is there.
fn convert(purse: &mut Purse, choice: Choice) -> bool {
    match choice {
        Choice::Straw if purse.take(Good::Grain, 1) => purse.add(Good::Straw, 1),
        Choice::Sell(good) if purse.take(good, 1) => purse.add(Good::Coin, u16::from(good.money())),
        _ => return false,
    }
    true
}

/// The exchange is made; nothing else changes.
pub(crate) fn exchange(game: &mut Ora, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
    let done = convert(&mut game.player_mut(seat).purse, choice);
    match choice {
        Choice::Straw if done => log.note(Event::Flipped { seat }),
        Choice::Sell(good) if done => log.note(Event::Sold { seat, good }),
        Choice::Extra(good) => game.spend(seat, good, 1, log),
        _ => {}
    }
}
