//! The rules, one file per chapter, one function per rule.

pub(crate) mod abbey;
pub(crate) mod auction;
pub(crate) mod chance;
pub(crate) mod construction;
pub(crate) mod crusades;
pub(crate) mod darkness;
pub(crate) mod deal;
pub(crate) mod elias;
pub(crate) mod fate;
pub(crate) mod food;
pub(crate) mod free;
pub(crate) mod gains;
pub(crate) mod gather;
pub(crate) mod help;
pub(crate) mod law;
pub(crate) mod market;
pub(crate) mod pews;
pub(crate) mod placement;
pub(crate) mod raid;
pub(crate) mod relics;
pub(crate) mod round;
pub(crate) mod saints;
pub(crate) mod supply;
pub(crate) mod trade;
pub(crate) mod windows;

use std::ops::ControlFlow;

use parlour_core::{Objections, Seat};

use crate::refusal::Refusal;
use crate::state::Abbey;

/// Whether a rule has something to say against an answer.
pub(crate) type Verdict = Result<(), Refusal>;

/// One rule that bears on an answer of a seat.
pub(crate) type Rule<A> = fn(&Abbey, Seat, A) -> Verdict;

/// Walks the rules that bear on an answer, the most basic first.
pub(crate) fn walk<A: Copy>(
    rules: &[Rule<A>],
    game: &Abbey,
    seat: Seat,
    answer: A,
    objections: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    rules.iter().try_for_each(|rule| objections.rule(rule(game, seat, answer)))
}

/// Do all these rules allow the answer?
pub(crate) fn allows<A: Copy>(rules: &[Rule<A>], game: &Abbey, seat: Seat, answer: A) -> bool {
    rules.iter().all(|rule| rule(game, seat, answer).is_ok())
}

/// Allows or refuses.
pub(crate) fn unless(wrong: bool, refusal: Refusal) -> Verdict {
    if wrong { Err(refusal) } else { Ok(()) }
}
