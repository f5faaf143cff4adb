//! Phase 2: good years and disasters (ABB-5.1, ABB-5.2).

use parlour_core::{Log, Seat};

use super::{Rule, Verdict, gains, raid, unless};
use crate::choice::Choice;
use crate::data::{Effect, EventCard, FACES, Good, Spot, Stand};
use crate::event::{Cause, Event};
use crate::flow::{Ask, Step};
use crate::refusal::Refusal;
use crate::state::Abbey;

/// All that must hold to name dice for the year of study.
pub(crate) const MAY_STUDY: &[Rule<u8>] = &[dice_show_the_face];
/// All that must hold to lose a peasant of the board.
pub(crate) const MAY_LOSE_PEASANT: &[Rule<Spot>] = &[peasant_is_there, peasant_is_named_once];

fn dice_show_the_face(game: &Abbey, seat: Seat, n: u8) -> Verdict {
    let Some(Ask::Study { face, .. }) = game.ask(seat) else { return Err(Refusal::NotAsked) };
    unless(n > game[seat].showing(face), Refusal::NoSuchDie { face })
}

/// A peasant is taken where there is one (ABB-1.12).
pub(crate) fn peasant_is_there(game: &Abbey, seat: Seat, spot: Spot) -> Verdict {
    unless(!game[seat].peasant_at(spot), Refusal::NoPeasantThere { spot })
}

/// Peasants who stand alike are one choice (ABB-26.4).
pub(crate) fn peasant_is_named_once(game: &Abbey, seat: Seat, spot: Spot) -> Verdict {
    let Spot::Card(stand) = spot else { return Ok(()) };
    let twin = game[seat].is_twin(stand) || game[seat].is_second_of_shared(stand);
    unless(twin, Refusal::NameTheFirst { site: stand.site })
}

/// Every peasant of the board, each place once.
pub(crate) fn peasants(game: &Abbey, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
    let on_cards = Stand::all()
        .map(Spot::Card)
        .filter(move |spot| game[seat].peasant_at(*spot) && peasant_is_named_once(game, seat, *spot).is_ok());
    super::pews::idle_peasants(game, seat).chain(on_cards)
}

/// The event of the round. In the first round Vikings go below the deck (ABB-5.1).
pub(crate) fn reveal(game: &mut Abbey, card: EventCard, log: &mut impl Log<Event>) {
    game.events.take(card);
    if card == EventCard::Vikings && game.round == 1 {
        game.events.bottom += 1;
        log.note(Event::VikingsBelow);
        game.agenda.push(Step::Reveal);
        return;
    }
    game.event = Some(card);
    log.note(Event::EventShown { card });
    match card.effect() {
        Effect::Raid => raid::begin(game),
        Effect::Coins(_) | Effect::Recruit | Effect::Study | Effect::Plague(_) => {
            game.give_turns(Step::Strike);
        }
        _ => {}
    }
}

/// What an event does at once to a player (ABB-5.2).
pub(crate) fn strike(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    let card = game.event.expect("an event was revealed");
    match card.effect() {
        Effect::Coins(coins @ 0..) => {
            gains::collect(game, seat, Good::Coin, coins.unsigned_abs().into(), Cause::Event(card), log);
        }
        Effect::Coins(coins) => rob(game, seat, coins.unsigned_abs(), Cause::Event(card), log),
        Effect::Recruit => gains::recruit(game, seat, log),
        Effect::Study => study(game, seat, 1, 0),
        Effect::Plague(points) if game[seat].population() == 0 => {
            gains::forfeit(game, seat, points, Cause::Event(card), log);
        }
        Effect::Plague(_) => game.push(seat, Ask::Plague),
        _ => {}
    }
}

/// Coins are lost as far as there are any.
fn rob(game: &mut Abbey, seat: Seat, coins: u8, cause: Cause, log: &mut impl Log<Event>) {
    let n = u16::from(coins).min(game[seat].has(Good::Coin));
    game[seat].spend(Good::Coin, n);
    log.note(Event::Loses { seat, good: Good::Coin, n, cause });
}

/// For each value in the pool, ascending, how many are rolled again; then all together (ABB-26.6).
fn study(game: &mut Abbey, seat: Seat, from: u8, rolling: u8) {
    let face = (from..=FACES as u8).find(|face| game[seat].showing(*face) > 0);
    match face {
        Some(face) => game.push(seat, Ask::Study { face, rolling }),
        None if rolling > 0 => game.push(seat, Ask::Roll(rolling)),
        None => {}
    }
}

/// The plague takes a peasant; dice are named for the year of study.
pub(crate) fn answer(game: &mut Abbey, seat: Seat, ask: Ask, choice: Choice, log: &mut impl Log<Event>) {
    match (ask, choice) {
        (Ask::Plague, Choice::Peasant(spot)) => {
            gains::lose_peasant(game, seat, spot, Cause::Event(EventCard::Plague), log);
        }
        (Ask::Study { face, rolling }, Choice::Again(n)) => {
            (0..n).for_each(|_| game[seat].take_die(face, None));
            study(game, seat, face + 1, rolling + n);
        }
        (ask, choice) => unreachable!("{choice:?} does not answer {ask:?}"),
    }
}
