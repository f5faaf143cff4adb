//! Paying a bill: what leaves no choice goes at once, then each choice is asked for (BLF-4.17).

use std::ops::RangeInclusive;

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::judge::builds_in_some_order;
use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::{Bill, Building, Cell, Cells, Dial, Good, Item, Service, Tile, above, cells};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::state::dials::Pair;
use crate::state::estate::Herd;
use crate::step::{Debt, Due, Dues, Owe, Source, Task};

/// What is paid next of a debt.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Owed {
    /// Coal, of one dial or the other (BLF-4.6).
    Coal,
    /// A tile (BLF-7.9).
    Tile,
    /// Animals of either kind (BLF-9.10).
    Animals,
    /// Provisions, of one marker or the other (BLF-4.9).
    Provisions,
}

impl Debt {
    /// What is paid next.
    const fn next(&self) -> Owed {
        if self.coal > 0 {
            Owed::Coal
        } else if self.tiles > 0 {
            Owed::Tile
        } else if self.animals > 0 {
            Owed::Animals
        } else {
            Owed::Provisions
        }
    }
}

/// The tiles a bill takes away: no bill names two kinds.
pub(crate) fn tiles(bill: &Bill) -> (Tile, u8) {
    match (bill.forests, bill.fields, bill.ponds) {
        (0, 0, n) => (Tile::Pond, n),
        (0, n, _) => (Tile::Field, n),
        (n, _, _) => (Tile::Forest, n),
    }
}

/// Pays the plain part of a covered bill and leaves the rest to be settled.
pub(crate) fn begin(game: &mut Forest, seat: Seat, source: Source, bill: &Bill, log: &mut impl Log<Event>) {
    game[seat].pay_plain(bill);
    note_plain(seat, bill, log);
    if source == Source::Service(Service::ButcherPig) && game[seat].tan() {
        log.note(Event::Tanned { seat, hides: game[seat].hides });
    }
    let (tile, tiles) = tiles(bill);
    let debt = Debt {
        source,
        coal: bill.of(Good::Coal),
        provisions: bill.provisions,
        tiles,
        tile,
        from: 0,
        felled: bill.forests,
        animals: bill.animals,
    };
    game.then(seat, Task::Pay(debt));
}

fn note_plain(seat: Seat, bill: &Bill, log: &mut impl Log<Event>) {
    for good in Good::ALL.iter().filter(|good| !matches!(good, Good::Coal | Good::Provision)) {
        let n = bill.of(*good);
        if n > 0 {
            log.note(Event::Spent { seat, item: (*good).into(), n });
        }
    }
    if bill.progress > 0 {
        log.note(Event::Spent { seat, item: Item::Progress, n: bill.progress });
    }
    if bill.pigs + bill.cattle > 0 {
        log.note(Event::AnimalsPaid { seat, pigs: bill.pigs, cattle: bill.cattle });
    }
}

/// Pays on as long as there is no choice; when all is paid, settles once (BLF-4.17).
pub(crate) fn go_on(game: &mut Forest, seat: Seat, mut debt: Debt, log: &mut impl Log<Event>) {
    if debt.coal > 0 {
        let split = coal_split(game, seat, &debt);
        if split.start() != split.end() {
            return game.ask(seat, Owe { debt });
        }
        pay_coal(game, seat, &mut debt, *split.start(), log);
    }
    if debt.tiles > 0 {
        let open = open_tiles(game, seat, &debt);
        if open.count_ones() != u32::from(debt.tiles) {
            return game.ask(seat, Owe { debt });
        }
        cells(open).for_each(|cell| clear(game, seat, &mut debt, cell, log));
    }
    if debt.animals > 0 {
        let pigs = pig_share(game, seat, &debt);
        if pigs.start() != pigs.end() {
            return game.ask(seat, Owe { debt });
        }
        pay_animals(game, seat, &mut debt, *pigs.start(), log);
    }
    if debt.provisions > 0 {
        let ways = game[seat].dials.provision_payments(debt.provisions);
        let [only] = ways[..] else { return game.ask(seat, Owe { debt }) };
        pay_provisions(game, seat, &mut debt, only, log);
    }
    game.then(seat, Task::Settle(felling_dues(game, seat, debt.felled)));
}

