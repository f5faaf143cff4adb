//! Weights by trial: judges whose weights are all a little off play the same games, and the weights go
//! where those were that did well.
//!
//! A fit ([`crate::tune`]) says what came of the features in the games that were played. Where players never do
//! what would be good, it cannot know; a climb finds out. It needs many games, so it is for judges that
//! have been set by hand and tried.

use std::sync::Arc;

use parlour_core::{Game, Mode, Rng, Seat};

use crate::arena::Arena;
use crate::greedy::Greedy;
use crate::judge::{Judge, Pair, points};
use crate::player::Player;

/// How far the trials are off, in parts of a weight.
const STRIDE: f32 = 0.25;
/// The strides grow shorter, but not shorter than this.
const SHORTEST: f32 = 0.06;
const FADE: f32 = 0.985;
/// Weights near nought are changed as if they were this.
const SMALL: f32 = 0.15;
/// The best trials lead this much further than they were off themselves.
const ZEAL: f32 = 3.2;

/// Numbers for the early and the late weight of every feature.
type Direction = Vec<[f32; 2]>;

/// Weights on their way.
pub struct Climb {
    weights: Vec<Pair>,
    directions: Vec<Direction>,
    stride: f32,
    rng: Rng,
}

impl Climb {
    /// Sets out from these weights.
    pub fn new(weights: &[Pair], rng: Rng) -> Self {
        Self { weights: weights.to_vec(), directions: Vec::new(), stride: STRIDE, rng }
    }

    /// Where it has come to.
    pub fn weights(&self) -> &[Pair] {
        &self.weights
    }

    /// Pairs of weights to try, each pair off in opposite directions. The first feature, the points, is
    /// what all others are measured by, and stays.
    pub fn trials(&mut self, pairs: usize) -> Vec<Vec<Pair>> {
        self.directions.clear();
        for _ in 0..pairs {
            let there: Direction = (0..self.weights.len()).map(|place| self.direction(place)).collect();
            let back = there.iter().map(|[early, late]| [-early, -late]).collect();
            self.directions.extend([there, back]);
        }
        self.directions.iter().map(|direction| self.moved(direction, self.stride)).collect()
    }

    fn direction(&mut self, place: usize) -> [f32; 2] {
        if place == 0 { [0.0; 2] } else { [self.bell(), self.bell()] }
    }

    /// A number around nought, seldom beyond two.
    fn bell(&mut self) -> f32 {
        (0..12).map(|_| self.rng.unit() as f32).sum::<f32>() - 6.0
    }

    fn moved(&self, direction: &Direction, stride: f32) -> Vec<Pair> {
        let by = |weight: f32, off: f32| weight + stride * weight.abs().max(SMALL) * off;
        let weights = self.weights.iter().zip(direction);
        weights
            .map(|(pair, [early, late])| Pair { early: by(pair.early, *early), late: by(pair.late, *late) })
            .collect()
    }

    /// Goes towards the trials that did well and away from the others, by their ranks alone.
    pub fn learn(&mut self, scores: &[f64]) {
        let mut order: Vec<usize> = (0..self.directions.len()).collect();
        order.sort_by(|a, b| scores[*b].total_cmp(&scores[*a]));
        let last = order.len().saturating_sub(1).max(1) as f32;
        let pull = |rank: usize| 0.5 - rank as f32 / last;
        let all: f32 = (0..order.len()).map(|rank| pull(rank).abs()).sum();
        let mut sum: Direction = vec![[0.0; 2]; self.weights.len()];
        for (rank, trial) in order.into_iter().enumerate() {
            for (sum, off) in sum.iter_mut().zip(&self.directions[trial]) {
                sum.iter_mut().zip(off).for_each(|(sum, off)| *sum += pull(rank) / all * off);
            }
        }
        self.weights = self.moved(&sum, ZEAL * self.stride);
        self.stride = (self.stride * FADE).max(SHORTEST);
    }
}

/// How a judge does in one game among others with the same features: alone its points, else its points
/// and its lead over the best of them, half each. Who plays what is decided in a hurry.
pub fn trial<G: Game>(
    judge: &Arc<Judge<G>>,
    others: &Arc<Judge<G>>,
    mode: &Mode,
    seat: Seat,
    rng: &mut Rng,
) -> f64 {
    let player = |other: Seat| -> Box<dyn Player<G>> {
        Box::new(Greedy::hasty(Arc::clone(if other == seat { judge } else { others })))
    };
    let mut arena = Arena::new(Seat::all(mode.players).map(player).collect());
    let Ok(game) = G::new(mode) else { return 0.0 };
    let seed = rng.seed();
    let Ok(end) = arena.play(game, seed, rng, |_, _| {}) else { return 0.0 };
    let own = points(&end.game, seat);
    let rivals = Seat::all(mode.players).filter(|other| *other != seat);
    let rival = rivals.map(|other| points(&end.game, other)).reduce(f32::max);
    f64::from(rival.map_or(own, |rival| own - rival / 2.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best weights of this hill are at 2 and −1, whatever the points weigh.
    fn height(pairs: &[Pair]) -> f64 {
        f64::from(-(pairs[1].early - 2.0).powi(2) - (pairs[1].late + 1.0).powi(2))
    }

    #[test]
    fn a_climb_comes_near_the_top_and_leaves_the_points_alone() {
        let start = [Pair { early: 1.0, late: 1.0 }, Pair { early: 0.5, late: 0.5 }];
        let mut climb = Climb::new(&start, Rng::from_number(1));
        for _ in 0..60 {
            let scores: Vec<f64> = climb.trials(8).iter().map(|pairs| height(pairs)).collect();
            climb.learn(&scores);
        }
        assert_eq!(climb.weights()[0], start[0]);
        assert!(height(climb.weights()) > -0.1, "{:?}", climb.weights());
    }
}
