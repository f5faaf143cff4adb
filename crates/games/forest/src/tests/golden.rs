//! Whole games kept as text: some of random answers, some of players eager to build.

use std::path::{Path, PathBuf};

use parlour_core::table::{Dice, Table};
use parlour_core::testkit::check_golden;
use parlour_core::{Decision, Game, Mode, Rng, Seat, Who, options_of};

use crate::{Choice, Forest};

fn mode(players: u8, setup: &str) -> Mode {
    Mode::choose(Forest::ABOUT, Some(players), [("setup", setup)]).unwrap()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Those without a number in their names were begun under rules 1, and are played under them for ever.
#[test]
fn golden_journals_replay() {
    let random = [
        ("solo", mode(1, "standard")),
        ("two", mode(2, "standard")),
        ("three", mode(3, "standard")),
        ("four", mode(4, "standard")),
        ("first-game", mode(3, "first_game")),
        ("two-rules-2", mode(2, "standard")),
    ];
    check_golden::<Forest>(&folder(), &random);
}

#[test]
fn eager_games_replay() {
    let eager = [
        ("eager-solo", mode(1, "standard")),
        ("eager-two", mode(2, "standard")),
        ("eager-three", mode(3, "standard")),
        ("eager-four", mode(4, "standard")),
        ("eager-three-rules-2", mode(3, "standard")),
    ];
    for (name, mode) in &eager {
        let path = folder().join(format!("{name}.journal"));
        if !path.exists() && std::env::var("PARLOUR_GOLDEN").as_deref() == Ok("write") {
            std::fs::write(&path, eager_game(mode, 1).journal().to_string()).unwrap();
        }
    }
    check_golden::<Forest>(&folder(), &eager);
}

/// Plays a game in which everybody builds, completes missions and visits as often as possible.
fn eager_game(mode: &Mode, number: u64) -> Table<Forest> {
    let mut rng = Rng::from_numbers(number, 3);
    let names = Seat::all(mode.players).map(|seat| format!("Player {seat}")).collect();
    let mut table = Table::<Forest>::new(mode, names, Dice::Seeded(rng.seed())).unwrap();
    while let Decision::Ask(seats) = table.public().decision() {
        let seat = seats.first().unwrap();
        let options = options_of(table.position(seat), Who::Seat(seat));
        let best = options.iter().map(|choice| eagerness(*choice)).max();
        let wanted: Vec<Choice> =
            options.into_iter().filter(|choice| Some(eagerness(*choice)) == best).collect();
        table.answer(seat, rng.pick(&wanted).unwrap()).unwrap();
    }
    table
}

fn eagerness(choice: Choice) -> u8 {
    match choice {
        Choice::Build(_) | Choice::Mission => 5,
        Choice::Go(_) | Choice::Visit(_) | Choice::Distil | Choice::Use => 4,
        Choice::End | Choice::Done | Choice::Swap | Choice::Convert(_) => 2,
        Choice::Beg => 1,
        Choice::Remove(_) => 0,
        _ => 3,
    }
}