/// The pond hut gives a water for each felled forest (BLF-7.9).
fn felling_dues(game: &Forest, seat: Seat, felled: u8) -> Dues {
    let mut dues = Dues::NONE;
    if felled > 0 && game[seat].has(Building::PondHut) {
        dues.insert(Due::PondHut);
        dues.water = felled;
    }
    dues
}

/// How much coal may come from the glass dial (BLF-4.6).
fn coal_split(game: &Forest, seat: Seat, debt: &Debt) -> RangeInclusive<u8> {
    let dials = &game[seat].dials;
    debt.coal.saturating_sub(dials.coal(Dial::Oven))..=debt.coal.min(dials.coal(Dial::Glass))
}

fn pay_coal(game: &mut Forest, seat: Seat, debt: &mut Debt, from_glass: u8, log: &mut impl Log<Event>) {
    let from_oven = std::mem::take(&mut debt.coal) - from_glass;
    for (item, n) in [(Item::CoalGlass, from_glass), (Item::CoalOven, from_oven)] {
        game[seat].dials.lower(item, n);
        if n > 0 {
            log.note(Event::Spent { seat, item, n });
        }
    }
}

/// The tiles that may still be named.
fn open_tiles(game: &Forest, seat: Seat, debt: &Debt) -> Cells {
    game[seat].estate.cells_of(debt.tile) & !(Cell::new(debt.from).bit() - 1)
}

fn clear(game: &mut Forest, seat: Seat, debt: &mut Debt, cell: Cell, log: &mut impl Log<Event>) {
    game[seat].estate.clear(debt.tile, cell);
    debt.tiles -= 1;
    debt.from = cell.index() as u8;
    log.note(Event::Cleared { seat, tile: debt.tile, cell });
}

/// How many of the animals may be pigs.
fn pig_share(game: &Forest, seat: Seat, debt: &Debt) -> RangeInclusive<u8> {
    let herd = game[seat].herd;
    debt.animals.saturating_sub(herd.cattle)..=debt.animals.min(herd.pigs)
}

fn pay_animals(game: &mut Forest, seat: Seat, debt: &mut Debt, pigs: u8, log: &mut impl Log<Event>) {
    let cattle = std::mem::take(&mut debt.animals) - pigs;
    let herd = &mut game[seat].herd;
    *herd = Herd { pigs: herd.pigs - pigs, cattle: herd.cattle - cattle };
    log.note(Event::AnimalsPaid { seat, pigs, cattle });
}

fn pay_provisions(game: &mut Forest, seat: Seat, debt: &mut Debt, pair: Pair, log: &mut impl Log<Event>) {
    game[seat].dials.set_provisions(pair);
    let n = std::mem::take(&mut debt.provisions);
    log.note(Event::Spent { seat, item: Item::Provision, n });
}

