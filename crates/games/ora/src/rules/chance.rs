//! The draw: who begins (ORA-1.10).

use parlour_core::{Hearing, Log as _, Phrase, Prompt};

use crate::choice::Choice;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::step::Draw;

impl Draw {
    /// What chance is asked.
    pub(crate) fn prompt(self) -> Prompt {
        match self {
            Self::Start => Phrase::new("ora-prompt-start").asked_by("ORA-1.10"),
        }
    }

    /// What may come up.
    pub(crate) fn outcomes(self, game: &Ora, out: &mut Vec<Choice>) {
        match self {
            Self::Start => out.extend(game.seats().map(Choice::Start)),
        }
    }

    /// Each seat is as likely to begin.
    pub(crate) fn answer<H: Hearing<Ora>>(self, choice: Choice, hearing: H) -> H::Outcome {
        match (self, choice) {
            (Self::Start, Choice::Start(seat)) => hearing.drawn(
                |game| u32::from(game.seats().any(|other| other == seat)),
                Refusal::NotAsked,
                |game, log| {
                    game.start = seat;
                    log.note(Event::Begins { seat });
                },
            ),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}
