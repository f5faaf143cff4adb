//! What a page lays out: leaves with drawings, a strip of goods, panels of players, marks of choices.

use maud::{Markup, PreEscaped, html};
use parlour_core::Seat;

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
    pub place: Place,
    /// How its drawings stand together.
    pub flow: Flow,
    /// The drawings.
    pub drawings: Vec<Drawing>,
}

/// Whose a leaf is: it gives order and width on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
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

/// Where an offer points, and the number on its button.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The key of the button; the disc on the target shows the same. Offers of one target share it.
    pub key: Option<u16>,
    /// The id of the target on the board, if it points at something there.
    pub place: Option<String>,
}

impl Counter {
    /// So many of this.
    pub fn new(icon: &'static str, name: impl Into<String>, count: impl Into<i32>) -> Self {
        Self { icon, name: name.into(), count: count.into(), note: None }
    }

    /// With words after the number.
    pub fn note(self, note: impl Into<String>) -> Self {
        Self { note: Some(note.into()), ..self }
    }

    /// The counter as an element: icon, number, words; the name is its tooltip and label.
    pub fn markup(&self) -> Markup {
        html! {
            span.gd.z[self.count == 0] title=(self.name) {
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

    fn figure(&self) -> Markup {
        html! { figure { (self.svg()) @if let Some(caption) = &self.caption { figcaption { (caption) } } } }
    }
}

impl Leaf {
    /// A leaf whose heading stands alone.
    pub fn new(id: impl Into<String>, title: impl Into<String>, place: Place, flow: Flow) -> Self {
        let aside = PreEscaped(String::new());
        Self { id: id.into(), title: title.into(), aside, place, flow, drawings: Vec::new() }
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
            section.sheet.leaf.(self.place.class()) id=(self.id) aria-labelledby={ (self.id) "-title" } {
                header {
                    h2 id={ (self.id) "-title" } { (self.title) }
                    div.meta { (self.aside) }
                }
                (self.flow.lay_out(&self.drawings))
            }
        }
    }
}

impl Place {
    /// The class of the leaf.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Shared => "leaf-shared",
            Self::Mine => "leaf-mine",
            Self::Other(_) => "leaf-other",
            Self::Supply => "leaf-supply",
        }
    }
}

impl Flow {
    fn lay_out(self, drawings: &[Drawing]) -> Markup {
        let figures = |drawings: &[Drawing]| html! { @for drawing in drawings { (drawing.figure()) } };
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
    use super::shortened;

    #[test]
    fn empty_elements_are_closed_at_once_and_others_stay() {
        let long =
            "<g><rect x=\"1\"></rect><path d=\"M0 0\"><title>road</title></path><text></text><use></use></g>";
        let short = "<g><rect x=\"1\"/><path d=\"M0 0\"><title>road</title></path><text></text><use/></g>";
        assert_eq!(shortened(long), short);
    }
}
