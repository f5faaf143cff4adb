//! The board of Black Forest: the valley beside the reader's two dials, then the estates and the buildings.
//!
//! | module | what it draws |
//! | --- | --- |
//! | `places` | nothing: it says which target a choice points at |
//! | `valley`, `tiles`, `rim`, `corner` | villages and paths; workers; sites and missions; lap, pawns in hand, pile |
//! | `production`, `dial` | the wall of bricks; the glass dial and the oven |
//! | `estate`, `herd`, `record` | plots; where animals are shown; points and missions |
//! | `display`, `faces`, `effects`, `pictures`, `names` | the building boards; their tiles, functions, scenes, bands |
//! | `others` | the small boards of other players |

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

mod corner;
mod dial;
mod display;
mod effects;
mod estate;
mod faces;
mod goods;
mod herd;
mod names;
mod others;
mod pictures;
mod places;
mod production;
mod record;
mod rim;
mod tiles;
mod valley;

use parlour_forest::View;
use parlour_forest::data::{Item, Tile};
use parlour_forest::view::{On, SeatView};
use parlour_kit::player::inline_marker;
use parlour_kit::{Board, Counter, Drawing, Flow, Leaf, Marks, Markup, Panel, Place, Scene, html};

use places::Places;

/// Symbols that only this board uses.
pub const SPRITE: &str = include_str!("../art/sprite.svg");

/// Styles that only this board needs.
pub const STYLE: &str = include_str!("../art/forest.css");

/// The symbol of something that is counted, by the key of its name.
pub fn emblem(key: &str) -> Option<&'static str> {
    Item::ALL.iter().find(|item| item.key() == key).map(|item| goods::symbol(*item))
}

/// Draws a position as some eyes see it.
pub fn draw(view: &View, scene: &Scene<'_>) -> Board {
    let places = Places::new(view, scene.me);
    let marks = Marks::new(scene, |words| places.spot(words))
        .traced(scene, |seat, words| Places::new(view, Some(seat)).trace(words));
    let mine = scene.me.and_then(|seat| view.seats.get(seat.index()));
    let mut leaves = vec![valley(view, scene, &marks, mine)];
    leaves.extend(mine.map(|seat| estate(view, scene, &marks, seat)));
    leaves.push(buildings(view, scene, &marks));
    let others = scene.seats().filter(|seat| !scene.is_me(*seat));
    leaves
        .extend(others.filter_map(|seat| view.seats.get(seat.index())).map(|seat| other(view, scene, seat)));
    Board {
        leaves,
        strip: mine.map_or_else(Vec::new, |seat| strip(scene, seat)),
        panels: view.seats.iter().map(|seat| panel(scene, seat)).collect(),
        marks: marks.into_marks(),
        symbols: &[SPRITE],
    }
}

/// The valley, and beside it the reader's production: the road and the dials are read together.
fn valley(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, mine: Option<&SeatView>) -> Leaf {
    let mut drawings = vec![valley::draw(view, scene, marks)];
    drawings.extend(mine.map(|seat| production::draw(scene, seat, marks)));
    let title = if mine.is_some() { "forest-board-valley-and-production" } else { "forest-board-valley" };
    Leaf::new("forest-first", scene.title(title), Place::Shared, Flow::Pair).drawings(drawings)
}

fn estate(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, seat: &SeatView) -> Leaf {
    let estate = estate::Estate::new(scene, seat, Some(marks));
    let plot = |number: u8| {
        let label =
            scene.word(if number == 0 { "forest-board-main-plot" } else { "forest-board-small-plot" });
        Drawing::new(format!("forest-plot-{number}"), estate::size(number), label, estate.plot(number))
    };
    let mut drawings: Vec<Drawing> = (0..=seat.plots).map(plot).collect();
    drawings.push(record::draw(view, scene, seat));
    Leaf::new(
        "forest-estate",
        scene.title("forest-board-estate"),
        Place::Mine,
        Flow::Cards { narrowest: 150 },
    )
    .aside(land(scene, seat))
    .drawings(drawings)
}

