//! Rewards: parts in the receiver's order, each settled before the next (BLF-4.18 to BLF-4.20).

use parlour_core::law::ensure;
use parlour_core::{Log, Row, Seat};

use super::judge::part;
use super::{Rule, Verdict, build, estate, free, production};
use crate::choice::Choice;
use crate::data::{Animal, Building, Dial, Effect, Good, Item, Service, Tile, cells};
use crate::dials::Pair;
use crate::event::Event;
use crate::player::Player;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::step::{Dues, Lay, Part, Reward, Source, Step};

/// A reward as printed, with what buildings add to it.
pub(crate) fn begin(game: &mut Forest, seat: Seat, source: Source, reward: &[Effect]) {
    let mut parts: Row<Part, 7> = reward.iter().map(|effect| part(&game[seat], *effect)).collect();
    improve(game, seat, source, &mut parts);
    give(game, seat, source, parts);
}

/// The meat cellar and the shepherd's hut (BLF-6.11, BLF-6.16).
fn improve(game: &Forest, seat: Seat, source: Source, parts: &mut Row<Part, 7>) {
    let player = &game[seat];
    match source {
        Source::Service(Service::ButcherPig | Service::ButcherCattle) if player.has(Building::MeatCellar) => {
            parts[0].n += 1;
        }
        Source::Service(
            Service::ShepherdessPorridge | Service::ShepherdessWood | Service::ShepherdessHut,
        ) if player.has(Building::ShepherdsHut) => parts.push(Part { item: Item::Coal, n: 1 }),
        _ => {}
    }
}

/// These parts, in the receiver's order.
pub(crate) fn give(game: &mut Forest, seat: Seat, source: Source, parts: Row<Part, 7>) {
    if !parts.is_empty() {
        game.agenda.push(Step::Reward(Reward { seat, source, parts, rest: false }));
    }
}

/// Takes the next part, or asks for it if there are several (BLF-4.28), or if it would be lost while
/// room can be made for it (BLF-7.13).
pub(crate) fn go_on(game: &mut Forest, reward: Reward, log: &mut impl Log<Event>) {
    let waits = wants_room(game, &reward) && (!reward.rest || game.forgives_surplus());
    if !waits && (reward.rest || reward.parts.len() == 1) {
        take(game, reward, 0, log);
    } else {
        game.agenda.push(Step::Choose(Reward { rest: false, ..reward }));
    }
}

/// Would the next part of a mission find more room if tiles were taken away first (BLF-7.13)?
fn wants_room(game: &Forest, reward: &Reward) -> bool {
    let player = &game[reward.seat];
    let Part { item, n } = reward.parts[0];
    let short = match item {
        Item::FreeBuilding => game.forgives_surplus() && clearing_helps_to_build(game, player),
        _ => item.tile().is_some() && player.estate.free().count_ones() < u32::from(n),
    };
    let can_clear = Tile::LANDSCAPE.iter().any(|tile| player.tiles(*tile) > 0);
    matches!(reward.source, Source::Mission(_)) && short && can_clear
}

/// Nothing can be built for free as the estate lies, but something could without one of its tiles
/// (BLF-7.10).
fn clearing_helps_to_build(game: &Forest, player: &Player) -> bool {
    let without = |tile: Tile, cell| {
        let mut after = *player;
        after.estate.clear(tile, cell);
        build::can_build(game, &after, true)
    };
    let mut own = Tile::LANDSCAPE
        .into_iter()
        .flat_map(|tile| cells(player.estate.cells_of(tile)).map(move |cell| (tile, cell)));
    !build::can_build(game, player, true) && own.any(|(tile, cell)| without(tile, cell))
}

/// One part, then the others.
pub(crate) fn take(game: &mut Forest, mut reward: Reward, index: usize, log: &mut impl Log<Event>) {
    let part = reward.parts.remove(index);
    if !reward.parts.is_empty() {
        game.agenda.push(Step::Reward(reward));
    }
    receive(game, reward.seat, reward.source, part, log);
}

/// The full amount of one part at once (BLF-4.19).
pub(crate) fn receive(game: &mut Forest, seat: Seat, source: Source, part: Part, log: &mut impl Log<Event>) {
    let Part { item, n } = part;
    if let Some(tile) = item.tile() {
        let lay = Lay { seat, source, tile, n, from: 0, plot: None };
        return estate::lay(game, lay, log);
    }
    if let Some(animal) = item.animal() {
        return gain_animals(game, seat, animal, n, log);
    }
    match item {
        Item::Coal => gain_coal(game, seat, n, log),
        Item::Provision => gain_provisions(game, seat, n, log),
        Item::Progress => estate::progress(game, seat, n, log),
        Item::Building => game.agenda.push(Step::Build(seat, false)),
        Item::FreeBuilding => game.agenda.push(Step::Build(seat, true)),
        resource => gain(game, seat, resource, n, log),
    }
}

