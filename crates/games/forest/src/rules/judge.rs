//! Judging before acting: can it be paid, and would anything come of it?

use parlour_core::law::ensure;

use super::Verdict;
use super::build::can_build;
use crate::data::{
    Bill, Building, Count, Deal, Effect, Good, Item, Mission, Place, Service, Tile, Worker, cells,
};
use crate::player::Player;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::step::Part;

/// A part of a reward in numbers, counted at this moment (BLF-6.6).
pub(crate) fn part(player: &Player, effect: Effect) -> Part {
    match effect {
        Effect::Give(item, n) => Part { item, n },
        Effect::Per(item, what) => Part { item, n: player.count(what) },
    }
}

/// Would at least one unit be received (BLF-6.3)?
pub(crate) fn receives(game: &Forest, player: &Player, part: Part) -> bool {
    if part.n == 0 {
        return false;
    }
    if let Some(animal) = part.item.animal() {
        return player.room_for(animal, 1) > 0;
    }
    if let Some(tile) = part.item.tile() {
        return player.estate.free() != 0 && game.supply(tile) > 0;
    }
    match part.item {
        Item::Progress => player.estate.can_progress(),
        Item::Building => can_build(game, player, false),
        Item::FreeBuilding => can_build(game, player, true),
        resource => player.dials.has_room(resource),
    }
}

/// Would anything of a reward be received (BLF-6.3)?
fn rewards(game: &Forest, player: &Player, reward: &[Effect]) -> bool {
    reward.iter().any(|effect| receives(game, player, part(player, *effect)))
}

/// The first thing a bill asks for that is not there (BLF-4.5).
pub(crate) fn covered(player: &Player, bill: &Bill) -> Verdict {
    if player.covers(bill) {
        return Ok(());
    }
    let goods = Good::ALL.iter().map(|good| ((*good).into(), bill.of(*good), player.dials.of(*good)));
    let pieces = [
        (Item::Forest, bill.forests, player.tiles(Tile::Forest)),
        (Item::Field, bill.fields, player.tiles(Tile::Field)),
        (Item::Pond, bill.ponds, player.tiles(Tile::Pond)),
        (Item::Pig, bill.pigs, player.herd.pigs),
        (Item::Cattle, bill.cattle, player.herd.cattle),
        (Item::Animal, bill.animals, player.herd.size()),
        (Item::Progress, bill.progress, player.estate.progress),
    ];
    let short = goods.chain(pieces).find(|(_, need, have)| need > have);
    short.map_or(Ok(()), |(item, need, have)| Err(Refusal::TooFew { item, need, have }))
}

/// Can a deal be paid, and does anything come of it (BLF-6.3, BLF-10.5)?
pub(crate) fn deal(game: &Forest, player: &Player, deal: &Deal) -> Verdict {
    covered(player, &deal.bill)?;
    let worth = if deal.bill == Bill::FREE {
        rewards(game, player, deal.reward)
    } else {
        let mut after = *player;
        after.pay_quietly(&deal.bill);
        rewards(game, &after, deal.reward)
    };
    ensure(worth, Refusal::NothingToGain)
}

/// Can a mission be completed (BLF-7.6)?
pub(crate) fn mission(game: &Forest, player: &Player, mission: Mission) -> Verdict {
    deal(game, player, mission.deal())
}

/// Can a service be used (BLF-6.3)?
pub(crate) fn service(game: &Forest, player: &Player, service: Service) -> Verdict {
    match service {
        Service::Merchant => ensure(
            Good::BASIC.iter().any(|good| player.dials.has_room((*good).into())),
            Refusal::NothingToGain,
        ),
        Service::Carpenter => carpenter(game, player),
        Service::Lumberjack if pond_hut_gives(player) => Ok(()),
        Service::ShepherdessWood => {
            let some = *player.housing().pigs_in_forests(player.herd).end() > 0;
            ensure(some && player.dials.has_room(Item::Wood), Refusal::NothingToGain)
        }
        Service::ShepherdessHut => hut_alone(game, player),
        plain => deal(game, player, plain.deal()),
    }
}

