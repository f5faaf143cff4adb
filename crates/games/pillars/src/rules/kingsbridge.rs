//! Stations 4 and 5: privileges, and points at the priory (PIL-7.2, PIL-7.3, PIL-14.x).

use parlour_core::{Log, Seat};

use crate::data::{Good, Post, Privilege, Station, Term};
use crate::event::{Cause, Event};
use crate::state::{Pillars, Source};

/// The points of the two spaces of the priory (PIL-7.3).
const PRIORY_POINTS: [u8; 2] = [2, 1];

/// The visitor of each space receives the privilege above it; what nobody came for leaves the
/// game (PIL-7.2).
pub(crate) fn grant_privileges(game: &mut Pillars, log: &mut impl Log<Event>) {
    for (space, post) in [Post::Kingsbridge1, Post::Kingsbridge2].into_iter().enumerate() {
        let privilege = game.kingsbridge[space].take().expect("two privileges lie at Kingsbridge");
        match game.first_at(post) {
            Some(seat) => receive(game, seat, privilege, log),
            None => log.note(Event::PrivilegeLapses { privilege }),
        }
        game.clear(post);
    }
}

/// Instant privileges take effect and leave the game, the others are kept (PIL-14.16).
fn receive(game: &mut Pillars, seat: Seat, privilege: Privilege, log: &mut impl Log<Event>) {
    log.note(Event::Receives { seat, privilege });
    match privilege.term() {
        Term::Instant => enjoy(game, seat, privilege, log),
        Term::Once | Term::Lasting => game[seat].privileges.insert(privilege),
    }
}

/// What an instant privilege brings (PIL-14.1 to PIL-14.6).
fn enjoy(game: &mut Pillars, seat: Seat, privilege: Privilege, log: &mut impl Log<Event>) {
    let cause = Cause::Privilege(privilege);
    match privilege {
        Privilege::Madonna => game.gain_points(seat, (Source::Privileges, 3), cause, log),
        Privilege::WoolFair => game.gain_gold(seat, 8, cause, log),
        Privilege::Toledo => game.gain_goods(seat, (Good::Metal, 2), cause, log),
        Privilege::Festivities => game.gain_goods(seat, (Good::Metal, 1), cause, log),
        Privilege::Completion => {
            game.gain_goods(seat, (Good::Stone, 1), cause, log);
            game.gain_goods(seat, (Good::Wood, 1), cause, log);
        }
        Privilege::Otto => {
            game[seat].black_worker = true;
            log.note(Event::BlackWorkerJoins { seat });
        }
        kept => unreachable!("{kept} is kept"),
    }
}

/// Two points for the first builder, one for the second, and one more for each of Prior Philip's
/// friend (PIL-7.3, PIL-14.11).
pub(crate) fn bless_priory(game: &mut Pillars, log: &mut impl Log<Event>) {
    for (space, points) in PRIORY_POINTS.into_iter().enumerate() {
        let Some(seat) = game.at(Post::Priory)[space] else { continue };
        game.gain_points(seat, (Source::Priory, points), Cause::Station(Station::Priory), log);
        if game[seat].privileges.has(Privilege::Philip) {
            game.gain_points(seat, (Source::Priory, 1), Cause::Privilege(Privilege::Philip), log);
        }
    }
    game.clear(Post::Priory);
}
