//! The board of The Pillars of the Earth: the rising cathedral among its fourteen stations.

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

mod cards;
mod cathedral;
mod emblem;
mod frame;
mod market;
mod persons;
mod places;
mod stations;
mod table;
mod tracks;
mod wheel;

use parlour_kit::{Board, Flow, Leaf, Marks, Place, Scene, html};
use parlour_pillars::View;
use parlour_pillars::data::Good;

/// Symbols that only this board uses.
pub const SPRITE: &str = include_str!("../art/sprite.svg");

/// Styles that only this board needs.
pub const STYLE: &str = include_str!("../art/pillars.css");

/// What every part of the drawing looks at.
struct Desk<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    marks: &'a Marks<'a>,
}

/// The symbol of something that is counted, by the key of its name.
pub fn emblem(key: &str) -> Option<&'static str> {
    match key {
        "pillars-gold" => Some("i-coin"),
        "pillars-point" => Some("i-vp"),
        _ => Good::ALL.iter().find(|good| good.key() == key).map(|good| emblem::good(*good)),
    }
}

/// Draws a position as some eyes see it.
pub fn draw(view: &View, scene: &Scene<'_>) -> Board {
    let marks = Marks::new(scene, |words| places::spot(view, scene.me, words.parse().ok()?))
        .traced(scene, |seat, words| places::trace(view, seat, words.parse().ok()?));
    let desk = Desk { view, scene, marks: &marks };
    let mut leaves = vec![table::leaf(&desk), row(&desk)];
    leaves.extend(scene.seats().map(|seat| persons::leaf(&desk, seat)));
    leaves.push(unseen(&desk));
    let strip = scene.me.map_or_else(Vec::new, |me| persons::strip(&desk, me));
    let panels = view.seats.iter().map(|seat| persons::panel(&desk, seat.seat)).collect();
    Board { leaves, strip, panels, marks: marks.into_marks(), symbols: &[SPRITE] }
}

/// The cards of the round: craftsmen, then resources; a taken card keeps the taker's marker.
fn row(desk: &Desk<'_>) -> Leaf {
    let craftsmen = desk.view.craftsmen_row.iter().map(|card| cards::hired(desk, card));
    let resources = desk.view.resource_row.iter().map(|card| cards::taken(desk, card));
    let aside = desk.scene.word("pillars-board-row-aside");
    Leaf::new("pil-row", desk.scene.word("pillars-board-row"), Place::Shared, Flow::Cards { narrowest: 110 })
        .aside(html! { (aside) })
        .drawings(craftsmen.chain(resources).collect())
}

/// Events and privileges nobody has seen yet: the box is open to all, its order is not.
fn unseen(desk: &Desk<'_>) -> Leaf {
    let events = desk.view.events_unseen.iter().map(|card| cards::event(desk, *card));
    let privileges = desk.view.privileges_unseen.iter().map(|card| cards::unseen_privilege(desk, *card));
    Leaf::new(
        "pil-unseen",
        desk.scene.word("pillars-sheet-decks"),
        Place::Supply,
        Flow::Cards { narrowest: 110 },
    )
    .aside(html! { (desk.scene.word("pillars-board-unseen-aside")) })
    .drawings(events.chain(privileges).collect())
}
