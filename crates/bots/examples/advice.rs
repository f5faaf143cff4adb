//! Does advice hold in anybody's game? Positions from the midst of games that were played at random or by a novice; two
//! players answer the question there, and a third one plays both games to their end, for every seat, with the same luck.
//!
//! `advice GAME MODE POSITIONS SEED HINT OTHER FINISH`, with modes and players as `duel` reads them:
//! `advice pillars 2 50 1 grandmaster games:32:8 turn:0:200:net`. Nobody has a clock.
#![allow(clippy::cast_precision_loss, reason = "positions and points are small numbers")]

use std::error::Error;

use parlour_bots::{Arena, LEVELS, Lists, Mind, Player, Random, Sight, learned_judge};
use parlour_core::{Decision, Game, Mode, Rng, Seat, Who};
use parlour_games::{WithGame, with_game};

struct Work {
    mode: String,
    positions: u64,
    seed: u64,
    /// Who gives the hint, who answers otherwise, and who plays on.
    names: [String; 3],
}

/// How much of the game is over at least and at most.
const MIDST: (f32, f32) = (0.25, 0.7);

fn sight<G: Game>(name: &str) -> Result<Sight, String> {
    let level = LEVELS.iter().find(|level| level.name == name).map(|level| level.sight(G::ABOUT.id));
    level.or_else(|| Sight::read(name)).ok_or_else(|| format!("{name} is no player"))
}

/// Plays at random, or as a novice does, until so much of the game is over and a seat has a choice.
fn midst<G: Game>(mode: &Mode, novice: Sight, number: u64, rng: &mut Rng) -> Option<(G, Seat)> {
    let until = MIDST.0 + rng.unit() as f32 * (MIDST.1 - MIDST.0);
    let progress = learned_judge::<G>().features().progress;
    let mut game = G::new(mode).ok()?;
    let mut lists = Lists::default();
    let mut players: Vec<Box<dyn Player<G>>> = Seat::all(mode.players)
        .map(|_| -> Box<dyn Player<G>> {
            if number.is_multiple_of(2) { Box::new(Random) } else { novice.player(None) }
        })
        .collect();
    for _ in 0..G::ABOUT.longest {
        let (who, choice) = match game.decision() {
            Decision::Over => return None,
            Decision::Draw => (Who::Chance, lists.draw(&game, rng)),
            Decision::Ask(seats) => {
                let seat = seats.first()?;
                let offers = lists.offers(&game, seat);
                let forced = offers.forced();
                if forced.is_none() && progress(&game) >= until {
                    return Some((game, seat));
                }
                let chosen = || players[seat.index()].choose(&Mind::new(&game, seat), offers, rng);
                (Who::Seat(seat), forced.unwrap_or_else(chosen))
            }
        };
        game.apply(who, choice, &mut ());
    }
    None
}

/// How far a seat is ahead of the best of the others; alone, its points.
fn lead<G: Game>(game: &G, seat: Seat) -> i32 {
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    let points = |seat| game.score(seat).total();
    points(seat) - others.map(points).max().unwrap_or_default()
}

impl WithGame for Work {
    type Output = Result<(), Box<dyn Error>>;

    fn run<G: Game>(self) -> Self::Output {
        let (players, options) = self.mode.split_once(',').unwrap_or((&self.mode, ""));
        let pairs = options.split(',').filter_map(|pair| pair.split_once('='));
        let mode =
            Mode::choose(G::ABOUT, Some(players.parse()?), pairs).map_err(|error| format!("{error:?}"))?;
        let [hint, other, finish] = [0, 1, 2].map(|place| sight::<G>(&self.names[place]));
        let (hint, other, finish, novice) = (hint?, other?, finish?, sight::<G>("novice")?);
        let mut gains: Vec<[f64; 2]> = Vec::new();
        let (mut number, mut alike) = (0, 0);
        while (gains.len() as u64) < self.positions {
            let mut rng = Rng::from_numbers(self.seed, number);
            number += 1;
            let Some((game, seat)) = midst::<G>(&mode, novice, number, &mut rng) else { continue };
            let (mut lists, thoughts) = (Lists::default(), rng.bits());
            let answers = [hint, other].map(|sight| {
                let offers = lists.offers(&game, seat);
                let mut rng = Rng::from_number(thoughts);
                sight.player::<G>(None).choose(&Mind::new(&game, seat), offers, &mut rng)
            });
            if answers[0] == answers[1] {
                alike += 1;
                gains.push([0.0; 2]);
                continue;
            }
            let luck = rng.seed();
            let mut ends = Vec::new();
            for answer in answers {
                let mut after = game.clone();
                after.apply(Who::Seat(seat), answer, &mut ());
                let mut arena = Arena::new(Seat::all(mode.players).map(|_| finish.player(None)).collect());
                let mut rng = Rng::from_number(thoughts);
                let end =
                    arena.play(after, luck, &mut rng, |_, _| {}).map_err(|endless| endless.to_string())?;
                ends.push([f64::from(lead(&end.game, seat)), f64::from(end.game.score(seat).total())]);
            }
            gains.push([0, 1].map(|of| ends[0][of] - ends[1][of]));
            if gains.len().is_power_of_two() {
                report(&gains, alike);
            }
        }
        report(&gains, alike);
        Ok(())
    }
}

fn report(gains: &[[f64; 2]], alike: u32) {
    let told = [0, 1].map(|of| {
        let n = gains.len() as f64;
        let mean = gains.iter().map(|gain| gain[of]).sum::<f64>() / n;
        let spread = gains.iter().map(|gain| (gain[of] - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        format!("{mean:+.2} ± {:.2}", 1.96 * (spread / n).sqrt())
    });
    let [lead, points] = told;
    let count = gains.len();
    println!(
        "{count} positions, {alike} answered alike: the hint is worth {points} points, {lead} of a lead"
    );
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, mode, positions, seed, names @ ..] = &args[..] else {
        return Err("advice GAME MODE POSITIONS SEED HINT OTHER FINISH".into());
    };
    let names = names.to_vec().try_into().map_err(|_| "a hint, another answer, and who plays on")?;
    let work = Work { mode: mode.clone(), positions: positions.parse()?, seed: seed.parse()?, names };
    with_game(game, work).ok_or("no such game")?
}
