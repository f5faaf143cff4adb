//! Building (BLF-8).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::judge::{builds_after_wood, covered};
use super::{Rule, Verdict, payment, reward};
use crate::choice::Choice;
use crate::data::cards::LANES;
use crate::data::script::covers;
use crate::data::{Bill, Building, Cell, Cells, Condition, Good, NUMBERS, Need, Tile, beside, cells, plots};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::state::player::Player;
use crate::step::{ChooseBuilding, SiteWhere, Source, Task};

/// A building someone wants, at its price or free (BLF-7.10).
#[derive(Copy, Clone)]
pub(crate) struct Wish {
    pub(crate) building: Building,
    pub(crate) free: bool,
}

/// The price of a building; the fort costs a brick per opponent (BLF-12.5).
pub(crate) fn price(game: &Forest, building: Building) -> Bill {
    let bill = building.card().bill;
    if building == Building::Fort { bill.brick(fort_bricks(game.players)) } else { bill }
}

/// The neutral pawn counts as an opponent (BLF-12.5).
pub(crate) const fn fort_bricks(players: u8) -> u8 {
    match players {
        1 => 1,
        2 => 2,
        more => more - 1,
    }
}

/// What must be paid.
fn bill(game: &Forest, wish: Wish) -> Bill {
    if wish.free { Bill::FREE } else { price(game, wish.building) }
}

/// A building may be built, if there is one (BLF-7.10).
pub(crate) fn begin(game: &mut Forest, seat: Seat, free: bool, log: &mut impl Log<Event>) {
    if can_build(game, &game[seat], free) {
        game.ask(seat, ChooseBuilding { free });
    } else {
        log.note(Event::BuildingLost { seat });
    }
}

impl Ask<Forest> for ChooseBuilding {
    fn prompt(self, game: &Forest, seat: Seat) -> Prompt {
        if self.free {
            return Phrase::new("forest-prompt-build-free").asked_by("BLF-7.10");
        }
        let of = |good| game[seat].dials.of(good);
        Phrase::new("forest-prompt-build")
            .number("glass", of(Good::Glass))
            .number("bricks", of(Good::Brick))
            .number("wood", of(Good::Wood))
            .asked_by("BLF-8.1")
    }

