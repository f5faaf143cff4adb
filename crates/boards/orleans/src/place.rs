//! A place of the reader's board, as large as a small chapter opening.

use parlour_kit::text::{Anchor, line};
use parlour_kit::{D, Disc, Drawing, Face, Hand, Markup, Outline, html, target};
use parlour_orleans::data::Space;
use parlour_orleans::{Place, PlaceView, SeatView};

use crate::follower::{self, Named, Names};
use crate::places::{self, Store};
use crate::symbols;
use crate::table::{Table, name};

/// The width of a place.
pub(crate) const WIDTH: f32 = 164.0;
/// The height of a place.
pub(crate) const HEIGHT: f32 = 124.0;
/// Where the middle of the spaces is.
const SPACES: f32 = 101.5;

/// A place with everything on it.
pub(crate) fn drawing(table: &Table<'_>, seat: &SeatView, held: &PlaceView, names: &Names) -> Drawing {
    let key = held.place.key();
    let label = format!("{}: {}", table.scene.title(key), table.scene.facet(key, "effect"));
    let body = card(table, seat, held, names, &label);
    Drawing::new(format!("orleans-{}", held.place), (WIDTH, HEIGHT), label, body)
}

fn card(table: &Table<'_>, seat: &SeatView, held: &PlaceView, names: &Names, label: &str) -> Markup {
    let spaces = spaces(table, seat, held, names);
    // A space that can be chosen must not lie inside another thing that can be chosen.
    let apart = has_marked_space(table, held);
    let body = html! { (face(table, seat, held, label)) @if !apart { (spaces) } };
    let outline = Outline::Frame { x: 1.0, y: 1.0, width: WIDTH - 2.0, height: HEIGHT - 2.0, r: 6.0 };
    html! {
        (target(table.marks, &places::place(held.place), outline, Disc::Corner, &body))
        @if apart { (spaces) }
    }
}

fn has_marked_space(table: &Table<'_>, held: &PlaceView) -> bool {
    let spaces = held.spaces.iter().filter_map(|space| Space::find(held.place, space.need));
    let mut ids = spaces.map(places::space);
    let tower = held.place == Place::GunpowderTower;
    ids.any(|id| table.is_marked(&id)) || tower
}

/// Is every space filled, so that it can be executed?
pub(crate) fn is_ready(held: &PlaceView) -> bool {
    !held.spaces.is_empty() && held.spaces.iter().all(|space| space.follower.is_some() || space.technology)
}

fn face(table: &Table<'_>, seat: &SeatView, held: &PlaceView, label: &str) -> Markup {
    let place = held.place;
    let category = place.category();
    let room = if category.is_some() { 128.0 } else { 154.0 };
    let ready = is_ready(held);
    html! {
        title { (label) }
        rect.c-f x="1" y="1" width=(D(WIDTH - 2.0)) height=(D(HEIGHT - 2.0)) rx="6" {}
        path class=(if category.is_some() { "bn-s" } else { "bn" }) d="M1 25V7a6 6 0 0 1 6-6h150a6 6 0 0 1 6 6v18z" {}
        (name(&table.scene.title(place.key()), (WIDTH / 2.0, 13.5), room, &[14.0, 13.0, 12.0]))
        @if let Some(category) = category {
            g.in-lapis { (line(Hand::Name, 12.0, (WIDTH - 7.0, 18.0), Anchor::End, symbols::numeral(category))) }
        }
        (symbols::art(place).draw((6.0, 30.0), (56.0, 49.0)))
        rect.c-l x="6" y="30" width="56" height="49" {}
        @if symbols::acts(place) { path.arr d="M69 54.5h9m-3.5-3.5 4 3.5-4 3.5" {} }
        g class=(parlour_kit::player::tincture(seat.seat)) { (symbols::effect(table, place).centred((120.0, 54.5), 24.0, 78.0)) }
        @if ready {
            g.in-gold { (line(Hand::Aside, 12.0, (WIDTH - 8.0, 80.0), Anchor::End, table.scene.word("orleans-board-ready"))) }
        }
        rect.c-o.orleans-ready[ready] x="1" y="1" width=(D(WIDTH - 2.0)) height=(D(HEIGHT - 2.0)) rx="6" {}
    }
}

