//! Rules as values: lists of small functions, each of which may refuse.
//!
//! `check` walks a list to the first refusal, "why can't I?" to its end; both read the same
//! constant, so they cannot disagree.

use std::ops::ControlFlow;

use crate::game::{Game, Objections};
use crate::seat::Seat;

/// One rule that bears on what a seat wants to do with a subject: a card, a cell, an amount.
pub type Rule<G, S> = fn(&G, Seat, S) -> Result<(), <G as Game>::Refusal>;

/// Walks the rules in order, the most basic first, and raises what they refuse.
pub fn walk<G: Game, S: Copy>(
    rules: &[Rule<G, S>],
    game: &G,
    seat: Seat,
    subject: S,
    objections: &mut impl Objections<G::Refusal>,
) -> ControlFlow<()> {
    rules.iter().try_for_each(|rule| objections.rule(rule(game, seat, subject)))
}

/// Do all the rules hold?
pub fn holds<G: Game, S: Copy>(rules: &[Rule<G, S>], game: &G, seat: Seat, subject: S) -> bool {
    rules.iter().all(|rule| rule(game, seat, subject).is_ok())
}

/// Refuses unless the condition holds.
pub fn ensure<R>(holds: bool, refusal: R) -> Result<(), R> {
    if holds { Ok(()) } else { Err(refusal) }
}

/// Allows unless something is wrong.
pub fn unless<R>(wrong: bool, refusal: R) -> Result<(), R> {
    ensure(!wrong, refusal)
}
