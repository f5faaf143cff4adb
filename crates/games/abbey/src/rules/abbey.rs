//! Phase 3: preach, rise, defend, march (ABB-6).

use parlour_core::{Log, Seat};

use super::placement::{self, Use};
use super::{Rule, Verdict, gains, help, pews, unless, walk};
use crate::choice::{Action, Choice};
use crate::data::printed::{CARDINAL_PRESTIGE, LEVEL_CELLS};
use crate::data::{Building, Crusade, Good, Saint, Spot};
use crate::event::{Cause, Event};
use crate::flow::{Ask, Giver};
use crate::player::{Devotion, Lodged, Quest};
use crate::refusal::Refusal;
use crate::state::Abbey;

/// All that must hold to let the next die count twice.
pub(crate) const MAY_ECHO: &[Rule<()>] = &[echo_is_ready, echo_has_a_use];
/// All that must hold to let the next two dice count as three.
pub(crate) const MAY_DOUBLE: &[Rule<()>] = &[double_is_ready, double_has_a_use];
/// All that must hold to call a die of Elias to a crusade.
pub(crate) const MAY_CALL_ELIAS: &[Rule<Crusade>] =
    &[crusade_has_a_die, crusade_has_room, elias_has_the_value];
/// All that must hold to send a peasant of the pews or the baptistery.
pub(crate) const MAY_SEND: &[Rule<Spot>] = &[peasant_is_idle, super::fate::peasant_is_there];
/// All that must hold to take two resources.
pub(crate) const MAY_TAKE_GIFT: &[Rule<(Good, Good)>] = &[gift_is_a_pair_of_resources];

fn echo_is_ready(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    placement::echo_is_ready(game, seat)
}

/// No step is offered that cannot be finished (ABB-26.10).
fn echo_has_a_use(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    let useful = match game.ask(seat) {
        Some(Ask::Lifted { face, .. }) => {
            lifted_uses(face, true).any(|dice| placement::is_legal(game, seat, dice))
        }
        _ => placement::echo_uses(game, seat).any(|dice| placement::is_legal(game, seat, dice)),
    };
    unless(!useful, Refusal::NoUse)
}

fn double_is_ready(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    placement::double_is_ready(game, seat)
}

fn double_has_a_use(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    let mut actions = placement::actions(game, seat);
    let useful = actions
        .any(|action| game[seat].faces().any(|first| placement::has_second(game, seat, action, first)));
    unless(!useful, Refusal::NoUse)
}

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

/// Crusaders and archers come from the pews or the baptistery, not from cards (ABB-6.7, ABB-10.5).
fn peasant_is_idle(_: &Abbey, _: Seat, spot: Spot) -> Verdict {
    unless(matches!(spot, Spot::Card(_)), Refusal::NotFromCards)
}

/// Two resource tokens, named in the order of the table (ABB-26.7).
fn gift_is_a_pair_of_resources(_: &Abbey, _: Seat, (one, two): (Good, Good)) -> Verdict {
    unless(one > two || two == Good::Coin, Refusal::NotTwoResources)
}

/// The uses of a die that Monk's Quarters brought home (ABB-16.16).
pub(crate) fn lifted_uses(face: u8, echo: bool) -> impl Iterator<Item = Use> {
    Action::BOARD.into_iter().map(move |action| Use { echo, lifted: true, ..Use::plain(action, face) })
}

/// The ten pairs of resources.
pub(crate) fn gifts() -> impl Iterator<Item = Choice> {
    let resources = Good::RESOURCES.into_iter();
    resources.flat_map(|one| {
        let others = Good::RESOURCES.into_iter().filter(move |two| *two >= one);
        others.map(move |two| Choice::Gift(one, two))
    })
}

