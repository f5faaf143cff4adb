//! The tiles of buildings: on display with price and function, and standing in an estate.

use parlour_core::Phrase;
use parlour_forest::data::{Building, Item, Kind};
use parlour_forest::view::BuildingView;
use parlour_kit::icon::{icon, icon_at};
use parlour_kit::{Anchor, D, Hand, Markup, Row, Scene, html, text};

use crate::effects::{band, function, sign};
use crate::goods::symbol;
use crate::{names, pictures};

/// A building on display: its upper left corner, its size, and the height of its picture.
pub(crate) struct Frame {
    /// Upper left.
    pub(crate) at: (f32, f32),
    /// Width and height.
    pub(crate) size: (f32, f32),
    /// The height of the picture.
    pub(crate) picture: f32,
}

/// The height of a band with the name.
const BAND: f32 = 17.0;

/// A building on display.
pub(crate) fn on_display(scene: &Scene<'_>, shown: &BuildingView, frame: &Frame) -> Markup {
    let (w, h) = frame.size;
    let below = BAND + frame.picture;
    let row = (h - below) / 2.0;
    let category = shown.building.category().map(|category| format!("{category:?}"));
    let number = shown.number.map(|(number, _)| format!("{number:02}"));
    let mark = category.or(number).unwrap_or_default();
    html! {
        g class=(band(shown.kinds)) transform={ "translate(" (D(frame.at.0)) " " (D(frame.at.1)) ")" } {
            title { (label(scene, shown)) }
            rect.c-f width=(D(w)) height=(D(h)) rx="4" {}
            (pictures::scene(shown.building, (0.0, BAND), (w, frame.picture)))
            (head(scene, shown.building, shown.kinds, w, &mark))
            path.c-l d={ "M0 " (D(BAND)) "h" (D(w)) "M0 " (D(below)) "h" (D(w)) } {}
            path.forest-thin d={ "M4 " (D(below + row)) "h" (D(w - 8.0)) } {}
            (price(&shown.price).centred((w / 2.0, below + row / 2.0), 14.0, w - 8.0))
            (function(scene, shown.building).centred((w / 2.0, below + row * 1.5), 14.0, w - 6.0))
            rect.forest-edge width=(D(w)) height=(D(h)) rx="4" {}
            (points((w - 11.0, BAND + frame.picture / 2.0), shown.points))
        }
    }
}

/// The band: signs of the kinds, the name, a number or a category.
fn head(scene: &Scene<'_>, building: Building, kinds: &[Kind], width: f32, mark: &str) -> Markup {
    let signs = 3.0 + 14.0 * kinds.len() as f32;
    let end = if mark.is_empty() { 3.0 } else { 6.0 + 7.0 * mark.len() as f32 };
    let name = scene.title(building.key());
    let cx = signs + (width - signs - end) / 2.0;
    html! {
        path.forest-band d={ "M0 " (D(BAND)) "V4a4 4 0 0 1 4-4h" (D(width - 8.0)) "a4 4 0 0 1 4 4v" (D(BAND - 4.0)) "z" } {}
        @for (at, kind) in kinds.iter().enumerate() { (icon(sign(*kind), (3.0 + 14.0 * at as f32, 2.0), 13.0)) }
        (names::line(Hand::Name, &name, (cx, 8.8), width - signs - end - 3.0, &[11.5, 11.0]))
        (text::line(Hand::Words, 11.0, (width - 4.0, 12.8), Anchor::End, mark))
    }
}

/// The points in a gold star.
fn points((cx, cy): (f32, f32), points: u8) -> Markup {
    html! {
        (icon_at("i-points", (cx, cy), 19.0))
        g.on-gold { (text::numeral(Hand::Number, 11.5, (cx, cy), points)) }
    }
}

/// The price.
fn price(price: &[(Item, u8)]) -> Row {
    price.iter().fold(Row::new(), |row, (item, n)| {
        let sign = if item.good().is_some() { "" } else { "−" };
        row.number(format!("{sign}{n}")).icon(symbol(*item))
    })
}

/// Name, price and effect in words.
fn label(scene: &Scene<'_>, shown: &BuildingView) -> String {
    let counted = |(item, n): &(Item, u8)| scene.say(&Phrase::counted(*n, item.key()));
    let price: Vec<String> = shown.price.iter().map(counted).collect();
    format!(
        "{} ({}): {}",
        scene.title(shown.building.key()),
        price.join(", "),
        scene.facet(shown.building.key(), "effect")
    )
}

/// A building in an estate: the price no longer matters.
pub(crate) fn standing(
    scene: &Scene<'_>,
    building: Building,
    (x, y): (f32, f32),
    (w, h): (f32, f32),
    small: bool,
) -> Markup {
    let card = building.card();
    let name = scene.title(building.key());
    let picture = if small { h } else { h - BAND - 21.0 };
    html! {
        g class=(band(card.kinds)) transform={ "translate(" (D(x)) " " (D(y)) ")" } {
            title { (name) ": " (scene.facet(building.key(), "effect")) }
            rect.c-f width=(D(w)) height=(D(h)) rx="4" {}
            @if small {
                (pictures::scene(building, (0.0, 0.0), (w, picture)))
                rect.forest-edge width=(D(w)) height=(D(h)) rx="4" {}
                (icon_at("i-points", (w - 15.0, h - 15.0), 30.0))
                g.on-gold { (text::numeral(Hand::Number, 18.0, (w - 15.0, h - 15.0), card.points)) }
            } @else {
                (pictures::scene(building, (0.0, BAND), (w, picture)))
                (head(scene, building, card.kinds, w, ""))
                path.c-l d={ "M0 " (D(BAND)) "h" (D(w)) "M0 " (D(h - 21.0)) "h" (D(w)) } {}
                (function(scene, building).centred((w / 2.0, h - 10.5), 15.0, w - 6.0))
                rect.forest-edge width=(D(w)) height=(D(h)) rx="4" {}
                (points((w - 11.0, BAND + picture / 2.0), card.points))
            }
        }
    }
}

/// The id of a building that travels from the display into an estate.
pub(crate) fn piece_id(building: Building) -> String {
    format!("pc-building-{building}")
}
