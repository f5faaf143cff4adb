//! `parlour bench`: what the engines cost, on one core, beside a chess library in the same run.

mod measure;
mod site;

use std::collections::BTreeMap;
use std::time::Duration;

use parlour_core::any::AnyGame;
use parlour_core::{Game, Mode};
use parlour_games::{GAMES, WithGame, with_game};
use serde::Serialize;

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::text::{self, grouped, table};
use crate::{bench::measure::Measures, target};

#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: u8,
    options: BTreeMap<String, String>,
    state_bytes: usize,
    clone_ns: f64,
    step_ns: f64,
    random_games_per_second: f64,
    replay_ns_per_line: f64,
    simulations_per_second: f64,
    list: Lengths,
    /// Not part of the JSON: the ratio is printed beside it.
    #[serde(skip)]
    rates: Rates,
}

/// How long the lists of options are, over random play.
#[derive(Copy, Clone, Serialize)]
struct Lengths {
    median: usize,
    p99: usize,
    max: usize,
}

/// Random play of a game and of chess, measured in turns.
#[derive(Copy, Clone, Default)]
struct Rates {
    decisions_per_second: f64,
    plies_per_second: Option<f64>,
}

pub(crate) fn run(args: &BenchArgs) -> Result<(), Failure> {
    if args.game.as_deref() == Some("server") {
        return site::run(args.seconds, args.json);
    }
    if args.game.as_deref() == Some("fairness") {
        return site::fairness(args.json);
    }
    let games = match &args.game {
        Some(id) => vec![target::game(id)?],
        None => GAMES.to_vec(),
    };
    let mut figures = Vec::new();
    for game in games {
        for mode in modes(game, args)? {
            let work = Work { mode, time: Duration::from_secs_f64(args.seconds) };
            figures.push(with_game(game.about().id, work).expect("a game that was found"));
        }
    }
    let chess = beside_chess(&figures);
    if args.json {
        text::print_json(&figures)?;
        eprint_quietly(&chess);
        return Ok(());
    }
    text::print(&format!("{}\n{chess}", in_words(&figures)))
}

/// One mode for each player count that can be played with these options.
fn modes(game: &dyn AnyGame, args: &BenchArgs) -> Result<Vec<Mode>, Failure> {
    if args.players.is_some() {
        return Ok(vec![target::mode(game, args.players, &args.options)?]);
    }
    let counts = game.about().counts().map(|count| target::mode(game, Some(count), &args.options));
    let (modes, mut failures): (Vec<_>, Vec<_>) = counts.partition(Result::is_ok);
    match failures.pop() {
        Some(failure) if modes.is_empty() => failure.map(|mode| vec![mode]),
        _ => Ok(modes.into_iter().flatten().collect()),
    }
}

struct Work {
    mode: Mode,
    time: Duration,
}

impl WithGame for Work {
    type Output = Figures;

    fn run<G: Game>(self) -> Figures {
        let mut measures = Measures::<G>::new(&self.mode);
        let play = measures.random_play(self.time);
        Figures {
            game: G::ABOUT.id,
            players: self.mode.players,
            state_bytes: size_of::<G>(),
            clone_ns: measures.clone_ns(self.time / 4),
            step_ns: play.step_ns,
            random_games_per_second: play.games_per_second,
            replay_ns_per_line: measures.replay_ns(self.time / 4),
            simulations_per_second: measures.simulations_per_second(self.time / 2),
            list: play.list,
            rates: play.rates,
            options: self.mode.options,
        }
    }
}

fn in_words(figures: &[Figures]) -> String {
    let titles = [
        "game",
        "players",
        "state B",
        "clone ns",
        "step ns",
        "games/s",
        "decisions/s",
        "replay ns/line",
        "simulations/s",
        "list p50",
        "p99",
        "max",
    ];
    let mut rows = vec![titles.map(String::from).to_vec()];
    rows.extend(figures.iter().map(|figure| {
        vec![
            figure.game.to_owned(),
            figure.players.to_string(),
            grouped(figure.state_bytes as u64),
            format!("{:.1}", figure.clone_ns),
            format!("{:.0}", figure.step_ns),
            grouped(figure.random_games_per_second as u64),
            grouped(figure.rates.decisions_per_second as u64),
            format!("{:.0}", figure.replay_ns_per_line),
            grouped(figure.simulations_per_second as u64),
            figure.list.median.to_string(),
            figure.list.p99.to_string(),
            figure.list.max.to_string(),
        ]
    }));
    table(&rows)
}

/// Our decisions per second as a ratio of random chess, from the same run.
fn beside_chess(figures: &[Figures]) -> String {
    let line = |figure: &Figures| {
        let Rates { decisions_per_second, plies_per_second } = figure.rates;
        let plies = plies_per_second?;
        Some(format!(
            "{}, {} players: {} decisions/s are {:.2} of the {} plies/s of random chess (cozy-chess)\n",
            figure.game,
            figure.players,
            grouped(decisions_per_second as u64),
            decisions_per_second / plies,
            grouped(plies as u64),
        ))
    };
    figures.iter().filter_map(line).collect()
}

fn eprint_quietly(text: &str) {
    use std::io::Write as _;
    // A remark beside the figures: nothing is lost with it.
    let _ = std::io::stderr().write_all(text.as_bytes());
}
