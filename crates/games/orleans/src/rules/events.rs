//! Phase 6: the event of the round (ORL-3.11, ORL-3.15, ORL-7.16, ORL-8.1 to ORL-8.7).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use crate::choice::Choice;
use crate::data::{Follower, GOODS_PER_TAX, Good, HARVEST_COINS, Hourglass, Place};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::{Rule, Verdict};
use crate::state::Orleans;
use crate::step::{Draw, Harvest, Sacristy, Step, Task};
use crate::words::nothing_is_asked;

/// The event reaches the seats one after another in turn order (ORL-3.11, ORL-3.15).
pub(crate) fn begin(game: &mut Orleans) {
    if game.event != Some(Hourglass::Pilgrimage) {
        game.schedule(|seat| Step::Do(Task::Strike(seat)));
    }
}

/// A monk in the sacristy may avert a negative event before anything is paid or drawn (ORL-7.16).
pub(crate) fn reach(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    let negative = game.event.is_some_and(Hourglass::is_negative);
    let shielded = game.owns(seat, Place::Sacristy) && game[seat].empty_spaces(Place::Sacristy) == 0;
    if negative && shielded {
        game.ask(seat, Sacristy);
    } else {
        strike(game, seat, log);
    }
}

impl Ask<Orleans> for Sacristy {
    fn prompt(self, game: &Orleans, _: Seat) -> Prompt {
        let Some(event) = game.event else { return nothing_is_asked() };
        Phrase::new("orleans-prompt-sacristy").term("event", event.key()).asked_by("ORL-7.16")
    }

    fn candidates(self, _: &Orleans, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Protect, Choice::Suffer]);
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Protect => hearing.freely(|game, log| protect(game, seat, log)),
            Choice::Suffer => hearing.freely(|game, log| strike(game, seat, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The monk returns to the bag, the event passes by (ORL-7.16).
fn protect(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    game[seat].send_home(Place::Sacristy);
    let event = game.event.expect("an event was turned up");
    log.note(Event::Protected { seat, event });
}

/// The event takes its effect on one seat.
fn strike(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    match game.event.expect("an event was turned up") {
        Hourglass::Pilgrimage => {}
        Hourglass::Income => game.receive(seat, game[seat].status(), log),
        Hourglass::Harvest => harvest(game, seat, log),
        Hourglass::Taxes => tax(game, seat, log),
        Hourglass::TradingDay => trade(game, seat, log),
        Hourglass::Plague => plague(game, seat, log),
    }
}

/// Food is due, or five coins from those who have none (ORL-8.3).
fn harvest(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    if Good::ALL.iter().any(|good| good.is_food() && game[seat].good(*good) > 0) {
        game.ask(seat, Harvest);
    } else {
        log.note(Event::Unfed { seat });
        game.pay(seat, HARVEST_COINS, log);
    }
}

impl Ask<Orleans> for Harvest {
    fn prompt(self, _: &Orleans, _: Seat) -> Prompt {
        Phrase::new("orleans-prompt-harvest").asked_by("ORL-8.3")
    }

    /// Every good, food or not, of which there is one.
    fn candidates(self, game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
        let owned = Good::ALL.iter().copied().filter(|good| game[seat].good(*good) > 0);
        out.extend(owned.map(Choice::Food));
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Food(good) => hearing.under(MAY_FEED, good, |game, log| feed(game, seat, good, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold to give a good for the harvest.
const MAY_FEED: &[Rule<Good>] = &[is_food, has_one];

/// Grain, cheese or wine (ORL-8.3).
fn is_food(_: &Orleans, _: Seat, good: Good) -> Verdict {
    ensure(good.is_food(), Refusal::NotFood { good })
}

fn has_one(game: &Orleans, seat: Seat, good: Good) -> Verdict {
    ensure(game[seat].good(good) > 0, Refusal::NoSuchFood { good })
}

/// The food returns to the goods market, where it is available at once (ORL-8.3).
fn feed(game: &mut Orleans, seat: Seat, good: Good, log: &mut impl Log<Event>) {
    game[seat].goods[good as usize] -= 1;
    game.stock[good as usize] += 1;
    log.note(Event::Fed { seat, good });
}

/// One coin for every three goods of any sort (ORL-8.4).
fn tax(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    let goods = game[seat].goods_total();
    let coins = goods / GOODS_PER_TAX;
    log.note(Event::Taxed { seat, goods, coins });
    if coins > 0 {
        game.pay(seat, coins, log);
    }
}

/// One coin for every trading post on the map (ORL-8.5).
fn trade(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    let posts = game.posts_on_map(seat);
    if posts > 0 {
        game.receive(seat, posts, log);
    }
}

/// One tile is drawn from the bag; followers elsewhere are safe (ORL-8.6, ORL-8.7).
fn plague(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    if game[seat].bag.is_empty() {
        log.note(Event::PlagueFoundNobody { seat });
    } else {
        game.draw(Draw::Plague(seat));
    }
}

/// A neutral follower returns to the supply, an own one to the bag (ORL-8.6).
pub(crate) fn infect(game: &mut Orleans, seat: Seat, follower: Follower, log: &mut impl Log<Event>) {
    if follower.is_own() {
        log.note(Event::PlagueSpared { seat, follower });
        return;
    }
    let kind = follower.kind();
    game[seat].bag.take(follower as usize);
    game.supply[kind as usize] += 1;
    log.note(Event::PlagueTook { seat, kind });
}
