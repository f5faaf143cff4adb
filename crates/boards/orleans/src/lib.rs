//! The board of Orléans: the Loire country with its tracks, the players' boards, deeds, place tiles and events.

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

mod about;
mod column;
mod deeds;
mod follower;
mod labels;
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

use parlour_core::{Phrase, Seat};
use parlour_kit::{Answer, Board, Drawing, Flow, Leaf, Marks, Phases, Reading, Scene, Weight, Whose, html};
use parlour_orleans::{Good, Kind, Stage, View};

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

/// Every answer has a place of its own on the board, or none at all.
pub fn goes_on(_words: &str) -> bool {
    false
}

/// The ids of everything that can be read of in this game, on the table or not.
pub fn things() -> Vec<String> {
    about::all()
}

/// What can be read of a thing on the table, by its id.
pub fn read(view: &View, scene: &Scene<'_>, id: &str) -> Option<Reading> {
    about::thing(view, id).map(|thing| thing.read(scene, emblem))
}

/// What the answer of a player has left on the table, by its id: only what is drawn for every reader.
pub fn trace(view: &View, seat: Seat, words: &str) -> Option<String> {
    places::trace(view, view.seats.get(seat.index())?, words.parse().ok()?)
}

/// Everybody's points as their panels say them, seat by seat.
pub fn points(view: &View) -> Vec<i32> {
    view.seats.iter().map(|seat| seat.points).collect()
}

/// Draws a position as some eyes see it.
pub fn draw(view: &View, scene: &Scene<'_>) -> Board {
    let mine = scene.me.and_then(|seat| view.seats.get(seat.index()));
    let parts = |answer: Answer<'_>| {
        let read = mine.zip(answer.parse());
        read.map_or_else(Vec::new, |(mine, choice)| places::parts(view, mine, choice))
    };
    let marks = Marks::new(scene, |offer| places::is_no_move(view, &offer.words), parts)
        .labelled(scene, emblem, |answer, phrase| labels::label(scene, answer, phrase))
        .traced(scene, |seat, words| trace(view, seat, words));
    let table = Table { view, scene, marks: &marks };
    let leaves = leaves(&table);
    let marks = marks.into_marks(&leaves);
    Board {
        leaves,
        strip: mine.map(|seat| panel::strip(scene, seat)).unwrap_or_default(),
        panels: view.seats.iter().map(|seat| panel::panel(scene, seat)).collect(),
        marks,
        symbols: &[SPRITE],
        phases: phases(view, scene),
    }
    .weighed()
}

/// The round and its phases, from the hourglass to the event.
fn phases(view: &View, scene: &Scene<'_>) -> Phases {
    let names = [
        "orleans-board-step-hourglass",
        "orleans-board-step-census",
        "orleans-board-step-followers",
        "orleans-board-step-planning",
        "orleans-board-step-actions",
        "orleans-board-step-event",
    ];
    let now = match view.stage {
        Stage::Hourglass => Some(0),
        Stage::Census => Some(1),
        Stage::Followers => Some(2),
        Stage::Planning => Some(3),
        Stage::Actions => Some(4),
        Stage::Event | Stage::FirstPlayer => Some(5),
        _ => None,
    };
    Phases::of(view.round, view.rounds).named(names.map(|name| scene.word(name)), now)
}

/// Is the reader's own board what one looks at now, or the country?
fn is_planning(view: &View) -> bool {
    matches!(view.stage, Stage::Census | Stage::Followers | Stage::Planning)
}

fn leaves(table: &Table<'_>) -> Vec<Leaf> {
    let seats = table.scene.seats().map(|seat| &table.view.seats[seat.index()]);
    let others = seats.filter(|seat| !table.scene.is_me(seat.seat)).map(|seat| other::leaf(table, seat));
    let mine = table.mine().map(|seat| mine::leaf(table, seat));
    let shared = [country(table), main(table)];
    // What one acts on stands at the left.
    let mut leaves: Vec<Leaf> = if is_planning(table.view) {
        mine.into_iter().chain(shared).collect()
    } else {
        shared.into_iter().chain(mine).collect()
    };
    leaves.push(deeds::leaf(table));
    leaves.extend(stacks::leaf(table));
    leaves.extend(others);
    leaves.push(outside::events(table));
    leaves.extend(outside::lost(table));
    leaves
}

/// The tracks of the board all share, the development track below them.
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
    let mut drawings = vec![tracks];
    drawings.extend(ruler::drawings(table));
    Leaf::new("orleans-main", table.scene.word("orleans-board-main"), Whose::Shared, Flow::Whole)
        .aside(aside)
        .drawings(drawings)
}

/// The Loire country, with posts, merchants and goods: what one acts on while one travels.
fn country(table: &Table<'_>) -> Leaf {
    Leaf::new("orleans-country", table.scene.title("orleans-sheet-map"), Whose::Shared, Flow::Whole)
        .weighing(match table.scene.me {
            Some(_) if is_planning(table.view) => Weight::Drawer,
            _ => Weight::Main,
        })
        .drawings(vec![map::drawing(table)])
}
