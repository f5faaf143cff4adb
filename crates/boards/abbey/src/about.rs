//! What can be read of the things on the table.

use parlour_abbey::choice::Stall;
use parlour_abbey::data::{Building, Crusade, EventCard, Good, Location, Relic, Saint, Site, Stand, Tower};
use parlour_abbey::view::View;
use parlour_core::Seat;
use parlour_kit::reading::{Term, Thing, term};

/// The thing with this id, for the reader; nothing if it is no thing of the table.
pub(crate) fn thing(view: &View, me: Option<Seat>, id: &str) -> Option<Thing> {
    let plain = |key: &'static str, rule: &'static str| Some(Thing::new(key, "abbey-board-kind-place", rule));
    if let Some(thing) = named(id) {
        return Some(thing);
    }
    match id {
        "preach" => return plain("abbey-action-preach", "ABB-6.3"),
        "clergy" => return plain("abbey-action-clergy", "ABB-6.4"),
        "defence" => return plain("abbey-action-defend", "ABB-6.6"),
        "baptistery" => return plain("abbey-spot-baptistery", "ABB-9.1"),
        "altar" => return plain("abbey-board-altar", "ABB-10.2"),
        "walls" => return plain("abbey-board-wall", "ABB-10.3"),
        "initiative" => return plain("abbey-board-initiative", "ABB-8.7"),
        "crusade-deck" => return plain("abbey-board-crusades", "ABB-14.2"),
        "remodel" => return plain("abbey-board-remodel", "ABB-10.7"),
        "tools" => return term(TERMS, "abbey-token-tool"),
        "wagons" => return term(TERMS, "abbey-token-wagon"),
        "trades" => return term(TERMS, "abbey-token-trade"),
        "saint" => {
            let saint = me.and_then(|me| view.seats[me.index()].saint)?;
            return Some(Thing::new(saint.key(), "abbey-board-kind-saint", "ABB-24.1"));
        }
        _ => {}
    }
    let (kind, name) = id.split_once('-')?;
    match kind {
        "stall" => {
            let stall: Stall = name.parse().ok()?;
            let Some(card) = view.market[usize::from(stall.column)][usize::from(stall.row)] else {
                return plain("abbey-board-market", "ABB-7.1");
            };
            let price = [(i64::from(card.price), Good::Coin.key())];
            Some(building(card.building).costing(price))
        }
        "start" | "hand" => name.parse().ok().map(building),
        "card" => name.parse::<Stand>().ok().map(|stand| match stand.site {
            Site::Building(card) => building(card),
            Site::Tower(card) => tower(card),
        }),
        "raise" => name.parse().ok().map(tower),
        "crusade" => {
            let card: Crusade = name.parse().ok()?;
            Some(Thing::new(card.key(), "abbey-board-kind-crusade", "ABB-6.1"))
        }
        "relic" => {
            let relic: Relic = name.parse().ok()?;
            Some(Thing::new(relic.key(), "abbey-board-kind-relic", "ABB-23.1"))
        }
        "at" => {
            let location: Location = name.parse().ok()?;
            Some(Thing::new(location.key(), "abbey-board-kind-place", "ABB-8.1"))
        }
        "die" => Some(Thing::new("abbey-board-monks", "abbey-board-kind-die", "ABB-4.1")),
        "pew" => Some(Thing::new("abbey-unit-peasant", "abbey-board-kind-piece", "ABB-9.1")),
        _ => None,
    }
}

