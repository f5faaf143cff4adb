//! The prestige track around the King's board.

use std::fmt::Write as _;

use maud::{Markup, html};
use parlour_core::Seat;
use parlour_kit::player::fan;
use parlour_kit::{D, track::Cell};

use crate::desk::Desk;

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
    html! {
        path.abbey-track d=(cells(|square| square % 5 != 0)) {}
        path.abbey-track.abbey-fives d=(cells(|square| square % 5 == 0)) {}
        g.abbey-track-n {
            @for square in (0..SQUARES).filter(|square| seats(*square).is_empty()) {
                @let (x, y) = cell(square).middle();
                text x=(D(x)) y=(D(y + 4.2)) { (square) }
            }
        }
        @for square in 0..SQUARES {
            @let faces: Vec<_> = seats(square).into_iter().map(|seat| desk.scene.face(seat)).collect();
            @if !faces.is_empty() {
                (fan(&faces, cell(square).middle(), 28.0, |face| format!("pc-{}-prestige", face.seat)))
            }
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
