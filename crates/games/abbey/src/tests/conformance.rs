//! The laws of the protocol, in every mode worth a test and in random combinations of options.

use parlour_core::testkit::{Conformance, conformance};
use parlour_core::{Game, Mode, Rng};

use crate::Abbey;

#[test]
fn every_mode_conforms() {
    for mode in Abbey::modes() {
        let report = conformance::<Abbey>(
            &mode,
            &Conformance { walks: 2, asides: 3, longest_list: 64, ..Conformance::default() },
        );
        println!("{mode}: {report:?}");
    }
}

#[test]
fn random_combinations_of_options_conform() {
    let mut modes: Vec<Mode> =
        Mode::every(Abbey::ABOUT).into_iter().filter(|mode| Abbey::new(mode).is_ok()).collect();
    Rng::from_number(5).shuffle(&mut modes);
    for mode in modes.iter().take(50) {
        let how = Conformance { walks: 1, asides: 3, longest_list: 64, ..Conformance::default() };
        conformance::<Abbey>(mode, &how);
    }
}
