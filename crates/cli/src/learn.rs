//! `parlour learn`: a net from self-play, accepted only if it wins its duels.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parlour_bots::learn::{Calibration, Course, Learner, Verdict, calibrate, trial};
use parlour_bots::{Judge, learned_judge};
use parlour_core::{Game, Mode};
use parlour_games::{WithGame, with_game};

use crate::args::LearnArgs;
use crate::failure::Failure;
use crate::{journals, parallel, target, text};

struct Work {
    course: Course,
    rounds: u32,
    threads: usize,
    write: PathBuf,
    from: Option<PathBuf>,
    accept: Option<u64>,
    command: String,
}

/// How good the values of a game are.
struct Check {
    modes: Vec<Mode>,
    seed: u64,
    positions: usize,
    threads: usize,
}

pub(crate) fn run(args: &LearnArgs) -> Result<(), Failure> {
    let game = target::game(&args.game)?;
    let mut modes = Vec::new();
    for players in &args.players {
        for options in products(&args.options) {
            modes.push(target::mode(game, Some(*players), &options)?);
        }
    }
    if modes.iter().any(|mode| (mode.players == 1) != (modes[0].players == 1)) {
        return Err(Failure::Usage("who plays alone learns alone: leave out 1 or the others".to_owned()));
    }
    let option = |(key, value): &(String, String)| format!(" --option {key}={value}");
    let command = format!(
        "parlour learn {} --players {}{} --seed {} --first {} --games {}{}",
        game.about().id,
        args.players.iter().map(u8::to_string).collect::<Vec<_>>().join(","),
        args.options.iter().map(option).collect::<String>(),
        args.seed,
        args.first,
        args.games,
        args.from.as_ref().map_or_else(String::new, |from| format!(" --from {}", from.display())),
    );
    let threads = args.threads.map_or_else(parallel::cores, usize::from);
    if let Some(positions) = args.calibrate {
        let check = Check { modes, seed: args.seed, positions, threads };
        return with_game(game.about().id, check).expect("a game that was found");
    }
    let Some(write) = args.write.clone() else {
        return Err(Failure::Usage("where is the net to be written? Name a file with --write".to_owned()));
    };
    let mut course = Course::new(modes, args.seed);
    (course.first, course.games) = (args.first, args.games);
    let (rounds, from, accept) = (args.rounds, args.from.clone(), args.accept);
    let work = Work { course, rounds, threads, write, from, accept, command };
    with_game(game.about().id, work).expect("a game that was found")
}

