//! Phases 1 and 7: the hourglass and the first player's token (ORL-3.1, ORL-3.12).

use parlour_core::Log;

use crate::data::Hourglass;
use crate::event::Event;
use crate::state::Orleans;
use crate::step::Draw;

/// The first tile is always the light pilgrimage; the others come up by chance (ORL-2.6, ORL-3.1).
pub(crate) fn begin(game: &mut Orleans, log: &mut impl Log<Event>) {
    game.round += 1;
    game.event = None;
    if game.round == 1 {
        reveal(game, Hourglass::Pilgrimage, log);
    } else {
        game.draw(Draw::TurnHourglass);
    }
}

/// A tile is turned up.
pub(crate) fn turn(game: &mut Orleans, event: Hourglass, log: &mut impl Log<Event>) {
    game.hourglass.take(event as usize);
    reveal(game, event, log);
}

fn reveal(game: &mut Orleans, event: Hourglass, log: &mut impl Log<Event>) {
    game.event = Some(event);
    log.note(Event::RoundBegins { round: game.round, event });
}

/// The token goes to the next player clockwise (ORL-3.12, ORL-3.14).
pub(crate) fn pass_the_token(game: &mut Orleans, log: &mut impl Log<Event>) {
    game.first = game.first.next(game.players);
    log.note(Event::FirstPlayer { seat: game.first });
}
