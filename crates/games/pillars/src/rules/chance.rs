//! What dice, bag and decks can turn up, and how often.

use parlour_core::{Listed, Seat};

use crate::choice::Choice;
use crate::data::{Craftsman, EventCard, Privilege, ResourceCard, TAX_DIE};
use crate::flow::Step;
use crate::refusal::Lottery;
use crate::state::{Lot, Pillars};

/// What a draw is about; nothing if the step is no draw.
pub(crate) fn lottery(step: Step) -> Option<Lottery> {
    Some(match step {
        Step::ChooseStart => Lottery::Start,
        Step::TurnUpPrivilege => Lottery::Privilege,
        Step::SendToShiring => Lottery::Craftsman,
        Step::LeaveOut => Lottery::Resource,
        Step::LookAhead(_) | Step::Reveal => Lottery::Event,
        Step::DrawBuilder => Lottery::Builder,
        Step::RollTax => Lottery::Tax,
        _ => return None,
    })
}

/// Everything that may come up, in a fixed order.
pub(crate) fn outcomes(game: &Pillars, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::ChooseStart => out.extend(Seat::all(game.players).map(Choice::Start)),
        Step::TurnUpPrivilege => {
            out.extend(game.privileges.kinds().map(|kind| Choice::Privilege(Privilege::ALL[kind])));
        }
        Step::SendToShiring => {
            let newcomers = Craftsman::of_round(game.round).iter().copied();
            out.extend(newcomers.filter(|one| !game.shiring.contains(&Some(*one))).map(Choice::Shiring));
        }
        Step::LeaveOut => {
            let cards = ResourceCard::ALL.iter().copied();
            out.extend(cards.filter(|card| odds_to_leave_out(game, *card) > 0).map(Choice::LeaveOut));
        }
        Step::LookAhead(_) | Step::Reveal => {
            out.extend(game.events.kinds().map(|kind| Choice::Event(EventCard::ALL[kind])));
        }
        Step::DrawBuilder => {
            out.extend(game.bag.kinds().map(|kind| Choice::Builder(Seat::new(kind as u8))));
        }
        Step::RollTax => out.extend(TAX_DIE.map(|(face, _)| Choice::Tax(face))),
        _ => {}
    }
}

/// The odds of an outcome of the pending draw: nought if it cannot come up, nothing if it is no
/// outcome of such a draw at all.
pub(crate) fn odds(game: &Pillars, step: Step, outcome: Choice) -> Option<u32> {
    Some(match (step, outcome) {
        (Step::ChooseStart, Choice::Start(seat)) => u32::from(seat.index() < usize::from(game.players)),
        (Step::TurnUpPrivilege, Choice::Privilege(card)) => game.privileges.weight(card.index()),
        (Step::SendToShiring, Choice::Shiring(craftsman)) => odds_to_come(game, craftsman),
        (Step::LeaveOut, Choice::LeaveOut(card)) => odds_to_leave_out(game, card),
        (Step::LookAhead(_) | Step::Reveal, Choice::Event(card)) => game.events.weight(card.index()),
        (Step::DrawBuilder, Choice::Builder(seat)) => {
            u32::from(game.bag.counts().get(seat.index()).copied().unwrap_or(0))
        }
        (Step::RollTax, Choice::Tax(tax)) => odds_of_tax(tax),
        _ => return None,
    })
}

fn odds_to_come(game: &Pillars, craftsman: Craftsman) -> u32 {
    let may_come = craftsman.card().round == game.round && !game.shiring.contains(&Some(craftsman));
    u32::from(may_come)
}

/// The two cards that stay out are named in ascending order, so that each pair has one spelling;
/// the first is as likely as there are cards after it, which makes all 36 pairs equally likely.
fn odds_to_leave_out(game: &Pillars, card: ResourceCard) -> u32 {
    let place = card.index();
    match game.resources.iter().position(|lot| *lot == Lot::Out) {
        None => (ResourceCard::COUNT - 1 - place) as u32,
        Some(first) => u32::from(place > first),
    }
}

/// The die has the faces 2, 3, 3, 4, 4, 5 (PIL-8.1).
fn odds_of_tax(tax: u8) -> u32 {
    TAX_DIE.iter().find(|(face, _)| *face == tax).map_or(0, |(_, faces)| *faces)
}