/// What is no card and no place.
const TERMS: &[Term] = &[
    ("abbey-token-tool", "abbey-board-kind-token", "ABB-8.4"),
    ("abbey-token-wagon", "abbey-board-kind-token", "ABB-8.6"),
    ("abbey-token-trade", "abbey-board-kind-token", "ABB-18.3"),
    ("abbey-board-monks", "abbey-board-kind-die", "ABB-4.1"),
    ("abbey-unit-defense", "abbey-board-kind-track", "ABB-12.1"),
    ("abbey-unit-peasant", "abbey-board-kind-piece", "ABB-9.1"),
    ("abbey-unit-prestige", "abbey-board-kind-track", "ABB-19.1"),
    ("abbey-action-clergy", "abbey-board-kind-track", "ABB-6.4"),
    ("abbey-action-preach", "abbey-board-kind-place", "ABB-6.3"),
    ("abbey-spot-baptistery", "abbey-board-kind-place", "ABB-18.1"),
    ("abbey-board-pews", "abbey-board-kind-place", "ABB-9.2"),
    ("abbey-board-dark", "abbey-board-kind-track", "ABB-12.1"),
    ("abbey-board-events", "abbey-board-kind-deck", "ABB-5.1"),
    ("abbey-board-crusades", "abbey-board-kind-deck", "ABB-14.2"),
    ("abbey-board-crusades-left", "abbey-board-kind-deck", "ABB-14.2"),
    ("abbey-board-tokens-left", "abbey-board-kind-deck", "ABB-8.7"),
    ("abbey-board-unseen", "abbey-board-kind-deck", "ABB-7.3"),
    ("abbey-board-gone", "abbey-board-kind-deck", "ABB-10.6"),
    ("abbey-elias", "abbey-board-kind-piece", "ABB-22.1"),
];

/// What is asked about by the key of its name.
fn named(id: &str) -> Option<Thing> {
    let good = Good::ALL.iter().find(|good| good.key() == id);
    let good = good.map(|good| Thing::new(good.key(), "abbey-board-kind-good", "ABB-8.1"));
    let house = || Building::ALL.iter().copied().find(|card| card.key() == id).map(building);
    let raised = || Tower::ALL.iter().copied().find(|card| card.key() == id).map(tower);
    let quest = || Crusade::ALL.iter().find(|card| card.key() == id);
    let quest = || quest().map(|card| Thing::new(card.key(), "abbey-board-kind-crusade", "ABB-6.1"));
    let event = || EventCard::ALL.iter().find(|card| card.key() == id);
    let event = || event().map(|card| Thing::new(card.key(), "abbey-board-kind-event", "ABB-5.1"));
    let relic = || Relic::ALL.iter().find(|relic| relic.key() == id);
    let relic = || relic().map(|relic| Thing::new(relic.key(), "abbey-board-kind-relic", "ABB-23.1"));
    let saint = || Saint::ALL.iter().find(|saint| saint.key() == id);
    let saint = || saint().map(|saint| Thing::new(saint.key(), "abbey-board-kind-saint", "ABB-24.1"));
    let found = good.or_else(house).or_else(raised).or_else(quest).or_else(event);
    found.or_else(relic).or_else(saint).or_else(|| term(TERMS, id))
}

fn building(card: Building) -> Thing {
    let row = card.row();
    Thing::new(card.key(), "abbey-board-kind-building", "ABB-16.1")
        .costing(bill(row.cost))
        .worth(row.prestige)
}

fn tower(card: Tower) -> Thing {
    let row = card.row();
    Thing::new(card.key(), "abbey-board-kind-tower", "ABB-17.1").costing(bill(row.cost)).worth(row.prestige)
}

fn bill(cost: [u8; Good::COUNT]) -> impl Iterator<Item = (i64, &'static str)> {
    Good::ALL.iter().zip(cost).map(|(good, n)| (i64::from(n), good.key()))
}

/// Everything that can be read of, whether it is on the table or not: the glossary.
pub(crate) fn all() -> Vec<String> {
    let cards = Building::ALL.iter().map(|card| card.key());
    let cards = cards.chain(Tower::ALL.iter().map(|card| card.key()));
    let cards = cards.chain(Crusade::ALL.iter().map(|card| card.key()));
    let cards = cards.chain(EventCard::ALL.iter().map(|card| card.key()));
    let cards = cards.chain(Relic::ALL.iter().map(|card| card.key()));
    let cards = cards.chain(Saint::ALL.iter().map(|card| card.key()));
    let goods = Good::ALL.iter().map(|good| good.key());
    let terms = TERMS.iter().map(|(key, ..)| *key);
    let spots = Location::ALL.iter().map(|spot| format!("at-{spot}"));
    let others = ["defence", "altar", "walls", "initiative", "remodel"].map(str::to_owned);
    cards.chain(goods).chain(terms).map(str::to_owned).chain(spots).chain(others).collect()
}
