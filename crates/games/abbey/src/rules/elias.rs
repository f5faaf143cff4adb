//! Elias, the second hand of the solo game (ABB-22).

use parlour_core::{Log, Seat};

use super::{Rule, Verdict, gather, march, market, raid, unless};
use crate::data::{Crusade, Initiative, Location, MARKET};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Abbey, Met, Quest, Taker};
use crate::step::Draw;

/// His six dice for the whole game (ABB-22.2).
pub(crate) fn roll_pool(game: &mut Abbey, left: u8, face: u8, log: &mut impl Log<Event>) {
    game.elias.pool[usize::from(face) - 1] += 1;
    if left > 1 {
        game.draw(Draw::EliasPool(left - 1));
    } else {
        log.note(Event::EliasRolled { dice: game.elias.pool });
    }
}

/// Both cards of the price rolled are discarded; five and six do nothing (ABB-22.3).
pub(crate) fn buy(game: &mut Abbey, left: u8, face: u8, log: &mut impl Log<Event>) {
    log.note(Event::EliasBuys { face });
    let row = usize::from(face) - 1;
    if row < MARKET.1 {
        (0..MARKET.0).for_each(|column| market::discard(game, column, row, log));
    }
    if left > 1 {
        game.draw(Draw::EliasMarket(left - 1));
    }
}

/// A one takes the initiative, two to five a bonus space, if free (ABB-22.4).
pub(crate) fn gather(game: &mut Abbey, left: u8, face: u8, log: &mut impl Log<Event>) {
    log.note(Event::EliasGathers { face });
    if left > 1 {
        game.draw(Draw::EliasGather(left - 1));
    } else {
        gather::first_turn(game);
    }
    match face {
        1 if game.initiative.is_none() => take_initiative(game, log),
        2..=5 => {
            let location = Location::ALL[usize::from(face) - 2];
            if game.free_bonus_spaces(location) > 0 {
                game.elias.bonus[location as usize] = true;
            }
        }
        _ => {}
    }
}

/// The top token is discarded, and from the next round on Elias is first (ABB-22.4).
fn take_initiative(game: &mut Abbey, log: &mut impl Log<Event>) {
    game.initiative = Some(Taker::Elias);
    if game.tokens.is_empty() {
        log.note(Event::EliasTakesInitiative { token: None });
    } else {
        game.draw(Draw::EliasToken);
    }
}

/// The token he takes is out of the game.
pub(crate) fn discard_token(game: &mut Abbey, token: Initiative, log: &mut impl Log<Event>) {
    game.tokens.take(token as usize);
    log.note(Event::EliasTakesInitiative { token: Some(token) });
}

/// He uses one die of the exact value if he has one, else a peasant, else the row is breached
/// (ABB-22.6).
pub(crate) fn meet(game: &mut Abbey, log: &mut impl Log<Event>) {
    let row = raid::open_row(game).expect("an open row");
    let value = game.raid[row].value;
    let dice = &mut game.elias.pool[usize::from(value) - 1];
    if *dice > 0 {
        *dice -= 1;
        raid::mark(game, Met::EliasDie);
        log.note(Event::EliasMeets { value, die: true });
    } else if game.elias.peasants > 0 {
        game.elias.peasants -= 1;
        raid::mark(game, Met::EliasPeasant);
        log.note(Event::EliasMeets { value, die: false });
    } else {
        raid::mark(game, Met::EliasBreach);
        log.note(Event::Breached { taker: Taker::Elias, value });
    }
}

/// All that must hold to call a die of Elias to a crusade.
pub(crate) const MAY_CALL_ELIAS: &[Rule<Crusade>] =
    &[crusade_has_a_die, crusade_has_room, elias_has_the_value];

/// Elias helps where a die of one's own lies (ABB-22.8).
fn crusade_has_a_die(game: &Abbey, seat: Seat, card: Crusade) -> Verdict {
    let begun = game[seat].quest(card).is_some_and(|quest| quest.own > 0);
    unless(!begun, Refusal::CrusadeNotBegun)
}

fn crusade_has_room(game: &Abbey, seat: Seat, card: Crusade) -> Verdict {
    unless(game[seat].quest(card).is_some_and(Quest::is_complete), Refusal::CrusadeComplete)
}

fn elias_has_the_value(game: &Abbey, seat: Seat, card: Crusade) -> Verdict {
    let value = game[seat].quest(card).map_or(0, |quest| quest.value);
    let there = value > 0 && game.elias.pool[usize::from(value) - 1] > 0;
    unless(!there, Refusal::EliasLacks { value })
}

/// A die of his pool goes on a crusade, without a peasant or share (ABB-22.8).
pub(crate) fn help(game: &mut Abbey, seat: Seat, card: Crusade, log: &mut impl Log<Event>) {
    let quest = game[seat].quest_mut(card);
    let value = quest.value;
    quest.elias += 1;
    game.elias.pool[usize::from(value) - 1] -= 1;
    log.note(Event::EliasHelps { seat, card });
    march::note_completion(game, seat, card, log);
}
