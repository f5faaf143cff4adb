//! The strip of the reader's goods, and the panels of all.

use parlour_abbey::data::{Good, TRADE_TOKENS};
use parlour_core::{Phrase, Seat};
use parlour_kit::{Counter, Panel};

use crate::desk::{Desk, GOODS, good};

/// What the reader owns.
pub(crate) fn strip(desk: &Desk<'_>, seat: Seat) -> Vec<Counter> {
    let me = desk.seat(seat);
    let scene = desk.scene;
    let dark = desk.view.darkness_track[usize::from(desk.view.darkness_cell).clamp(1, 9) - 1];
    let dark = scene.say(&Phrase::new("abbey-board-against").number("n", dark));
    let goods = GOODS.iter().map(|kind| stock(desk, seat, *kind));
    let tokens = [
        Counter::new("i-tool", scene.word("abbey-token-tool"), me.tools.1).note(format!("/ {}", me.tools.0)),
        Counter::new("i-wagon", scene.word("abbey-token-wagon"), me.wagons),
        Counter::new("i-trade", scene.word("abbey-token-trade"), me.trades).note(format!("/ {TRADE_TOKENS}")),
        Counter::new("i-die", scene.word("abbey-board-monks"), me.pool.iter().sum::<u8>()),
        Counter::new("i-defence", scene.word("abbey-unit-defense"), me.defense).note(dark),
        Counter::new("i-peasant", scene.word("abbey-unit-peasant"), me.population),
    ];
    goods.chain(tokens).collect()
}

fn stock(desk: &Desk<'_>, seat: Seat, kind: Good) -> Counter {
    Counter::new(good(kind), desk.scene.word(kind.key()), desk.seat(seat).stock[kind as usize])
}

/// Six counters for every player.
pub(crate) fn panels(desk: &Desk<'_>) -> Vec<Panel> {
    let scene = desk.scene;
    let panel = |seat: &parlour_abbey::view::SeatView| Panel {
        seat: seat.seat,
        score: seat.prestige.into(),
        counters: vec![
            stock(desk, seat.seat, Good::Coin),
            Counter::new("i-die", scene.word("abbey-board-monks"), seat.pool.iter().sum::<u8>()),
            Counter::new("i-defence", scene.word("abbey-unit-defense"), seat.defense),
            Counter::new("i-mitre", scene.word("abbey-action-clergy"), seat.clergy),
            Counter::new("i-peasant", scene.word("abbey-unit-peasant"), seat.population),
            Counter::new("i-crusade", scene.word("abbey-board-crusades"), seat.crusades.len() as i32),
        ],
    };
    desk.view.seats.iter().map(panel).collect()
}
