//! Station 12: boxes of four cubes with their prices, and the order of the traders.

use parlour_kit::piece::{tag, tag_width};
use parlour_kit::text;
use parlour_kit::value::drawn;
use parlour_kit::{Anchor, D, Disc, Hand, Markup, Outline, html, icon, target};
use parlour_pillars::data::{Good, Post, STOCK};

use crate::frame::{space, worth};
use crate::stations::MARKET;
use crate::{Desk, emblem, places};

/// The dearest first, as on the box.
const BOXES: [Good; 3] = [Good::Stone, Good::Wood, Good::Sand];

pub(crate) fn station(desk: &Desk<'_>) -> Markup {
    let content = html! {
        @for (at, good) in BOXES.into_iter().enumerate() { (stock(desk, good, 270.0 + 76.0 * at as f32)) }
        (metal(desk))
        @for at in 0..4 {
            @let place = (522.0 + 44.0 * (at % 2) as f32, 112.0 + 35.0 * (at / 2) as f32);
            (space(desk, Post::Market, at, place, &worth(at as u8 + 1, place)))
        }
    };
    MARKET.draw(desk, &content)
}

/// A box of cubes and their price; an empty place is dashed.
fn stock(desk: &Desk<'_>, good: Good, x: f32) -> Markup {
    let left = desk.view.stock.of(good);
    let price = good.price().to_string();
    let body = html! {
        rect.pillars-box x=(D(x)) y="70" width="70" height="52" rx="3" {}
        (drawn(&format!("stock/{good}"), emblem::good(good), left, &html! { @for at in 0..STOCK {
            @let corner = (x + 8.0 + 28.0 * f32::from(at % 2), 72.0 + 24.0 * f32::from(at / 2));
            @if at < left { (icon::icon(emblem::good(good), corner, 25.0)) }
            @else { rect.pillars-gap x=(D(corner.0 + 4.0)) y=(D(corner.1 + 4.0)) width="17" height="17" rx="2" {} }
        } }))
        (tag((x + 35.0 - tag_width(&price, 16.0) / 2.0, 135.0), &price, "i-coin", 16.0))
    };
    let outline = Outline::Frame { x: x - 2.0, y: 67.0, width: 74.0, height: 84.0, r: 4.0 };
    target(desk.marks, &places::stock(good), outline, Disc::At(x + 62.0, 146.0), &body)
}

/// Metal is bought back, never sold.
fn metal(desk: &Desk<'_>) -> Markup {
    let word = desk.scene.word("pillars-board-sell");
    let word = text::in_one_line(Hand::Number, &word, 34.0, &[12.0, 11.0]);
    let (x, price) = (500.0, Good::Metal.price().to_string());
    let body = html! {
        g.tag { rect x=(D(x)) y="69" width="86" height="20" rx="10" {} }
        (word.set(Hand::Number, (x + 7.0, 79.0), Anchor::Start))
        (icon::icon("i-metal", (x + 43.0, 71.0), 16.0))
        (text::numeral(Hand::Number, 12.0, (x + 65.0, 79.0), price))
        (icon::icon("i-coin", (x + 70.0, 72.5), 13.0))
    };
    let outline = Outline::Frame { x: x - 1.0, y: 68.0, width: 88.0, height: 22.0, r: 11.0 };
    target(desk.marks, &places::stock(Good::Metal), outline, Disc::At(x + 86.0, 68.0), &body)
}
