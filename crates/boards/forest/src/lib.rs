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

mod about;
mod corner;
mod dial;
mod display;
mod effects;
mod estate;
mod faces;
mod goods;
mod herd;
mod labels;
mod names;
mod others;
mod pictures;
mod places;
mod production;
mod record;
mod rim;
mod tiles;
mod valley;

use parlour_core::Seat;
use parlour_forest::View;
use parlour_forest::data::{Item, Tile};
use parlour_forest::view::{On, SeatView};
use parlour_kit::player::inline_marker;
use parlour_kit::{
    Board, Counter, Drawing, Flow, Leaf, Marks, Markup, Offered, Panel, Phases, Reading, Scene, Weight,
    Whose, html,
};

use places::Places;

/// Symbols that only this board uses.
pub const SPRITE: &str = include_str!("../art/sprite.svg");

/// Styles that only this board needs.
pub const STYLE: &str = include_str!("../art/forest.css");

/// The symbol of something that is counted, by the key of its name.
pub fn emblem(key: &str) -> Option<&'static str> {
    Item::ALL.iter().find(|item| item.key() == key).map(|item| goods::symbol(*item))
}

/// Every answer has a place of its own on the board, or none at all.
pub fn goes_on(_words: &str) -> bool {
    false
}

/// The ids of everything that can be read of in this game, on the table or not.
pub fn things() -> Vec<String> {
    about::all()
}

/// What can be read of a thing on the table, by its id.
pub fn read(view: &View, scene: &Scene<'_>, id: &str) -> Option<Reading> {
    about::thing(view, id).map(|thing| thing.read(scene, emblem))
}

/// What the answer of a player has left on the table, by its id: only what is drawn for every reader.
pub fn trace(view: &View, seat: Seat, words: &str) -> Option<String> {
    Places::new(view, Some(seat)).trace(words)
}

/// Everybody's points as their panels say them, seat by seat.
pub fn points(view: &View) -> Vec<i32> {
    view.seats.iter().map(|seat| seat.total).collect()
}

/// Draws a position as some eyes see it.
pub fn draw(view: &View, scene: &Scene<'_>) -> Board {
    let places = Places::new(view, scene.me);
    let menu = |offer: &Offered| places::is_always_possible(&offer.words);
    let marks = Marks::new(scene, menu, |answer| places.parts(answer))
        .labelled(scene, emblem, |answer, phrase| labels::label(view, scene, answer, phrase))
        .traced(scene, |seat, words| trace(view, seat, words));
    let mine = scene.me.and_then(|seat| view.seats.get(seat.index()));
    let mut leaves = vec![valley(view, scene, &marks)];
    leaves.extend(mine.map(|seat| production(scene, &marks, seat)));
    leaves.extend(mine.map(|seat| estate(view, scene, &marks, seat)));
    leaves.extend(buildings(view, scene, &marks));
    leaves.push(supply(view, scene, &marks));
    let others = scene.seats().filter(|seat| !scene.is_me(*seat));
    leaves
        .extend(others.filter_map(|seat| view.seats.get(seat.index())).map(|seat| other(view, scene, seat)));
    let marks = marks.into_marks(&leaves);
    Board {
        leaves,
        strip: mine.map_or_else(Vec::new, |seat| strip(scene, seat)),
        panels: view.seats.iter().map(|seat| panel(scene, seat)).collect(),
        marks,
        symbols: &[SPRITE],
        phases: phases(view, scene),
    }
    .weighed()
}

