//! Tiles, cells, progress (BLF-8.8, BLF-9).

use parlour_core::law::ensure;
use parlour_core::{Log, Seat};

use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::geometry::PROGRESS_STEPS;
use crate::data::{Building, Cell, Cells, Service, Tile, above, cells, plots};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::step::{Due, Dues, Lay, Source, Step};

/// Forests on a new small plot.
const PLOT_FORESTS: u8 = 2;

/// May the tiles be left out (nature park)?
const fn is_optional(lay: Lay) -> bool {
    matches!(lay.source, Source::Building(Building::NaturePark))
}

/// The free cells that may still be named.
pub(crate) fn open_cells(game: &Forest, lay: Lay) -> Cells {
    let plot = lay.plot.map_or(!0, |plot| plots::plot(usize::from(plot)));
    game[lay.seat].estate.free() & plot & !(Cell::new(lay.from).bit() - 1)
}

/// Puts tiles down where there is no choice, or asks; what finds no room is lost (BLF-9.2).
pub(crate) fn lay(game: &mut Forest, mut lay: Lay, log: &mut impl Log<Event>) {
    let open = open_cells(game, lay);
    let room = (open.count_ones() as u8).min(game.supply(lay.tile));
    if is_optional(lay) {
        lay.n = lay.n.min(room);
        if lay.n > 0 {
            game.agenda.push(Step::LayWhere(lay));
        }
        return;
    }
    if lay.n > room {
        log.note(Event::TilesLost { seat: lay.seat, tile: lay.tile, n: lay.n - room });
        lay.n = room;
    }
    if lay.n == 0 {
        return;
    }
    if open.count_ones() > u32::from(lay.n) {
        return game.agenda.push(Step::LayWhere(lay));
    }
    cells(open).for_each(|cell| put(game, &mut lay, cell, log));
    finish(game, lay);
}

fn put(game: &mut Forest, lay: &mut Lay, cell: Cell, log: &mut impl Log<Event>) {
    game[lay.seat].estate.lay(lay.tile, cell);
    lay.n -= 1;
    lay.from = cell.index() as u8;
    log.note(Event::Laid { seat: lay.seat, tile: lay.tile, cell });
}

/// One tile is put on the cell that was named; the others follow.
pub(crate) fn lay_on(game: &mut Forest, mut lay: Lay, cell: Cell, log: &mut impl Log<Event>) {
    put(game, &mut lay, cell, log);
    if lay.n > 0 {
        game.agenda.push(Step::Lay(lay));
    } else {
        finish(game, lay);
    }
}

/// A field of the farmer and a pond of the landscaper set things off (BLF-6.12, BLF-6.13).
fn finish(game: &mut Forest, lay: Lay) {
    let player = &game[lay.seat];
    let mut dues = Dues::NONE;
    match lay.source {
        Source::Service(Service::FarmerField) => {
            if player.has(Building::Pigsty) && player.herd.pigs >= 2 {
                dues.insert(Due::Pigsty);
            }
            if player.has(Building::CattleFarmSmall) && player.herd.cattle >= 2 {
                dues.insert(Due::CattleFarm);
            }
        }
        Source::Service(Service::LandscaperPond) if player.has(Building::Fishery) => {
            dues.insert(Due::Fishery);
        }
        _ => {}
    }
    game.agenda.push(Step::Settle(lay.seat, dues));
}

/// The cells that come to mind.
pub(crate) fn lay_candidates(game: &Forest, lay: Lay, out: &mut Vec<Choice>) {
    out.extend(cells(open_cells(game, lay)).map(Choice::Cell));
    if is_optional(lay) {
        out.push(Choice::Enough);
    }
}

/// The cell is free (BLF-8.4).
fn cell_is_open(game: &Forest, _: Seat, (lay, cell): (Lay, Cell)) -> Verdict {
    ensure(open_cells(game, lay) & cell.bit() != 0, Refusal::CellNotFree)
}

/// Cells are named in order, and every tile must find one (BLF-9.2).
fn rest_finds_room(game: &Forest, _: Seat, (lay, cell): (Lay, Cell)) -> Verdict {
    let rest = (open_cells(game, lay) & above(cell)).count_ones();
    ensure(is_optional(lay) || rest >= u32::from(lay.n - 1), Refusal::OutOfOrder)
}

/// Only the nature park may be left incomplete.
fn may_be_left(_: &Forest, _: Seat, lay: Lay) -> Verdict {
    ensure(is_optional(lay), Refusal::NotAsked)
}

pub(crate) const MAY_LAY: &[Rule<(Lay, Cell)>] = &[cell_is_open, rest_finds_room];
pub(crate) const MAY_LEAVE: &[Rule<Lay>] = &[may_be_left];

/// The progress marker goes up cell by cell; on top a small plot is added (BLF-8.8).
pub(crate) fn progress(game: &mut Forest, seat: Seat, n: u8, log: &mut impl Log<Event>) {
    for left in (0..n).rev() {
        if !game[seat].estate.can_progress() {
            return log.note(Event::ProgressLost { seat, n: left + 1 });
        }
        game[seat].estate.progress += 1;
        log.note(Event::Progressed { seat, to: game[seat].estate.progress });
        if game[seat].estate.progress == PROGRESS_STEPS && may_add_plot(game, seat) {
            if left > 0 {
                game.agenda.push(Step::Progress(seat, left));
            }
            return add_plot(game, seat, log);
        }
    }
}

/// A plot is left, and no castle hotel forbids it (BLF-8.8, BLF-8.9).
fn may_add_plot(game: &Forest, seat: Seat) -> bool {
    game.plots_left > 0 && !game[seat].has(Building::CastleHotel)
}

/// A small plot with its forests; the workshop moves there (BLF-8.8).
fn add_plot(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    let forests = game.supply(Tile::Forest).min(PLOT_FORESTS);
    game.plots_left -= 1;
    game[seat].estate.add_plot(forests);
    log.note(Event::PlotAdded { seat, plots: game[seat].estate.plots });
    let mut dues = Dues::NONE;
    for (building, due) in
        [(Building::WoodStock, Due::WoodStock), (Building::GlaswaldLake, Due::GlaswaldLake)]
    {
        if game[seat].has(building) {
            dues.insert(due);
        }
    }
    game.agenda.push(Step::Settle(seat, dues));
}
