//! Figures, for those who ask: `cargo test --release -p parlour-orleans -- --ignored --nocapture measure`.

use std::time::{Duration, Instant};

use parlour_core::{Decision, Game, Mode, Rng, Seat, Who};

use super::play::{diligent, seasoned};
use crate::{Choice, Orleans};

/// What many games took.
#[derive(Default)]
struct Tally {
    answers: u64,
    longest: u64,
    lists: Vec<usize>,
    spent: Duration,
}

impl Tally {
    /// Plays a game to its end; only options and apply are timed.
    fn play(
        &mut self,
        mut game: Orleans,
        rng: &mut Rng,
        choose: fn(&Orleans, Seat, &[Choice], &mut Rng) -> Choice,
    ) {
        let (mut options, mut length) = (Vec::new(), 0);
        loop {
            let start = Instant::now();
            options.clear();
            let who = match game.decision() {
                Decision::Over => break,
                Decision::Draw => Who::Chance,
                Decision::Ask(seats) => Who::Seat(seats.first().expect("somebody is asked")),
            };
            game.options(who, &mut options);
            let listed = start.elapsed();
            let choice = match who {
                Who::Seat(seat) => choose(&game, seat, &options, rng),
                Who::Chance => {
                    let weights: Vec<_> = options.iter().map(|outcome| game.weight(*outcome)).collect();
                    options[rng.weighted(&weights)]
                }
            };
            let start = Instant::now();
            game.apply(who, choice, &mut ());
            self.spent += listed + start.elapsed();
            self.lists.push(options.len());
            length += 1;
        }
        assert_eq!(game.audit(), Ok(()));
        self.answers += length;
        self.longest = self.longest.max(length);
    }

    fn report(mut self, what: &str, games: u64) {
        self.lists.sort_unstable();
        let list = |percent: usize| self.lists[(self.lists.len() - 1) * percent / 100];
        println!(
            "{what}: {} ns a step, {} answers a game, at most {}; lists {}/{}/{}",
            self.spent.as_nanos() / u128::from(self.answers),
            self.answers / games,
            self.longest,
            list(50),
            list(99),
            list(100)
        );
        assert!(list(100) <= 64);
    }
}

#[test]
#[ignore = "thousands of games"]
fn measure() {
    println!("state {} bytes", size_of::<Orleans>());
    let games = 5000;
    for players in 2..=4 {
        let mode = Mode::choose(Orleans::ABOUT, Some(players), []).expect("a mode");
        let (mut random, mut rich, mut busy) = (Tally::default(), Tally::default(), Tally::default());
        for number in 0..games {
            let mut rng = Rng::from_number(number);
            let game = Orleans::new(&mode).expect("a mode that can be played");
            random.play(game, &mut rng, |_, _, options, rng| rng.pick(options).expect("an option"));
            rich.play(seasoned(players, &mut rng), &mut rng, |_, _, options, rng| {
                rng.pick(options).expect("an option")
            });
            busy.play(game, &mut rng, |game, seat, _, rng| diligent(game, seat, rng));
        }
        random.report(&format!("{players} players, random"), games);
        rich.report(&format!("{players} players, random from a seasoned position"), games);
        busy.report(&format!("{players} players, diligent"), games);
    }
}
