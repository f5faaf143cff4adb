//! Judging before acting: can it be paid, and would anything come of it?

use super::Verdict;
use super::build::{can_build, can_pay};
use crate::data::{
    Bill, Building, Count, Deal, Dial, Effect, Goal, Good, Item, Mission, Service, Tile, Worker, cells,
};
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::state::player::Player;
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
    if deal_serves(game, player, deal) { Ok(()) } else { Err(why_no_deal(player, &deal.bill)) }
}

/// The same as a yes or no: it is asked far more often than anybody wants to know why.
pub(crate) fn deal_serves(game: &Forest, player: &Player, deal: &Deal) -> bool {
    if deal.bill == Bill::FREE {
        return rewards(game, player, deal.reward);
    }
    if !player.covers(&deal.bill) {
        return false;
    }
    if deal.bill.forests == 0 && deal.reward.iter().any(|effect| gains_all_the_same(game, player, *effect)) {
        return true;
    }
    let mut after = *player;
    after.pay_quietly(&deal.bill);
    rewards(game, &after, deal.reward) || (game.forgives_surplus() && payment_tells(player, &after))
}

/// Is a part of a reward received whatever is paid for it? A payment that fells no forest makes room; only
/// what dials make may come in between, and porridge of the painter's workshop.
fn gains_all_the_same(game: &Forest, player: &Player, effect: Effect) -> bool {
    let Effect::Give(item, n) = effect else { return false };
    let makes_room = match item {
        Item::Porridge => !player.has(Building::PaintersWorkshop),
        Item::Glass | Item::Provision | Item::Goods | Item::Building | Item::FreeBuilding => false,
        _ => true,
    };
    makes_room && receives(game, player, Part { item, n })
}

/// A deal serves nobody who lacks something, or has nothing to gain.
fn why_no_deal(player: &Player, bill: &Bill) -> Refusal {
    covered(player, bill).err().unwrap_or(Refusal::NothingToGain)
}

/// Does a payment by itself change more than the stock it takes (BLF-6.3)? A cell becomes free, or a dial
/// turns.
fn payment_tells(before: &Player, after: &Player) -> bool {
    let turned = |dial: &Dial| after.dials.turns(*dial) != before.dials.turns(*dial);
    after.estate.free() != before.estate.free() || Dial::ALL.iter().any(turned)
}

/// Can a mission be completed (BLF-7.6)?
pub(crate) fn mission(game: &Forest, player: &Player, mission: Mission) -> Verdict {
    deal(game, player, mission.deal())
}

/// The same as a yes or no.
pub(crate) fn mission_serves(game: &Forest, player: &Player, mission: Mission) -> bool {
    deal_serves(game, player, mission.deal())
}

/// Can a service be used (BLF-6.3)?
pub(crate) fn service(game: &Forest, player: &Player, service: Service) -> Verdict {
    if serves(game, player, service) { Ok(()) } else { Err(why_no_service(game, player, service)) }
}

/// The same as a yes or no.
fn serves(game: &Forest, player: &Player, service: Service) -> bool {
    match service {
        Service::Merchant => Good::BASIC.iter().any(|good| merchant_serves(game, player, *good)),
        Service::ButcherPig if game.forgives_surplus() && tannery_takes(player) => true,
        Service::Carpenter => player.covers(&service.deal().bill) && carpenter_builds(game, player),
        Service::Lumberjack if pond_hut_gives(player) => true,
        Service::ShepherdessWood => {
            player.dials.has_room(Item::Wood) && *player.housing().pigs_in_forests(player.herd).end() > 0
        }
        Service::ShepherdessHut => {
            player.has(Building::ShepherdsHut)
                && player.dials.has_room(Item::Coal)
                && !shepherdess_serves(game, player)
        }
        plain => deal_serves(game, player, plain.deal()),
    }
}

fn why_no_service(game: &Forest, player: &Player, service: Service) -> Refusal {
    let building = Building::ShepherdsHut;
    match service {
        Service::Carpenter => {
            covered(player, &service.deal().bill).err().unwrap_or(Refusal::LeavesNoBuilding)
        }
        Service::ShepherdessHut if !player.has(building) => Refusal::NotYours { building },
        Service::ShepherdessHut if shepherdess_serves(game, player) => Refusal::TakeAService,
        Service::Merchant | Service::ShepherdessWood | Service::ShepherdessHut => Refusal::NothingToGain,
        plain => why_no_deal(player, &plain.deal().bill),
    }
}

