//! A pawn arrives: gifts are offered, the cistern fills, and then something must be left to do (BLF-5.12 to
//! BLF-5.17).

use parlour_core::{Log, Seat};

use super::{free, gifts, judge, reward, toll};
use crate::choice::Pawn;
use crate::data::{Goal, Good, Item, PawnSpot};
use crate::event::Event;
use crate::state::{FIFTH_PAWN, Forest, SEATS};
use crate::step::{Act, Last, Step, Task, Toll};

/// The pawn arrives; gifts are offered, the cistern fills, then the action follows (BLF-5.12).
pub(crate) fn arrive(game: &mut Forest, seat: Seat, toll: Toll, log: &mut impl Log<Event>) {
    let Toll { pawn, to, .. } = toll;
    let offered = offers(game, seat, &toll, log);
    game.then(seat, Task::Ready);
    if toll::fills_cistern(game, seat, to) {
        game.then(seat, Task::Cistern);
    }
    if game.is_solo() {
        game.last_pawn = Some(pawn);
        let kind = if usize::from(pawn) == FIFTH_PAWN { Pawn::White } else { Pawn::Other };
        log.note(Event::Placed { seat, pawn: kind, to });
    } else {
        log.note(Event::Moved { seat, to });
    }
    game.pawns[usize::from(pawn)] = to.into();
    gifts::open(game, seat, offered, log);
}

/// Who is offered what: opponents clockwise from the mover.
fn offers(game: &Forest, seat: Seat, toll: &Toll, log: &mut impl Log<Event>) -> [Option<Good>; SEATS] {
    let mut offered = [None; SEATS];
    let Some(village) = toll.to.village() else { return offered };
    for (to, item) in toll::hosts(game, seat, village).zip(&toll.gifts) {
        let good = item.good().expect("a gift is a resource");
        offered[to.index()] = Some(good);
        log.note(Event::Gave { seat, to, good });
    }
    offered
}

/// Two water for entering the cook's village (BLF-5.17).
pub(crate) fn fill_cistern(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    reward::gain(game, seat, Item::Water, toll::CISTERN_WATER, log);
}

/// The place where the pawn of a seat can act.
fn place_of(game: &Forest, seat: Seat) -> Option<Goal> {
    match game.pawns[game.pawn(seat)] {
        PawnSpot::Gap(gap) => Some(Goal::Gap(gap)),
        PawnSpot::Site(mission) => Some(Goal::Site(mission)),
        _ => None,
    }
}

/// Can the seat act where its pawn stands, the cistern's water included if it is still to come?
pub(crate) fn can_act(game: &Forest, seat: Seat) -> bool {
    let Some(place) = place_of(game, seat) else { return false };
    let mut player = game[seat];
    if free::awaits(game, Step::Do(seat, Task::Cistern)) {
        player.gain_quietly(Item::Water, toll::CISTERN_WATER);
    }
    let open = match place {
        Goal::Gap(_) => true,
        Goal::Site(mission) => game.open_sites.has(mission),
    };
    open && judge::place(game, &player, place)
}

/// The move is settled; without anything to do the action is skipped (BLF-5.14).
pub(crate) fn make_ready(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    if can_act(game, seat) {
        game.ask(seat, Act);
    } else {
        log.note(Event::ActionSkipped { seat });
        game.ask(seat, Last);
    }
}
