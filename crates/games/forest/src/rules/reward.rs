//! Rewards: parts in the receiver's order, each settled before the next (BLF-4.18 to BLF-4.20).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Row, Seat};

use super::judge::part;
use super::{Rule, Verdict, build, estate, free, production};
use crate::choice::Choice;
use crate::data::{Animal, Building, Dial, Effect, Good, Item, Service, Tile, cells};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::state::dials::Pair;
use crate::state::player::Player;
use crate::step::{Choose, CoalDial, Dues, Lay, Part, Reward, Source, Split, Task};

/// The reward of what was paid for, counted now (BLF-6.6).
pub(crate) fn earn(game: &mut Forest, seat: Seat, source: Source) {
    let deal = match source {
        Source::Service(service) => service.deal(),
        Source::Trade(trade) => trade.deal(),
        Source::Mission(mission) => mission.deal(),
        // A building takes effect on its own, and a tile taken away brings nothing.
        Source::Building(_) | Source::Removal => return,
    };
    begin(game, seat, source, deal.reward);
}

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
        game.then(seat, Task::Reward(Reward { source, parts, rest: false }));
    }
}

/// Takes the next part, or asks for it if there are several (BLF-4.28), or if it would be lost while
/// room can be made for it (BLF-7.13).
pub(crate) fn go_on(game: &mut Forest, seat: Seat, reward: Reward, log: &mut impl Log<Event>) {
    let waits = wants_room(game, seat, &reward) && (!reward.rest || game.forgives_surplus());
    if !waits && (reward.rest || reward.parts.len() == 1) {
        take(game, seat, reward, 0, log);
    } else {
        game.ask(seat, Choose { reward: Reward { rest: false, ..reward } });
    }
}

/// Would the next part of a mission find more room if tiles were taken away first (BLF-7.13)?
fn wants_room(game: &Forest, seat: Seat, reward: &Reward) -> bool {
    let player = &game[seat];
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

impl Ask<Forest> for Choose {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-choose")
            .term("from", self.reward.source.key())
            .number("left", self.reward.parts.len() as u8)
            .asked_by("BLF-4.28")
    }

    /// The open parts, all at once, and for a mission the tiles that may be taken away.
    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        let Self { reward } = self;
        out.extend(reward.parts.iter().map(|part| Choice::Take(part.item)));
        if reward.parts.len() > 1 {
            out.push(Choice::Rest);
        }
        if matches!(reward.source, Source::Mission(_)) {
            free::removal_candidates(game, seat, out);
        }
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { reward } = self;
        match choice {
            Choice::Take(item) => hearing.under(MAY_TAKE, (reward, item), |game, log| {
                let index = reward.parts.iter().position(|part| part.item == item).expect("an open part");
                take(game, seat, reward, index, log);
            }),
            Choice::Rest => hearing.under(MAY_TAKE_REST, (reward, reward.parts[0].item), |game, _| {
                game.then(seat, Task::Reward(Reward { rest: true, ..reward }));
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_TAKE: &[Rule<(Reward, Item)>] = &[part_is_open, building_remains];
const MAY_TAKE_REST: &[Rule<(Reward, Item)>] = &[several_are_open, building_remains, next_part_has_room];

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
fn next_part_has_room(game: &Forest, seat: Seat, (reward, item): (Reward, Item)) -> Verdict {
    ensure(!(game.forgives_surplus() && wants_room(game, seat, &reward)), Refusal::WantsRoom { item })
}

/// One part, then the others.
fn take(game: &mut Forest, seat: Seat, mut reward: Reward, index: usize, log: &mut impl Log<Event>) {
    let part = reward.parts.remove(index);
    if !reward.parts.is_empty() {
        game.then(seat, Task::Reward(reward));
    }
    receive(game, seat, reward.source, part, log);
}

/// The full amount of one part at once (BLF-4.19).
fn receive(game: &mut Forest, seat: Seat, source: Source, part: Part, log: &mut impl Log<Event>) {
    let Part { item, n } = part;
    if let Some(tile) = item.tile() {
        let lay = Lay { source, tile, n, from: 0, plot: None };
        return estate::lay(game, seat, lay, log);
    }
    if let Some(animal) = item.animal() {
        return gain_animals(game, seat, animal, n, log);
    }
    match item {
        Item::Coal => gain_coal(game, seat, n, log),
        Item::Provision => gain_provisions(game, seat, n, log),
        Item::Progress => estate::progress(game, seat, n, log),
        Item::Building => game.then(seat, Task::Build { free: false }),
        Item::FreeBuilding => game.then(seat, Task::Build { free: true }),
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
    game.then(seat, Task::Settle(dues));
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
        game.ask(seat, CoalDial { coal: n });
    }
}

impl Ask<Forest> for CoalDial {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-coal-dial").number("coal", self.coal).asked_by("BLF-4.7")
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Dial::ALL.iter().copied().map(Choice::Dial));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Dial(dial) => hearing.under(MAY_GAIN_ON, dial, |game, log| {
                gain(game, seat, coal_on(dial), self.coal, log);
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_GAIN_ON: &[Rule<Dial>] = &[dial_takes_coal];

/// There is a marker for coal on the dial (BLF-4.23).
pub(super) fn dial_takes_coal(game: &Forest, seat: Seat, dial: Dial) -> Verdict {
    ensure(dial == Dial::Oven || !game[seat].dials.is_without_coal(), Refusal::NoCoalMarker)
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
        _ => game.ask(seat, Split { provisions: n }),
    }
}

impl Ask<Forest> for Split {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-split").number("provisions", self.provisions).asked_by("BLF-4.9")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        let ways = game[seat].dials.provision_gains(self.provisions);
        out.extend(ways.iter().map(|(low, high)| Choice::Provisions(*low, *high)));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let n = self.provisions;
        match choice {
            Choice::Provisions(low, high) => hearing.under(MAY_SPLIT, (n, (low, high)), |game, log| {
                split_gain(game, seat, n, (low, high), log);
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_SPLIT: &[Rule<(u8, Pair)>] = &[split_exists];

/// The split of a gain exists (BLF-4.9).
fn split_exists(game: &Forest, seat: Seat, (n, pair): (u8, Pair)) -> Verdict {
    ensure(game[seat].dials.provision_gains(n).contains(&pair), Refusal::NoSuchSplit)
}

/// Provisions are gained on these markers.
fn split_gain(game: &mut Forest, seat: Seat, n: u8, pair: Pair, log: &mut impl Log<Event>) {
    let before = game[seat].dials.of(Good::Provision);
    game[seat].dials.set_provisions(pair);
    let gained = pair.0 + pair.1 - before;
    log.note(Event::Gained { seat, item: Item::Provision, n: gained, lost: n - gained });
    game.then(seat, Task::Settle(Dues::NONE));
}
