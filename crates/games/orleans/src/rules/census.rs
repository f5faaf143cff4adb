//! Phase 2: the census (*recensement*, ORL-3.2 to ORL-3.5).

use parlour_core::{Log, Seat};

use crate::data::Track;
use crate::event::Event;
use crate::state::Orleans;

/// First the reward, then the payment (ORL-3.5).
pub(crate) fn take(game: &mut Orleans, log: &mut impl Log<Event>) {
    if let Some(seat) = sole(game, cells(game).max()) {
        log.note(Event::CensusLeader { seat });
        game.receive(seat, 1, log);
    }
    if let Some(seat) = payer(game) {
        log.note(Event::CensusLast { seat });
        game.pay(seat, 1, log);
    }
}

/// The cells of the farmers' markers: these are compared, not the farmers (ORL-3.5).
fn cells(game: &Orleans) -> impl Iterator<Item = u8> + '_ {
    Seat::all(game.players).map(|seat| game[seat].track(Track::Farmers))
}

/// With three or four players the sole last one pays; with two nobody does (ORL-3.3, ORL-3.4).
fn payer(game: &Orleans) -> Option<Seat> {
    if game.players == 2 { None } else { sole(game, cells(game).min()) }
}

/// The seat that stands alone on a cell (ORL-3.2).
fn sole(game: &Orleans, cell: Option<u8>) -> Option<Seat> {
    let mut there = Seat::all(game.players).filter(|seat| Some(game[*seat].track(Track::Farmers)) == cell);
    let first = there.next();
    if there.next().is_none() { first } else { None }
}
