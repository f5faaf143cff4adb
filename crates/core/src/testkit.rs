//! Tools for tests: scenarios that read like the rulebook, the conformance suite every game must
//! pass in every mode, replays of golden journals, a log held to account, and counts of the lines of play.

mod bills;
mod conformance;
mod counts;
mod golden;
mod ledger;
mod prints;
mod scenario;

pub use bills::check_bills;
pub use conformance::{Conformance, Report, conformance};
pub use counts::count;
pub use golden::{check_golden, random_journal};
pub use ledger::check_ledger;
pub use scenario::Scenario;
