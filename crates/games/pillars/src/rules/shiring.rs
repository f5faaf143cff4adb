//! Stations 10 and 11: craftsmen and workers of Shiring (PIL-9.x).

use parlour_core::Log;

use super::draft;
use crate::data::{CASTLE_WORKERS, Post};
use crate::event::Event;
use crate::state::Pillars;
use crate::step::Task;

/// The two spaces one after the other, so that a visitor of both settles the limit after each
/// (PIL-9.1, PIL-9.6).
pub(crate) fn begin(game: &mut Pillars) {
    // The last one pushed comes first.
    game.then(Task::Recruit { space: 1 });
    game.then(Task::Recruit { space: 0 });
}

/// The craftsman joins the visitor free of charge; without a visitor he leaves the game
/// (PIL-9.1 to PIL-9.3).
pub(crate) fn recruit(game: &mut Pillars, space: usize, log: &mut impl Log<Event>) {
    let craftsman = game.shiring[space].take().expect("a craftsman waits at Shiring");
    let post = [Post::Shiring1, Post::Shiring2][space];
    if let Some(seat) = game.first_at(post) {
        log.note(Event::Joins { seat, craftsman });
        draft::admit(game, seat, craftsman);
    } else {
        log.note(Event::CraftsmanLeaves { craftsman });
    }
    game.clear(post);
}

/// The castle lends two grey workers for the next round (PIL-9.4).
pub(crate) fn lend_workers(game: &mut Pillars, log: &mut impl Log<Event>) {
    if let Some(seat) = game.first_at(Post::Castle) {
        game[seat].lent = CASTLE_WORKERS;
        log.note(Event::CastleLends { seat, workers: CASTLE_WORKERS });
    }
    game.clear(Post::Castle);
}
