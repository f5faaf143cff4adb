//! What can be read of the things on the table.

use parlour_core::Seat;
use parlour_kit::reading::{Term, Thing, term};
use parlour_pillars::View;
use parlour_pillars::data::{Craftsman, EventCard, Good, Post, Privilege, ResourceCard, Station};

use crate::places;

pub(crate) const GOLD: &str = "pillars-gold";
pub(crate) const POINTS: &str = "pillars-point";
pub(crate) const WORKERS: &str = "pillars-worker";
pub(crate) const BUILDERS: &str = "pillars-builder";
pub(crate) const COST: &str = "pillars-board-cost";
pub(crate) const ROUND: &str = "pillars-board-round";

/// What is no card and no place: asked about by the key of its name, with its kind and its rule.
const TERMS: &[Term] = &[
    (GOLD, "pillars-board-kind-track", "PIL-1.1"),
    (POINTS, "pillars-board-kind-track", "PIL-1.2"),
    (WORKERS, "pillars-board-kind-piece", "PIL-4.3"),
    (BUILDERS, "pillars-board-kind-piece", "PIL-5.2"),
    (COST, "pillars-board-kind-track", "PIL-5.4"),
    (ROUND, "pillars-board-kind-track", "PIL-3.2"),
];

/// The thing with this id; nothing if it is no thing of the table.
pub(crate) fn thing(view: &View, id: &str) -> Option<Thing> {
    let cube = || Good::ALL.iter().copied().find(|cube| cube.key() == id).map(good);
    if let Some(thing) = term(TERMS, id).or_else(cube) {
        return Some(thing);
    }
    let name = id.strip_prefix("pil-")?;
    match id {
        places::BAG => return Some(Thing::new("pillars-board-bag", "pillars-board-kind-piece", "PIL-5.1")),
        places::DRAWN => return Some(Thing::new(BUILDERS, "pillars-board-kind-piece", "PIL-5.2")),
        _ => {}
    }
    if let Some(card) = name.strip_prefix("row-").or_else(|| name.strip_prefix("box-")) {
        return card_named(card);
    }
    if let Some(good) = name.strip_prefix("stock-") {
        return good.parse().ok().map(stock);
    }
    if name.starts_with("niche-") {
        return Some(Thing::new("pillars-board-niche", "pillars-board-kind-station", "PIL-5.7"));
    }
    if let Ok(post) = name.parse::<Post>() {
        return Some(above(view, post).unwrap_or_else(|| station(post.station(), rule_of(post.station()))));
    }
    if let Ok(station_named) = name.parse::<Station>() {
        let event = (station_named == Station::Event).then_some(view.event.or(view.foreseen)).flatten();
        return Some(event.map_or_else(|| station(station_named, rule_of(station_named)), event_card));
    }
    let (seat, held) = name.split_once('-')?;
    seat.parse::<Seat>().ok()?;
    held.parse().ok().map(good).or_else(|| card_named(held))
}

fn card_named(name: &str) -> Option<Thing> {
    let craftsman = |craftsman: Craftsman| {
        let cost = [(i64::from(craftsman.card().cost), GOLD)];
        Thing::new(craftsman.key(), "pillars-board-kind-craftsman", "PIL-11.2").costing(cost)
    };
    let resource = |card: ResourceCard| {
        let cost = [(i64::from(card.workers()), WORKERS)];
        Thing::new(card.key(), "pillars-board-kind-resource", "PIL-4.3").costing(cost)
    };
    let privilege = |card: Privilege| Thing::new(card.key(), "pillars-board-kind-privilege", card.rule());
    name.parse()
        .map(craftsman)
        .or_else(|_| name.parse().map(resource))
        .or_else(|_| name.parse().map(privilege))
        .or_else(|_| name.parse().map(event_card))
        .ok()
}

fn event_card(card: EventCard) -> Thing {
    Thing::new(card.key(), "pillars-board-kind-event", format!("PIL-15.{}", card as u8 + 1))
}

fn good(good: Good) -> Thing {
    Thing::new(good.key(), "pillars-board-kind-good", "PIL-10.4")
}

fn stock(kind: Good) -> Thing {
    good(kind).costing([(i64::from(kind.price()), GOLD)])
}

fn station(station: Station, rule: &'static str) -> Thing {
    Thing::new(station.key(), "pillars-board-kind-station", rule)
}

/// The card above a post of a town.
fn above(view: &View, post: Post) -> Option<Thing> {
    let privilege = |at: usize| view.kingsbridge[at].and_then(|card| card_named(card.name()));
    let craftsman = |at: usize| view.shiring[at].and_then(|card| card_named(card.name()));
    match post {
        Post::Kingsbridge1 => privilege(0),
        Post::Kingsbridge2 => privilege(1),
        Post::Shiring1 => craftsman(0),
        Post::Shiring2 => craftsman(1),
        _ => None,
    }
}

/// The chapter that tells what a station does.
const fn rule_of(station: Station) -> &'static str {
    match station {
        Station::Event => "PIL-6.1",
        Station::Bishop => "PIL-6.4",
        Station::WoolMill => "PIL-7.1",
        Station::Kingsbridge => "PIL-7.2",
        Station::Priory => "PIL-7.3",
        Station::Forest | Station::Quarry | Station::GravelPit => "PIL-7.4",
        Station::Court => "PIL-8.1",
        Station::Shiring => "PIL-9.1",
        Station::Castle => "PIL-9.4",
        Station::Market => "PIL-10.1",
        Station::Cathedral => "PIL-11.1",
        Station::StartPlayer => "PIL-12.1",
    }
}

/// Everything that can be read of, whether it is on the table or not: the glossary.
pub(crate) fn all() -> Vec<String> {
    let cards = Craftsman::ALL.iter().map(|card| card.name());
    let cards = cards.chain(ResourceCard::ALL.iter().map(|card| card.name()));
    let cards = cards.chain(Privilege::ALL.iter().map(|card| card.name()));
    let cards = cards.chain(EventCard::ALL.iter().map(|card| card.name())).map(places::unseen);
    let stations = Station::ALL.iter().map(|station| places::at(*station));
    let goods = Good::ALL.iter().map(|good| good.key().to_owned());
    let terms = TERMS.iter().map(|(key, ..)| (*key).to_owned());
    let others = [places::BAG.to_owned(), places::niche(1)];
    stations.chain(cards).chain(goods).chain(terms).chain(others).collect()
}
