//! Who plays the games of a course: the best end of every stage, by the value alone.

use std::sync::Arc;

use parlour_core::{Game, Rng, Seat, Who};

use crate::foresight::Foresight;
use crate::judge::Judge;
use crate::stages::{Breadth, Enumerator};

/// Positions looked at for a turn in a game whose stages cannot be listed.
const POSITIONS: u32 = 60;

/// Somebody who plays a stage at a time.
pub(crate) struct Tutor<G: Game> {
    judge: Arc<Judge<G>>,
    way: Way<G>,
    breadth: Breadth,
}

/// How a stage is played.
enum Way<G: Game> {
    /// Its ends are listed.
    Stages(Box<Enumerator<G>>),
    /// A turn is searched for a good end.
    Turns(Foresight<G>),
}

/// How much chance there is in a stage.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Heat {
    None,
    /// Values are off by so many scales of the net at most.
    Points(f32),
    /// All ends are alike.
    Random,
}

/// What came of a stage.
pub(crate) struct Next<G> {
    pub(crate) game: G,
    /// What it is thought to be worth, and what the best end is.
    pub(crate) value: f32,
    pub(crate) best: f32,
    /// Was it not the best?
    pub(crate) slip: bool,
}

impl<G: Game> Tutor<G> {
    pub(crate) fn new(judge: Arc<Judge<G>>, rng: &mut Rng) -> Self {
        let luck = Rng::from_number(rng.bits());
        let way = match judge.features().stages {
            Some(stages) => Way::Stages(Box::new(Enumerator::new(stages, luck))),
            None => Way::Turns(Foresight::new(Arc::clone(&judge))),
        };
        Self { judge, way, breadth: Breadth::QUICK }
    }

    /// Plays what `seat` is asked to the end of the stage.
    pub(crate) fn stage(&mut self, game: &G, seat: Seat, heat: Heat, rng: &mut Rng) -> Next<G> {
        match &mut self.way {
            Way::Stages(_) => self.best_listed(game, seat, heat, rng),
            Way::Turns(foresight) => {
                let best = foresight.best_end(game.clone(), seat, POSITIONS, rng).game;
                let value = self.judge.value(&best, seat);
                if matches!(heat, Heat::None) {
                    return Next { game: best, value, best: value, slip: false };
                }
                let mut options = Vec::new();
                game.canonical(Who::Seat(seat), &mut options);
                let slip = options[rng.index(options.len())];
                let positions = if matches!(heat, Heat::Random) { 2 } else { POSITIONS };
                let game = foresight.best_end_after(game, seat, slip, positions, rng).game;
                let slipped = self.judge.value(&game, seat);
                Next { game, value: slipped, best: value, slip: slipped < value }
            }
        }
    }

    fn best_listed(&mut self, game: &G, seat: Seat, heat: Heat, rng: &mut Rng) -> Next<G> {
        let Self { judge, way: Way::Stages(stages), breadth } = self else {
            unreachable!("asked for where stages are listed")
        };
        let off = match heat {
            Heat::None => 0.0,
            Heat::Points(scales) => scales * judge.scale(),
            Heat::Random => 1e6,
        };
        let mut best: Option<(f32, G)> = None;
        let mut drawn: Option<(f32, f32, G)> = None;
        let value = |game: &G| judge.value(game, seat);
        stages.ends(game, seat, *breadth, &mut |game| value(game), &mut |end, _| {
            let value = value(end);
            if off > 0.0 {
                let bell = (rng.unit() + rng.unit() + rng.unit() - 1.5) as f32;
                let doubtful = value + off * bell;
                if drawn.as_ref().is_none_or(|(most, ..)| doubtful > *most) {
                    drawn = Some((doubtful, value, end.clone()));
                }
            }
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, end.clone()));
            }
        });
        let (most, best) = best.expect("a stage has an end");
        match drawn {
            Some((_, value, end)) if value < most => Next { game: end, value, best: most, slip: true },
            _ => Next { game: best, value: most, best: most, slip: false },
        }
    }
}
