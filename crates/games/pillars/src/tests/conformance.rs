//! The laws of the protocol, in every mode.

use parlour_core::Game;
use parlour_core::testkit::{Conformance, conformance};

use crate::Pillars;

/// PIL-1.10: every question has an option, and every game ends after six rounds.
#[test]
fn every_mode_keeps_the_laws_of_the_protocol() {
    let how = Conformance { walks: 24, longest_list: 64, ..Conformance::default() };
    for mode in Pillars::modes() {
        let report = conformance::<Pillars>(&mode, &how);
        assert_eq!(report.games, 24);
    }
}
