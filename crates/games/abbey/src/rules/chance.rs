//! What dice and decks can turn up, and how often.

use parlour_core::Seat;

use crate::choice::Choice;
use crate::data::{Building, Crusade, EventCard, FACES, Initiative, Saint};
use crate::flow::{Ask, Draw, Step};
use crate::refusal::Lottery;
use crate::state::Abbey;

/// What a draw is about.
pub(crate) fn lottery(draw: Draw) -> Lottery {
    match draw {
        Draw::Table(step) => match step {
            Step::RemoveCrusade(_) | Step::DealCrusade(_) => Lottery::Crusade,
            Step::ChooseFirst => Lottery::First,
            Step::DealStart(_) => Lottery::Start,
            Step::DealSaint(_) => Lottery::Saint,
            Step::Reveal => Lottery::Event,
            Step::EliasToken => Lottery::Token,
            Step::EliasPool(_) | Step::RollVikings(_) | Step::EliasMarket(_) | Step::EliasGather(_) => {
                Lottery::Die
            }
            _ => Lottery::Card,
        },
        Draw::Seat(_, ask) => match ask {
            Ask::DrawToken => Lottery::Token,
            Ask::DrawCrusade => Lottery::Crusade,
            _ => Lottery::Die,
        },
    }
}

/// Everything that may come up, in a fixed order.
pub(crate) fn outcomes(game: &Abbey, draw: Draw, out: &mut Vec<Choice>) {
    let start = out.len();
    match lottery(draw) {
        Lottery::Die => out.extend((1..=FACES as u8).map(Choice::Die)),
        Lottery::First => out.extend(Seat::all(game.players).map(Choice::First)),
        Lottery::Crusade => out.extend(Crusade::ALL.iter().copied().map(Choice::Crusade)),
        Lottery::Start => out.extend(game.starts.iter().map(Choice::Start)),
        Lottery::Card => out.extend(game.cards.kinds().map(|kind| Choice::Card(Building::ALL[kind]))),
        Lottery::Saint => out.extend(game.saints.kinds().map(|kind| Choice::Saint(Saint::ALL[kind]))),
        Lottery::Event => out.extend(EventCard::ALL.iter().copied().map(Choice::Event)),
        Lottery::Token => out.extend(game.tokens.kinds().map(|kind| Choice::Token(Initiative::ALL[kind]))),
    }
    let mut kept = start;
    for index in start..out.len() {
        if odds(game, draw, out[index]).is_some_and(|odds| odds > 0) {
            out[kept] = out[index];
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// The odds of an outcome of the pending draw: nought if it cannot come up, nothing if it is no
/// outcome of such a draw at all.
pub(crate) fn odds(game: &Abbey, draw: Draw, outcome: Choice) -> Option<u32> {
    Some(match (lottery(draw), outcome) {
        (Lottery::Die, Choice::Die(face)) => u32::from((1..=FACES as u8).contains(&face)),
        (Lottery::First, Choice::First(seat)) => u32::from(seat.index() < usize::from(game.players)),
        (Lottery::Crusade, Choice::Crusade(card)) => {
            let barred = matches!(draw, Draw::Table(Step::RemoveCrusade(_))) && card.relic().is_some();
            if barred { 0 } else { game.crusades.count(card as usize).into() }
        }
        (Lottery::Start, Choice::Start(building)) => game.starts.has(building).into(),
        (Lottery::Card, Choice::Card(building)) => game.cards.count(building as usize).into(),
        (Lottery::Saint, Choice::Saint(saint)) => game.saints.count(saint as usize).into(),
        (Lottery::Event, Choice::Event(card)) => game.events.weight(card),
        (Lottery::Token, Choice::Token(token)) => game.tokens.count(token as usize).into(),
        _ => return None,
    })
}
