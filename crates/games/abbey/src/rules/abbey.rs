//! Phase 3: preach, rise, defend (ABB-6).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::placement::{self, Use};
use super::scriptorium::{MAY_DOUBLE, MAY_ECHO};
use super::{Rule, Verdict, elias, gains, help, march, not_asked, unless};
use crate::choice::{Action, Choice};
use crate::data::printed::{CARDINAL_PRESTIGE, LEVEL_CELLS};
use crate::data::{Building, Good, Saint};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::{Abbey, Devotion, Lodged};
use crate::step::{Devote, DoubleDie, EchoDie, ForgeValue, Gift, Giver, Lifted, UseDice};
use crate::words::{DICE, giver_key};

/// Dice are used, modified, or the turn is over; until then the question is asked anew.
impl Ask<Abbey> for UseDice {
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        let player = &game[seat];
        let (preach, clergy) = (player.uses.preach, player.uses.clergy);
        Phrase::new("abbey-prompt-abbey")
            .number("preach", preach)
            .number("clergy", clergy)
            .count("dice", player.pool.iter().sum::<u8>(), DICE)
            .asked_by("ABB-6.1")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        dice_candidates(game, seat, out);
        if game[seat].active(Building::Scriptorium) > 0 {
            out.extend([Choice::Echo, Choice::Double]);
        }
        help::candidates(game, seat, out);
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Place(action, face) => {
                let dice = Use::plain(action, face);
                hearing.under(placement::may_use(action), dice, |game, log| {
                    game.ask(seat, self);
                    begin_use(game, seat, dice, log);
                })
            }
            Choice::Echo => hearing.under(MAY_ECHO, (), |game, _| {
                game.ask(seat, self);
                game.ask(seat, EchoDie);
            }),
            Choice::Double => hearing.under(MAY_DOUBLE, (), |game, _| {
                game.ask(seat, self);
                game.ask(seat, DoubleDie);
            }),
            Choice::Help(card, helper) => hearing.under(help::MAY_ASK_HELP, (card, helper), |game, _| {
                game.ask(seat, self);
                help::begin(game, seat, card, helper);
            }),
            Choice::EliasDie(card) if hearing.game().is_solo() => {
                hearing.under(elias::MAY_CALL_ELIAS, card, |game, log| {
                    game.ask(seat, self);
                    elias::help(game, seat, card, log);
                })
            }
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// Every use of every die.
pub(super) fn dice_candidates(game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
    for action in placement::actions(game, seat) {
        out.extend(game[seat].faces().map(|face| Choice::Place(action, face)));
    }
}

/// Dice go to the board at once; the first die of a crusade may have to be forged first.
pub(super) fn begin_use(game: &mut Abbey, seat: Seat, dice: Use, log: &mut impl Log<Event>) {
    let Action::March(card) = dice.action else { return use_on_board(game, seat, dice, log) };
    let value = game[seat].quest(card).map_or(0, |quest| quest.value);
    if value > 0 {
        return march::march(game, seat, (dice, card, value), log);
    }
    let mut values = placement::crusade_values(game, seat, dice);
    let only = values.next().expect("a value that fits");
    let several = values.next().is_some();
    drop(values);
    if several {
        let Use { first, second, echo, .. } = dice;
        game.ask(seat, ForgeValue { card, first, second, echo });
    } else {
        march::march(game, seat, (dice, card, only), log);
    }
}

/// Preaching, the clergy, the defense (ABB-6.3, ABB-6.4, ABB-6.6).
fn use_on_board(game: &mut Abbey, seat: Seat, dice: Use, log: &mut impl Log<Event>) {
    let Use { action, first: face, echo, .. } = dice;
    let counts = dice.counts();
    game[seat].uses.library += placement::library_uses(dice);
    placement::use_scriptorium(game, seat, dice);
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
        6 if waits_for_choice(game, seat) => game.ask(seat, Devote),
        9 => game.ask(seat, Gift { giver: Giver::Priest }),
        12 => gains::earn(game, Cause::Clergy.to(seat), 4, log),
        13.. => {
            let points = CARDINAL_PRESTIGE[usize::from(cell - 4 * LEVEL_CELLS - 1)];
            gains::earn(game, Cause::Clergy.to(seat), points, log);
        }
        _ => {}
    }
}

