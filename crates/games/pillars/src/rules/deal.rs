//! Between two rounds: who starts, and what is laid out (PIL-2.3, PIL-3.x, PIL-12.x).

use parlour_core::{Listed, Log, Seat, SeatSet, Set};

use crate::data::{
    CASTLE_WORKERS, Craftsman, EventCard, FIRST_GOLD, FIRST_PRICE, Good, OWN_WORKERS, Post, Privilege,
    ResourceCard,
};
use crate::event::Event;
use crate::state::{Hire, Lot, Pillars};
use crate::step::{Draw, Step};

/// The craftsmen of the round who are not at Shiring yet.
pub(super) fn newcomers(game: &Pillars) -> impl Iterator<Item = Craftsman> + use<> {
    let shiring = game.shiring;
    Craftsman::of_round(game.round).iter().copied().filter(move |one| !shiring.contains(&Some(*one)))
}

/// The first start player gets 20 gold, each next one clockwise one more (PIL-2.3, PIL-2.5).
pub(crate) fn choose_start(game: &mut Pillars, seat: Seat) {
    game.start = seat;
    for (gold, seat) in (FIRST_GOLD..).zip(game.clockwise()) {
        game[seat].gold = gold;
    }
}

/// Everything is put back in place, then cards are drawn (PIL-3.1 to PIL-3.7).
pub(crate) fn begin(game: &mut Pillars, log: &mut impl Log<Event>) {
    log.note(Event::RoundBegins { round: game.round, start: game.start });
    tidy_up(game);
    Seat::all(game.players).for_each(|seat| muster(game, seat));
    if let Some(seat) = game.owner(Privilege::Ellen) {
        game.draw(Draw::LookAhead { seat });
    }
    let cards = [
        Draw::TurnUpPrivilege,
        Draw::TurnUpPrivilege,
        Draw::SendToShiring,
        Draw::SendToShiring,
        Draw::LeaveOut,
        Draw::LeaveOut,
    ];
    game.agenda.push_in_order(cards.map(Step::Draw));
}

/// Market, court and cost marker as at the start; the last round's cards are gone (PIL-3.5).
fn tidy_up(game: &mut Pillars) {
    game.stock = std::array::from_fn(|kind| Good::ALL[kind].stock());
    game.court_metal = true;
    game.price = FIRST_PRICE;
    game.redrawn = false;
    game.passed = SeatSet::EMPTY;
    game.event = None;
    game.protected = SeatSet::EMPTY;
    game.tax = None;
    game.hires = [None; 2];
    game.resources = [Lot::Open; ResourceCard::COUNT];
}

/// Own, black and grey workers assemble; what was noted for one round is forgotten (PIL-3.7).
fn muster(game: &mut Pillars, seat: Seat) {
    let player = &mut game[seat];
    player.workers = OWN_WORKERS + u8::from(player.black_worker) + player.lent;
    debug_assert!(player.lent <= CASTLE_WORKERS, "the castle lends two workers");
    player.lent = 0;
    player.bought = Set::new();
    player.worked = Set::new();
    player.blessed = None;
}

/// A privilege comes to the first empty space of Kingsbridge (PIL-3.1).
pub(crate) fn turn_up(game: &mut Pillars, privilege: Privilege, log: &mut impl Log<Event>) {
    game.privileges.take(privilege.index());
    let space = usize::from(game.kingsbridge[0].is_some());
    game.kingsbridge[space] = Some(privilege);
    let post = [Post::Kingsbridge1, Post::Kingsbridge2][space];
    log.note(Event::PrivilegeShown { privilege, post });
}

/// Two of the four craftsmen come to Shiring; the others stand in the row (PIL-3.2, PIL-3.4).
pub(crate) fn send_to_shiring(game: &mut Pillars, craftsman: Craftsman, log: &mut impl Log<Event>) {
    let space = usize::from(game.shiring[0].is_some());
    game.shiring[space] = Some(craftsman);
    let post = [Post::Shiring1, Post::Shiring2][space];
    log.note(Event::CraftsmanAtShiring { craftsman, post });
    if space == 1 {
        fill_row(game, log);
    }
}

fn fill_row(game: &mut Pillars, log: &mut impl Log<Event>) {
    for (place, craftsman) in newcomers(game).enumerate() {
        game.hires[place] = Some(Hire { craftsman, taker: None });
        log.note(Event::CraftsmanInRow { craftsman });
    }
}

/// Two of the nine resource cards stay out of the round (PIL-3.3).
pub(crate) fn leave_out(game: &mut Pillars, card: ResourceCard, log: &mut impl Log<Event>) {
    game.resources[card.index()] = Lot::Out;
    log.note(Event::LeftOut { card });
}

/// The owner of Ellen, and nobody else, learns the event of the round (PIL-3.6, PIL-14.9).
pub(crate) fn look_ahead(game: &mut Pillars, seat: Seat, card: EventCard, log: &mut impl Log<Event>) {
    game.events.look(card.index(), seat);
    log.note(Event::Looks { seat });
    log.whisper(seat, Event::Foresees { seat, card });
}

/// The builder at the banner starts the next round, else the next seat clockwise does
/// (PIL-12.1, PIL-12.2, PIL-12.5). All builders are in the bag again (PIL-5.14).
pub(crate) fn pass_the_start(game: &mut Pillars, log: &mut impl Log<Event>) {
    let next = game.start.next(game.players);
    game.start = game.first_at(Post::Start).unwrap_or(next);
    log.note(Event::StartsNext { seat: game.start });
    game.clear(Post::Start);
    game.aside.iter().for_each(|seat| game.bag.put(seat.index()));
    game.aside = SeatSet::EMPTY;
    game.round += 1;
}
