//! The rules, one file per chapter, one function per rule.

pub(crate) mod bill;
mod bless;
pub(crate) mod builders;
pub(crate) mod cathedral;
mod chance;
pub(crate) mod court;
pub(crate) mod deal;
pub(crate) mod draft;
pub(crate) mod fate;
mod gains;
mod give_back;
pub(crate) mod kingsbridge;
pub(crate) mod market;
pub(crate) mod production;
pub(crate) mod shiring;
mod work;

use crate::refusal::Refusal;
use crate::state::Pillars;

/// Whether a rule has something to say against an answer.
pub(crate) type Verdict = Result<(), Refusal>;

/// One rule that bears on an answer of a seat.
pub(crate) type Rule<A> = parlour_core::law::Rule<Pillars, A>;
