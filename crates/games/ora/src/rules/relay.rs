//! Buildings that let their user use another one (ORA-10.7, ORA-10.8).

use parlour_core::{Ask, Hearing, Log, Prompt, Seat};

use super::build::card_is_displayed;
use super::place::building_is_there;
use super::{Rule, Verdict, ensure, function};
use crate::choice::Choice;
use crate::data::{Card, Effect, Goods, Reach};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::step::{Relay, Task, Use};

fn terms(at: Use) -> (Reach, Goods) {
    match function::effect(at) {
        Effect::Relay { reach, fee } => (reach, fee),
        _ => (Reach::Display, &[]),
    }
}

/// Buildings that might be reached, and none.
impl Ask<Ora> for Relay {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        self.at.prompt("ora-prompt-relay")
    }

    fn candidates(self, game: &Ora, _: Seat, out: &mut Vec<Choice>) {
        let at = self.at;
        match terms(at).0 {
            Reach::Display => out.extend(game.displayed().map(Choice::Card)),
            Reach::Beside => out.extend(beside(game, at).map(|(owner, card)| Choice::At(owner, card))),
            Reach::WithPrior => occupied(game, true, out),
            Reach::Occupied => occupied(game, false, out),
        }
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Ora>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::At(owner, card) => {
                hearing.under(MAY_REACH, (self.at, owner, card), |game, log| reach(game, self.at, card, log))
            }
            Choice::Card(card) => {
                hearing.under(MAY_REACH_UNBUILT, (self.at, card), |game, log| reach(game, self.at, card, log))
            }
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Buildings with a clergyman on them, or with a prior.
fn occupied(game: &Ora, prior: bool, out: &mut Vec<Choice>) {
    for owner in game.owners() {
        for (cell, content) in game.land(owner).contents() {
            let there = || if prior { game.has_prior(owner, cell) } else { game.is_occupied(owner, cell) };
            if let Some(card) = content.building().filter(|_| there()) {
                out.push(Choice::At(owner, card));
            }
        }
    }
}

/// The buildings beside the one in use, on its own land; none if it is not built (ORA-11.50).
fn beside(game: &Ora, at: Use) -> impl Iterator<Item = (Seat, Card)> + '_ {
    game.locate(at.card).into_iter().flat_map(move |(owner, cell)| {
        let land = game.land(owner);
        let near: Vec<_> =
            land.neighbours(cell).iter().filter_map(|near| land.get(*near).building()).collect();
        near.into_iter().map(move |card| (owner, card))
    })
}

/// What is to be reached, from where.
type Target = (Use, Seat, Card);

fn target_is_there(game: &Ora, seat: Seat, (_, owner, card): Target) -> Verdict {
    building_is_there(game, seat, (owner, card))
}

/// Each relay works once per action and never reaches itself (ORA-10.7).
fn relay_is_fresh(game: &Ora, _: Seat, (_, _, card): Target) -> Verdict {
    let spent = card.relay().is_some_and(|relay| game.relays & (1 << relay) != 0);
    ensure(!spent, Refusal::RelaySpent { card })
}

/// The target is one the card can reach (ORA-11.01G, ORA-11.09F, ORA-11.27F).
fn target_is_in_reach(game: &Ora, _: Seat, (at, owner, card): Target) -> Verdict {
    let Some(cell) = game.site(owner, card) else { return Ok(()) };
    match terms(at).0 {
        Reach::WithPrior => ensure(game.has_prior(owner, cell), Refusal::NoPriorThere { card }),
        Reach::Occupied => ensure(game.is_occupied(owner, cell), Refusal::NotOccupied { card }),
        Reach::Beside => {
            let near = beside(game, at).any(|site| site == (owner, card));
            ensure(near, Refusal::NotBeside { card })?;
            ensure(!game.is_occupied(owner, cell), Refusal::Occupied { card, rule: "ORA-4.3" })
        }
        Reach::Display => Err(Refusal::NotAsked),
    }
}

/// The Palace and the Grand Manor ask for a drink (ORA-11.27F, ORA-11.27I).
fn fee_can_be_paid(game: &Ora, seat: Seat, (at, _, _): Target) -> Verdict {
    for (good, need) in terms(at).1 {
        let (need, have) = (u16::from(*need), game.purse(seat).have(*good));
        ensure(have >= need, Refusal::Missing { good: *good, need, have })?;
    }
    Ok(())
}

/// All that must hold to reach a building.
const MAY_REACH: &[Rule<Target>] = &[target_is_there, relay_is_fresh, target_is_in_reach, fee_can_be_paid];

/// Only the Hospice and the Guesthouse reach cards nobody has built (ORA-4.4, ORA-11.40F).
fn relay_reaches_display(_: &Ora, _: Seat, (at, _): (Use, Card)) -> Verdict {
    ensure(terms(at).0 == Reach::Display, Refusal::NotAsked)
}

fn unbuilt_is_displayed(game: &Ora, seat: Seat, (_, card): (Use, Card)) -> Verdict {
    card_is_displayed(game, seat, card)
}

fn unbuilt_relay_is_fresh(game: &Ora, seat: Seat, (at, card): (Use, Card)) -> Verdict {
    relay_is_fresh(game, seat, (at, seat, card))
}

/// All that must hold to use an unbuilt card.
const MAY_REACH_UNBUILT: &[Rule<(Use, Card)>] =
    &[relay_reaches_display, unbuilt_is_displayed, unbuilt_relay_is_fresh];

/// The other function is used, without clergyman and without contract (ORA-6.8, ORA-10.7).
fn reach(game: &mut Ora, at: Use, card: Card, log: &mut impl Log<Event>) {
    let user = at.user;
    game.pay_all(user, terms(at).1, 1, log);
    log.note(Event::Reached { seat: user, card });
    game.then(Task::Run(Use { user, card, line: 0 }));
}
