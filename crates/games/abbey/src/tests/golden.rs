//! Whole games kept as text.

use std::path::{Path, PathBuf};

use parlour_core::table::{Dice, Table};
use parlour_core::testkit::check_golden;
use parlour_core::{Decision, Game, Journal, Mode, Rng, Seat, options_of};

use crate::{Abbey, Choice};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn games() -> Vec<(&'static str, Mode)> {
    let mode = |players, options: &[(&str, &str)]| {
        Mode::choose(Abbey::ABOUT, Some(players), options.iter().copied()).unwrap()
    };
    let everything = [("relics", "on"), ("saints", "on"), ("auction", "on"), ("relic_removed", "3")];
    vec![
        ("solo", mode(1, &[])),
        ("two-players", mode(2, &[])),
        ("three-players", mode(3, &[])),
        ("five-players", mode(5, &[])),
        ("quick", mode(2, &[("quick", "on")])),
        ("everything", mode(4, &everything)),
        ("solo-everything", mode(1, &[("relics", "on"), ("saints", "on"), ("events", "hard")])),
        ("two-players-rules-2", mode(2, &[])),
        ("everything-rules-2", mode(4, &everything)),
    ]
}

/// Plays with a will: ends its turns late, takes free actions, builds what it can.
fn lively(game: &Abbey, seat: Seat, rng: &mut Rng) -> Choice {
    let mut options = options_of(game, seat);
    let ends =
        |option: &Choice| matches!(option, Choice::Done | Choice::Pass | Choice::Stop | Choice::Refuse);
    if options.len() > 1 && rng.below(6) > 0 {
        options.retain(|option| !ends(option));
    }
    let works = |option: &&Choice| matches!(option, Choice::Build(_) | Choice::Raise(_) | Choice::Archer(_));
    if let Some(work) = options.iter().find(works) {
        return *work;
    }
    let mut asides = Vec::new();
    game.asides(seat, &mut asides);
    let frees = |aside: &Choice| !matches!(aside, Choice::Trade(_) | Choice::Stables(..) | Choice::Bathe(_));
    if rng.below(8) > 0 {
        asides.retain(frees);
    }
    match rng.pick(&asides).filter(|_| rng.below(2) == 0) {
        Some(aside) => aside,
        None => rng.pick(&options).expect("a question has an option"),
    }
}

fn play(mode: &Mode, number: u64) -> Journal {
    let mut rng = Rng::from_number(number);
    let names = Seat::all(mode.players).map(|seat| format!("Player {seat}")).collect();
    let mut table = Table::<Abbey>::new(mode, names, Dice::Seeded(rng.seed())).unwrap();
    while let Decision::Ask(seats) = table.public().decision() {
        let seat = seats.first().expect("somebody is asked");
        let choice = lively(table.position(seat), seat, &mut rng);
        table.answer(seat, choice).expect("a legal answer");
    }
    table.journal()
}

/// Those without a number in their names were begun under rules 1, and are played under them for ever.
#[test]
fn golden_games_replay() {
    check_golden::<Abbey>(&folder(), &games());
}

/// `cargo test -p parlour-abbey write_golden_games -- --ignored` writes those that are missing.
#[test]
#[ignore = "writes files"]
fn write_golden_games() {
    for (number, (name, mode)) in games().iter().enumerate() {
        let path = folder().join(format!("{name}.journal"));
        if !path.exists() {
            std::fs::write(&path, play(mode, number as u64 + 1).to_string()).unwrap();
        }
    }
}
