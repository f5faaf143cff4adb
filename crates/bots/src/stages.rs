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
pub(crate) struct Enumerator<G: Game> {
    stages: Stages<G>,
    options: Vec<G::Choice>,
    lines: Vec<(Vec<G::Choice>, G)>,
    stack: Vec<(G, StepId)>,
    steps: Vec<(StepId, G::Choice)>,
    rng: Rng,
}

/// An end of a stage, and the last step that led to it.
pub(crate) struct End<G> {
    pub(crate) game: G,
    pub(crate) step: StepId,
}

impl<G: Game> Enumerator<G> {
    pub(crate) fn new(stages: Stages<G>, rng: Rng) -> Self {
        let (options, lines, stack, steps) = Default::default();
        Self { stages, options, lines, stack, steps, rng }
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

    /// Lists the ends of the stage `seat` is asked in. Detours are compared by their `value`.
    pub(crate) fn ends(
        &mut self,
        game: &G,
        seat: Seat,
        breadth: Breadth,
        value: &mut dyn FnMut(&G) -> f32,
        found: &mut dyn FnMut(End<G>),
    ) {
        let opens = (self.stages.opens)(game, seat);
        self.steps.clear();
        self.stack.clear();
        let mut detours: Vec<(f32, G, StepId)> = Vec::new();
        let mut count = 0;
        self.answer(game, START, seat, breadth, count);
        if opens {
            self.take_asides(game, START, seat, value, &mut detours);
        }
        for _ in 0..=MOST_DETOURS {
            while let Some((after, step)) = self.stack.pop() {
                let asked = matches!(after.decision(), Decision::Ask(seats) if seats.has(seat));
                if !asked || self.steps.len() > ENDLESS || (self.stages.ended)(game, &after, seat) {
                    count += 1;
                    found(End { game: after, step });
                } else if opens && (self.stages.opens)(&after, seat) {
                    detours.push((value(&after), after, step));
                } else {
                    self.answer(&after, step, seat, breadth, count);
                }
            }
            detours.sort_by(|a, b| b.0.total_cmp(&a.0));
            detours.truncate(breadth.detours);
            for (_, after, step) in std::mem::take(&mut detours) {
                self.answer(&after, step, seat, breadth, count);
                self.take_asides(&after, step, seat, value, &mut detours);
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
        detours: &mut Vec<(f32, G, StepId)>,
    ) {
        self.options.clear();
        game.asides(seat, &mut self.options);
        for aside in std::mem::take(&mut self.options) {
            let mut after = game.clone();
            after.apply(Who::Seat(seat), aside, &mut ());
            let step = self.step(step, aside);
            detours.push((value(&after), after, step));
        }
    }

    fn step(&mut self, before: StepId, choice: G::Choice) -> StepId {
        self.steps.push((before, choice));
        (self.steps.len() - 1) as StepId
    }

    /// Puts what comes after the answers to a question on the stack; one drawn by lot when there are too many.
    fn answer(&mut self, game: &G, step: StepId, seat: Seat, breadth: Breadth, ends: usize) {
        self.options.clear();
        self.lines.clear();
        game.canonical(Who::Seat(seat), &mut self.options);
        let Self { options, lines, rng, .. } = self;
        if options.len() > 1 {
            (self.stages.thin)(game, seat, &mut Menu { options, lines, ways: breadth.ways, rng });
        }
        if !self.lines.is_empty() {
            for (choices, after) in std::mem::take(&mut self.lines) {
                let step = choices.into_iter().fold(step, |step, choice| self.step(step, choice));
                self.stack.push((after, step));
            }
            return;
        }
        let len = self.options.len();
        if len > 1 && ends + self.stack.len() + len > breadth.most {
            let only = self.options[self.rng.index(len)];
            self.options.clear();
            self.options.push(only);
        }
        for place in 0..self.options.len() {
            let choice = self.options[place];
            let mut after = game.clone();
            after.apply(Who::Seat(seat), choice, &mut ());
            let step = self.step(step, choice);
            self.stack.push((after, step));
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
