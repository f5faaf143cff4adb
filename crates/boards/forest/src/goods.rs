//! Symbols of things, and what is paid and received as rows of symbols.

use parlour_forest::data::{Bill, Count, Deal, Effect, Item, Tile, Worker};
use parlour_kit::{Row, Scene};

/// The symbol of a thing.
pub(crate) const fn symbol(item: Item) -> &'static str {
    match item {
        Item::Sand => "i-sand",
        Item::Coal | Item::CoalGlass | Item::CoalOven => "i-peat-coal",
        Item::Water => "i-water",
        Item::Wood => "i-wood",
        Item::Porridge => "i-porridge",
        Item::Meat => "i-meat",
        Item::Brick => "i-brick",
        Item::Glass => "i-glass",
        Item::Provision => "i-bread",
        Item::Goods => "i-goods",
        Item::Pig | Item::Animal => "i-pig",
        Item::Cattle => "i-cattle",
        Item::Forest => "i-forest",
        Item::Field => "i-field",
        Item::Pond => "i-pond",
        Item::Pasture => "i-pasture",
        Item::Progress => "i-progress",
        Item::Building | Item::FreeBuilding => "i-house",
    }
}

/// The emblem of a worker.
pub(crate) const fn emblem(worker: Worker) -> &'static str {
    match worker {
        Worker::Brickmaker => "i-w-brickmaker",
        Worker::Architect => "i-w-architect",
        Worker::Roofer => "i-w-roofer",
        Worker::Smelter => "i-w-smelter",
        Worker::Carpenter => "i-t-saw",
        Worker::Butcher => "i-w-butcher",
        Worker::CattleBreeder => "i-w-cattle-breeder",
        Worker::Shepherdess => "i-w-shepherdess",
        Worker::Landowner => "i-w-landowner",
        Worker::Swineherd => "i-w-swineherd",
        Worker::Cook => "i-w-cook",
        Worker::Farmer => "i-w-farmer",
        Worker::Landscaper => "i-w-landscaper",
        Worker::SandDigger => "i-w-sand-digger",
        Worker::Merchant => "i-w-merchant",
        Worker::CharcoalBurner => "i-w-charcoal-burner",
        Worker::Lumberjack => "i-w-lumberjack",
    }
}

/// The ground of a cell with this tile.
pub(crate) const fn ground(tile: Tile) -> &'static str {
    match tile {
        Tile::Forest => "v-forest",
        Tile::Field => "v-field",
        Tile::Pond => "v-pond",
        Tile::Pasture => "v-pasture",
    }
}

/// Adds what is paid. Tiles that leave the estate carry a minus, so that nobody takes them for a gain.
pub(crate) fn pay(row: Row, bill: &Bill) -> Row {
    bill.parts().fold(row, |row, (item, n)| match item {
        Item::Forest | Item::Field | Item::Pond | Item::Progress => {
            row.number(format!("−{n}")).icon(symbol(item))
        }
        Item::Animal => row.number(n.to_string()).icon("i-pig").word("/").icon("i-cattle"),
        _ => row.number(n.to_string()).icon(symbol(item)),
    })
}

/// Adds what is received.
pub(crate) fn receive(scene: &Scene<'_>, row: Row, reward: &[Effect]) -> Row {
    reward.iter().fold(row, |row, effect| match *effect {
        Effect::Give(Item::Progress, n) => row.number(format!("+{n}")).icon("i-progress"),
        Effect::Give(Item::Building, _) => row.word(scene.word("forest-board-build")),
        Effect::Give(Item::FreeBuilding, _) => row.icon("i-house").word(scene.word("forest-board-free")),
        Effect::Give(item, n) => row.some(n, symbol(item)),
        Effect::Per(item, Count::OxTeam) => row.number("1–4").icon(symbol(item)),
        Effect::Per(item, count) => per(scene, row.icon(symbol(item)), count),
    })
}

/// Adds "per" and what is counted.
pub(crate) fn per(scene: &Scene<'_>, row: Row, count: Count) -> Row {
    let per = scene.word("forest-board-per");
    match count {
        Count::Fields => row.word(per).icon("i-field"),
        Count::Ponds => row.word(per).icon("i-pond"),
        Count::FreeCells => row.word(per).icon("i-free-cell"),
        Count::Cattle | Count::OxTeam => row.word(per).icon("i-cattle"),
        Count::ForestPairs => row.word(per).number("2").icon("i-forest"),
        Count::EmptyPastures => row.word(scene.word("forest-board-per-empty")).icon("i-pasture"),
        Count::Catch => row.word(per).number("2").icon("i-pond"),
    }
}

/// A price, an arrow, a reward. What costs nothing begins with the arrow.
pub(crate) fn deal(scene: &Scene<'_>, deal: &Deal) -> Row {
    let counted = matches!(deal.reward, [Effect::Per(..)]);
    let paid = pay(Row::new(), &deal.bill);
    let paid = if paid.is_empty() && counted { paid } else { paid.arrow() };
    receive(scene, paid, deal.reward)
}
