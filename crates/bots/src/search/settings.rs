//! What a search goes by.

use crate::budget::Budget;

/// How a search goes about it.
#[derive(Copy, Clone, Debug)]
pub struct Settings {
    /// What it may spend on an answer.
    pub budget: Budget,
    /// How much it tries what it knows little of.
    pub curiosity: f32,
    /// How far the first look at an answer may mislead, in margins of the game.
    pub doubt: f32,
    /// Positions looked at in each of a few imagined games before the search begins, to find out which
    /// answers are promising.
    pub foresight: u32,
    /// The same when another question is met for the first time on the way, in one imagined game.
    pub insight: u32,
    /// Positions looked at to finish a turn.
    pub care: u32,
    /// Turns played beyond the tree, those of all seats, before the judge is asked: what an answer is good
    /// for often shows a few turns later.
    pub turns: u32,
    /// How much better than the most promising answer another one must turn out, in standard errors.
    pub caution: f32,
}

impl Settings {
    /// Sober settings with a budget.
    pub const fn new(budget: Budget) -> Self {
        Self {
            budget,
            curiosity: 0.5,
            doubt: 0.1,
            foresight: 600,
            insight: 12,
            care: 6,
            turns: 8,
            caution: 1.0,
        }
    }
}
