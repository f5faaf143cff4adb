//! Work contracts (ORA-6, ORA-14.2).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::place::{self, building_is_there, nobody_stands_on};
use super::{Rule, Verdict, ensure, holds};
use crate::choice::{Choice, Clergyman, Fee};
use crate::data::{Card, Good};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{NEUTRAL, Ora};
use crate::step::{Contract, PayFee};

/// The buildings of all others.
impl Ask<Ora> for Contract {
    fn prompt(self, game: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-contract").number("price", game.contract).asked_by("ORA-6.1")
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        let others = game.all_buildings().filter(|(owner, _)| *owner != seat);
        out.extend(others.map(|(owner, card)| Choice::At(owner, card)));
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::At(host, card) => hearing.under(MAY_CONTRACT, (host, card), |game, _| {
                game.ask(seat, PayFee { host, card, prior: false });
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Coins or a drink.
impl Ask<Ora> for PayFee {
    fn prompt(self, game: &Ora, _: Seat) -> Prompt {
        let prompt = Phrase::new("ora-prompt-fee").term("card", self.card.key());
        prompt.number("price", game.contract).asked_by("ORA-6.2")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Fee::ALL.iter().map(|fee| Choice::Fee(*fee)));
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Fee(fee) => {
                hearing.under(MAY_PAY_FEE, fee, |game, log| pay_fee(game, seat, self, fee, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Not for own buildings (ORA-6.7).
fn building_is_anothers(_: &Ora, seat: Seat, (owner, _): (Seat, Card)) -> Verdict {
    ensure(owner != seat, Refusal::OwnBuilding)
}

/// The host has a clergyman at home, be it only the prior (ORA-6.1, ORA-D48).
fn host_has_somebody(game: &Ora, _: Seat, (owner, _): (Seat, Card)) -> Verdict {
    let somebody = game.owners().any(|seat| seat == owner && game.player(seat).somebody_home());
    ensure(somebody, Refusal::HostHasNobody { host: owner })
}

/// Coins for the price, or a drink (ORA-6.2).
fn fee_can_be_paid(game: &Ora, seat: Seat, _: (Seat, Card)) -> Verdict {
    let money = game.purse(seat).money();
    let gift = may_pay_fee(game, seat, Fee::Gift).is_ok();
    let enough = gift || money >= u16::from(game.contract);
    ensure(enough, Refusal::FeeTooHigh { price: game.contract, money })
}

/// No contract for a building somebody stands on (ORA-6.7).
fn building_is_free(game: &Ora, _: Seat, at: (Seat, Card)) -> Verdict {
    nobody_stands_on(game, at, "ORA-6.7")
}

/// All that must hold to issue a work contract.
const MAY_CONTRACT: &[Rule<(Seat, Card)>] =
    &[building_is_anothers, building_is_there, building_is_free, host_has_somebody, fee_can_be_paid];

/// Is there any contract to be had?
pub(super) fn can_contract(game: &Ora, seat: Seat) -> Verdict {
    fee_can_be_paid(game, seat, (seat, Card::Farmyard))?;
    let possible = game.all_buildings().any(|site| holds(MAY_CONTRACT, game, seat, site));
    ensure(possible, Refusal::NothingToContract)
}

/// The price in coins, or one drink (ORA-6.2).
pub(super) fn may_pay_fee(game: &Ora, seat: Seat, fee: Fee) -> Verdict {
    let (price, money) = (game.contract, game.purse(seat).money());
    let drink = game.country.drink();
    match fee {
        Fee::Coins => ensure(money >= u16::from(price), Refusal::FeeTooHigh { price, money }),
        Fee::Gift => ensure(game.purse(seat).have(drink) > 0, Refusal::NoGift { good: drink }),
    }
}

const MAY_PAY_FEE: &[Rule<Fee>] = &[may_pay_fee];

/// The fee is paid before the function is used; coins go to the host, or to the supply if the
/// host is nobody; a gift is drunk at once (ORA-6.2, ORA-6.3, ORA-14.2).
fn pay_fee(game: &mut Ora, seat: Seat, deal: PayFee, fee: Fee, log: &mut impl Log<Event>) {
    let PayFee { host, card, prior } = deal;
    log.note(Event::Contracted { seat, host, card, fee });
    let price = u16::from(game.contract);
    match fee {
        Fee::Gift => game.spend(seat, game.country.drink(), 1, log),
        Fee::Coins => {
            game.pay_all(seat, &[(Good::Coin, 1)], game.contract, log);
            if !is_nobody(game, host) {
                game.gain(host, Good::Coin, price, log);
            }
        }
    }
    if prior {
        let entry = place::Entry { user: seat, host, clergyman: Clergyman::Prior, owner: host, card };
        place::enter(game, entry, log);
    } else {
        let asked = if is_nobody(game, host) { seat } else { host };
        place::assign(game, asked, host, seat, card, log);
    }
}

fn is_nobody(game: &Ora, host: Seat) -> bool {
    game.play.is_solo() && host == NEUTRAL
}