/// What comes to mind in phase 3 and at the questions that follow from it.
pub(crate) fn candidates(game: &Abbey, seat: Seat, ask: Ask, out: &mut Vec<Choice>) {
    match ask {
        Ask::Abbey => {
            dice_candidates(game, seat, out);
            if game[seat].active(Building::Scriptorium) > 0 {
                out.extend([Choice::Echo, Choice::Double]);
            }
            help::candidates(game, seat, out);
            out.push(Choice::Done);
        }
        Ask::EchoDie | Ask::DoubleDie => dice_candidates(game, seat, out),
        Ask::SecondDie { .. } => out.extend(game[seat].faces().map(Choice::Second)),
        Ask::ForgeValue { .. } => out.extend((1..=6).map(Choice::Value)),
        Ask::Crusader(_) => out.extend(pews::idle_peasants(game, seat).map(Choice::Peasant)),
        Ask::Gift(_) => out.extend(gifts()),
        Ask::Lifted { face, echo } => {
            out.extend(Action::BOARD.map(|action| Choice::Place(action, face)));
            if !echo && game[seat].active(Building::Scriptorium) > 0 {
                out.push(Choice::Echo);
            }
        }
        _ => {}
    }
}

fn dice_candidates(game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
    for action in placement::actions(game, seat) {
        out.extend(game[seat].faces().map(|face| Choice::Place(action, face)));
    }
}

/// The rules of a die placed at a question.
pub(crate) fn examine_place(
    game: &Abbey,
    seat: Seat,
    ask: Ask,
    (action, face): (Action, u8),
    o: &mut impl parlour_core::Objections<Refusal>,
) -> std::ops::ControlFlow<()> {
    let dice = Use::plain(action, face);
    match ask {
        Ask::Abbey => walk(placement::may_use(action), game, seat, dice, o),
        Ask::EchoDie => walk(placement::may_use(action), game, seat, Use { echo: true, ..dice }, o),
        Ask::DoubleDie => {
            o.rule(unless(game[seat].showing(face) == 0, Refusal::NoSuchDie { face }))?;
            o.rule(unless(!placement::has_second(game, seat, action, face), Refusal::NoSecondDie))
        }
        Ask::Lifted { face: lifted, echo } => {
            let fits = lifted == face && placement::crusade_of(action).is_none();
            o.rule(unless(!fits, Refusal::NotAsked))?;
            walk(placement::may_use(action), game, seat, Use { echo, lifted: true, ..dice }, o)
        }
        _ => o.raise(Refusal::NotAsked),
    }
}

/// The second of two dice that count as three.
pub(crate) fn examine_second(
    game: &Abbey,
    seat: Seat,
    ask: Ask,
    second: u8,
    o: &mut impl parlour_core::Objections<Refusal>,
) -> std::ops::ControlFlow<()> {
    let Ask::SecondDie { action, first } = ask else { return o.raise(Refusal::NotAsked) };
    o.rule(unless(second < first, Refusal::LowerDieFirst))?;
    walk(placement::may_use(action), game, seat, Use { second, ..Use::plain(action, first) }, o)
}

/// The value a forged first die gives a crusade.
pub(crate) fn examine_value(game: &Abbey, seat: Seat, ask: Ask, value: u8) -> Verdict {
    let Ask::ForgeValue { card, first, second, echo } = ask else { return Err(Refusal::NotAsked) };
    let dice = Use { second, echo, ..Use::plain(Action::March(card), first) };
    let possible = placement::crusade_values(game, seat, dice).any(|other| other == value);
    unless(!possible, Refusal::CrusadeHasAnotherValue { value: first })
}

