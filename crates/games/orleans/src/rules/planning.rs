//! Phase 4: planning (*organisation*, ORL-3.7, ORL-4.8 to ORL-4.15).
//!
//! People lay out their plan in the order they like, take followers back and say when they are done. Programs keep to
//! one order, so that each plan has one spelling: technology first, then the followers sort by sort, each sort from the
//! market before the tower, spaces in their order. The cursor says how far that order has come.

use parlour_core::law::ensure;
use parlour_core::{Ask, Game as _, Hearing, Log, Phrase, Prompt, Seat, SeatSet, Who};

use crate::choice::Choice;
use crate::data::{Follower, SPACES, Space};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::spaces::{MAY_STAND, accepting, spaces_in};
use crate::rules::{Rule, Verdict, technology};
use crate::state::{Cursor, Orleans, Plan, Player, Slot, Store};
use crate::step::Stage;
use crate::step::{self, Technology};
use crate::words::nothing_is_asked;

/// All who have something to place are asked: at once, or in turn order (ORL-3.7).
pub(crate) fn begin(game: &mut Orleans) {
    game.pending = SeatSet::EMPTY;
    for seat in Seat::all(game.players) {
        game[seat].plan = game[seat].first_plan();
        if game[seat].plan.cursor != Cursor::Done {
            game.pending.insert(seat);
        }
    }
    game.ask_each(step::Plan);
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

    /// Where a follower of this sort is taken from: where the order asks for it, or wherever one waits.
    pub(crate) fn store_of_planned(&self, follower: Follower) -> Option<Store> {
        match self.plan.cursor {
            Cursor::Follower(asked, store) if asked == follower => Some(store),
            _ => PLANNED.into_iter().find(|store| self.store(*store).count(follower) > 0),
        }
    }

    /// How many followers wait to be placed.
    pub(crate) fn unplaced(&self) -> u8 {
        self.market.len() + self.tower.len()
    }

    /// Where on a space this plan has put a follower.
    fn fresh_slot(&self, follower: Follower, space: Space) -> Option<usize> {
        let planned =
            |slot: &usize| self.plan.fresh >> slot & 1 == 1 && self.slots[*slot] == Slot::Held(follower);
        // The last one put down leaves first.
        space.slots().rfind(planned)
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

/// Technology, then followers; these in any order (ORL-4.8, ORL-6.9 b).
impl Ask<Orleans> for step::Plan {
    fn prompt(self, game: &Orleans, seat: Seat) -> Prompt {
        let player = &game[seat];
        match player.plan.cursor {
            Cursor::Done => nothing_is_asked(),
            Cursor::Technology => technology::prompt(game, seat),
            Cursor::Follower(..) => {
                Phrase::new("orleans-prompt-plan").number("n", player.unplaced()).asked_by("ORL-4.8")
            }
        }
    }

    /// The empty spaces that suit each follower, staying, being done; last what leads back, so that whoever takes what comes
    /// first goes on.
    fn candidates(self, game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
        let player = &game[seat];
        if player.plan.cursor == Cursor::Technology {
            Technology.candidates(game, seat, out);
        }
        for follower in Follower::ALL.iter().copied() {
            if PLANNED.iter().any(|store| player.store(*store).count(follower) > 0) {
                put_candidates(game, seat, follower, out);
            }
        }
        if let Cursor::Follower(follower, _) = player.plan.cursor {
            out.push(Choice::Keep(follower));
        }
        out.push(Choice::Planned);
        back_candidates(player, out);
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match (hearing.game()[seat].plan.cursor, choice) {
            (Cursor::Technology, Choice::Technology(space)) => {
                hearing.under(technology::MAY_PLACE, space, |game, log| {
                    plan_technology(game, seat, space);
                    go_on(game, seat, log);
                })
            }
            (Cursor::Technology, Choice::NoTechnology) => hearing.freely(|game, log| {
                turn_to_followers(&mut game[seat]);
                go_on(game, seat, log);
            }),
            (_, Choice::Put(follower, space)) => {
                hearing.given(MAY_STAND, (follower, space)).under(MAY_PUT, follower, |game, log| {
                    plan_follower(game, seat, follower, space);
                    go_on(game, seat, log);
                })
            }
            (_, Choice::Back(follower, space)) => {
                hearing.under(MAY_TAKE_BACK, (follower, space), |game, log| {
                    take_back(&mut game[seat], follower, space);
                    go_on(game, seat, log);
                })
            }
            (_, Choice::Planned) => hearing.freely(|game, log| {
                game[seat].plan.cursor = Cursor::Done;
                go_on(game, seat, log);
            }),
            (Cursor::Follower(..), Choice::Keep(follower)) => {
                hearing.under(MAY_KEEP, follower, |game, log| {
                    skip(&mut game[seat], &PLANNED);
                    go_on(game, seat, log);
                })
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The spaces that would take a follower.
fn put_candidates(game: &Orleans, seat: Seat, follower: Follower, out: &mut Vec<Choice>) {
    let suitable = accepting(game, seat, follower.kind()) & game.free_spaces(seat);
    out.extend(spaces_in(suitable).map(|space| Choice::Put(follower, space)));
}

/// The followers this plan has put down; equal ones on an equal pair of spaces are the same to the player.
fn back_candidates(player: &Player, out: &mut Vec<Choice>) {
    let start = out.len();
    for slot in (0..SPACES).filter(|slot| player.plan.fresh >> slot & 1 == 1) {
        if let Slot::Held(follower) = player.slots[slot] {
            let choice = Choice::Back(follower, Space::of_slot(slot));
            if !out[start..].contains(&choice) {
                out.push(choice);
            }
        }
    }
}

/// The answers of the one order: what the cursor asks for.
pub(crate) fn canonical(game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
    let start = out.len();
    match game[seat].plan.cursor {
        Cursor::Technology => Technology.candidates(game, seat, out),
        Cursor::Follower(follower, _) => {
            put_candidates(game, seat, follower, out);
            out.push(Choice::Keep(follower));
        }
        Cursor::Done => {}
    }
    let from = usize::from(game[seat].plan.from);
    let listed = out.split_off(start);
    out.extend(listed.into_iter().filter(|choice| {
        let in_order = !matches!(choice, Choice::Put(_, space) if space.index() < from);
        in_order && game.check(Who::Seat(seat), *choice).is_ok()
    }));
}

/// All that must hold, besides what any follower needs, to put one on a space.
const MAY_PUT: &[Rule<Follower>] = &[waits_to_be_placed];

/// Followers are placed from the market or the tower (ORL-4.8, ORL-7.19).
fn waits_to_be_placed(game: &Orleans, seat: Seat, follower: Follower) -> Verdict {
    ensure(game[seat].store_of_planned(follower).is_some(), Refusal::NotWaiting { follower })
}

/// All that must hold to take a follower back.
const MAY_TAKE_BACK: &[Rule<(Follower, Space)>] = &[put_down_just_now];

/// What stands there since an earlier round cannot be moved (ORL-4.9).
fn put_down_just_now(game: &Orleans, seat: Seat, (follower, space): (Follower, Space)) -> Verdict {
    ensure(game[seat].fresh_slot(follower, space).is_some(), Refusal::NotThere { follower, space })
}

/// All that must hold at the bathhouse, besides what any follower needs, to put one on a space in this order.
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

/// After an answer of a plan the next one is asked for, until all plans are finished (ORL-3.7).
fn go_on(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    if game[seat].plan.cursor == Cursor::Done {
        finish(game, seat, log);
    }
    game.ask_each(step::Plan);
}

fn plan_follower(game: &mut Orleans, seat: Seat, follower: Follower, space: Space) {
    let player = &mut game[seat];
    let in_order = matches!(player.plan.cursor, Cursor::Follower(asked, _) if asked == follower)
        && space.index() >= usize::from(player.plan.from);
    let slot = if in_order { put(game, seat, follower, space) } else { put_freely(player, follower, space) };
    game[seat].plan.fresh |= 1 << slot;
    advance(&mut game[seat], &PLANNED);
}

/// Puts a follower down out of the order; tells where. The order goes on from where it was.
fn put_freely(player: &mut Player, follower: Follower, space: Space) -> usize {
    let store = player.store_of_planned(follower).expect("the follower waits");
    let slot = player.empty_slot(space).expect("the space is empty");
    player.store_mut(store).take(follower);
    player.slots[slot] = Slot::Held(follower);
    if store == Store::Tower {
        player.plan.from_tower |= 1 << slot;
    }
    slot
}

/// A follower goes back to where it came from, and the order begins anew: whoever changes a plan thinks it over.
fn take_back(player: &mut Player, follower: Follower, space: Space) {
    let slot = player.fresh_slot(follower, space).expect("the follower stands there");
    player.slots[slot] = Slot::Empty;
    let store = if player.plan.from_tower >> slot & 1 == 1 { Store::Tower } else { Store::Market };
    player.store_mut(store).put(follower);
    player.plan.fresh &= !(1 << slot);
    player.plan.from_tower &= !(1 << slot);
    if player.plan.cursor != Cursor::Technology {
        turn_to_followers(player);
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
