//! The building boards: small buildings by number in columns of glass, the large ones, the supply.

use parlour_forest::data::geometry::PLOT_SUPPLY;
use parlour_forest::data::{Building, Item, Kind, NUMBERS};
use parlour_forest::view::{BuildingView, View};
use parlour_kit::icon::icon;
use parlour_kit::piece::piece;
use parlour_kit::player::marker_at;
use parlour_kit::target::traces;
use parlour_kit::{
    Anchor, D, Disc, Drawing, Hand, Marks, Markup, Outline, Pointed, Scene, html, target, text,
};

use crate::effects::{ground, sign};
use crate::faces::{self, Frame, on_display};
use crate::goods::symbol;
use crate::places;

/// A small tile.
const TILE: (f32, f32) = (122.0, 82.0);
/// The height of the picture on a small tile.
const PICTURE: f32 = 29.0;
/// The margin around a tile, where its outline stands.
const MARGIN: f32 = 3.0;
/// The width of the supply.
const WIDTH: f32 = 410.0;
/// A large tile.
const LARGE: (f32, f32) = (196.0, 82.0);

/// Can this building be built now?
pub(crate) fn is_open(marks: &Marks<'_>, building: Building) -> bool {
    marks.at(&places::card(building)).is_some_and(Pointed::is_open)
}

/// The id of the drawing a building on display lies in.
pub(crate) fn drawing_of(shown: &BuildingView) -> String {
    shown.number.map_or_else(
        || format!("forest-tile-{}", shown.building),
        |(number, _)| format!("forest-tile-{number}"),
    )
}

/// The drawings of the leaf: the small buildings by number, then the large ones, each a drawing of its own.
pub(crate) fn draw(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Vec<Drawing> {
    let small = (1..=NUMBERS).map(|number| small(view, scene, marks, number));
    small.chain(large(view, scene, marks)).collect()
}

fn small(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, number: u8) -> Drawing {
    let body = tile(view, scene, marks, number, (MARGIN, MARGIN));
    let shown = view.display.iter().find(|shown| shown.number.is_some_and(|(found, _)| found == number));
    let label = shown.map_or_else(
        || scene.word("forest-board-small-buildings"),
        |shown| scene.title(shown.building.key()),
    );
    Drawing::new(format!("forest-tile-{number}"), framed(TILE), label, body)
}

fn framed((width, height): (f32, f32)) -> (f32, f32) {
    (width + 2.0 * MARGIN, height + 2.0 * MARGIN)
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
    let disc = Disc::At(frame.at.0 + frame.size.0 + 2.0, frame.at.1 + frame.size.1 + 3.0);
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
        @let about = owned.map_or("forest-score-buildings", |(_, building)| building.key());
        g data-about=(about) {
        rect.forest-slot x=(D(x + 1.0)) y=(D(y + 1.0)) width=(D(w - 2.0)) height=(D(h - 2.0)) rx="4" {}
        @if let Some((seat, building)) = owned {
            (text::fit(Hand::Aside, &scene.title(building.key()), w - 14.0, &[12.5, 11.5]).centred(Hand::Aside, (x + w / 2.0, y + h * 0.34)))
            (marker_at(scene.face(seat), (x + w / 2.0, y + h * 0.68), 20.0))
            (traces(marks, &places::card(building), Outline::Frame { x, y, width: w, height: h, r: 4.0 }, 20.0))
        }
        }
    }
}

/// The large buildings: those on display, then those somebody has.
fn large(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Vec<Drawing> {
    let drawing = |building: Building, body: Markup| {
        Drawing::new(format!("forest-tile-{building}"), framed(LARGE), scene.title(building.key()), body)
    };
    let shown = view.display.iter().filter(|shown| shown.number.is_none()).map(|shown| {
        let frame = Frame { at: (MARGIN, MARGIN), size: LARGE, picture: PICTURE };
        drawing(shown.building, offered(scene, marks, shown, &frame))
    });
    let owned =
        Building::large().filter(|building| view.seats.iter().any(|seat| seat.buildings.has(*building)));
    let owned = owned.map(|building| {
        drawing(building, taken((view, scene, marks), |found| *found == building, (MARGIN, MARGIN), LARGE))
    });
    shown.chain(owned).collect()
}

/// What the signs of the buildings mean, and what lies in the supply.
pub(crate) fn supply(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Drawing {
    let body = legend(view, scene, marks, 0.0);
    Drawing::new("forest-heaps", (WIDTH, LEGEND), scene.word("forest-board-supply"), body).pans(450)
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
