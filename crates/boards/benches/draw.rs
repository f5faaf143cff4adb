//! How long it takes to draw a view, and to put the drawing into a page.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use parlour_boards::{Face, Offered, Scene, Theme, draw, picture};
use parlour_core::table::Dice;
use parlour_core::{Eyes, Journal, Seat, SeatSet};
use parlour_words::{Lang, Words};

/// A whole game of each; the position in its middle is drawn.
const JOURNALS: [&str; 5] = [
    include_str!("../../games/pillars/tests/golden/four-players.journal"),
    include_str!("../../games/ora/tests/golden/france-4-standard.journal"),
    include_str!("../../games/orleans/tests/golden/four-players.journal"),
    include_str!("../../games/forest/tests/golden/four.journal"),
    include_str!("../../games/abbey/tests/golden/five-players.journal"),
];

fn draws(criterion: &mut Criterion) {
    let me = Seat::default();
    let words = Words::get(Lang::Fr);
    for text in JOURNALS {
        let journal: Journal = text.parse().expect("a golden journal reads");
        let game = parlour_games::find(&journal.header.game).expect("a golden journal is of a game of ours");
        let id = game.about().id;
        let table = game.replay(&journal, Dice::Outside).expect("a golden journal replays");
        let table = table.at(table.entries() / 2);
        let faces = Face::of_all(&table.header().names);
        let offers = Offered::list(&*table, me, words);
        let view = table.view(Eyes::Seat(me));
        let scene =
            Scene { me: Some(me), asked: SeatSet::one(me), offers: &offers, ..Scene::watched(words, &faces) };
        criterion.bench_function(&format!("{id}: view to page"), |bencher| {
            bencher.iter(|| {
                let board = draw(id, &*view, &scene).expect("a board of its own game");
                board.leaves.iter().map(|leaf| leaf.markup().into_string().len()).sum::<usize>()
            });
        });
        criterion.bench_function(&format!("{id}: view to picture"), |bencher| {
            bencher.iter(|| black_box(picture(id, &*view, &scene, Theme::Light)));
        });
    }
}

criterion_group!(benches, draws);
criterion_main!(benches);
