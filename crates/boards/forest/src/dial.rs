//! A dial as an astrolabe: a fixed rim, a disc that turns with its numbers, night wedges and hands, markers
//! that stay where they are.

use parlour_core::Seat;
use parlour_forest::data::{Dial, Item};
use parlour_forest::view::{DialView, MarkerView, SeatView};
use parlour_kit::icon::icon_at;
use parlour_kit::piece::piece;
use parlour_kit::reading::about;
use parlour_kit::{D, Disc, Hand, Marks, Markup, Outline, Scene, html, target, text};

use crate::goods::symbol;
use crate::places;

/// Hours of a dial.
const HOURS: u8 = 12;
/// Most a basic marker shows; eight slots of the disc are theirs.
const MOST_BASIC: u8 = 7;
/// Most a processed marker shows; the other four slots are theirs.
const MOST_PROCESSED: u8 = 3;
/// The hourglass lies at this hour slot of the oven.
const HOURGLASS: f32 = 195.0;
/// The reminder tile lies at this hour of the oven.
const REMINDER: f32 = 60.0;

/// Where a dial stands and how large it is.
#[derive(Copy, Clone)]
pub(crate) struct Face {
    /// The centre.
    pub(crate) centre: (f32, f32),
    /// The radius.
    pub(crate) r: f32,
}

impl Face {
    /// A point at an angle, clockwise from twelve o'clock, and a share of the radius.
    fn at(self, degrees: f32, share: f32) -> (f32, f32) {
        let angle = degrees.to_radians();
        (self.centre.0 + angle.sin() * share * self.r, self.centre.1 - angle.cos() * share * self.r)
    }

    /// The small dials of other players have room for less.
    fn is_small(self) -> bool {
        self.r < 110.0
    }

    /// A ring segment between two angles and two shares of the radius.
    fn segment(self, from: f32, to: f32, outer: f32, inner: f32) -> String {
        let large = u8::from(to - from > 180.0);
        let (a, b) = (self.at(from, outer), self.at(to, outer));
        let (c, d) = (self.at(to, inner), self.at(from, inner));
        format!(
            "M{} {}A{ro} {ro} 0 {large} 1 {} {}L{} {}A{ri} {ri} 0 {large} 0 {} {}z",
            D(a.0),
            D(a.1),
            D(b.0),
            D(b.1),
            D(c.0),
            D(c.1),
            D(d.0),
            D(d.1),
            ro = D(outer * self.r),
            ri = D(inner * self.r),
        )
    }
}

/// What a reader may do with a dial: only their own can be chosen.
pub(crate) struct Owner<'a> {
    /// Whose it is.
    pub(crate) seat: &'a SeatView,
    /// The marks of the reader's choices, if it is the reader's.
    pub(crate) marks: Option<&'a Marks<'a>>,
}

/// Draws a dial.
pub(crate) fn draw(scene: &Scene<'_>, owner: &Owner<'_>, view: &DialView, face: Face) -> Markup {
    let (cx, cy) = face.centre;
    let turn = u32::from(view.turns) * 30;
    html! {
        g {
            title { (label(scene, view)) }
            circle.forest-rim cx=(D(cx)) cy=(D(cy)) r=(D(face.r)) {}
            circle.forest-leaf cx=(D(cx)) cy=(D(cy)) r=(D(face.r * 0.871)) {}
            (rim(owner, view, face))
            g id={ "forest-disc-" (owner.seat.seat) "-" (view.dial) } data-turn=(turn) transform={ "rotate(" (turn) " " (D(cx)) " " (D(cy)) ")" } {
                (disc(view, face))
            }
            (hub(scene, owner, view, face))
            @for (index, marker) in view.markers.iter().enumerate() { (roundel(scene, owner, view, index, marker, face)) }
        }
    }
}

/// The dial in words.
fn label(scene: &Scene<'_>, view: &DialView) -> String {
    let markers: Vec<String> =
        view.markers.iter().map(|marker| format!("{} {}", scene.word(marker.item.key()), marker.n)).collect();
    format!("{}, {}: {}", scene.title(view.dial.key()), view.turns, markers.join(", "))
}

