//! `parlour tune --climb`: weights by trial, where a fit has nothing to go by.

use std::sync::Arc;

use parlour_bots::climb::{Climb, trial};
use parlour_bots::judge;
use parlour_bots::judge::{Judge, Weights};
use parlour_core::{Game, Mode, Rng, Seat};

use crate::failure::Failure;
use crate::parallel;

/// Pairs of trials in a step.
const PAIRS: usize = 8;

/// What a climb is asked to do.
pub(crate) struct Order<'a> {
    pub(crate) mode: &'a Mode,
    /// Games of each trial.
    pub(crate) games: usize,
    pub(crate) steps: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

impl Order<'_> {
    /// The weights it comes to, from the checked-in ones.
    pub(crate) fn run<G: Game>(&self) -> Result<Weights, Failure> {
        let start = judge::<G>();
        let mut climb = Climb::new(start.weights().of_count(self.mode.players), Rng::from_number(self.seed));
        for step in 0..self.steps {
            let with =
                |pairs| Arc::new(Judge::with_weights(start.weights().clone().with(self.mode.players, pairs)));
            let centre: Arc<Judge<G>> = with(climb.weights().to_vec());
            let mut judges: Vec<Arc<Judge<G>>> = climb.trials(PAIRS).into_iter().map(with).collect();
            judges.push(Arc::clone(&centre));
            let mut scores = self.scores(&judges, &centre, step)?;
            let before = scores.pop().unwrap_or_default();
            eprintln!("step {}: {before:.1} before it", step + 1);
            climb.learn(&scores);
        }
        Ok(start.weights().clone().with(self.mode.players, climb.weights().to_vec()))
    }

    /// What each judge reaches over the same games.
    fn scores<G: Game>(
        &self,
        judges: &[Arc<Judge<G>>],
        centre: &Arc<Judge<G>>,
        step: u64,
    ) -> Result<Vec<f64>, Failure> {
        let play = |piece: usize| {
            let (judge, game) = (piece / self.games, piece % self.games);
            let seats = usize::from(self.mode.players);
            let mut rng = Rng::from_numbers(self.seed, (step << 32) | (game / seats) as u64);
            trial(&judges[judge], centre, self.mode, Seat::new((game % seats) as u8), &mut rng)
        };
        let pieces = judges.len() * self.games;
        let played = parallel::each(self.threads, pieces, "games of the trials", play, |_| Ok(()))?;
        Ok(played.chunks(self.games).map(|games| games.iter().sum::<f64>() / games.len() as f64).collect())
    }
}
