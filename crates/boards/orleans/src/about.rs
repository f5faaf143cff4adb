//! What can be read of the things on the table.

use parlour_kit::reading::{Term, Thing, term};
use parlour_orleans::data::{Citizen, Deed, Track, Way};
use parlour_orleans::{City, Follower, Good, Hourglass, Kind, Place, View};

use crate::places;

/// The thing with this id; nothing if it is no thing of the table.
pub(crate) fn thing(view: &View, id: &str) -> Option<Thing> {
    if let Some(thing) = named(id) {
        return Some(thing);
    }
    match id {
        places::BAG => return Some(Thing::new("orleans-sheet-bag", "orleans-board-kind-piece", "ORL-4.2")),
        places::BANK => {
            return Some(Thing::new("orleans-sheet-coins", "orleans-board-kind-good", "ORL-10.1"));
        }
        places::MARKET => {
            return Some(Thing::new("orleans-sheet-market", "orleans-board-kind-place", "ORL-4.6"));
        }
        places::RESERVE => {
            return Some(Thing::new("orleans-sheet-posts", "orleans-board-kind-piece", "ORL-5.19"));
        }
        places::TECHNOLOGY => {
            return Some(Thing::new("orleans-sheet-technology", "orleans-board-kind-piece", "ORL-6.9"));
        }
        places::EVENT => {
            let key = view.event.map_or("orleans-hourglass-none", |event| event.key());
            return Some(Thing::new(key, "orleans-board-kind-event", "ORL-8.1"));
        }
        _ => {}
    }
    let (kind, name) = id.split_once('-')?;
    match kind {
        "place" => place(name),
        "space" => place(name.rsplit_once('-').map_or(name, |(place, _)| place)).or_else(|| prefixed(name)),
        "tile" => name.parse().ok().map(tile),
        "pile" => name.parse().ok().map(follower),
        "deed" => {
            let deed: Deed = name.parse().ok()?;
            Some(Thing::new(deed.key(), "orleans-board-kind-deed", "ORL-5.30"))
        }
        "city" => {
            let city: City = name.parse().ok()?;
            Some(
                Thing::new(city.key(), "orleans-board-kind-city", "ORL-5.19")
                    .telling("orleans-board-tells-city"),
            )
        }
        "good" | "lot" => name.parse().ok().map(good),
        "edge" => {
            let edge = view.edges.iter().find(|shown| shown.edge.to_string() == name)?;
            let (tells, rule) = match edge.way {
                Way::Road => ("orleans-board-tells-road", "ORL-5.16"),
                Way::Waterway => ("orleans-board-tells-waterway", "ORL-5.15"),
            };
            Some(Thing::new(edge.way.key(), "orleans-board-kind-way", rule).telling(tells))
        }
        "cell" => Some(Thing::new("orleans-sheet-development", "orleans-board-kind-track", "ORL-6.1")),
        "draws" => Some(Thing::new("orleans-sheet-bag", "orleans-board-kind-piece", "ORL-4.2")),
        "market" | "tower" | "hand" => name.parse().ok().map(one),
        _ => None,
    }
}

/// What is no place and no tile.
const TERMS: &[Term] = &[
    ("orleans-sheet-coins", "orleans-board-kind-good", "ORL-10.1"),
    ("orleans-sheet-goods", "orleans-board-kind-good", "ORL-5.17"),
    ("orleans-sheet-bag", "orleans-board-kind-piece", "ORL-4.2"),
    ("orleans-sheet-posts", "orleans-board-kind-piece", "ORL-5.19"),
    ("orleans-sheet-citizens", "orleans-board-kind-piece", "ORL-10.1"),
    ("orleans-sheet-technology", "orleans-board-kind-piece", "ORL-6.9"),
    ("orleans-sheet-development", "orleans-board-kind-track", "ORL-6.1"),
    ("orleans-board-status", "orleans-board-kind-track", "ORL-6.7"),
    ("orleans-board-merchant", "orleans-board-kind-piece", "ORL-5.17"),
    ("orleans-hourglass-none", "orleans-board-kind-event", "ORL-8.1"),
    ("orleans-board-ghost", "orleans-board-kind-place", "ORL-5.10"),
    ("orleans-board-rounds", "orleans-board-kind-track", "ORL-8.1"),
];

