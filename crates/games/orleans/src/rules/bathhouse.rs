//! The bathhouse (*bains publics*, ORL-7.9 to ORL-7.13).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use crate::choice::Choice;
use crate::data::{BATH_DRAWS, BATH_PLACES, Crowd, Follower, Place, Space};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::spaces::{MAY_STAND, accepting, spaces_in};
use crate::rules::{Rule, Verdict, muster, planning};
use crate::state::{Cursor, Orleans, Plan, Store};
use crate::step::{Draw, PlaceBather, Task};
use crate::words::nothing_is_asked;

/// All that must hold to execute the bathhouse.
pub(crate) const MAY_BATHE: &[Rule<Place>] = &[bag_holds_somebody];

/// The bag holds at least one follower (ORL-7.9).
fn bag_holds_somebody(game: &Orleans, seat: Seat, _: Place) -> Verdict {
    ensure(!game[seat].bag.is_empty(), Refusal::EmptyBag)
}

/// Three followers are drawn, or all; a bag drawn to the last needs no chance (ORL-7.9).
pub(crate) fn begin(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    game.then(Task::Bathe(seat));
    let player = &mut game[seat];
    if player.bag.left() <= BATH_DRAWS {
        muster::empty_the_bag(player, seat, log);
    } else {
        player.muster.draws = BATH_DRAWS;
        game.draw(Draw::Bather(seat));
    }
}

/// A bather comes out of the bag (ORL-7.9).
pub(crate) fn draw(game: &mut Orleans, seat: Seat, follower: Follower, log: &mut impl Log<Event>) {
    game[seat].draw(follower);
    game[seat].muster.draws -= 1;
    log.note(Event::Drawn { seat, follower });
    if game[seat].muster.draws > 0 {
        game.draw(Draw::Bather(seat));
    }
}

/// Two must be placed if any two can, else one if any can (ORL-7.11).
pub(crate) fn begin_placing(game: &mut Orleans, seat: Seat) {
    let most = BATH_PLACES.min(game[seat].hand.len());
    let free = game.free_spaces(seat) & !Place::Bathhouse.mask();
    let left = (0..=most).rev().find(|n| can_place(game, seat, &game[seat].hand, free, None, *n));
    let cursor = game[seat].next_sort(&BATHING, Follower::OwnFarmer);
    game[seat].plan = Plan { cursor, ..Plan::default() };
    ask(game, seat, left.unwrap_or(0));
}

const BATHING: [Store; 1] = [Store::Hand];

/// Asks for the next bather, or sends the rest home (ORL-7.12).
fn ask(game: &mut Orleans, seat: Seat, left: u8) {
    if left > 0 {
        game.ask(seat, PlaceBather { left });
    } else {
        game[seat].bag_hand();
        game[seat].plan = Plan::default();
    }
}

/// Can so many of these followers be placed, going on in order from here?
///
/// Two followers find two spaces when each finds one and they do not hang on the same.
fn can_place(
    game: &Orleans,
    seat: Seat,
    crowd: &Crowd,
    free: u64,
    from: Option<(Follower, Space)>,
    n: u8,
) -> bool {
    let reach = |follower: Follower| {
        let spaces = accepting(game, seat, follower.kind()) & free & !unfit(follower);
        match from {
            Some((sort, space)) if sort == follower => spaces & (u64::MAX << space.index()),
            _ => spaces,
        }
    };
    let mut reaches = crowd.tiles().map(reach).filter(|spaces| *spaces != 0);
    match n {
        0 => true,
        1 => reaches.next().is_some(),
        _ => {
            let reaches: parlour_core::Row<u64, { BATH_DRAWS as usize }> = reaches.collect();
            let pairs = |one: usize| (one + 1..reaches.len()).map(move |other| (one, other));
            let mut pairs = (0..reaches.len()).flat_map(pairs);
            pairs.any(|(one, other)| (reaches[one] | reaches[other]).count_ones() > 1)
        }
    }
}

/// Spaces that accept any follower but not this one: own followers shun the town hall (ORL-4.14).
fn unfit(follower: Follower) -> u64 {
    if follower.is_own() { Place::TownHall.mask() } else { 0 }
}

