//! The markers on the fixed spaces: one stands in the middle, more share the space.

use parlour_kit::icon::icon_at;
use parlour_kit::piece::piece;
use parlour_kit::{D, Disc, Marks, Markup, Outline, Scene, html, target};
use parlour_ora::View;
use parlour_ora::view::MarkerView;

use super::{polar, space_angle};
use crate::wording::entry;
use crate::{glyph, places};

/// The markers that stand on the wheel.
pub(crate) fn draw(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Markup {
    html! {
        @for space in 0..13 {
            @let here: Vec<_> = view.markers.iter().filter(|held| held.space == Some(space)).collect();
            @for (at, held) in here.iter().enumerate() {
                (one(scene, marks, held, seat_in(space, at, here.len())))
            }
        }
    }
}

fn one(scene: &Scene<'_>, marks: &Marks<'_>, held: &MarkerView, ((x, y), r): ((f32, f32), f32)) -> Markup {
    let roundel = html! {
        circle.ora-marker cx=(D(x)) cy=(D(y)) r=(D(r)) {}
        (icon_at(glyph::marker(held.marker), (x, y), r * 1.42))
    };
    let reading = held.reading.map_or_else(String::new, |reading| reading.to_string());
    let body = html! {
        title { (entry(scene, &scene.word(held.marker.key()), &reading)) }
        (piece(&format!("pc-marker-{}", held.marker), &roundel))
    };
    let disc = if r < 15.0 { Disc::Large(8.0) } else { Disc::Corner };
    target(marks, &places::marker(held.marker), Outline::Disc { cx: x, cy: y, r }, disc, &body)
}

/// The place of one of several markers in a space, and its radius.
fn seat_in(space: u8, at: usize, of: usize) -> ((f32, f32), f32) {
    let middle = space_angle(space);
    // How many stand in the outer and in the inner row, their radius, and how far apart they are.
    let (outer, r, apart) = match of {
        0 | 1 => (1, 18.5, 0.0),
        2 => (2, 18.5, 12.0),
        3 => (3, 14.5, 8.9),
        4 => (2, 13.0, 9.6),
        5 | 6 => (3, 12.5, 8.0),
        _ => (of.div_ceil(2), 11.2, 6.6),
    };
    let (row, place) = if at < outer { (outer, at) } else { (of - outer, at - outer) };
    let radius = match (of <= outer, at < outer) {
        (true, _) => 190.5,
        (false, true) => 203.0,
        (false, false) => 177.0,
    };
    let angle = middle + apart * (place as f32 - (row as f32 - 1.0) / 2.0);
    (polar(radius, angle), r)
}
