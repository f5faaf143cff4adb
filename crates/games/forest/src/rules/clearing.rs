//! Buildings that bring tiles: the clearing house, the isolated cabin, the nature park (BLF-8.6).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, estate};
use crate::choice::Choice;
use crate::data::{Building, Cell, Cells, Tile, beside, cells};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::step::{Cabin, Clearing, Lay, Source};
use crate::words;

/// Most pastures of the nature park.
const PARK_PASTURES: u8 = 3;

/// Two fields, a pond or a pasture, if there is room (clearing house).
pub(super) fn clear_land(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    if game[seat].estate.free() == 0 {
        log.note(Event::NoEffect { seat, building: Building::ClearingHouse });
    } else if Tile::LANDSCAPE.iter().any(|tile| game.supply(*tile) > 0) {
        game.ask(seat, Clearing);
    }
}

impl Ask<Forest> for Clearing {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-clearing").asked_by("BLF-8.6")
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Tile::LANDSCAPE.map(Choice::Kind));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Kind(tile) if Tile::LANDSCAPE.contains(&tile) => {
                hearing.under(MAY_LAY, tile, |game, log| lay_clearing(game, seat, tile, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_LAY: &[Rule<Tile>] = &[kind_is_there];

/// The supply has such a tile (BLF-9.11).
fn kind_is_there(game: &Forest, _: Seat, tile: Tile) -> Verdict {
    ensure(game.supply(tile) > 0, Refusal::SupplyIsEmpty { tile })
}

/// The kind was chosen.
fn lay_clearing(game: &mut Forest, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    let n = if tile == Tile::Field { 2 } else { 1 };
    let source = Source::Building(Building::ClearingHouse);
    estate::lay(game, seat, Lay { source, tile, n, from: 0, plot: None }, log);
}

/// Every free cell beside the isolated cabin receives a tile.
pub(super) fn next_cabin_cell(game: &mut Forest, seat: Seat) {
    let tiles_left = Tile::LANDSCAPE.iter().any(|tile| game.supply(*tile) > 0);
    if free_beside(game, seat, Building::IsolatedCabin) != 0 && tiles_left {
        game.ask(seat, Cabin);
    }
}

/// The free cells beside a building of the seat.
fn free_beside(game: &Forest, seat: Seat, building: Building) -> Cells {
    beside(game.cells_under(building)) & game[seat].estate.free()
}

/// The cell the isolated cabin asks about.
fn cabin_cell(game: &Forest, seat: Seat) -> Option<Cell> {
    cells(free_beside(game, seat, Building::IsolatedCabin)).next()
}

impl Ask<Forest> for Cabin {
    fn prompt(self, game: &Forest, seat: Seat) -> Prompt {
        let cell = cabin_cell(game, seat).expect("a free cell beside the cabin");
        Phrase::new("forest-prompt-cabin").list("cell", [words::cell(cell)]).asked_by("BLF-9.2")
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Tile::LANDSCAPE.map(Choice::Kind));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Kind(tile) if Tile::LANDSCAPE.contains(&tile) => {
                hearing.under(MAY_LAY, tile, |game, log| lay_at_cabin(game, seat, tile, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// A tile of this kind is put on it.
fn lay_at_cabin(game: &mut Forest, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    let cell = cabin_cell(game, seat).expect("a free cell beside the cabin");
    game[seat].estate.lay(tile, cell);
    log.note(Event::Laid { seat, tile, cell });
    next_cabin_cell(game, seat);
}

/// Up to three pastures on the plot of the nature park.
pub(super) fn plan_park(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    let building = Building::NaturePark;
    let plot = Cell::new(game.sites[building.slot()]).plot() as u8;
    let source = Source::Building(building);
    let lay = Lay { source, tile: Tile::Pasture, n: PARK_PASTURES, from: 0, plot: Some(plot) };
    estate::lay(game, seat, lay, log);
}
