//! The seven rows of the main board: a building with its followers, and the track they advance.

use parlour_kit::card::scene;
use parlour_kit::icon::{icon, icon_at};
use parlour_kit::piece::piece;
use parlour_kit::player::marker_at;
use parlour_kit::reading::about;
use parlour_kit::text::{Anchor, line};
use parlour_kit::value::shown;
use parlour_kit::{D, Disc, Face, Hand, Markup, Outline, html, target, text};
use parlour_orleans::Kind;
use parlour_orleans::data::{Cell, Citizen, Track};

use crate::places;
use crate::shared::citizen;
use crate::symbols;
use crate::table::{Table, name, paragraph};

/// The left edge of the rows.
const X: f32 = 90.0;
/// The width of a building.
const BUILDING: f32 = 96.0;
/// The width of a row.
const WIDTH: f32 = 352.0;
/// The height of a row.
const HEIGHT: f32 = 82.0;
/// From the top of one row to the next.
const PITCH: f32 = 85.33;

/// The rows from top to bottom, with the scenes of their buildings.
const ROWS: [(Kind, &str); 7] = [
    (Kind::Monk, "v-monastery"),
    (Kind::Farmer, "v-farm"),
    (Kind::Craftsman, "v-workshop"),
    (Kind::Trader, "v-stall"),
    (Kind::Boatman, "v-quay"),
    (Kind::Knight, "v-castle"),
    (Kind::Scholar, "v-university"),
];

/// All rows.
pub(crate) fn draw(table: &Table<'_>) -> Markup {
    html! {
        @for (at, (kind, scene)) in ROWS.iter().enumerate() {
            (row(table, *kind, scene, 4.0 + PITCH * at as f32))
        }
    }
}

fn row(table: &Table<'_>, kind: Kind, scene: &str, y: f32) -> Markup {
    let track = Track::of(kind);
    let title =
        track.map_or_else(|| table.scene.word("orleans-board-monks"), |track| table.scene.title(track.key()));
    html! {
        g class=(symbols::tone(kind)) role="group" aria-label=(title) {
            rect.c-f x=(D(X)) y=(D(y)) width=(D(WIDTH)) height=(D(HEIGHT)) rx="4" {}
            @match track {
                Some(track) => (about(track.key(), &cells(table, track, y))),
                None => (monks(table, y)),
            }
            (building(table, kind, &title, scene, y))
            rect.orleans-frame x=(D(X)) y=(D(y)) width=(D(WIDTH)) height=(D(HEIGHT)) rx="4" {}
        }
    }
}

fn building(table: &Table<'_>, kind: Kind, title: &str, symbol: &str, y: f32) -> Markup {
    let count = table.view.supply[kind as usize].count;
    let body = html! {
        title { (title) ": " (count) }
        (scene(symbol, (X, y + 18.0), (BUILDING, HEIGHT - 18.0)))
        rect.orleans-row-name x=(D(X)) y=(D(y)) width=(D(BUILDING)) height="18" {}
        (name(title, (X + BUILDING / 2.0, y + 9.5), BUILDING - 4.0, &[13.0, 12.0]))
        path.c-l d={ "M" (D(X + BUILDING)) " " (D(y)) "v" (D(HEIGHT)) } {}
        g.orleans-zero[count == 0] { (icon(symbols::follower(kind), (X + 59.0, y + 45.0), 34.0)) }
        g.tag { rect x=(D(X + 4.0)) y=(D(y + 62.0)) width="32" height="17" rx="8.5" {} }
        (shown(&format!("supply/what={kind}/count"), count, &text::numeral(Hand::Number, 12.0, (X + 20.0, y + 70.5), format!("×{count}"))))
    };
    let outline = Outline::Frame { x: X, y, width: BUILDING, height: HEIGHT, r: 4.0 };
    target(table.marks, &places::pile(kind), outline, Disc::Corner, &body)
}

/// Monks have no track: their row holds the bank and the citizen of the trading posts.
fn monks(table: &Table<'_>, y: f32) -> Markup {
    let bank = table.view.bank;
    let label = format!("{} {bank}", table.scene.word("orleans-sheet-bank"));
    let fitted = text::fit(Hand::Number, &label, 74.0, &[13.0, 12.0, 11.0]);
    let body = html! {
        rect.orleans-hit-disc x=(D(X + 102.0)) y=(D(y + 44.0)) width="114" height="34" {}
        (icon("i-coin", (X + 106.0, y + 50.0), 22.0))
        (icon("i-coin5", (X + 118.0, y + 50.0), 22.0))
        (fitted.set(Hand::Number, (X + 144.0, y + 61.5), Anchor::Start))
    };
    let outline = Outline::Frame { x: X + 102.0, y: y + 44.0, width: 114.0, height: 34.0, r: 5.0 };
    html! {
        (paragraph(&table.scene.word("orleans-board-no-track"), (X + 108.0, y + 19.0), 238.0, 12.0))
        (target(table.marks, places::BANK, outline, Disc::Corner, &body))
        (citizen(table, Citizen::Posts, (X + 236.0, y + 61.0), 24.0))
        (paragraph(&table.scene.word("orleans-board-most-posts"), (X + 254.0, y + 58.0), 96.0, 11.0))
    }
}

