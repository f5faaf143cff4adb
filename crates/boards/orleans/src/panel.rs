//! The strip of the reader's goods and the panels of the players.

use parlour_core::Phrase;
use parlour_kit::{Counter, Panel, Scene};
use parlour_orleans::SeatView;

use crate::symbols;

/// What the reader owns.
pub(crate) fn strip(scene: &Scene<'_>, seat: &SeatView) -> Vec<Counter> {
    let goods = seat.goods.iter().map(|stack| {
        let of = held(seat, &format!("goods/what={}/count", stack.what));
        Counter::new(symbols::good(stack.what), scene.title(stack.what.key()), stack.count)
            .of(of)
            .about(stack.what.key())
    });
    let posts = scene.say(&Phrase::new("orleans-board-posts-left").number("n", seat.reserve));
    let step = scene.say(&Phrase::new("orleans-board-cell").number("n", seat.development));
    let technology = scene.title("orleans-sheet-loose-technology");
    let rest = [
        status(scene, seat).note(step),
        built(scene, seat).note(posts),
        citizens(scene, seat),
        Counter::new(symbols::TECHNOLOGY, technology, seat.technology)
            .of(held(seat, "technology"))
            .about("orleans-sheet-technology"),
        bag(scene, seat),
    ];
    [coins(scene, seat)].into_iter().chain(goods).chain(rest).collect()
}

/// Where the view has something of a seat's.
pub(crate) fn held(seat: &SeatView, what: &str) -> String {
    format!("seats/{}/{what}", seat.seat.index())
}

fn coins(scene: &Scene<'_>, seat: &SeatView) -> Counter {
    Counter::new(symbols::COIN, scene.title("orleans-sheet-coins"), seat.coins)
        .of(held(seat, "coins"))
        .about("orleans-sheet-coins")
}

fn status(scene: &Scene<'_>, seat: &SeatView) -> Counter {
    Counter::new(symbols::STATUS, scene.word("orleans-board-status"), seat.status)
        .of(held(seat, "status"))
        .about("orleans-board-status")
}

fn built(scene: &Scene<'_>, seat: &SeatView) -> Counter {
    Counter::new(symbols::POST, scene.title("orleans-sheet-posts"), seat.posts)
        .of(held(seat, "posts"))
        .about("orleans-sheet-posts")
}

fn citizens(scene: &Scene<'_>, seat: &SeatView) -> Counter {
    Counter::new(symbols::CITIZEN, scene.title("orleans-sheet-citizens"), seat.citizens)
        .of(held(seat, "citizens"))
        .about("orleans-sheet-citizens")
}

fn bag(scene: &Scene<'_>, seat: &SeatView) -> Counter {
    Counter::new(symbols::BAG, scene.title("orleans-sheet-bag"), seat.bag_size)
        .of(held(seat, "bag_size"))
        .about("orleans-sheet-bag")
}

/// What the panel of a player says.
pub(crate) fn panel(scene: &Scene<'_>, seat: &SeatView) -> Panel {
    let goods: u8 = seat.goods.iter().map(|stack| stack.count).sum();
    let counters = vec![
        coins(scene, seat),
        Counter::new("i-any-good", scene.title("orleans-sheet-goods"), goods)
            .of(held(seat, "goods/*/count"))
            .about("orleans-sheet-goods"),
        built(scene, seat),
        citizens(scene, seat),
        status(scene, seat),
        bag(scene, seat),
    ];
    Panel { seat: seat.seat, score: seat.points, counters }
}
