//! The rules, one file per chapter, one function per rule.

pub(crate) mod actions;
pub(crate) mod bathhouse;
pub(crate) mod bill;
pub(crate) mod census;
mod chance;
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

use crate::refusal::Refusal;
use crate::state::Orleans;

/// The outcome of a rule.
pub(crate) type Verdict = Result<(), Refusal>;

/// Something that must hold before a seat may do a thing.
pub(crate) type Rule<A> = parlour_core::law::Rule<Orleans, A>;
