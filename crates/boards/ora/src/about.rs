//! What can be read of the things on the table.

use parlour_core::Phrase;
use parlour_kit::reading::{Term, Thing, term};
use parlour_ora::View;
use parlour_ora::data::{Card, Country, Good, Marker, Settlement, Side, Stage, Symbol, Tile};

use crate::places;

/// The thing with this id; nothing if it is no thing of the table.
pub(crate) fn thing(view: &View, id: &str) -> Option<Thing> {
    if let Some(thing) = named(view, id) {
        return Some(thing);
    }
    if id == places::CONTRACT {
        let price = [(i64::from(view.contract), Good::Coin.key())];
        return Some(Thing::new("ora-action-contract", "ora-board-kind-action", "ORA-6.1").costing(price));
    }
    if id == "ora-wonders" {
        return Some(Thing::new("ora-board-wonders", "ora-board-kind-good", "ORA-10.10"));
    }
    let name = id.strip_prefix("ora-")?;
    let (kind, rest) = name.split_once('-')?;
    match kind {
        "card" => rest.parse().ok().map(|card| building(view, card)),
        "at" => rest.split_once('-').and_then(|(_, card)| card.parse().ok()).map(|card| building(view, card)),
        "settlement" => rest.parse().ok().map(settlement),
        "good" => {
            rest.parse::<Good>().ok().map(|good| Thing::new(good.key(), "ora-board-kind-good", "ORA-7.1"))
        }
        "marker" => rest
            .parse::<Marker>()
            .ok()
            .map(|marker| Thing::new(marker.key(), "ora-board-kind-marker", "ORA-3.1")),
        "pile" => rest.parse().ok().map(|tile| land_to_buy(view, tile)),
        "district" => Some(land_to_buy(view, Tile::District)),
        "plot" => Some(land_to_buy(view, Tile::Plot)),
        "home" => Some(Thing::new("ora-action-place", "ora-board-kind-action", "ORA-4.1")),
        "cell" => cell(view, rest),
        _ => None,
    }
}

/// What is no card and no place of the land.
const TERMS: &[Term] = &[
    ("ora-symbol-food", "ora-board-kind-value", "ORA-7.1"),
    ("ora-symbol-energy", "ora-board-kind-value", "ORA-7.1"),
    ("ora-board-clergy", "ora-board-kind-piece", "ORA-4.1"),
    ("ora-clergyman-prior", "ora-board-kind-piece", "ORA-4.1"),
    ("ora-clergyman-lay-brother", "ora-board-kind-piece", "ORA-4.1"),
    ("ora-board-free", "ora-board-kind-ground", "ORA-5.1"),
    ("ora-sheet-forest", "ora-board-kind-ground", "ORA-5.1"),
    ("ora-sheet-moor", "ora-board-kind-ground", "ORA-5.1"),
    ("ora-board-rounds", "ora-board-kind-track", "ORA-3.1"),
    ("ora-board-beam", "ora-board-kind-track", "ORA-3.1"),
    ("ora-board-alpha", "ora-board-kind-track", "ORA-3.1"),
    ("ora-board-phase", "ora-board-kind-track", "ORA-8.1"),
    ("ora-board-gift", "ora-board-kind-track", "ORA-3.1"),
];

/// What is asked about by the key of its name.
fn named(view: &View, id: &str) -> Option<Thing> {
    let good = Good::ALL.iter().find(|good| good.key() == id);
    let good = good.map(|good| Thing::new(good.key(), "ora-board-kind-good", "ORA-7.1"));
    let town = || Settlement::ALL.iter().find(|town| town.key() == id).copied().map(settlement);
    let tile = || Tile::ALL.iter().find(|tile| tile.key() == id).map(|tile| land_to_buy(view, *tile));
    good.or_else(town).or_else(tile).or_else(|| term(TERMS, id))
}

fn building(view: &View, card: Card) -> Thing {
    let face = card.face();
    let cost = face.cost.iter().map(|(good, n)| (i64::from(*n), good.key()));
    let kind = if face.cloister { "ora-board-kind-cloister" } else { "ora-board-kind-building" };
    let thing = Thing::new(card.key(), kind, rule_of(card)).costing(cost).worth(face.values.0);
    match coming(view, card) {
        Some(round) => thing.when(Phrase::new("ora-board-cards-come").number("round", round)),
        None => thing,
    }
}

/// Every card has a rule of its own; those one begins with are told together.
fn rule_of(card: Card) -> String {
    let letter = match card.face().side {
        Side::Both => 'G',
        Side::Only(Country::France) => 'F',
        Side::Only(Country::Ireland) => 'I',
    };
    if card.is_basic() { "ORA-1.5".to_owned() } else { format!("ORA-11.{:02}{letter}", card.face().number) }
}

/// The round after which a card comes into the display, if it is still to come.
fn coming(view: &View, card: Card) -> Option<u8> {
    let stages = [Stage::A, Stage::B, Stage::C, Stage::D].into_iter().zip(view.play.ring().phases);
    let mut stages = stages.filter(|(stage, _)| card.face().stage == *stage);
    view.to_come.contains(&card).then(|| stages.next()).flatten().map(|(_, round)| round)
}

fn settlement(settlement: Settlement) -> Thing {
    let town = settlement.town();
    let cost =
        [(i64::from(town.food), Symbol::Food.key()), (i64::from(town.half_energy / 2), Symbol::Energy.key())];
    Thing::new(settlement.key(), "ora-board-kind-settlement", "ORA-8.1").costing(cost).worth(town.economic)
}

fn land_to_buy(view: &View, tile: Tile) -> Thing {
    let price = view.piles.iter().find(|pile| pile.tile == tile).and_then(|pile| pile.price);
    let cost = price.map(|price| (i64::from(price), Good::Coin.key()));
    Thing::new(tile.key(), "ora-board-kind-land", "ORA-5.1").costing(cost)
}

/// What stands on a cell of somebody's land, else its ground.
fn cell(view: &View, name: &str) -> Option<Thing> {
    let player = view.players.iter().find(|player| name.starts_with(&format!("{}-", player.seat)))?;
    let shown = player.land.cells.iter().find(|cell| places::cell(player.seat, cell.spot).ends_with(name))?;
    let built = shown.building.map(|card| building(view, card)).or_else(|| shown.settlement.map(settlement));
    let wild = shown.forest.then_some("ora-sheet-forest").or_else(|| shown.moor.then_some("ora-sheet-moor"));
    let ground = wild.unwrap_or_else(|| shown.terrain.key());
    Some(built.unwrap_or_else(|| Thing::new(ground, "ora-board-kind-ground", "ORA-5.1")))
}

/// Everything that can be read of, whether it is on the table or not: the glossary.
pub(crate) fn all() -> Vec<String> {
    let cards = Card::ALL.iter().map(|card| format!("ora-card-{card}"));
    let towns = Settlement::ALL.iter().map(|town| town.key().to_owned());
    let goods = Good::ALL.iter().map(|good| good.key().to_owned());
    let markers = Marker::ALL.iter().map(|marker| places::marker(*marker));
    let tiles = Tile::ALL.iter().map(|tile| tile.key().to_owned());
    let terms = TERMS.iter().map(|(key, ..)| (*key).to_owned());
    let others = [places::CONTRACT.to_owned(), "ora-wonders".to_owned()];
    cards.chain(towns).chain(tiles).chain(goods).chain(markers).chain(terms).chain(others).collect()
}
