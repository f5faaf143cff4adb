//! A candle is paid for with groats and pennies; groats may be changed (CAN-3).

use parlour_core::law::{ensure, unless};
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat, Tally};

use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::Coin;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Candle;
use crate::step::{MoneyChanger, Pay, Question, Step};

/// All that must hold to pay with so many groats.
const MAY_PAY: &[Rule<(Tally, u8)>] = &[settles_the_bill];
/// All that must hold to change a groat.
const MAY_CHANGE: &[Rule<()>] = &[is_not_paying, has_a_groat];

impl Ask<Candle> for Pay {
    fn prompt(self, _: &Candle, _: Seat) -> Prompt {
        Phrase::new("candle-prompt-pay").count("owed", self.tally.owed, Coin::Penny.key()).asked_by("CAN-3.1")
    }

    fn candidates(self, game: &Candle, seat: Seat, out: &mut Vec<Choice>) {
        out.extend((0..=game[seat].groats).map(Choice::Groats));
    }

    fn answer<H: Hearing<Candle>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let tally = self.tally;
        match choice {
            Choice::Groats(groats) => {
                hearing.under(MAY_PAY, (tally, groats), |game, log| pay(game, seat, tally, groats, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// No more coins than the bill needs, and enough that pennies can settle the rest (CAN-3.1).
fn settles_the_bill(game: &Candle, seat: Seat, (tally, groats): (Tally, u8)) -> Verdict {
    let amounts = tally.amounts(&game[seat].tenders());
    let refusal = Refusal::CannotSettle { fewest: *amounts.start(), most: *amounts.end() };
    ensure(amounts.contains(&groats), refusal)
}

fn pay(game: &mut Candle, seat: Seat, mut tally: Tally, groats: u8, log: &mut impl Log<Event>) {
    spend(game, seat, Coin::Groat, groats, log);
    tally.pay(groats, u16::from(Coin::Groat.value()));
    owe(game, seat, tally, log);
}

/// What leaves no choice is paid at once; for the rest the buyer is asked (CAN-3.2).
pub(super) fn owe(game: &mut Candle, seat: Seat, mut tally: Tally, log: &mut impl Log<Event>) {
    let tenders = game[seat].tenders();
    tally.settle_forced(&tenders, |place, amount| spend(game, seat, Coin::ALL[place], amount, log));
    if !tally.is_settled() {
        game.ask(seat, Pay { tally });
    }
}

fn spend(game: &mut Candle, seat: Seat, coin: Coin, coins: u8, log: &mut impl Log<Event>) {
    game[seat].spend(coin, coins);
    if coins > 0 {
        log.note(Event::Paid { seat, coin, coins });
    }
}

impl Ask<Candle> for MoneyChanger {
    /// Nobody is asked; a screen has the words of the choice.
    fn prompt(self, _: &Candle, _: Seat) -> Prompt {
        Phrase::new("candle-choice-change").asked_by("CAN-3.3")
    }

    fn candidates(self, _: &Candle, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Change);
    }

    fn answer<H: Hearing<Candle>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Change => hearing.under(MAY_CHANGE, (), |game, log| change(game, seat, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Whoever is paying pays first (CAN-3.3).
fn is_not_paying(game: &Candle, seat: Seat, (): ()) -> Verdict {
    let paying = matches!(game.agenda.top(), Some(Step::Ask(seats, Question::Pay(_))) if seats.has(seat));
    unless(paying, Refusal::PayFirst)
}

/// There is a groat to change (CAN-3.3).
fn has_a_groat(game: &Candle, seat: Seat, (): ()) -> Verdict {
    unless(game[seat].groats == 0, Refusal::NoGroat)
}

/// A groat is three pennies (CAN-3.3).
fn change(game: &mut Candle, seat: Seat, log: &mut impl Log<Event>) {
    let purse = &mut game[seat];
    purse.groats -= 1;
    purse.pennies += Coin::Groat.value();
    log.note(Event::Changed { seat });
}