fn spaces(table: &Table<'_>, seat: &SeatView, held: &PlaceView, names: &Names) -> Markup {
    let owner = table.face(seat);
    if held.place == Place::GunpowderTower {
        let row =
            Waiting { store: Store::Tower, size: 35.0, step: 43.0, left: WIDTH / 2.0 - 21.5, cy: SPACES };
        return row.draw(table, owner, &names.tower, 2);
    }
    let first = WIDTH / 2.0 - 21.5 * (held.spaces.len().saturating_sub(1)) as f32;
    let cx = |at: usize| first + 43.0 * at as f32;
    let draw = |at: usize| {
        follower::space(table, held.spaces[at], owner, names.on(held.place, at), (cx(at), SPACES), 35.0)
    };
    html! {
        @for (from, to) in equal_runs(held) {
            @let id = Space::find(held.place, held.spaces[from].need).map(places::space).unwrap_or_default();
            @let body = html! { @for at in from..to { (draw(at)) } };
            (target(table.marks, &id, run((cx(from), cx(to - 1)), SPACES, 18.5), Disc::At(cx(from) - 14.0, SPACES - 17.0), &body))
        }
    }
}

/// Spaces that need the same stand beside each other and are one to the player.
fn equal_runs(held: &PlaceView) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (at, space) in held.spaces.iter().enumerate() {
        match runs.last_mut() {
            Some((from, to)) if held.spaces[*from].need == space.need => *to = at + 1,
            _ => runs.push((at, at + 1)),
        }
    }
    runs
}

/// The outline of several discs in a row.
fn run((first, last): (f32, f32), cy: f32, r: f32) -> Outline {
    Outline::Frame { x: first - r, y: cy - r, width: last - first + 2.0 * r, height: 2.0 * r, r }
}

/// Followers that wait in a row of spaces.
pub(crate) struct Waiting {
    pub(crate) store: Store,
    pub(crate) size: f32,
    pub(crate) step: f32,
    /// The middle of the first space.
    pub(crate) left: f32,
    pub(crate) cy: f32,
}

impl Waiting {
    /// Draws the followers, and free spaces up to `spaces`.
    pub(crate) fn draw(&self, table: &Table<'_>, owner: &Face, waiting: &[Named], spaces: usize) -> Markup {
        html! {
            @for at in waiting.len()..spaces {
                (parlour_kit::icon::icon_at("i-market-space", (self.cx(at), self.cy), self.size * 1.06))
            }
            @for (from, to) in sorts(waiting) {
                @let id = places::waiting(self.store, waiting[from].follower);
                @let outline = run((self.cx(from), self.cx(to - 1)), self.cy, self.size * 0.54);
                @let body = html! { @for at in from..to { (self.tile(owner, &waiting[at], at)) } };
                (target(table.marks, &id, outline, Disc::At(self.cx(from) - self.size * 0.42, self.cy - self.size * 0.5), &body))
            }
        }
    }

    fn tile(&self, owner: &Face, named: &Named, at: usize) -> Markup {
        html! {
            (follower::named(named, owner, (self.cx(at), self.cy), self.size))
            @if self.store == Store::Hand {
                circle.orleans-fresh cx=(D(self.cx(at))) cy=(D(self.cy)) r=(D(self.size * 0.52)) {}
            }
        }
    }

    fn cx(&self, at: usize) -> f32 {
        self.left + self.step * at as f32
    }
}

/// Where one sort ends and the next begins.
fn sorts(waiting: &[Named]) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (at, named) in waiting.iter().enumerate() {
        match runs.last_mut() {
            Some((from, to)) if waiting[*from].follower == named.follower => *to = at + 1,
            _ => runs.push((at, at + 1)),
        }
    }
    runs
}
