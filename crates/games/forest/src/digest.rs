//! The facts of a position, fed to a fingerprint one by one; their order may never change.

use parlour_core::{Digest, Row, Seat};

use crate::data::{Dial, Item, Mission, Place, Tile, Worker};
use crate::player::Player;
use crate::state::Forest;
use crate::step::{Debt, Dues, Gifts, Lay, Levy, Offer, Reward, Source, Step, Toll};

/// Feeds every fact of the position.
pub(crate) fn feed(game: &Forest, digest: &mut Digest) {
    digest.byte(game.players).byte(index(game.first)).byte(game.strict.into());
    Seat::all(game.players).for_each(|seat| player(&game[seat], digest));
    for worker in &game.workers {
        digest.text(worker.map_or("", Worker::name));
    }
    bits(game.display.bits(), digest);
    digest.bytes(&game.sites).bytes(&game.second_sites);
    bits(game.pile.bits(), digest);
    for slot in &game.slots {
        digest.text(slot.map_or("", Mission::name));
    }
    bits(game.open_sites.bits(), digest);
    digest.byte(game.reminders).byte(game.plots_left);
    for spot in &game.pawns {
        digest.text(&spot.to_string());
    }
    digest.byte(game.round).byte(index(game.active)).text(game.visited.map_or("", Worker::name));
    digest.byte(game.last_pawn.unwrap_or(u8::MAX)).byte(game.extra_turn.into());
    digest.byte(game.ending.map_or(u8::MAX, index)).byte(game.last_lap.into());
    game.agenda.steps().iter().for_each(|pending| step(pending, digest));
}

fn index(seat: Seat) -> u8 {
    seat.index() as u8
}

fn bits(bits: u128, digest: &mut Digest) {
    digest.bytes(&bits.to_le_bytes());
}

fn player(player: &Player, digest: &mut Digest) {
    for item in Item::ANY.into_iter().filter(|item| *item != Item::Provision) {
        digest.byte(player.dials.count(item));
    }
    let (low, high) = player.dials.provisions();
    digest.byte(low).byte(high).byte(player.dials.is_without_coal().into());
    digest.byte(player.dials.turns(Dial::Glass)).byte(player.dials.turns(Dial::Oven));
    for tile in Tile::ALL {
        bits(player.estate.cells_of(*tile), digest);
    }
    bits(player.estate.built, digest);
    digest.byte(player.estate.plots).byte(player.estate.progress);
    digest.byte(player.herd.pigs).byte(player.herd.cattle).byte(player.hides).byte(player.reminded.into());
    bits(player.buildings.bits(), digest);
    bits(player.missions.bits(), digest);
    digest.byte(player.turns).byte(player.extra_turns).text(player.standing.name()).byte(player.changes);
}

/// A step: its name, its owner, and what it carries.
fn step(step: &Step, digest: &mut Digest) {
    digest.text(name(step)).byte(step.owner().map_or(u8::MAX, index));
    match step {
        Step::DrawLarge(n)
        | Step::DrawWorker(n)
        | Step::CoalDial(_, n)
        | Step::Split(_, n)
        | Step::Progress(_, n)
        | Step::Feed(_, n) => digest.byte(*n),
        Step::PutNeutral(_, village) => digest.text(village.map_or("", crate::data::Village::name)),
        Step::Exchange(_, worker) | Step::Serve(_, worker) => digest.text(worker.name()),
        Step::Pawn(_, to) => digest.text(&to.as_ref().map(Place::to_string).unwrap_or_default()),
        Step::Toll(toll) | Step::Arrive(toll) => feed_toll(toll, digest),
        Step::Gifts(gifts) => feed_gifts(gifts, digest),
        Step::Receive(_, item) => digest.text(item.name()),
        Step::Share(_, good) => digest.text(good.name()),
        Step::EndVisit(_, flag) | Step::Build(_, flag) | Step::ChooseBuilding(_, flag) => {
            digest.byte((*flag).into())
        }
        Step::EndMission(_, mission) => digest.text(mission.name()),
        Step::Window(open) => digest.byte(open.bits()),
        Step::Pay(debt) | Step::Owe(debt) => feed_debt(debt, digest),
        Step::Settle(_, dues) | Step::Order(_, dues) => feed_dues(*dues, digest),
        Step::Earn(_, source) => feed_source(*source, digest),
        Step::Reward(reward) | Step::Choose(reward) => feed_reward(reward, digest),
        Step::Lay(lay) | Step::LayWhere(lay) => feed_lay(*lay, digest),
        Step::Site(_, building)
        | Step::SiteWhere(_, building)
        | Step::Once(_, building)
        | Step::Special(_, building) => digest.text(building.name()),
        Step::May(_, offer) => digest.byte(match offer {
            Offer::Converter => 0,
            Offer::Slaughterhouse => 1,
            Offer::Fishery => 2,
        }),
        Step::Levy(Levy { left, least, provision, .. }) => {
            digest.byte(*left).byte(*least).byte((*provision).into())
        }
        _ => digest,
    };
}

