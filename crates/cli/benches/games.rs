//! Criterion benches of every game: how long a clone, a random game and a replay take.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use parlour_bots::Lists;
use parlour_core::{Entry, Game, Mode, Rng};
use parlour_games::{GAMES, WithGame, with_game};

struct Bench<'a> {
    criterion: &'a mut Criterion,
    mode: Mode,
}

impl WithGame for Bench<'_> {
    type Output = ();

    fn run<G: Game>(self) {
        let Self { criterion, mode } = self;
        let first = G::new(&mode).expect("a mode that can be played");
        let (entries, middle) = random_game(&first);
        let name = BenchmarkId::new(G::ABOUT.id, mode.players);
        let mut group = criterion.benchmark_group("clone");
        group.bench_with_input(name.clone(), &middle, |bencher, game| {
            bencher.iter(|| black_box(game).clone());
        });
        group.finish();
        let mut group = criterion.benchmark_group("random game");
        let mut rng = Rng::from_number(2);
        let mut lists = Lists::default();
        group.bench_with_input(name.clone(), &first, |bencher, first| {
            bencher.iter(|| {
                let mut game = first.clone();
                while let Some((who, choice)) = lists.random_answer(&game, &mut rng) {
                    game.apply(who, choice, &mut ());
                }
                game
            });
        });
        group.finish();
        let mut group = criterion.benchmark_group("replay");
        group.throughput(Throughput::Elements(entries.len() as u64));
        group.bench_with_input(name, &entries, |bencher, entries| {
            bencher.iter(|| {
                let mut game = first.clone();
                for entry in entries {
                    game.play(entry.who, entry.choice, &mut ()).expect("an option passes the check");
                }
                game
            });
        });
        group.finish();
    }
}

/// The answers of a game and the position in its middle.
fn random_game<G: Game>(first: &G) -> (Vec<Entry<G::Choice>>, G) {
    let (mut game, mut rng, mut lists) = (first.clone(), Rng::from_number(1), Lists::default());
    let (mut entries, mut positions) = (Vec::new(), Vec::new());
    while let Some((who, choice)) = lists.random_answer(&game, &mut rng) {
        positions.push(game.clone());
        entries.push(Entry { who, choice });
        game.apply(who, choice, &mut ());
    }
    let middle = positions.swap_remove(positions.len() / 2);
    (entries, middle)
}

fn games(criterion: &mut Criterion) {
    for game in GAMES {
        let about = game.about();
        for count in about.counts() {
            let Ok(mode) = Mode::choose(about, Some(count), []) else { continue };
            if game.check_mode(&mode).is_ok() {
                with_game(about.id, Bench { criterion, mode });
            }
        }
    }
}

criterion_group!(benches, games);
criterion_main!(benches);
