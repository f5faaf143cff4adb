//! The rules, one file per chapter of the rulebook.

pub(crate) mod bill;
pub(crate) mod build;
pub(crate) mod chance;
pub(crate) mod course;
pub(crate) mod estate;
pub(crate) mod free;
pub(crate) mod gifts;
pub(crate) mod judge;
pub(crate) mod law;
pub(crate) mod mission;
pub(crate) mod payment;
pub(crate) mod production;
pub(crate) mod reward;
pub(crate) mod special;
pub(crate) mod swap;
pub(crate) mod toll;
pub(crate) mod travel;
pub(crate) mod visit;

use std::ops::ControlFlow;

use parlour_core::{Objections, Seat};

use crate::refusal::Refusal;
use crate::state::Forest;

/// What a rule says of a seat's choice.
pub(crate) type Verdict = Result<(), Refusal>;

/// A rule that bears on a choice of some kind.
pub(crate) type Rule<T> = fn(&Forest, Seat, T) -> Verdict;

/// Asks every rule in turn, the most basic first.
pub(crate) fn walk<T: Copy>(
    rules: &[Rule<T>],
    game: &Forest,
    seat: Seat,
    choice: T,
    objections: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    rules.iter().try_for_each(|rule| match rule(game, seat, choice) {
        // What is not asked needs no further reasons.
        Err(Refusal::NotAsked) => {
            objections.raise(Refusal::NotAsked)?;
            ControlFlow::Break(())
        }
        verdict => objections.rule(verdict),
    })
}
