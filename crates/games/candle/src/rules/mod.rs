//! The rules, one file per chapter, one function per rule.

mod auction;
pub(crate) mod bill;
mod chance;
mod payment;
pub(crate) mod round;

use crate::refusal::Refusal;
use crate::state::Candle;

/// Whether a rule has something to say against an answer.
type Verdict = Result<(), Refusal>;

/// One rule that bears on an answer of a seat.
type Rule<A> = parlour_core::law::Rule<Candle, A>;
