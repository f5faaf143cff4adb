//! The additional rule: place tiles are excluded before the first round (ORL-12.1).

use parlour_core::law::ensure;
use parlour_core::{Log, Seat};

use crate::data::Place;
use crate::event::Event;
use crate::flow::Step;
use crate::refusal::Refusal;
use crate::rules::{Rule, Verdict};
use crate::state::{Home, Orleans};

/// Each seat in turn order is asked once; with two players twice (ORL-2.13, ORL-12.1, ORL-12.2).
pub(crate) fn begin(game: &mut Orleans) {
    let turns = if game.players == 2 { 2 } else { 1 };
    (0..turns).for_each(|_| game.schedule(Step::Exclude));
}

/// All that must hold to exclude a place tile.
pub(crate) const MAY_EXCLUDE: &[Rule<Place>] = &[lies_in_a_stack];

/// A tile can be excluded once, and a place of the board not at all (ORL-12.2).
pub(crate) fn lies_in_a_stack(game: &Orleans, _seat: Seat, tile: Place) -> Verdict {
    ensure(game.home(tile) == Some(Home::Stack), Refusal::NotInStacks { tile })
}

/// The tile returns to the box (ORL-12.1).
pub(crate) fn exclude(game: &mut Orleans, seat: Seat, tile: Place, log: &mut impl Log<Event>) {
    game.set_home(tile, Home::Excluded);
    log.note(Event::Excluded { seat, tile });
}
