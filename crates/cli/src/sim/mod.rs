//! `parlour sim`: bots play many games, on all cores, always the same for the same seed.

mod panics;
mod report;
mod tally;
mod work;

use std::path::PathBuf;

use parlour_core::{Game, Mode};
use parlour_games::{WithGame, with_game};

use crate::args::SimArgs;
use crate::failure::Failure;
use crate::sim::tally::Tally;
use crate::{parallel, target, text};

/// What is to be played.
struct Plan {
    mode: Mode,
    seats: Vec<&'static str>,
    games: u64,
    seed: u64,
    threads: usize,
    save: Option<PathBuf>,
}

impl WithGame for &Plan {
    type Output = Result<Tally, Failure>;

    fn run<G: Game>(self) -> Self::Output {
        work::all::<G>(self)
    }
}

pub(crate) fn run(args: SimArgs) -> Result<(), Failure> {
    let (game, mode) = args.target.choose()?;
    let plan = Plan {
        seats: target::seat_list(&args.seats, mode.players, parlour_bots::NAMES)?,
        mode,
        games: args.games,
        seed: args.seed,
        threads: args.threads.map_or_else(parallel::cores, usize::from),
        save: args.save,
    };
    let clock = std::time::Instant::now();
    let tally = with_game(game.about().id, &plan).expect("a game that was found")?;
    let summary = report::Summary::new(game.about().id, &plan, &tally, clock.elapsed().as_secs_f64());
    if args.json {
        text::print_json(&summary)?;
    } else {
        text::print(&summary.in_words(plan.seed))?;
    }
    report::failures(&plan, &tally)
}
