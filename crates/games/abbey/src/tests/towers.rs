//! The towers (ABB-17).

use super::scene::*;
use crate::data::{Building, Site, Stand, Tower};
use crate::{Phase, Refusal};

/// ABB-10.4, ABB-17.1, ABB-17.2: archers defend, a Chapel from the Priest on, whichever came first.
#[test]
fn towers_defend() {
    abbey(2)
        .active(RED, Tower::Battlement)
        .active(RED, Tower::GateTower)
        .owns(RED, Tower::Chapel)
        .clergy(RED, 8)
        .expect(|game| assert_eq!(game.defense(RED), 1 + 2 + 1))
        .clergy(RED, 9)
        .expect(|game| assert_eq!(game.defense(RED), 1 + 2 + 1 + 1));
}

/// ABB-17.3, ABB-16.1: a die that the bell has rolled again is not fresh when Abbott's Den takes it back.
#[test]
fn the_bell_remembers_a_die() {
    abbey(2)
        .active(RED, Tower::BellTower)
        .active(RED, Building::AbbottsDen)
        .dice(RED, &[1])
        .to(Phase::Abbey)
        .play(RED, "reroll 1")
        .draw("die 5")
        .play_all(RED, &["clergy 5", "recall clergy 5"])
        .refuses(RED, "reroll 5", Refusal::RolledAgainAlready { face: 5 });
}

/// ABB-17.4: a destroyed tower frees its slot but counts against the four.
#[test]
fn a_destroyed_tower_counts() {
    abbey(2)
        .change(|game| {
            towers(game, RED, &[Tower::Battlement, Tower::Battlement, Tower::GateTower, Tower::GateTower]);
        })
        .with(RED, |red| red.plot_mut(Stand::new(Tower::Battlement, 0)).raze())
        .stock(RED, [9, 9, 9, 9, 9])
        .to(Phase::Construction)
        .expect(|game| assert_eq!(game[RED].standing(Site::Tower(Tower::Battlement)), 1))
        .refuses(RED, "tower chapel", Refusal::FourTowers);
}
