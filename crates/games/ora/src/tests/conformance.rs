//! The laws of the protocol, in every mode.

use parlour_core::Game;
use parlour_core::testkit::{Conformance, conformance};

use crate::Ora;

/// Every mode keeps the laws of the protocol.
#[test]
fn every_mode_keeps_the_laws() {
    for mode in Ora::modes() {
        let how = Conformance { walks: 6, ..Conformance::default() };
        let report = conformance::<Ora>(&mode, &how);
        println!("{mode}: {report:?}");
    }
}