/// Hours of the rim. The oven's are points, the reached one on a gold seal.
fn rim(owner: &Owner<'_>, view: &DialView, face: Face) -> Markup {
    let shown = |hour: u8| !face.is_small() || hour.is_multiple_of(3);
    html! {
        @for hour in 0..HOURS {
            @let (x, y) = face.at(f32::from(hour) * 30.0, 0.934);
            @if view.dial == Dial::Oven && hour == view.long_hand {
                circle.forest-reached cx=(D(x)) cy=(D(y)) r="9" {}
                g.on-gold { (text::numeral(Hand::Name, 12.0, (x, y), view.turns)) }
            } @else if view.dial == Dial::Oven && shown(hour) {
                g.forest-hour { (text::numeral(Hand::Name, 12.0, (x, y), hour)) }
            } @else {
                circle.forest-dot cx=(D(x)) cy=(D(y)) r=(D(if shown(hour) { 2.4 } else { 1.4 })) {}
            }
        }
        @if view.dial == Dial::Oven {
            @let (x, y) = face.at(HOURGLASS, 0.934);
            circle.forest-hourglass cx=(D(x)) cy=(D(y)) r=(D(face.r * 0.094)) {}
            (icon_at("i-hourglass", (x, y), face.r * 0.15))
            (reminder(owner, face))
        }
    }
}

/// The reminder tile beside the oven, until it is used.
fn reminder(owner: &Owner<'_>, face: Face) -> Markup {
    let (cx, cy) = face.at(REMINDER, 1.02);
    let side = face.r * 0.16;
    let tile = html! {
        rect.forest-reminder x=(D(cx - side / 2.0)) y=(D(cy - side / 2.0)) width=(D(side)) height=(D(side)) rx="3" {}
        (icon_at("i-joker", (cx, cy), side * 0.8))
    };
    let frame = Outline::Frame { x: cx - side / 2.0, y: cy - side / 2.0, width: side, height: side, r: 3.0 };
    html! {
        @if owner.seat.reminder {
            @match owner.marks {
                Some(marks) => (target(marks, places::REMINDER, frame, Disc::Corner, &tile)),
                None => (tile),
            }
        }
    }
}

/// What turns: the slots, the numbers, the hands. Drawn at position nought; numbers stay upright.
fn disc(view: &DialView, face: Face) -> Markup {
    let size = if face.is_small() { 12.5 } else { 16.0 };
    let turn = u32::from(view.turns) * 30;
    let number = |slot: u8, n: u8, edge: bool| {
        let (x, y) = face.at((f32::from(slot) - 0.5) * 30.0, 0.435);
        html! {
            g class=[edge.then_some("in-rubric")] transform={ "rotate(-" (turn) " " (D(x)) " " (D(y)) ")" } {
                (text::numeral(Hand::Name, size, (x, y), n))
            }
        }
    };
    html! {
        @for slot in 1..=HOURS { (wedge(slot, face)) }
        path.forest-basic-ring d=(face.segment(0.0, 240.0, 0.53, 0.34)) {}
        path.forest-processed-ring d=(face.segment(240.0, 360.0, 0.53, 0.34)) {}
        @for n in 0..=MOST_BASIC { (number(n + 1, n, n == 0)) }
        @for n in 0..=MOST_PROCESSED { (number(HOURS - n, n, n == MOST_PROCESSED)) }
        (needle(face, 0.0, 0.868))
        (needle(face, 240.0, 0.70))
    }
}

/// A slot: basic, processed, or one of the two night wedges where a marker stops the dial.
fn wedge(slot: u8, face: Face) -> Markup {
    let (from, to) = (f32::from(slot - 1) * 30.0, f32::from(slot) * 30.0);
    let night = slot == 1 || slot == HOURS - MOST_PROCESSED;
    let class = match slot {
        _ if night => "forest-night",
        1..=8 => "forest-basic",
        _ => "forest-processed",
    };
    html! {
        path class=(class) d=(face.segment(from, to, 0.86, 0.53)) {}
        @if night {
            @for (turn, share) in [(6.0, 0.82), (22.0, 0.79), (9.0, 0.6), (24.0, 0.62)] {
                @let (x, y) = face.at(from + turn, share);
                circle.forest-dot cx=(D(x)) cy=(D(y)) r="1.2" {}
            }
        }
    }
}

fn needle(face: Face, degrees: f32, share: f32) -> Markup {
    let (cx, cy) = face.centre;
    let (k, tip) = (face.r / 132.0, face.r * share);
    html! {
        path.forest-hand transform={ "translate(" (D(cx)) " " (D(cy)) ") rotate(" (D(degrees)) ")" }
            d={ "M" (D(-3.4 * k)) " 0L" (D(-1.9 * k)) " " (D(-tip + 14.3 * k)) "L" (D(-5.1 * k)) " " (D(-tip + 11.5 * k)) "L0 " (D(-tip))
                "L" (D(5.1 * k)) " " (D(-tip + 11.5 * k)) "L" (D(1.9 * k)) " " (D(-tip + 14.3 * k)) "L" (D(3.4 * k)) " 0z" } {}
    }
}

