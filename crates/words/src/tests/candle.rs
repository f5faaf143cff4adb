//! The words of the template game: all of them are heard.

use parlour_candle::{Candle, Event, Refusal};
use parlour_core::{Seat, Speak as _};

use super::play::{Teller, all_sentences_are_heard};

/// Refusals that no candidate meets: of asides, and of nonsense sent by a program.
const RARE: &[Refusal] = &[Refusal::CandleIsGone, Refusal::TooHigh { most: 6 }, Refusal::PayFirst];

#[test]
fn all_that_the_game_says_is_heard() {
    all_sentences_are_heard::<Candle>(20, Teller::of(RARE, [Event::Changed { seat: Seat::new(0) }.phrase()]));
}
