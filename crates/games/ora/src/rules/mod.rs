//! The rules, one file per chapter, one function per rule.

pub(crate) mod build;
pub(crate) mod contract;
pub(crate) mod free;
pub(crate) mod function;
pub(crate) mod harvest;
pub(crate) mod landscape;
pub(crate) mod payment;
pub(crate) mod place;
pub(crate) mod prizes;
pub(crate) mod relay;
pub(crate) mod settle;
pub(crate) mod solo;
pub(crate) mod special;
pub(crate) mod turn;

use std::ops::ControlFlow;

use parlour_core::{Objections, Seat};

use crate::refusal::Refusal;
use crate::state::Ora;

/// What a rule says of a choice.
pub(crate) type Verdict = Result<(), Refusal>;

/// A rule about a subject: a card, a cell, an amount.
pub(crate) type Rule<S> = fn(&Ora, Seat, S) -> Verdict;

/// Refuses unless the condition holds.
pub(crate) fn ensure(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

/// Walks a list of rules; the most basic reason comes first.
pub(crate) fn walk<S: Copy>(
    game: &Ora,
    rules: &[Rule<S>],
    seat: Seat,
    subject: S,
    objections: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    rules.iter().try_for_each(|rule| objections.rule(rule(game, seat, subject)))
}

/// Do all the rules hold?
pub(crate) fn holds<S: Copy>(game: &Ora, rules: &[Rule<S>], seat: Seat, subject: S) -> bool {
    rules.iter().all(|rule| rule(game, seat, subject).is_ok())
}