/// Does this marker stop the dial?
fn stops(marker: &MarkerView) -> bool {
    match marker.item {
        Item::Glass | Item::Provision | Item::Goods => marker.n >= MOST_PROCESSED,
        _ => marker.n == 0,
    }
}

/// The hub says what the dial waits for.
fn hub(scene: &Scene<'_>, owner: &Owner<'_>, view: &DialView, face: Face) -> Markup {
    let (cx, cy) = face.centre;
    let mut blocking: Vec<&'static str> =
        view.markers.iter().filter(|marker| stops(marker)).map(|marker| symbol(marker.item)).collect();
    blocking.dedup();
    let side = if blocking.len() > 1 { 22.0 } else { 28.0 };
    let small = face.is_small();
    let side = if small { side * 0.8 } else { side };
    let shown = blocking.len().min(if small { 2 } else { 3 });
    let left = cx - side * 1.05 * (shown as f32 - 1.0) / 2.0;
    let r = face.r * 0.333;
    let icons = html! {
        @for (at, symbol) in blocking.iter().take(shown).enumerate() {
            (icon_at(symbol, (left + side * 1.05 * at as f32, cy + if small { 0.0 } else { 4.0 }), side))
        }
    };
    let body = html! {
        circle.forest-hub cx=(D(cx)) cy=(D(cy)) r=(D(r)) {}
        @if !small && !blocking.is_empty() {
            g.in-rubric { (text::fit(Hand::Aside, &scene.word("forest-board-waits"), r * 1.6, &[12.0, 11.0]).centred(Hand::Aside, (cx, cy - 18.0))) }
        }
        (icons)
    };
    html! {
        @match owner.marks {
            Some(marks) => (target(marks, &places::dial(view.dial), Outline::Disc { cx, cy, r }, Disc::At(cx, cy + r * 0.72), &body)),
            None => (about(&places::dial(view.dial), &body)),
        }
    }
}

/// Where the marker lies in its slot: alone in the middle, two side by side, three in a triangle.
fn place(view: &DialView, index: usize, face: Face) -> ((f32, f32), f32) {
    let slot = view.markers[index].slot;
    let same = |markers: &[MarkerView]| markers.iter().filter(|other| other.slot == slot).count();
    let (all, before) = (same(&view.markers), same(&view.markers[..index]));
    let (turn, share, r): (f32, f32, f32) = match (all, before) {
        (1, _) => (0.0, 0.695, 0.114),
        (2, 0) => (-7.2, 0.695, 0.084),
        (2, _) => (7.2, 0.695, 0.084),
        (_, 0) => (-7.6, 0.75, 0.075),
        (_, 1) => (7.6, 0.75, 0.075),
        (_, 2) => (0.0, 0.605, 0.075),
        (_, _) => (0.0, 0.81, 0.06),
    };
    let r = if face.is_small() { r.min(0.099) } else { r };
    (face.at((f32::from(slot) - 0.5) * 30.0 + turn, share), r * face.r)
}

fn roundel(
    scene: &Scene<'_>,
    owner: &Owner<'_>,
    view: &DialView,
    index: usize,
    marker: &MarkerView,
    face: Face,
) -> Markup {
    let ((cx, cy), r) = place(view, index, face);
    let class = if stops(marker) { "forest-marker stop" } else { "forest-marker" };
    // There are two markers of provisions: choices point at the first.
    let again = view.markers[..index].iter().any(|other| other.item == marker.item);
    let body = html! {
        title { (scene.word(marker.item.key())) " " (marker.n) }
        circle class=(class) cx=(D(cx)) cy=(D(cy)) r=(D(r)) {}
        (icon_at(symbol(marker.item), (cx, cy), r * 1.52))
    };
    let id = piece_id(owner.seat.seat, marker.item, again);
    let (x, y) = face.at((f32::from(marker.slot) - 0.5) * 30.0, 0.93);
    let body = match owner.marks {
        Some(marks) if !again => target(
            marks,
            &places::marker(marker.item),
            Outline::Disc { cx, cy, r },
            Disc::At(f32::midpoint(cx, x), f32::midpoint(cy, y)),
            &body,
        ),
        _ => about(marker.item.key(), &body),
    };
    piece(&id, &body)
}

/// The id of a marker that travels.
pub(crate) fn piece_id(seat: Seat, item: Item, again: bool) -> String {
    format!("pc-{seat}-{item}{}", if again { "-2" } else { "" })
}
