//! Gifts and shares: offered to all receivers at once, gained one after the other (BLF-10.10).

use parlour_core::law::ensure;
use parlour_core::{Log, Row, Seat, SeatSet};

use super::{Rule, Verdict, free, reward};
use crate::choice::Choice;
use crate::data::{Dial, Good, Item};
use crate::event::Event;
use crate::player::Standing;
use crate::refusal::Refusal;
use crate::state::{Forest, SEATS};
use crate::step::{Gifts, Step};

/// Most changes of a standing answer while one turn lasts, so that every game ends.
pub(crate) const MOST_CHANGES: u8 = 4;

/// Offers goods to all who are to receive some, and asks those who must decide.
pub(crate) fn open(game: &mut Forest, from: Seat, offered: [Option<Good>; SEATS], log: &mut impl Log<Event>) {
    let mut gifts = Gifts { from, offered, open: SeatSet::EMPTY, taken: [None; SEATS] };
    for seat in game.others(from) {
        let Some(good) = offered[seat.index()] else { continue };
        match game[seat].standing {
            Standing::Ask if is_pointless(game, seat, good) => log.note(Event::GiftLost { seat, good }),
            Standing::Ask => gifts.open.insert(seat),
            Standing::Decline => log.note(Event::Declined { seat, good }),
            accept => take(game, &mut gifts, seat, accepted_on(accept), log),
        }
    }
    go_on(game, gifts);
}

const fn accepted_on(standing: Standing) -> Dial {
    match standing {
        Standing::AcceptGlass => Dial::Glass,
        _ => Dial::Oven,
    }
}

/// Without room and without a conversion there is nothing to decide (BLF-10.10).
fn is_pointless(game: &Forest, seat: Seat, good: Good) -> bool {
    !game[seat].dials.has_room(good.into()) && !free::has_usable_trade(game, seat)
}

/// Asks on, or lets the accepted units be gained clockwise from the giver.
fn go_on(game: &mut Forest, gifts: Gifts) {
    if !gifts.open.is_empty() {
        return game.agenda.push(Step::Gifts(gifts));
    }
    let takers = game.others(gifts.from).filter_map(|seat| Some((seat, gifts.taken[seat.index()]?)));
    let steps: Row<Step, SEATS> = takers.map(|(seat, item)| Step::Receive(seat, item)).collect();
    game.agenda.push_in_order(steps.iter().copied());
}

fn take(game: &Forest, gifts: &mut Gifts, seat: Seat, dial: Dial, log: &mut impl Log<Event>) {
    let good = gifts.offered[seat.index()].expect("a good was offered");
    let dial = if game[seat].dials.is_without_coal() { Dial::Oven } else { dial };
    let item = if good == Good::Coal { reward::coal_on(dial) } else { good.into() };
    gifts.taken[seat.index()] = Some(item);
    log.note(Event::Accepted { seat, good });
}

/// Accept or decline; coal is accepted on a dial.
pub(crate) fn candidates(game: &Forest, gifts: &Gifts, seat: Seat, out: &mut Vec<Choice>) {
    if gifts.offered[seat.index()] == Some(Good::Coal) {
        out.extend(Dial::ALL.iter().copied().map(Choice::AcceptOn));
    } else {
        out.push(Choice::Accept);
    }
    out.push(Choice::Decline);
    free::candidates(game, seat, out);
}

/// Only coal needs a dial, and always does (BLF-10.10).
fn dial_fits(game: &Forest, seat: Seat, (gifts, dial): (Gifts, Option<Dial>)) -> Verdict {
    let is_coal = gifts.offered[seat.index()] == Some(Good::Coal);
    ensure(is_coal == dial.is_some(), Refusal::NotAsked)?;
    dial.map_or(Ok(()), |dial| reward::dial_takes_coal(game, seat, dial))
}

pub(crate) const MAY_ACCEPT: &[Rule<(Gifts, Option<Dial>)>] = &[dial_fits];

/// A receiver has answered.
pub(crate) fn answer(
    game: &mut Forest,
    mut gifts: Gifts,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Event>,
) {
    gifts.open.remove(seat);
    match choice {
        Choice::AcceptOn(dial) => take(game, &mut gifts, seat, dial, log),
        Choice::Accept => take(game, &mut gifts, seat, Dial::Oven, log),
        _ => {
            log.note(Event::Declined {
                seat,
                good: gifts.offered[seat.index()].expect("a good was offered"),
            });
        }
    }
    go_on(game, gifts);
}

/// The unit is gained like any other (BLF-5.12).
pub(crate) fn receive(game: &mut Forest, seat: Seat, item: Item, log: &mut impl Log<Event>) {
    reward::gain(game, seat, item, 1, log);
}

/// The standing answer is another one (BLF-10.11).
fn standing_is_new(game: &Forest, seat: Seat, standing: Standing) -> Verdict {
    ensure(game[seat].standing != standing, Refusal::SameStanding)
}

/// It was not changed too often in this turn.
fn may_change_again(game: &Forest, seat: Seat, _: Standing) -> Verdict {
    ensure(game[seat].changes < MOST_CHANGES, Refusal::TooManyChanges { most: MOST_CHANGES })
}

pub(crate) const MAY_SET_STANDING: &[Rule<Standing>] = &[standing_is_new, may_change_again];

/// Sets the standing answer (BLF-10.11).
pub(crate) fn set_standing(game: &mut Forest, seat: Seat, standing: Standing, log: &mut impl Log<Event>) {
    game[seat].standing = standing;
    game[seat].changes += 1;
    log.note(Event::StandingSet { seat, standing });
}