/// The lap, and where the turn stands: its question says so.
fn phases(view: &View, scene: &Scene<'_>) -> Phases {
    const JOURNEY: [&str; 13] = [
        "forest-prompt-name-village",
        "forest-prompt-put-neutral",
        "forest-prompt-move-neutral",
        "forest-prompt-turn",
        "forest-prompt-first-turn",
        "forest-prompt-solo-turn",
        "forest-prompt-go",
        "forest-prompt-pawn-for",
        "forest-prompt-pawn-to-beg",
        "forest-prompt-gift",
        "forest-prompt-discard",
        "forest-prompt-split-way",
        "forest-prompt-offered",
    ];
    const LAST: [&str; 2] = ["forest-prompt-last", "forest-prompt-window"];
    let names = ["forest-board-step-journey", "forest-board-step-visits", "forest-board-step-last"];
    let now = view.pending.questions.first().map(|question| match question.key {
        key if JOURNEY.contains(&key) => 0,
        key if LAST.contains(&key) => 2,
        _ => 1,
    });
    let word = scene.word(if view.solo { "forest-board-step-year" } else { "forest-board-step-lap" });
    Phases { word: Some(word), ..Phases::of(view.round, None).named(names.map(|name| scene.word(name)), now) }
}

/// The valley, where one travels and visits. Whoever chooses what to build has arrived, and needs the room for the buildings.
fn valley(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Leaf {
    let builds = view.display.iter().any(|shown| display::is_open(marks, shown.building));
    Leaf::new("forest-first", scene.title("forest-board-valley"), Whose::Shared, Flow::Whole)
        .weighing(if builds { Weight::Spare } else { Weight::Main })
        .drawings(vec![valley::draw(view, scene, marks)])
}

/// The reader's production: the wall and two dials, each a drawing of its own.
fn production(scene: &Scene<'_>, marks: &Marks<'_>, seat: &SeatView) -> Leaf {
    let title = scene.title("forest-board-production");
    Leaf::new("forest-dials", title, Whose::Mine, Flow::Cards { narrowest: 130 })
        .drawings(production::draw(scene, seat, marks))
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
        Whose::Mine,
        Flow::Cards { narrowest: 150 },
    )
    .aside(land(scene, seat))
    .drawings(drawings)
}

/// What lies in an estate, counted.
fn land(scene: &Scene<'_>, seat: &SeatView) -> Markup {
    let tiles = Tile::ALL.iter().map(|tile| {
        let n = seat.cells.iter().filter(|cell| cell.on == On::Tile(*tile)).count() as i32;
        Counter::new(goods::symbol(Item::from(*tile)), scene.word(tile.key()), n).about(tile.key())
    });
    html! { @for counter in tiles.chain([free_cells(scene, seat)]) { (counter.markup()) } }
}

fn free_cells(scene: &Scene<'_>, seat: &SeatView) -> Counter {
    let n = seat.cells.iter().filter(|cell| cell.on == On::Free).count() as i32;
    Counter::new("i-free-cell", scene.word("forest-sheet-free-cells"), n).about("forest-sheet-free-cells")
}

/// So many buildings within one's means are seen on the way; who builds sees all of them.
const SEEN_ON_THE_WAY: usize = 5;

