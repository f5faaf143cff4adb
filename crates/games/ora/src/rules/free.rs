//! Free exchanges (ORA-7.1 to ORA-7.4).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, ensure, payment};
use crate::choice::Choice;
use crate::data::Good;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::state::purse::Purse;
use crate::step::{Question, Step};

/// A seat may exchange at any time, but not while it settles a matter it has begun: there the
/// payment exchanges by itself (ORA-7.4).
fn moment_is_open(game: &Ora, seat: Seat) -> Verdict {
    match game.agenda.top() {
        None | Some(Step::Draw(_)) => Err(Refusal::NotAsked),
        Some(Step::Ask(asked, question)) if asked == seat => ensure(question.is_open(), Refusal::NotAsked),
        Some(_) => ensure(game.seats().any(|other| other == seat), Refusal::NotYourTurn),
    }
}

/// Grain to flip (ORA-7.1), wine or whiskey to sell (ORA-7.3), or a tile on top of a bill
/// (ORA-10.5).
fn may_exchange(game: &Ora, seat: Seat, choice: Choice) -> Verdict {
    if let Choice::Extra(good) = choice {
        return match game.question() {
            Some((payer, Question::Pay(bill))) if payer == seat => payment::may_add(game, seat, bill, good),
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

const MAY_EXCHANGE: &[Rule<Choice>] = &[may_exchange];

/// The first of two exchanges on a card is chosen and not paid yet: what it takes must stay (ORA-7.4).
fn leaves_what_is_chosen(game: &Ora, seat: Seat, choice: Choice) -> bool {
    let Some((user, Question::HowMany(chosen))) = game.question() else { return true };
    let mut rest = *game.purse(seat);
    convert(&mut rest, choice);
    user != seat || rest.affords(chosen.bills(), game.exchanges_while_giving())
}

/// An exchange nobody asks for: grain to straw, a drink sold, a tile on top of one's own bill.
#[derive(Copy, Clone)]
pub(crate) struct Exchange;

/// Is it an answer to what nobody asks?
pub(crate) const fn is_aside(choice: Choice) -> bool {
    matches!(choice, Choice::Straw | Choice::Sell(_) | Choice::Extra(_))
}

impl Ask<Ora> for Exchange {
    /// Nobody is asked; a screen has the words of the choice.
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-choice-straw").asked_by("ORA-7.1")
    }

    fn candidates(self, game: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Straw, Choice::Sell(game.country.drink())]);
        if let Some((_, Question::Pay(bill))) = game.question() {
            out.extend(bill.symbol.tenders().iter().map(|good| Choice::Extra(*good)));
        }
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        hearing.under(MAY_EXCHANGE, choice, |game, log| exchange(game, seat, choice, log))
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
fn exchange(game: &mut Ora, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
    let done = convert(&mut game.player_mut(seat).purse, choice);
    match choice {
        Choice::Straw if done => log.note(Event::Flipped { seat }),
        Choice::Sell(good) if done => log.note(Event::Sold { seat, good }),
        Choice::Extra(good) => game.spend(seat, good, 1, log),
        _ => {}
    }
}
