//! The boards of the other players, in their small variant.

use parlour_core::Phrase;
use parlour_kit::icon::{icon, icon_at, inline, picture};
use parlour_kit::piece::piece;
use parlour_kit::player::{inline_marker, tincture};
use parlour_kit::reading::about;
use parlour_kit::target::traces;
use parlour_kit::text::{Anchor, fit, line};
use parlour_kit::{Counter, D, Drawing, Flow, Hand, Leaf, Markup, Outline, Whose, html, text};
use parlour_orleans::data::MARKET;
use parlour_orleans::{Place, PlaceView, SeatView, Stage};

use crate::follower::{self, Named, Names};
use crate::place::is_ready;
use crate::places;
use crate::shared::citizen_id;
use crate::symbols;
use crate::table::{Table, name, words};

const WIDTH: f32 = 500.0;
/// A place of the board: five of them in a row.
const PLACE: (f32, f32) = (96.0, 54.0);
/// A place tile: two of them in a row.
const TILE: (f32, f32) = (247.0, 46.0);
/// Where those who wait at the market begin, behind the words about it.
const WAITING: f32 = 124.0;
/// The top of the place tiles.
const TILES: f32 = 118.0;

/// The leaf of another player.
pub(crate) fn leaf(table: &Table<'_>, seat: &SeatView) -> Leaf {
    let face = table.face(seat);
    let aside = html! {
        (inline_marker(face))
        (standing(table, seat))
        (Counter::new(symbols::COIN, table.scene.title("orleans-sheet-coins"), seat.coins).about("orleans-sheet-coins").markup())
        @for stack in seat.goods.iter().filter(|stack| stack.count > 0) {
            (Counter::new(symbols::good(stack.what), table.scene.title(stack.what.key()), stack.count).about(stack.what.key()).markup())
        }
    };
    Leaf::new(format!("orleans-{}", seat.seat), face.name.clone(), Whose::Other(seat.seat), Flow::Whole)
        .aside(aside)
        .drawings(vec![drawing(table, seat)])
}

/// First player, passed, still planning: what is said of a player beside the name.
pub(crate) fn standing(table: &Table<'_>, seat: &SeatView) -> Markup {
    let view = table.view;
    let simultaneous = matches!(view.stage, Stage::Followers | Stage::Planning);
    html! {
        @if view.round > 0 && view.first == seat.seat {
            span { (inline("i-crown")) " " (table.scene.word("orleans-sheet-first")) }
        }
        @if view.stage == Stage::Actions && view.passed.has(seat.seat) { span { (table.scene.word("orleans-sheet-passed")) } }
        @if simultaneous && seat.pending && !table.scene.is_me(seat.seat) { span { (table.scene.word("orleans-board-choosing")) } }
    }
}

fn drawing(table: &Table<'_>, seat: &SeatView) -> Drawing {
    let names = Names::new(seat);
    let (board, tiles): (Vec<_>, Vec<_>) =
        seat.places.iter().partition(|held| held.place.category().is_none());
    let (below, above) = board.split_at(board.len() / 2);
    let rows = tiles.len().div_ceil(2);
    let market = TILES + 50.0 * rows as f32;
    let body = html! {
        @for (at, held) in above.iter().chain(below).enumerate() {
            @let corner = (101.0 * (at % 5) as f32, 58.0 * (at / 5) as f32);
            (place(table, seat, held, &names, corner))
        }
        @for (at, held) in tiles.iter().enumerate() {
            (tile(table, seat, held, &names, (253.0 * (at % 2) as f32, TILES + 50.0 * (at / 2) as f32)))
        }
        (panel(table, seat, &names, market))
    };
    let label = table.scene.say(&Phrase::new("orleans-board-of-player").seat("who", seat.seat));
    Drawing::new(format!("orleans-board-{}", seat.seat), (WIDTH, market + 84.0), label, body).pans(500)
}

