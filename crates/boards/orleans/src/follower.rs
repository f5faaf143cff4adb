//! Followers and the spaces they stand on.

use std::collections::BTreeMap;

use parlour_kit::icon::icon_at;
use parlour_kit::piece::piece;
use parlour_kit::player::marker_at;
use parlour_kit::{D, Face, Hand, Markup, html, text};
use parlour_orleans::data::Crowd;
use parlour_orleans::{Follower, Place, SeatView, SpaceView};

use crate::symbols;
use crate::table::Table;

/// The names of a player's tiles, so that the page sees them travel.
///
/// Tiles of one sort are all alike: they are numbered from the places to the market to those just drawn, so
/// that the one that is planned is the one that leaves.
pub(crate) struct Names {
    placed: BTreeMap<(Place, usize), String>,
    pub(crate) tower: Vec<Named>,
    pub(crate) market: Vec<Named>,
    pub(crate) hand: Vec<Named>,
}

/// A follower with the id of its tile.
pub(crate) struct Named {
    pub(crate) follower: Follower,
    pub(crate) id: String,
}

impl Names {
    pub(crate) fn new(seat: &SeatView) -> Self {
        let mut counts = [0_u8; Follower::COUNT];
        let mut name = |follower: Follower| {
            let count = &mut counts[follower as usize];
            *count += 1;
            format!("pc-{}-{follower}-{count}", seat.seat)
        };
        let mut placed = BTreeMap::new();
        for place in &seat.places {
            for (at, space) in place.spaces.iter().enumerate() {
                if let Some(follower) = space.follower {
                    placed.insert((place.place, at), name(follower));
                }
            }
        }
        let mut all = |crowd: &Crowd| -> Vec<Named> {
            crowd.tiles().map(|follower| Named { follower, id: name(follower) }).collect()
        };
        let tower = seat.tower.as_ref().map(&mut all).unwrap_or_default();
        let market = all(&seat.market);
        let hand = all(&seat.hand);
        Self { placed, tower, market, hand }
    }

    /// The tile on a space of a place.
    pub(crate) fn on(&self, place: Place, at: usize) -> Option<&str> {
        self.placed.get(&(place, at)).map(String::as_str)
    }
}

/// A follower tile; the own ones carry their owner's marker.
pub(crate) fn tile(follower: Follower, owner: &Face, (cx, cy): (f32, f32), size: f32) -> Markup {
    html! {
        (icon_at(symbols::follower(follower.kind()), (cx, cy), size))
        @if follower.is_own() { (marker_at(owner, (cx + size * 0.31, cy + size * 0.31), size * 0.5)) }
    }
}

/// A named follower tile, which travels.
pub(crate) fn named(named: &Named, owner: &Face, at: (f32, f32), size: f32) -> Markup {
    piece(&named.id, &tile(named.follower, owner, at, size))
}

/// A space: what it needs, or what lies on it.
pub(crate) fn space(
    table: &Table<'_>,
    space: SpaceView,
    owner: &Face,
    id: Option<&str>,
    (cx, cy): (f32, f32),
    size: f32,
) -> Markup {
    let need = space.need.kind();
    let stands_in = space.follower.is_some_and(|follower| need.is_some_and(|kind| kind != follower.kind()));
    let letter =
        need.filter(|_| size >= 28.0 && (space.follower.is_none() || stands_in) && !space.technology);
    html! {
        @match space.follower {
            Some(follower) => {
                (icon_at(symbols::space(need), (cx, cy), size))
                @match id {
                    Some(id) => (piece(id, &tile(follower, owner, (cx, cy), size))),
                    None => (tile(follower, owner, (cx, cy), size)),
                }
            }
            None if space.technology => (icon_at("i-technology-tile", (cx, cy), size)),
            None => (icon_at(symbols::space(need), (cx, cy), size)),
        }
        @if space.planned { circle.orleans-planned cx=(D(cx)) cy=(D(cy)) r=(D(size * 0.52)) {} }
        @if let Some(kind) = letter { (letter_seal(&table.letter(kind), (cx + size * 0.38, cy + size * 0.37))) }
    }
}

fn letter_seal(letter: &str, (cx, cy): (f32, f32)) -> Markup {
    html! {
        circle.orleans-letter cx=(D(cx)) cy=(D(cy)) r="7" {}
        (text::numeral(Hand::Number, 11.0, (cx, cy), letter))
    }
}
