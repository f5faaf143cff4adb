//! Imagined games a second by the processor's time, and a fingerprint of what was answered: is it still the same?
//!
//! `speed GAME SECONDS`. Other work on the machine counts little.
#![allow(clippy::cast_precision_loss, reason = "games and nanoseconds are small numbers")]

use std::error::Error;

use parlour_bots::{Budget, Lists, Mind, Player, Search, Settings, Sight, learned_judge};
use parlour_core::{Game, Mode, Rng, Seat, Who};
use parlour_games::{WithGame, with_game};

/// Imagined games for an answer, as `parlour bench` has them.
const GAMES: u32 = 20;

struct Work {
    seconds: f64,
}

/// Nanoseconds this thread has had a core.
fn spent() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0.0)
}

/// Positions with a choice from all over a few games of random players.
fn positions<G: Game>(mode: &Mode) -> Result<Vec<(G, Seat)>, Box<dyn Error>> {
    let (mut rng, mut lists, mut all) = (Rng::from_number(1), Lists::default(), Vec::new());
    for _ in 0..4 {
        let mut game = G::new(mode).map_err(|error| error.to_string())?;
        while let Some((who, choice)) = lists.random_answer(&game, &mut rng) {
            if let Who::Seat(seat) = who
                && lists.len() > 1
            {
                all.push((game.clone(), seat));
            }
            game.apply(who, choice, &mut ());
        }
    }
    let stride = all.len().div_ceil(16).max(1);
    Ok(all.into_iter().step_by(stride).collect())
}

/// Fowler, Noll and Vo.
fn stir(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl WithGame for Work {
    type Output = Result<(), Box<dyn Error>>;

    fn run<G: Game>(self) -> Self::Output {
        println!("{}: {} bytes", G::ABOUT.id, size_of::<G>());
        for players in 1..=4 {
            let Ok(mode) = Mode::choose(G::ABOUT, Some(players), []) else { continue };
            let positions = positions::<G>(&mode)?;
            for net in [false, true] {
                if net && !learned_judge::<G>().has_learned(players) {
                    continue;
                }
                let (mut lists, mut hash, mut games) = (Lists::default(), 0xcbf2_9ce4_8422_2325, 0);
                let (start, mut first) = (spent(), true);
                while first || spent() - start < 1e9 * self.seconds {
                    for (number, (game, seat)) in (0..).zip(&positions) {
                        let judge = if net { learned_judge() } else { parlour_bots::judge() };
                        let mut search = Search::with_judge(Settings::new(Budget::simulations(GAMES)), judge);
                        let offers = lists.offers(game, *seat);
                        let mind = Mind::new(game, *seat);
                        let choice = search.choose(&mind, offers, &mut Rng::from_number(number));
                        games += GAMES;
                        if first {
                            hash = stir(hash, &choice.to_string());
                        }
                    }
                    first = false;
                }
                let speed = 1e9 * f64::from(games) / (spent() - start);
                println!("{players} players, net {net}: {speed:.0} imagined games a second, {hash:016x}");
            }
            let (mut lists, mut hash, start, mut answers) =
                (Lists::default(), 0xcbf2_9ce4_8422_2325, spent(), 0);
            let sight = Sight::Stages { positions: 4000 };
            for (number, (game, seat)) in (0..).zip(&positions) {
                let offers = lists.offers(game, *seat);
                let mut player = sight.player::<G>(None);
                let choice = player.choose(&Mind::new(game, *seat), offers, &mut Rng::from_number(number));
                hash = stir(hash, &choice.to_string());
                answers += 1;
            }
            let ms = (spent() - start) / 1e6 / f64::from(answers);
            println!("{players} players: {ms:.1} ms a plan, {hash:016x}");
        }
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, seconds] = &args[..] else { return Err("speed GAME SECONDS".into()) };
    with_game(game, Work { seconds: seconds.parse()? }).ok_or("no such game")?
}
