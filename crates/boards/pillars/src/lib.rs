//! The board of The Pillars of the Earth: the rising cathedral among its fourteen stations.

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

mod about;
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

use parlour_core::Seat;
use parlour_kit::{Answer, Board, Flow, Leaf, Marks, Phases, Reading, Scene, Weight, Whose, html};
use parlour_pillars::View;
use parlour_pillars::data::{Good, ROUNDS, Station};
use parlour_pillars::view::Phase;

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

impl Desk<'_> {
    /// While builders are placed the board takes the room: the household stands beside it in short cards.
    fn is_household_short(&self) -> bool {
        self.view.phase == Phase::Builders
    }

    /// What the question needs: in the draft the cards, then the board; the household is always read beside them.
    fn weight_of_row(&self) -> Weight {
        if self.view.phase == Phase::Draft { Weight::Main } else { Weight::Drawer }
    }

    fn weight_of_board(&self) -> Weight {
        if self.view.phase == Phase::Draft { Weight::Beside } else { Weight::Main }
    }
}

/// The symbol of something that is counted, by the key of its name.
pub fn emblem(key: &str) -> Option<&'static str> {
    match key {
        "pillars-gold" => Some("i-coin"),
        "pillars-point" => Some("i-vp"),
        "pillars-worker" => Some("i-worker"),
        _ => Good::ALL.iter().find(|good| good.key() == key).map(|good| emblem::good(*good)),
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
    places::trace(view, seat, words.parse().ok()?)
}

/// Everybody's points as their panels say them, seat by seat.
pub fn points(view: &View) -> Vec<i32> {
    view.seats.iter().map(persons::points).collect()
}

/// Draws a position as some eyes see it.
pub fn draw(view: &View, scene: &Scene<'_>) -> Board {
    let parts = |answer: Answer<'_>| {
        answer.parse().map_or_else(Vec::new, |choice| places::parts(view, scene.me, choice))
    };
    let marks = Marks::new(scene, |_| false, parts)
        .labelled(scene, emblem, |_, _| None)
        .traced(scene, |seat, words| trace(view, seat, words));
    let desk = Desk { view, scene, marks: &marks };
    let mut leaves = vec![table::leaf(&desk), row(&desk)];
    leaves.extend(scene.seats().map(|seat| persons::leaf(&desk, seat)));
    leaves.push(unseen(&desk));
    let strip = scene.me.map_or_else(Vec::new, |me| persons::strip(&desk, me));
    let panels = view.seats.iter().map(|seat| persons::panel(&desk, seat.seat)).collect();
    let marks = marks.into_marks(&leaves);
    Board { leaves, strip, panels, marks, symbols: &[SPRITE], phases: phases(view, scene) }.weighed()
}

/// The round and its phases; the last station but one is where craftsmen work.
fn phases(view: &View, scene: &Scene<'_>) -> Phases {
    let names = [
        "pillars-board-step-cards",
        "pillars-board-step-builders",
        "pillars-board-step-places",
        "pillars-board-step-work",
    ];
    let works = matches!(view.station, Some(Station::Cathedral | Station::StartPlayer));
    let now = match view.phase {
        Phase::Start | Phase::Over => None,
        Phase::Deal | Phase::Draft => Some(0),
        Phase::Builders => Some(1),
        Phase::Stations => Some(if works { 3 } else { 2 }),
    };
    Phases::of(view.round, ROUNDS).named(names.map(|name| scene.word(name)), now)
}

/// The cards of the round: craftsmen, then resources; a taken card keeps the taker's marker.
fn row(desk: &Desk<'_>) -> Leaf {
    let craftsmen = desk.view.craftsmen_row.iter().map(|card| cards::hired(desk, card));
    let resources = desk.view.resource_row.iter().map(|card| cards::taken(desk, card));
    let aside = desk.scene.word("pillars-board-row-aside");
    Leaf::new("pil-row", desk.scene.word("pillars-board-row"), Whose::Shared, Flow::Cards { narrowest: 110 })
        .weighing(desk.weight_of_row())
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
        Whose::Supply,
        Flow::Cards { narrowest: 110 },
    )
    .aside(html! { (desk.scene.word("pillars-board-unseen-aside")) })
    .drawings(events.chain(privileges).collect())
}
