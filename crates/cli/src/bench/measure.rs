//! The stopwatch.

use std::hint::black_box;
use std::time::{Duration, Instant};

use parlour_bots::{Budget, Lists, Mind, Player as _, Search, Settings};
use parlour_core::{Entry, Game, Mode, Rng, Who};

use super::{Lengths, Rates};

/// Turns of our game and of chess, so that a busy moment of the machine hits both.
const TURNS: u32 = 8;

/// What a search is measured with: the tree has grown, and a question is answered soon.
const SIMULATIONS: u32 = 20;

/// One mode of one game, with what has been played of it.
pub(super) struct Measures<'a, G: Game> {
    mode: &'a Mode,
    rng: Rng,
    lists: Lists<G>,
    /// How often a list had so many options.
    lengths: Vec<u64>,
}

/// What random play shows.
pub(super) struct RandomPlay {
    pub(super) step_ns: f64,
    pub(super) games_per_second: f64,
    pub(super) list: Lengths,
    pub(super) rates: Rates,
}

impl<'a, G: Game> Measures<'a, G> {
    pub(super) fn new(mode: &'a Mode) -> Self {
        Self { mode, rng: Rng::from_number(1), lists: Lists::default(), lengths: Vec::new() }
    }

    fn first(&self) -> G {
        G::new(self.mode).expect("a mode that was checked")
    }

    /// Plays a game at random and hands every answer to `visit`, with the position before it.
    fn game(&mut self, mut visit: impl FnMut(&G, Entry<G::Choice>, usize)) {
        let mut game = self.first();
        while let Some((who, choice)) = self.lists.random_answer(&game, &mut self.rng) {
            visit(&game, Entry { who, choice }, self.lists.len());
            game.apply(who, choice, &mut ());
        }
        black_box(&game);
    }

    /// Plays whole games for a while; chess is played in turns with them.
    pub(super) fn random_play(&mut self, time: Duration) -> RandomPlay {
        let (mut games, mut steps, mut seconds) = (0u64, 0u64, 0.0);
        let mut chess = Chess::default();
        let mut lengths = std::mem::take(&mut self.lengths);
        for _ in 0..TURNS {
            chess.play(time / TURNS);
            let clock = Instant::now();
            while clock.elapsed() < time / TURNS {
                self.game(|_, _, length| {
                    steps += 1;
                    if lengths.len() <= length {
                        lengths.resize(length + 1, 0);
                    }
                    lengths[length] += 1;
                });
                games += 1;
            }
            seconds += clock.elapsed().as_secs_f64();
        }
        let decisions_per_second = steps as f64 / seconds;
        RandomPlay {
            step_ns: 1e9 / decisions_per_second,
            games_per_second: games as f64 / seconds,
            list: summary(&lengths),
            rates: Rates { decisions_per_second, plies_per_second: chess.plies_per_second() },
        }
    }

    /// Copies positions from all over a few games.
    pub(super) fn clone_ns(&mut self, time: Duration) -> f64 {
        let mut positions = Vec::new();
        for _ in 0..4 {
            self.game(|game, _, _| positions.push(game.clone()));
        }
        // Few enough to stay in the cache: the copy is measured, not the memory.
        let stride = positions.len().div_ceil(16);
        let positions: Vec<G> = positions.into_iter().step_by(stride).collect();
        mean_ns(time, || {
            for game in &positions {
                black_box(black_box(game).clone());
            }
            positions.len()
        })
    }

    /// Replays typed entries, every one checked before it is played.
    pub(super) fn replay_ns(&mut self, time: Duration) -> f64 {
        let mut games = Vec::new();
        for _ in 0..16 {
            let mut entries = Vec::new();
            self.game(|_, entry, _| entries.push(entry));
            games.push(entries);
        }
        let first = self.first();
        mean_ns(time, || {
            for entries in &games {
                let mut game = first.clone();
                for entry in entries {
                    game.play(entry.who, entry.choice, &mut ()).expect("an option passes the check");
                }
                black_box(&game);
            }
            games.iter().map(Vec::len).sum()
        })
    }
}

impl<G: Game> Measures<'_, G> {
    /// Searches from positions all over a few games; chance and forced answers cost nothing there.
    pub(super) fn simulations_per_second(&mut self, time: Duration) -> f64 {
        let mut positions = Vec::new();
        for _ in 0..4 {
            self.game(|game, entry, length| match entry.who {
                Who::Seat(seat) if length > 1 => positions.push((game.clone(), seat)),
                _ => {}
            });
        }
        let stride = positions.len().div_ceil(16).max(1);
        let positions: Vec<_> = positions.into_iter().step_by(stride).collect();
        let mut lists = Lists::default();
        let ns = mean_ns(time, || {
            for (game, seat) in &positions {
                let offers = lists.offers(game, *seat);
                let mut search = Search::new(Settings::new(Budget::simulations(SIMULATIONS)));
                black_box(search.choose(&Mind::new(game, *seat), offers, &mut self.rng));
            }
            positions.len() * SIMULATIONS as usize
        });
        1e9 / ns
    }
}

/// Repeats some work for a while; the work says how many things it did.
fn mean_ns(time: Duration, mut work: impl FnMut() -> usize) -> f64 {
    work();
    let (clock, mut done) = (Instant::now(), 0);
    while clock.elapsed() < time {
        done += work();
    }
    clock.elapsed().as_secs_f64() * 1e9 / done.max(1) as f64
}

fn summary(lengths: &[u64]) -> Lengths {
    let all: u64 = lengths.iter().sum();
    let at = |share: f64| {
        let mut left = (all as f64 * share).ceil() as u64;
        let reached = |count: &u64| {
            left = left.saturating_sub(*count);
            left == 0
        };
        lengths.iter().position(reached).unwrap_or_default()
    };
    Lengths { median: at(0.5), p99: at(0.99), max: lengths.len().saturating_sub(1) }
}

/// Random chess, what we compare ourselves with.
#[derive(Default)]
struct Chess {
    plies: u64,
    time: Duration,
}

impl Chess {
    fn play(&mut self, time: Duration) {
        let clock = Instant::now();
        self.plies += parlour_bench::chess::play(time, self.plies);
        self.time += clock.elapsed();
    }

    fn plies_per_second(&self) -> Option<f64> {
        (self.plies > 0).then(|| self.plies as f64 / self.time.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_summed_up_by_rank() {
        let mut lengths = vec![0; 41];
        lengths[1] = 60;
        lengths[5] = 39;
        lengths[40] = 1;
        let Lengths { median, p99, max } = summary(&lengths);
        assert_eq!((median, p99, max), (1, 5, 40));
    }
}
