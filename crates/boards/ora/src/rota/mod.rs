//! The rota: the production wheel on a square folio, with prices in the corners.
//!
//! Thirteen fixed spaces, numbered counter-clockwise from the alpha at the top, hold the markers. The disc with the
//! numbers and the beam turn by one space each round; the leaf on the disc thickens with the yield.

mod corners;
mod disc;
mod markers;
mod rim;

use parlour_core::Phrase;
use parlour_kit::piece::piece;
use parlour_kit::player::marker_at;
use parlour_kit::reading::about;
use parlour_kit::{Drawing, Hand, Marks, Markup, Scene, html, text};
use parlour_ora::View;

use crate::faces::face;
use crate::wording::entry;

/// The folio is a square of this side; the wheel stands in its middle.
const SIDE: f32 = 520.0;
/// The middle of the wheel.
const MIDDLE: f32 = SIDE / 2.0;
/// The angle of one space, in degrees.
const STEP: f32 = 360.0 / 13.0;

/// The wheel of a position.
pub(crate) fn draw(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Drawing {
    let body = html! {
        rect.ora-folio x="3" y="3" width="514" height="514" rx="4" {}
        rect.ora-folio-in x="9" y="9" width="502" height="502" rx="2" {}
        rect x="9" y="9" width="502" height="502" fill="url(#p-leaf)" {}
        (corners::vines())
        (rim::draw(view, scene))
        (about("ora-board-beam", &disc::draw(view)))
        (hub(view, scene))
        (markers::draw(view, scene, marks))
        (rim::signs(view, scene, marks))
        (corners::draw(view, scene, marks))
    };
    Drawing::new("ora-rota", (SIDE, SIDE), label(view, scene), body)
}

/// The point at this radius and angle; nought points right, and angles turn clockwise.
fn polar(radius: f32, degrees: f32) -> (f32, f32) {
    let angle = degrees.to_radians();
    (MIDDLE + radius * angle.cos(), MIDDLE + radius * angle.sin())
}

/// The middle of a space. Rounds beyond thirteen go round again.
fn space_angle(space: u8) -> f32 {
    -90.0 - STEP * f32::from(space % 13)
}

/// The piece of a ring between two radii, half a space to either side of an angle.
fn sector((inner, outer): (f32, f32), middle: f32) -> String {
    let (from, to) = (middle - STEP / 2.0, middle + STEP / 2.0);
    let corners = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
    let [a, b, c, d] = corners.map(|(x, y)| format!("{} {}", parlour_kit::D(x), parlour_kit::D(y)));
    format!("M{a}A{outer} {outer} 0 0 1 {b}L{c}A{inner} {inner} 0 0 0 {d}z")
}

/// The round in the middle, and who begins it.
fn hub(view: &View, scene: &Scene<'_>) -> Markup {
    let of = if view.bonus {
        scene.word("ora-board-bonus")
    } else {
        view.last.map_or_else(String::new, |last| scene.say(&Phrase::new("ora-board-of").number("n", last)))
    };
    let start = face(scene, view.start);
    let begins = scene.say(&Phrase::new("ora-board-begins").seat("seat", view.start));
    html! {
        g data-about="ora-board-rounds" {
        circle.ora-gold cx="260" cy="260" r="57" {}
        circle.ora-hub cx="260" cy="260" r="52" {}
        (text::centred(Hand::Aside, 15.0, (MIDDLE, 239.0), scene.title("ora-sheet-round")))
        g.in-rubric { (text::centred(Hand::Name, 38.0, (MIDDLE, 276.0), view.round)) }
        (text::fit(Hand::Aside, &of, 76.0, &[15.0, 13.0, 12.0]).centred(Hand::Aside, (MIDDLE, 290.0)))
        (piece("pc-start", &html! { title { (begins) } (marker_at(&start, (MIDDLE, 314.0), 26.0)) }))
        }
    }
}

fn label(view: &View, scene: &Scene<'_>) -> String {
    let readings = view.markers.iter().filter_map(|held| {
        held.reading.map(|reading| format!("{} {reading}", scene.word(held.marker.key())))
    });
    let wheel = scene.say(&Phrase::new("ora-board-wheel").number("round", view.round));
    entry(scene, &wheel, &readings.collect::<Vec<_>>().join(", "))
}
