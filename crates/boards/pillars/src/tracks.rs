//! Round the board: victory points on three edges, gold on the fourth.

use parlour_kit::icon::icon_at;
use parlour_kit::player::{fan, marker_at};
use parlour_kit::reading::about;
use parlour_kit::track::{Cell, across, down};
use parlour_kit::value::shown;
use parlour_kit::{Anchor, Face, Hand, Markup, html, text};
use parlour_pillars::data::MOST_GOLD;
use parlour_pillars::view::SeatView;

use crate::about::{GOLD, POINTS};
use crate::{Desk, places};

/// Points the edges count to; who has more goes round again.
const MOST_POINTS: u8 = 60;
const EDGE: f32 = 30.0;

pub(crate) fn draw(desk: &Desk<'_>) -> Markup {
    let (points, gold) = (point_cells(), gold_cells());
    html! {
        (about(POINTS, &html! {
            @for (at, cell) in points.iter().enumerate() {
                (cell.draw(if (at + 1) % 5 == 0 { "tk tk5" } else { "tk" }, at + 1))
            }
        }))
        (about(GOLD, &html! {
            @for (at, cell) in gold.iter().enumerate() {
                g.in-ink { (cell.draw(if at % 5 == 0 { "tg tg5" } else { "tg" }, at)) }
            }
        }))
        (about(POINTS, &markers(desk, "points", |at| point_place(&points, at), |seat| seat.points)))
        (about(GOLD, &markers(desk, "gold", |at| gold[usize::from(at.min(MOST_GOLD))].middle(), |seat| seat.gold)))
    }
}

/// What the markers say, in one line: for screens on which the edges cannot be read. It stands where the sheet
/// puts the stations on such screens.
pub(crate) fn ledger(desk: &Desk<'_>) -> Markup {
    let step = 1080.0 / desk.view.seats.len() as f32;
    // Marker, points and gold of a seat, in the middle of its share.
    let half = 118.0;
    let y = 49.0;
    html! {
        g.pillars-cartouche { rect x="10" y="10" width="1084" height="78" rx="10" {} }
        @for (at, seat) in desk.view.seats.iter().enumerate() {
            @let x = 12.0 + step * (at as f32 + 0.5) - half;
            (marker_at(desk.scene.face(seat.seat), (x + 22.0, y), 44.0))
            (about(POINTS, &html! {
                (icon_at("i-vp", (x + 76.0, y), 44.0))
                (shown(&places::held(seat.seat, "points"), seat.points, &text::line(Hand::Number, 40.0, (x + 102.0, y + 14.0), Anchor::Start, seat.points)))
            }))
            (about(GOLD, &html! {
                (icon_at("i-coin", (x + 172.0, y), 44.0))
                (shown(&places::held(seat.seat, "gold"), seat.gold, &text::line(Hand::Number, 40.0, (x + 198.0, y + 14.0), Anchor::Start, seat.gold)))
            }))
        }
    }
}

/// From 1 at the lower left, clockwise.
fn point_cells() -> Vec<Cell> {
    let (tall, wide) = (640.0 / 14.0, 1100.0 / 32.0);
    let left = down(14, (0.0, 670.0 - tall), (EDGE, -tall));
    let top = across(32, (0.0, 0.0), (wide, EDGE));
    let right = down(14, (1070.0, EDGE), (EDGE, tall));
    let left = left.into_iter().map(|cell| Cell { height: tall, ..cell });
    left.chain(top).chain(right).collect()
}

fn gold_cells() -> Vec<Cell> {
    across(usize::from(MOST_GOLD) + 1, (0.0, 670.0), (1100.0 / 31.0, EDGE))
}

/// Nought has no cell of its own: it lies on the corner before the first.
fn point_place(cells: &[Cell], points: u8) -> (f32, f32) {
    match points {
        0 => (15.0, 668.0),
        _ => cells[usize::from((points - 1) % MOST_POINTS)].middle(),
    }
}

/// The markers of all players, those on one cell fanned out.
fn markers(
    desk: &Desk<'_>,
    what: &str,
    place: impl Fn(u8) -> (f32, f32),
    value: impl Fn(&SeatView) -> u8,
) -> Markup {
    let mut values: Vec<u8> = desk.view.seats.iter().map(&value).collect();
    values.sort_unstable();
    values.dedup();
    html! {
        @for level in values {
            @let faces: Vec<&Face> = desk.view.seats.iter().filter(|seat| value(seat) == level).map(|seat| desk.scene.face(seat.seat)).collect();
            (fan(&faces, place(level), 28.0, |face| format!("pc-{}-{what}", face.seat), (|face: &Face| places::held(face.seat, what), level.into())))
        }
    }
}
