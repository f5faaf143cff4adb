//! The buildings that do something of their own when they are built (BLF-8.6).

use std::ops::RangeInclusive;

use parlour_core::law::ensure;
use parlour_core::{Log, Seat};

use super::{Rule, Verdict, estate, payment, reward};
use crate::choice::Choice;
use crate::data::{
    Animal, Bill, Building, Cell, Cells, Deal, Dial, Effect, Good, Item, Special, Tile, beside, cells,
};
use crate::dials::Pair;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::step::{Dues, Lay, Levy, Offer, Part, Source, Step};

/// Most pairs of the breeding farm.
const MOST_PAIRS: u8 = 4;
/// Kinds of resources the grocery takes.
const GROCERY_KINDS: u8 = 3;
/// Porridge it gives.
const GROCERY_PORRIDGE: u8 = 5;
/// Most pastures of the nature park.
const PARK_PASTURES: u8 = 3;

/// Runs the effect of an odd building.
pub(crate) fn run(game: &mut Forest, seat: Seat, building: Building, log: &mut impl Log<Event>) {
    match building.card().special.expect("an odd building") {
        Special::Clock => wind_the_clock(game, seat, log),
        Special::Potash => make_potash(game, seat, log),
        Special::Converter => offer(game, seat, Offer::Converter),
        Special::Slaughter => offer(game, seat, Offer::Slaughterhouse),
        Special::Grocery => open_grocery(game, seat),
        Special::Feed => feed(game, seat, log),
        Special::Breed => breed(game, seat),
        Special::Cabin => next_cabin_cell(game, seat),
        Special::Clearing => clear_land(game, seat, log),
        Special::Park => plan_park(game, seat, log),
    }
}

/// Basic markers on nought move to one, brick included; an extra turn follows (clockmaker, BLF-3.6).
fn wind_the_clock(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    for item in Item::BASIC {
        let removed = item == Item::CoalGlass && game[seat].dials.is_without_coal();
        if game[seat].dials.count(item) == 0 && !removed {
            game[seat].dials.put(item, 1);
            log.note(Event::MarkerSet { seat, item, from: 0, n: 1 });
        }
    }
    game[seat].extra_turns += 1;
    log.note(Event::ExtraTurnEarned { seat });
    game.agenda.push(Step::Settle(seat, Dues::NONE));
}

/// The coal marker of the glass dial leaves the game (potash maker, BLF-4.23).
fn make_potash(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    let coal = game[seat].dials.coal(Dial::Glass);
    game[seat].dials.remove_coal_marker();
    log.note(Event::CoalMarkerRemoved { seat, coal });
    game.agenda.push(Step::Settle(seat, Dues::NONE));
}

/// Price and reward of an optional effect.
pub(crate) const fn deal(offer: Offer) -> Deal {
    match offer {
        Offer::Converter => Deal { bill: Bill::FREE.meat(1), reward: &[Effect::Give(Item::Coal, 3)] },
        Offer::Slaughterhouse => Deal { bill: Bill::FREE.animals(3), reward: &[Effect::Give(Item::Meat, 6)] },
        Offer::Fishery => Deal { bill: Bill::FREE.water(1), reward: &[Effect::Give(Item::Meat, 2)] },
    }
}

/// An effect its owner may decline, if it can be used at all (BLF-10.7).
pub(crate) fn offer(game: &mut Forest, seat: Seat, offer: Offer) {
    if super::judge::deal(game, &game[seat], &deal(offer)).is_ok() {
        game.agenda.push(Step::May(seat, offer));
    }
}

/// The owner uses it.
pub(crate) fn accept(game: &mut Forest, seat: Seat, offer: Offer, log: &mut impl Log<Event>) {
    let (deal, source) = (deal(offer), Source::Building(offer.building()));
    log.note(Event::Used { seat, building: offer.building() });
    reward::begin(game, seat, source, deal.reward);
    payment::begin(game, seat, source, &deal.bill, log);
}

/// The grocery takes three kinds of resources, if there are three (BLF-8.6).
fn open_grocery(game: &mut Forest, seat: Seat) {
    if kinds_from(game, seat, 0) >= GROCERY_KINDS {
        game.agenda.push(Step::Levy(Levy { seat, left: GROCERY_KINDS, least: 0, provision: false }));
    }
}

/// Kinds of resources the seat has, from a place in the table on.
fn kinds_from(game: &Forest, seat: Seat, least: u8) -> u8 {
    let rest = Good::ALL.iter().skip(usize::from(least));
    rest.filter(|good| game[seat].dials.of(**good) > 0).count() as u8
}

