//! A player that plans: the ends of its stages by a learned value, alone many stages ahead.
//!
//! With others at the table it plays the best end of every stage. Alone a beam looks ahead: a narrow one first,
//! which says how much a wider one costs, then one as wide as the budget allows. The best plan is kept, and
//! given up only for a better one.

mod beam;

use std::sync::Arc;

use parlour_core::{Decision, Eyes, Game, Phrase, Rng, Seat, Who};

use crate::budget::{Budget, Deadline, Slice};
use crate::judge::Judge;
use crate::lists::Lists;
use crate::mind::{Mind, Offers};
use crate::player::{Player, Thought};
use crate::stages::Enumerator;
use beam::{Beam, Tools};

/// How a planner goes about it.
#[derive(Copy, Clone, Debug)]
pub struct Foresightedness {
    /// Positions judged for a plan: levels do not depend on the load of a machine.
    pub positions: u64,
    /// Stages a plan reaches ahead, where chance does not end it before.
    pub horizon: u32,
    /// After so many stages the plan is thought over.
    pub every: u32,
}

/// No beam is wider.
const WIDEST: usize = 400;

/// A player that plans.
pub struct Planner<G: Game> {
    judge: Arc<Judge<G>>,
    stages: Enumerator<G>,
    lists: Lists<G>,
    habits: Foresightedness,
    budget: Budget,
    plan: Option<Plan<G>>,
    thinking: Option<Thinking<G>>,
}

/// Answers to come, and the position they are for.
struct Plan<G: Game> {
    game: G,
    seat: Seat,
    /// What it leads to.
    value: f32,
    /// The answers, the next one last.
    answers: Vec<G::Choice>,
    /// Stages played since it was thought over.
    age: u32,
}

/// Thinking that can be left and taken up again.
struct Thinking<G: Game> {
    beam: Beam<G>,
    game: G,
    luck: u64,
    best: Option<(f32, Vec<G::Choice>)>,
    /// Positions judged by beams before this one.
    judged: u64,
    width: usize,
    deadline: Deadline,
    began: Option<std::time::Duration>,
}

impl<G: Game> Planner<G> {
    /// Somebody who plans with this judge; nobody, where the stages of the game are not listed.
    pub fn new(judge: Arc<Judge<G>>, habits: Foresightedness, budget: Budget) -> Option<Self> {
        let stages = Enumerator::new(judge.features().stages?, Rng::from_number(0));
        Some(Self { judge, stages, lists: Lists::default(), habits, budget, plan: None, thinking: None })
    }

    /// Is the plan still for the position at hand?
    fn holds(&self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>) -> bool {
        self.plan.as_ref().is_some_and(|plan| {
            let next = plan.answers.last();
            plan.seat == mind.seat()
                && next.is_some_and(|next| offers.all().any(|offer| offer == *next))
                && plan.game.view(Eyes::Seat(plan.seat)) == mind.view()
        })
    }

    /// Should it be thought over?
    fn is_stale(&self) -> bool {
        self.plan.as_ref().is_some_and(|plan| plan.age >= self.habits.every)
    }

    /// Takes the next answer of the plan.
    fn follow(&mut self) -> Option<G::Choice> {
        let plan = self.plan.as_mut()?;
        let choice = plan.answers.pop()?;
        let stage = self.stages.stage(&plan.game, plan.seat);
        plan.game.apply(Who::Seat(plan.seat), choice, &mut ());
        // Answers that leave no choice are given without asking the player.
        while is_asked(&plan.game, plan.seat)
            && let Some(only) = self.lists.offers(&plan.game, plan.seat).forced()
            && plan.answers.last() == Some(&only)
        {
            plan.answers.pop();
            plan.game.apply(Who::Seat(plan.seat), only, &mut ());
        }
        plan.age += u32::from(self.stages.stage(&plan.game, plan.seat) != stage);
        if !is_asked(&plan.game, plan.seat) || plan.answers.is_empty() {
            self.plan = None;
        }
        Some(choice)
    }

    fn begin(&mut self, mind: &Mind<'_, G>, number: u64) {
        let game = mind.imagine(&mut Rng::from_numbers(number, 0));
        let horizon = if mind.players() == 1 { self.habits.horizon } else { 1 };
        let beam = Beam::new(&game, 1, horizon);
        let (deadline, began) = (self.budget.deadline(1.0), self.budget.now());
        let luck = Rng::from_numbers(number, 1).bits();
        self.stages.reseed(number);
        self.thinking = Some(Thinking { beam, game, luck, best: None, judged: 0, width: 1, deadline, began });
    }