/// The water of the pond hut counts as a unit received (BLF-6.3).
fn pond_hut_gives(player: &Player) -> bool {
    player.has(Building::PondHut) && player.tiles(Tile::Forest) > 0 && player.dials.has_room(Item::Water)
}

/// The coal of the shepherd's hut alone, when the shepherdess has nothing else (BLF-6.16).
fn hut_alone(game: &Forest, player: &Player) -> Verdict {
    let building = Building::ShepherdsHut;
    ensure(player.has(building), Refusal::NotYours { building })?;
    let others = [Service::ShepherdessPorridge, Service::ShepherdessWood];
    ensure(others.iter().all(|other| service(game, player, *other).is_err()), Refusal::TakeAService)?;
    ensure(player.dials.has_room(Item::Coal), Refusal::NothingToGain)
}

/// The carpenter needs a forest and a building that can be built in some order (BLF-6.8).
fn carpenter(game: &Forest, player: &Player) -> Verdict {
    covered(player, &Service::Carpenter.deal().bill)?;
    let forests = player.estate.cells_of(Tile::Forest);
    let builds = cells(forests).any(|cell| {
        let mut after = *player;
        after.estate.clear(Tile::Forest, cell);
        after.after_payment(1);
        builds_in_some_order(game, &after)
    });
    ensure(builds, Refusal::LeavesNoBuilding)
}

/// Can a building be built before or after taking the carpenter's wood (BLF-6.8)?
pub(crate) fn builds_in_some_order(game: &Forest, player: &Player) -> bool {
    can_build(game, player, false) || builds_after_wood(game, player)
}

/// Can a building be built after taking the carpenter's wood?
pub(crate) fn builds_after_wood(game: &Forest, player: &Player) -> bool {
    let mut after = *player;
    after.gain_quietly(Item::Wood, 1);
    can_build(game, &after, false)
}

/// Has a worker anything to offer (BLF-6.3)?
pub(crate) fn worker(game: &Forest, player: &Player, worker: Worker) -> bool {
    worker.services().iter().any(|offer| service(game, player, *offer).is_ok())
}

/// Can anything be done at a place (BLF-5.7, BLF-5.13)?
pub(crate) fn place(game: &Forest, player: &Player, place: Place) -> bool {
    match place {
        Place::Gap(gap) => {
            game.beside(gap).iter().any(|other| worker(game, player, *other))
                || game.mission_at(place.into()).is_some_and(|found| mission(game, player, found).is_ok())
        }
        Place::Site(found) => mission(game, player, found).is_ok(),
    }
}

/// Has the worker something to offer whatever a move costs and sets off? A quick yes for most gaps:
/// a payment lowers basic markers and takes no tile, animal or cell.
pub(crate) fn surely(game: &Forest, player: &Player, worker: Worker) -> bool {
    let room = |item| player.dials.has_room(item);
    let porridge = || {
        let margin = if player.has(Building::PaintersWorkshop) { 4 } else { 1 };
        player.dials.of(Good::Porridge) + margin <= crate::data::MOST_BASIC
    };
    let water = || {
        let margin = if player.has(Building::Cistern) { 3 } else { 1 };
        player.dials.of(Good::Water) + margin <= crate::data::MOST_BASIC
    };
    match worker {
        Worker::Swineherd => player.room_for(crate::data::Animal::Pig, 1) > 0,
        Worker::CattleBreeder => player.room_for(crate::data::Animal::Cattle, 1) > 0,
        Worker::Roofer => player.estate.can_progress(),
        Worker::Cook => player.tiles(Tile::Field) > 0 && porridge(),
        Worker::Shepherdess => player.herd.cattle > 0 && porridge(),
        Worker::Farmer => player.estate.free() != 0 && game.supply(Tile::Field) > 0,
        Worker::Landscaper => player.count(Count::Ponds) > 0 && water(),
        Worker::SandDigger => player.count(Count::Ponds) > 0 && room(Item::Sand),
        Worker::Merchant => room(Item::Sand) || room(Item::Brick) || room(Item::Wood),
        Worker::Lumberjack => player.tiles(Tile::Forest) > 0 && room(Item::Wood),
        Worker::Butcher => player.herd.size() > 0 && room(Item::Meat),
        _ => false,
    }
}
