//! `parlour play`: a table in the terminal.

mod command;
pub(crate) mod screen;
mod sentences;
mod session;

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;
use std::io::{self, IsTerminal as _};
use std::path::Path;

use parlour_bots::{NAMES, STANDARD_LEVEL, by_name};
use parlour_core::table::Dice;
use parlour_core::{Game, Journal, Mode, Rng, Seat, Seed, Table};
use parlour_games::{WithGame, with_game};
use parlour_words::Words;

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::play::session::Session;
use crate::{journals, language, target};

/// The seat of somebody at this terminal.
const HUMAN: &str = "human";

/// What a saved game that is not over keeps its seed under: a remark, which journals may have.
const KEPT_SEED: &str = "# seed ";

pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    let (game, mode) = args.target.choose()?;
    let opening = match &args.resume {
        Some(path) => saved(path, game.about().id)?,
        None => Opening::Fresh { mode, seed: args.seed.map_or_else(fresh, Rng::from_number).seed() },
    };
    let players = opening.mode().players;
    let known: Vec<&'static str> = [HUMAN].iter().chain(NAMES).copied().collect();
    let seats = match &args.seats {
        Some(list) => target::seat_list(list, players, &known)?,
        None => {
            Seat::all(players).map(|seat| if seat.index() == 0 { HUMAN } else { STANDARD_LEVEL }).collect()
        }
    };
    let start = Start { opening, seats, words: language::words(args.lang), file: args.resume.as_deref() };
    with_game(game.about().id, start).expect("a game that was found")
}

/// How a game begins: anew, or where it was left.
enum Opening {
    Fresh { mode: Mode, seed: Seed },
    Saved { journal: Journal, seed: Seed },
}

impl Opening {
    fn mode(&self) -> &Mode {
        match self {
            Self::Fresh { mode, .. } => mode,
            Self::Saved { journal, .. } => &journal.header.mode,
        }
    }

    fn seed(&self) -> Seed {
        match self {
            Self::Fresh { seed, .. } | Self::Saved { seed, .. } => *seed,
        }
    }
}

/// Numbers nobody can foresee, from the keys the standard library draws for its hash maps.
fn fresh() -> Rng {
    let number = || RandomState::new().hash_one(0);
    Rng::from_numbers(number(), number())
}

fn saved(path: &Path, game: &str) -> Result<Opening, Failure> {
    let (found, journal) = journals::read(path)?;
    if found.about().id != game {
        return Err(journals::about(path, format!("this is a game of {}", found.about().id)));
    }
    let text = journals::read_text(path)?;
    let kept = text.lines().find_map(|line| line.strip_prefix(KEPT_SEED)).and_then(|seed| seed.parse().ok());
    let seed: Seed =
        kept.or(journal.seed).ok_or_else(|| journals::about(path, "the seed to go on with is missing"))?;
    if journal.header.commitment != Some(seed.commitment()) {
        return Err(journals::about(path, "the seed does not match its commitment"));
    }
    Ok(Opening::Saved { journal, seed })
}

struct Start<'a> {
    opening: Opening,
    seats: Vec<&'static str>,
    words: &'static Words,
    file: Option<&'a Path>,
}

impl WithGame for Start<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Game>(self) -> Self::Output {
        let seed = self.opening.seed();
        let dice = Dice::Seeded(seed);
        let table = match &self.opening {
            Opening::Fresh { mode, .. } => {
                let names = Seat::all(mode.players).map(|seat| self.words.word(&format!("seat-{seat}")));
                Table::<G>::new(mode, names.collect(), dice)
                    .map_err(|error| Failure::Usage(error.to_string()))?
            }
            Opening::Saved { journal, .. } => {
                let path = self.file.unwrap_or(Path::new("the journal"));
                Table::<G>::replay(journal, dice).map_err(|error| journals::about(path, error))?
            }
        };
        let players = self.seats.iter().map(|name| by_name(name)).collect();
        let stdin = io::stdin();
        Session::new(
            table,
            players,
            seed,
            self.words,
            (stdin.lock(), !stdin.is_terminal()),
            io::stdout().lock(),
        )
        .run(&self.seats)
    }
}
