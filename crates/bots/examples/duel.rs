//! `parlour ladder` for two players who need not be checked in, without the rest of the binary.
//!
//! `duel GAME MODE SEEDS SEED OPENING A B`, where a mode is `PLAYERS` or `PLAYERS,key=value,...`, an opening is how many
//! answers are drawn by lot first, and a player is a level or what `Sight::read` reads, with `@FILE` for another net:
//! `duel forest 1 20 7 8 all:200:60000@forest-alone.net master`. Nobody has a clock. `MILLISECONDS` in the environment
//! gives one to both.
#![allow(clippy::cast_precision_loss, reason = "games and answers are small numbers")]

use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use parlour_bots::ladder::{Meeting, Pairing, duel, ranks};
use parlour_bots::{Arena, Judge, LEVELS, Lists, Mind, Offers, Player, Sight, learned_judge};
use parlour_core::{Game, Mode, Rng, Seat};
use parlour_games::{WithGame, with_game};

struct Work {
    mode: String,
    seeds: u64,
    seed: u64,
    opening: u32,
    names: [String; 2],
}

/// Who plays: how far it sees, and by which judge.
type Entrant<G> = (Sight, Arc<Judge<G>>);

fn entrant<G: Game>(name: &str, players: u8) -> Result<Entrant<G>, Box<dyn Error>> {
    let (name, file) = name.split_once('@').map_or((name, None), |(name, file)| (name, Some(file)));
    let level = LEVELS.iter().find(|level| level.name == name).map(|level| level.sight(G::ABOUT.id));
    let sight = level.or_else(|| Sight::read(name)).ok_or_else(|| format!("{name} is no player"))?;
    let judge = learned_judge::<G>();
    let Some(file) = file else { return Ok((sight, judge)) };
    let judge =
        judge.with_file(players, &std::fs::read(file)?).map_err(|error| format!("{file}: {error}"))?;
    Ok((sight, Arc::new(judge)))
}

/// A player with a stopwatch.
struct Watched<G: Game> {
    player: Box<dyn Player<G>>,
    seat: usize,
    times: Arc<std::sync::Mutex<Vec<(f64, u64)>>>,
}

impl<G: Game> Player<G> for Watched<G> {
    fn choose(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice {
        let start = Instant::now();
        let choice = self.player.choose(mind, offers, rng);
        if let Ok(mut times) = self.times.lock() {
            times[self.seat].0 += start.elapsed().as_secs_f64();
            times[self.seat].1 += 1;
        }
        choice
    }
}

impl WithGame for Work {
    type Output = Result<(), Box<dyn Error>>;

    fn run<G: Game>(self) -> Self::Output {
        let (players, options) = self.mode.split_once(',').unwrap_or((&self.mode, ""));
        let pairs = options.split(',').filter_map(|pair| pair.split_once('='));
        let mode =
            Mode::choose(G::ABOUT, Some(players.parse()?), pairs).map_err(|error| format!("{error:?}"))?;
        let entrants = [0, 1].map(|place| entrant::<G>(&self.names[place], mode.players));
        let [Ok(one), Ok(two)] = entrants else { return Err("no such player".into()) };
        let entrants = [one, two];
        let time = std::env::var("MILLISECONDS").ok().and_then(|time| time.parse().ok());
        let mut meetings: Vec<Meeting> = Vec::new();
        let mut points: [Vec<i32>; 2] = Default::default();
        let mut times = [(0.0, 0); 2];
        for pairing in Pairing::all(2, self.seeds) {
            let mut rng = Rng::from_numbers(self.seed, pairing.seed);
            let seed = rng.seed();
            let seats = pairing.seats(mode.players);
            let watch = Arc::new(std::sync::Mutex::new(vec![(0.0, 0); seats.len()]));
            let seated = |(seat, holder): (usize, &usize)| -> Box<dyn Player<G>> {
                let (sight, judge) = &entrants[*holder];
                Box::new(Watched { player: sight.player_with(judge, time), seat, times: Arc::clone(&watch) })
            };
            let mut arena = Arena::new(seats.iter().enumerate().map(seated).collect());
            let mut game = G::new(&mode).map_err(|error| error.to_string())?;
            let (mut lists, mut lot) = (Lists::default(), Rng::from_numbers(pairing.seed, self.seed));
            for _ in 0..self.opening {
                let Some((who, choice)) = lists.random_answer(&game, &mut lot) else { break };
                game.apply(who, choice, &mut ());
            }
            let end =
                arena.play(game, seed, &mut rng, |_, _| {}).map_err(|endless| endless.to_string())?.game;
            let totals: Vec<i32> = Seat::all(mode.players).map(|seat| end.score(seat).total()).collect();
            let watch = watch.lock().map_err(|_| "a player broke down")?.clone();
            for (seat, holder) in seats.iter().enumerate() {
                points[*holder].push(totals[seat]);
                times[*holder].0 += watch[seat].0;
                times[*holder].1 += watch[seat].1;
            }
            meetings.push(Meeting {
                pairing,
                points: totals,
                ranks: ranks(&end),
                seconds: watch.iter().map(|(seconds, _)| *seconds).collect(),
                answers: watch.iter().map(|(_, answers)| *answers).collect(),
            });
            let done = pairing.seed + 1;
            if pairing.turn == 1 && (done.is_power_of_two() || done == self.seeds) {
                self.report(&meetings, &points, &times);
            }
        }
        Ok(())
    }
}

impl Work {
    fn report(&self, meetings: &[Meeting], points: &[Vec<i32>; 2], times: &[(f64, u64); 2]) {
        let Some(duel) = duel((0, 1), meetings) else { return };
        let told = |place: usize| {
            let of = &points[place];
            let mean = f64::from(of.iter().sum::<i32>()) / of.len().max(1) as f64;
            let (low, high) = (of.iter().min().copied(), of.iter().max().copied());
            let (low, high) = (low.unwrap_or_default(), high.unwrap_or_default());
            let ms = 1e3 * times[place].0 / times[place].1.max(1) as f64;
            format!("{}: {mean:.1} points ({low} to {high}), {ms:.1} ms", self.names[place])
        };
        let (share, (elo, error)) = (100.0 * duel.score, duel.elo);
        let games = duel.games;
        println!("{games} games: second {share:.1} %, Elo {elo:+.0} ± {error:.0}; {}; {}", told(0), told(1));
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, mode, seeds, seed, opening, one, two] = &args[..] else {
        return Err("duel GAME MODE SEEDS SEED OPENING A B".into());
    };
    let work = Work {
        mode: mode.clone(),
        seeds: seeds.parse()?,
        seed: seed.parse()?,
        opening: opening.parse()?,
        names: [one.clone(), two.clone()],
    };
    with_game(game, work).ok_or("no such game")?
}
