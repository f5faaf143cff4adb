//! Plays many random games with four players, auditing each end: `marathon [GAMES] [SEED]`.

use std::time::Instant;

use parlour_core::{Decision, Game, Mode, Rng, Who, draw};
use parlour_pillars::Pillars;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse().ok());
    let (games, seed) = (numbers.next().unwrap_or(20_000), numbers.next().unwrap_or(1));
    let begun = Instant::now();
    let answers: u64 = (0..games).map(|index| play(Rng::from_numbers(seed, index))).sum();
    let millis = begun.elapsed().as_millis().max(1) as u64;
    println!("{games} games, {answers} answers, {} bytes a state", size_of::<Pillars>());
    println!("{} games and {} answers a second", games * 1000 / millis, answers * 1000 / millis);
}

/// One random game; how many answers it took.
fn play(mut rng: Rng) -> u64 {
    let mode = Mode::choose(Pillars::ABOUT, Some(4), []).expect("four can play");
    let mut game = Pillars::new(&mode).expect("a mode that can be played");
    let (mut answers, mut options) = (0, Vec::new());
    loop {
        let (who, choice) = match game.decision() {
            Decision::Draw => (Who::Chance, draw(&game, &mut rng)),
            Decision::Ask(seats) => {
                let who = Who::Seat(seats.first().expect("somebody is asked"));
                options.clear();
                game.options(who, &mut options);
                (who, rng.pick(&options).expect("a question has an option"))
            }
            Decision::Over => break,
        };
        game.apply(who, choice, &mut ());
        answers += 1;
    }
    game.audit().expect("all material in its place");
    answers
}
