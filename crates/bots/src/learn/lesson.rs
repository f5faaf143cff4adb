//! One game of self-play, and what it teaches.

use std::sync::Arc;

use parlour_core::{Decision, Game, Mode, Rng, Seat, Who};

use super::tutor::{Heat, Next, Tutor};
use crate::judge::{Judge, Topic, points};
use crate::lists::Lists;
use crate::net::{Sample, Sparse};

/// How much what came of a position counts against what the next one was thought to be worth, once there is a
/// net to think so. With several at the table every seat looks at every stage, so the steps are shorter: four
/// fifths for as many stages as there are players.
const LAMBDA: [f32; Seat::MOST] = [0.8, 0.894_427, 0.928_318, 0.945_742, 0.956_352];

/// What a game taught.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Positions and what they should have been thought to be worth.
    pub samples: Vec<Sample>,
    /// The points of every seat.
    pub points: Vec<f32>,
    /// Was it played without slips?
    pub calm: bool,
}

/// How a game is disturbed.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Kind {
    /// At most so many stages are played at random first.
    opening: u32,
    /// How often a stage is played with a slip.
    slips: f64,
}

/// Games of all kinds take turns.
pub(super) const KINDS: usize = 10;

impl Kind {
    /// The kind of a game by its number; those of the first round are disturbed more.
    pub(crate) fn of(number: usize, first: bool) -> Self {
        let kind = number % KINDS;
        let slips = if first { [0.0, 0.02, 0.05, 0.1, 0.2] } else { [0.0, 0.02, 0.04, 0.06, 0.1] };
        // Four of ten begin at random, the longer the seldomer.
        let opening = [0, 0, 0, 0, 0, 4, 0, 8, 16, 24][kind];
        Self { opening, slips: slips[kind % 5] }
    }

    pub(crate) const CALM: Self = Self { opening: 0, slips: 0.0 };

    /// A random opening, then no slip.
    pub(crate) const fn disturbed(opening: u32) -> Self {
        Self { opening, slips: 0.0 }
    }

    fn is_calm(self) -> bool {
        self.opening == 0 && self.slips == 0.0
    }

    fn heat(self, stage: u32, random: u32, rng: &mut Rng) -> Heat {
        if stage < random {
            Heat::Random
        } else if self.slips > 0.0 && rng.unit() < self.slips {
            [Heat::Points(0.06), Heat::Points(0.2), Heat::Random][rng.index(3)]
        } else {
            Heat::None
        }
    }
}

/// A position after a stage, as a seat sees it.
struct Seen {
    inputs: Sparse,
    /// What the linear judge says.
    base: f32,
    /// What it was thought to be worth.
    value: f32,
    /// What the position before was worth, where a slip led here and nothing that came of it counts there.
    before: Option<f32>,
}

/// Plays a game and takes down every position after a stage, as every seat sees it: whoever compares two seats has to
/// know what a position is worth to one who is about to move as well as to one who has moved.
pub(super) fn play<G: Game>(
    judge: &Arc<Judge<G>>,
    mode: &Mode,
    topic: Topic,
    kind: Kind,
    rng: &mut Rng,
) -> Lesson {
    let mut tutors: Vec<Tutor<G>> = vec![Tutor::new(Arc::clone(judge), topic, rng)];
    let mut seen: Vec<Vec<Seen>> = Seat::all(mode.players).map(|_| Vec::new()).collect();
    let end = run(&mut tutors, mode, kind, rng, |seat, next| {
        if next.game.decision() == Decision::Over {
            return;
        }
        for eyes in Seat::all(mode.players) {
            let seen = &mut seen[eyes.index()];
            let mut inputs = Sparse::new();
            let base = judge.inputs(&next.game, eyes, topic, &mut inputs);
            let value = if eyes == seat { next.value } else { judge.expects(&next.game, eyes, topic) };
            let best = if eyes == seat { Some(next.best) } else { seen.last().map(|last: &Seen| last.value) };
            seen.push(Seen { inputs, base, value, before: best.filter(|_| next.slip) });
        }
    });
    let Some(end) = end else {
        return Lesson { samples: Vec::new(), points: Vec::new(), calm: false };
    };
    let (scale, learned) = (judge.scale(), judge.has_learned(mode.players));
    let lambda = if learned { LAMBDA[usize::from(mode.players) - 1] } else { 1.0 };
    let mut samples = Vec::new();
    for (seat, seen) in Seat::all(mode.players).zip(seen) {
        let mut worth = judge.expects(&end, seat, topic);
        for Seen { inputs, base, value, before } in seen.into_iter().rev() {
            samples.push(Sample { inputs, target: (worth - base) / scale });
            worth = before.filter(|_| learned).unwrap_or(lambda * worth + (1.0 - lambda) * value);
        }
    }
    let points = Seat::all(mode.players).map(|seat| points(&end, seat)).collect();
    Lesson { samples, points, calm: kind.is_calm() }
}

/// Plays a game to its end, each seat with a tutor of its own or all with one. Tells every stage; nothing if the
/// game cannot be set up.
pub(super) fn run<G: Game>(
    tutors: &mut [Tutor<G>],
    mode: &Mode,
    kind: Kind,
    rng: &mut Rng,
    mut tell: impl FnMut(Seat, &Next<G>),
) -> Option<G> {
    let mut game = G::new(mode).ok()?;
    let mut lists = Lists::default();
    let random = if kind.opening > 0 { rng.below(kind.opening) + 1 } else { 0 };
    let mut stage = 0;
    for _ in 0..G::ABOUT.longest {
        match game.decision() {
            Decision::Over => return Some(game),
            Decision::Draw => {
                let outcome = lists.draw(&game, rng);
                game.apply(Who::Chance, outcome, &mut ());
            }
            Decision::Ask(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let heat = kind.heat(stage, random, rng);
                stage += 1;
                let tutor = seat.index() % tutors.len();
                let next = tutors[tutor].stage(&game, seat, heat, rng);
                tell(seat, &next);
                game = next.game;
            }
        }
    }
    None
}