/// Moves one marker up and settles it (BLF-4.4, BLF-4.19).
pub(crate) fn gain(game: &mut Forest, seat: Seat, item: Item, n: u8, log: &mut impl Log<Event>) {
    let gained = game[seat].dials.raise(item, n);
    log.note(Event::Gained { seat, item, n: gained, lost: n - gained });
    let mut dues = Dues::NONE;
    if item == Item::Glass {
        production::owe_painter(game, seat, gained, &mut dues);
    }
    game.agenda.push(Step::Settle(seat, dues));
}

/// Animals that find room are gained (BLF-9.6).
pub(crate) fn gain_animals(game: &mut Forest, seat: Seat, animal: Animal, n: u8, log: &mut impl Log<Event>) {
    let gained = game[seat].gain_animals(animal, n);
    log.note(Event::AnimalsGained { seat, animal, n: gained, lost: n - gained });
}

/// One gain of coal goes to one dial (BLF-4.7); without its marker the glass dial takes none (BLF-4.23).
fn gain_coal(game: &mut Forest, seat: Seat, n: u8, log: &mut impl Log<Event>) {
    if game[seat].dials.is_without_coal() {
        gain(game, seat, Item::CoalOven, n, log);
    } else {
        game.agenda.push(Step::CoalDial(seat, n));
    }
}

/// The coal of a dial.
pub(crate) const fn coal_on(dial: Dial) -> Item {
    match dial {
        Dial::Glass => Item::CoalGlass,
        Dial::Oven => Item::CoalOven,
    }
}

/// As many provisions as fit, on the markers the owner likes (BLF-4.9).
pub(crate) fn gain_provisions(game: &mut Forest, seat: Seat, n: u8, log: &mut impl Log<Event>) {
    let ways = game[seat].dials.provision_gains(n);
    match ways[..] {
        [only] => split_gain(game, seat, n, only, log),
        _ => game.agenda.push(Step::Split(seat, n)),
    }
}

/// Provisions are gained on these markers.
pub(crate) fn split_gain(game: &mut Forest, seat: Seat, n: u8, pair: Pair, log: &mut impl Log<Event>) {
    let before = game[seat].dials.of(Good::Provision);
    game[seat].dials.set_provisions(pair);
    let gained = pair.0 + pair.1 - before;
    log.note(Event::Gained { seat, item: Item::Provision, n: gained, lost: n - gained });
    game.agenda.push(Step::Settle(seat, Dues::NONE));
}

/// The open parts, all at once, and for a mission the tiles that may be taken away.
pub(crate) fn candidates(game: &Forest, reward: &Reward, out: &mut Vec<Choice>) {
    out.extend(reward.parts.iter().map(|part| Choice::Take(part.item)));
    if reward.parts.len() > 1 {
        out.push(Choice::Rest);
    }
    if matches!(reward.source, Source::Mission(_)) {
        free::removal_candidates(game, reward.seat, out);
    }
}

/// The part is open (BLF-4.28).
fn part_is_open(_: &Forest, _: Seat, (reward, item): (Reward, Item)) -> Verdict {
    ensure(reward.parts.iter().any(|part| part.item == item), Refusal::NoSuchPart { item })
}

/// The carpenter's building must remain possible (BLF-6.8).
fn building_remains(game: &Forest, seat: Seat, (reward, item): (Reward, Item)) -> Verdict {
    if reward.source != Source::Service(Service::Carpenter) || reward.parts.len() < 2 {
        return Ok(());
    }
    build::carpenter_order(game, seat, item == Item::Wood)
}

/// There is more than one part.
fn several_are_open(_: &Forest, _: Seat, (reward, item): (Reward, Item)) -> Verdict {
    ensure(reward.parts.len() > 1, Refusal::NoSuchPart { item })
}

/// Nothing is given away unseen: a part that wants room is taken by its name (BLF-7.13).
fn next_part_has_room(game: &Forest, _: Seat, (reward, item): (Reward, Item)) -> Verdict {
    ensure(!(game.forgives_surplus() && wants_room(game, &reward)), Refusal::WantsRoom { item })
}

pub(crate) const MAY_TAKE: &[Rule<(Reward, Item)>] = &[part_is_open, building_remains];
pub(crate) const MAY_TAKE_REST: &[Rule<(Reward, Item)>] =
    &[several_are_open, building_remains, next_part_has_room];

/// The receiver chose the next part.
pub(crate) fn choose(game: &mut Forest, reward: Reward, item: Item, log: &mut impl Log<Event>) {
    let index = reward.parts.iter().position(|part| part.item == item).expect("an open part");
    take(game, reward, index, log);
}

/// There is a marker for coal on the dial (BLF-4.23).
pub(crate) fn dial_takes_coal(game: &Forest, seat: Seat, dial: Dial) -> Verdict {
    ensure(dial == Dial::Oven || !game[seat].dials.is_without_coal(), Refusal::NoCoalMarker)
}

/// The split of a gain exists (BLF-4.9).
pub(crate) fn gain_split_exists(game: &Forest, seat: Seat, (n, pair): (u8, Pair)) -> Verdict {
    ensure(game[seat].dials.provision_gains(n).contains(&pair), Refusal::NoSuchSplit)
}
