//! Advice and outlooks for games known by their id alone.

use parlour_core::{Game, Journal};
use parlour_games::{WithGame, with_game};

use crate::outlook::{Moment, curve};

struct Curve<'a>(&'a Journal);

impl WithGame for Curve<'_> {
    type Output = Option<Vec<Moment>>;

    fn run<G: Game>(self) -> Self::Output {
        curve::<G>(self.0)
    }
}

/// How a recorded game stood, answer by answer: see [`curve`].
pub fn curve_of(journal: &Journal) -> Option<Vec<Moment>> {
    with_game(&journal.header.game, Curve(journal)).flatten()
}
