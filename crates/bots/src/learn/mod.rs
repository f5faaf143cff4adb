//! Values from self-play: what a position is worth is what better play makes of it.
//!
//! The first round are games of the linear judge, with slips, whose final points a net is fitted to. From then
//! on players who judge with the net play against each other, and every position is to be worth what the next
//! ones were thought to be worth and what came of them in the end, the near ones counting most (TD(λ)). A
//! slip is not held against the positions before it. The games begin with random answers now and then: what
//! is learned has to hold in anybody's game.
//!
//! A game is a function of the net, the seed, the round and its number; fitting goes through the samples in
//! one order. So the same seed gives the same net, however many threads play.

mod calibration;
mod lesson;
mod trial;
mod tutor;

use std::fmt;
use std::sync::Arc;

use parlour_core::{Game, Mode, Rng};

use crate::judge::{Judge, Topic, judge};
use crate::net::{FileError, Fit, Net, Sample};

pub use calibration::{Calibration, Forecast, calibrate};
pub use lesson::Lesson;
pub use trial::{Verdict, trial};

/// What a course is.
#[derive(Clone, Debug)]
pub struct Course {
    /// The modes that are played by turns, all alone or all with several.
    pub modes: Vec<Mode>,
    /// Where all chance comes from.
    pub seed: u64,
    /// Games of the first round, which the linear judge plays.
    pub first: usize,
    /// Games of every other round.
    pub games: usize,
    /// Samples that are kept from round to round.
    pub keep: usize,
    /// How fast the net is fitted.
    pub pace: f32,
}

impl Course {
    /// A course over these modes.
    pub fn new(modes: Vec<Mode>, seed: u64) -> Self {
        Self { modes, seed, first: 1000, games: 200, keep: 80_000, pace: 1e-3 }
    }

    fn players(&self) -> u8 {
        self.modes[0].players
    }

    /// What is to be learned: points, or in games of two alone who is ahead.
    pub fn topic(&self) -> Topic {
        Topic::of(self.modes.iter().map(|mode| mode.players))
    }
}

/// How a round went.
#[derive(Copy, Clone, Debug)]
pub struct Round {
    /// Its number, from nought.
    pub number: u32,
    /// Games played.
    pub games: usize,
    /// Mean points of all seats.
    pub points: f32,
    /// The same in the games without slips.
    pub calm: f32,
    /// Samples fitted to.
    pub samples: usize,
    /// How far the net was off, in points.
    pub miss: f32,
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, games, points, calm, samples, miss } = self;
        write!(f, "round {number}: {games} games, {points:.1} points, {calm:.1} without slips, ")?;
        write!(f, "{samples} samples, off by {miss:.2}")
    }
}

/// Somebody on a course.
pub struct Learner<G: Game> {
    course: Course,
    plain: Arc<Judge<G>>,
    fit: Option<Fit>,
    samples: Vec<Sample>,
    round: u32,
    /// Did it begin with a net that can be trusted?
    trusted: bool,
}

/// The share of the net grows by so much a round, from the first one on: a net that is trusted at once leads
/// play to where it has seen nothing.
const SHARE: (f32, f32) = (0.4, 0.1);
/// How often the samples are gone through: in the first round, and later.
const PASSES: (usize, usize) = (6, 3);
/// Samples between two looks at the pace.
const STRETCH: usize = 40_000;
/// Of the pace, so much is left at the end of a round.
const SLOWEST: f32 = 0.1;

impl<G: Game> Learner<G> {
    /// Somebody who knows nothing but the linear judge.
    pub fn new(course: Course) -> Self {
        Self { course, plain: judge(), fit: None, samples: Vec::new(), round: 0, trusted: false }
    }

    /// Somebody who has learned this net already.
    pub fn onward(course: Course, net: &[u8]) -> Result<Self, FileError> {
        let mut learner = Self::new(course);
        let net = Net::from_bytes(net, learner.names())?;
        (learner.fit, learner.trusted) = (Some(Fit::new(net)), true);
        Ok(learner)
    }

    /// Goes on from a state that was kept.
    pub fn resume(&mut self, state: &[u8]) -> Result<(), FileError> {
        let (head, rest) = state.split_at_checked(4).ok_or(FileError::Length)?;
        let round = u32::from_le_bytes(head.try_into().map_err(|_| FileError::Length)?);
        let (fit, samples) = Fit::from_bytes(rest, self.names())?;
        (self.round, self.fit, self.samples) = (round, Some(fit), samples);
        Ok(())
    }

