//! How near what a judge expects comes to the final points.

use std::fmt;
use std::sync::Arc;

use parlour_core::{Decision, Game, Mode, Rng};

use super::lesson::{Kind, run};
use super::tutor::Tutor;
use crate::judge::{Judge, Topic, points};

/// What was expected of a position, and what came of it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Forecast {
    /// How much of the game was over, from nought to one.
    pub progress: f32,
    /// The points that were expected.
    pub expected: f32,
    /// The points that were made.
    pub made: f32,
}

/// Plays a game of the best ends of every stage, half of them after a random opening, on seeds nobody has learned
/// from, and takes a few forecasts from it.
pub fn calibrate<G: Game>(judge: &Arc<Judge<G>>, mode: &Mode, seed: u64, game: usize) -> Vec<Forecast> {
    let kind = if game.is_multiple_of(2) { Kind::CALM } else { Kind::disturbed(12) };
    // The numbers of courses and duels stay below and above.
    let mut rng = Rng::from_numbers(u64::MAX - 1 - seed, game as u64);
    let mut positions = Vec::new();
    let mut tutors = [Tutor::new(Arc::clone(judge), Topic::Points, &mut rng)];
    let end = run(&mut tutors, mode, kind, &mut rng, |seat, next| {
        if next.game.decision() != Decision::Over {
            positions.push((seat, (judge.features().progress)(&next.game), next.value));
        }
    });
    let Some(end) = end else { return Vec::new() };
    let few = Calibration::EACH.min(positions.len());
    let mut take = || {
        let (seat, progress, expected) = positions.swap_remove(rng.index(positions.len()));
        Forecast { progress, expected, made: points(&end, seat) }
    };
    (0..few).map(|_| take()).collect()
}

/// Many forecasts.
#[derive(Clone, Debug)]
pub struct Calibration(Vec<Forecast>);

impl Calibration {
    /// Forecasts taken from a game: those of one game say nearly the same.
    pub const EACH: usize = 4;

    /// These forecasts.
    pub fn of(forecasts: Vec<Forecast>) -> Self {
        Self(forecasts)
    }
}

/// Parts of a game that are told apart.
const PARTS: usize = 3;

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |f: &mut fmt::Formatter<'_>, name: &str, of: &[Forecast]| {
            let n = of.len().max(1) as f32;
            let mean = |value: &dyn Fn(&Forecast) -> f32| of.iter().map(value).sum::<f32>() / n;
            let (expected, made) = (mean(&|one| one.expected), mean(&|one| one.made));
            let off = mean(&|one| (one.expected - one.made).powi(2)).sqrt();
            let spread = mean(&|one| (one.made - made).powi(2)).sqrt();
            let count = of.len();
            writeln!(
                f,
                "{name}: {count} positions, {expected:.1} points expected, {made:.1} made, off by {off:.1} where \
                 points lie {spread:.1} apart"
            )
        };
        let part = |one: &Forecast| ((one.progress * PARTS as f32) as usize).min(PARTS - 1);
        for (place, name) in ["first third", "second third", "last third"].into_iter().enumerate() {
            let of: Vec<Forecast> = self.0.iter().filter(|one| part(one) == place).copied().collect();
            row(f, name, &of)?;
        }
        row(f, "all", &self.0)
    }
}