    /// Thinks until a plan is made or the slice is over; tells whether it is done.
    fn go_on(&mut self, seat: Seat, slice: Slice) -> bool {
        let Some(thinking) = &mut self.thinking else { return true };
        let horizon = if thinking.game.players() == 1 { self.habits.horizon } else { 1 };
        let mut tools = Tools {
            judge: &self.judge,
            stages: &mut self.stages,
            lists: &mut self.lists,
            seat,
            luck: thinking.luck,
        };
        thinking.deadline.resume();
        let mut steps = 0;
        loop {
            let late = thinking.deadline.is_past();
            let more = thinking.beam.step(&mut tools);
            steps += 1;
            if !more {
                thinking.keep_better();
                let spent = thinking.judged + thinking.beam.judged();
                let width = thinking.wider(self.habits.positions.saturating_sub(spent), &self.budget);
                if horizon <= 1 || thinking.width > 1 || width < 2 || late {
                    return true;
                }
                (thinking.judged, thinking.width) = (spent, width);
                thinking.beam = Beam::new(&thinking.game, width, horizon);
            } else if late {
                thinking.keep_better();
                if thinking.best.is_some() {
                    return true;
                }
            }
            if slice.is_over(steps) {
                thinking.deadline.pause();
                return false;
            }
        }
    }

    /// What the plan leads to, and the first two answers of each of the next stages, what is done and where, at most so
    /// many, forced answers left out; nothing if the plan ends here.
    pub(crate) fn outline(&mut self, most: usize) -> Option<(f32, Vec<Phrase>)> {
        let Self { plan, stages, lists, .. } = self;
        let plan = plan.as_ref()?;
        let (mut game, seat, mut outline) = (plan.game.clone(), plan.seat, Vec::new());
        // The stage at hand is told already.
        let (mut stage, mut named) = (stages.stage(&game, seat), 2);
        for choice in plan.answers.iter().rev() {
            if outline.len() >= most || !is_asked(&game, seat) {
                break;
            }
            let next = stages.stage(&game, seat);
            if next != stage && stages.opens(&game, seat) {
                (stage, named) = (next, 0);
            }
            if named < 2 && lists.offers(&game, seat).forced().is_none() {
                outline.push(game.say(Who::Seat(seat), *choice));
                named += 1;
            }
            game.apply(Who::Seat(seat), *choice, &mut ());
        }
        Some((plan.value, outline))
    }

    /// Makes a plan of what was thought, unless the old one is better.
    fn decide(&mut self, seat: Seat, old: bool) {
        let Some(thinking) = self.thinking.take() else { return };
        let Some((value, mut answers)) = thinking.best else { return };
        answers.reverse();
        if let Some(plan) = self.plan.as_mut()
            && old
        {
            plan.age = 0;
            if plan.value >= value {
                return;
            }
        }
        self.plan = Some(Plan { game: thinking.game, seat, value, answers, age: 0 });
    }
}

impl<G: Game> Thinking<G> {
    fn keep_better(&mut self) {
        if let Some((value, way)) = self.beam.best()
            && self.best.as_ref().is_none_or(|(best, _)| value > *best)
        {
            self.best = Some((value, way));
        }
    }

    /// How wide a beam the rest of the budget is good for, by what the narrow one cost.
    fn wider(&self, left: u64, budget: &Budget) -> usize {
        let cost = (self.judged + self.beam.judged()).max(1);
        let by_positions = left / cost;
        let by_time = match (budget.time, self.began) {
            (Some((time, clock)), Some(began)) => {
                let spent = clock().saturating_sub(began);
                let left = time.saturating_sub(spent).mul_f64(0.8);
                if spent.is_zero() { u64::MAX } else { left.div_duration_f64(spent) as u64 }
            }
            _ => u64::MAX,
        };
        usize::try_from(by_positions.min(by_time)).unwrap_or(WIDEST).min(WIDEST)
    }
}

impl<G: Game> Player<G> for Planner<G> {
    fn choose(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice {
        self.thinking = None;
        loop {
            if let Thought::Ready(choice) = self.think(mind, offers, rng, Slice::WHOLE) {
                return choice;
            }
        }
    }

    fn think(
        &mut self,
        mind: &Mind<'_, G>,
        offers: Offers<'_, G::Choice>,
        rng: &mut Rng,
        slice: Slice,
    ) -> Thought<G::Choice> {
        if self.thinking.is_none() {
            if self.holds(mind, offers) {
                if !self.is_stale()
                    && let Some(choice) = self.follow()
                {
                    return Thought::Ready(choice);
                }
            } else {
                self.plan = None;
            }
            self.begin(mind, rng.bits());
        }
        if !self.go_on(mind.seat(), slice) {
            let judged =
                self.thinking.as_ref().map_or(0, |thinking| thinking.judged + thinking.beam.judged());
            let part = judged as f32 / self.habits.positions.max(1) as f32;
            return Thought::Going { part: part.min(1.0) };
        }
        let old = self.plan.is_some();
        self.decide(mind.seat(), old);
        let next = self.follow().filter(|choice| offers.all().any(|offer| offer == *choice));
        Thought::Ready(next.unwrap_or(offers.options[0]))
    }
}

fn is_asked<G: Game>(game: &G, seat: Seat) -> bool {
    matches!(game.decision(), Decision::Ask(seats) if seats.has(seat))
}
