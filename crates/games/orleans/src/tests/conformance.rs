//! The laws of the protocol, in every mode.

use parlour_core::testkit::{Conformance, conformance};
use parlour_core::{Game, Mode};

use crate::Orleans;

fn conforms(players: u8) {
    for mode in Orleans::modes().into_iter().filter(|mode| mode.players == players) {
        let how = Conformance { walks: 12, longest_list: 64, ..Conformance::default() };
        let report = conformance::<Orleans>(&mode, &how);
        assert_eq!(report.games, how.walks, "{mode}");
    }
}

#[test]
fn two_players_conform() {
    conforms(2);
}

#[test]
fn three_players_conform() {
    conforms(3);
}

#[test]
fn four_players_conform() {
    conforms(4);
}

#[test]
fn every_combination_is_a_mode() {
    assert_eq!(Orleans::modes().len(), 3 * 2 * 2);
    assert!(Mode::choose(Orleans::ABOUT, Some(5), []).is_err());
}
