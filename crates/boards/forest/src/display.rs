//! The building boards: small buildings by number in columns of glass, the large ones, the supply.

use parlour_forest::data::geometry::PLOT_SUPPLY;
use parlour_forest::data::{Building, Item, Kind, NUMBERS};
use parlour_forest::view::{BuildingView, View};
use parlour_kit::icon::icon;
use parlour_kit::piece::piece;
use parlour_kit::player::marker_at;
use parlour_kit::target::traces;
use parlour_kit::{Anchor, D, Disc, Drawing, Hand, Marks, Markup, Outline, Scene, html, target, text};

use crate::effects::{ground, sign};
use crate::faces::{self, Frame, on_display};
use crate::goods::symbol;
use crate::places;

/// Columns of a board: nought, one or two glass.
const COLUMNS: u8 = 3;
/// A small tile.
const TILE: (f32, f32) = (122.0, 82.0);
/// The height of the picture on a small tile.
const PICTURE: f32 = 29.0;
/// From one row to the next.
const PITCH: f32 = 86.0;
/// The width of a board.
const WIDTH: f32 = 410.0;
/// The first board has the numbers up to this one.
const FIRST: u8 = 21;
/// What the rows of small buildings are about.
const ROWS: [&str; 12] = [
    "i-brick",
    "i-wood",
    "i-sand",
    "i-peat-coal",
    "i-water",
    "i-porridge",
    "i-meat",
    "i-pig",
    "i-cattle",
    "i-pasture",
    "i-progress",
    "i-vp",
];
/// A large tile.
const LARGE: (f32, f32) = (196.0, 92.0);

