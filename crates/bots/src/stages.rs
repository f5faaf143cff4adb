//! The ends of a main action: every way a seat can play it, without the ways that make no difference.
//!
//! A whole turn may have tens of thousands of ends; a stage, one main action or one matter of a phase, has a
//! few hundred when bills are paid in few ways and numbers are thinned out. A game says what its stages are
//! ([`Stages`]).

use parlour_core::{Decision, Game, Rng, Seat, Who};

/// What the stages of a game are.
pub struct Stages<G: Game> {
    /// The number of the stage that begins with the question a seat is asked. It grows as the game goes on.
    pub stage: fn(&G, Seat) -> u32,
    /// Has the stage that began at the first position ended at the second, where the seat is asked?
    pub ended: fn(&G, &G, Seat) -> bool,
    /// Is this the first question of its stage? Whoever comes back to it has made a detour (bought land,
    /// taken a free action): only the best detours are followed.
    pub opens: fn(&G, Seat) -> bool,
    /// Thins out the answers to a question, or lists whole lines of answers instead.
    pub thin: fn(&G, Seat, &mut Menu<'_, G>),
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the game to be `Copy` as well")]
impl<G: Game> Clone for Stages<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Stages<G> {}

/// What is looked at behind a question.
pub struct Menu<'a, G: Game> {
    /// The answers, one by one.
    pub options: &'a mut Vec<G::Choice>,
    /// Lines of answers, and where they lead; they stand for all answers.
    pub lines: &'a mut Vec<(Vec<G::Choice>, G)>,
    /// How many lines are wanted.
    pub ways: usize,
    /// Chance, for lines nobody can tell apart.
    pub rng: &'a mut Rng,
}

/// How closely a stage is looked at.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Breadth {
    /// Beyond so many ends and beginnings, answers are drawn by lot.
    pub(crate) most: usize,
    /// Ways to pay a bill.
    pub(crate) ways: usize,
    /// Detours followed.
    pub(crate) detours: usize,
}

impl Breadth {
    /// For many quick games.
    pub(crate) const QUICK: Self = Self { most: 500, ways: 3, detours: 2 };
    /// For a search.
    pub(crate) const CLOSE: Self = Self { most: 1000, ways: 3, detours: 2 };
}

/// Detours on one way.
const MOST_DETOURS: u8 = 3;
/// No way has more answers.
const LONGEST_WAY: usize = 400;
/// After so many steps a stage is cut off wherever it stands: answers may lead around in a circle.
const ENDLESS: usize = 100_000;

/// Where an answer stands in the list of steps: after which other one.
pub(crate) type StepId = u32;
/// Before the first answer.
pub(crate) const START: StepId = StepId::MAX;

/// Lists the ends of stages; the room is used again and again.
///
/// Positions are large and answers are small: of all that is still to be followed only answers wait, and the positions
/// they are given at are those on the way to the one at hand.
pub(crate) struct Enumerator<G: Game> {
    stages: Stages<G>,
    options: Vec<G::Choice>,
    lines: Vec<(Vec<G::Choice>, G)>,
    stack: Vec<Pending>,
    /// The positions with answers that wait, each after those before it.
    path: Vec<G>,
    /// Where the lines that wait lead.
    ahead: Vec<G>,
    steps: Vec<(StepId, G::Choice)>,
    rng: Rng,
}

/// What is still to be followed.
#[derive(Copy, Clone)]
enum Pending {
    /// This step, taken at the position at this place of the path.
    Step(usize, StepId),
    /// A line that ends with this step; its position waits.
    Line(StepId),
}

impl<G: Game> Enumerator<G> {
    pub(crate) fn new(stages: Stages<G>, rng: Rng) -> Self {
        let (options, lines, stack, path, ahead, steps) = Default::default();
        Self { stages, options, lines, stack, path, ahead, steps, rng }
    }

    /// Chance begins anew from this number: what came before makes no difference.
    pub(crate) fn reseed(&mut self, number: u64) {
        self.rng = Rng::from_number(number);
    }

    /// The number of the stage that begins with the question a seat is asked.
    pub(crate) fn stage(&self, game: &G, seat: Seat) -> u32 {
        (self.stages.stage)(game, seat)
    }

    /// Is this the first question of its stage?
    pub(crate) fn opens(&self, game: &G, seat: Seat) -> bool {
        (self.stages.opens)(game, seat)
    }