/// The buildings on display; while one is chosen, those one may build lie apart from the others, and on the way to it some one could pay.
fn buildings(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Vec<Leaf> {
    let open = view.display.iter().filter(|shown| display::is_open(marks, shown.building));
    let mut near: Vec<String> = open.map(display::drawing_of).collect();
    let builds = !near.is_empty();
    if !builds {
        near.extend(affordable(view, scene).iter().map(|shown| display::drawing_of(shown)));
    }
    let (within, rest): (Vec<_>, Vec<_>) =
        display::draw(view, scene, marks).into_iter().partition(|drawing| near.contains(&drawing.id));
    let leaf = |id: &str, title: &str, drawings: Vec<Drawing>, weight: Weight| {
        Leaf::new(id, scene.title(title), Whose::Shared, Flow::Cards { narrowest: 120 })
            .weighing(weight)
            .drawings(drawings)
    };
    let rest = leaf("forest-buildings", "forest-sheet-display", rest, Weight::Drawer);
    if within.is_empty() {
        return vec![rest];
    }
    let weight = if builds { Weight::Drawer } else { Weight::Spare };
    vec![leaf("forest-within", "forest-board-within", within, weight), rest]
}

/// Buildings the reader could pay as things stand, those that are worth most.
fn affordable<'a>(view: &'a View, scene: &Scene<'_>) -> Vec<&'a parlour_forest::view::BuildingView> {
    let Some(seat) = scene.me.and_then(|me| view.seats.iter().find(|seat| seat.seat == me)) else {
        return Vec::new();
    };
    let mut found: Vec<_> = view
        .display
        .iter()
        .filter(|shown| shown.price.iter().all(|(item, n)| count(seat, *item) >= i32::from(*n)))
        .collect();
    found.sort_by_key(|shown| std::cmp::Reverse(shown.points));
    found.truncate(SEEN_ON_THE_WAY);
    found
}

fn supply(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Leaf {
    Leaf::new("forest-supply", scene.title("forest-board-supply"), Whose::Supply, Flow::Whole)
        .drawings(vec![display::supply(view, scene, marks)])
}

fn other(view: &View, scene: &Scene<'_>, seat: &SeatView) -> Leaf {
    let face = scene.face(seat.seat);
    let aside = html! { (inline_marker(face)) span { (others::whereabouts(view, scene, seat)) } };
    Leaf::new(format!("forest-other-{}", seat.seat), face.name.clone(), Whose::Other(seat.seat), Flow::Whole)
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

/// The same as a counter.
fn holding(scene: &Scene<'_>, seat: &SeatView, item: Item) -> Counter {
    let path = |dial: usize, marker: usize| held(seat, &format!("dials/{dial}/markers/{marker}/n"));
    let markers = seat.dials.iter().enumerate().flat_map(|(at, dial)| {
        let markers = dial.markers.iter().enumerate();
        markers.filter(|(_, marker)| marker.item.good() == item.good()).map(move |(index, _)| path(at, index))
    });
    let of = if item == Item::Brick { held(seat, "brick") } else { markers.collect::<Vec<_>>().join(" + ") };
    Counter::new(goods::symbol(item), scene.word(item.key()), count(seat, item)).of(of).about(item.key())
}

/// Where the view has something of a seat's.
pub(crate) fn held(seat: &SeatView, what: &str) -> String {
    format!("seats/{}/{what}", seat.seat.index())
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
        let counter = holding(scene, seat, *item);
        match split(seat, *item) {
            Some(note) => counter.note(note),
            None => counter,
        }
    });
    let rest = [
        Counter::new("i-pig", scene.word(Item::Pig.key()), seat.pigs)
            .of(held(seat, "pigs"))
            .about(Item::Pig.key()),
        Counter::new("i-cattle", scene.word(Item::Cattle.key()), seat.cattle)
            .of(held(seat, "cattle"))
            .about(Item::Cattle.key()),
        free_cells(scene, seat),
        to_hourglass(scene, seat),
    ];
    goods.chain(rest).collect()
}

fn to_hourglass(scene: &Scene<'_>, seat: &SeatView) -> Counter {
    let name = scene.word("forest-sheet-hourglass");
    Counter::new("i-hourglass", name, seat.to_hourglass)
        .of(held(seat, "to_hourglass"))
        .about("forest-sheet-hourglass")
}

fn panel(scene: &Scene<'_>, seat: &SeatView) -> Panel {
    let counters = vec![
        holding(scene, seat, Item::Glass),
        holding(scene, seat, Item::Provision),
        to_hourglass(scene, seat),
        Counter::new("i-small-plot", scene.word("forest-sheet-plots"), seat.plots)
            .of(held(seat, "plots"))
            .about("forest-board-small-plot"),
        Counter::new("i-bt-e", scene.word("forest-score-buildings"), seat.buildings.len())
            .of(held(seat, "buildings"))
            .about("forest-score-buildings"),
        Counter::new("i-mission", scene.word("forest-sheet-missions"), seat.missions.len())
            .of(held(seat, "missions"))
            .about("forest-sheet-missions"),
    ];
    Panel { seat: seat.seat, score: seat.total, counters }
}

#[cfg(test)]
mod tests;
