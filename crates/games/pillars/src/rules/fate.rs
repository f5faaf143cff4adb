//! Stations 1 and 2: the event, and those who are protected from it (PIL-6.x, PIL-15.x).

use parlour_core::law::unless;
use parlour_core::{Ask, Hearing, Listed, Log, Phrase, Prompt, Row, Seat, SeatSet};

use super::draft::{MAY_DISMISS, dismiss};
use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::{CONFLICT, EventCard, Good, Post, Privilege, RAID, ROUNDS, Station};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::{Pillars, SEATS};
use crate::step::{Bishop, Draw, Lose, Step, Task, Thomas};

/// All that must hold to ask the bishop for protection.
const MAY_BE_PROTECTED: &[Rule<()>] = &[event_is_unlucky];
/// All that must hold to ask the bishop for a cube.
const MAY_ASK_FOR_CUBE: &[Rule<Good>] = &[bishop_has_no_metal, market_has_one];

impl Ask<Pillars> for Bishop {
    fn prompt(self, game: &Pillars, _: Seat) -> Prompt {
        Phrase::new("pillars-prompt-bishop").term("card", event(game).key()).asked_by("PIL-6.4")
    }

    /// Protection and each kind of cube.
    fn candidates(self, _: &Pillars, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Protect);
        out.extend(Good::ALL.iter().copied().map(Choice::Cube));
    }

    fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Protect => hearing.under(MAY_BE_PROTECTED, (), |game, log| protect(game, seat, log)),
            Choice::Cube(good) => {
                hearing.under(MAY_ASK_FOR_CUBE, good, |game, _| ask_for_cube(game, seat, good))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

impl Ask<Pillars> for Thomas {
    fn prompt(self, game: &Pillars, _: Seat) -> Prompt {
        Phrase::new("pillars-prompt-thomas").term("card", event(game).key()).asked_by("PIL-6.6")
    }

    fn candidates(self, _: &Pillars, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Use(Privilege::Thomas), Choice::Save(Privilege::Thomas)]);
    }

    fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Use(Privilege::Thomas) => hearing.freely(|game, log| call_thomas(game, seat, log)),
            Choice::Save(Privilege::Thomas) => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

impl Ask<Pillars> for Lose {
    fn prompt(self, _: &Pillars, _: Seat) -> Prompt {
        Phrase::new("pillars-prompt-lose").asked_by("PIL-15.10")
    }

    fn candidates(self, game: &Pillars, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game[seat].craftsmen.iter().map(Choice::Dismiss));
    }

    fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Choice::Dismiss(one) = choice else { return hearing.refuse(Refusal::NotAsked) };
        hearing.under(MAY_DISMISS, one, |game, log| dismiss(game, seat, one, log))
    }
}

/// The event of the round.
fn event(game: &Pillars) -> EventCard {
    game.event.expect("an event was revealed")
}

/// Protection is for bad luck (PIL-6.4).
fn event_is_unlucky(game: &Pillars, _: Seat, (): ()) -> Verdict {
    unless(game.event.is_some_and(EventCard::is_lucky), Refusal::EventIsLucky)
}

/// The bishop gives stone, wood or sand, never metal (PIL-6.8).
fn bishop_has_no_metal(_: &Pillars, _: Seat, good: Good) -> Verdict {
    unless(good == Good::Metal, Refusal::NoMetalFromBishop)
}

/// The cube comes out of the market's stock (PIL-6.8).
fn market_has_one(game: &Pillars, _: Seat, good: Good) -> Verdict {
    let stock = game.stock[good as usize];
    unless(good != Good::Metal && stock == 0, Refusal::StockIsShort { good, stock })
}

/// The town wall of the last round has had its effect; a new event is revealed (PIL-6.1).
pub(crate) fn begin(game: &mut Pillars) {
    game.walled = SeatSet::EMPTY;
    game.draw(Draw::Reveal);
}

