//! The rules, one file per chapter, one function per rule.

pub(crate) mod builders;
pub(crate) mod cathedral;
pub(crate) mod chance;
pub(crate) mod court;
pub(crate) mod deal;
pub(crate) mod draft;
pub(crate) mod fate;
pub(crate) mod gains;
pub(crate) mod kingsbridge;
pub(crate) mod law;
pub(crate) mod market;
pub(crate) mod production;
pub(crate) mod shiring;

use crate::refusal::Refusal;
use crate::state::Pillars;

/// Whether a rule has something to say against an answer.
pub(crate) type Verdict = Result<(), Refusal>;

/// One rule that bears on an answer of a seat.
pub(crate) type Rule<A> = parlour_core::law::Rule<Pillars, A>;
