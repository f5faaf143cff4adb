//! Where a choice points.

use parlour_core::Seat;
use parlour_kit::Part;
use parlour_pillars::data::{Good, Post, Station};
use parlour_pillars::{Choice, View};

/// What a choice points at, in the order a hand picks it: the builder just drawn, then the post.
pub(crate) fn parts(view: &View, me: Option<Seat>, choice: Choice) -> Vec<Part> {
    let places = matches!(choice, Choice::Place(_) | Choice::PlaceFree(_) | Choice::Wait);
    let builder = (places && view.drawn.is_some()).then(|| Part::piece(DRAWN));
    let place = place(view, me, choice);
    // Without a place the builder alone says nothing.
    if place.is_none() { Vec::new() } else { builder.into_iter().chain(place).collect() }
}

/// The thing a choice ends at, for the seat that may make it.
fn place(view: &View, me: Option<Seat>, choice: Choice) -> Option<Part> {
    let mine = |thing: &str| me.map(|seat| owned(seat, thing));
    match choice {
        Choice::Take(card) => Some(Part::card(in_row(card.name()))),
        Choice::Hire(craftsman) => Some(Part::card(in_row(craftsman.name()))),
        Choice::Dismiss(craftsman) if is_newcomer(view, me, choice) => {
            Some(Part::card(in_row(craftsman.name())))
        }
        Choice::Dismiss(craftsman) | Choice::Bless(craftsman) | Choice::Work(craftsman, _) => {
            mine(craftsman.name()).map(Part::card)
        }
        Choice::Use(privilege) | Choice::Save(privilege) => mine(privilege.name()).map(Part::card),
        Choice::Return(good, _) => mine(good.name()).map(Part::good),
        Choice::Place(post) | Choice::PlaceFree(post) => {
            Some(Part::place(at_post(post)).numbered(post.station().number()))
        }
        Choice::Protect => Some(Part::place(at(Station::Event)).numbered(Station::Event.number())),
        Choice::Cube(good) | Choice::Buy(good, _) | Choice::Sell(good, _) => Some(Part::good(stock(good))),
        Choice::Wait if view.price > 0 => Some(Part::place(niche(view.price))),
        Choice::Keep => Some(Part::piece(DRAWN)),
        Choice::PutBack => Some(Part::place(BAG)),
        _ => None,
    }
}

/// What the move of a seat has left where everybody sees it.
pub(crate) fn trace(view: &View, seat: Seat, choice: Choice) -> Option<String> {
    match choice {
        Choice::Wait => {
            view.parked.iter().rfind(|parked| parked.seat == seat).map(|parked| niche(parked.price))
        }
        Choice::Keep | Choice::PutBack | Choice::Return(..) | Choice::Dismiss(_) => None,
        _ => place(view, Some(seat), choice).map(|part| part.id),
    }
}

/// A craftsman to be dismissed before he has come.
fn is_newcomer(view: &View, me: Option<Seat>, choice: Choice) -> bool {
    let Choice::Dismiss(craftsman) = choice else { return false };
    let own = me.map(|seat| &view.seats[seat.index()].craftsmen);
    own.is_none_or(|own| own.iter().all(|other| other.craftsman != craftsman))
        && view.craftsmen_row.iter().any(|card| card.craftsman == craftsman)
}

/// The bag of the builders.
pub(crate) const BAG: &str = "pil-bag";
/// The builder just drawn.
pub(crate) const DRAWN: &str = "pil-drawn";

/// Where the view has something of a seat's.
pub(crate) fn held(seat: Seat, what: &str) -> String {
    format!("seats/{}/{what}", seat.index())
}

/// A card of the round's row.
pub(crate) fn in_row(card: &str) -> String {
    format!("pil-row-{card}")
}

/// A card that is still in the box; its drawing has the name alone.
pub(crate) fn unseen(card: &str) -> String {
    format!("pil-box-{card}")
}

/// A card or a good of a player.
pub(crate) fn owned(seat: Seat, thing: &str) -> String {
    format!("pil-{seat}-{thing}")
}

/// A station as a whole.
pub(crate) fn at(station: Station) -> String {
    format!("pil-{station}")
}

/// A post: a station, or one of the two cards of a town.
pub(crate) fn at_post(post: Post) -> String {
    match post.station() {
        Station::Kingsbridge | Station::Shiring => format!("pil-{post}"),
        station => at(station),
    }
}

/// A box of the market.
pub(crate) fn stock(good: Good) -> String {
    format!("pil-stock-{good}")
}

/// The niche beside a price.
pub(crate) fn niche(price: u8) -> String {
    format!("pil-niche-{price}")
}

/// The pieces of a seat have numbers: waiting builders first, then those at their posts, then the one in
/// the hand. A builder thus keeps its id as long as no other of its colour moves before it.
pub(crate) fn builder(view: &View, seat: Seat, place: Standing) -> String {
    let parked = view.parked.iter().map(|parked| (parked.seat, Standing::Waits(parked.price)));
    let posted = view.posts.iter().flat_map(|post| {
        let taken = post.spaces.iter().enumerate().filter_map(|(at, pawn)| Some(((*pawn)?, at)));
        taken.map(|(pawn, at)| (pawn, Standing::Post(post.post, at)))
    });
    let mut own = parked.chain(posted).filter(|(owner, _)| *owner == seat);
    let number = own.position(|(_, standing)| standing == place);
    let number = number.unwrap_or_else(|| standing_of(view, seat));
    format!("pc-{seat}-builder-{number}")
}

fn standing_of(view: &View, seat: Seat) -> usize {
    let posted = view.posts.iter().flat_map(|post| &post.spaces).filter(|pawn| **pawn == Some(seat)).count();
    posted + view.parked.iter().filter(|parked| parked.seat == seat).count()
}

/// Where a builder stands.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Beside a price.
    Waits(u8),
    /// On a space of a post.
    Post(Post, usize),
    /// Just drawn.
    Drawn,
}
