//! The pictures there are: game by game, in the order of a round.

use super::{Sight, sight};

/// Every picture of every title.
pub(super) const SIGHTS: &[Sight] = &[
    // The Pillars of the Earth: cards, builders, places, work.
    sight("pillars", "map", ("first", "welcome"), 0, &["pil-map"]).chapters(&["2"]),
    sight(
        "pillars",
        "row",
        ("first", "quarry"),
        0,
        &["pil-row-stone-3", "pil-row-mason-1", "pil-row-wood-2"],
    )
    .round(1)
    .chapters(&["4"]),
    sight("pillars", "wheel", ("first", "madonna"), 1, &["pil-niche-7 pil-niche-4 pil-niche-1"])
        .round(2)
        .chapters(&["5"]),
    sight("pillars", "event", ("first", "incomes"), 2, &["pil-event pil-bishop"]).round(3).chapters(&["6"]),
    sight("pillars", "income", ("first", "incomes"), 2, &["pil-wool-mill", "pil-quarry"]).chapters(&["7"]),
    sight("pillars", "court", ("first", "tax"), 2, &["pil-court"]).chapters(&["8"]),
    sight("pillars", "shiring", ("first", "builders"), 1, &["pil-shiring"]).chapters(&["9"]),
    sight("pillars", "market", ("first", "buy"), 2, &["pil-market"]).round(4).chapters(&["10"]),
    sight("pillars", "work", ("first", "work"), 3, &["pil-red-mason-1", "pil-red-stonecutter"])
        .round(5)
        .chapters(&["11"]),
    sight("pillars", "token", ("builders", "token"), 1, &["pil-start-player"]).chapters(&["12"]),
    sight("pillars", "privileges", ("first", "madonna"), 1, &["pil-kingsbridge"]).chapters(&["14"]),
    // Ora & Labora: the wheel, actions, settlements.
    sight("ora", "land", ("first", "place"), 1, &["ora-land-mine"]).chapters(&["1"]),
    sight("ora", "wheel", ("wheel", "turn"), 1, &["ora-marker-clay ora-marker-livestock ora-marker-peat"])
        .round(1)
        .chapters(&["3"]),
    sight("ora", "place", ("first", "livestock"), 1, &["ora-at-red-farmyard"]).round(2).chapters(&["4"]),
    sight("ora", "harvest", ("first", "neighbours"), 1, &["ora-marker-livestock ora-marker-grain"])
        .round(3)
        .chapters(&["3"]),
    sight("ora", "prior", ("first", "six"), 1, &["ora-at-red-cloister-courtyard"]).round(4).chapters(&["10"]),
    sight("ora", "cards", ("first", "cards"), 1, &["ora-card-market", "ora-card-windmill"]).chapters(&["5"]),
    sight("ora", "contract", ("contracts", "asked"), 1, &["ora-home-red"]).chapters(&["6"]),
    sight(
        "ora",
        "settle",
        ("first", "settle"),
        2,
        &["ora-settlement-shanty-town", "ora-settlement-market-town"],
    )
    .round(5)
    .chapters(&["8"]),
    sight("ora", "houses", ("settlements", "sum"), 1, &["ora-cell-red-0-3 ora-cell-red-0-4"])
        .chapters(&["15"]),
    // Orléans: hourglass, census, followers, planning, actions, event.
    sight("orleans", "map", ("first", "road"), 4, &["orleans-map"]).chapters(&["2"]),
    sight("orleans", "hourglass", ("first", "harvest-draw"), 2, &["event pile-farmer"])
        .round(1)
        .chapters(&["3"]),
    sight("orleans", "bag", ("first", "draw"), 2, &["bag"]).round(2).chapters(&["4"]),
    sight("orleans", "plan", ("first", "use-farm"), 4, &["place-farm-house", "place-wagon"])
        .round(3)
        .chapters(&["4"]),
    sight("orleans", "travel", ("first", "load"), 4, &["city-blois city-vierzon"]).round(4).chapters(&["5"]),
    sight("orleans", "gear", ("gears", "use-castle"), 4, &["place-castle"]).chapters(&["6"]),
    sight("orleans", "tile", ("gears", "mill"), 3, &["place-windmill"]).chapters(&["7"]),
    sight("orleans", "event", ("first", "food"), 5, &["event", "good-grain good-wine"])
        .round(5)
        .chapters(&["8"]),
    sight("orleans", "store", ("posts", "build-2"), 4, &["orleans-store@0-62"]).chapters(&["11"]),
    // Black Forest: journey, visits, the end of a turn.
    sight("forest", "valley", ("first", "kohlhalde"), 0, &["forest-valley"]).chapters(&["2"]),
    sight("forest", "merchant", ("first", "swap"), 0, &["worker-merchant"]).round(1).chapters(&["5"]),
    sight(
        "forest",
        "journey",
        ("first", "kohlhalde"),
        0,
        &["gap-kohlhalde-2 worker-sand-digger worker-architect"],
    )
    .round(2)
    .chapters(&["3"]),
    sight("forest", "visit", ("first", "cook"), 1, &["worker-cook worker-butcher"]).round(3).chapters(&["6"]),
    sight("forest", "dial", ("dials", "missing"), 0, &["dial-glass"]).round(4).chapters(&["4"]),
    sight("forest", "mission", ("missions", "count"), 0, &["site-count"]).chapters(&["7"]),
    sight(
        "forest",
        "building",
        ("first", "house"),
        1,
        &["building-hotzenwald-house", "building-housing-estate"],
    )
    .round(5)
    .chapters(&["8"]),
    sight("forest", "estate", ("first", "cell"), 1, &["forest-plot-0"]).chapters(&["9"]),
    sight("forest", "oven", ("first", "cook"), 1, &["dial-oven"]).chapters(&["11"]),
    // The King’s Abbey: event, abbey, market, locations, peasants, building, Darkness, crusades.
    sight("abbey", "dice", ("first", "dice"), 1, &["die-5 die-1"]).round(1).chapters(&["4"]),
    sight("abbey", "abbey", ("first", "columns"), 1, &["preach", "clergy", "crusade-marash"])
        .round(2)
        .chapters(&["6"]),
    sight("abbey", "market", ("first", "library"), 2, &["stall-a1", "stall-b1"]).chapters(&["7"]),
    sight("abbey", "gather", ("first", "mountain"), 3, &["at-mountain"]).round(3).chapters(&["8"]),
    sight("abbey", "peasants", ("first", "walk"), 4, &["pew-2-1 pew-4-3 baptistery"])
        .round(4)
        .chapters(&["9"]),
    sight("abbey", "towers", ("first", "tower"), 5, &["raise-gate-tower raise-chapel"])
        .chapters(&["10", "17"]),
    sight("abbey", "darkness", ("darkness", "enough"), 1, &["defence@0-34"]).round(5).chapters(&["12"]),
    sight("abbey", "crusade", ("crusades", "ask"), 1, &["crusade-marash"]).chapters(&["14"]),
];
