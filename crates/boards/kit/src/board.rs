//! What a page lays out: leaves with drawings, a strip of goods, panels of players, marks of choices.

use maud::{Markup, PreEscaped, html};
use parlour_core::Seat;

use crate::bounds::Found;
use crate::label::Label;
use crate::part::Role;
use crate::phases::Phases;

/// A drawn position.
#[derive(Clone, Default)]
pub struct Board {
    /// The sheets of the page, in order.
    pub leaves: Vec<Leaf>,
    /// The reader's goods, for the strip that stays in sight.
    pub strip: Vec<Counter>,
    /// What the panels beside the board say, seat by seat.
    pub panels: Vec<Panel>,
    /// One for each offer of the scene, in the same order.
    pub marks: Vec<Mark>,
    /// The symbols its drawings may use besides those of the kit: the same in every position of a game.
    pub symbols: &'static [&'static str],
    /// Where in the game it stands.
    pub phases: Phases,
}

/// A sheet of the page.
#[derive(Clone)]
pub struct Leaf {
    /// The id of its element, unique on the page and stable from one position to the next.
    pub id: String,
    /// The heading.
    pub title: String,
    /// What stands beside the heading.
    pub aside: Markup,
    /// Whose it is.
    pub whose: Whose,
    /// How its drawings stand together.
    pub flow: Flow,
    /// The drawings.
    pub drawings: Vec<Drawing>,
    /// How much the present question needs it.
    pub weight: Weight,
}

/// How much the present question needs a leaf. The page decides how the leaves stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// It is read now and then: it waits in a drawer.
    Drawer,
    /// It is worth a look while one decides: it stands where there is room to spare, else it waits in a drawer.
    Spare,
    /// It is read while one decides, or holds some of the targets: it stands beside.
    Beside,
    /// It is what one acts on: it takes the height of the stage.
    Main,
}

impl Weight {
    /// Its name on the page, as `data-need` says it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Drawer => "drawer",
            Self::Spare => "spare",
            Self::Beside => "beside",
            Self::Main => "main",
        }
    }
}

/// Whose a leaf is: it gives order and width on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The board all share.
    Shared,
    /// The reader's own.
    Mine,
    /// Another player's; two stand beside each other.
    Other(Seat),
    /// What is still in the box; below everything else on narrow screens.
    Supply,
}

/// How the drawings of a leaf stand together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// One over the whole width.
    Whole,
    /// A row of cards that wraps; none is narrower than this many pixels.
    Cards {
        /// In pixels.
        narrowest: u16,
    },
    /// Two beside each other, the second below on narrow screens.
    Pair,
    /// The first at the left, the others as cards at its right and below it.
    Lead {
        /// Of a card, in pixels.
        narrowest: u16,
    },
}

/// One picture: an `svg` element of its own.
#[derive(Clone)]
pub struct Drawing {
    /// The id of its element, unique on the page.
    pub id: String,
    /// In units of the drawing; one is a pixel at its natural size.
    pub width: f32,
    /// In units of the drawing.
    pub height: f32,
    /// What it shows, for those who do not see it.
    pub label: String,
    /// What is inside the `svg` element.
    pub body: Markup,
    /// What stands below it.
    pub caption: Option<Markup>,
    /// On small screens it is at least this wide, in pixels, and scrolls sideways.
    pub least: Option<u16>,
}

/// So many of something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    /// The symbol of the sprite, without `#`.
    pub icon: &'static str,
    /// What is counted, in words.
    pub name: String,
    /// How many.
    pub count: i32,
    /// Words after the number: `idle of 12`.
    pub note: Option<String>,
    /// Where the view has it: see [`crate::value`].
    pub of: Option<String>,
    /// What is asked about it: see [`crate::reading`].
    pub about: Option<String>,
}

/// What the panel of a player says besides name, clock and presence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// Points so far.
    pub score: i32,
    /// Six at most.
    pub counters: Vec<Counter>,
}

/// Where an offer points, its short label, and the number on its button.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Mark {
    /// The key of the button; the disc on the last of its parts shows the same. Offers that end there share it.
    pub key: Option<u16>,
    /// What it points at, in the order a hand picks it; nothing if it has no place on the board.
    pub parts: Vec<Placed>,
    /// Verb, name, price.
    pub label: Label,
    /// Is it always possible and seldom meant? Then it is no move: it lives in the menu of what it points at.
    pub menu: bool,
}