fn name(step: &Step) -> &'static str {
    match step {
        Step::DrawFirst => "draw-first",
        Step::DrawSide => "draw-side",
        Step::DrawLarge(_) => "draw-large",
        Step::DrawWorker(_) => "draw-worker",
        Step::DrawMission => "draw-mission",
        Step::NameVillage(_) => "name-village",
        Step::PutNeutral(..) => "put-neutral",
        Step::Begin => "begin",
        Step::Turn(_) => "turn",
        Step::Swap(_) => "swap",
        Step::Exchange(..) => "exchange",
        Step::AfterSwap(_) => "after-swap",
        Step::Go(_) => "go",
        Step::Pawn(..) => "pawn",
        Step::Toll(_) => "toll",
        Step::Arrive(_) => "arrive",
        Step::Gifts(_) => "gifts",
        Step::Receive(..) => "receive",
        Step::Cistern(_) => "cistern",
        Step::Ready(_) => "ready",
        Step::Act(_) => "act",
        Step::Serve(..) => "serve",
        Step::Name(_) => "name",
        Step::Share(..) => "share",
        Step::ForestPigs(_) => "forest-pigs",
        Step::EndVisit(..) => "end-visit",
        Step::Next(_) => "next",
        Step::Remote(_) => "remote",
        Step::EndMission(..) => "end-mission",
        Step::Last(_) => "last",
        Step::EndTurn(_) => "end-turn",
        Step::Window(_) => "window",
        detail => detail_name(detail),
    }
}

fn detail_name(step: &Step) -> &'static str {
    match step {
        Step::Pay(_) => "pay",
        Step::Owe(_) => "owe",
        Step::Settle(..) => "settle",
        Step::FirstDial(_) => "first-dial",
        Step::Order(..) => "order",
        Step::Keep(_) => "keep",
        Step::Bonus(_) => "bonus",
        Step::Earn(..) => "earn",
        Step::Reward(_) => "reward",
        Step::Choose(_) => "choose",
        Step::CoalDial(..) => "coal-dial",
        Step::Split(..) => "split",
        Step::Lay(_) => "lay",
        Step::LayWhere(_) => "lay-where",
        Step::Progress(..) => "progress",
        Step::Build(..) => "build",
        Step::ChooseBuilding(..) => "choose-building",
        Step::Site(..) => "site",
        Step::SiteWhere(..) => "site-where",
        Step::Once(..) => "once",
        Step::Special(..) => "special",
        Step::May(..) => "may",
        Step::Clearing(_) => "clearing",
        Step::Cabin(_) => "cabin",
        Step::Feed(..) => "feed",
        Step::Breed(_) => "breed",
        Step::Levy(_) => "levy",
        Step::EndFree(_) => "end-free",
        other => unreachable!("{other:?} has a name of its own"),
    }
}

fn feed_source(source: Source, digest: &mut Digest) -> &mut Digest {
    digest.text(source.key())
}

fn feed_dues(dues: Dues, digest: &mut Digest) -> &mut Digest {
    digest.number(dues.bits()).byte(dues.water).byte(dues.porridge)
}

fn feed_toll<'a>(toll: &Toll, digest: &'a mut Digest) -> &'a mut Digest {
    digest.byte(toll.pawn).text(&toll.to.to_string());
    feed_items(toll.gifts, digest);
    digest.byte(toll.dues).byte(toll.discards).text(toll.least.name()).byte(toll.provisions)
}

fn feed_items(items: Row<Item, 3>, digest: &mut Digest) -> &mut Digest {
    for item in &items {
        digest.text(item.name());
    }
    digest.byte(items.len() as u8)
}

fn feed_gifts<'a>(gifts: &Gifts, digest: &'a mut Digest) -> &'a mut Digest {
    digest.byte(index(gifts.from)).byte(gifts.open.bits());
    for (offered, taken) in gifts.offered.iter().zip(&gifts.taken) {
        digest.text(offered.map_or("", crate::data::Good::name)).text(taken.map_or("", Item::name));
    }
    digest
}

fn feed_debt<'a>(debt: &Debt, digest: &'a mut Digest) -> &'a mut Digest {
    feed_source(debt.source, digest).byte(debt.coal).byte(debt.provisions).byte(debt.tiles);
    digest.text(debt.tile.name()).byte(debt.from).byte(debt.felled).byte(debt.animals)
}

fn feed_reward<'a>(reward: &Reward, digest: &'a mut Digest) -> &'a mut Digest {
    feed_source(reward.source, digest).byte(reward.rest.into()).byte(reward.parts.len() as u8);
    for part in &reward.parts {
        digest.text(part.item.name()).byte(part.n);
    }
    digest
}

fn feed_lay(lay: Lay, digest: &mut Digest) -> &mut Digest {
    feed_source(lay.source, digest).text(lay.tile.name()).byte(lay.n).byte(lay.from);
    digest.byte(lay.plot.unwrap_or(u8::MAX))
}
