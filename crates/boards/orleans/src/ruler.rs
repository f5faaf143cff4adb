//! The development track: a ruler of thirty-one cells, in two halves that join.

use parlour_kit::icon::icon_at;
use parlour_kit::piece::piece;
use parlour_kit::player::marker_at;
use parlour_kit::{D, Disc, Drawing, Face, Hand, Markup, Outline, html, target, text};
use parlour_orleans::data::{CITIZEN_CELLS, DEVELOPMENT_END, development_coins, status};

use crate::places;
use crate::shared::citizen;
use crate::symbols;
use crate::table::Table;

/// The width of a cell: thirty-one of them are as wide as tracks and map together.
const CELL: f32 = 1024.0 / 31.0;
/// The height of a cell.
const HEIGHT: f32 = 58.0;
/// The first cell of the second half.
const HALF: u8 = 16;

/// The two halves.
pub(crate) fn drawings(table: &Table<'_>) -> [Drawing; 2] {
    let label = table.scene.title("orleans-sheet-development");
    let first = half(table, 0, HALF, 4.0);
    let second = half(table, HALF, DEVELOPMENT_END + 1, 0.0);
    [
        Drawing::new("orleans-development-1", (532.5, 66.0), format!("{label} 0–15"), first).pans(550),
        Drawing::new("orleans-development-2", (499.5, 66.0), format!("{label} 16–30"), second).pans(550),
    ]
}

fn half(table: &Table<'_>, from: u8, to: u8, left: f32) -> Markup {
    let width = CELL * f32::from(to - from);
    html! {
        @for number in from..to { (cell(table, number, left + CELL * f32::from(number - from))) }
        path.orleans-frame d={
            @if from == 0 { "M" (D(left + width)) " 4H" (D(left)) "v" (D(HEIGHT)) "h" (D(width)) }
            @else { "M" (D(left)) " 4h" (D(width)) "v" (D(HEIGHT)) "h" (D(-width)) }
        } {}
    }
}

fn cell(table: &Table<'_>, number: u8, x: f32) -> Markup {
    let cx = x + CELL / 2.0;
    let body = html! {
        rect class={ "orleans-dev orleans-dev-" (status(number)) } x=(D(x)) y="4" width=(D(CELL)) height=(D(HEIGHT)) {}
        (bonus(table, number, cx))
        @if table.view.seats.iter().any(|seat| seat.development == number) {
            (markers(table, number, cx))
        } @else {
            g.in-ink { (text::centred(Hand::Words, 12.0, (cx, 53.0), number)) }
        }
    };
    let outline = Outline::Frame { x, y: 4.0, width: CELL, height: HEIGHT, r: 2.0 };
    target(table.marks, &places::cell(number), outline, Disc::At(cx, 2.0), &body)
}

fn bonus(table: &Table<'_>, number: u8, cx: f32) -> Markup {
    let starts = number == 0 || status(number) > status(number - 1);
    let coins = development_coins(number);
    let waiting = CITIZEN_CELLS.iter().find(|(cell, _)| *cell == number);
    html! {
        @if starts {
            (icon_at(symbols::STATUS, (cx, 19.0), 28.0))
            g.on-gold { (text::numeral(Hand::Name, 13.0, (cx, 20.0), status(number))) }
        } @else if coins > 0 {
            (icon_at("i-coin-blank", (cx, 20.0), 24.0))
            g.on-gold { (text::numeral(Hand::Name, 13.0, (cx, 20.0), coins)) }
        } @else if let Some((_, who)) = waiting {
            (citizen(table, *who, (cx, 20.0), 24.0))
        }
    }
}

fn markers(table: &Table<'_>, number: u8, cx: f32) -> Markup {
    let seats = table.view.seats.iter().filter(|seat| seat.development == number);
    let faces: Vec<&Face> = seats.map(|seat| table.face(seat)).collect();
    let (size, spots) = arrangement(faces.len());
    html! {
        @for (face, (dx, dy)) in faces.iter().zip(spots) {
            (piece(&format!("pc-{}-development", face.seat), &marker_at(face, (cx + dx, 47.0 + dy), size)))
        }
    }
}

/// How markers share a cell, so that every letter can be read.
fn arrangement(count: usize) -> (f32, &'static [(f32, f32)]) {
    match count {
        0 | 1 => (25.0, &[(0.0, 1.0)]),
        2 => (18.0, &[(-7.5, 0.0), (7.5, 0.0)]),
        _ => (15.0, &[(-7.5, -7.0), (7.5, -7.0), (-7.5, 7.5), (7.5, 7.5)]),
    }
}
