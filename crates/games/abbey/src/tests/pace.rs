//! How fast the game runs. Ignored: `cargo test --release -p parlour-abbey pace -- --ignored --nocapture`.

use std::hint::black_box;
use std::time::Instant;

use parlour_core::{Decision, Game, Mode, Rng, Who, draw};

use crate::{Abbey, Choice};

/// Plays a random game and tells how many answers it took.
fn play(mode: &Mode, rng: &mut Rng, lists: &mut Vec<usize>) -> usize {
    let mut game = Abbey::new(mode).unwrap();
    let mut options: Vec<Choice> = Vec::new();
    let mut answers = 0;
    loop {
        let (who, choice) = match game.decision() {
            Decision::Over => return answers,
            Decision::Draw => (Who::Chance, draw(&game, rng)),
            Decision::Ask(seats) => {
                let who = Who::Seat(seats.first().unwrap());
                options.clear();
                game.options(who, &mut options);
                lists.push(options.len());
                (who, rng.pick(&options).unwrap())
            }
        };
        game.apply(who, choice, &mut ());
        answers += 1;
    }
}

#[test]
#[ignore = "a measurement, not a test"]
fn pace() {
    println!("state: {} bytes", size_of::<Abbey>());
    for players in [1, 2, 4, 5] {
        let options = [("relics", "on"), ("saints", "on")];
        let mode = Mode::choose(Abbey::ABOUT, Some(players), options).unwrap();
        let (mut rng, mut lists) = (Rng::from_number(1), Vec::new());
        let started = Instant::now();
        let answers: usize = (0..300).map(|_| play(&mode, &mut rng, &mut lists)).sum();
        let nanos = started.elapsed().as_nanos() as usize;
        lists.sort_unstable();
        println!(
            "{players} players: {} ns a step, {} answers a game, {} games a second, lists {} / {} / {}",
            nanos / answers,
            answers / 300,
            300_000_000_000 / nanos,
            lists[lists.len() / 2],
            lists[lists.len() * 99 / 100],
            lists[lists.len() - 1],
        );
    }
    let game = Abbey::new(&Mode::choose(Abbey::ABOUT, Some(5), []).unwrap()).unwrap();
    let started = Instant::now();
    for _ in 0..1_000_000 {
        black_box(black_box(&game).clone());
    }
    println!("clone: {} ns", started.elapsed().as_nanos() / 1_000_000);
}