fn place(table: &Table<'_>, seat: &SeatView, held: &PlaceView, names: &Names, (x, y): (f32, f32)) -> Markup {
    let (width, height) = PLACE;
    let key = held.place.key();
    let ready = is_ready(held);
    let id = places::others_place(seat.seat, held.place);
    let outline = Outline::Frame { x: 1.0, y: 1.0, width: width - 2.0, height: height - 2.0, r: 4.0 };
    html! {
        g id=(id) data-about=(id) transform={ "translate(" (D(x)) " " (D(y)) ")" } {
            title { (table.scene.title(key)) ": " (table.scene.facet(key, "effect")) }
            rect.c-f x="1" y="1" width=(D(width - 2.0)) height=(D(height - 2.0)) rx="4" {}
            path.bn d="M1 19V5a4 4 0 0 1 4-4h86a4 4 0 0 1 4 4v14z" {}
            (name(&table.scene.title(key), (width / 2.0, 10.5), width - 4.0, &[12.5, 12.0, 11.0]))
            (spaces(table, seat, held, names, (width / 2.0, 36.0)))
            rect.c-o.orleans-ready[ready] x="1" y="1" width=(D(width - 2.0)) height=(D(height - 2.0)) rx="4" {}
            (traces(table.marks, &id, outline, 22.0))
        }
    }
}

/// The spaces of a place, around a middle.
fn spaces(
    table: &Table<'_>,
    seat: &SeatView,
    held: &PlaceView,
    names: &Names,
    (cx, cy): (f32, f32),
) -> Markup {
    const STEP: f32 = 29.0;
    let owner = table.face(seat);
    let first = cx - STEP / 2.0 * (held.spaces.len().saturating_sub(1)) as f32;
    html! {
        @for (at, space) in held.spaces.iter().enumerate() {
            (follower::space(table, *space, owner, names.on(held.place, at), (first + STEP * at as f32, cy), 26.0))
        }
        @if held.place == Place::GunpowderTower {
            (waiting(table, seat, &names.tower, (cx - STEP / 2.0, cy), STEP, 2))
        }
    }
}

fn waiting(
    table: &Table<'_>,
    seat: &SeatView,
    tiles: &[Named],
    (left, cy): (f32, f32),
    step: f32,
    spaces: usize,
) -> Markup {
    html! {
        @for at in tiles.len()..spaces {
            (icon_at("i-market-space", (left + step * at as f32, cy), 26.0))
        }
        @for (at, tile) in tiles.iter().enumerate() {
            (follower::named(tile, table.face(seat), (left + step * at as f32, cy), 26.0))
        }
    }
}

fn tile(table: &Table<'_>, seat: &SeatView, held: &PlaceView, names: &Names, (x, y): (f32, f32)) -> Markup {
    let (width, height) = TILE;
    let key = held.place.key();
    let count = if held.place == Place::GunpowderTower { 2 } else { held.spaces.len() };
    let middle = width - 20.0 - 14.5 * count.saturating_sub(1) as f32;
    let right = if count == 0 { width - 6.0 } else { width - 10.0 - 29.0 * count as f32 };
    let title = fit(Hand::Name, &table.scene.title(key), right - 48.0, &[12.5, 12.0]);
    let id = places::others_place(seat.seat, held.place);
    let outline = Outline::Frame { x: 1.0, y: 1.0, width: width - 2.0, height: height - 2.0, r: 4.0 };
    html! {
        g id=(id) data-about=(id) transform={ "translate(" (D(x)) " " (D(y)) ")" } {
            title { (table.scene.title(key)) ": " (table.scene.facet(key, "effect")) }
            rect.c-f x="1" y="1" width=(D(width - 2.0)) height=(D(height - 2.0)) rx="4" {}
            (symbols::art(held.place).draw((5.0, 5.0), (36.0, 36.0)))
            rect.c-l x="5" y="5" width="36" height="36" {}
            (title.set(Hand::Name, (46.0, if title.lines.len() > 1 { 15.0 } else { 14.0 }), Anchor::Start))
            g class=(tincture(seat.seat)) { (symbols::effect(table, held.place).centred((f32::midpoint(46.0, right), 34.0), 16.0, right - 50.0)) }
            (spaces(table, seat, held, names, (middle, height / 2.0)))
            rect.c-o.orleans-ready[is_ready(held)] x="1" y="1" width=(D(width - 2.0)) height=(D(height - 2.0)) rx="4" {}
            (traces(table.marks, &id, outline, 22.0))
        }
    }
}