/// Every combination of options: a key that is given several times takes each of its values.
fn products(options: &[(String, String)]) -> Vec<Vec<(String, String)>> {
    let mut all: Vec<Vec<(String, String)>> = vec![Vec::new()];
    let mut keys: Vec<&String> = Vec::new();
    for (key, _) in options {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    for key in keys {
        let of_key = options.iter().filter(|(other, _)| other == key);
        all = of_key
            .flat_map(|pair| {
                all.iter().map(move |options| [&options[..], std::slice::from_ref(pair)].concat())
            })
            .collect();
    }
    all
}

impl WithGame for Work {
    type Output = Result<(), Failure>;

    fn run<G: Game>(self) -> Self::Output {
        let mut log = Log::open(&self.write.with_extension("log"), &self.command)?;
        let state = self.write.with_extension("state");
        let mut learner = match &self.from {
            None => Learner::<G>::new(self.course.clone()),
            Some(from) => {
                let net = fs::read(from)
                    .map_err(|error| journals::about(from, format!("cannot be read: {error}")))?;
                Learner::onward(self.course.clone(), &net)
                    .map_err(|error| journals::about(from, error.to_string()))?
            }
        };
        if let Ok(bytes) = fs::read(&state) {
            learner.resume(&bytes).map_err(|error| journals::about(&state, error.to_string()))?;
        }
        while learner.rounds() < self.rounds {
            let judge = learner.judge();
            let play = |game| learner.play(&judge, game);
            let lessons =
                parallel::each(self.threads, learner.games(), "games of the round", play, |_| Ok(()))?;
            let round = learner.learn(lessons);
            log.line(&round.to_string())?;
            put(&state, &learner.state().unwrap_or_default())?;
        }
        let file = learner.file().unwrap_or_default();
        match self.accept {
            Some(seeds) if !self.is_better::<G>(&learner, seeds, &mut log)? => {
                Err(Failure::Failed("what was learned is no better, and was not written".to_owned()))
            }
            _ => put(&self.write, &file),
        }
    }
}

impl WithGame for Check {
    type Output = Result<(), Failure>;

    fn run<G: Game>(self) -> Self::Output {
        let judge = learned_judge::<G>();
        // A few positions of each game: those of one game say nearly the same.
        let games = self.positions.div_ceil(Calibration::EACH);
        let play = |game: usize| calibrate(&judge, &self.modes[game % self.modes.len()], self.seed, game);
        let all = parallel::each(self.threads, games, "games", play, |_| Ok(()))?;
        text::print(&Calibration::of(all.into_iter().flatten().take(self.positions).collect()).to_string())
    }
}

/// A net is accepted when its share of the duels is above a half by so many standard errors.
const SURENESS: f64 = 1.64;

impl Work {
    /// Duels on fresh seeds against what is checked in.
    fn is_better<G: Game>(&self, learner: &Learner<G>, seeds: u64, log: &mut Log) -> Result<bool, Failure> {
        let (new, old): (Arc<Judge<G>>, _) = (learner.whole_judge(), learned_judge::<G>());
        let mode = |seed: usize| -> &Mode { &self.course.modes[(seed / 2) % self.course.modes.len()] };
        let play = |seed: usize| trial(&new, &old, mode(seed), seed as u64);
        let seeds = usize::try_from(seeds).unwrap_or(usize::MAX);
        let all = parallel::each(self.threads, seeds, "seeds of the duels", play, |_| Ok(()))?;
        let all: Vec<Verdict> = all.into_iter().flatten().collect();
        let n = all.len().max(1) as f64;
        let mean = |of: fn(&Verdict) -> f64| all.iter().map(of).sum::<f64>() / n;
        let share = mean(|verdict| verdict.share);
        let spread = all.iter().map(|verdict| (verdict.share - share).powi(2)).sum::<f64>() / n;
        let error = (spread / n).sqrt();
        let better = share - SURENESS * error > 0.5;
        log.line(&format!(
            "duels over {} seeds: {:.1} ± {:.1} % of the points, {:.1} to {:.1} on average: {}",
            all.len(),
            100.0 * share,
            196.0 * error,
            mean(|verdict| verdict.points.0),
            mean(|verdict| verdict.points.1),
            if better { "accepted" } else { "put away" },
        ))?;
        Ok(better)
    }
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|error| journals::about(path, format!("cannot be written: {error}")))
}

/// The log of a course, which goes on where it was broken off.
struct Log(fs::File, PathBuf);

impl Log {
    fn open(path: &Path, command: &str) -> Result<Self, Failure> {
        let before = fs::read_to_string(path).unwrap_or_default();
        let head = format!("# {command}");
        if before.lines().next().is_some_and(|line| line != head) {
            return Err(journals::about(path, "this is the log of another course".to_owned()));
        }
        let wrong = |error| journals::about(path, format!("cannot be written: {error}"));
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(wrong)?;
        let mut log = Self(file, path.to_owned());
        if before.is_empty() {
            log.write(&head)?;
        }
        Ok(log)
    }

    fn write(&mut self, line: &str) -> Result<(), Failure> {
        let wrong = |error| journals::about(&self.1, format!("cannot be written: {error}"));
        writeln!(self.0, "{line}").map_err(wrong)
    }

    /// A line of the log, which is shown too.
    fn line(&mut self, line: &str) -> Result<(), Failure> {
        eprintln!("{line}");
        self.write(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_given_several_times_take_each_value() {
        let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        let all = products(&[pair("a", "1"), pair("b", "x"), pair("a", "2")]);
        assert_eq!(all, [vec![pair("a", "1"), pair("b", "x")], vec![pair("a", "2"), pair("b", "x")]]);
        assert_eq!(products(&[]), [vec![]]);
    }
}
