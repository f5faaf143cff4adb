//! Tiles, cells, progress (BLF-8.8, BLF-9).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::geometry::PROGRESS_STEPS;
use crate::data::{Building, Cell, Cells, Service, Tile, above, cells, plots};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::step::{Due, Dues, Lay, LayWhere, Source, Task};

/// Forests on a new small plot.
const PLOT_FORESTS: u8 = 2;

/// May the tiles be left out (nature park)?
const fn is_optional(lay: Lay) -> bool {
    matches!(lay.source, Source::Building(Building::NaturePark))
}

/// The free cells that may still be named.
fn open_cells(game: &Forest, seat: Seat, lay: Lay) -> Cells {
    let plot = lay.plot.map_or(!0, |plot| plots::plot(usize::from(plot)));
    game[seat].estate.free() & plot & !(Cell::new(lay.from).bit() - 1)
}

/// Puts tiles down where there is no choice, or asks; what finds no room is lost (BLF-9.2).
pub(crate) fn lay(game: &mut Forest, seat: Seat, mut lay: Lay, log: &mut impl Log<Event>) {
    let open = open_cells(game, seat, lay);
    let room = (open.count_ones() as u8).min(game.supply(lay.tile));
    if is_optional(lay) {
        lay.n = lay.n.min(room);
        if lay.n > 0 {
            game.ask(seat, LayWhere { lay });
        }
        return;
    }
    if lay.n > room {
        log.note(Event::TilesLost { seat, tile: lay.tile, n: lay.n - room });
        lay.n = room;
    }
    if lay.n == 0 {
        return;
    }
    if open.count_ones() > u32::from(lay.n) {
        return game.ask(seat, LayWhere { lay });
    }
    cells(open).for_each(|cell| put(game, seat, &mut lay, cell, log));
    finish(game, seat, lay);
}

fn put(game: &mut Forest, seat: Seat, lay: &mut Lay, cell: Cell, log: &mut impl Log<Event>) {
    game[seat].estate.lay(lay.tile, cell);
    lay.n -= 1;
    lay.from = cell.index() as u8;
    log.note(Event::Laid { seat, tile: lay.tile, cell });
}

impl Ask<Forest> for LayWhere {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        let key = if is_optional(self.lay) { "forest-prompt-lay-up-to" } else { "forest-prompt-lay" };
        Phrase::new(key).count("what", self.lay.n, self.lay.tile.key()).asked_by("BLF-9.2")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(cells(open_cells(game, seat, self.lay)).map(Choice::Cell));
        if is_optional(self.lay) {
            out.push(Choice::Enough);
        }
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { lay } = self;
        match choice {
            Choice::Cell(cell) => {
                hearing.under(MAY_LAY, (lay, cell), |game, log| lay_on(game, seat, lay, cell, log))
            }
            Choice::Enough if is_optional(lay) => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_LAY: &[Rule<(Lay, Cell)>] = &[cell_is_open, rest_finds_room];

/// The cell is free (BLF-8.4).
fn cell_is_open(game: &Forest, seat: Seat, (lay, cell): (Lay, Cell)) -> Verdict {
    ensure(open_cells(game, seat, lay) & cell.bit() != 0, Refusal::CellNotFree)
}

/// Cells are named in order, and every tile must find one (BLF-9.2).
fn rest_finds_room(game: &Forest, seat: Seat, (lay, cell): (Lay, Cell)) -> Verdict {
    let rest = (open_cells(game, seat, lay) & above(cell)).count_ones();
    ensure(is_optional(lay) || rest >= u32::from(lay.n - 1), Refusal::OutOfOrder { rule: "BLF-9.2" })
}

/// One tile is put on the cell that was named; the others follow.
fn lay_on(game: &mut Forest, seat: Seat, mut lay: Lay, cell: Cell, log: &mut impl Log<Event>) {
    put(game, seat, &mut lay, cell, log);
    if lay.n > 0 {
        game.then(seat, Task::Lay(lay));
    } else {
        finish(game, seat, lay);
    }
}

/// A field of the farmer and a pond of the landscaper set things off (BLF-6.12, BLF-6.13).
fn finish(game: &mut Forest, seat: Seat, lay: Lay) {
    let player = &game[seat];
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
    game.then(seat, Task::Settle(dues));
}

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
                game.then(seat, Task::Progress(left));
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
    game.then(seat, Task::Settle(dues));
}
