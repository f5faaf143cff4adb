//! The summary of a run.

use std::collections::BTreeMap;
use std::io::{self, Write as _};

use parlour_core::{Mode, Seat};
use serde::Serialize;

use super::Plan;
use super::tally::{SeatTally, Tally};
use crate::failure::Failure;
use crate::text::{grouped, table};

#[derive(Serialize)]
pub(super) struct Summary<'a> {
    game: &'static str,
    players: u8,
    options: &'a BTreeMap<String, String>,
    games: u64,
    finished: u64,
    failed: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    longest_list: usize,
    seats: Vec<SeatSummary>,
    digest: String,
}

#[derive(Serialize)]
struct SeatSummary {
    player: &'static str,
    /// Nobody wins who plays alone.
    wins: Option<u64>,
    score: Points,
}

#[derive(Serialize)]
struct Points {
    mean: f64,
    sd: f64,
    min: i32,
    max: i32,
}

impl<'a> Summary<'a> {
    pub(super) fn new(game: &'static str, plan: &'a Plan, tally: &Tally, seconds: f64) -> Self {
        let seats = plan
            .seats
            .iter()
            .zip(&tally.seats)
            .map(|(player, seat)| SeatSummary::new(player, seat, plan.mode.players > 1));
        Self {
            game,
            players: plan.mode.players,
            options: &plan.mode.options,
            games: plan.games,
            finished: tally.finished,
            failed: tally.failures.len() as u64,
            decisions: tally.decisions,
            seconds,
            decisions_per_second: tally.decisions as f64 / seconds.max(1e-9),
            longest_list: tally.longest_list,
            seats: seats.collect(),
            digest: tally.digest().to_string(),
        }
    }

    pub(super) fn in_words(&self, seed: u64) -> String {
        let contested = self.players > 1;
        let titles = ["seat", "player", "wins", "mean", "sd", "min", "max"];
        let titles = titles.into_iter().filter(|title| contested || *title != "wins");
        let mut rows = vec![titles.map(String::from).collect()];
        rows.extend(Seat::all(self.players).zip(&self.seats).map(|(seat, summary)| summary.row(seat)));
        format!(
            "{}, {}: {} games with seed {seed}\n\
             {} finished, {} failed, {} decisions (chance included), longest list {}\n\
             {:.2} s, {} decisions/s\n\n{}\ndigest {}\n",
            self.game,
            Mode { players: self.players, options: self.options.clone() },
            grouped(self.games),
            grouped(self.finished),
            grouped(self.failed),
            grouped(self.decisions),
            self.longest_list,
            self.seconds,
            grouped(self.decisions_per_second as u64),
            table(&rows),
            self.digest,
        )
    }
}

impl SeatSummary {
    fn new(player: &'static str, seat: &SeatTally, contested: bool) -> Self {
        let (mean, sd) = seat.mean_and_sd();
        let (min, max) = seat.range.unwrap_or_default();
        Self { player, wins: contested.then_some(seat.wins), score: Points { mean, sd, min, max } }
    }

    fn row(&self, seat: Seat) -> Vec<String> {
        let Points { mean, sd, min, max } = self.score;
        let mut row = vec![seat.to_string(), self.player.to_owned()];
        row.extend(self.wins.map(grouped));
        row.extend([format!("{mean:.1}"), format!("{sd:.1}"), min.to_string(), max.to_string()]);
        row
    }
}

/// Names the first games that failed; a run with failures is a failure.
pub(super) fn failures(plan: &Plan, tally: &Tally) -> Result<(), Failure> {
    const SHOWN: usize = 10;
    if tally.failures.is_empty() {
        return Ok(());
    }
    for (number, problem) in tally.failures.iter().take(SHOWN) {
        // The sentence below is the one that counts.
        let _ = writeln!(io::stderr(), "game {number} of seed {}: {problem}", plan.seed);
    }
    Err(Failure::Failed(format!("{} of {} games failed", tally.failures.len(), plan.games)))
}
