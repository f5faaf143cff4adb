//! The place tiles nobody has taken, each with its spaces and what it does.

use parlour_core::Phrase;
use parlour_kit::text::{Anchor, fit, line};
use parlour_kit::{D, Disc, Drawing, Flow, Hand, Leaf, Markup, Outline, Whose, html, target};
use parlour_orleans::data::Category;
use parlour_orleans::{Place, SpaceView};

use crate::follower;
use crate::places;
use crate::symbols;
use crate::table::Table;

const WIDTH: f32 = 140.0;
const HEIGHT: f32 = 92.0;

/// The leaf of the stacks; nothing when all tiles are gone.
pub(crate) fn leaf(table: &Table<'_>) -> Option<Leaf> {
    let stacks = &table.view.stacks;
    let count = |category| stacks.iter().filter(|tile| tile.category == Some(category)).count() as i64;
    let aside = Phrase::new("orleans-board-tiles-left")
        .number("first", count(Category::I))
        .number("second", count(Category::II));
    let leaf = Leaf::new(
        "orleans-tiles",
        table.scene.word("orleans-board-tiles"),
        Whose::Supply,
        Flow::Cards { narrowest: 130 },
    )
    .aside(html! { (table.scene.say(&aside)) })
    .drawings(stacks.iter().map(|tile| drawing(table, tile.tile)).collect());
    (!stacks.is_empty()).then_some(leaf)
}

fn drawing(table: &Table<'_>, tile: Place) -> Drawing {
    let key = tile.key();
    let label = format!("{}: {}", table.scene.title(key), table.scene.facet(key, "effect"));
    let outline = Outline::Frame { x: 1.0, y: 1.0, width: WIDTH - 2.0, height: HEIGHT - 2.0, r: 6.0 };
    let body = target(table.marks, &places::stack(tile), outline, Disc::Corner, &card(table, tile, &label));
    Drawing::new(format!("orleans-stack-{tile}"), (WIDTH, HEIGHT), label, body)
}

fn card(table: &Table<'_>, tile: Place, label: &str) -> Markup {
    let heading = fit(Hand::Name, &table.scene.title(tile.key()), WIDTH - 62.0, &[12.5]);
    html! {
        title { (label) }
        rect.c-f x="1" y="1" width=(D(WIDTH - 2.0)) height=(D(HEIGHT - 2.0)) rx="6" {}
        (symbols::art(tile).draw((6.0, 6.0), (44.0, 44.0)))
        rect.c-l x="6" y="6" width="44" height="44" {}
        (heading.set(Hand::Name, (56.0, 23.0), Anchor::Start))
        @if let Some(category) = tile.category() {
            g.in-lapis { (line(Hand::Name, 12.0, (WIDTH - 8.0, 49.0), Anchor::End, symbols::numeral(category))) }
        }
        (function(table, tile))
        rect.c-o x="1" y="1" width=(D(WIDTH - 2.0)) height=(D(HEIGHT - 2.0)) rx="6" {}
    }
}

/// Its spaces at the left, what it does at the right.
fn function(table: &Table<'_>, tile: Place) -> Markup {
    let nobody = table.scene.faces.first();
    let needs = tile.needs();
    let right = 8.0 + 28.0 * needs.len() as f32;
    let arrow = symbols::acts(tile) && !needs.is_empty();
    let left = right + if arrow { 13.0 } else { 0.0 };
    html! {
        @if let Some(face) = nobody {
            @for (at, need) in needs.iter().enumerate() {
                @let space = SpaceView { need: *need, follower: None, technology: false, planned: false };
                (follower::space(table, space, face, None, (21.0 + 28.0 * at as f32, 70.0), 28.0))
            }
        }
        @if arrow { path.arr d={ "M" (D(right + 1.0)) " 70h8m-3-3 3.5 3-3.5 3" } {} }
        (symbols::effect(table, tile).centred((f32::midpoint(left, WIDTH - 6.0), 70.0), 19.0, WIDTH - 8.0 - left))
    }
}
