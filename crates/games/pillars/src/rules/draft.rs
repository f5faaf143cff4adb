//! Phase I: resource cards for workers, craftsmen for gold (PIL-4.x).

use parlour_core::law::unless;
use parlour_core::{Ask, Hearing, Listed, Log, Phrase, Prompt, Seat, SeatSet};

use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::{Craftsman, ResourceCard};
use crate::event::Event;
use crate::refusal::{Aim, Refusal};
use crate::state::{Lot, Pillars};
use crate::step::{Dismiss, Draft, Task};
use crate::words::{GOLD, WORKERS};

/// All that must hold to take a resource card.
const MAY_TAKE: &[Rule<ResourceCard>] = &[card_is_in_the_row, workers_are_idle];
/// All that must hold to hire a craftsman.
const MAY_HIRE: &[Rule<Craftsman>] = &[craftsman_is_in_the_row, cost_can_be_paid];
/// All that must hold to let a craftsman go.
pub(super) const MAY_DISMISS: &[Rule<Craftsman>] = &[craftsman_is_ones_own];

impl Ask<Pillars> for Draft {
    fn prompt(self, game: &Pillars, seat: Seat) -> Prompt {
        Phrase::new("pillars-prompt-draft")
            .count("idle", game.idle(seat), WORKERS)
            .count("gold", game[seat].gold, GOLD)
            .asked_by("PIL-4.1")
    }

    /// Every card still in the row, affordable or not, and passing.
    fn candidates(self, game: &Pillars, _: Seat, out: &mut Vec<Choice>) {
        let open = game.hires.iter().flatten().filter(|hire| hire.taker.is_none());
        out.extend(open.map(|hire| Choice::Hire(hire.craftsman)));
        let cards = ResourceCard::ALL.iter().copied();
        out.extend(cards.filter(|card| game.lot(*card) == Lot::Open).map(Choice::Take));
        out.push(Choice::Pass);
    }

    fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Take(card) => hearing.under(MAY_TAKE, card, |game, log| take(game, seat, card, log)),
            Choice::Hire(one) => hearing.under(MAY_HIRE, one, |game, log| hire(game, seat, one, log)),
            Choice::Pass => hearing.freely(|game, log| pass(game, seat, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

impl Ask<Pillars> for Dismiss {
    fn prompt(self, game: &Pillars, seat: Seat) -> Prompt {
        Phrase::new("pillars-prompt-dismiss")
            .term("newcomer", self.newcomer.key())
            .number("limit", game[seat].limit())
            .asked_by("PIL-4.7")
    }

    fn candidates(self, game: &Pillars, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game[seat].craftsmen.iter().map(Choice::Dismiss));
    }

    fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Choice::Dismiss(one) = choice else { return hearing.refuse(Refusal::NotAsked) };
        hearing.under(MAY_DISMISS, one, |game, log| dismiss(game, seat, one, log))
    }
}

/// Only what lies in the row can be taken (PIL-4.1).
fn card_is_in_the_row(game: &Pillars, _: Seat, card: ResourceCard) -> Verdict {
    unless(game.lot(card) != Lot::Open, Refusal::NotInRow)
}

/// The number on the card is the number of workers it needs (PIL-4.3).
fn workers_are_idle(game: &Pillars, seat: Seat, card: ResourceCard) -> Verdict {
    let (needed, idle) = (card.workers(), game.idle(seat));
    unless(idle < needed, Refusal::NotEnoughWorkers { needed, idle })
}

/// Only who stands in the row can be hired (PIL-4.1).
fn craftsman_is_in_the_row(game: &Pillars, _: Seat, craftsman: Craftsman) -> Verdict {
    unless(place_in_row(game, craftsman).is_none(), Refusal::NotInRow)
}

/// A craftsman is paid in full and at once (PIL-4.4, PIL-1.9).
fn cost_can_be_paid(game: &Pillars, seat: Seat, craftsman: Craftsman) -> Verdict {
    let (price, gold) = (craftsman.card().cost, game[seat].gold);
    unless(gold < price, Refusal::TooPoor { deed: Aim::Hire, price, gold })
}

/// One works with, dismisses and has blessed one's own craftsmen only.
pub(super) fn craftsman_is_ones_own(game: &Pillars, seat: Seat, craftsman: Craftsman) -> Verdict {
    unless(!game[seat].craftsmen.has(craftsman), Refusal::NotYourCraftsman { craftsman })
}

/// The place of a craftsman whom nobody has hired yet.
fn place_in_row(game: &Pillars, craftsman: Craftsman) -> Option<usize> {
    game.hires.iter().position(|hire| hire.is_some_and(|h| h.craftsman == craftsman && h.taker.is_none()))
}

/// The start player begins (PIL-4.1).
pub(crate) fn begin(game: &mut Pillars) {
    game.ask(game.start, Draft);
}

/// Takes a resource card; its workers are busy until production (PIL-4.3).
fn take(game: &mut Pillars, seat: Seat, card: ResourceCard, log: &mut impl Log<Event>) {
    game.resources[card.index()] = Lot::Taken(seat);
    log.note(Event::Takes { seat, card });
    next_turn(game, seat);
}

/// Hires a craftsman (PIL-4.4).
fn hire(game: &mut Pillars, seat: Seat, craftsman: Craftsman, log: &mut impl Log<Event>) {
    let place = place_in_row(game, craftsman).expect("a craftsman of the row");
    if let Some(hire) = &mut game.hires[place] {
        hire.taker = Some(seat);
    }
    let price = craftsman.card().cost;
    game[seat].gold -= price;
    log.note(Event::Hires { seat, craftsman, price });
    next_turn(game, seat);
    admit(game, seat, craftsman);
}

/// A craftsman joins; if they are too many now, one must go at once (PIL-4.7, PIL-9.2).
pub(super) fn admit(game: &mut Pillars, seat: Seat, craftsman: Craftsman) {
    let player = &mut game[seat];
    player.craftsmen.insert(craftsman);
    if player.craftsmen.len() > player.limit() {
        game.ask(seat, Dismiss { newcomer: craftsman });
    }
}

/// Lets a craftsman go; he is out of the game for good (PIL-1.8).
pub(super) fn dismiss(game: &mut Pillars, seat: Seat, craftsman: Craftsman, log: &mut impl Log<Event>) {
    game[seat].craftsmen.remove(craftsman);
    log.note(Event::Dismisses { seat, craftsman });
}

/// Whoever passes takes no more turns in this phase (PIL-4.2).
fn pass(game: &mut Pillars, seat: Seat, log: &mut impl Log<Event>) {
    game.passed.insert(seat);
    log.note(Event::Passes { seat });
    next_turn(game, seat);
}

/// Turns go on clockwise among those who have not passed, maybe one alone (PIL-4.1, PIL-4.11),
/// until the row is empty or all have passed (PIL-4.8).
fn next_turn(game: &mut Pillars, last: Seat) {
    let next = last.next(game.players).round_from(game.players).find(|seat| !game.passed.has(*seat));
    match next {
        Some(seat) if !row_is_empty(game) => game.ask(seat, Draft),
        _ => game.then(Task::CloseDraft),
    }
}

fn row_is_empty(game: &Pillars) -> bool {
    let hired = game.hires.iter().flatten().all(|hire| hire.taker.is_some());
    hired && !game.resources.contains(&Lot::Open)
}

/// Cards left over go, idle workers walk to the mill (PIL-4.9, PIL-4.10).
pub(crate) fn close(game: &mut Pillars, log: &mut impl Log<Event>) {
    for lot in game.resources.iter_mut().filter(|lot| **lot == Lot::Open) {
        *lot = Lot::Out;
    }
    for place in &mut game.hires {
        if let Some(hire) = place.take_if(|hire| hire.taker.is_none()) {
            log.note(Event::CraftsmanLeaves { craftsman: hire.craftsman });
        }
    }
    for seat in game.clockwise() {
        log.note(Event::GoToMill { seat, workers: game.idle(seat) });
    }
    game.passed = SeatSet::EMPTY;
}