impl Ask<Forest> for Owe {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        let Debt { source, coal, provisions, tiles, tile, animals, .. } = self.debt;
        match self.debt.next() {
            Owed::Coal => Phrase::new("forest-prompt-pay-coal")
                .number("coal", coal)
                .term("for", source.key())
                .asked_by("BLF-4.6"),
            Owed::Tile => Phrase::new("forest-prompt-pay-tile")
                .term("tile", tile.key())
                .number("left", tiles)
                .term("for", source.key())
                .asked_by("BLF-7.9"),
            Owed::Animals => Phrase::new("forest-prompt-pay-animals")
                .number("animals", animals)
                .term("for", source.key())
                .asked_by("BLF-9.10"),
            Owed::Provisions => pay_provisions_prompt(provisions, source),
        }
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        let debt = &self.debt;
        match debt.next() {
            Owed::Coal => out.extend(coal_split(game, seat, debt).map(Choice::Coal)),
            Owed::Tile => out.extend(cells(open_tiles(game, seat, debt)).map(Choice::Clear)),
            Owed::Animals => out.extend(pig_share(game, seat, debt).map(Choice::Pigs)),
            Owed::Provisions => {
                let ways = game[seat].dials.provision_payments(debt.provisions);
                out.extend(ways.iter().map(|(low, high)| Choice::Provisions(*low, *high)));
            }
        }
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { mut debt } = self;
        match (debt.next(), choice) {
            (Owed::Coal, Choice::Coal(n)) => hearing.under(MAY_SPLIT_COAL, (debt, n), |game, log| {
                pay_coal(game, seat, &mut debt, n, log);
                game.then(seat, Task::Pay(debt));
            }),
            (Owed::Tile, Choice::Clear(cell)) => hearing.under(MAY_CLEAR, (debt, cell), |game, log| {
                clear(game, seat, &mut debt, cell, log);
                game.then(seat, Task::Pay(debt));
            }),
            (Owed::Animals, Choice::Pigs(n)) if n <= debt.animals => {
                hearing.under(MAY_PAY_PIGS, (debt, n), |game, log| {
                    pay_animals(game, seat, &mut debt, n, log);
                    game.then(seat, Task::Pay(debt));
                })
            }
            (Owed::Provisions, Choice::Provisions(low, high)) => {
                hearing.under(MAY_SPLIT, (debt, (low, high)), |game, log| {
                    pay_provisions(game, seat, &mut debt, (low, high), log);
                    game.then(seat, Task::Pay(debt));
                })
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// From which markers provisions go: for a bill, or at the grocery.
pub(super) fn pay_provisions_prompt(provisions: u8, source: Source) -> Prompt {
    Phrase::new("forest-prompt-pay-provisions")
        .number("provisions", provisions)
        .term("for", source.key())
        .asked_by("BLF-4.9")
}

const MAY_SPLIT_COAL: &[Rule<(Debt, u8)>] = &[coal_is_there];
const MAY_PAY_PIGS: &[Rule<(Debt, u8)>] = &[animals_are_there];
const MAY_SPLIT: &[Rule<(Debt, Pair)>] = &[split_exists];
const MAY_CLEAR: &[Rule<(Debt, Cell)>] = &[tile_is_there, room_remains, building_remains];

/// The coal is there on both dials (BLF-4.6).
fn coal_is_there(game: &Forest, seat: Seat, (debt, n): (Debt, u8)) -> Verdict {
    let split = coal_split(game, seat, &debt);
    ensure(split.contains(&n), Refusal::NoSuchCoal { least: *split.start(), most: *split.end() })
}

/// The animals are there (BLF-9.10).
fn animals_are_there(game: &Forest, seat: Seat, (debt, pigs): (Debt, u8)) -> Verdict {
    let herd = game[seat].herd;
    ensure(pigs <= herd.pigs, Refusal::TooFew { item: Item::Pig, need: pigs, have: herd.pigs })?;
    let (need, have) = (debt.animals - pigs, herd.cattle);
    ensure(need <= have, Refusal::TooFew { item: Item::Cattle, need, have })
}

/// The split of the provisions exists (BLF-4.9).
fn split_exists(game: &Forest, seat: Seat, (debt, pair): (Debt, Pair)) -> Verdict {
    let ways = game[seat].dials.provision_payments(debt.provisions);
    ensure(ways.contains(&pair), Refusal::NoSuchSplit)
}

/// A tile of the kind lies there, and cells are named in order (BLF-7.9).
fn tile_is_there(game: &Forest, seat: Seat, (debt, cell): (Debt, Cell)) -> Verdict {
    let open = open_tiles(game, seat, &debt);
    ensure(open & cell.bit() != 0, Refusal::NoTileThere { tile: debt.tile })?;
    let rest = (open & above(cell)).count_ones();
    ensure(rest >= u32::from(debt.tiles - 1), Refusal::OutOfOrder { rule: "BLF-7.9" })
}

/// The building being paid for still finds its place (BLF-8.3).
fn room_remains(game: &Forest, seat: Seat, (debt, cell): (Debt, Cell)) -> Verdict {
    let Source::Building(building) = debt.source else { return Ok(()) };
    if !building.is_large() {
        return Ok(());
    }
    let mut estate = game[seat].estate;
    estate.clear(debt.tile, cell);
    let open = estate.cells_of(debt.tile) & above(cell);
    ensure(estate.has_pair(open, debt.tiles - 1), Refusal::LeavesNoRoom)
}

/// The carpenter's visitor can still build something (BLF-6.8).
fn building_remains(game: &Forest, seat: Seat, (debt, cell): (Debt, Cell)) -> Verdict {
    if debt.source != Source::Service(Service::Carpenter) {
        return Ok(());
    }
    let mut after = game[seat];
    after.estate.clear(Tile::Forest, cell);
    after.after_payment(1);
    ensure(builds_in_some_order(game, &after), Refusal::LeavesNoBuilding)
}