/// The resources that come to mind, coal by its marker; at last the split of a provision.
pub(crate) fn levy_candidates(game: &Forest, levy: Levy, out: &mut Vec<Choice>) {
    let dials = &game[levy.seat].dials;
    if levy.left > 0 {
        let open = Item::ANY.iter().filter(|item| dials.count(**item) > 0 && place(**item) >= levy.least);
        out.extend(open.copied().map(Choice::Discard));
    } else {
        out.extend(dials.provision_payments(1).iter().map(|(low, high)| Choice::Provisions(*low, *high)));
    }
}

/// The place of a resource in the table.
pub(super) fn place(item: Item) -> u8 {
    item.good().map_or(0, |good| good as u8)
}

/// The resource is there (BLF-4.5).
fn resource_is_there(game: &Forest, seat: Seat, (levy, item): (Levy, Item)) -> Verdict {
    ensure(levy.left > 0 && Item::ANY.contains(&item), Refusal::NotAsked)?;
    ensure(game[seat].dials.count(item) > 0, Refusal::TooFew { item, need: 1, have: 0 })
}

/// Kinds are named in the order of the table, each once.
fn kind_is_in_order(_: &Forest, _: Seat, (levy, item): (Levy, Item)) -> Verdict {
    ensure(place(item) >= levy.least, Refusal::OutOfOrder)
}

/// Enough kinds are left to choose from.
fn kinds_remain(game: &Forest, seat: Seat, (levy, item): (Levy, Item)) -> Verdict {
    ensure(kinds_from(game, seat, place(item) + 1) >= levy.left.saturating_sub(1), Refusal::TooFewKinds)
}

/// The split of the provision exists (BLF-4.9).
fn split_exists(game: &Forest, seat: Seat, (levy, pair): (Levy, Pair)) -> Verdict {
    ensure(levy.left == 0, Refusal::NotAsked)?;
    ensure(game[seat].dials.provision_payments(1).contains(&pair), Refusal::NoSuchSplit)
}

pub(crate) const MAY_LEVY: &[Rule<(Levy, Item)>] = &[resource_is_there, kind_is_in_order, kinds_remain];
pub(crate) const MAY_SPLIT_LEVY: &[Rule<(Levy, Pair)>] = &[split_exists];

/// One more kind is paid; after the last the porridge follows.
pub(crate) fn levy(game: &mut Forest, mut levy: Levy, item: Item, log: &mut impl Log<Event>) {
    if item == Item::Provision {
        levy.provision = true;
    } else {
        game[levy.seat].dials.lower(item, 1);
        log.note(Event::Spent { seat: levy.seat, item, n: 1 });
    }
    levy.left -= 1;
    levy.least = place(item) + 1;
    if levy.left > 0 {
        return game.agenda.push(Step::Levy(levy));
    }
    let ways = game[levy.seat].dials.provision_payments(1);
    match ways[..] {
        _ if !levy.provision => sell_porridge(game, levy.seat),
        [only] => levy_provision(game, levy.seat, only, log),
        _ => game.agenda.push(Step::Levy(levy)),
    }
}

/// The provision leaves its marker.
pub(crate) fn levy_provision(game: &mut Forest, seat: Seat, pair: Pair, log: &mut impl Log<Event>) {
    game[seat].dials.set_provisions(pair);
    log.note(Event::Spent { seat, item: Item::Provision, n: 1 });
    sell_porridge(game, seat);
}

fn sell_porridge(game: &mut Forest, seat: Seat) {
    let parts = [Part { item: Item::Porridge, n: GROCERY_PORRIDGE }].into_iter().collect();
    reward::give(game, seat, Source::Building(Building::Grocery), parts);
    game.agenda.push(Step::Settle(seat, Dues::NONE));
}

/// The numbers of pigs among animals of free choice: as many animals as can be housed (feed farm).
pub(crate) fn feed_shares(game: &Forest, seat: Seat, n: u8) -> impl Iterator<Item = u8> + use<> {
    let player = &game[seat];
    let (housing, herd) = (player.housing(), player.herd);
    (0..=n).filter(move |pigs| {
        let fed = herd.plus(Animal::Pig, *pigs);
        let cattle = housing.room(fed, Animal::Cattle, n - pigs);
        let full = pigs + cattle == n;
        housing.fits(fed) && (full || !housing.fits(fed.plus(Animal::Cattle, cattle).plus(Animal::Pig, 1)))
    })
}

fn feed(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    let n = game[seat].tiles(Tile::Field);
    let mut shares = feed_shares(game, seat, n);
    match (shares.next(), shares.next()) {
        (Some(only), None) => feed_pigs(game, seat, n, only, log),
        _ => game.agenda.push(Step::Feed(seat, n)),
    }
}

/// So many pigs, the rest cattle.
pub(crate) fn feed_pigs(game: &mut Forest, seat: Seat, n: u8, pigs: u8, log: &mut impl Log<Event>) {
    for (animal, n) in [(Animal::Pig, pigs), (Animal::Cattle, n - pigs)] {
        if n > 0 {
            reward::gain_animals(game, seat, animal, n, log);
        }
    }
}

