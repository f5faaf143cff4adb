//! Dice and peasants go on crusade (ABB-6.7 to ABB-6.9, ABB-16.5).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::placement::{self, Use};
use super::{Rule, Verdict, fate, not_asked, pews, unless};
use crate::choice::{Action, Choice};
use crate::data::{Crusade, FACES, PeasantSpot};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Abbey, Quest};
use crate::step::{Crusader, ForgeValue};

impl ForgeValue {
    /// The dice that wait for their value.
    const fn dice(self) -> Use {
        let Self { card, first, second, echo } = self;
        Use { second, echo, ..Use::plain(Action::March(card), first) }
    }
}

impl Ask<Abbey> for ForgeValue {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-forge-value")
            .term("card", self.card.key())
            .number("die", self.first)
            .asked_by("ABB-16.5")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend((1..=FACES as u8).map(Choice::Value));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Value(value) => hearing.under(MAY_FIX_VALUE, (self, value), |game, log| {
                march(game, seat, (self.dice(), self.card, value), log);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the value that forged dice give a crusade.
const MAY_FIX_VALUE: &[Rule<(ForgeValue, u8)>] = &[dice_can_show_it];

fn dice_can_show_it(game: &Abbey, seat: Seat, (asked, value): (ForgeValue, u8)) -> Verdict {
    let possible = placement::crusade_values(game, seat, asked.dice()).any(|other| other == value);
    unless(!possible, Refusal::CrusadeHasAnotherValue { value: asked.first })
}

/// Dice go on a crusade; with the first comes a peasant (ABB-6.7, ABB-6.8).
pub(super) fn march(
    game: &mut Abbey,
    seat: Seat,
    (dice, card, value): (Use, Crusade, u8),
    log: &mut impl Log<Event>,
) {
    placement::use_scriptorium(game, seat, dice);
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
            Some(spot) => send_crusader(game, seat, (card, spot), log),
            None => game.ask(seat, Crusader { card }),
        }
    }
}

/// A crusade with all its dice is completed (ABB-6.9).
pub(crate) fn note_completion(game: &Abbey, seat: Seat, card: Crusade, log: &mut impl Log<Event>) {
    if game[seat].quest(card).is_some_and(Quest::is_complete) {
        log.note(Event::CrusadeComplete { seat, card });
    }
}

impl Ask<Abbey> for Crusader {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-crusader").term("card", self.card.key()).asked_by("ABB-6.7")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(pews::idle_peasants(game, seat).map(Choice::Peasant));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Peasant(spot) => {
                hearing.under(MAY_SEND, spot, |game, log| send_crusader(game, seat, (self.card, spot), log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold to send a peasant of the pews or the baptistery.
pub(super) const MAY_SEND: &[Rule<PeasantSpot>] = &[peasant_is_idle, fate::peasant_is_there];

/// Crusaders and archers come from the pews or the baptistery, not from cards (ABB-6.7, ABB-10.5).
fn peasant_is_idle(_: &Abbey, _: Seat, spot: PeasantSpot) -> Verdict {
    unless(matches!(spot, PeasantSpot::Card(_)), Refusal::NotFromCards)
}

fn send_crusader(
    game: &mut Abbey,
    seat: Seat,
    (card, spot): (Crusade, PeasantSpot),
    log: &mut impl Log<Event>,
) {
    game[seat].take_peasant(spot);
    game[seat].quest_mut(card).crusader = true;
    log.note(Event::PeasantMarches { seat, card });
}
