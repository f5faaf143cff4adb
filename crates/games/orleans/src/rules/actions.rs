//! Phase 5: actions in turn order until all have passed (ORL-3.8 to ORL-3.10, ORL-5.1 to ORL-5.4).

use parlour_core::law::{ensure, holds};
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat, SeatSet};

use crate::choice::Choice;
use crate::data::{Effect, Place};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::{Rule, Verdict, bathhouse, deeds, posts, recruiting, technology, tiles, travel};
use crate::state::Orleans;
use crate::step::{Pharmacy, Send, Task, Travel, Turn, Village};

/// The first player begins (ORL-3.8).
pub(crate) fn begin(game: &mut Orleans) {
    game.passed = SeatSet::EMPTY;
    game.next = game.first;
}

/// The next player who has not passed takes a turn, or passes for want of an action
/// (ORL-3.8, ORL-3.9).
pub(crate) fn next_turn(game: &mut Orleans, log: &mut impl Log<Event>) {
    let mut seats = game.next.round_from(game.players);
    let seat = seats.find(|seat| !game.passed.has(*seat)).expect("somebody has not passed");
    game.next = seat.next(game.players);
    if can_act(game, seat) {
        game.ask(seat, Turn);
    } else {
        pass(game, seat, true, log);
    }
}

/// Is any action legal (ORL-3.9)?
fn can_act(game: &Orleans, seat: Seat) -> bool {
    places(game, seat).any(|place| may_execute(game, seat, place))
}

/// The places of the board and the own place tiles.
fn places(game: &Orleans, seat: Seat) -> impl Iterator<Item = Place> + '_ {
    Place::board().chain(game.tiles_of(seat))
}

impl Ask<Orleans> for Turn {
    fn prompt(self, _: &Orleans, _: Seat) -> Prompt {
        Phrase::new("orleans-prompt-turn").asked_by("ORL-3.8")
    }

    /// Every place of the seat, and passing.
    fn candidates(self, game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(places(game, seat).map(Choice::Use));
        out.push(Choice::Pass);
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Use(place) => hearing
                .given(MAY_EXECUTE, place)
                .under(law(place), place, |game, log| execute(game, seat, place, log)),
            Choice::Pass => hearing.freely(|game, log| pass(game, seat, false, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// May the seat execute the place?
fn may_execute(game: &Orleans, seat: Seat, place: Place) -> bool {
    holds(MAY_EXECUTE, game, seat, place) && holds(law(place), game, seat, place)
}

impl Orleans {
    /// Could the seat use the place, were it activated?
    pub fn would_work(&self, seat: Seat, place: Place) -> bool {
        place.effect() == Effect::SendToDeeds || holds(law(place), self, seat, place)
    }
}

/// All that must hold to execute any place.
const MAY_EXECUTE: &[Rule<Place>] = &[owns_the_place, has_an_action, is_activated];

/// All that must hold besides to execute this one.
const fn law(place: Place) -> &'static [Rule<Place>] {
    match place.effect() {
        Effect::Recruit(_) => recruiting::MAY_RECRUIT_HERE,
        Effect::Village => recruiting::MAY_USE_VILLAGE,
        Effect::Travel(_) => travel::MAY_SET_OUT,
        Effect::BuildPost => posts::MAY_BUILD,
        Effect::SendToDeeds => deeds::MAY_SEND_FROM,
        Effect::Gain { .. } => tiles::MAY_GAIN,
        Effect::Produce(_) => tiles::MAY_PRODUCE,
        Effect::CoinsByPosts => tiles::MAY_COUNT_POSTS,
        Effect::Pharmacy => tiles::MAY_ENTER_PHARMACY,
        Effect::Bathhouse => bathhouse::MAY_BATHE,
        Effect::Technology => tiles::MAY_INVENT,
        Effect::CoinsByStatus | Effect::Protect | Effect::Passive => &[],
    }
}

/// The place is printed on the board, or its tile belongs to the seat (ORL-7.22).
fn owns_the_place(game: &Orleans, seat: Seat, place: Place) -> Verdict {
    ensure(game.owns(seat, place), Refusal::NotYourPlace { place })
}

/// School and herb garden work by themselves, the sacristy in phase 6 (ORL-7.14, ORL-7.17).
fn has_an_action(_: &Orleans, _: Seat, place: Place) -> Verdict {
    match place.effect() {
        Effect::Passive => Err(Refusal::NoAction { place }),
        Effect::Protect => Err(Refusal::SacristyWaits),
        _ => Ok(()),
    }
}

/// Every space holds a follower or a technology tile; one follower is enough for the town hall,
/// and the tower needs a neutral one (ORL-4.12).
fn is_activated(game: &Orleans, seat: Seat, place: Place) -> Verdict {
    let empty = match place {
        Place::TownHall | Place::GunpowderTower => u8::from(!deeds::has_somebody(game, seat, place)),
        _ => game[seat].empty_spaces(place),
    };
    ensure(empty == 0, Refusal::NotActivated { place, empty })
}

/// One turn, one place: its whole effect, then its followers go to the bag (ORL-5.1).
fn execute(game: &mut Orleans, seat: Seat, place: Place, log: &mut impl Log<Event>) {
    log.note(Event::Used { seat, place });
    if place.effect() != Effect::SendToDeeds {
        game.then(Task::Leave(seat, place));
    }
    match place.effect() {
        Effect::Recruit(kind) => recruiting::recruit(game, seat, kind, log),
        Effect::Village => game.ask(seat, Village),
        Effect::Travel(way) => game.ask(seat, Travel { way }),
        Effect::BuildPost => posts::build(game, seat, log),
        Effect::SendToDeeds => game.ask(seat, Send { place }),
        Effect::Gain { coins, development } => tiles::gain(game, seat, coins, development, log),
        Effect::Produce(good) => game.take_good(seat, good, log),
        Effect::CoinsByStatus => game.receive(seat, game[seat].status(), log),
        Effect::CoinsByPosts => game.receive(seat, game.posts_on_map(seat), log),
        Effect::Pharmacy => game.ask(seat, Pharmacy),
        Effect::Bathhouse => bathhouse::begin(game, seat, log),
        Effect::Technology => game.take_technology(seat, log),
        Effect::Protect | Effect::Passive => unreachable!("no action"),
    }
}

/// A pass is final for the round; it opens the window for technology (ORL-3.8, ORL-3.9, ORL-6.9).
fn pass(game: &mut Orleans, seat: Seat, forced: bool, log: &mut impl Log<Event>) {
    game.passed.insert(seat);
    log.note(Event::Passed { seat, forced });
    technology::open(game, seat);
}
