//! Whole games kept as text, so that a change of rules shows in a diff.

use std::path::Path;

use crate::chance::{Rng, Seed};
use crate::game::{Decision, Game, canonical_of};
use crate::journal::Journal;
use crate::mode::Mode;
use crate::seat::{Seat, Who};
use crate::table::{Dice, Habits, Table};

/// Plays a whole game with random answers: the raw material of a golden journal.
pub fn random_journal<G: Game>(mode: &Mode, number: u64) -> Journal {
    let mut rng = Rng::from_number(number);
    let seed: Seed = rng.seed();
    let names = Seat::all(mode.players).map(|seat| format!("Player {seat}")).collect();
    let mut table = Table::<G>::new(mode, names, Dice::Seeded(seed)).expect("a mode that can be played");
    *table.habits_mut() = Habits::default();
    while let Decision::Ask(seats) = table.public().decision() {
        let seat = seats.first().expect("somebody is asked");
        let position = table.position(seat);
        let choice = rng.pick(&canonical_of(position, Who::Seat(seat))).expect("a question has an option");
        table.answer(seat, choice).expect("an option passes the check");
    }
    table.journal()
}

/// Verifies every journal in a folder; with `PARLOUR_GOLDEN=write` in the environment writes
/// those that `wanted` names and that are missing.
///
/// # Panics
/// When a journal does not verify, is not in canonical form, or is missing.
pub fn check_golden<G: Game>(folder: &Path, wanted: &[(&str, Mode)]) {
    for (number, (name, mode)) in wanted.iter().enumerate() {
        let path = folder.join(format!("{name}.journal"));
        if !path.exists() && std::env::var("PARLOUR_GOLDEN").as_deref() == Ok("write") {
            std::fs::create_dir_all(folder).expect("a folder for golden journals");
            let text = random_journal::<G>(mode, number as u64 + 1).to_string();
            std::fs::write(&path, text).expect("a golden journal can be written");
        }
        let text = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error} (PARLOUR_GOLDEN=write makes it)", path.display()));
        let journal: Journal = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        // An older journal does not name the options that came later: they have their standard values.
        let whole = Mode::choose(G::ABOUT, Some(journal.header.mode.players), journal.header.mode.given());
        assert_eq!(whole.as_ref(), Ok(mode), "{}", path.display());
        let table =
            Table::<G>::verify(&journal).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(table.public().decision(), Decision::Over);
        let written: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(
            journal.to_string().lines().collect::<Vec<_>>(),
            written,
            "{} is in canonical form",
            path.display()
        );
    }
}
