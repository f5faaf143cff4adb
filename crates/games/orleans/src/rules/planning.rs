//! Phase 4: planning (*organisation*, ORL-3.7, ORL-4.8 to ORL-4.15).
//!
//! A plan is asked for in one order, so that each plan has one spelling: technology first, then
//! the followers sort by sort, each sort from the market before the tower, spaces in their order.

use parlour_core::law::ensure;
use parlour_core::{Log, Seat, SeatSet};

use crate::choice::Choice;
use crate::data::{Follower, SPACES, Space};
use crate::event::Event;
use crate::flow::{Stage, Step};
use crate::refusal::Refusal;
use crate::rules::spaces::{accepting, spaces_in};
use crate::rules::{Rule, Verdict, technology};
use crate::state::{Cursor, Orleans, Plan, Player, Slot, Store};

/// All who have something to place are asked: at once, or in turn order (ORL-3.7).
pub(crate) fn begin(game: &mut Orleans) {
    game.pending = SeatSet::EMPTY;
    for seat in Seat::all(game.players) {
        game[seat].plan = game[seat].first_plan();
        if game[seat].plan.cursor != Cursor::Done {
            game.pending.insert(seat);
        }
    }
    if !game.pending.is_empty() {
        game.agenda.push(Step::Plan);
    }
}

impl Player {
    /// A plan with nothing planned.
    fn first_plan(&self) -> Plan {
        let cursor = if self.unplaced > 0 {
            Cursor::Technology
        } else {
            self.next_sort(&PLANNED, Follower::OwnFarmer)
        };
        Plan { cursor, ..Plan::default() }
    }

    /// The first followers in these stores, this sort or a later one.
    pub(crate) fn next_sort(&self, stores: &[Store], from: Follower) -> Cursor {
        let sorts = Follower::ALL.iter().copied().skip(from as usize);
        let waiting = sorts.flat_map(|sort| stores.iter().map(move |store| (sort, *store)));
        let next = waiting.into_iter().find(|(sort, store)| self.store(*store).count(*sort) > 0);
        next.map_or(Cursor::Done, |(sort, store)| Cursor::Follower(sort, store))
    }

    /// The position before the uncommitted plan, which is what the others see (ORL-3.7).
    pub(crate) fn unplanned(&self) -> Self {
        let mut before = *self;
        for slot in (0..SPACES).filter(|slot| self.plan.fresh >> slot & 1 == 1) {
            match std::mem::take(&mut before.slots[slot]) {
                Slot::Held(follower) if self.plan.from_tower >> slot & 1 == 1 => before.tower.put(follower),
                Slot::Held(follower) => before.market.put(follower),
                _ => before.unplaced += 1,
            }
        }
        before.pioneer &= self.plan.first.is_none();
        before.plan = Plan::default();
        before
    }
}

/// Followers are planned from the market and from the tower (ORL-4.8, ORL-7.19).
const PLANNED: [Store; 2] = [Store::Market, Store::Tower];

/// What is thought of: the empty spaces that suit the follower asked for, or staying.
pub(crate) fn candidates(game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
    match game[seat].plan.cursor {
        Cursor::Technology => technology::candidates(game, seat, out),
        Cursor::Follower(follower, _) => {
            let suitable = accepting(game, seat, follower.kind()) & game.free_spaces(seat);
            out.extend(spaces_in(suitable).map(|space| Choice::Put(follower, space)));
            out.push(Choice::Keep(follower));
        }
        Cursor::Done => {}
    }
}

/// All that must hold, besides what any follower needs, to put one on a space in this order.
pub(crate) const MAY_PLAN: &[Rule<(Follower, Space)>] = &[is_asked_for, planned_in_order];

/// Followers are planned sort by sort.
fn is_asked_for(game: &Orleans, seat: Seat, (follower, _): (Follower, Space)) -> Verdict {
    sort_is_asked_for(game, seat, follower)
}

/// All that must hold to let a sort stay where it is.
pub(crate) const MAY_KEEP: &[Rule<Follower>] = &[sort_is_asked_for];

fn sort_is_asked_for(game: &Orleans, seat: Seat, follower: Follower) -> Verdict {
    match game[seat].plan.cursor {
        Cursor::Follower(asked, _) => ensure(asked == follower, Refusal::OtherFollowerFirst { asked }),
        _ => Err(Refusal::NotAsked),
    }
}

/// Followers of one sort go to spaces in their order.
fn planned_in_order(game: &Orleans, seat: Seat, (_, space): (Follower, Space)) -> Verdict {
    ensure(space.index() as u8 >= game[seat].plan.from, Refusal::OutOfOrder)
}