/// A part of an offer, and where it lies.
#[derive(Clone, PartialEq, Debug)]
pub struct Placed {
    /// The id of its element.
    pub id: String,
    /// What it is to the hand.
    pub role: Role,
    /// Its leaf, its drawing and its box there. A board that is proved draws all of them.
    pub found: Option<Found>,
}

impl Mark {
    /// The id of the thing a hand ends at: the last of its parts.
    pub fn place(&self) -> Option<&str> {
        self.parts.last().map(|part| part.id.as_str())
    }
}

impl Board {
    /// A board whose leaves weigh at least what the offers ask of them: a leaf that holds a part of a move stands on the
    /// stage; if that which the board has made the main one holds none of them, the one that holds most is.
    #[must_use]
    pub fn weighed(mut self) -> Self {
        let mut held: Vec<(usize, &mut Leaf)> = self.leaves.iter_mut().map(|leaf| (0, leaf)).collect();
        for mark in self.marks.iter().filter(|mark| mark.key.is_some() && !mark.menu) {
            for found in mark.parts.iter().filter_map(|part| part.found.as_ref()) {
                let on = held.iter_mut().find(|(_, leaf)| leaf.id == found.leaf);
                if let Some((parts, leaf)) = on {
                    *parts += 1;
                    leaf.weight = leaf.weight.max(Weight::Beside);
                }
            }
        }
        let acted = held.iter().any(|(parts, _)| *parts > 0);
        let stands = held.iter().any(|(parts, leaf)| leaf.weight == Weight::Main && (*parts > 0 || !acted));
        if !stands {
            for (_, leaf) in &mut held {
                leaf.weight = leaf.weight.min(Weight::Beside);
            }
            // The first of those that hold most: later ones win ties in `max_by_key`.
            if let Some((_, leaf)) = held.iter_mut().rev().max_by_key(|(parts, _)| *parts) {
                leaf.weight = Weight::Main;
                let abroad = matches!(leaf.whose, Whose::Other(_));
                if abroad && acted {
                    go_abroad(&mut held);
                }
            }
        }
        self
    }
}

/// Whoever acts on others' boards sees those alone, all alike.
fn go_abroad(held: &mut [(usize, &mut Leaf)]) {
    for (parts, leaf) in held {
        let abroad = matches!(leaf.whose, Whose::Other(_));
        leaf.weight = match *parts {
            0 => Weight::Drawer,
            _ if abroad => Weight::Main,
            _ => Weight::Beside,
        };
    }
}

impl Counter {
    /// So many of this.
    pub fn new(icon: &'static str, name: impl Into<String>, count: impl Into<i32>) -> Self {
        Self { icon, name: name.into(), count: count.into(), note: None, of: None, about: None }
    }

    /// With words after the number.
    pub fn note(self, note: impl Into<String>) -> Self {
        Self { note: Some(note.into()), ..self }
    }

    /// Counting what the view has there: see [`crate::value`].
    pub fn of(self, path: impl Into<String>) -> Self {
        Self { of: Some(path.into()), ..self }
    }

    /// That can be read under this id: see [`crate::reading`].
    pub fn about(self, id: impl Into<String>) -> Self {
        Self { about: Some(id.into()), ..self }
    }

    /// The counter as an element: icon, number, words; the name is its label, and its tooltip where no sheet tells more.
    pub fn markup(&self) -> Markup {
        html! {
            span.gd.z[self.count == 0] title=[self.about.is_none().then_some(&self.name)] data-about=[self.about.as_ref()] data-good=(self.icon) data-of=[self.of.as_ref()] data-value=(self.count) {
                svg.i aria-hidden="true" { use href={ "#" (self.icon) } {} }
                span.vh { (self.name) " " }
                span.num { (self.count) }
                @if let Some(note) = &self.note { " " small { (note) } }
            }
        }
    }
}

