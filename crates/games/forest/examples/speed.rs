//! Plays random games and prints how long a step takes: `cargo run --release --example speed`.

use std::time::Instant;

use parlour_core::{Decision, Game, Mode, Rng, Who};
use parlour_forest::Forest;

fn main() {
    println!("state: {} bytes", size_of::<Forest>());
    for players in 1..=4 {
        let mode = Mode::choose(Forest::ABOUT, Some(players), []).expect("a mode of the game");
        let start = Instant::now();
        let (mut steps, mut longest, mut list, mut most_turns) = (0u64, 0u64, 0, 0);
        let games = 300;
        for number in 0..games {
            let mut rng = Rng::from_numbers(number, u64::from(players));
            let (answers, widest, round) = play(&mode, &mut rng);
            steps += answers;
            longest = longest.max(answers);
            list = list.max(widest);
            most_turns = most_turns.max(round);
        }
        let nanoseconds = start.elapsed().as_nanos() / u128::from(steps);
        println!(
            "{players} players: {games} games, {} answers each, longest {longest}, laps {most_turns}, longest list {list}, {nanoseconds} ns per step",
            steps / games
        );
        clone(&mode);
    }
}

fn play(mode: &Mode, rng: &mut Rng) -> (u64, usize, u16) {
    let mut game = Forest::new(mode).expect("a mode that can be played");
    let mut options = Vec::new();
    let (mut answers, mut widest) = (0, 0);
    loop {
        let who = match game.decision() {
            Decision::Over => return (answers, widest, game.round()),
            Decision::Draw => Who::Chance,
            Decision::Ask(seats) => Who::Seat(seats.first().expect("somebody is asked")),
        };
        options.clear();
        game.options(who, &mut options);
        widest = widest.max(options.len());
        let Some(choice) = rng.pick(&options) else { panic!("{:?} {game:#?}", game.prompt(who)) };
        game.apply(who, choice, &mut ());
        answers += 1;
    }
}

fn clone(mode: &Mode) {
    let game = Forest::new(mode).expect("a mode that can be played");
    let start = Instant::now();
    let mut kept = 0u64;
    for _ in 0..1_000_000 {
        let copy = std::hint::black_box(&game).clone();
        kept += u64::from(std::hint::black_box(&copy).players());
    }
    println!("clone: {} ns ({kept})", start.elapsed().as_nanos() / 1_000_000);
}