fn bag(table: &Table<'_>, seat: &SeatView, y: f32) -> Markup {
    html! {
        g data-about="orleans-sheet-bag" {
            title { (table.scene.title("orleans-sheet-bag")) ": " (seat.bag_size) }
            (picture("v-bag", (438.0, y), (56.0, 62.0)))
            g.on-gold { (text::numeral(Hand::Name, 17.0, (466.0, y + 39.0), seat.bag_size)) }
        }
    }
}

/// The market, and what lies beside the board.
fn panel(table: &Table<'_>, seat: &SeatView, names: &Names, y: f32) -> Markup {
    let draws = table.scene.say(&Phrase::new("orleans-board-draws").number("n", seat.draw_number));
    let hand: Vec<_> = names.hand.iter().collect();
    let spaces = usize::from(MARKET).saturating_sub(hand.len());
    let step = ((434.0 - WAITING) / (names.market.len().max(spaces) + hand.len()) as f32).min(36.0);
    let fresh = |at: usize| WAITING + step * (names.market.len().max(spaces) + at) as f32;
    html! {
        rect.orleans-market x="1" y=(D(y)) width=(D(WIDTH - 2.0)) height="82" rx="4" {}
        (line(Hand::Name, 13.0, (10.0, y + 20.0), Anchor::Start, table.scene.title("orleans-sheet-market")))
        (words(&draws, (10.0, y + 35.0), 92.0, Anchor::Start))
        g data-about=(places::MARKET) {
            (waiting(table, seat, &names.market, (WAITING, y + 24.0), step, spaces))
            @for (at, tile) in hand.iter().enumerate() {
                (follower::named(tile, table.face(seat), (fresh(at), y + 24.0), 26.0))
                circle.orleans-fresh cx=(D(fresh(at))) cy=(D(y + 24.0)) r="14" {}
            }
        }
        path.c-l.orleans-dash d={ "M8 " (D(y + 45.0)) "h424" } {}
        (store(table, seat, y + 63.0))
        (bag(table, seat, y + 10.0))
    }
}

/// Trading posts in reserve, technology, citizens.
fn store(table: &Table<'_>, seat: &SeatView, cy: f32) -> Markup {
    let won: Vec<_> = table.view.citizens.iter().filter(|citizen| citizen.owner == Some(seat.seat)).collect();
    let step = (120.0 / won.len().max(1) as f32).min(26.0);
    html! {
        g.(tincture(seat.seat)) data-about="orleans-sheet-posts" { (icon_at(symbols::POST, (20.0, cy), 24.0)) }
        (text::line(Hand::Number, 13.0, (36.0, cy + 4.5), Anchor::Start, format!("×{}", seat.reserve)))
        (words(&table.scene.word("orleans-board-reserve"), (72.0, cy), 126.0, Anchor::Start))
        g.orleans-zero[seat.technology == 0] data-about="orleans-sheet-technology" {
            title { (table.scene.title("orleans-sheet-loose-technology")) }
            (icon("i-technology-tile", (218.0, cy - 12.0), 24.0))
            (text::line(Hand::Number, 13.0, (248.0, cy + 4.5), Anchor::Start, format!("×{}", seat.technology)))
        }
        @if won.is_empty() {
            g.orleans-zero {
                (icon_at("i-citizen-gone", (310.0, cy), 24.0))
                (text::line(Hand::Number, 13.0, (326.0, cy + 4.5), Anchor::Start, "×0"))
            }
        }
        @for (at, citizen) in won.iter().enumerate() {
            @let art = html! { title { (table.scene.title(citizen.citizen.key())) } (icon_at(symbols::CITIZEN, (310.0 + step * at as f32, cy), 24.0)) };
            (about(citizen.citizen.key(), &piece(&citizen_id(citizen.citizen), &art)))
        }
    }
}
