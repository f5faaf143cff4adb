//! The strip of the reader's goods and the panels of the players.

use parlour_core::Phrase;
use parlour_kit::{Counter, Panel, Scene};
use parlour_orleans::SeatView;

use crate::symbols;

/// What the reader owns.
pub(crate) fn strip(scene: &Scene<'_>, seat: &SeatView) -> Vec<Counter> {
    let goods = seat
        .goods
        .iter()
        .map(|stack| Counter::new(symbols::good(stack.what), scene.title(stack.what.key()), stack.count));
    let posts = scene.say(&Phrase::new("orleans-board-posts-left").number("n", seat.reserve));
    let step = scene.say(&Phrase::new("orleans-board-cell").number("n", seat.development));
    [Counter::new(symbols::COIN, scene.title("orleans-sheet-coins"), seat.coins)]
        .into_iter()
        .chain(goods)
        .chain([
            Counter::new(symbols::STATUS, scene.word("orleans-board-status"), seat.status).note(step),
            Counter::new(symbols::POST, scene.title("orleans-sheet-posts"), seat.posts).note(posts),
            Counter::new(symbols::CITIZEN, scene.title("orleans-sheet-citizens"), seat.citizens),
            Counter::new(symbols::TECHNOLOGY, scene.title("orleans-sheet-loose-technology"), seat.technology),
            Counter::new(symbols::BAG, scene.title("orleans-sheet-bag"), seat.bag_size),
        ])
        .collect()
}

/// What the panel of a player says.
pub(crate) fn panel(scene: &Scene<'_>, seat: &SeatView) -> Panel {
    let goods: u8 = seat.goods.iter().map(|stack| stack.count).sum();
    let counters = vec![
        Counter::new(symbols::COIN, scene.title("orleans-sheet-coins"), seat.coins),
        Counter::new("i-any-good", scene.title("orleans-sheet-goods"), goods),
        Counter::new(symbols::POST, scene.title("orleans-sheet-posts"), seat.posts),
        Counter::new(symbols::CITIZEN, scene.title("orleans-sheet-citizens"), seat.citizens),
        Counter::new(symbols::STATUS, scene.word("orleans-board-status"), seat.status),
        Counter::new(symbols::BAG, scene.title("orleans-sheet-bag"), seat.bag_size),
    ];
    Panel { seat: seat.seat, score: seat.points, counters }
}
