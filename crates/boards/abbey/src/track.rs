//! The prestige track around the King's board.

use std::fmt::Write as _;

use maud::{Markup, html};
use parlour_core::Seat;
use parlour_kit::icon::icon;
use parlour_kit::player::{fan, marker_at};
use parlour_kit::reading::about;
use parlour_kit::value::shown;
use parlour_kit::{Anchor, D, Hand, text, track::Cell};

use crate::desk::Desk;
use crate::panels::held;

/// Squares of the track, which goes round and round.
const SQUARES: i16 = 100;

/// A square: nought at the lower left, then up, across, down and back.
fn cell(square: i16) -> Cell {
    let at = f32::from(square);
    match square {
        0 => Cell { x: 0.0, y: 640.0, width: 34.4, height: 24.0 },
        1..=18 => Cell { x: 0.0, y: 605.8 - 34.2 * (at - 1.0), width: 28.0, height: 34.2 },
        19..=50 => Cell { x: 34.4 * (at - 19.0), y: 0.0, width: 34.4, height: 24.0 },
        51..=68 => Cell { x: 1072.0, y: 24.0 + 34.2 * (at - 51.0), width: 28.0, height: 34.2 },
        _ => Cell { x: 1065.6 - 34.4 * (at - 69.0), y: 640.0, width: 34.4, height: 24.0 },
    }
}

/// The track and the markers on it.
pub(crate) fn prestige(desk: &Desk<'_>) -> Markup {
    let seats = |square: i16| {
        let at = desk.view.seats.iter().filter(move |seat| seat.prestige.rem_euclid(SQUARES) == square);
        at.map(|seat| seat.seat).collect::<Vec<Seat>>()
    };
    let drawn = html! {
        path.abbey-track d=(cells(|square| square % 5 != 0)) {}
        path.abbey-track.abbey-fives d=(cells(|square| square % 5 == 0)) {}
        g.abbey-track-n {
            @for square in (0..SQUARES).filter(|square| seats(*square).is_empty()) {
                @let (x, y) = cell(square).middle();
                text x=(D(x)) y=(D(y + 4.2)) { (text::growing(square)) }
            }
        }
        @for square in 0..SQUARES {
            @let faces: Vec<_> = seats(square).into_iter().map(|seat| desk.scene.face(seat)).collect();
            @if !faces.is_empty() {
                (fan(&faces, cell(square).middle(), 28.0, |face| format!("pc-{}-prestige", face.seat), (|face: &parlour_kit::Face| format!("seats/{}/prestige % {SQUARES}", face.seat.index()), square.into())))
            }
        }
    };
    about("abbey-unit-prestige", &drawn)
}

/// What the markers say, as a list: for screens on which the edges cannot be read. It stands where the sheet puts
/// the parts of the board on such screens.
pub(crate) fn ledger(desk: &Desk<'_>) -> Markup {
    let step = 1088.0 / desk.view.seats.len().max(4) as f32;
    html! {
        rect.abbey-tray x="4" y="6" width="1096" height="76" rx="10" {}
        @for (at, seat) in desk.view.seats.iter().enumerate() {
            @let x = 12.0 + step * at as f32;
            (marker_at(desk.scene.face(seat.seat), (x + 36.0, 44.0), 52.0))
            (about("abbey-unit-prestige", &icon("i-vp", (x + 72.0, 22.0), 44.0)))
            (about("abbey-unit-prestige", &shown(&held(seat.seat, "prestige"), seat.prestige, &text::line(Hand::Number, 40.0, (x + 124.0, 58.0), Anchor::Start, seat.prestige))))
        }
    }
}

fn cells(wanted: impl Fn(i16) -> bool) -> String {
    let mut path = String::new();
    for Cell { x, y, width, height } in (0..SQUARES).filter(|square| wanted(*square)).map(cell) {
        let _ = write!(path, "M{} {}h{}v{}h{}z", D(x), D(y), D(width), D(height), D(-width));
    }
    path
}