/// One answer of a plan.
pub(crate) fn plan(game: &mut Orleans, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
    match choice {
        Choice::Technology(space) => plan_technology(game, seat, space),
        Choice::NoTechnology => turn_to_followers(&mut game[seat]),
        Choice::Put(follower, space) => {
            let slot = put(game, seat, follower, space);
            game[seat].plan.fresh |= 1 << slot;
            advance(&mut game[seat], &PLANNED);
        }
        Choice::Keep(_) => skip(&mut game[seat], &PLANNED),
        choice => unreachable!("{choice:?} is no part of a plan"),
    }
    if game[seat].plan.cursor == Cursor::Done {
        finish(game, seat, log);
    }
    if !game.pending.is_empty() {
        game.agenda.push(Step::Plan);
    }
}

fn plan_technology(game: &mut Orleans, seat: Seat, space: Space) {
    let slot = technology::put(game, seat, space);
    let player = &mut game[seat];
    player.plan.fresh |= 1 << slot;
    if player.unplaced == 0 {
        turn_to_followers(player);
    }
}

fn turn_to_followers(player: &mut Player) {
    player.plan.cursor = player.next_sort(&PLANNED, Follower::OwnFarmer);
    player.plan.from = 0;
}

/// Puts the follower asked for on a space; tells which.
pub(crate) fn put(game: &mut Orleans, seat: Seat, follower: Follower, space: Space) -> usize {
    let player = &mut game[seat];
    let Cursor::Follower(_, store) = player.plan.cursor else { unreachable!("a follower is asked for") };
    let slot = player.empty_slot(space).expect("the space is empty");
    player.store_mut(store).take(follower);
    player.slots[slot] = Slot::Held(follower);
    player.plan.from = space.index() as u8;
    if store == Store::Tower {
        player.plan.from_tower |= 1 << slot;
    }
    slot
}

/// Turns to the next follower of the same sort and store, or to the next sort.
pub(crate) fn advance(player: &mut Player, stores: &[Store]) {
    let Cursor::Follower(sort, store) = player.plan.cursor else { return };
    if player.store(store).count(sort) == 0 {
        skip(player, stores);
    }
}

/// Turns to the next store of the same sort, or to the next sort, whose spaces begin anew.
///
/// Followers of one sort are alike wherever they waited, so those of the tower go on in the order
/// of the spaces.
pub(crate) fn skip(player: &mut Player, stores: &[Store]) {
    let Cursor::Follower(sort, store) = player.plan.cursor else { return };
    let later_store =
        stores.iter().copied().find(|later| *later > store && player.store(*later).count(sort) > 0);
    if let Some(later) = later_store {
        player.plan.cursor = Cursor::Follower(sort, later);
        return;
    }
    let next = Follower::ALL.get(sort as usize + 1);
    player.plan.cursor = next.map_or(Cursor::Done, |next| player.next_sort(stores, *next));
    player.plan.from = 0;
}

/// A plan is committed: in turn order it is shown at once, otherwise when all have finished
/// (ORL-3.7).
fn finish(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    game.pending.remove(seat);
    log.note(Event::Ready { seat });
    if game.ordered {
        reveal(game, seat, log);
    } else if game.pending.is_empty() {
        for seat in game.clockwise() {
            reveal(game, seat, log);
        }
    }
}

/// The plan of a seat becomes public.
fn reveal(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    let Plan { fresh, .. } = std::mem::take(&mut game[seat].plan);
    for slot in (0..SPACES).filter(|slot| fresh >> slot & 1 == 1) {
        let space = Space::of_slot(slot);
        match game[seat].slots[slot] {
            Slot::Held(follower) => log.note(Event::Placed { seat, follower, space }),
            _ => log.note(Event::TechnologyPlaced { seat, space }),
        }
    }
}

impl Orleans {
    /// Has the seat a plan that others may not see?
    pub(crate) fn is_secretive(&self, seat: Seat) -> bool {
        self.stage == Stage::Planning && (self.pending.has(seat) || !self.ordered)
    }

    /// Would the seat be asked if it had planned nothing yet?
    pub(crate) fn has_something_to_plan(&self, seat: Seat) -> bool {
        self[seat].plan.cursor != Cursor::Done
    }

    /// Forgets a secret plan.
    pub(crate) fn forget_plan(&mut self, seat: Seat) {
        self[seat] = self[seat].unplanned();
        self[seat].plan = self[seat].first_plan();
    }
}