    /// What is needed to go on, once a round was played.
    pub fn state(&self) -> Option<Vec<u8>> {
        let fit = self.fit.as_ref()?.to_bytes(self.names(), &self.samples);
        Some([&self.round.to_le_bytes()[..], &fit].concat())
    }

    fn names(&self) -> u64 {
        self.course.topic().fingerprint(self.plain.features().inputs_fingerprint())
    }

    /// The rounds played.
    pub fn rounds(&self) -> u32 {
        self.round
    }

    /// The file of the net as it is, once a round was played.
    pub fn file(&self) -> Option<Vec<u8>> {
        self.fit.as_ref().map(|fit| fit.net().to_bytes(self.names()))
    }

    /// The judge that trusts all that was learned.
    pub fn whole_judge(&self) -> Arc<Judge<G>> {
        let Some(fit) = &self.fit else { return Arc::clone(&self.plain) };
        let file = fit.net().to_bytes(self.names());
        let net = Net::from_bytes(&file, self.names()).expect("a file that was just made");
        Arc::new(self.plain.with_net(self.course.players(), self.course.topic(), Arc::new(net), 1.0))
    }

    /// The judge of the round to come.
    pub fn judge(&self) -> Arc<Judge<G>> {
        let Some(fit) = &self.fit else { return Arc::clone(&self.plain) };
        let share = if self.trusted { 1.0 } else { (SHARE.0 + SHARE.1 * self.round as f32).min(1.0) };
        Arc::new(self.plain.with_net(
            self.course.players(),
            self.course.topic(),
            Arc::new(fit.net().clone()),
            share,
        ))
    }

    /// How many games the round to come has.
    pub fn games(&self) -> usize {
        if self.samples.is_empty() { self.course.first } else { self.course.games }
    }

    /// Plays a game of the round to come.
    pub fn play(&self, judge: &Arc<Judge<G>>, number: usize) -> Lesson {
        let mut rng = self.rng(number as u64);
        let mode = &self.course.modes[(number / lesson::KINDS) % self.course.modes.len()];
        lesson::play(judge, mode, self.course.topic(), lesson::Kind::of(number, self.fit.is_none()), &mut rng)
    }

    fn rng(&self, part: u64) -> Rng {
        Rng::from_numbers(self.course.seed, (u64::from(self.round) << 32) | part)
    }

    /// Learns from the games of a round, given in their order.
    pub fn learn(&mut self, lessons: Vec<Lesson>) -> Round {
        let mut rng = self.rng(u64::from(u32::MAX));
        let (games, passes) = (lessons.len(), if self.fit.is_none() { PASSES.0 } else { PASSES.1 });
        let mean = |points: &mut dyn Iterator<Item = f32>| {
            let (sum, count) = points.fold((0.0, 0), |(sum, count), points| (sum + points, count + 1));
            sum / count.max(1) as f32
        };
        let points = mean(&mut lessons.iter().flat_map(|lesson| lesson.points.iter().copied()));
        let calm = lessons.iter().filter(|lesson| lesson.calm);
        let calm = mean(&mut calm.flat_map(|lesson| lesson.points.iter().copied()));
        self.samples.extend(lessons.into_iter().flat_map(|lesson| lesson.samples));
        self.samples.drain(..self.samples.len().saturating_sub(self.course.keep));
        let inputs = self.plain.features().input_names().len();
        let fit = self.fit.get_or_insert_with(|| Fit::new(Net::new(inputs, &mut rng)));
        let mut order: Vec<usize> = (0..self.samples.len()).collect();
        let (total, mut done, mut error) = (passes * order.len(), 0, 0.0);
        while done < total {
            rng.shuffle(&mut order);
            let stretch = (total - done).min(order.len()).min(STRETCH);
            let pace = self.course.pace * (1.0 - (1.0 - SLOWEST) * done as f32 / total as f32);
            error = fit.run(&self.samples, &order[..stretch], pace);
            done += stretch;
        }
        self.round += 1;
        let miss = error.sqrt() * self.plain.scale();
        Round { number: self.round - 1, games, points, calm, samples: self.samples.len(), miss }
    }
}
