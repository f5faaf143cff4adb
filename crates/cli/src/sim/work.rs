//! Games, shared out among threads by their numbers.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use parlour_bots::{Arena, Played, by_name};
use parlour_core::journal::{Record, What};
use parlour_core::table::Dice;
use parlour_core::{Entry, Game, Header, Journal, Rng, Seat, Seed, Table};

use super::Plan;
use super::panics::{Quiet, caught};
use super::tally::Tally;
use crate::failure::Failure;
use crate::journals;

/// A thread takes so many games at a time.
const BATCH: u64 = 8;

/// Plays all games of the plan.
pub(super) fn all<G: Game>(plan: &Plan) -> Result<Tally, Failure> {
    if let Some(folder) = &plan.save {
        std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    }
    let (next, bar, _quiet) = (AtomicU64::new(0), progress(plan.games), Quiet::new());
    let mut tally = Tally::default();
    thread::scope(|scope| {
        let workers: Vec<_> =
            (0..plan.threads).map(|_| scope.spawn(|| share::<G>(plan, &next, &bar))).collect();
        for worker in workers {
            tally.merge(worker.join().map_err(|_| Failure::Failed("a thread broke down".to_owned()))??);
        }
        Ok::<(), Failure>(())
    })?;
    bar.finish_and_clear();
    tally.sort();
    Ok(tally)
}

/// A bar on standard error; indicatif draws it on terminals only.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// What one thread plays.
fn share<G: Game>(plan: &Plan, next: &AtomicU64, bar: &ProgressBar) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    loop {
        let first = next.fetch_add(BATCH, Ordering::Relaxed);
        if first >= plan.games {
            return Ok(tally);
        }
        let batch = first..plan.games.min(first + BATCH);
        bar.inc(batch.end - batch.start);
        for number in batch {
            one::<G>(plan, number, &mut tally)?;
        }
    }
}

/// Plays one game: everything in it follows from the seed and its number.
fn one<G: Game>(plan: &Plan, number: u64, tally: &mut Tally) -> Result<(), Failure> {
    let mut rng = Rng::from_numbers(plan.seed, number);
    let seed = rng.seed();
    let mut entries = Vec::new();
    let played = match &plan.save {
        None => game::<G>(plan, seed, &mut rng, |_| {}).map(|played| (played, None)),
        Some(folder) => game::<G>(plan, seed, &mut rng, |entry| entries.push(entry)).and_then(|played| {
            let journal = caught(|| journal::<G>(plan, seed, &entries)).flatten()?;
            Ok((played, Some((folder, journal))))
        }),
    };
    match played {
        Ok((played, journal)) => {
            tally.finish(number, &played);
            journal.map_or(Ok(()), |(folder, journal)| write(folder, plan, number, &journal))
        }
        Err(problem) => {
            tally.fail(number, problem);
            Ok(())
        }
    }
}

fn game<G: Game>(
    plan: &Plan,
    seed: Seed,
    rng: &mut Rng,
    mut record: impl FnMut(Entry<G::Choice>),
) -> Result<Played<G>, String> {
    let played = caught(|| {
        let game = G::new(&plan.mode).map_err(|error| error.to_string())?;
        let players = plan.seats.iter().filter_map(|name| by_name(name)).collect();
        Arena::new(players)
            .play(game, seed, rng, |who, choice| record(Entry { who, choice }))
            .map_err(|endless| endless.to_string())
    });
    played.flatten()
}

/// The record of a game, every line checked by a replay.
fn journal<G: Game>(plan: &Plan, seed: Seed, entries: &[Entry<G::Choice>]) -> Result<Journal, String> {
    let names =
        Seat::all(plan.mode.players).zip(&plan.seats).map(|(seat, player)| format!("{player} {seat}"));
    let header = Header {
        game: G::ABOUT.id.to_owned(),
        rules: G::ABOUT.rules,
        mode: plan.mode.clone(),
        names: names.collect(),
        commitment: Some(seed.commitment()),
    };
    let record = |entry: &Entry<G::Choice>| Record {
        line: 0,
        what: What::Answer { who: entry.who, words: entry.choice.to_string() },
    };
    let answers = Journal { header, records: entries.iter().map(record).collect(), seed: None, seed_line: 0 };
    let table = Table::<G>::replay(&answers, Dice::Outside).map_err(|error| error.problem)?;
    Ok(Journal { seed: Some(seed), ..table.journal() })
}

fn write(folder: &Path, plan: &Plan, number: u64, journal: &Journal) -> Result<(), Failure> {
    let Header { game, mode, .. } = &journal.header;
    let path = folder.join(format!("{game}-{}p-seed{}-{number:05}.journal", mode.players, plan.seed));
    std::fs::write(&path, journal.to_string()).map_err(|error| unwritable(&path, &error))
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    journals::about(path, format!("cannot be written: {error}"))
}