/// What lies in an estate, counted.
fn land(scene: &Scene<'_>, seat: &SeatView) -> Markup {
    let tiles = Tile::ALL.iter().map(|tile| {
        let n = seat.cells.iter().filter(|cell| cell.on == On::Tile(*tile)).count() as i32;
        Counter::new(goods::symbol(Item::from(*tile)), scene.word(tile.key()), n)
    });
    html! { @for counter in tiles.chain([free_cells(scene, seat)]) { (counter.markup()) } }
}

fn free_cells(scene: &Scene<'_>, seat: &SeatView) -> Counter {
    let n = seat.cells.iter().filter(|cell| cell.on == On::Free).count() as i32;
    Counter::new("i-free-cell", scene.word("forest-sheet-free-cells"), n)
}

fn buildings(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Leaf {
    let drawings = display::draw(view, scene, marks);
    Leaf::new("forest-buildings", scene.title("forest-sheet-display"), Place::Shared, Flow::Whole)
        .drawings(drawings)
}

fn other(view: &View, scene: &Scene<'_>, seat: &SeatView) -> Leaf {
    let face = scene.face(seat.seat);
    let aside = html! { (inline_marker(face)) span { (others::whereabouts(view, scene, seat)) } };
    Leaf::new(format!("forest-other-{}", seat.seat), face.name.clone(), Place::Other(seat.seat), Flow::Whole)
        .aside(aside)
        .drawings(vec![others::draw(scene, seat)])
}

/// How many of a thing the dials and the wall of a seat show.
fn count(seat: &SeatView, item: Item) -> i32 {
    if item == Item::Brick {
        return seat.brick.into();
    }
    let markers = seat.dials.iter().flat_map(|dial| &dial.markers);
    markers.filter(|marker| marker.item.good() == item.good()).map(|marker| i32::from(marker.n)).sum()
}

/// What the markers of a thing show, where it has several: `3 + 2`.
fn split(seat: &SeatView, item: Item) -> Option<String> {
    let markers = seat.dials.iter().flat_map(|dial| &dial.markers);
    let shown: Vec<String> = markers
        .filter(|marker| marker.item.good() == item.good())
        .map(|marker| marker.n.to_string())
        .collect();
    (shown.len() > 1).then(|| shown.join(" + "))
}

/// The reader's goods.
fn strip(scene: &Scene<'_>, seat: &SeatView) -> Vec<Counter> {
    const GOODS: [Item; 10] = [
        Item::Sand,
        Item::Coal,
        Item::Water,
        Item::Wood,
        Item::Porridge,
        Item::Meat,
        Item::Brick,
        Item::Glass,
        Item::Provision,
        Item::Goods,
    ];
    let goods = GOODS.iter().map(|item| {
        let counter = Counter::new(goods::symbol(*item), scene.word(item.key()), count(seat, *item));
        match split(seat, *item) {
            Some(note) => counter.note(note),
            None => counter,
        }
    });
    let rest = [
        Counter::new("i-pig", scene.word(Item::Pig.key()), seat.pigs),
        Counter::new("i-cattle", scene.word(Item::Cattle.key()), seat.cattle),
        free_cells(scene, seat),
        to_hourglass(scene, seat),
    ];
    goods.chain(rest).collect()
}

fn to_hourglass(scene: &Scene<'_>, seat: &SeatView) -> Counter {
    Counter::new("i-hourglass", scene.word("forest-sheet-hourglass"), seat.to_hourglass)
}

fn panel(scene: &Scene<'_>, seat: &SeatView) -> Panel {
    let counters = vec![
        Counter::new("i-glass", scene.word(Item::Glass.key()), count(seat, Item::Glass)),
        Counter::new("i-bread", scene.word(Item::Provision.key()), count(seat, Item::Provision)),
        to_hourglass(scene, seat),
        Counter::new("i-small-plot", scene.word("forest-sheet-plots"), seat.plots),
        Counter::new("i-bt-e", scene.word("forest-score-buildings"), seat.buildings.len()),
        Counter::new("i-mission", scene.word("forest-sheet-missions"), seat.missions.len()),
    ];
    Panel { seat: seat.seat, score: seat.total, counters }
}

#[cfg(test)]
mod tests;
