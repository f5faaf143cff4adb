//! Answers in a row that a screen offers as one: every path can be given as a batch and leads where its answers lead one by one.

use parlour_core::any::{AnyTable, Offer, Path, Reach};
use parlour_core::table::Dice;
use parlour_core::{Decision, Rng, Seat, SeatSet, Seed};
use parlour_games::GAMES;

/// So many questions of each mode are looked at.
const QUESTIONS: usize = 60;

/// The position and the draft of a seat, to compare two tables by.
fn standing(table: &dyn AnyTable, seat: Seat) -> (usize, Vec<String>, serde_json::Value) {
    (table.entries(), table.draft(seat), table.view_json(parlour_core::Eyes::Seat(seat)))
}

/// A copy of a table, with the draft of a seat.
fn copy(table: &dyn AnyTable, seat: Seat) -> Box<dyn AnyTable> {
    let mut copy = table.at(table.entries());
    *copy.habits_mut() =
        parlour_core::table::Habits { confirm: SeatSet::all(Seat::MOST as u8), ..Default::default() };
    let draft = table.draft(seat);
    while copy.draft(seat).len() < draft.len() {
        let next = draft[copy.draft(seat).len()].clone();
        copy.answer(seat, &[&next]).expect("a draft can be given again");
    }
    copy
}

/// Gives the answers one by one.
fn one_by_one(table: &dyn AnyTable, seat: Seat, path: &Path) -> Box<dyn AnyTable> {
    let mut copy = copy(table, seat);
    for words in path.words() {
        copy.answer(seat, &[words]).unwrap_or_else(|error| panic!("{words}: {error:?}"));
    }
    copy
}

/// Gives the answers together.
fn together(table: &dyn AnyTable, seat: Seat, path: &Path) -> Box<dyn AnyTable> {
    let mut copy = copy(table, seat);
    let words: Vec<&str> = path.words().collect();
    copy.answer(seat, &words).unwrap_or_else(|error| panic!("{words:?}: {error:?}"));
    copy
}

#[test]
fn a_path_is_a_batch_of_its_answers() {
    for game in GAMES {
        for mode in game.modes().into_iter().step_by(5) {
            let names = (0..mode.players).map(|seat| format!("Player {seat}")).collect();
            let dice = Dice::Seeded(Seed([7; 32]));
            let mut table = game.table(&mode, names, dice).expect("a mode that can be played");
            table.habits_mut().confirm = SeatSet::all(Seat::MOST as u8);
            let mut rng = Rng::from_number(11);
            for _ in 0..QUESTIONS {
                let Decision::Ask(seats) = table.decision() else { break };
                let seat = seats.first().expect("somebody is asked");
                let everything = |_: &[Offer]| true;
                let paths = table.paths(seat, Reach::default(), &everything);
                if let Some(path) = rng.pick(&(0..paths.len()).collect::<Vec<_>>()).map(|at| &paths[at]) {
                    let (one, all) = (one_by_one(&*table, seat, path), together(&*table, seat, path));
                    assert_eq!(standing(&*one, seat), standing(&*all, seat), "{path:?}");
                    let words: Vec<&str> = path.words().collect();
                    table.answer(seat, &words).expect("a path can be given");
                }
                if table.is_ready(seat) {
                    table.commit(seat);
                }
            }
        }
    }
}

#[test]
fn without_a_wish_for_more_paths_are_the_options() {
    for game in GAMES {
        let mode = &game.modes()[0];
        let names = (0..mode.players).map(|seat| format!("Player {seat}")).collect();
        let table = game.table(mode, names, Dice::Seeded(Seed([3; 32]))).expect("a mode that can be played");
        let Decision::Ask(seats) = table.decision() else { continue };
        let seat = seats.first().expect("somebody is asked");
        let options = table.question(seat).expect("asked").options;
        let paths = table.paths(seat, Reach::default(), &|_| false);
        let steps: Vec<Offer> = paths.into_iter().flat_map(|path| path.steps).collect();
        assert_eq!(steps, options);
    }
}

#[test]
fn a_branch_that_is_too_wide_stays_one_offer() {
    for game in GAMES {
        let mode = &game.modes()[0];
        let names = (0..mode.players).map(|seat| format!("Player {seat}")).collect();
        let table = game.table(mode, names, Dice::Seeded(Seed([3; 32]))).expect("a mode that can be played");
        let Decision::Ask(seats) = table.decision() else { continue };
        let seat = seats.first().expect("somebody is asked");
        let reach = Reach { answers: 3, branches: 1 };
        let paths = table.paths(seat, reach, &|_| true);
        assert_eq!(paths.len(), table.question(seat).expect("asked").options.len());
    }
}
