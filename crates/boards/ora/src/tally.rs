//! What is counted beside the board: the strip of the reader's goods, and the panels.

use parlour_kit::{Counter, Panel, Scene, text};
use parlour_ora::View;
use parlour_ora::data::{Country, Good, Terrain};
use parlour_ora::view::{CellView, PlayerView};

use crate::{glyph, shelf};

/// The reader's goods.
pub(crate) fn strip(view: &View, scene: &Scene<'_>) -> Vec<Counter> {
    let mine = view.players.iter().find(|player| scene.is_me(player.seat));
    mine.map_or_else(Vec::new, |player| {
        let goods = shelf::kinds(view.country).map(|good| goods(scene, player, good));
        goods.chain([food(scene, player), energy(scene, player)]).collect()
    })
}

/// The goods of another player: those there are, and what they feed and heat.
pub(crate) fn holdings(country: Country, scene: &Scene<'_>, player: &PlayerView) -> Vec<Counter> {
    let held = shelf::kinds(country).filter(|good| shelf::count(player, *good) > 0);
    let goods = held.map(|good| goods(scene, player, good));
    goods.chain([food(scene, player), energy(scene, player)]).collect()
}

/// What the panels say.
pub(crate) fn panels(view: &View, scene: &Scene<'_>) -> Vec<Panel> {
    people(view).map(|player| panel(scene, player)).collect()
}

/// The players without the neutral one.
pub(crate) fn people(view: &View) -> impl Iterator<Item = &PlayerView> {
    view.players.iter().filter(|player| !player.neutral)
}

pub(crate) fn points(player: &PlayerView) -> i32 {
    player.points.iter().sum()
}

fn panel(scene: &Scene<'_>, player: &PlayerView) -> Panel {
    let home = player.lay_brothers.iter().chain([&player.prior]).filter(|post| post.at.is_none()).count();
    let mut counters = vec![
        goods(scene, player, Good::Coin),
        food(scene, player),
        energy(scene, player),
        Counter::new("i-lay-brother", scene.title("ora-board-clergy"), home as i32).about("ora-board-clergy"),
    ];
    counters.extend(wilderness(scene, player));
    Panel { seat: player.seat, score: points(player), counters }
}

/// Forests, moors and free cells of a land.
pub(crate) fn ground(scene: &Scene<'_>, player: &PlayerView) -> Vec<Counter> {
    let free = |cell: &CellView| {
        let bare = !cell.forest && !cell.moor && cell.building.is_none() && cell.settlement.is_none();
        bare && !matches!(cell.terrain, Terrain::Water | Terrain::Mountain)
    };
    let name = scene.word("ora-board-free");
    let cells = Counter::new("i-t-plains", text::capitalised(&name), cells(player, free))
        .note(name)
        .about("ora-board-free");
    wilderness(scene, player).into_iter().chain([cells]).collect()
}

fn wilderness(scene: &Scene<'_>, player: &PlayerView) -> [Counter; 2] {
    let forests = cells(player, |cell| cell.forest);
    let moors = cells(player, |cell| cell.moor);
    [
        Counter::new("i-forest", scene.title("ora-sheet-forest"), forests)
            .of(held(player, "land/cells/*/forest"))
            .about("ora-sheet-forest"),
        Counter::new("i-moor", scene.title("ora-sheet-moor"), moors)
            .of(held(player, "land/cells/*/moor"))
            .about("ora-sheet-moor"),
    ]
}

/// Where the view has something of a player's.
pub(crate) fn held(player: &PlayerView, what: &str) -> String {
    format!("players/{}/{what}", player.seat.index())
}

fn cells(player: &PlayerView, of: impl Fn(&CellView) -> bool) -> i32 {
    player.land.cells.iter().filter(|cell| of(cell)).count() as i32
}

fn goods(scene: &Scene<'_>, player: &PlayerView, good: Good) -> Counter {
    let of = held(player, &format!("goods/0={good}/1"));
    Counter::new(glyph::good(good), scene.title(good.key()), i32::from(shelf::count(player, good)))
        .of(of)
        .about(good.key())
}

fn food(scene: &Scene<'_>, player: &PlayerView) -> Counter {
    let name = scene.word("ora-symbol-food");
    Counter::new("i-food", text::capitalised(&name), i32::from(player.food))
        .note(name)
        .of(held(player, "food"))
        .about("ora-symbol-food")
}

fn energy(scene: &Scene<'_>, player: &PlayerView) -> Counter {
    let name = scene.word("ora-symbol-energy");
    let half = if player.half_energy % 2 == 1 { "½ " } else { "" };
    let counter = Counter::new("i-energy", text::capitalised(&name), i32::from(player.half_energy / 2));
    counter.note(format!("{half}{name}")).of(held(player, "half_energy / 2")).about("ora-symbol-energy")
}