/// What is asked about by the key of its name.
fn named(id: &str) -> Option<Thing> {
    let good = Good::ALL.iter().copied().find(|good| good.key() == id).map(self::good);
    let citizen = || Citizen::ALL.iter().find(|citizen| citizen.key() == id);
    let citizen = || citizen().map(|one| Thing::new(one.key(), "orleans-board-kind-citizen", "ORL-10.1"));
    let event = || Hourglass::ALL.iter().find(|event| event.key() == id);
    let event = || event().map(|event| Thing::new(event.key(), "orleans-board-kind-event", "ORL-8.1"));
    let track = || Track::ALL.iter().find(|track| track.key() == id);
    let track = || track().map(|track| Thing::new(track.key(), "orleans-board-kind-track", "ORL-6.1"));
    let kind = || Kind::ALL.iter().copied().find(|kind| kind.key() == id).map(follower);
    let own = || Follower::ALL.iter().copied().find(|follower| follower.key() == id).map(one);
    let place = || Place::ALL.iter().copied().find(|place| place.key() == id).map(tile);
    let found = good.or_else(citizen).or_else(event).or_else(track).or_else(kind);
    found.or_else(own).or_else(place).or_else(|| term(TERMS, id))
}

fn good(good: Good) -> Thing {
    let food = matches!(good, Good::Grain | Good::Cheese | Good::Wine);
    let tells = if food { "orleans-board-tells-food" } else { "orleans-board-tells-cloth" };
    Thing::new(good.key(), "orleans-board-kind-good", "ORL-5.17").worth(good.value()).telling(tells)
}

/// A follower tile: the marked ones are their owner's for good.
fn one(one: Follower) -> Thing {
    if one.is_own() {
        let thing = Thing::new(one.key(), "orleans-board-kind-follower", "ORL-4.14");
        return thing.telling("orleans-board-tells-own");
    }
    follower(one.kind())
}

/// A place, the reader's own or another player's.
fn place(name: &str) -> Option<Thing> {
    let own = name.parse::<Place>().ok();
    let others = || name.split_once('-').and_then(|(_, place)| place.parse::<Place>().ok());
    own.or_else(others).map(tile)
}

/// The place whose name a space begins with: needs have dashes too.
fn prefixed(name: &str) -> Option<Thing> {
    let dashes = name.match_indices('-').map(|(at, _)| &name[..at]);
    dashes.rev().find_map(|start| start.parse::<Place>().ok()).map(tile)
}

fn tile(place: Place) -> Thing {
    let kind =
        if place.category().is_some() { "orleans-board-kind-tile" } else { "orleans-board-kind-place" };
    Thing::new(place.key(), kind, "ORL-5.1")
}

fn follower(kind: Kind) -> Thing {
    Thing::new(kind.key(), "orleans-board-kind-follower", "ORL-5.7")
}

/// Everything that can be read of, whether it is on the table or not: the glossary.
pub(crate) fn all() -> Vec<String> {
    let places = Place::ALL.iter().map(|place| place.key());
    let kinds = Kind::ALL.iter().map(|kind| kind.key());
    let goods = Good::ALL.iter().map(|good| good.key());
    let tracks = Track::ALL.iter().map(|track| track.key());
    let citizens = Citizen::ALL.iter().map(|citizen| citizen.key());
    let events = Hourglass::ALL.iter().map(|event| event.key());
    let terms = TERMS.iter().map(|(key, ..)| *key);
    let deeds = Deed::ALL.iter().map(|deed| format!("deed-{deed}"));
    let keys = places.chain(kinds).chain(goods).chain(tracks).chain(citizens).chain(events).chain(terms);
    keys.map(str::to_owned).chain(deeds).collect()
}
