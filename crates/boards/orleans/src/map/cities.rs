//! Cities: seals with a tower, trading posts, merchants.

use parlour_core::Seat;
use parlour_kit::icon::{icon_at, picture};
use parlour_kit::piece::piece;
use parlour_kit::player::{marker_at, tincture};
use parlour_kit::reading::about;
use parlour_kit::{Anchor, D, Disc, Face, Markup, Outline, html, target, text};
use parlour_orleans::{City, CityView};

use super::geography::{Point, site_of};
use crate::places;
use crate::symbols;
use crate::table::Table;

/// Where the four merchants stand around Orléans, from its middle.
const AROUND_ORLEANS: [Point; 4] = [(-45.0, -3.0), (38.0, -30.0), (-48.0, 24.0), (45.0, 10.0)];

/// The trading posts of Orléans: one for each player, two by two.
const IN_ORLEANS: [Point; 4] = [(-11.0, -4.0), (11.0, -4.0), (-11.0, 15.0), (11.0, 15.0)];

/// The radius of a seal.
pub(crate) fn radius(city: City) -> f32 {
    if city == City::Orleans { 30.0 } else { 15.0 }
}

/// Seals, then names, then merchants.
pub(crate) fn draw(table: &Table<'_>) -> Markup {
    let cities = &table.view.cities;
    html! {
        @for city in cities { (seal(table, *city)) }
        @for city in cities { (label(table, city.city)) }
        @for city in cities { (merchants(table, *city)) }
    }
}

fn seal(table: &Table<'_>, city: CityView) -> Markup {
    let (cx, cy) = site_of(city.city).at;
    let r = radius(city.city);
    let body = html! {
        title { (table.scene.word(city.city.key())) }
        circle.orleans-city cx=(D(cx)) cy=(D(cy)) r=(D(r)) {}
        @if city.city == City::Orleans { (orleans(table, city)) } @else { (town(table, city)) }
    };
    let (dx, dy) = site_of(city.city).number;
    let outline = Outline::Disc { cx, cy, r: r + 2.0 };
    target(table.marks, &places::city(city.city), outline, Disc::At(cx + dx, cy + dy), &body)
}

/// A town has one trading post at most: it stands in the seal instead of the tower.
fn town(table: &Table<'_>, city: CityView) -> Markup {
    let (cx, cy) = site_of(city.city).at;
    html! {
        @match city.posts.first() {
            Some(seat) => (post(table.scene.face(seat), city.city, (cx, cy - 1.5), 24.0)),
            None => g.pic { (picture("v-city", (cx - 15.0, cy - 15.0), (30.0, 30.0))) },
        }
    }
}

/// In Orléans every player may build.
fn orleans(table: &Table<'_>, city: CityView) -> Markup {
    let (cx, cy) = site_of(City::Orleans).at;
    html! {
        g.pic { (picture("v-orleans", (cx - 30.0, cy - 44.0), (60.0, 60.0))) }
        @for seat in &table.view.seats {
            @let (dx, dy) = IN_ORLEANS[seat.seat.index()];
            @if city.posts.has(seat.seat) {
                (post(table.face(seat), City::Orleans, (cx + dx, cy + dy), 20.0))
            } @else {
                (icon_at("i-post-free", (cx + dx, cy + dy), 20.0))
            }
        }
    }
}

fn post(face: &Face, city: City, (cx, cy): Point, size: f32) -> Markup {
    let art = html! {
        g class=(tincture(face.seat)) { (icon_at(symbols::POST, (cx, cy), size)) }
        (marker_at(face, (cx + size * 0.37, cy + size * 0.37), size * 0.6))
    };
    about("orleans-sheet-posts", &piece(&format!("pc-{}-post-{city}", face.seat), &art))
}

fn label(table: &Table<'_>, city: City) -> Markup {
    let (cx, cy) = site_of(city).at;
    let (dx, dy, anchor) = site_of(city).label;
    let anchor = match anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    html! {
        @for (at, words) in lines(&table.scene.word(city.key())).iter().enumerate() {
            text.orleans-city-name.large[city == City::Orleans] x=(D(cx + dx)) y=(D(cy + dy + 12.5 * at as f32)) text-anchor=(anchor) { (text::growing(words)) }
        }
    }
}

/// The longest name takes two lines, broken after a hyphen.
fn lines(name: &str) -> Vec<&str> {
    const LONGEST: usize = 19;
    match name.rfind('-') {
        Some(at) if name.chars().count() > LONGEST => vec![&name[..=at], &name[at + 1..]],
        _ => vec![name],
    }
}

fn merchants(table: &Table<'_>, city: CityView) -> Markup {
    html! {
        @for (at, seat) in city.merchants.iter().enumerate() {
            (merchant(table, seat, spot(city.city, seat, at)))
        }
    }
}

/// Merchants in one town stand close together; in Orléans, where all begin, around the seal.
fn spot(city: City, seat: Seat, at: usize) -> Point {
    let site = site_of(city);
    let (dx, dy) = match city {
        City::Orleans => AROUND_ORLEANS[seat.index()],
        _ => (site.merchants.0 + 13.0 * at as f32 * site.merchants.0.signum(), site.merchants.1),
    };
    (site.at.0 + dx, site.at.1 + dy)
}

fn merchant(table: &Table<'_>, seat: Seat, (cx, cy): Point) -> Markup {
    let face = table.scene.face(seat);
    let art = html! {
        title { (face.name) }
        g class=(tincture(seat)) { (icon_at("i-merchant", (cx, cy), 28.0)) }
        (marker_at(face, (cx + 8.5, cy + 8.5), 14.0))
    };
    about("orleans-board-merchant", &piece(&format!("pc-{seat}-merchant"), &art))
}