/// The share is one of those that waste no room.
pub(crate) fn may_feed(game: &Forest, seat: Seat, (n, pigs): (u8, u8)) -> Verdict {
    ensure(pigs <= n, Refusal::OutOfRange { least: 0, most: n })?;
    ensure(feed_shares(game, seat, n).any(|share| share == pigs), Refusal::CouldBeHoused)
}

/// How many of the four pairs may be pigs (breeding farm).
pub(crate) fn pig_pairs(game: &Forest, seat: Seat) -> RangeInclusive<u8> {
    let (pigs, cattle) = (game[seat].herd.pigs / 2, game[seat].herd.cattle / 2);
    let pairs = MOST_PAIRS.min(pigs + cattle);
    pairs.saturating_sub(cattle)..=pairs.min(pigs)
}

fn breed(game: &mut Forest, seat: Seat) {
    let pigs = pig_pairs(game, seat);
    if pigs.start() == pigs.end() {
        breed_pairs(game, seat, *pigs.start());
    } else {
        game.agenda.push(Step::Breed(seat));
    }
}

/// One animal for each pair, the kinds in the owner's order.
pub(crate) fn breed_pairs(game: &mut Forest, seat: Seat, pigs: u8) {
    let herd = game[seat].herd;
    let cattle = MOST_PAIRS.min(herd.pigs / 2 + herd.cattle / 2) - pigs;
    let parts = [Part { item: Item::Pig, n: pigs }, Part { item: Item::Cattle, n: cattle }];
    let some = parts.into_iter().filter(|part| part.n > 0).collect();
    reward::give(game, seat, Source::Building(Building::BreedingFarm), some);
}

/// No other number of pairs is there.
pub(crate) fn may_breed(game: &Forest, seat: Seat, pigs: u8) -> Verdict {
    let pairs = pig_pairs(game, seat);
    ensure(pairs.contains(&pigs), Refusal::OutOfRange { least: *pairs.start(), most: *pairs.end() })
}

/// The free cells beside a building of the seat.
fn free_beside(game: &Forest, seat: Seat, building: Building) -> Cells {
    beside(game.cells_under(building)) & game[seat].estate.free()
}

/// Every free cell beside the isolated cabin receives a tile.
pub(crate) fn next_cabin_cell(game: &mut Forest, seat: Seat) {
    let tiles_left = Tile::LANDSCAPE.iter().any(|tile| game.supply(*tile) > 0);
    if free_beside(game, seat, Building::IsolatedCabin) != 0 && tiles_left {
        game.agenda.push(Step::Cabin(seat));
    }
}

/// The cell the isolated cabin asks about.
pub(crate) fn cabin_cell(game: &Forest, seat: Seat) -> Option<Cell> {
    cells(free_beside(game, seat, Building::IsolatedCabin)).next()
}

/// A tile of this kind is put on it.
pub(crate) fn lay_at_cabin(game: &mut Forest, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    let cell = cabin_cell(game, seat).expect("a free cell beside the cabin");
    game[seat].estate.lay(tile, cell);
    log.note(Event::Laid { seat, tile, cell });
    next_cabin_cell(game, seat);
}

/// A landscape tile that the supply has (BLF-9.11).
pub(crate) fn kind_is_there(game: &Forest, _: Seat, tile: Tile) -> Verdict {
    ensure(Tile::LANDSCAPE.contains(&tile), Refusal::NotAsked)?;
    ensure(game.supply(tile) > 0, Refusal::SupplyIsEmpty { tile })
}

/// Two fields, a pond or a pasture, if there is room (clearing house).
fn clear_land(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    if game[seat].estate.free() == 0 {
        log.note(Event::NoEffect { seat, building: Building::ClearingHouse });
    } else if Tile::LANDSCAPE.iter().any(|tile| game.supply(*tile) > 0) {
        game.agenda.push(Step::Clearing(seat));
    }
}

/// The kind was chosen.
pub(crate) fn lay_clearing(game: &mut Forest, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    let n = if tile == Tile::Field { 2 } else { 1 };
    let source = Source::Building(Building::ClearingHouse);
    estate::lay(game, Lay { seat, source, tile, n, from: 0, plot: None }, log);
}

/// Up to three pastures on the plot of the nature park.
fn plan_park(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    let building = Building::NaturePark;
    let plot = Cell::new(game.sites[building.slot()]).plot() as u8;
    let source = Source::Building(building);
    let lay = Lay { seat, source, tile: Tile::Pasture, n: PARK_PASTURES, from: 0, plot: Some(plot) };
    estate::lay(game, lay, log);
}