/// The coal of the shepherd's hut comes alone only when the shepherdess has nothing else (BLF-6.16).
fn shepherdess_serves(game: &Forest, player: &Player) -> bool {
    let others = [Service::ShepherdessPorridge, Service::ShepherdessWood];
    others.iter().any(|other| serves(game, player, *other))
}

/// Would the visitor gain by the merchant's resource, or another player (BLF-6.3, BLF-6.14)? Before revision
/// 2 the visitor had to.
pub(crate) fn merchant_serves(game: &Forest, player: &Player, good: Good) -> bool {
    let others = || game.others(game.active).any(|seat| game[seat].dials.has_room(good.into()));
    player.dials.has_room(good.into()) || (game.forgives_surplus() && others())
}

/// A pig of the butcher finds its place on the tannery (BLF-6.11).
fn tannery_takes(player: &Player) -> bool {
    player.herd.pigs > 0 && { *player }.tan()
}

/// The water of the pond hut counts as a unit received (BLF-6.3).
fn pond_hut_gives(player: &Player) -> bool {
    player.has(Building::PondHut) && player.tiles(Tile::Forest) > 0 && player.dials.has_room(Item::Water)
}

/// The carpenter needs a forest and a building that can be built in some order (BLF-6.8). Which forest goes
/// makes a difference to the room alone: what cannot be paid without one cannot be paid without another.
fn carpenter_builds(game: &Forest, player: &Player) -> bool {
    let without = |cell| {
        let mut after = *player;
        after.estate.clear(Tile::Forest, cell);
        after.after_payment(1);
        after
    };
    let mut left = cells(player.estate.cells_of(Tile::Forest)).map(without);
    let Some(first) = left.next() else { return false };
    if !can_pay(game, &first) && !can_pay(game, &first.with_wood()) {
        return false;
    }
    builds_in_some_order(game, &first) || left.any(|after| builds_in_some_order(game, &after))
}

/// Can a building be built before or after taking the carpenter's wood (BLF-6.8)?
pub(crate) fn builds_in_some_order(game: &Forest, player: &Player) -> bool {
    can_build(game, player, false) || builds_after_wood(game, player)
}

/// Can a building be built after taking the carpenter's wood?
pub(crate) fn builds_after_wood(game: &Forest, player: &Player) -> bool {
    can_build(game, &player.with_wood(), false)
}

/// Has a worker anything to offer (BLF-6.3)? Most do at first glance.
pub(crate) fn helps(game: &Forest, player: &Player, other: Worker) -> bool {
    surely(game, player, other) || worker(game, player, other)
}

/// Has a worker anything to offer, service by service (BLF-6.3)?
pub(crate) fn worker(game: &Forest, player: &Player, worker: Worker) -> bool {
    worker.services().iter().any(|offer| serves(game, player, *offer))
}

/// Can anything be done at a place (BLF-5.7, BLF-5.13)?
pub(crate) fn place(game: &Forest, player: &Player, place: Goal) -> bool {
    match place {
        Goal::Gap(gap) => {
            game.beside(gap).iter().any(|other| helps(game, player, *other))
                || game.mission_at(place.into()).is_some_and(|found| mission_serves(game, player, found))
        }
        Goal::Site(found) => mission_serves(game, player, found),
    }
}

/// Could a worker have something to offer after some payment of a move, if all goes as well as it can? A quick no
/// for those whom no payment helps: it takes and adds no tile, animal or cell.
pub(crate) fn may_help(game: &Forest, player: &Player, best: &Player, worker: Worker) -> bool {
    let received = |effect: &Effect| {
        let part = part(player, *effect);
        match part.item {
            Item::Building | Item::FreeBuilding => can_pay(game, best),
            Item::Progress => player.estate.can_progress(),
            item if item.good().is_some() => part.n > 0,
            _ => receives(game, player, part),
        }
    };
    worker.services().iter().any(|service| match service {
        Service::Merchant | Service::ShepherdessWood | Service::ShepherdessHut => true,
        Service::ButcherPig | Service::Carpenter | Service::Lumberjack => best.covers(&service.deal().bill),
        plain => best.covers(&plain.deal().bill) && plain.deal().reward.iter().any(received),
    })
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