/// Who becomes a Deacon decides on his saint (ABB-24.1).
fn waits_for_choice(game: &Abbey, seat: Seat) -> bool {
    game[seat].saint.is_some() && game[seat].devotion == Devotion::Waiting
}

/// Where a die that Monk's Quarters brought home is placed (ABB-16.16).
impl Ask<Abbey> for Lifted {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        let Self { face, echo } = self;
        let key = if echo { "abbey-prompt-lifted-echo" } else { "abbey-prompt-lifted" };
        Phrase::new(key).number("face", face).asked_by("ABB-16.16")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(Action::BOARD.map(|action| Choice::Place(action, self.face)));
        if !self.echo && game[seat].active(Building::Scriptorium) > 0 {
            out.push(Choice::Echo);
        }
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { face: lifted, echo } = self;
        match choice {
            Choice::Place(action, face) => {
                let dice = Use { echo, lifted: true, ..Use::plain(action, face) };
                hearing.given(IS_THE_LIFTED_DIE, (lifted, dice)).under(
                    placement::may_use(action),
                    dice,
                    |game, log| begin_use(game, seat, dice, log),
                )
            }
            Choice::Echo if !echo => hearing.under(MAY_ECHO_LIFTED, lifted, |game, _| {
                game.ask(seat, Self { face: lifted, echo: true });
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// The die that was lifted is placed, and on the board.
const IS_THE_LIFTED_DIE: &[Rule<(u8, Use)>] = &[die_goes_to_the_board];
/// All that must hold to let the lifted die count twice.
const MAY_ECHO_LIFTED: &[Rule<u8>] = &[echo_is_ready, lifted_echo_has_a_use];

fn die_goes_to_the_board(_: &Abbey, _: Seat, (lifted, dice): (u8, Use)) -> Verdict {
    let fits = lifted == dice.first && placement::crusade_of(dice.action).is_none();
    unless(!fits, Refusal::NotAsked)
}

fn echo_is_ready(game: &Abbey, seat: Seat, _: u8) -> Verdict {
    placement::echo_is_ready(game, seat)
}

/// No step is offered that cannot be finished (ABB-26.10).
fn lifted_echo_has_a_use(game: &Abbey, seat: Seat, face: u8) -> Verdict {
    let mut uses =
        Action::BOARD.into_iter().map(|action| Use { echo: true, lifted: true, ..Use::plain(action, face) });
    unless(!uses.any(|dice| placement::is_legal(game, seat, dice)), Refusal::NoUse)
}

impl Ask<Abbey> for Gift {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-gift").term("giver", giver_key(self.giver)).asked_by("ABB-26.7")
    }

    /// The ten pairs of resources.
    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Good::RESOURCES.into_iter().flat_map(|one| {
            let others = Good::RESOURCES.into_iter().filter(move |two| *two >= one);
            others.map(move |two| Choice::Gift(one, two))
        }));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Gift(one, two) => hearing.under(MAY_TAKE_GIFT, (one, two), |game, log| {
                take_gift(game, seat, (self.giver, [one, two]), log);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold to take two resources.
const MAY_TAKE_GIFT: &[Rule<(Good, Good)>] = &[gift_is_a_pair_of_resources];

/// Two resource tokens, named in the order of the table (ABB-26.7).
fn gift_is_a_pair_of_resources(_: &Abbey, _: Seat, (one, two): (Good, Good)) -> Verdict {
    unless(one > two || two == Good::Coin, Refusal::NotTwoResources)
}

/// Two resource tokens (ABB-26.7).
fn take_gift(game: &mut Abbey, seat: Seat, (giver, goods): (Giver, [Good; 2]), log: &mut impl Log<Event>) {
    let saint = game[seat].saint.unwrap_or(Saint::Arnold);
    let cause = match giver {
        Giver::Priest => Cause::Clergy,
        Giver::Support => Cause::Saint(saint),
    };
    for good in goods {
        gains::collect(game, cause.to(seat), (good, 1), log);
    }
}