impl Drawing {
    /// A drawing without a caption.
    pub fn new(
        id: impl Into<String>,
        (width, height): (f32, f32),
        label: impl Into<String>,
        body: Markup,
    ) -> Self {
        Self { id: id.into(), width, height, label: label.into(), body, caption: None, least: None }
    }

    /// With words below it.
    pub fn caption(self, caption: Markup) -> Self {
        Self { caption: Some(caption), ..self }
    }

    /// On small screens never narrower than so many pixels: who looks at it scrolls.
    pub fn pans(self, least: u16) -> Self {
        Self { least: Some(least), ..self }
    }

    /// The drawing as an element. It takes the width it is given.
    pub fn svg(&self) -> Markup {
        let class =
            self.least.map_or_else(|| "drawing".to_owned(), |least| format!("drawing pan {}", pan(least)));
        html! {
            svg class=(class) id=(self.id) role="group" aria-label=(self.label)
                viewBox={ "0 0 " (self.width) " " (self.height) } { (PreEscaped(shortened(&self.body.0))) }
        }
    }

    fn figure(&self, broad: bool) -> Markup {
        html! { figure.broad[broad] { (self.svg()) @if let Some(caption) = &self.caption { figcaption { (caption) } } } }
    }
}

impl Leaf {
    /// A leaf whose heading stands alone.
    pub fn new(id: impl Into<String>, title: impl Into<String>, whose: Whose, flow: Flow) -> Self {
        let aside = PreEscaped(String::new());
        let weight = whose.weight();
        Self { id: id.into(), title: title.into(), aside, whose, flow, drawings: Vec::new(), weight }
    }

    /// Weighing so much for the present question.
    pub fn weighing(self, weight: Weight) -> Self {
        Self { weight, ..self }
    }

    /// With something beside the heading.
    pub fn aside(self, aside: Markup) -> Self {
        Self { aside, ..self }
    }

    /// With these drawings.
    pub fn drawings(self, drawings: Vec<Drawing>) -> Self {
        Self { drawings, ..self }
    }

    /// The leaf as an element.
    pub fn markup(&self) -> Markup {
        html! {
            section.sheet.leaf.(self.whose.class()) id=(self.id) data-need=(self.weight.name()) data-seat=[self.whose.owner()] aria-labelledby={ (self.id) "-title" } {
                header {
                    h2 id={ (self.id) "-title" } { (self.title) }
                    div.meta { (self.aside) }
                }
                (self.flow.lay_out(&self.drawings))
            }
        }
    }
}

impl Whose {
    /// The class of the leaf.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Shared => "leaf-shared",
            Self::Mine => "leaf-mine",
            Self::Other(_) => "leaf-other",
            Self::Supply => "leaf-supply",
        }
    }

    /// The other player whose it is.
    fn owner(self) -> Option<Seat> {
        match self {
            Self::Other(seat) => Some(seat),
            _ => None,
        }
    }

    /// What a leaf weighs before its board has looked at the question.
    const fn weight(self) -> Weight {
        match self {
            Self::Shared | Self::Mine => Weight::Beside,
            Self::Other(_) | Self::Supply => Weight::Drawer,
        }
    }
}

impl Flow {
    fn lay_out(self, drawings: &[Drawing]) -> Markup {
        let least = drawings.iter().map(|drawing| drawing.width).fold(f32::INFINITY, f32::min);
        // Among cards, what is much broader than they are takes a row of its own where there is room for two or three.
        let is_broad = |drawing: &Drawing| matches!(self, Self::Cards { .. }) && drawing.width > least * 1.6;
        let figures =
            |drawings: &[Drawing]| html! { @for drawing in drawings { (drawing.figure(is_broad(drawing))) } };
        match self {
            Self::Whole => html! { div.flow.flow-whole { (figures(drawings)) } },
            Self::Pair => html! { div.flow.flow-pair { (figures(drawings)) } },
            Self::Cards { narrowest } => {
                html! { div.flow.flow-cards.(width(narrowest)) { (figures(drawings)) } }
            }
            Self::Lead { narrowest } => {
                html! { div.flow { div.lead.(width(narrowest)) { (figures(drawings)) } } }
            }
        }
    }
}

