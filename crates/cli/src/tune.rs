//! `parlour tune`: better weights from self-play, each step put to the test.

use std::path::PathBuf;
use std::sync::Arc;

use parlour_bots::judge::{Judge, Weights};
use parlour_bots::ladder::{ranks, won_share};
use parlour_bots::tune::{Lesson, lesson, towards};
use parlour_bots::{Arena, Greedy, Player, judge};
use parlour_core::{Game, Mode, Rng, Seat};
use parlour_games::{WithGame, with_game};

use crate::args::TuneArgs;
use crate::failure::Failure;
use crate::{climb, journals, parallel, text};

struct Work {
    mode: Mode,
    games: usize,
    steps: u64,
    seed: u64,
    threads: usize,
    write: Option<PathBuf>,
    climb: bool,
    command: String,
}

pub(crate) fn run(args: &TuneArgs) -> Result<(), Failure> {
    let (game, mode) = args.target.choose()?;
    let option = |(key, value): &(String, String)| format!(" --option {key}={value}");
    let options = args.target.options.iter().map(option).collect::<Vec<_>>().concat();
    let command = format!(
        "parlour tune {} --players {}{options}{} --games {} --steps {} --seed {}",
        game.about().id,
        mode.players,
        if args.climb { " --climb" } else { "" },
        args.games,
        args.steps,
        args.seed,
    );
    let threads = args.threads.map_or_else(parallel::cores, usize::from);
    let (games, steps, seed, write) = (args.games, args.steps, args.seed, args.write.clone());
    let work = Work { mode, games, steps, seed, threads, write, climb: args.climb, command };
    with_game(game.about().id, work).expect("a game that was found")
}

impl WithGame for Work {
    type Output = Result<(), Failure>;

    fn run<G: Game>(self) -> Self::Output {
        if self.climb {
            let Self { ref mode, games, steps, seed, threads, .. } = self;
            return self.put(&climb::Order { mode, games, steps, seed, threads }.run::<G>()?);
        }
        let mut best = judge::<G>();
        for step in 0..self.steps {
            let lesson = self.learn(&best, step)?;
            let (points, seats) = lesson.points;
            let mean = points / seats.max(1) as f64;
            eprintln!("step {}: {} positions, {mean:.1} points on average", step + 1, lesson.positions);
            if let Some(better) = self.first_better(&best, &lesson, step)? {
                best = better;
            }
        }
        self.put(best.weights())
    }
}

/// How far to go towards what was learned: a whole step, or if that is no better, part of one.
const STRIDES: [f32; 3] = [1.0, 0.5, 0.25];

/// New weights are kept when their share of points is above a half by so many standard errors.
const SURENESS: f64 = 1.64;

/// How new weights did against the old ones.
struct Comparison {
    /// The share of points they took.
    share: f64,
    /// Its standard error.
    error: f64,
}

impl Comparison {
    fn of(shares: &[f64]) -> Self {
        let n = shares.len() as f64;
        let share = shares.iter().sum::<f64>() / n;
        let spread = shares.iter().map(|each| (each - share).powi(2)).sum::<f64>() / n;
        Self { share, error: (spread / n).sqrt() }
    }

    fn is_better(&self) -> bool {
        self.share - SURENESS * self.error > 0.5
    }
}

impl Work {
    /// Writes or shows the weights and the command that made them.
    fn put(&self, weights: &Weights) -> Result<(), Failure> {
        let text = format!("# {}\n{weights}", self.command);
        match &self.write {
            Some(path) => std::fs::write(path, text)
                .map_err(|error| journals::about(path, format!("cannot be written: {error}"))),
            None => text::print(&text),
        }
    }

    /// The first of the strides towards what was learned that plays better for sure.
    fn first_better<G: Game>(
        &self,
        old: &Arc<Judge<G>>,
        lesson: &Lesson,
        step: u64,
    ) -> Result<Option<Arc<Judge<G>>>, Failure> {
        let present = old.weights().of_count(self.mode.players);
        let learned = lesson.weights(present);
        for stride in STRIDES {
            let pairs = towards(present, &learned, stride);
            let new = Arc::new(Judge::with_weights(old.weights().clone().with(self.mode.players, pairs)));
            let comparison = self.compare(old, &new, step)?;
            let verdict = if comparison.is_better() { "kept" } else { "put away" };
            let (share, error) = (100.0 * comparison.share, 196.0 * comparison.error);
            eprintln!("  a stride of {stride} scores {share:.1} ± {error:.1} %: {verdict}");
            if comparison.is_better() {
                return Ok(Some(new));
            }
        }
        Ok(None)
    }

    /// The random numbers of a game of a step; a match has other ones than self-play.
    fn rng(&self, step: u64, part: u64, game: usize) -> Rng {
        Rng::from_numbers(self.seed, (step << 33) | (part << 32) | game as u64)
    }

    fn learn<G: Game>(&self, judge: &Arc<Judge<G>>, step: u64) -> Result<Lesson, Failure> {
        let play = |game| lesson(judge, &self.mode, &mut self.rng(step, 0, game));
        let lessons = parallel::each(self.threads, self.games, "games of self-play", play, |_| Ok(()))?;
        let mut all = Lesson::new(judge.features().keys.len());
        for lesson in &lessons {
            all.merge(lesson);
        }
        Ok(all)
    }

    /// The share of points the new judge wins from the old one, seats changed over every seed.
    fn compare<G: Game>(
        &self,
        old: &Arc<Judge<G>>,
        new: &Arc<Judge<G>>,
        step: u64,
    ) -> Result<Comparison, Failure> {
        let seeds = (self.games / 4).max(4);
        let play = |seed| self.meet(old, new, step, seed);
        let shares = parallel::each(self.threads, seeds, "seeds of the match", play, |_| Ok(()))?;
        Ok(Comparison::of(&shares))
    }

    fn meet<G: Game>(&self, old: &Arc<Judge<G>>, new: &Arc<Judge<G>>, step: u64, seed: usize) -> f64 {
        let seats = usize::from(self.mode.players);
        let play = |turn: usize| {
            let mut rng = self.rng(step, 1, seed);
            let judge = |seat: usize| if (seat + turn).is_multiple_of(2) { new } else { old };
            let player = |seat| Box::new(Greedy::hasty(Arc::clone(judge(seat)))) as Box<dyn Player<G>>;
            let mut arena = Arena::new((0..seats).map(player).collect());
            let game = G::new(&self.mode).expect("a mode that was checked");
            let start = rng.seed();
            arena.play(game, start, &mut rng, |_, _| {}).map(|played| played.game).ok()
        };
        let (Some(first), Some(second)) = (play(0), play(1)) else { return 0.0 };
        if seats == 1 {
            let points = |game: &G| game.score(Seat::new(0)).total();
            return won_share(&points(&first), &points(&second));
        }
        let new_wins = |game: &G, turn: usize| {
            let ranks = ranks(game);
            let of = |new: usize| (0..seats).filter(move |seat| (seat + turn + new).is_multiple_of(2));
            let duels = of(0).flat_map(|mine| of(1).map(move |theirs| (mine, theirs)));
            let shares: Vec<f64> =
                duels.map(|(mine, theirs)| won_share(&ranks[mine], &ranks[theirs])).collect();
            shares.iter().sum::<f64>() / shares.len() as f64
        };
        f64::midpoint(new_wins(&first, 0), new_wins(&second, 1))
    }
}
