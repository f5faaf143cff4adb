//! The board of The King's Abbey: light and dark.
//!
//! The King's board shows the kingdom in four clearings around his precinct, with the stair of Darkness at its left and
//! the Building Market at its right. A player's abbey is a church from above: pews, baptistery, clergy in the choir,
//! walls and towers around it. Others see it on a small plan of its own, never the large one scaled.

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

mod cards;
mod church;
mod crusades;
mod desk;
mod effects;
mod event;
mod extras;
mod kingdom;
mod market;
mod panels;
mod places;
mod small;
mod track;
mod trays;

use parlour_abbey::View;
use parlour_abbey::data::Good;
use parlour_kit::{Board, Flow, Leaf, Marks, Place, Scene};

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

/// Draws a position as some eyes see it.
pub fn draw(view: &View, scene: &Scene<'_>) -> Board {
    let marks = Marks::new(scene, |words| places::spot(view, scene.me, words.parse().ok()?))
        .traced(scene, |_, words| places::trace(words.parse().ok()?));
    let desk = Desk::new(view, scene, &marks);
    let mut leaves = vec![kingdom::leaf(&desk)];
    leaves.extend(extras::starting_buildings(&desk));
    for seat in scene.seats() {
        if scene.is_me(seat) {
            leaves.push(church::leaf(&desk, seat));
            leaves.extend(extras::hand(&desk, seat));
            leaves.extend(extras::holy(&desk, seat));
        } else {
            leaves.push(small::leaf(&desk, seat));
        }
    }
    leaves.extend(extras::elias(&desk));
    leaves.push(extras::supply(&desk));
    let strip = scene.me.map_or_else(Vec::new, |seat| panels::strip(&desk, seat));
    let panels = panels::panels(&desk);
    Board { leaves, strip, panels, marks: marks.into_marks(), symbols: &[SPRITE] }
}

/// A leaf with one drawing over its whole width.
fn whole(id: String, title: String, place: Place) -> Leaf {
    Leaf::new(id, title, place, Flow::Whole)
}

#[cfg(test)]
mod tests;
