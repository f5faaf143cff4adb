//! What the deck can turn up, how often, and what follows.

use parlour_core::{Hearing, Log, Phrase, Prompt};

use super::auction::sell;
use crate::choice::Choice;
use crate::data::CANDLES;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Candle;
use crate::step::Draw;

impl Draw {
    /// The question.
    pub(crate) fn prompt(self, game: &Candle) -> Prompt {
        match self {
            Self::Look => Phrase::new("candle-prompt-look").seat("seat", game.seer()).asked_by("CAN-2.1"),
            Self::Show => Phrase::new("candle-prompt-show").asked_by("CAN-2.3"),
        }
    }

    /// Everything that may come up, in a fixed order.
    pub(crate) fn outcomes(game: &Candle, out: &mut Vec<Choice>) {
        out.extend(game.candles.kinds().map(|kind| Choice::Candle(kind as u8)));
    }

    /// The odds of each outcome, and what follows from it.
    pub(crate) fn answer<H: Hearing<Candle>>(self, outcome: Choice, hearing: H) -> H::Outcome {
        let Choice::Candle(candle) = outcome else { return hearing.refuse(Refusal::NotAsked) };
        let odds = |game: &Candle| match usize::from(candle) {
            known @ 0..CANDLES => game.candles.weight(known),
            _ => 0,
        };
        match self {
            Self::Look => hearing.drawn(odds, Refusal::CandleIsGone, |game, log| look(game, candle, log)),
            Self::Show => hearing.drawn(odds, Refusal::CandleIsGone, |game, log| show(game, candle, log)),
        }
    }
}

/// The seer alone knows the candle (CAN-2.1).
fn look(game: &mut Candle, candle: u8, log: &mut impl Log<Event>) {
    let seat = game.seer();
    game.candles.look(usize::from(candle), seat);
    log.whisper(seat, Event::Saw { seat, candle });
}

/// Everybody sees the candle, and it is sold (CAN-2.3).
fn show(game: &mut Candle, candle: u8, log: &mut impl Log<Event>) {
    game.candles.take(usize::from(candle));
    sell(game, candle, log);
}
