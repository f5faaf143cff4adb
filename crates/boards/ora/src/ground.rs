//! The ground of a land: terrain in runs, cell lines, boats, mountains, forests and moors.

use parlour_kit::icon::picture;
use parlour_kit::{D, Hand, Markup, Scene, html, text};
use parlour_ora::Spot;
use parlour_ora::data::Terrain;
use parlour_ora::view::CellView;

use crate::grid::{CELL_HEIGHT, Grid};

/// Cards stand this far inside their cell.
pub(crate) const INSET: f32 = 4.0;

/// The terrain under everything.
pub(crate) fn draw(grid: &Grid, cells: &[CellView]) -> Markup {
    let plain: Vec<&CellView> = cells.iter().filter(|cell| cell.terrain != Terrain::Mountain).collect();
    html! {
        @for run in runs(&plain) {
            @let (x, y) = grid.corner(run.0);
            @let width = (0..run.1).map(|col| grid.column(run.0.col + col as i8)).sum::<f32>();
            @let (class, pattern) = looks(run.2);
            rect class=(class) x=(D(x)) y=(D(y)) width=(D(width)) height=(D(CELL_HEIGHT)) {}
            rect x=(D(x)) y=(D(y)) width=(D(width)) height=(D(CELL_HEIGHT)) fill=(pattern) {}
        }
        g.pic { @for cell in cells { (feature(grid, cell)) } }
        path.ora-cells d={ @for cell in &plain { (outline(grid, cell)) } } {}
    }
}

/// Cells of one terrain beside each other: the first, how many, and the terrain.
fn runs(cells: &[&CellView]) -> Vec<(Spot, u8, Terrain)> {
    let mut runs: Vec<(Spot, u8, Terrain)> = Vec::new();
    for cell in cells {
        match runs.last_mut() {
            Some((first, length, terrain))
                if first.row == cell.spot.row
                    && i16::from(first.col) + i16::from(*length) == i16::from(cell.spot.col)
                    && *terrain == cell.terrain =>
            {
                *length += 1;
            }
            _ => runs.push((cell.spot, 1, cell.terrain)),
        }
    }
    runs
}

/// The class and the pattern of a terrain.
pub(crate) const fn looks(terrain: Terrain) -> (&'static str, &'static str) {
    match terrain {
        Terrain::Water => ("ora-water", "url(#p-water)"),
        Terrain::Coast => ("ora-coast", "url(#p-coast)"),
        Terrain::Plains => ("ora-plains", "url(#p-plains)"),
        Terrain::Hillside => ("ora-hillside", "url(#p-hill)"),
        Terrain::Mountain => ("ora-rock", "url(#p-hill)"),
    }
}

/// What is painted on bare water and on mountains.
fn feature(grid: &Grid, cell: &CellView) -> Markup {
    let (x, y) = grid.corner(cell.spot);
    let (bare, width) = (cell.building.is_none(), grid.column(cell.spot.col));
    let symbol = match cell.terrain {
        Terrain::Mountain => return picture("k-mountain", (x, y), (width, CELL_HEIGHT * 2.0)),
        Terrain::Water if bare && cell.spot.row % 2 == 0 => "k-boat",
        Terrain::Water if bare => "k-fish",
        _ => return html! {},
    };
    picture(symbol, (x, y), (width, CELL_HEIGHT))
}

fn outline(grid: &Grid, cell: &CellView) -> String {
    let (x, y) = grid.corner(cell.spot);
    let width = grid.column(cell.spot.col);
    format!("M{} {}h{width}v{CELL_HEIGHT}h-{width}z", D(x), D(y))
}

/// A forest or a moor card at a place.
pub(crate) fn wilderness(scene: &Scene<'_>, symbol: &str, key: &str, (x, y): (f32, f32)) -> Markup {
    let name = scene.title(key);
    let width = text::width_of(Hand::Name, 13.0, &name) + 14.0;
    html! {
        g transform={ "translate(" (D(x)) " " (D(y)) ")" } {
            g.pic { (picture(symbol, (0.0, 0.0), (118.0, 148.0))) }
            g.tag { rect x=(D(59.0 - width / 2.0)) y="124" width=(D(width)) height="19" rx="9.5" {} }
            (text::centred(Hand::Name, 13.0, (59.0, 138.0), name))
        }
    }
}
