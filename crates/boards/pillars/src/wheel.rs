//! The cost of the builders: half a rose window, the price of the moment in gold, niches for those who wait.

use std::f32::consts::PI;

use parlour_kit::piece::{free_niche, taken_niche};
use parlour_kit::{D, Disc, Hand, Markup, Outline, PreEscaped, html, icon, target, text};
use parlour_pillars::data::FIRST_PRICE;
use parlour_pillars::view::Phase;

use crate::about::COST;
use crate::{Desk, places};

const CENTRE: (f32, f32) = (551.0, 664.0);
const RIM: f32 = 118.0;
const PETALS: (f32, f32) = (40.0, 92.0);

/// A point at a distance from the centre; prices fall from the left to the right.
fn polar(r: f32, turn: f32) -> (f32, f32) {
    let angle = PI * (1.0 - turn / f32::from(FIRST_PRICE + 1));
    (CENTRE.0 + r * angle.cos(), CENTRE.1 - r * angle.sin())
}

pub(crate) fn draw(desk: &Desk<'_>) -> Markup {
    let (x, y) = CENTRE;
    html! {
        g #pil-wheel data-about=(COST) {
            path.pillars-rim d={ "M" (D(x - RIM)) " " (D(y)) "A" (D(RIM)) " " (D(RIM)) " 0 0 1 " (D(x + RIM)) " " (D(y)) "z" } {}
            @for price in (0..=FIRST_PRICE).rev() { (petal(desk, price)) }
            path.pillars-hub d={ "M" (D(x - 38.0)) " " (D(y)) "A38 38 0 0 1 " (D(x + 38.0)) " " (D(y)) "z" } {}
            (icon::icon_at("i-coin", (x, y - 17.0), 24.0))
            @for price in (1..=FIRST_PRICE).rev() { (niche(desk, price)) }
        }
    }
}

fn petal(desk: &Desk<'_>, price: u8) -> Markup {
    let (inner, outer) = PETALS;
    let turn = f32::from(FIRST_PRICE - price);
    let [a, b, c, d] =
        [(outer, turn), (outer, turn + 1.0), (inner, turn + 1.0), (inner, turn)].map(|(r, t)| polar(r, t));
    let middle = polar(66.0, turn + 0.5);
    let now = desk.view.phase == Phase::Builders && price == desk.view.price;
    let past = desk.view.phase != Phase::Builders || price > desk.view.price;
    html! {
        path.pillars-petal.past[past].now[now] d={
            "M" (D(a.0)) " " (D(a.1)) "A" (D(outer)) " " (D(outer)) " 0 0 1 " (D(b.0)) " " (D(b.1))
            "L" (D(c.0)) " " (D(c.1)) "A" (D(inner)) " " (D(inner)) " 0 0 0 " (D(d.0)) " " (D(d.1)) "z"
        } {}
        @if now { circle.pillars-price cx=(D(middle.0)) cy=(D(middle.1)) r="17" {} }
        g.pillars-price-text[now] {
            g.wide { (text::numeral(Hand::Name, 20.0, middle, price)) }
            // On a narrow screen the window is smaller than the stations around it.
            g.narrow { (text::numeral(Hand::Name, 25.5, middle, price)) }
        }
    }
}

fn niche(desk: &Desk<'_>, price: u8) -> Markup {
    let place = polar(105.0, f32::from(FIRST_PRICE - price) + 0.5);
    let id = places::niche(price);
    let waits = desk.view.parked.iter().find(|parked| parked.price == price);
    let body = waits.map_or_else(
        || html! { g.pillars-niche { (free_niche(place, 8.0, &PreEscaped(String::new()))) } },
        |parked| {
            let piece = places::builder(desk.view, parked.seat, places::Standing::Waits(price));
            taken_niche(place, 14.0, &piece, "i-builder", desk.scene.face(parked.seat))
        },
    );
    target(
        desk.marks,
        &id,
        Outline::Disc { cx: place.0, cy: place.1, r: 13.0 },
        Disc::At(place.0, place.1),
        &body,
    )
}
