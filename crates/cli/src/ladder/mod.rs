//! `parlour ladder`: a round robin of bots, with ratings.

mod record;
mod report;

use std::sync::{Arc, Mutex};
use std::time::Instant;

use parlour_bots::ladder::{Meeting, Pairing, ranks};
use parlour_bots::{Arena, Lists, Mind, NAMES, Offers, Player, Sight, by_name};
use parlour_core::{Game, Mode, Rng};
use parlour_games::{WithGame, with_game};

use crate::args::LadderArgs;
use crate::failure::Failure;
use crate::ladder::record::Record;
use crate::{parallel, text};

/// What is to be played.
struct Plan {
    game: &'static str,
    mode: Mode,
    players: Vec<String>,
    seeds: u64,
    seed: u64,
    opening: u32,
    threads: usize,
}

pub(crate) fn run(args: &LadderArgs) -> Result<(), Failure> {
    let (game, mode) = args.target.choose()?;
    let plan = Plan {
        game: game.about().id,
        mode,
        players: entrants(&args.seats)?,
        seeds: args.games,
        seed: args.seed,
        opening: args.opening,
        threads: args.threads.map_or_else(parallel::cores, usize::from),
    };
    let mut record = Record::open(args.resume.as_deref(), &plan)?;
    let left: Vec<Pairing> = Pairing::all(plan.players.len(), plan.seeds)
        .into_iter()
        .filter(|pairing| !record.has(*pairing))
        .collect();
    let work = Work { plan: &plan, left, record: &mut record };
    with_game(plan.game, work).expect("a game that was found")?;
    let report = report::Report::new(&plan, record.meetings());
    if args.json { text::print_json(&report) } else { text::print(&report.in_words()) }
}

/// The players that meet: at least two, each once.
fn entrants(list: &str) -> Result<Vec<String>, Failure> {
    let known = |name: &str| {
        if NAMES.contains(&name) || Sight::read(name).is_some() {
            return Ok(name.to_owned());
        }
        Err(Failure::Usage(format!("'{name}' is no player: it is one of {}", NAMES.join(", "))))
    };
    let players = list.split(',').map(|name| known(name.trim())).collect::<Result<Vec<_>, _>>()?;
    let twice = players.iter().enumerate().any(|(place, player)| players[..place].contains(player));
    match players.len() {
        0 | 1 => Err(Failure::Usage("a ladder needs two players or more".to_owned())),
        _ if twice => Err(Failure::Usage("a player stands on the ladder once".to_owned())),
        _ => Ok(players),
    }
}

/// The games that are left to play.
struct Work<'a> {
    plan: &'a Plan,
    left: Vec<Pairing>,
    record: &'a mut Record,
}

impl WithGame for Work<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Game>(self) -> Self::Output {
        let Self { plan, left, record } = self;
        let play = |piece: usize| meet::<G>(plan, left[piece]);
        let keep = |meeting: &Result<Meeting, String>| match meeting {
            Ok(meeting) => record.keep(meeting),
            Err(problem) => Err(Failure::Failed(problem.clone())),
        };
        parallel::each(plan.threads, left.len(), "games", play, keep).map(|_| ())
    }
}

/// Plays one game: everything in it follows from the seed and the pairing, but for clocks.
fn meet<G: Game>(plan: &Plan, pairing: Pairing) -> Result<Meeting, String> {
    let mut rng = Rng::from_numbers(plan.seed, pairing.seed);
    let seed = rng.seed();
    let seats = pairing.seats(plan.mode.players);
    let watch = Arc::new(Mutex::new(vec![(0.0, 0); seats.len()]));
    let seated = |(seat, holder): (usize, &usize)| -> Box<dyn Player<G>> {
        let player = by_name(&plan.players[*holder]).expect("a name that was checked");
        Box::new(Watched { player, seat, watch: Arc::clone(&watch) })
    };
    let mut arena = Arena::new(seats.iter().enumerate().map(seated).collect());
    let mut game = G::new(&plan.mode).map_err(|error| error.to_string())?;
    let (mut lists, mut lot) = (Lists::default(), Rng::from_numbers(pairing.seed, plan.seed));
    for _ in 0..plan.opening {
        let Some((who, choice)) = lists.random_answer(&game, &mut lot) else { break };
        game.apply(who, choice, &mut ());
    }
    let played = arena.play(game, seed, &mut rng, |_, _| {}).map_err(|endless| endless.to_string())?;
    let watch = watch.lock().map_err(|_| "a player broke down".to_owned())?;
    let points = parlour_core::Seat::all(plan.mode.players).map(|seat| played.game.score(seat).total());
    Ok(Meeting {
        pairing,
        points: points.collect(),
        ranks: ranks(&played.game),
        seconds: watch.iter().map(|(seconds, _)| *seconds).collect(),
        answers: watch.iter().map(|(_, answers)| *answers).collect(),
    })
}

/// A player with a stopwatch beside it.
struct Watched<G: Game> {
    player: Box<dyn Player<G>>,
    seat: usize,
    watch: Arc<Mutex<Vec<(f64, u64)>>>,
}

impl<G: Game> Player<G> for Watched<G> {
    fn choose(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice {
        let start = Instant::now();
        let choice = self.player.choose(mind, offers, rng);
        if let Ok(mut watch) = self.watch.lock() {
            watch[self.seat].0 += start.elapsed().as_secs_f64();
            watch[self.seat].1 += 1;
        }
        choice
    }
}
