//! The rules, one file per chapter, one function per rule.

pub(crate) mod bill;
pub(crate) mod build;
mod chance;
pub(crate) mod contract;
pub(crate) mod free;
pub(crate) mod function;
pub(crate) mod harvest;
pub(crate) mod landscape;
pub(crate) mod payment;
pub(crate) mod place;
pub(crate) mod prizes;
pub(crate) mod relay;
mod round;
pub(crate) mod settle;
pub(crate) mod solo;
pub(crate) mod special;
pub(crate) mod turn;

pub(crate) use parlour_core::law::{ensure, holds};

use crate::refusal::Refusal;
use crate::state::Ora;

/// What a rule says of a choice.
pub(crate) type Verdict = Result<(), Refusal>;

/// A rule about a subject: a card, a cell, an amount.
pub(crate) type Rule<S> = parlour_core::law::Rule<Ora, S>;
