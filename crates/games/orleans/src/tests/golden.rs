//! Whole games kept as text.

use std::path::{Path, PathBuf};

use parlour_core::table::Dice;
use parlour_core::testkit::check_golden;
use parlour_core::{Decision, Game, Mode, Rng, Seat, Table};

use super::play::diligent;
use crate::Orleans;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn wanted() -> Vec<(&'static str, Mode)> {
    let mode = |players, options: &[(&str, &str)]| {
        Mode::choose(Orleans::ABOUT, Some(players), options.iter().copied()).expect("a mode of the game")
    };
    let exclusion = [("place_exclusion", "on")];
    vec![
        ("two-players", mode(2, &[])),
        ("three-players", mode(3, &[])),
        ("four-players", mode(4, &[])),
        ("two-players-exclusion", mode(2, &exclusion)),
        ("three-players-exclusion", mode(3, &exclusion)),
        ("four-players-exclusion", mode(4, &exclusion)),
        ("four-players-ordered", mode(4, &[("planning", "ordered"), ("first_player", "first-seat")])),
    ]
}

#[test]
fn golden_games_replay() {
    check_golden::<Orleans>(&folder(), &wanted());
}

/// Writes golden games of diligent players; the random ones of the test kit would hardly act.
#[test]
#[ignore = "writes the golden journals anew"]
fn write_golden_games() {
    for (number, (name, mode)) in wanted().iter().enumerate() {
        let mut rng = Rng::from_number(number as u64 + 1);
        let names = Seat::all(mode.players).map(|seat| format!("Player {seat}")).collect();
        let dice = Dice::Seeded(rng.seed());
        let mut table = Table::<Orleans>::new(mode, names, dice).expect("a mode that can be played");
        while let Decision::Ask(seats) = table.public().decision() {
            let seat = seats.first().expect("somebody is asked");
            let choice = diligent(table.position(seat), seat, &mut rng);
            table.answer(seat, choice).expect("an option passes the check");
        }
        std::fs::create_dir_all(folder()).expect("a folder for golden journals");
        let path = folder().join(format!("{name}.journal"));
        std::fs::write(path, table.journal().to_string()).expect("a golden journal can be written");
    }
}
