//! Counts the material: every piece in one place, every number within its track.

use parlour_core::{Listed, Seat};

use crate::data::{
    BUILDERS, CASTLE_WORKERS, Craftsman, EventCard, Good, MOST_GOLD, OWN_WORKERS, Privilege, ROUNDS, STOCK,
    STORE, Station, Term,
};
use crate::state::{Hire, Pillars};
use crate::step::Question;
use crate::step::Stage;

/// All metal cubes there are.
const METAL: u8 = 13;

/// What is wrong with a position, if anything is.
pub(crate) fn audit(game: &Pillars) -> Result<(), String> {
    ensure((1..=ROUNDS).contains(&game.round), || format!("round {}", game.round))?;
    ensure((game.stage == Stage::Over) == game.agenda.is_empty(), || "over, and only then idle".into())?;
    for seat in Seat::all(game.players) {
        purse_is_sound(game, seat).map_err(|problem| format!("{seat}: {problem}"))?;
        builders_are_complete(game, seat).map_err(|problem| format!("{seat}: {problem}"))?;
    }
    craftsmen_are_in_one_place(game)?;
    privileges_are_in_one_place(game)?;
    events_are_in_one_place(game)?;
    supplies_are_sound(game)
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// Gold, cubes, craftsmen and workers within their limits.
fn purse_is_sound(game: &Pillars, seat: Seat) -> Result<(), String> {
    let player = &game[seat];
    ensure(player.gold <= MOST_GOLD, || format!("{} gold", player.gold))?;
    let spare = u8::from(matches!(game.question(), Some((who, Question::Dismiss(_))) if who == seat));
    ensure(player.craftsmen.len() <= player.limit() + spare, || format!("{:?}", player.craftsmen))?;
    ensure(game.busy(seat) <= player.workers, || format!("{} busy workers", game.busy(seat)))?;
    let extra = player.workers - OWN_WORKERS;
    ensure(extra <= CASTLE_WORKERS + u8::from(player.black_worker), || format!("{extra} more workers"))?;
    let rested =
        matches!(game.stage, Stage::Start | Stage::Deal | Stage::Draft | Stage::Builders | Stage::Over)
            || game.stage == Stage::Station(Station::StartPlayer);
    ensure(!rested || player.cubes() <= STORE, || format!("{} cubes in store", player.cubes()))
}

/// Each builder is in the bag, just drawn, on a space, parked or set aside.
fn builders_are_complete(game: &Pillars, seat: Seat) -> Result<(), String> {
    let in_bag = game.bag.counts()[seat.index()];
    let drawn = u8::from(game.drawn() == Some(seat));
    let aside = u8::from(game.aside.has(seat));
    let builders = in_bag + drawn + aside + game.resolved(seat);
    ensure(builders == BUILDERS, || format!("{builders} builders"))
}

/// The starting craftsmen exist once per colour, the others once.
fn craftsmen_are_in_one_place(game: &Pillars) -> Result<(), String> {
    for craftsman in Craftsman::ALL.iter().copied() {
        let owned = Seat::all(game.players).filter(|seat| game[*seat].craftsmen.has(craftsman)).count();
        let shown = game.shiring.iter().filter(|card| **card == Some(craftsman)).count();
        let open = |hire: &&Hire| hire.craftsman == craftsman && hire.taker.is_none();
        let offered = game.hires.iter().flatten().filter(open).count();
        let copies = if craftsman.card().round == 0 { usize::from(game.players) } else { 1 };
        ensure(owned + shown + offered <= copies, || format!("{craftsman} is in several places"))?;
        let early = craftsman.card().round > game.round;
        ensure(!early || owned + shown + offered == 0, || format!("{craftsman} comes too early"))?;
    }
    Ok(())
}

/// Every privilege exists once; instant ones are never kept.
fn privileges_are_in_one_place(game: &Pillars) -> Result<(), String> {
    for privilege in Privilege::ALL.iter().copied() {
        let kept = Seat::all(game.players).filter(|seat| game[*seat].privileges.has(privilege)).count();
        let shown = game.kingsbridge.iter().filter(|card| **card == Some(privilege)).count();
        let segments = game.privileges.segments().iter();
        let hidden: u8 = segments.map(|segment| segment.counts()[privilege.index()]).sum();
        ensure(kept + shown + usize::from(hidden) <= 1, || format!("{privilege} is in several places"))?;
        ensure(kept == 0 || privilege.term() != Term::Instant, || format!("{privilege} is kept"))?;
    }
    Ok(())
}

/// A revealed event is out of the stack, and every round takes one.
fn events_are_in_one_place(game: &Pillars) -> Result<(), String> {
    let [stack] = game.events.segments();
    let peeked = game.events.peek().map(|peek| usize::from(peek.kind));
    for card in EventCard::ALL.iter().copied() {
        let places = stack.counts()[card.index()]
            + u8::from(peeked == Some(card.index()))
            + u8::from(game.event == Some(card));
        ensure(places <= 1, || format!("{card} is in several places"))?;
    }
    let revealed = EventCard::SHOWN - game.events.left();
    let due = game.round - u8::from(game.event.is_none());
    ensure(revealed == due, || format!("{revealed} events by round {}", game.round))
}

/// Market and metal; grey and black workers.
fn supplies_are_sound(game: &Pillars) -> Result<(), String> {
    ensure(game.stock.iter().all(|stock| *stock <= STOCK), || format!("stock {:?}", game.stock))?;
    ensure(game.stock[Good::Metal as usize] == 0, || "metal for sale".into())?;
    let owned: u8 = Seat::all(game.players).map(|seat| game[seat][Good::Metal]).sum();
    ensure(owned + u8::from(game.court_metal) <= METAL, || format!("{owned} metal"))?;
    let lent: u8 = Seat::all(game.players).map(|seat| game[seat].lent).sum();
    ensure(lent <= CASTLE_WORKERS, || format!("{lent} grey workers lent"))?;
    let black = Seat::all(game.players).filter(|seat| game[*seat].black_worker).count();
    ensure(black <= 1, || "several black workers".into())?;
    ensure(game.privileges.left() + 2 * game.round >= 12, || "too few privileges left".into())
}
