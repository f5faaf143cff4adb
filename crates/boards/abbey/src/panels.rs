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
        Counter::new("i-tool", scene.word("abbey-token-tool"), me.tools.1)
            .note(format!("/ {}", me.tools.0))
            .of(held(seat, "tools/1"))
            .about("abbey-token-tool"),
        Counter::new("i-wagon", scene.word("abbey-token-wagon"), me.wagons)
            .of(held(seat, "wagons"))
            .about("abbey-token-wagon"),
        Counter::new("i-trade", scene.word("abbey-token-trade"), me.trades)
            .note(format!("/ {TRADE_TOKENS}"))
            .of(held(seat, "trades"))
            .about("abbey-token-trade"),
        monks(desk, seat),
        defence(desk, seat).note(dark),
        peasants(desk, seat),
    ];
    goods.chain(tokens).collect()
}

fn stock(desk: &Desk<'_>, seat: Seat, kind: Good) -> Counter {
    let of = held(seat, &format!("stock/{}", kind as usize));
    Counter::new(good(kind), desk.scene.word(kind.key()), desk.seat(seat).stock[kind as usize])
        .of(of)
        .about(kind.key())
}

/// Where the view has something of a seat's.
pub(crate) fn held(seat: Seat, what: &str) -> String {
    format!("seats/{}/{what}", seat.index())
}

fn monks(desk: &Desk<'_>, seat: Seat) -> Counter {
    let free = desk.seat(seat).pool.iter().sum::<u8>();
    Counter::new("i-die", desk.scene.word("abbey-board-monks"), free)
        .of(held(seat, "pool"))
        .about("abbey-board-monks")
}

fn defence(desk: &Desk<'_>, seat: Seat) -> Counter {
    let of = held(seat, "defense");
    Counter::new("i-defence", desk.scene.word("abbey-unit-defense"), desk.seat(seat).defense)
        .of(of)
        .about("abbey-unit-defense")
}

fn peasants(desk: &Desk<'_>, seat: Seat) -> Counter {
    let of = held(seat, "population");
    Counter::new("i-peasant", desk.scene.word("abbey-unit-peasant"), desk.seat(seat).population)
        .of(of)
        .about("abbey-unit-peasant")
}

/// Prestige as the track has it; what the end brings is counted then.
pub(crate) fn points(seat: &parlour_abbey::view::SeatView) -> i32 {
    seat.prestige.into()
}

/// Six counters for every player.
pub(crate) fn panels(desk: &Desk<'_>) -> Vec<Panel> {
    let scene = desk.scene;
    let panel = |seat: &parlour_abbey::view::SeatView| Panel {
        seat: seat.seat,
        score: points(seat),
        counters: vec![
            stock(desk, seat.seat, Good::Coin),
            monks(desk, seat.seat),
            defence(desk, seat.seat),
            Counter::new("i-mitre", scene.word("abbey-action-clergy"), seat.clergy)
                .of(held(seat.seat, "clergy"))
                .about("abbey-action-clergy"),
            peasants(desk, seat.seat),
            Counter::new("i-crusade", scene.word("abbey-board-crusades"), seat.crusades.len() as i32)
                .of(held(seat.seat, "crusades"))
                .about("abbey-board-crusades"),
        ],
    };
    desk.view.seats.iter().map(panel).collect()
}
