//! The rules, one file per chapter, one function per rule.

pub(crate) mod actions;
pub(crate) mod bathhouse;
pub(crate) mod census;
pub(crate) mod deeds;
pub(crate) mod ending;
pub(crate) mod events;
pub(crate) mod exclusion;
pub(crate) mod hourglass;
pub(crate) mod layout;
pub(crate) mod muster;
pub(crate) mod planning;
pub(crate) mod posts;
pub(crate) mod purse;
pub(crate) mod recruiting;
pub(crate) mod spaces;
pub(crate) mod technology;
pub(crate) mod tiles;
pub(crate) mod torture;
pub(crate) mod travel;

use std::ops::ControlFlow;

use parlour_core::{Objections, Seat};

use crate::refusal::Refusal;
use crate::state::Orleans;

/// The outcome of a rule.
pub(crate) type Verdict = Result<(), Refusal>;

/// Something that must hold before a seat may do a thing.
pub(crate) type Rule<A> = fn(&Orleans, Seat, A) -> Verdict;

/// Raises what speaks against a thing; the most basic reason comes first.
pub(crate) fn walk<A: Copy>(
    game: &Orleans,
    seat: Seat,
    thing: A,
    rules: &[Rule<A>],
    objections: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    rules.iter().try_for_each(|rule| objections.rule(rule(game, seat, thing)))
}

/// Do all rules hold?
pub(crate) fn holds<A: Copy>(game: &Orleans, seat: Seat, thing: A, rules: &[Rule<A>]) -> bool {
    rules.iter().all(|rule| rule(game, seat, thing).is_ok())
}

/// A rule that holds on a condition.
pub(crate) fn require(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}