/// Bathers are asked for in the order of a plan (ORL-7.10).
impl Ask<Orleans> for PlaceBather {
    fn prompt(self, game: &Orleans, seat: Seat) -> Prompt {
        let Cursor::Follower(follower, _) = game[seat].plan.cursor else { return nothing_is_asked() };
        let prompt = Phrase::new("orleans-prompt-place-bather").term("follower", follower.key());
        prompt.number("left", self.left).asked_by("ORL-7.10")
    }

    /// The empty spaces that suit the bather asked for, or the bag.
    fn candidates(self, game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
        let Cursor::Follower(follower, _) = game[seat].plan.cursor else { return };
        let suitable = accepting(game, seat, follower.kind()) & game.free_spaces(seat);
        out.extend(spaces_in(suitable).map(|space| Choice::Put(follower, space)));
        out.push(Choice::Keep(follower));
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let left = self.left;
        match choice {
            Choice::Put(follower, space) => hearing
                .given(MAY_STAND, (follower, space))
                .given(planning::MAY_PLAN, (follower, space))
                .under(MAY_PLACE, (follower, space, left), |game, log| {
                    place(game, seat, (follower, space, left), log);
                }),
            Choice::Keep(follower) => {
                hearing
                    .given(planning::MAY_KEEP, follower)
                    .under(MAY_RETURN, (follower, left), |game, _| keep_back(game, seat, follower, left))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold, besides what any follower needs, to place a bather.
const MAY_PLACE: &[Rule<(Follower, Space, u8)>] = &[stays_not_at_the_bath, leaves_room_for_the_rest];

/// The bathhouse itself is no place to go (ORL-7.10).
fn stays_not_at_the_bath(_: &Orleans, _: Seat, (_, space, _): (Follower, Space, u8)) -> Verdict {
    ensure(space.place() != Place::Bathhouse, Refusal::BathhouseItself)
}

/// As many as possible must be placed in the end (ORL-7.11).
fn leaves_room_for_the_rest(game: &Orleans, seat: Seat, bather: (Follower, Space, u8)) -> Verdict {
    let (follower, space, left) = bather;
    let (Some(slot), true) = (game[seat].empty_slot(space), game[seat].hand.count(follower) > 0) else {
        return Ok(());
    };
    let mut rest = game[seat].hand;
    rest.take(follower);
    let free = game.free_spaces(seat) & !Place::Bathhouse.mask() & !(1 << slot);
    let possible = can_place(game, seat, &rest, free, Some((follower, space)), left - 1);
    ensure(possible, Refusal::MustPlace { left })
}

/// All that must hold to return a bather to the bag.
const MAY_RETURN: &[Rule<(Follower, u8)>] = &[enough_others_can_be_placed];

/// As many as possible must be placed in the end (ORL-7.11).
fn enough_others_can_be_placed(game: &Orleans, seat: Seat, (follower, left): (Follower, u8)) -> Verdict {
    let rest: Crowd = game[seat].hand.tiles().filter(|other| *other != follower).collect();
    let free = game.free_spaces(seat) & !Place::Bathhouse.mask();
    ensure(can_place(game, seat, &rest, free, None, left), Refusal::MustPlace { left })
}

/// A bather is placed (ORL-7.10).
fn place(
    game: &mut Orleans,
    seat: Seat,
    (follower, space, left): (Follower, Space, u8),
    log: &mut impl Log<Event>,
) {
    planning::put(game, seat, follower, space);
    log.note(Event::Placed { seat, follower, space });
    planning::advance(&mut game[seat], &BATHING);
    ask(game, seat, left - 1);
}

/// A sort of bathers returns to the bag (ORL-7.12).
fn keep_back(game: &mut Orleans, seat: Seat, follower: Follower, left: u8) {
    let player = &mut game[seat];
    planning::skip(player, &BATHING);
    while player.hand.count(follower) > 0 {
        player.hand.take(follower);
        player.bag_up(follower);
    }
    ask(game, seat, left);
}
