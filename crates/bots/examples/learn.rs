//! `parlour learn` without the rest of the binary, for machines where building it takes long.
//!
//! `learn GAME SEED ROUNDS FIRST GAMES FILE MODE...`, where a mode is `PLAYERS` or `PLAYERS,key=value,...`. The
//! modes of `parlour learn` are the player counts, each with the options in their order. `GAME@FILE` goes on from that
//! net, as `--from` does. `PACE` in the environment says how fast the net is fitted, `KEEP` how many samples are kept.

use std::error::Error;
use std::io::Write as _;
use std::path::PathBuf;

use parlour_bots::learn::{Course, Learner};
use parlour_core::{Game, Mode};
use parlour_games::{WithGame, with_game};

struct Work {
    seed: u64,
    rounds: u32,
    file: PathBuf,
    from: Option<PathBuf>,
    modes: Vec<String>,
    first: usize,
    games: usize,
}

impl WithGame for Work {
    type Output = Result<(), Box<dyn Error>>;

    fn run<G: Game>(self) -> Self::Output {
        let mode = |mode: &String| {
            let (players, options) = mode.split_once(',').unwrap_or((mode, ""));
            let players = players.parse().map_err(|_| format!("no player count in {mode}"))?;
            let pairs = options.split(',').filter_map(|pair| pair.split_once('='));
            Mode::choose(G::ABOUT, Some(players), pairs).map_err(|error| format!("{error:?}"))
        };
        let modes = self.modes.iter().map(mode).collect::<Result<Vec<Mode>, _>>()?;
        let mut course = Course::new(modes, self.seed);
        (course.first, course.games) = (self.first, self.games);
        let told = |name: &str| std::env::var(name).ok();
        course.pace = told("PACE").and_then(|pace| pace.parse().ok()).unwrap_or(course.pace);
        course.keep = told("KEEP").and_then(|keep| keep.parse().ok()).unwrap_or(course.keep);
        let state = self.file.with_extension("state");
        let mut learner = match &self.from {
            Some(net) => {
                Learner::<G>::onward(course, &std::fs::read(net)?).map_err(|error| error.to_string())?
            }
            None => Learner::<G>::new(course),
        };
        if let Ok(bytes) = std::fs::read(&state) {
            learner.resume(&bytes).map_err(|error| error.to_string())?;
        }
        let mut log =
            std::fs::OpenOptions::new().append(true).create(true).open(self.file.with_extension("log"))?;
        while learner.rounds() < self.rounds {
            let start = std::time::Instant::now();
            let judge = learner.judge();
            let lessons = (0..learner.games()).map(|game| learner.play(&judge, game)).collect();
            let round = learner.learn(lessons);
            writeln!(log, "{round}")?;
            eprintln!("{round}, {:.0?}", start.elapsed());
            std::fs::write(&self.file, learner.file().unwrap_or_default())?;
            std::fs::write(&state, learner.state().unwrap_or_default())?;
        }
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, seed, rounds, first, games, file, modes @ ..] = &args[..] else {
        return Err("learn GAME SEED ROUNDS FIRST GAMES FILE MODE...".into());
    };
    let (game, from) =
        game.split_once('@').map_or((&game[..], None), |(game, file)| (game, Some(file.into())));
    let work = Work {
        seed: seed.parse()?,
        rounds: rounds.parse()?,
        file: file.into(),
        from,
        modes: modes.to_vec(),
        first: first.parse()?,
        games: games.parse()?,
    };
    with_game(game, work).ok_or("no such game")?
}
