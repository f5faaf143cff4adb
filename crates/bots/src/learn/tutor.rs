//! Who plays the games of a course: the best end of every stage, by what was learned alone. With several at the table the
//! best end is the one that leaves a seat furthest ahead: whoever went by points alone would never end a game.

use std::sync::Arc;

use parlour_core::{Game, Rng, Seat, Who};

use crate::foresight::Foresight;
use crate::judge::{Judge, Topic};
use crate::stages::{Breadth, Enumerator};

/// Positions looked at for a turn in a game whose stages cannot be listed.
const POSITIONS: u32 = 60;

/// Ends of a stage that are compared to the last point, after a quicker look at all of them.
const FINALISTS: usize = 12;

/// Somebody who plays a stage at a time.
pub(crate) struct Tutor<G: Game> {
    judge: Arc<Judge<G>>,
    /// What an end is said to be worth: points, or a lead.
    topic: Topic,
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
    /// What it is thought to be worth to the seat, and what the best end is.
    pub(crate) value: f32,
    pub(crate) best: f32,
    /// Was it not the best?
    pub(crate) slip: bool,
}

impl<G: Game> Tutor<G> {
    pub(crate) fn new(judge: Arc<Judge<G>>, topic: Topic, rng: &mut Rng) -> Self {
        let luck = Rng::from_number(rng.bits());
        let way = match judge.features().stages {
            Some(stages) => Way::Stages(Box::new(Enumerator::new(stages, luck))),
            None => Way::Turns(Foresight::new(Arc::clone(&judge))),
        };
        Self { judge, topic, way, breadth: Breadth::QUICK }
    }

    /// Plays what `seat` is asked to the end of the stage.
    pub(crate) fn stage(&mut self, game: &G, seat: Seat, heat: Heat, rng: &mut Rng) -> Next<G> {
        match &mut self.way {
            Way::Stages(_) => self.best_listed(game, seat, heat, rng),
            Way::Turns(foresight) => {
                let best = foresight.best_end(game.clone(), seat, POSITIONS, rng).game;
                let value = self.judge.expects(&best, seat, self.topic);
                if matches!(heat, Heat::None) {
                    return Next { game: best, value, best: value, slip: false };
                }
                let mut options = Vec::new();
                game.canonical(Who::Seat(seat), &mut options);
                let slip = options[rng.index(options.len())];
                let positions = if matches!(heat, Heat::Random) { 2 } else { POSITIONS };
                let game = foresight.best_end_after(game, seat, slip, positions, rng).game;
                let slipped = self.judge.expects(&game, seat, self.topic);
                Next { game, value: slipped, best: value, slip: slipped < value }
            }
        }
    }

    fn best_listed(&mut self, game: &G, seat: Seat, heat: Heat, rng: &mut Rng) -> Next<G> {
        let Self { judge, topic, way: Way::Stages(stages), breadth } = self else {
            unreachable!("asked for where stages are listed")
        };
        let off = match heat {
            Heat::None => 0.0,
            Heat::Points(scales) => scales * judge.scale(),
            Heat::Random => 1e6,
        };
        let surplus = judge.surplus(game);
        let lead = |game: &G| judge.lead_about(game, seat, &surplus);
        let mut finalists: Vec<(f32, G)> = Vec::with_capacity(FINALISTS + 1);
        let mut drawn: Option<(f32, f32, G)> = None;
        stages.ends(game, seat, *breadth, &mut |game| lead(game), &mut |end, _| {
            let lead = lead(end);
            if off > 0.0 {
                let bell = (rng.unit() + rng.unit() + rng.unit() - 1.5) as f32;
                let doubtful = lead + off * bell;
                if drawn.as_ref().is_none_or(|(most, ..)| doubtful > *most) {
                    drawn = Some((doubtful, lead, end.clone()));
                }
            }
            let place = finalists.partition_point(|other| other.0 >= lead);
            if place < FINALISTS {
                finalists.insert(place, (lead, end.clone()));
                finalists.truncate(FINALISTS);
            }
        });
        let most = finalists.first().map_or(0.0, |(lead, _)| *lead);
        let leads = finalists.into_iter().map(|(_, end)| (judge.lead(&end, seat), end));
        let better = |best: (f32, G), other: (f32, G)| if other.0 > best.0 { other } else { best };
        let (_, best) = leads.reduce(better).expect("a stage has an end");
        let value = judge.expects(&best, seat, *topic);
        match drawn {
            Some((_, lead, end)) if lead < most => {
                Next { value: judge.expects(&end, seat, *topic), best: value, game: end, slip: true }
            }
            _ => Next { game: best, value, best: value, slip: false },
        }
    }
}
