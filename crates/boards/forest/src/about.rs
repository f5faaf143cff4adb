//! What can be read of the things on the table.

use parlour_forest::data::{Building, Dial, Item, Mission, Village, Worker};
use parlour_forest::view::View;
use parlour_kit::reading::{Term, Thing, term};

use crate::places;

/// The thing with this id; nothing if it is no thing of the table.
pub(crate) fn thing(view: &View, id: &str) -> Option<Thing> {
    if let Some(thing) = named(view, id) {
        return Some(thing);
    }
    match id {
        places::REMINDER => {
            return Some(
                Thing::new("forest-due-reminder", "forest-board-kind-tile", "BLF-4.24")
                    .telling("forest-board-tells-reminder"),
            );
        }
        places::PROGRESS => {
            return Some(Thing::new(Item::Progress.key(), "forest-board-kind-tile", "BLF-8.1"));
        }
        _ => {}
    }
    let (kind, name) = id.split_once('-')?;
    match kind {
        "building" | "own" => name.parse().ok().map(|card| building(view, card)),
        "worker" => {
            let worker: Worker = name.parse().ok()?;
            Some(Thing::new(worker.key(), "forest-board-kind-worker", "BLF-6.1"))
        }
        "site" => name.parse().ok().map(mission),
        "slot" => {
            let village: Village = name.parse().ok()?;
            let slot = view.slots.iter().find(|slot| slot.village == village)?;
            let empty = Thing::new("forest-board-no-mission", "forest-board-kind-mission", "BLF-7.1");
            Some(slot.mission.map_or(empty, mission))
        }
        "village" | "square" => {
            let village: Village = name.parse().ok()?;
            let thing = Thing::new(village.key(), "forest-board-kind-village", "BLF-5.6");
            Some(thing.telling("forest-board-tells-village"))
        }
        "gap" => {
            let village = name.rsplit_once('-').and_then(|(village, _)| village.parse::<Village>().ok())?;
            let thing = Thing::new(village.key(), "forest-board-kind-gap", "BLF-6.1");
            Some(thing.telling("forest-board-tells-gap"))
        }
        "marker" | "supply" => {
            let item: Item = name.parse().ok()?;
            Some(Thing::new(item.key(), "forest-board-kind-resource", "BLF-4.1"))
        }
        "dial" => {
            let dial: Dial = name.parse().ok()?;
            Some(Thing::new(dial.key(), "forest-board-kind-dial", "BLF-4.1"))
        }
        "cell" | "cells" => Some(Thing::new("forest-board-estate", "forest-board-kind-cell", "BLF-9.2")),
        "pawn" => {
            let pawn: parlour_forest::Pawn = name.parse().ok()?;
            Some(Thing::new(pawn.key(), "forest-board-kind-piece", "BLF-5.5"))
        }
        _ => None,
    }
}

/// What is no card and no place.
const TERMS: &[Term] = &[
    ("forest-sheet-free-cells", "forest-board-kind-cell", "BLF-9.2"),
    ("forest-sheet-hourglass", "forest-board-kind-track", "BLF-11.1"),
    ("forest-board-small-plot", "forest-board-kind-tile", "BLF-8.8"),
    ("forest-board-main-plot", "forest-board-kind-tile", "BLF-9.2"),
    ("forest-score-buildings", "forest-board-kind-building", "BLF-8.1"),
    ("forest-sheet-missions", "forest-board-kind-mission", "BLF-7.1"),
    ("forest-sheet-pile", "forest-board-kind-mission", "BLF-7.1"),
    ("forest-board-now", "forest-board-kind-track", "BLF-11.5"),
    ("forest-board-stable", "forest-board-kind-cell", "BLF-9.3"),
    ("forest-board-workshop", "forest-board-kind-tile", "BLF-8.8"),
    ("forest-pawn-white", "forest-board-kind-piece", "BLF-5.5"),
    ("forest-pawn-other", "forest-board-kind-piece", "BLF-5.8"),
    ("forest-board-laps", "forest-board-kind-track", "BLF-3.1"),
];

/// What is asked about by the key of its name.
fn named(view: &View, id: &str) -> Option<Thing> {
    let item = Item::ALL.iter().find(|item| item.key() == id);
    let item = item.map(|item| Thing::new(item.key(), "forest-board-kind-resource", "BLF-4.1"));
    let card = || Building::ALL.iter().find(|card| card.key() == id).map(|card| building(view, *card));
    let aim = || Mission::ALL.iter().copied().find(|aim| aim.key() == id).map(mission);
    item.or_else(card).or_else(aim).or_else(|| term(TERMS, id))
}

fn building(view: &View, card: Building) -> Thing {
    let price = view.display.iter().find(|shown| shown.building == card).map(|shown| &shown.price);
    let cost = price.into_iter().flatten().map(|(item, n)| (i64::from(*n), item.key()));
    Thing::new(card.key(), "forest-board-kind-building", "BLF-8.1").costing(cost).worth(card.card().points)
}

fn mission(mission: Mission) -> Thing {
    Thing::new(mission.key(), "forest-board-kind-mission", "BLF-7.1")
}

/// Everything that can be read of, whether it is on the table or not: the glossary.
pub(crate) fn all() -> Vec<String> {
    let cards = Building::ALL.iter().map(|card| card.key());
    let missions = Mission::ALL.iter().map(|mission| mission.key());
    let items = Item::ALL.iter().map(|item| item.key());
    let terms = TERMS.iter().map(|(key, ..)| *key);
    let workers = Worker::ALL.iter().map(|worker| format!("worker-{worker}"));
    let dials = Dial::ALL.iter().map(|dial| format!("dial-{dial}"));
    let villages = Village::ALL.iter().map(|village| format!("village-{village}"));
    let keys = cards.chain(missions).chain(items).chain(terms).map(str::to_owned);
    keys.chain(workers).chain(dials).chain(villages).chain([places::REMINDER.to_owned()]).collect()
}
