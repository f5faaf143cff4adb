//! A player that looks as far as the end of its turn.

use std::sync::Arc;

use parlour_core::{Game, Rng, Who};

use crate::foresight::Foresight;
use crate::judge::{Judge, Settles, judge};
use crate::mind::{Mind, Offers};
use crate::player::Player;

/// Plays its own options through to the end of the turn in a few imagined games, and takes the one
/// that leaves it furthest ahead. Where the features of the game settle later, the round is
/// finished quickly before it judges. Never takes an aside.
pub struct Greedy<G: Game> {
    foresight: Foresight<G>,
    /// Imagined games per question.
    samples: u32,
    /// Positions looked at in each.
    positions: u32,
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Self::new(judge())
    }
}

impl<G: Game> Greedy<G> {
    /// A greedy player who judges like this.
    pub fn new(judge: Arc<Judge<G>>) -> Self {
        let samples = if judge.features().settles == Settles::Round { 3 } else { 2 };
        Self { foresight: Foresight::new(judge), samples, positions: 200 }
    }

    /// One who decides in a hurry, for self-play.
    pub fn hasty(judge: Arc<Judge<G>>) -> Self {
        Self { samples: 1, positions: 60, ..Self::new(judge) }
    }
}

impl<G: Game> Player<G> for Greedy<G> {
    fn choose(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice {
        let number = rng.bits();
        let mut leads = vec![0.0; offers.options.len()];
        let each = self.positions / offers.options.len() as u32;
        for sample in 0..self.samples {
            let mut chance = Rng::from_numbers(number, u64::from(sample));
            let imagined = mind.imagine(&mut chance);
            for (lead, option) in leads.iter_mut().zip(offers.options) {
                // Every option meets the same luck: that is what makes few samples enough.
                let mut game = imagined.clone();
                game.apply(Who::Seat(mind.seat()), *option, &mut ());
                *lead += self.foresight.best_end(game, mind.seat(), each, &chance).lead;
            }
        }
        any_best(offers.options, &leads, rng)
    }
}

/// One of the options with the highest value, all equally likely.
fn any_best<C: Copy>(options: &[C], values: &[f32], rng: &mut Rng) -> C {
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    let pairs = options.iter().zip(values).filter(|(_, value)| **value >= best);
    let best: Vec<C> = pairs.map(|(option, _)| *option).collect();
    rng.pick(&best).expect("a question has an option")
}
