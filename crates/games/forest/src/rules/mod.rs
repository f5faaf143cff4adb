//! The rules, one file per chapter of the rulebook.

pub(crate) mod arrival;
pub(crate) mod bill;
pub(crate) mod build;
pub(crate) mod chance;
pub(crate) mod clearing;
pub(crate) mod course;
pub(crate) mod estate;
pub(crate) mod farms;
pub(crate) mod free;
pub(crate) mod gifts;
pub(crate) mod grocery;
pub(crate) mod judge;
pub(crate) mod mission;
pub(crate) mod payment;
pub(crate) mod production;
pub(crate) mod reward;
pub(crate) mod sieve;
pub(crate) mod special;
pub(crate) mod swap;
pub(crate) mod toll;
pub(crate) mod travel;
pub(crate) mod visit;
pub(crate) mod ways;

use crate::refusal::Refusal;
use crate::state::Forest;

/// What a rule says of a seat's choice.
pub(crate) type Verdict = Result<(), Refusal>;

/// A rule that bears on a choice of some kind.
pub(crate) type Rule<T> = parlour_core::law::Rule<Forest, T>;
