//! The landscape tiles in the supply: both sides of each, what is left and what the next one costs.

use parlour_core::Phrase;
use parlour_kit::icon::picture;
use parlour_kit::reading::about;
use parlour_kit::{D, Drawing, Hand, Markup, Scene, html, text};
use parlour_ora::View;
use parlour_ora::data::{DistrictFace, PlotFace, Printed, Terrain, Tile};

use crate::ground::looks;
use crate::wording::entry;

/// The size of a cell on these small pictures.
const CELL: (f32, f32) = (44.0, 52.0);

/// The two piles.
pub(crate) fn piles(view: &View, scene: &Scene<'_>) -> Vec<Drawing> {
    vec![districts(view, scene), plots(view, scene)]
}

fn districts(view: &View, scene: &Scene<'_>) -> Drawing {
    let body = html! {
        @for (at, face) in DistrictFace::ALL.iter().enumerate() {
            @let y = 4.0 + at as f32 * (CELL.1 + 26.0);
            @for (col, printed) in face.cells().iter().enumerate() { (printed_cell(*printed, (4.0 + CELL.0 * col as f32, y))) }
            (name(scene, face.key(), (4.0 + CELL.0 * 2.5, y + CELL.1 + 17.0)))
        }
    };
    drawing(view, scene, Tile::District, &body)
}

fn plots(view: &View, scene: &Scene<'_>) -> Drawing {
    let at = |col: u8, row: u8| (18.0 + CELL.0 * f32::from(col), 18.0 + CELL.1 * f32::from(row));
    let (x, y) = at(3, 0);
    let body = html! {
        @for row in 0..2 {
            (ground(Terrain::Water, at(0, row)))
            (ground(Terrain::Coast, at(1, row)))
            (ground(Terrain::Hillside, (x, y + CELL.1 * f32::from(row))))
        }
        g.pic { (picture("k-mountain", (x + CELL.0, y), (CELL.0, CELL.1 * 2.0))) }
        (name(scene, PlotFace::Coast.key(), (18.0 + CELL.0, 18.0 + CELL.1 * 2.0 + 18.0)))
        (name(scene, PlotFace::Mountain.key(), (x + CELL.0, 18.0 + CELL.1 * 2.0 + 18.0)))
    };
    drawing(view, scene, Tile::Plot, &body)
}

fn drawing(view: &View, scene: &Scene<'_>, tile: Tile, body: &Markup) -> Drawing {
    let pile = &view.piles[tile as usize];
    let left = scene.say(&Phrase::new("ora-sheet-left").number("n", pile.left));
    let price = pile.price.map(|price| scene.say(&Phrase::new("ora-sheet-price").number("n", price)));
    let label = scene.title(tile.key());
    let stock = price.map_or_else(|| left.clone(), |price| format!("{left}, {price}"));
    let caption = html! { (entry(scene, &label, &stock)) };
    Drawing::new(
        format!("ora-supply-{tile}"),
        (CELL.0 * 5.0 + 8.0, CELL.1 * 2.0 + 52.0),
        label,
        about(tile.key(), body),
    )
    .caption(caption)
}

fn printed_cell(printed: Printed, (x, y): (f32, f32)) -> Markup {
    let card = match printed {
        Printed::Forest => Some("k-forest"),
        Printed::Moor => Some("k-moor"),
        Printed::Bare(_) => None,
    };
    html! {
        (ground(printed.terrain(), (x, y)))
        @if let Some(card) = card { g.pic { (picture(card, (x + 2.0, y + 2.0), (CELL.0 - 4.0, CELL.1 - 4.0))) } }
    }
}

fn ground(terrain: Terrain, (x, y): (f32, f32)) -> Markup {
    let (class, pattern) = looks(terrain);
    html! {
        rect class=(class) x=(D(x)) y=(D(y)) width=(D(CELL.0)) height=(D(CELL.1)) {}
        rect.ora-tile x=(D(x)) y=(D(y)) width=(D(CELL.0)) height=(D(CELL.1)) fill=(pattern) {}
    }
}

fn name(scene: &Scene<'_>, key: &str, (cx, y): (f32, f32)) -> Markup {
    text::centred(Hand::Aside, 13.0, (cx, y), scene.word(key))
}
