//! The board of Orléans: the Loire country with its tracks, the players' boards, deeds, place tiles and events.

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

mod column;
mod deeds;
mod follower;
mod map;
mod mine;
mod other;
mod outside;
mod panel;
mod place;
mod places;
mod rows;
mod ruler;
mod shared;
mod stacks;
mod symbols;
mod table;

use parlour_core::Phrase;
use parlour_kit::{Board, Drawing, Flow, Leaf, Marks, Place, Scene, html};
use parlour_orleans::{Good, Kind, View};

use table::Table;

/// Symbols that only this board uses.
pub const SPRITE: &str = include_str!("../art/sprite.svg");

/// Styles that only this board needs.
pub const STYLE: &str = include_str!("../art/orleans.css");

/// The symbol of something that is counted, by the key of its name.
pub fn emblem(key: &str) -> Option<&'static str> {
    let good = || Good::ALL.iter().find(|good| good.key() == key).map(|good| symbols::good(*good));
    let follower = || Kind::ALL.iter().find(|kind| kind.key() == key).map(|kind| symbols::follower(*kind));
    match key {
        "orleans-coin" => Some(symbols::COIN),
        "orleans-point" => Some(symbols::POINT),
        "orleans-post" => Some(symbols::POST),
        "orleans-citizen" => Some(symbols::CITIZEN),
        "orleans-technology" => Some(symbols::TECHNOLOGY),
        _ => good().or_else(follower),
    }
}

/// Draws a position as some eyes see it.
pub fn draw(view: &View, scene: &Scene<'_>) -> Board {
    let mine = scene.me.and_then(|seat| view.seats.get(seat.index()));
    let marks = Marks::new(scene, |words| places::spot(view, mine?, words.parse().ok()?))
        .traced(scene, |seat, words| places::trace(view, view.seats.get(seat.index())?, words.parse().ok()?));
    let table = Table { view, scene, marks: &marks };
    let leaves = leaves(&table);
    Board {
        leaves,
        strip: mine.map(|seat| panel::strip(scene, seat)).unwrap_or_default(),
        panels: view.seats.iter().map(|seat| panel::panel(scene, seat)).collect(),
        marks: marks.into_marks(),
        symbols: &[SPRITE],
    }
}

fn leaves(table: &Table<'_>) -> Vec<Leaf> {
    let seats = table.scene.seats().map(|seat| &table.view.seats[seat.index()]);
    let others = seats.filter(|seat| !table.scene.is_me(seat.seat)).map(|seat| other::leaf(table, seat));
    let mut leaves = vec![main(table)];
    leaves.extend(table.mine().map(|seat| mine::leaf(table, seat)));
    leaves.push(deeds::leaf(table));
    leaves.extend(stacks::leaf(table));
    leaves.extend(others);
    leaves.push(outside::events(table));
    leaves.extend(outside::lost(table));
    leaves
}

/// The board all share: tracks and map beside each other, the development track below.
fn main(table: &Table<'_>) -> Leaf {
    let view = table.view;
    let round = Phrase::new("orleans-sheet-round").number("round", view.round).number("rounds", view.rounds);
    let aside = html! {
        @if view.round > 0 { span { (table.scene.say(&round)) } }
        span { (table.scene.word(view.stage.key())) }
    };
    let tracks = html! { (column::draw(table)) (rows::draw(table)) };
    let tracks =
        Drawing::new("orleans-tracks", (446.0, 602.0), table.scene.title("orleans-sheet-tracks"), tracks)
            .pans(450);
    let mut drawings = vec![tracks, map::drawing(table)];
    drawings.extend(ruler::drawings(table));
    Leaf::new("orleans-main", table.scene.word("orleans-board-main"), Place::Shared, Flow::Pair)
        .aside(aside)
        .drawings(drawings)
}
