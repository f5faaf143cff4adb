//! The board of The King's Abbey: light and dark.
//!
//! The King's board shows the kingdom in four clearings around his precinct, with the stair of Darkness at its left and
//! the Building Market at its right. A player's abbey is a church from above: pews, baptistery, clergy in the choir,
//! walls and towers around it. Others see it on a small plan of its own, never the large one scaled.

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

mod about;
mod cards;
mod church;
mod crusades;
mod desk;
mod effects;
mod event;
mod extras;
mod kingdom;
mod labels;
mod market;
mod panels;
mod places;
mod small;
mod track;
mod trays;

use parlour_abbey::choice::Choice;
use parlour_abbey::data::Good;
use parlour_abbey::{Phase, View};
use parlour_core::Seat;
use parlour_kit::{Answer, Board, Flow, Leaf, Marks, Phases, Reading, Scene, Whose};

use desk::Desk;

/// Symbols that only this board uses.
pub const SPRITE: &str = include_str!("../art/sprite.svg");

/// Styles that only this board needs.
pub const STYLE: &str = include_str!("../art/abbey.css");

/// The symbol of something that is counted, by the key of its name.
pub fn emblem(key: &str) -> Option<&'static str> {
    match key {
        "abbey-unit-prestige" => Some("i-vp"),
        "abbey-unit-sheep" => Some("i-livestock"),
        "abbey-unit-cow" => Some("i-cow"),
        "abbey-token-tool" => Some("i-tool"),
        "abbey-token-wagon" => Some("i-wagon"),
        _ => Good::ALL.iter().find(|good| good.key() == key).map(|good| desk::good(*good)),
    }
}

/// A location or the initiative is told by the place, its die by the answer after it. Whoever adds no die goes on to the
/// tools, so that the die and the place are enough.
pub fn goes_on(words: &str) -> bool {
    matches!(words.parse(), Ok(Choice::Visit(_) | Choice::Initiative | Choice::Main(_) | Choice::NoBonus))
}

/// The ids of everything that can be read of in this game, on the table or not.
pub fn things() -> Vec<String> {
    about::all()
}

/// What can be read of a thing on the table, by its id.
pub fn read(view: &View, scene: &Scene<'_>, id: &str) -> Option<Reading> {
    about::thing(view, scene.me, id).map(|thing| thing.read(scene, emblem))
}

/// What the answer of a player has left on the table, by its id: only what is drawn for every reader.
pub fn trace(_view: &View, _seat: Seat, words: &str) -> Option<String> {
    places::trace(words.parse().ok()?)
}

/// Everybody's points as their panels say them, seat by seat.
pub fn points(view: &View) -> Vec<i32> {
    view.seats.iter().map(panels::points).collect()
}

/// Draws a position as some eyes see it.
pub fn draw(view: &View, scene: &Scene<'_>) -> Board {
    let parts = |answer: Answer<'_>| places::parts(view, scene.me, answer);
    let marks = Marks::new(scene, |offer| places::is_always_possible(&offer.words), parts)
        .labelled(scene, emblem, |answer, phrase| labels::label(scene, answer, phrase))
        .traced(scene, |seat, words| trace(view, seat, words));
    let desk = Desk::new(view, scene, &marks);
    let mut leaves = vec![kingdom::leaf(&desk)];
    leaves.extend(extras::starting_buildings(&desk));
    for seat in scene.seats() {
        if scene.is_me(seat) {
            leaves.push(church::leaf(&desk, seat));
            leaves.extend(extras::monks(&desk, seat));
            leaves.extend(extras::hand(&desk, seat));
            leaves.extend(extras::holy(&desk, seat));
        } else {
            leaves.push(small::leaf(&desk, seat));
        }
    }
    leaves.extend(kingdom::beside(&desk));
    leaves.extend(extras::elias(&desk));
    leaves.push(extras::supply(&desk));
    let strip = scene.me.map_or_else(Vec::new, |seat| panels::strip(&desk, seat));
    let panels = panels::panels(&desk);
    let marks = marks.into_marks(&leaves);
    Board { leaves, strip, panels, marks, symbols: &[SPRITE], phases: phases(view, scene) }.weighed()
}

/// The round, and its twelve phases as the eight one notices.
fn phases(view: &View, scene: &Scene<'_>) -> Phases {
    let names = [
        "abbey-board-step-event",
        "abbey-board-step-abbey",
        "abbey-board-step-market",
        "abbey-board-step-locations",
        "abbey-board-step-peasants",
        "abbey-board-step-building",
        "abbey-board-step-darkness",
        "abbey-board-step-crusades",
    ];
    let now = match view.phase {
        Phase::Setup | Phase::Over => None,
        Phase::Roll | Phase::Event => Some(0),
        Phase::Abbey => Some(1),
        Phase::Market => Some(2),
        Phase::Resources => Some(3),
        Phase::Moves => Some(4),
        Phase::Construction => Some(5),
        Phase::Food | Phase::Darkness => Some(6),
        Phase::Income | Phase::Crusades | Phase::End => Some(7),
    };
    Phases::of(view.round, view.rounds).named(names.map(|name| scene.word(name)), now)
}

/// A leaf with one drawing over its whole width.
fn whole(id: String, title: String, whose: Whose) -> Leaf {
    Leaf::new(id, title, whose, Flow::Whole)
}
