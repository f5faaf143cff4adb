//! Short labels of what a phrase alone cannot name: the cells of a land.

use parlour_core::Seat;
use parlour_kit::label::{LONGEST, Label};
use parlour_kit::text::{capitalised, cell_name};
use parlour_kit::{Answer, Scene};
use parlour_ora::data::{Card, Settlement};
use parlour_ora::view::{CellView, LandView, View};
use parlour_ora::{Choice, Spot};

/// The label of an answer that names a cell or a row of the reader's land.
pub(crate) fn label(view: &View, scene: &Scene<'_>, answer: Answer<'_>) -> Option<Label> {
    let me = scene.me?;
    match answer.parse()? {
        // Everybody has a Clay Mound: somebody else's has its owner's name. The neutral land is nobody's.
        Choice::At(owner, card) if owner != me => {
            let card = capitalised(&scene.word(card.key()));
            let face = scene.faces.iter().find(|face| face.seat == owner);
            let long = face.map(|face| format!("{card}, {}", face.name));
            let name = long.filter(|long| long.chars().count() <= LONGEST).unwrap_or(card);
            Some(Label::named(verb(scene, "ora-short-at"), name))
        }
        Choice::Spot(spot) => Some(Label::named(verb(scene, "ora-short-spot"), cell(view, scene, me, spot))),
        Choice::District(face, row) => {
            let name = format!("{}, {}", row_name(scene, land(view, me)?, row), scene.word(face.key()));
            Some(Label::named(verb(scene, "ora-short-district"), name))
        }
        Choice::Plot(face, row) => {
            let name = format!("{}, {}", row_name(scene, land(view, me)?, row), scene.word(face.key()));
            Some(Label::named(verb(scene, "ora-short-plot"), name))
        }
        _ => None,
    }
}

fn verb(scene: &Scene<'_>, key: &str) -> String {
    scene.words.facet(key, "verb").unwrap_or_default()
}

/// `B5, plains, by the Inn`: its name on the land, its ground, a neighbour if there is room to tell.
fn cell(view: &View, scene: &Scene<'_>, me: Seat, spot: Spot) -> String {
    let seat = view.matter.seat.unwrap_or(me);
    let land = land(view, seat).or_else(|| land(view, me));
    let Some(land) = land else { return capitalised(&scene.word("ora-short-spot")) };
    let here = land.cells.iter().find(|cell| cell.spot == spot);
    let ground = here.map_or_else(String::new, |cell| format!(", {}", scene.word(ground(cell))));
    let short = format!("{}{ground}", name(land, spot));
    let beside = land.cells.iter().filter(|cell| touches(cell.spot, spot)).find_map(|cell| {
        let card = cell.building.map(Card::key);
        card.or_else(|| cell.settlement.map(Settlement::key))
    });
    let long = beside.map(|key| format!("{short}, {} {}", scene.word("ora-board-by"), scene.word(key)));
    long.filter(|long| long.chars().count() <= LONGEST).unwrap_or(short)
}

/// What lies on a cell is what one names it by: a forest, a moor, else its terrain.
fn ground(cell: &CellView) -> &'static str {
    match cell {
        CellView { forest: true, .. } => "ora-sheet-forest",
        CellView { moor: true, .. } => "ora-sheet-moor",
        _ => cell.terrain.key(),
    }
}

fn touches(one: Spot, other: Spot) -> bool {
    let apart = |a: i8, b: i8| (i16::from(a) - i16::from(b)).unsigned_abs();
    apart(one.row, other.row) + apart(one.col, other.col) == 1
}

fn land(view: &View, seat: Seat) -> Option<&LandView> {
    view.players.iter().find(|player| player.seat == seat).map(|player| &player.land)
}

/// The name of a cell over the whole land.
pub(crate) fn name(land: &LandView, spot: Spot) -> String {
    let corner = land.corner();
    let from = |at: i8, first: i8| i16::from(at) - i16::from(first);
    cell_name(from(spot.row, corner.row), from(spot.col, corner.col))
}

/// The letter of a row. A row above the land has none yet: A is the one below it.
fn row_name(scene: &Scene<'_>, land: &LandView, row: i8) -> String {
    let top = land.corner().row;
    if row < top {
        return scene.word("ora-board-above");
    }
    cell_name(i16::from(row) - i16::from(top), 0).chars().take(1).collect()
}
