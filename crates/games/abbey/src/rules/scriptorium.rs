//! The Scriptorium in phase 3: a die that counts twice, two dice that count as three (ABB-16.18).

use parlour_core::{Ask, Hearing, Phrase, Prompt, Seat};

use super::abbey::{begin_use, dice_candidates};
use super::placement::{self, Use};
use super::{Rule, Verdict, not_asked, unless};
use crate::choice::{Action, Choice};
use crate::refusal::Refusal;
use crate::state::Abbey;
use crate::step::{DoubleDie, EchoDie, SecondDie};
use crate::words::action_key;

/// All that must hold to let the next die count twice.
pub(super) const MAY_ECHO: &[Rule<()>] = &[echo_is_ready, echo_has_a_use];
/// All that must hold to let the next two dice count as three.
pub(super) const MAY_DOUBLE: &[Rule<()>] = &[double_is_ready, double_has_a_use];

fn echo_is_ready(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    placement::echo_is_ready(game, seat)
}

/// No step is offered that cannot be finished (ABB-26.10).
fn echo_has_a_use(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    let useful = placement::echo_uses(game, seat).any(|dice| placement::is_legal(game, seat, dice));
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

impl Ask<Abbey> for EchoDie {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-echo-die").asked_by("ABB-16.18")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        dice_candidates(game, seat, out);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Place(action, face) => {
                let dice = Use { echo: true, ..Use::plain(action, face) };
                hearing.under(placement::may_use(action), dice, |game, log| begin_use(game, seat, dice, log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

impl Ask<Abbey> for DoubleDie {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-double-die").asked_by("ABB-16.18")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        dice_candidates(game, seat, out);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Place(action, first) => hearing.under(MAY_COME_FIRST, (action, first), |game, _| {
                game.ask(seat, SecondDie { first, action });
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the first of two dice.
const MAY_COME_FIRST: &[Rule<(Action, u8)>] = &[die_is_in_the_pool, a_second_die_fits];

fn die_is_in_the_pool(game: &Abbey, seat: Seat, (_, face): (Action, u8)) -> Verdict {
    unless(game[seat].showing(face) == 0, Refusal::NoSuchDie { face })
}

fn a_second_die_fits(game: &Abbey, seat: Seat, (action, face): (Action, u8)) -> Verdict {
    unless(!placement::has_second(game, seat, action, face), Refusal::NoSecondDie)
}

impl Ask<Abbey> for SecondDie {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        let Self { first, action } = self;
        Phrase::new("abbey-prompt-second-die")
            .term("use", action_key(action))
            .number("first", first)
            .asked_by("ABB-16.18")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game[seat].faces().map(Choice::Second));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { first, action } = self;
        match choice {
            Choice::Second(second) => {
                let dice = Use { second, ..Use::plain(action, first) };
                hearing
                    .given(MAY_COME_SECOND, dice)
                    .under(placement::may_use(action), dice, |game, log| begin_use(game, seat, dice, log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the second of two dice, besides what their use needs.
const MAY_COME_SECOND: &[Rule<Use>] = &[lower_die_came_first];

/// Two dice have one spelling (ABB-26.3).
fn lower_die_came_first(_: &Abbey, _: Seat, dice: Use) -> Verdict {
    unless(dice.second < dice.first, Refusal::LowerDieFirst)
}
