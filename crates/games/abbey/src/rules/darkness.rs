//! Phase 9: the Darkness (ABB-12), and how peasants are lost to it or to hunger.

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{fate, gains, not_asked, rescue, windows};
use crate::choice::Choice;
use crate::data::Effect;
use crate::data::printed::DARKNESS;
use crate::event::{Cause, Event};
use crate::state::Abbey;
use crate::step::{Darkness, Lose, Loss, Task};
use crate::words::{PEASANTS, loss_key};

/// How far the Darkness is above the defense (ABB-12.1).
pub(crate) fn shortfall(game: &Abbey, seat: Seat) -> u8 {
    let (darkness, defense) = compared(game, seat);
    darkness.saturating_sub(defense)
}

/// Darkness and defense as they are compared; some events shift them.
fn compared(game: &Abbey, seat: Seat) -> (u8, u8) {
    let (darkness, defense) = (game.darkness_level(), game.defense(seat));
    match game.effect() {
        Some(Effect::Darkness(more)) => (darkness + more, defense),
        Some(Effect::Defense(more)) => (darkness, defense + more),
        _ => (darkness, defense),
    }
}

/// Everybody faces the Darkness, all at once; then it rises (ABB-12.3).
pub(crate) fn begin(game: &mut Abbey, log: &mut impl Log<Event>) {
    game.then(Task::RaiseDarkness);
    for seat in Seat::all(game.players) {
        game.open(seat, Darkness, log);
    }
}

impl Ask<Abbey> for Darkness {
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        Phrase::new("abbey-prompt-darkness").number("missing", shortfall(game, seat)).asked_by("ABB-12.1")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Done => hearing.freely(|game, log| face(game, seat, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// Asked before the comparison if it would be lost and a free action can still strengthen the abbey
/// (ABB-18); before revision 2 any free action would do.
pub(crate) fn is_needed(game: &Abbey, seat: Seat) -> bool {
    let helps = if game.is_free_to_the_end() { rescue::of_the_weak } else { windows::may_act_freely };
    shortfall(game, seat) > 0 && helps(game, seat)
}

/// A peasant and two prestige for each point (ABB-12.2).
pub(crate) fn face(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    let missing = shortfall(game, seat);
    if missing > 0 {
        let (darkness, defense) = compared(game, seat);
        log.note(Event::Outmatched { seat, defense, darkness });
        gains::forfeit(game, Cause::Darkness.to(seat), 2 * missing, log);
        lose(game, seat, (missing, Loss::Darkness), log);
    }
}

/// Peasants of the owner's choice are lost; all of them if there are no more (ABB-1.12).
pub(crate) fn lose(game: &mut Abbey, seat: Seat, (left, to): (u8, Loss), log: &mut impl Log<Event>) {
    if left == 0 {
        return;
    }
    if game[seat].population() > left {
        game.ask(seat, Lose { left, to });
        return;
    }
    while let Some(spot) = { fate::peasants(game, seat).next() } {
        gains::lose_peasant(game, to.cause().to(seat), spot, log);
    }
}

/// One peasant after another (ABB-26.4).
impl Ask<Abbey> for Lose {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        let Self { left, to } = self;
        Phrase::new("abbey-prompt-lose")
            .count("peasants", left, PEASANTS)
            .term("to", loss_key(to))
            .asked_by("ABB-1.12")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(fate::peasants(game, seat).map(Choice::Peasant));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { left, to } = self;
        match choice {
            Choice::Peasant(spot) => hearing.under(fate::MAY_LOSE_PEASANT, spot, |game, log| {
                gains::lose_peasant(game, to.cause().to(seat), spot, log);
                lose(game, seat, (left - 1, to), log);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// The marker goes up one cell and stays on the last (ABB-12.3).
pub(crate) fn rise(game: &mut Abbey, log: &mut impl Log<Event>) {
    game.darkness = (game.darkness + 1).min(DARKNESS.len() as u8 - 1);
    log.note(Event::DarknessRises { level: game.darkness_level() });
}