/// The drawings of the leaf: two boards of small buildings and the large ones.
pub(crate) fn draw(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Vec<Drawing> {
    vec![
        small(view, scene, marks, "forest-buildings-1", 1..=FIRST),
        small(view, scene, marks, "forest-buildings-2", FIRST + 1..=NUMBERS),
        large(view, scene, marks),
    ]
}

fn small(
    view: &View,
    scene: &Scene<'_>,
    marks: &Marks<'_>,
    id: &str,
    numbers: std::ops::RangeInclusive<u8>,
) -> Drawing {
    let first = *numbers.start();
    let rows = (numbers.end() - first) / COLUMNS + 1;
    let last = *numbers.end() == NUMBERS;
    let height = 24.0 + PITCH * f32::from(rows) + 2.0;
    let x = |number: u8| 31.0 + 126.0 * f32::from((number - 1) % COLUMNS);
    let y = |number: u8| 24.0 + PITCH * f32::from((number - first) / COLUMNS);
    let body = html! {
        rect.forest-board x="1" y="0" width=(D(WIDTH - 2.0)) height=(D(height)) rx="5" {}
        @for glass in 0..COLUMNS {
            (text::line(Hand::Name, 15.0, (x(glass + 1) + 58.0, 17.0), Anchor::End, glass))
            (icon("i-glass", (x(glass + 1) + 62.0, 3.0), 17.0))
        }
        @for row in 0..rows {
            @let about = ROWS[usize::from((first - 1) / COLUMNS + row)];
            (icon(about, (6.0, 24.0 + PITCH * f32::from(row) + TILE.1 / 2.0 - 10.0), 20.0))
        }
        @for number in numbers.clone() { (tile(view, scene, marks, number, (x(number), y(number)))) }
        @if last { (legend(view, scene, marks, height + 10.0)) }
    };
    let height = if last { height + 10.0 + LEGEND } else { height };
    Drawing::new(id, (WIDTH, height), scene.word("forest-board-small-buildings"), body).pans(450)
}

/// The space of a number: its tile, or the taker's marker.
fn tile(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, number: u8, (x, y): (f32, f32)) -> Markup {
    let shown = view.display.iter().find(|shown| shown.number.is_some_and(|(found, _)| found == number));
    if let Some(shown) = shown {
        return offered(scene, marks, shown, &Frame { at: (x, y), size: TILE, picture: PICTURE });
    }
    let is_it = |building: &Building| building.number().is_some_and(|(found, _)| found == number);
    taken((view, scene, marks), is_it, (x, y), TILE)
}

fn offered(scene: &Scene<'_>, marks: &Marks<'_>, shown: &BuildingView, frame: &Frame) -> Markup {
    let outline =
        Outline::Frame { x: frame.at.0, y: frame.at.1, width: frame.size.0, height: frame.size.1, r: 4.0 };
    let disc = Disc::At(frame.at.0 + frame.size.0 - 4.0, frame.at.1 + frame.size.1 - 4.0);
    let tile = target(marks, &places::card(shown.building), outline, disc, &on_display(scene, shown, frame));
    piece(&faces::piece_id(shown.building), &tile)
}

/// A space whose building somebody has: dashed, with the name and the taker's marker.
fn taken(
    (view, scene, marks): (&View, &Scene<'_>, &Marks<'_>),
    is_it: impl Fn(&Building) -> bool,
    (x, y): (f32, f32),
    (w, h): (f32, f32),
) -> Markup {
    let owned =
        view.seats.iter().find_map(|seat| seat.buildings.iter().find(&is_it).map(|found| (seat.seat, found)));
    html! {
        rect.forest-slot x=(D(x + 1.0)) y=(D(y + 1.0)) width=(D(w - 2.0)) height=(D(h - 2.0)) rx="4" {}
        @if let Some((seat, building)) = owned {
            (text::fit(Hand::Aside, &scene.title(building.key()), w - 14.0, &[12.5, 11.5]).centred(Hand::Aside, (x + w / 2.0, y + h * 0.34)))
            (marker_at(scene.face(seat), (x + w / 2.0, y + h * 0.68), 20.0))
            (traces(marks, &places::card(building), Outline::Frame { x, y, width: w, height: h, r: 4.0 }, 20.0))
        }
    }
}

/// The large buildings: those on display, then those somebody has.
fn large(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Drawing {
    let shown: Vec<&BuildingView> = view.display.iter().filter(|shown| shown.number.is_none()).collect();
    let owned: Vec<Building> = Building::large()
        .filter(|building| view.seats.iter().any(|seat| seat.buildings.has(*building)))
        .collect();
    let count = (shown.len() + owned.len()).max(5);
    let y = |at: usize| 24.0 + (LARGE.1 + 5.0) * at as f32;
    let height = 24.0 + (LARGE.1 + 5.0) * count as f32 + 2.0;
    let body = html! {
        rect.forest-board x="1" y="0" width=(D(LARGE.0 + 10.0)) height=(D(height)) rx="5" {}
        (text::line(Hand::Name, 15.0, (28.0, 17.0), Anchor::End, "3"))
        (icon("i-glass", (32.0, 3.0), 17.0))
        (text::fit(Hand::Words, &scene.word("forest-board-two-cells"), 130.0, &[12.0, 11.0]).set(Hand::Words, (58.0, 12.0), Anchor::Start))
        @for (at, shown) in shown.iter().enumerate() {
            (offered(scene, marks, shown, &Frame { at: (6.0, y(at)), size: LARGE, picture: 37.0 }))
        }
        @for (at, building) in owned.iter().enumerate() {
            (taken((view, scene, marks), |found| found == building, (6.0, y(shown.len() + at)), LARGE))
        }
    };
    Drawing::new(
        "forest-buildings-large",
        (LARGE.0 + 12.0, height),
        scene.word("forest-board-large-buildings"),
        body,
    )
}

/// The height of the legend.
const LEGEND: f32 = 158.0;

/// The signs of the kinds, and the supply: tiles, animals, small plots.
fn legend(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, y: f32) -> Markup {
    const KINDS: [(Kind, &str); 5] = [
        (Kind::Conversion, "forest-board-conversion"),
        (Kind::Immediate, "forest-board-immediate"),
        (Kind::Permanent, "forest-board-permanent"),
        (Kind::Final, "forest-board-final"),
        (Kind::Requirement, "forest-board-requirement"),
    ];
    html! {
        rect.forest-board x="1" y=(D(y)) width=(D(WIDTH - 2.0)) height=(D(LEGEND)) rx="5" {}
        @for (at, (kind, key)) in KINDS.iter().enumerate() {
            @let (x, row) = (10.0 + 134.0 * (at % 3) as f32, y + 9.0 + 25.0 * (at / 3) as f32);
            g class=(ground(*kind)) { rect.forest-swatch x=(D(x)) y=(D(row)) width="20" height="20" rx="3" {} }
            (icon(sign(*kind), (x + 3.0, row + 3.0), 14.0))
            (text::fit(Hand::Words, &scene.word(key), 104.0, &[12.0, 11.0]).set(Hand::Words, (x + 26.0, row + 10.0), Anchor::Start))
        }
        path.forest-thin d={ "M11 " (D(y + 62.0)) "h388" } {}
        @for (at, item) in places::SUPPLY.iter().enumerate() { (heap(scene, marks, *item, (12.0 + 65.0 * at as f32, y + 70.0))) }
        (icon("i-small-plot", (12.0, y + 124.0), 26.0))
        (text::line(Hand::Name, 16.0, (44.0, y + 142.0), Anchor::Start, format!("{}/{PLOT_SUPPLY}", view.plots_left)))
        (text::fit(Hand::Words, &scene.word("forest-board-supply"), 300.0, &[12.0, 11.0]).set(Hand::Words, (96.0, y + 137.0), Anchor::Start))
    }
}

/// A heap of tiles or animals.
fn heap(scene: &Scene<'_>, marks: &Marks<'_>, item: Item, (x, y): (f32, f32)) -> Markup {
    let frame = Outline::Frame { x, y, width: 58.0, height: 44.0, r: 4.0 };
    let body = html! {
        title { (scene.title(item.key())) }
        rect.forest-plaque x=(D(x)) y=(D(y)) width="58" height="44" rx="4" {}
        (icon(symbol(item), (x + 14.0, y + 7.0), 30.0))
    };
    target(marks, &places::supply(item), frame, Disc::Corner, &body)
}
