//! The rules, one file per chapter, one function per rule.

pub(crate) mod abbey;
pub(crate) mod auction;
pub(crate) mod bill;
mod chance;
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
pub(crate) mod last;
pub(crate) mod march;
pub(crate) mod market;
pub(crate) mod pews;
pub(crate) mod placement;
pub(crate) mod raid;
pub(crate) mod relics;
pub(crate) mod rescue;
pub(crate) mod round;
pub(crate) mod saints;
pub(crate) mod scriptorium;
pub(crate) mod stables;
pub(crate) mod supply;
pub(crate) mod trade;
pub(crate) mod windows;

pub(crate) use parlour_core::law::{holds as allows, unless};

use crate::choice::Choice;
use crate::refusal::Refusal;
use crate::state::Abbey;

/// Whether a rule has something to say against an answer.
pub(crate) type Verdict = Result<(), Refusal>;

/// One rule that bears on an answer of a seat.
pub(crate) type Rule<A> = parlour_core::law::Rule<Abbey, A>;

/// It does not answer the question; free actions have their windows (ABB-18.9).
const fn not_asked(choice: Choice) -> Refusal {
    if choice.is_aside() { Refusal::NoFreeActionNow } else { Refusal::NotAsked }
}
