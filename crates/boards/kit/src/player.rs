//! Heraldry: every player has a tincture, a shape, a letter and a hatching, and any one of them is enough.

use maud::{Markup, html};
use parlour_core::Seat;

use crate::icon::icon;
use crate::num::D;
use crate::scene::Face;

/// The class of a seat; it sets `--pc` (ground), `--pi` (letter on it), `--pt` (name on a sheet), `--hatch`.
pub const fn tincture(seat: Seat) -> &'static str {
    ["gules", "azure", "vert", "or", "ermine"][seat.index()]
}

/// The shape with the letter, in a square.
pub fn marker(face: &Face, (x, y): (f32, f32), size: f32) -> Markup {
    html! {
        g class=(tincture(face.seat)) transform={ "translate(" (D(x)) " " (D(y)) ") scale(" (scale(size)) ")" } {
            (shape(face.seat))
            text.mk-l x="12" y=(D(letter_line(face.seat))) { (face.letter) }
        }
    }
}

/// The shape with the letter, centred on a point.
pub fn marker_at(face: &Face, (cx, cy): (f32, f32), size: f32) -> Markup {
    marker(face, (cx - size / 2.0, cy - size / 2.0), size)
}

/// The shape with the letter, among words outside drawings; the name stands beside it.
pub fn inline_marker(face: &Face) -> Markup {
    html! {
        svg.i.(tincture(face.seat)) viewBox="0 0 24 24" aria-hidden="true" {
            (shape(face.seat))
            text.mk-l x="12" y=(D(letter_line(face.seat))) { (face.letter) }
        }
    }
}

/// Several markers in one place of a track: they stand side by side, smaller the more they are, so that none hides under another.
/// `of` says where the view has the value they mark.
pub fn fan(
    faces: &[&Face],
    (cx, cy): (f32, f32),
    size: f32,
    id: impl Fn(&Face) -> String,
    (of, value): (impl Fn(&Face) -> String, i64),
) -> Markup {
    let (share, places) = spread(faces.len());
    let (size, room) = (size * share, size);
    html! {
        @for (face, (x, y)) in faces.iter().zip(places) {
            g id=(id(face)) data-piece="" data-of=(of(face)) data-value=(value) { (marker_at(face, (cx + x * room, cy + y * room), size)) }
        }
    }
}

/// So many markers in the place of one: how much of its size each has, and where they stand, in shares of it.
const fn spread(count: usize) -> (f32, &'static [(f32, f32)]) {
    match count {
        0 | 1 => (1.0, &[(0.0, 0.0)]),
        2 => (0.75, &[(-0.3, 0.0), (0.3, 0.0)]),
        3 => (0.64, &[(-0.3, -0.27), (0.3, -0.27), (0.0, 0.29)]),
        4 => (0.64, &[(-0.3, -0.3), (0.3, -0.3), (-0.3, 0.3), (0.3, 0.3)]),
        _ => (0.58, &[(-0.36, -0.36), (0.36, -0.36), (0.0, 0.0), (-0.36, 0.36), (0.36, 0.36)]),
    }
}

fn shape(seat: Seat) -> Markup {
    let symbol = ["i-m-gules", "i-m-azure", "i-m-vert", "i-m-or", "i-m-ermine"][seat.index()];
    icon(symbol, (0.0, 0.0), 24.0)
}

/// The letter sits a little higher where the shape is narrow below.
const fn letter_line(seat: Seat) -> f32 {
    [15.6, 16.4, 16.2, 16.4, 16.4][seat.index()]
}

fn scale(size: f32) -> String {
    format!("{:.3}", size / 24.0)
}

/// A full figure of the sprite (`i-builder`, `i-worker`, `i-prior`) in the player's colour, with the
/// marker at its lower right from 24 units on.
pub fn figure(symbol: &str, face: &Face, (x, y): (f32, f32), size: f32) -> Markup {
    html! {
        g class=(tincture(face.seat)) { (icon(symbol, (x, y), size)) }
        @if size >= 24.0 { (marker(face, (x + size * 0.62, y + size * 0.62), size * 0.54)) }
    }
}

/// A figure of nobody's.
pub fn neutral(symbol: &str, (x, y): (f32, f32), size: f32) -> Markup {
    html! { g.neutral { (icon(symbol, (x, y), size)) } }
}

/// A surface in the player's colour with its hatching, where it is large enough to be seen.
pub fn hatched(seat: Seat, (x, y): (f32, f32), (width, height): (f32, f32)) -> Markup {
    let hatch = ["p-gules", "p-azure", "p-vert", "p-or", "p-ermine"][seat.index()];
    html! {
        g class=(tincture(seat)) {
            rect.ground x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) {}
            @if width >= 10.0 && height >= 10.0 {
                rect x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) fill={ "url(#" (hatch) ")" } {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_marker_hides_more_than_an_edge_of_another() {
        for count in 1..=5 {
            let (share, places) = spread(count);
            assert_eq!(places.len(), count);
            for (at, one) in places.iter().enumerate() {
                for other in &places[at + 1..] {
                    let apart = (one.0 - other.0).hypot(one.1 - other.1);
                    assert!(apart >= share * 0.75, "{count}: {one:?} and {other:?}");
                }
            }
        }
    }
}