/// Dice are used, modified, or the turn is over.
pub(crate) fn answer(game: &mut Abbey, seat: Seat, ask: Ask, choice: Choice, log: &mut impl Log<Event>) {
    match (ask, choice) {
        (Ask::Abbey, Choice::Done) => drop(game[seat].agenda.pop()),
        (Ask::Abbey, Choice::Echo) => game.push(seat, Ask::EchoDie),
        (Ask::Abbey, Choice::Double) => game.push(seat, Ask::DoubleDie),
        (Ask::Abbey, Choice::Help(card, helper)) => help::begin(game, seat, card, helper),
        (Ask::Abbey, Choice::EliasDie(card)) => super::elias::help(game, seat, card, log),
        (Ask::Abbey, Choice::Place(action, face)) => begin_use(game, seat, Use::plain(action, face), log),
        (Ask::EchoDie, Choice::Place(action, face)) => {
            begin_use(game, seat, Use { echo: true, ..Use::plain(action, face) }, log);
        }
        (Ask::DoubleDie, Choice::Place(action, first)) => game.push(seat, Ask::SecondDie { action, first }),
        (Ask::SecondDie { action, first }, Choice::Second(second)) => {
            begin_use(game, seat, Use { second, ..Use::plain(action, first) }, log);
        }
        (Ask::ForgeValue { card, first, second, echo }, Choice::Value(value)) => {
            let dice = Use { second, echo, ..Use::plain(Action::March(card), first) };
            march(game, seat, dice, card, value, log);
        }
        (Ask::Crusader(card), Choice::Peasant(spot)) => send_crusader(game, seat, card, spot, log),
        (Ask::Gift(giver), Choice::Gift(one, two)) => take_gift(game, seat, giver, [one, two], log),
        (Ask::Lifted { face, .. }, Choice::Echo) => game.push(seat, Ask::Lifted { face, echo: true }),
        (Ask::Lifted { echo, .. }, Choice::Place(action, face)) => {
            begin_use(game, seat, Use { echo, lifted: true, ..Use::plain(action, face) }, log);
        }
        (ask, choice) => unreachable!("{choice:?} does not answer {ask:?}"),
    }
}

/// Dice go to the board at once; the first die of a crusade may have to be forged first.
fn begin_use(game: &mut Abbey, seat: Seat, dice: Use, log: &mut impl Log<Event>) {
    let Action::March(card) = dice.action else { return use_on_board(game, seat, dice, log) };
    let value = game[seat].quest(card).map_or(0, |quest| quest.value);
    if value > 0 {
        return march(game, seat, dice, card, value, log);
    }
    let mut values = placement::crusade_values(game, seat, dice);
    let only = values.next().expect("a value that fits");
    if values.next().is_none() {
        drop(values);
        march(game, seat, dice, card, only, log);
    } else {
        drop(values);
        let Use { first, second, echo, .. } = dice;
        game.push(seat, Ask::ForgeValue { card, first, second, echo });
    }
}

/// Preaching, the clergy, the defense (ABB-6.3, ABB-6.4, ABB-6.6).
fn use_on_board(game: &mut Abbey, seat: Seat, dice: Use, log: &mut impl Log<Event>) {
    let Use { action, first: face, echo, .. } = dice;
    let counts = dice.counts();
    game[seat].uses.library += placement::library_uses(dice);
    use_scriptorium(game, seat, dice);
    lay_on_board(game, seat, dice);
    log.note(Event::DieUsed { seat, action, face, counts });
    match action {
        Action::Preach => {
            game[seat].uses.preach += counts;
            (0..counts).for_each(|_| gains::recruit(game, seat, log));
        }
        Action::Clergy => {
            game[seat].uses.clergy += counts;
            (0..counts).for_each(|_| rise(game, seat, log));
        }
        Action::Defend if !dice.lifted => {
            let player = &mut game[seat];
            if echo {
                player.defense_echo = face;
            } else if dice.second > 0 {
                player.defense_double = [face, dice.second];
            }
        }
        Action::Defend | Action::March(_) => {}
    }
}

fn use_scriptorium(game: &mut Abbey, seat: Seat, dice: Use) {
    let uses = &mut game[seat].uses;
    uses.echo |= dice.echo;
    uses.double |= dice.second > 0;
}

