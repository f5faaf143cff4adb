//! The strongest player: what was learned, and all the time there is.

use std::sync::Arc;

use parlour_core::{Game, Rng};

use crate::budget::{Budget, Slice};
use crate::judge::{Judge, learned_judge};
use crate::mind::{Mind, Offers};
use crate::planner::{Foresightedness, Planner};
use crate::player::{Player, Thought};
use crate::search::{Search, Settings};

/// How a grandmaster thinks: alone it plans, where a net was learned for it; else it searches.
#[derive(Copy, Clone, Debug)]
pub struct Grandeur {
    /// How it plans.
    pub plans: Foresightedness,
    /// How it searches.
    pub search: Settings,
}

impl Grandeur {
    /// So many imagined games, or positions for a plan, within a time.
    pub const fn new(budget: Budget, positions: u64) -> Self {
        let plans = Foresightedness { positions, horizon: u32::MAX, every: 3 };
        Self { plans, search: Settings::new(budget) }
    }
}

/// A player that has learned.
pub struct Grandmaster<G: Game> {
    grandeur: Grandeur,
    judge: Arc<Judge<G>>,
    /// Who it is at a table, known from the first question on.
    inner: Option<Box<dyn Player<G>>>,
}

impl<G: Game> Grandmaster<G> {
    /// Somebody who thinks like this.
    pub fn new(grandeur: Grandeur) -> Self {
        Self::with_judge(grandeur, learned_judge())
    }

    /// One who has learned something else than what is checked in.
    pub fn with_judge(grandeur: Grandeur, judge: Arc<Judge<G>>) -> Self {
        Self { grandeur, judge, inner: None }
    }

    fn inner(&mut self, players: u8) -> &mut dyn Player<G> {
        let Grandeur { plans, search } = self.grandeur;
        let judge = Arc::clone(&self.judge);
        self.inner
            .get_or_insert_with(|| {
                let plans_here = players == 1 && judge.has_learned(players);
                let planner = plans_here.then(|| Planner::new(judge.clone(), plans, search.budget)).flatten();
                match planner {
                    Some(planner) => Box::new(planner),
                    None => Box::new(Search::with_judge(search, judge)),
                }
            })
            .as_mut()
    }
}

impl<G: Game> Player<G> for Grandmaster<G> {
    fn choose(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice {
        self.inner(mind.players()).choose(mind, offers, rng)
    }

    fn think(
        &mut self,
        mind: &Mind<'_, G>,
        offers: Offers<'_, G::Choice>,
        rng: &mut Rng,
        slice: Slice,
    ) -> Thought<G::Choice> {
        self.inner(mind.players()).think(mind, offers, rng, slice)
    }
}