    /// Every building on display comes to mind; for free, the small ones.
    fn candidates(self, game: &Forest, _: Seat, out: &mut Vec<Choice>) {
        let wanted = game.display.iter().filter(|building| !self.free || !building.is_large());
        out.extend(wanted.map(Choice::Build));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Build(building) => {
                let wish = Wish { building, free: self.free };
                hearing.under(MAY_BUILD, wish, |game, log| choose(game, seat, wish, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold to build (BLF-8.11).
const MAY_BUILD: &[Rule<Wish>] = &[
    is_on_display,
    is_small_if_free,
    |game, seat, wish| requirement_is_met(&game[seat], wish),
    |game, seat, wish| covered(&game[seat], &bill(game, wish)),
    |game, seat, wish| place_exists(game, &game[seat], wish),
];

/// Could somebody who has this build a building on display? Agrees with [`MAY_BUILD`].
fn is_buildable(game: &Forest, player: &Player, wish: Wish) -> bool {
    !(wish.free && wish.building.is_large())
        && requirement_is_met(player, wish).is_ok()
        && player.covers(&bill(game, wish))
        && place_exists(game, player, wish).is_ok()
}

/// Each building exists once (BLF-8.1).
fn is_on_display(game: &Forest, _: Seat, wish: Wish) -> Verdict {
    let building = wish.building;
    ensure(game.display.has(building), Refusal::NotOnDisplay { building })
}

/// The captain gives small buildings only (BLF-7.10).
fn is_small_if_free(_: &Forest, _: Seat, wish: Wish) -> Verdict {
    ensure(!wish.free || !wish.building.is_large(), Refusal::OnlySmall)
}

/// Requirements are checked before paying (BLF-8.5).
fn requirement_is_met(player: &Player, wish: Wish) -> Verdict {
    let at_least = |tile, need| {
        let have = player.tiles(tile);
        ensure(have >= need, Refusal::Requires { tile, need, have })
    };
    match wish.building.card().need {
        Need::None => Ok(()),
        Need::Ponds(need) => at_least(Tile::Pond, need),
        Need::Fields(need) => at_least(Tile::Field, need),
        Need::EmptyPlot => ensure(player.estate.unbuilt() != 0, Refusal::NoEmptyPlot),
    }
}

/// After the payment there is a place (BLF-8.3, BLF-8.11).
fn place_exists(game: &Forest, player: &Player, wish: Wish) -> Verdict {
    let bill = bill(game, wish);
    let estate = &player.estate;
    let (tile, n) = payment::tiles(&bill);
    let large = wish.building.is_large();
    let exists = if large {
        estate.has_pair(estate.cells_of(tile), n)
    } else if wish.building.card().need == Need::EmptyPlot {
        estate.unbuilt() & estate.free() != 0
    } else {
        n > 0 || estate.free() != 0
    };
    ensure(exists, Refusal::NoPlace { large })
}

/// Are the resources of any building there?
pub(crate) fn can_pay(game: &Forest, player: &Player) -> bool {
    let have = player.dials.lanes();
    game.display.iter().any(|building| covers(have, LANES[building as usize]))
}

/// Could any building be built?
pub(crate) fn can_build(game: &Forest, player: &Player, free: bool) -> bool {
    let have = player.dials.lanes();
    let mut bits = game.display.bits();
    while bits != 0 {
        let face = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        if (free || covers(have, LANES[face]))
            && is_buildable(game, player, Wish { building: Building::ALL[face], free })
        {
            return true;
        }
    }
    false
}

/// Pays, places, takes the immediate effect (BLF-8.2).
fn choose(game: &mut Forest, seat: Seat, wish: Wish, log: &mut impl Log<Event>) {
    game.then(seat, Task::Site(wish.building));
    if !wish.free {
        let bill = price(game, wish.building);
        payment::begin(game, seat, Source::Building(wish.building), &bill, log);
    }
}

/// Asks for a place, unless there is only one.
pub(crate) fn find_site(game: &mut Forest, seat: Seat, building: Building, log: &mut impl Log<Event>) {
    if !building.is_large() {
        let sites = small_sites(game, seat, building);
        if sites.is_power_of_two() {
            return stand(game, seat, building, Cell::new(sites.trailing_zeros() as u8), None, log);
        }
    }
    game.ask(seat, SiteWhere { building });
}

/// The cells on which a small building may stand (BLF-8.3, BLF-8.5).
fn small_sites(game: &Forest, seat: Seat, building: Building) -> Cells {
    let estate = &game[seat].estate;
    let allowed =
        if building.card().need == Need::EmptyPlot { estate.unbuilt() } else { plots::estate(estate.plots) };
    estate.free() & allowed
}

impl Ask<Forest> for SiteWhere {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-site").term("building", self.building.key()).asked_by("BLF-8.3")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        if !self.building.is_large() {
            out.extend(cells(small_sites(game, seat, self.building)).map(Choice::Cell));
            return;
        }
        let free = game[seat].estate.free();
        for one in cells(free & beside(free)) {
            out.extend(plots::partners(one, free).map(|two| Choice::Cells(one, two)));
        }
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { building } = self;
        match choice {
            Choice::Cell(cell) => hearing.under(MAY_STAND, (building, cell), |game, log| {
                stand(game, seat, building, cell, None, log);
            }),
            Choice::Cells(one, two) => hearing.under(MAY_STAND_LARGE, (building, one, two), |game, log| {
                stand(game, seat, building, one, Some(two), log);
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_STAND: &[Rule<(Building, Cell)>] = &[cell_is_free];
const MAY_STAND_LARGE: &[Rule<(Building, Cell, Cell)>] = &[cells_are_free];

/// A small building takes one cell (BLF-8.3, BLF-8.4).
fn cell_is_free(game: &Forest, seat: Seat, (building, cell): (Building, Cell)) -> Verdict {
    let free = game[seat].estate.free() & cell.bit() != 0;
    ensure(free && !building.is_large(), Refusal::CellNotFree)?;
    ensure(small_sites(game, seat, building) & cell.bit() != 0, Refusal::NoEmptyPlot)
}

/// A large building takes two cells side by side (BLF-8.3).
fn cells_are_free(game: &Forest, seat: Seat, (building, one, two): (Building, Cell, Cell)) -> Verdict {
    let free = game[seat].estate.free();
    let both = free & one.bit() != 0 && free & two.bit() != 0;
    let side_by_side = one < two && beside(one.bit()) & two.bit() != 0;
    ensure(building.is_large() && both && side_by_side, Refusal::CellNotFree)
}

/// Puts a building down; its immediate effect follows (BLF-8.2).
fn stand(
    game: &mut Forest,
    seat: Seat,
    building: Building,
    cell: Cell,
    second: Option<Cell>,
    log: &mut impl Log<Event>,
) {
    game.display.remove(building);
    game.sites[building.slot()] = cell.index() as u8;
    if let Some(second) = second {
        game.second_sites[building.slot() - usize::from(NUMBERS)] = second.index() as u8;
    }
    let player = &mut game[seat];
    player.estate.built |= cell.bit() | second.map_or(0, Cell::bit);
    player.buildings.insert(building);
    log.note(Event::Built { seat, building, cell });
    game.then(seat, Task::Once(building));
}

/// The immediate effect, as far as its condition holds (BLF-8.6).
pub(crate) fn take_effect(game: &mut Forest, seat: Seat, building: Building, log: &mut impl Log<Event>) {
    let card = building.card();
    if card.special.is_some() {
        game.then(seat, Task::Special(building));
    }
    if card.condition.is_none_or(|condition| holds(&game[seat], condition)) {
        reward::begin(game, seat, Source::Building(building), card.once);
    } else {
        log.note(Event::NoEffect { seat, building });
    }
}

fn holds(player: &Player, condition: Condition) -> bool {
    match condition {
        Condition::FiveWood => player.dials.of(Good::Wood) >= 5,
        Condition::GlassAndProvisions => {
            player.dials.of(Good::Glass) >= 1 && player.dials.of(Good::Provision) >= 3
        }
        Condition::TwoPastures => player.tiles(Tile::Pasture) >= 2,
    }
}

/// May the carpenter's visitor take this part now (BLF-6.8)? Should chance and bonus have spoilt
/// every order, any will do: the building is then lost.
pub(crate) fn carpenter_order(game: &Forest, seat: Seat, wood_first: bool) -> Verdict {
    let player = &game[seat];
    let (now, later) = (can_build(game, player, false), builds_after_wood(game, player));
    let fine = if wood_first { later } else { now };
    ensure(fine || !(now || later), Refusal::LeavesNoBuilding)
}