/// The event is known: the bishop's visitor chooses first (PIL-6.7).
pub(super) fn reveal(game: &mut Pillars, card: EventCard, log: &mut impl Log<Event>) {
    game.events.take(card.index());
    game.event = Some(card);
    log.note(Event::Revealed { card });
    match game.first_at(Post::Bishop) {
        Some(seat) => game.ask(seat, Bishop),
        None => prepare_to_strike(game),
    }
}

/// The visitor is protected from the whole of an unlucky event (PIL-6.4a, PIL-6.9).
fn protect(game: &mut Pillars, seat: Seat, log: &mut impl Log<Event>) {
    game.protected.insert(seat);
    log.note(Event::Protected { seat });
    prepare_to_strike(game);
}

/// The visitor prefers a cube, which he gets after the event (PIL-6.4b, PIL-6.5, PIL-6.7).
fn ask_for_cube(game: &mut Pillars, seat: Seat, good: Good) {
    game.then(Task::TakeCube { seat, good });
    prepare_to_strike(game);
}

/// Before an unlucky event strikes, the owner of Thomas may call him (PIL-6.6, PIL-6.7).
fn prepare_to_strike(game: &mut Pillars) {
    game.then(Task::Strike);
    let unlucky = game.event.is_some_and(|card| !card.is_lucky());
    let caller = game.owner(Privilege::Thomas).filter(|seat| unlucky && !game.protected.has(*seat));
    if let Some(seat) = caller {
        game.ask(seat, Thomas);
    }
}

/// Archbishop Thomas protects once, then leaves the game (PIL-6.6, PIL-14.12).
fn call_thomas(game: &mut Pillars, seat: Seat, log: &mut impl Log<Event>) {
    game[seat].privileges.remove(Privilege::Thomas);
    game.protected.insert(seat);
    log.note(Event::Uses { seat, privilege: Privilege::Thomas });
}

/// The cube leaves the market's stock: one less for sale in this round (PIL-6.8).
pub(crate) fn take_cube(game: &mut Pillars, seat: Seat, good: Good, log: &mut impl Log<Event>) {
    game.stock[good as usize] -= 1;
    game.gain_goods(seat, (good, 1), Cause::Station(Station::Bishop), log);
}

/// The bishop's visitor goes home (PIL-5.14).
pub(crate) fn leave_bishop(game: &mut Pillars) {
    game.clear(Post::Bishop);
}

/// The event takes its effect on all whom it concerns, clockwise from the start player
/// (PIL-6.2, PIL-6.3, PIL-6.7).
pub(crate) fn strike(game: &mut Pillars, log: &mut impl Log<Event>) {
    let card = event(game);
    if card == EventCard::Collapse {
        let losers: Row<Seat, SEATS> = game.clockwise().filter(|seat| game.is_hit_by(card, *seat)).collect();
        game.agenda.push_in_order(losers.iter().map(|seat| Step::Ask(*seat, Lose.into())));
        return;
    }
    for seat in game.clockwise() {
        if game.is_hit_by(card, seat) {
            suffer(game, seat, card, log);
        }
    }
}

/// What an event does to one seat (PIL-15.1 to PIL-15.10).
fn suffer(game: &mut Pillars, seat: Seat, card: EventCard, log: &mut impl Log<Event>) {
    let cause = Cause::Event(card);
    match card {
        EventCard::KingGift => game.gain_gold(seat, 5, cause, log),
        EventCard::RichardMetal => game.gain_goods(seat, (Good::Metal, 1), cause, log),
        EventCard::PhilipWool => game.gain_gold(seat, game.idle(seat).min(5), cause, log),
        EventCard::William => game.charge(seat, RAID, cause, log),
        EventCard::Conflict => {
            let points = game[seat].forfeit(CONFLICT);
            log.note(Event::LosesPoints { seat, points, cause });
        }
        // After the last round there is no next one in which a builder could be missing.
        EventCard::TownWall if game.round < ROUNDS => {
            game.walled.insert(seat);
            log.note(Event::BuilderAtWall { seat });
        }
        // Each loser of a craftsman is asked, see above; the others are felt at later stations.
        EventCard::TownWall
        | EventCard::Collapse
        | EventCard::Volunteers
        | EventCard::ColdWinter
        | EventCard::Archbishop => {}
    }
}