/// The same drawing with empty elements closed at once: a drawing has many of them.
fn shortened(body: &str) -> String {
    let mut short = String::with_capacity(body.len());
    let mut rest = body;
    while let Some((before, after)) = rest.split_once("></") {
        short.push_str(before);
        let (name, beyond) = after.split_once('>').unwrap_or_default();
        let opened = short.rfind('<').map_or("", |open| &short[open + 1..]);
        let empty = opened.strip_prefix(name).is_some_and(|tail| tail.is_empty() || tail.starts_with(' '));
        if empty && HOLLOW.contains(&name) {
            short.push_str("/>");
            rest = beyond;
        } else {
            short.push_str("></");
            rest = after;
        }
    }
    short.push_str(rest);
    short
}

/// Elements that hold nothing.
const HOLLOW: [&str; 6] = ["use", "path", "rect", "circle", "ellipse", "line"];

/// Widths of drawings that scroll come in steps of fifty pixels; see [`width`].
fn pan(least: u16) -> String {
    format!("pan-{}", least.div_ceil(50) * 50)
}

/// Widths of cards come in steps of ten pixels, because pages take no inline styles.
fn width(narrowest: u16) -> String {
    format!("w-{}", narrowest.div_ceil(10) * 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bounds::Bounds;

    fn board(weights: &[Weight], offers: &[&str]) -> Board {
        let leaf = |(at, weight): (usize, &Weight)| {
            Leaf::new(format!("leaf-{at}"), "", Whose::Supply, Flow::Whole).weighing(*weight)
        };
        let mark = |leaf: &&str| {
            let found = Found { leaf: (*leaf).to_owned(), drawing: String::new(), bounds: Bounds::default() };
            let part = Placed { id: "thing".to_owned(), role: Role::Place, found: Some(found) };
            Mark { key: Some(1), parts: vec![part], ..Mark::default() }
        };
        let leaves = weights.iter().enumerate().map(leaf).collect();
        Board { leaves, marks: offers.iter().map(mark).collect(), ..Board::default() }.weighed()
    }

    fn weights(board: &Board) -> Vec<Weight> {
        board.leaves.iter().map(|leaf| leaf.weight).collect()
    }

    #[test]
    fn a_leaf_with_targets_stands_on_the_stage() {
        use Weight::{Beside, Drawer, Main};
        let drawers = [Drawer; 3];
        let board = board(&drawers, &["leaf-1", "leaf-2", "leaf-2"]);
        assert_eq!(weights(&board), [Drawer, Beside, Main]);
    }

    #[test]
    fn the_main_leaf_of_the_board_stays_where_it_can_be_acted_on() {
        use Weight::{Beside, Drawer, Main};
        let acted = board(&[Main, Drawer], &["leaf-0", "leaf-1", "leaf-1"]);
        assert_eq!(weights(&acted), [Main, Beside]);
        assert_eq!(weights(&board(&[Drawer, Main], &[])), [Drawer, Main]);
    }

    #[test]
    fn the_question_moves_to_the_leaf_it_can_be_answered_on() {
        use Weight::{Beside, Drawer, Main};
        assert_eq!(weights(&board(&[Main, Drawer], &["leaf-1"])), [Beside, Main]);
    }

    #[test]
    fn who_acts_on_the_boards_of_others_sees_those_alone() {
        use Weight::{Beside, Drawer, Main};
        let mut board = board(&[Main, Beside, Drawer, Drawer], &["leaf-2", "leaf-2", "leaf-3"]);
        for (leaf, weight) in board.leaves.iter_mut().zip([Main, Beside, Drawer, Drawer]) {
            leaf.weight = weight;
        }
        board.leaves[2].whose = Whose::Other(Seat::new(1));
        board.leaves[3].whose = Whose::Other(Seat::new(2));
        assert_eq!(weights(&board.weighed()), [Drawer, Drawer, Main, Main]);
    }

    #[test]
    fn empty_elements_are_closed_at_once_and_others_stay() {
        let long =
            "<g><rect x=\"1\"></rect><path d=\"M0 0\"><title>road</title></path><text></text><use></use></g>";
        let short = "<g><rect x=\"1\"/><path d=\"M0 0\"><title>road</title></path><text></text><use/></g>";
        assert_eq!(shortened(long), short);
    }
}
