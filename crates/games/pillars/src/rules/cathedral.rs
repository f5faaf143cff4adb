//! Station 13: all work at the cathedral, then it grows (PIL-11.x).

use parlour_core::{Log, Row, Seat};

use crate::data::{CATHEDRAL, Craftsman, EventCard};
use crate::event::Event;
use crate::state::{Pillars, SEATS};
use crate::step::{Bless, Step, Task, Work};

/// All players work, clockwise from the start player; then the building grows (PIL-11.1).
pub(crate) fn begin(game: &mut Pillars) {
    let shifts: Row<Seat, SEATS> = game.clockwise().collect();
    game.then(Task::AddPart);
    game.agenda.push_in_order(shifts.iter().map(|seat| Step::Do(Task::Shift { seat: *seat })));
}

/// Before his first craftsman works, a player may name the one the archbishop blesses; whoever
/// has none to name is not asked (PIL-11.10, PIL-15.5).
pub(crate) fn begin_shift(game: &mut Pillars, seat: Seat) {
    game.ask(seat, Work);
    let blessed = game.is_hit_by(EventCard::Archbishop, seat);
    if blessed && game[seat].craftsmen.iter().any(Craftsman::may_be_blessed) {
        game.ask(seat, Bless);
    }
}

/// The start player adds a part to the building (PIL-11.12, PIL-12.3).
pub(crate) fn add_part(game: &mut Pillars, log: &mut impl Log<Event>) {
    let part = CATHEDRAL[usize::from(game.round) - 1];
    log.note(Event::CathedralGrows { part, parts: game.round });
}
