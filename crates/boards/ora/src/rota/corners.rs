//! The corners of the folio: the next district and plot, the Wonders left, the price of a contract; a vine in each.

use parlour_kit::icon::icon;
use parlour_kit::{D, Disc, Hand, Marks, Markup, Outline, Scene, html, target, text};
use parlour_ora::View;
use parlour_ora::data::Tile;

use crate::wording::entry;
use crate::{glyph, places};

/// A medallion.
struct Medallion {
    id: String,
    centre: (f32, f32),
    symbol: &'static str,
    number: String,
    coin: bool,
    name: String,
    title: String,
}

/// The four medallions.
pub(crate) fn draw(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Markup {
    let wonders = Medallion {
        id: "ora-wonders".to_owned(),
        centre: (54.0, 466.0),
        symbol: "i-wonder",
        number: view.wonders.to_string(),
        coin: false,
        name: scene.title("ora-board-wonders"),
        title: entry(scene, &scene.word("ora-sheet-wonders"), &view.wonders.to_string()),
    };
    let contract = Medallion {
        id: places::CONTRACT.to_owned(),
        centre: (466.0, 466.0),
        symbol: "i-contract",
        number: view.contract.to_string(),
        coin: true,
        name: scene.title("ora-board-contract"),
        title: entry(scene, &scene.word("ora-sheet-contract"), &view.contract.to_string()),
    };
    html! {
        (pile(view, scene, Tile::District, (54.0, 54.0)).draw(marks))
        (pile(view, scene, Tile::Plot, (466.0, 54.0)).draw(marks))
        (wonders.draw(marks))
        (contract.draw(marks))
    }
}

fn pile(view: &View, scene: &Scene<'_>, tile: Tile, centre: (f32, f32)) -> Medallion {
    let held = &view.piles[tile as usize];
    let left = parlour_core::Phrase::new("ora-sheet-left").number("n", held.left);
    Medallion {
        id: places::pile(tile),
        centre,
        symbol: glyph::tile(tile),
        number: held.price.map_or_else(|| "–".to_owned(), |price| price.to_string()),
        coin: held.price.is_some(),
        name: scene.title(tile.key()),
        title: entry(scene, &scene.word(tile.key()), &scene.say(&left)),
    }
}

impl Medallion {
    fn draw(&self, marks: &Marks<'_>) -> Markup {
        let (cx, cy) = self.centre;
        let body = html! {
            title { (self.title) }
            circle.ora-medallion cx=(D(cx)) cy=(D(cy)) r="40" {}
            circle.ora-medallion-in cx=(D(cx)) cy=(D(cy)) r="36" {}
            (icon(self.symbol, (cx - 25.0, cy - 19.0), 27.0))
            (text::centred(Hand::Name, 19.0, (cx + 14.0, cy + 3.0), &self.number))
            @if self.coin { (icon("i-coin", (cx + 20.0, cy - 9.0), 13.0)) }
            g.ora-corner { (text::fit(Hand::Words, &self.name, 64.0, &[12.5, 12.0]).centred(Hand::Words, (cx, cy + 18.0))) }
        };
        target(marks, &self.id, Outline::Disc { cx, cy, r: 40.0 }, Disc::Corner, &body)
    }
}

/// One vine in each corner, behind the medallions.
pub(crate) fn vines() -> Markup {
    let corners = [
        "translate(52 52)",
        "translate(468 52) scale(-1 1)",
        "translate(52 468) scale(1 -1)",
        "translate(468 468) scale(-1 -1)",
    ];
    html! { @for corner in corners { use href="#k-vine" transform=(corner) {} } }
}