fn cells(table: &Table<'_>, track: Track, y: f32) -> Markup {
    let count = f32::from(track.end() + 1);
    let width = (WIDTH - BUILDING) / count;
    html! {
        @for cell in 0..=track.end() {
            @let x = X + BUILDING + width * f32::from(cell);
            rect class=(if cell == 0 { "orleans-start" } else { "orleans-cell" }) x=(D(x)) y=(D(y)) width=(D(width)) height=(D(HEIGHT)) {}
            (bonus(table, track, cell, (x + width / 2.0, y + 14.0), width))
            (markers(table, track, cell, (x + width / 2.0, y), width))
        }
    }
}

/// What a cell brings, at its top.
fn bonus(table: &Table<'_>, track: Track, cell: u8, (cx, cy): (f32, f32), width: f32) -> Markup {
    let printed = cell.checked_sub(1).map(|at| track.cells()[usize::from(at)]);
    match printed {
        _ if track == Track::Knights => knight_bonus(table, cell, printed, (cx, cy)),
        None => start(&table.scene.word("orleans-board-start"), (cx, cy), width),
        Some(Cell::Good(good)) => icon_at(symbols::good(good), (cx, cy), 22.0),
        Some(Cell::Coins(coins)) => counted(coins, symbols::COIN, (cx, cy)),
        Some(Cell::Development(points)) => counted(points, symbols::POINT, (cx, cy)),
        Some(Cell::Citizen(who)) => citizen(table, who, (cx, cy + 1.0), 24.0),
        Some(Cell::Technology) => html! {
            (icon_at(symbols::TECHNOLOGY, (cx, cy), 22.0))
            // The first technology tile must replace a farmer.
            @if cell == 1 { (icon_at(symbols::follower(Kind::Farmer), (cx + 9.0, cy + 6.0), 13.0)) }
        },
        Some(Cell::TileOfFirst) => plaque("I", (cx, cy)),
        Some(Cell::Tile) => plaque("I · II", (cx, cy)),
        Some(Cell::Draws) => counted(Track::draw_number(cell), symbols::BAG, (cx, cy)),
    }
}

/// The word on the first cell, where there is room for it.
fn start(words: &str, (cx, cy): (f32, f32), width: f32) -> Markup {
    html! {
        @if text::width_of(Hand::Aside, 11.0, words) <= width { (line(Hand::Aside, 11.0, (cx, cy + 3.0), Anchor::Middle, words)) }
    }
}

/// Every cell of the knights says how many followers may be drawn.
fn knight_bonus(table: &Table<'_>, cell: u8, printed: Option<Cell>, (cx, cy): (f32, f32)) -> Markup {
    let draws = Track::draw_number(cell);
    match printed {
        Some(Cell::Citizen(who)) => html! {
            (text::numeral(Hand::Name, 14.0, (cx - 11.0, cy), draws))
            (citizen(table, who, (cx + 7.0, cy + 1.0), 22.0))
        },
        _ => counted(draws, symbols::BAG, (cx, cy)),
    }
}

fn counted(count: u8, symbol: &str, (cx, cy): (f32, f32)) -> Markup {
    html! {
        (text::numeral(Hand::Name, 14.0, (cx - 9.0, cy), count))
        (icon_at(symbol, (cx + 7.0, cy), 20.0))
    }
}

fn plaque(numeral: &str, (cx, cy): (f32, f32)) -> Markup {
    html! {
        rect.orleans-plaque x=(D(cx - 17.0)) y=(D(cy - 10.0)) width="34" height="20" rx="3" {}
        (text::numeral(Hand::Name, 11.5, (cx, cy), numeral))
    }
}

fn markers(table: &Table<'_>, track: Track, cell: u8, (cx, y): (f32, f32), width: f32) -> Markup {
    let seats = table.view.seats.iter().filter(|seat| seat.tracks[track as usize].count == cell);
    let faces: Vec<&Face> = seats.map(|seat| table.face(seat)).collect();
    let (size, spots) = arrangement(faces.len(), width);
    html! {
        @for (face, (dx, dy)) in faces.iter().zip(spots) {
            (piece(&format!("pc-{}-{track}", face.seat), &marker_at(face, (cx + dx, y + 55.0 + dy), size)))
        }
    }
}

/// How markers share a cell: side by side where it is wide, above each other where it is not.
fn arrangement(count: usize, width: f32) -> (f32, Vec<(f32, f32)>) {
    let wide = width > 40.0;
    let square = |size: f32, step: f32| {
        let half = step / 2.0;
        (size, vec![(-half, -half), (half, -half), (-half, half), (half, half)])
    };
    match (count, wide) {
        (0 | 1, _) => (22.0, vec![(0.0, -4.0)]),
        (2, true) => (20.0, vec![(-10.0, -4.0), (10.0, -4.0)]),
        (2, false) => (21.0, vec![(0.0, -12.0), (0.0, 12.0)]),
        (_, true) => square(20.0, 20.5),
        (_, false) => square(15.0, 14.0),
    }
}