    /// Tells the ends of the stage `seat` is asked in, and the last step that led to each. Detours are compared by
    /// their `value`.
    pub(crate) fn ends(
        &mut self,
        game: &G,
        seat: Seat,
        breadth: Breadth,
        value: &mut dyn FnMut(&G) -> f32,
        found: &mut dyn FnMut(&G, StepId),
    ) {
        let opens = (self.stages.opens)(game, seat);
        self.steps.clear();
        self.stack.clear();
        self.path.clear();
        self.ahead.clear();
        let mut detours = Detours { most: breadth.detours, best: Vec::new() };
        let mut count = 0;
        if opens {
            self.take_asides(game, START, seat, value, &mut detours);
        }
        self.path.push(game.clone());
        self.answer(START, seat, breadth, count);
        for _ in 0..=MOST_DETOURS {
            while let Some(step) = self.follow(seat) {
                let Some(after) = self.path.last() else { break };
                let asked = matches!(after.decision(), Decision::Ask(seats) if seats.has(seat));
                if !asked || self.steps.len() > ENDLESS || (self.stages.ended)(game, after, seat) {
                    count += 1;
                    found(after, step);
                    self.path.pop();
                } else if opens && (self.stages.opens)(after, seat) {
                    detours.consider(value(after), after, step);
                    self.path.pop();
                } else {
                    self.answer(step, seat, breadth, count);
                }
            }
            for (_, after, step) in std::mem::take(&mut detours.best) {
                self.take_asides(&after, step, seat, value, &mut detours);
                self.path.push(after);
                self.answer(step, seat, breadth, count);
            }
        }
    }

    /// Puts the next position that waits at the end of the path, and tells the step that led to it.
    fn follow(&mut self, seat: Seat) -> Option<StepId> {
        match self.stack.pop()? {
            Pending::Line(step) => {
                self.path.push(self.ahead.pop()?);
                Some(step)
            }
            Pending::Step(place, step) => {
                self.path.truncate(place + 1);
                // The last answer to be given at a position needs no copy of it.
                if matches!(self.stack.last(), Some(Pending::Step(next, _)) if *next == place) {
                    self.path.push(self.path[place].clone());
                }
                let (_, choice) = self.steps[step as usize];
                self.path.last_mut()?.apply(Who::Seat(seat), choice, &mut ());
                Some(step)
            }
        }
    }

    /// Free actions at a first question.
    fn take_asides(
        &mut self,
        game: &G,
        step: StepId,
        seat: Seat,
        value: &mut dyn FnMut(&G) -> f32,
        detours: &mut Detours<G>,
    ) {
        self.options.clear();
        game.asides(seat, &mut self.options);
        for place in 0..self.options.len() {
            let aside = self.options[place];
            let mut after = game.clone();
            after.apply(Who::Seat(seat), aside, &mut ());
            let step = self.step(step, aside);
            detours.consider(value(&after), &after, step);
        }
    }

    fn step(&mut self, before: StepId, choice: G::Choice) -> StepId {
        self.steps.push((before, choice));
        (self.steps.len() - 1) as StepId
    }

    /// Lets the answers to the question at the end of the path wait; one drawn by lot when there are too many.
    fn answer(&mut self, step: StepId, seat: Seat, breadth: Breadth, ends: usize) {
        let Self { options, lines, rng, path, .. } = self;
        let Some(game) = path.last() else { return };
        options.clear();
        lines.clear();
        game.canonical(Who::Seat(seat), options);
        if options.len() > 1 {
            (self.stages.thin)(game, seat, &mut Menu { options, lines, ways: breadth.ways, rng });
        }
        if !self.lines.is_empty() {
            self.path.pop();
            for (choices, after) in std::mem::take(&mut self.lines) {
                let step = choices.into_iter().fold(step, |step, choice| self.step(step, choice));
                self.ahead.push(after);
                self.stack.push(Pending::Line(step));
            }
            return;
        }
        let len = self.options.len();
        if len > 1 && ends + self.stack.len() + len > breadth.most {
            let only = self.options[self.rng.index(len)];
            self.options.clear();
            self.options.push(only);
        }
        let at = self.path.len() - 1;
        for place in 0..self.options.len() {
            let step = self.step(step, self.options[place]);
            self.stack.push(Pending::Step(at, step));
        }
    }

    /// The answers that led to a step.
    pub(crate) fn way(&self, step: StepId) -> Vec<G::Choice> {
        let mut way = Vec::new();
        let mut at = step;
        while at != START && way.len() < LONGEST_WAY {
            let (before, choice) = self.steps[at as usize];
            way.push(choice);
            at = before;
        }
        way.reverse();
        way
    }
}

/// The best detours so far, the very best first.
struct Detours<G> {
    most: usize,
    best: Vec<(f32, G, StepId)>,
}

impl<G: Clone> Detours<G> {
    /// Keeps a position if it is among the best.
    fn consider(&mut self, value: f32, game: &G, step: StepId) {
        let place = self.best.partition_point(|other| other.0.total_cmp(&value).is_ge());
        if place < self.most {
            self.best.insert(place, (value, game.clone(), step));
            self.best.truncate(self.most);
        }
    }
}