/// A die brought home by Monk's Quarters is not among those of phase 3 (ABB-16.1, ABB-16.16).
fn lay_on_board(game: &mut Abbey, seat: Seat, dice: Use) {
    let action = dice.action;
    let player = &mut game[seat];
    if dice.lifted {
        player.lodged = Some(Lodged { action, echo: dice.echo });
        return;
    }
    for face in [dice.first, dice.second].into_iter().filter(|face| *face > 0) {
        player.take_die(face, Some(action));
        player.board[board_index(action)][usize::from(face) - 1] += 1;
    }
}

/// The place of a use among the dice on the board.
pub(crate) const fn board_index(action: Action) -> usize {
    match action {
        Action::Preach => 0,
        Action::Clergy => 1,
        Action::Defend | Action::March(_) => 2,
    }
}

/// The clergy marker goes up one cell, with the bonus of that cell (ABB-6.4).
pub(crate) fn rise(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    game[seat].clergy += 1;
    let cell = game[seat].clergy;
    log.note(Event::ClergyRises { seat, cell });
    match cell {
        6 if waits_for_choice(game, seat) => game.push(seat, Ask::Devote),
        9 => game.push(seat, Ask::Gift(Giver::Priest)),
        12 => gains::earn(game, seat, 4, Cause::Clergy, log),
        13.. => {
            let points = CARDINAL_PRESTIGE[usize::from(cell - 4 * LEVEL_CELLS - 1)];
            gains::earn(game, seat, points, Cause::Clergy, log);
        }
        _ => {}
    }
}

/// Who becomes a Deacon decides on his saint (ABB-24.1).
fn waits_for_choice(game: &Abbey, seat: Seat) -> bool {
    game[seat].saint.is_some() && game[seat].devotion == Devotion::Waiting
}

/// Dice go on a crusade; with the first comes a peasant (ABB-6.7, ABB-6.8).
fn march(game: &mut Abbey, seat: Seat, dice: Use, card: Crusade, value: u8, log: &mut impl Log<Event>) {
    use_scriptorium(game, seat, dice);
    for face in [dice.first, dice.second].into_iter().filter(|face| *face > 0) {
        game[seat].take_die(face, None);
        game[seat].uses.forge |= face != value;
    }
    let counts = dice.counts();
    let quest = game[seat].quest_mut(card);
    quest.value = value;
    quest.own += dice.dice();
    quest.echoes += counts - dice.dice();
    let crusader = quest.crusader;
    log.note(Event::DieUsed { seat, action: dice.action, face: value, counts });
    note_completion(game, seat, card, log);
    if !crusader {
        match pews::only_idle_peasant(game, seat) {
            Some(spot) => send_crusader(game, seat, card, spot, log),
            None => game.push(seat, Ask::Crusader(card)),
        }
    }
}

/// A crusade with all its dice is completed (ABB-6.9).
pub(crate) fn note_completion(game: &Abbey, seat: Seat, card: Crusade, log: &mut impl Log<Event>) {
    if game[seat].quest(card).is_some_and(Quest::is_complete) {
        log.note(Event::CrusadeComplete { seat, card });
    }
}

fn send_crusader(game: &mut Abbey, seat: Seat, card: Crusade, spot: Spot, log: &mut impl Log<Event>) {
    game[seat].take_peasant(spot);
    game[seat].quest_mut(card).crusader = true;
    log.note(Event::PeasantMarches { seat, card });
}

/// Two resource tokens (ABB-26.7).
fn take_gift(game: &mut Abbey, seat: Seat, giver: Giver, goods: [Good; 2], log: &mut impl Log<Event>) {
    let saint = game[seat].saint.unwrap_or(Saint::Arnold);
    let cause = match giver {
        Giver::Priest => Cause::Clergy,
        Giver::Support => Cause::Saint(saint),
    };
    for good in goods {
        gains::collect(game, seat, good, 1, cause, log);
    }
}
