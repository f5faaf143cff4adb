//! Phase 3: drawing followers, or taking some back (*disciples*, ORL-4.1 to ORL-4.7).

use parlour_core::law::ensure;
use parlour_core::{Ask, Game as _, Hearing, Log, Phrase, Prompt, Seat, Who};

use crate::choice::Choice;
use crate::data::{Follower, Space};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::{Rule, Verdict};
use crate::state::{Muster, Orleans, Player, Slot};
use crate::step::{self, ChooseStore, Draw, Step, Task};

/// All who have a choice are asked at once; then the draws are made in turn order (ORL-3.6, ORL-4.3).
pub(crate) fn begin(game: &mut Orleans) {
    game.pending = Seat::all(game.players).filter(|seat| has_a_choice(game, *seat)).collect();
    game.schedule(|seat| Step::Do(Task::Fill(seat)));
    game.ask_each(step::Muster);
}

/// Is there anything to draw or to retrieve, and room for it (ORL-4.2, ORL-4.7)?
fn has_a_choice(game: &Orleans, seat: Seat) -> bool {
    let player = &game[seat];
    game.room(seat) > 0 && (!player.bag.is_empty() || player.slots.iter().any(|slot| slot.is_follower()))
}

impl Ask<Orleans> for step::Muster {
    fn prompt(self, game: &Orleans, seat: Seat) -> Prompt {
        let player = &game[seat];
        Phrase::new("orleans-prompt-muster")
            .number("number", player.draw_number())
            .number("retrieved", player.muster.retrieved)
            .number("bag", player.bag.left())
            .number("room", game.room(seat))
            .asked_by("ORL-4.2")
    }

    /// Every follower on a space, and every number of draws.
    fn candidates(self, game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
        let player = &game[seat];
        let start = out.len();
        for (slot, held) in player.slots.iter().enumerate() {
            if let Slot::Held(follower) = *held {
                let choice = Choice::Retrieve(follower, Space::of_slot(slot));
                // Equal followers on an equal pair of spaces are the same to the player.
                if out.len() == start || out.last() != Some(&choice) {
                    out.push(choice);
                }
            }
        }
        out.extend((0..=player.draw_number()).map(Choice::Draws));
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Retrieve(follower, space) => {
                hearing.under(MAY_RETRIEVE, (follower, space), |game, log| {
                    retrieve(game, seat, follower, space, log);
                })
            }
            Choice::Draws(draws) => {
                hearing.under(MAY_DRAW, draws, |game, log| choose_draws(game, seat, draws, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold to take a follower back.
const MAY_RETRIEVE: &[Rule<(Follower, Space)>] = &[stands_there, draws_are_left, there_is_room];

/// Any follower on a space may come back; technology and followers on the tower may not (ORL-4.5).
fn stands_there(game: &Orleans, seat: Seat, (follower, space): (Follower, Space)) -> Verdict {
    let found = game[seat].slot_with(space, Slot::Held(follower));
    ensure(found.is_some(), Refusal::NotThere { follower, space })
}

/// Each retrieval takes the place of a draw (ORL-4.2).
fn draws_are_left(game: &Orleans, seat: Seat, _: (Follower, Space)) -> Verdict {
    let player = &game[seat];
    let (number, retrieved) = (player.draw_number(), player.muster.retrieved);
    ensure(retrieved < number, Refusal::BeyondDrawNumber { number, retrieved })
}

/// Retrieved followers need room, too (ORL-4.2).
fn there_is_room(game: &Orleans, seat: Seat, _: (Follower, Space)) -> Verdict {
    let room = game.room(seat);
    ensure(room > 0, Refusal::NoRoom { room })
}

/// Programs name retrievals in the order of the spaces, so that each set has one spelling.
pub(crate) fn canonical(game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
    let start = out.len();
    game.options(Who::Seat(seat), out);
    let from = game[seat].muster.from;
    let listed = out.split_off(start);
    out.extend(listed.into_iter().filter(|choice| match choice {
        Choice::Retrieve(follower, space) => key(*follower, *space) >= from,
        _ => true,
    }));
}

/// The place of a retrieval in their order: by space; on an equal pair of spaces by follower.
fn key(follower: Follower, space: Space) -> u16 {
    (space.index() * Follower::COUNT) as u16 + follower as u16
}

/// The follower leaves its space (ORL-4.5).
fn retrieve(game: &mut Orleans, seat: Seat, follower: Follower, space: Space, log: &mut impl Log<Event>) {
    let player = &mut game[seat];
    let slot = player.slot_with(space, Slot::Held(follower)).expect("the follower stands there");
    player.slots[slot] = Slot::Empty;
    player.hand.put(follower);
    player.muster.retrieved += 1;
    player.muster.from = player.muster.from.max(key(follower, space));
    log.note(Event::Retrieved { seat, follower, place: space.place() });
    game.ask_each(step::Muster);
}

/// All that must hold to draw so many followers.
const MAY_DRAW: &[Rule<u8>] = &[within_the_draw_number, within_the_room, within_the_bag];

/// Draws and retrievals together stay within the draw number (ORL-4.2).
fn within_the_draw_number(game: &Orleans, seat: Seat, draws: u8) -> Verdict {
    let player = &game[seat];
    let (number, retrieved) = (player.draw_number(), player.muster.retrieved);
    ensure(draws <= number - retrieved, Refusal::BeyondDrawNumber { number, retrieved })
}

/// Nobody draws more than fits on market and tower (ORL-4.2).
fn within_the_room(game: &Orleans, seat: Seat, draws: u8) -> Verdict {
    let room = game.room(seat);
    ensure(draws <= room, Refusal::NoRoom { room })
}

/// Nobody draws more than the bag holds (ORL-4.2).
fn within_the_bag(game: &Orleans, seat: Seat, draws: u8) -> Verdict {
    let bag = game[seat].bag.left();
    ensure(draws <= bag, Refusal::BagTooSmall { bag })
}

/// The number is fixed before anything is drawn (ORL-4.3).
fn choose_draws(game: &mut Orleans, seat: Seat, draws: u8, log: &mut impl Log<Event>) {
    game[seat].muster = Muster { draws, ..Muster::default() };
    log.note(Event::DrawsChosen { seat, draws });
    game.pending.remove(seat);
    game.ask_each(step::Muster);
}

/// The chosen draws are made; a bag that is drawn to the last needs no chance (ORL-4.4).
pub(crate) fn fill(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    game.then(Task::Stow(seat));
    let player = &mut game[seat];
    if player.muster.draws == player.bag.left() {
        empty_the_bag(player, seat, log);
    } else if player.muster.draws > 0 {
        game.draw(Draw::Follower(seat));
    }
}

/// All that is in the bag comes out.
pub(crate) fn empty_the_bag(player: &mut Player, seat: Seat, log: &mut impl Log<Event>) {
    player.muster.draws = 0;
    for follower in Follower::ALL.iter().copied() {
        for _ in 0..player.bag.count(follower as usize) {
            player.draw(follower);
            log.note(Event::Drawn { seat, follower });
        }
    }
}

/// A follower comes out of the bag (ORL-4.4).
pub(crate) fn draw(game: &mut Orleans, seat: Seat, follower: Follower, log: &mut impl Log<Event>) {
    game[seat].draw(follower);
    game[seat].muster.draws -= 1;
    log.note(Event::Drawn { seat, follower });
    if game[seat].muster.draws > 0 {
        game.draw(Draw::Follower(seat));
    }
}

/// The new followers go to the market, unless the tower leaves a choice (ORL-4.6).
pub(crate) fn stow(game: &mut Orleans, seat: Seat) {
    if !game[seat].hand.is_empty() && game.tower_room(seat) > 0 {
        game.ask(seat, ChooseStore);
    } else {
        put_on_market(game, seat);
    }
}

impl Ask<Orleans> for ChooseStore {
    fn prompt(self, game: &Orleans, seat: Seat) -> Prompt {
        let prompt = Phrase::new("orleans-prompt-choose-store").number("tower", game.tower_room(seat));
        prompt.number("market", game[seat].market_room()).asked_by("ORL-4.6")
    }

    /// Each sort of new follower for the tower, and the market for the rest.
    fn candidates(self, game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game[seat].hand.sorts().map(Choice::Tower));
        out.push(Choice::Market);
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Tower(follower) => {
                hearing.under(MAY_PUT_ON_TOWER, follower, |game, log| put_on_tower(game, seat, follower, log))
            }
            Choice::Market => hearing.under(MAY_PUT_ON_MARKET, (), |game, _| put_on_market(game, seat)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold to put a new follower on the tower.
pub(crate) const MAY_PUT_ON_TOWER: &[Rule<Follower>] =
    &[is_new, tower_has_room, stowed_in_order, leaves_enough_for_the_tower];

/// Only followers just drawn or retrieved enter the tower (ORL-4.6, ORL-7.18).
fn is_new(game: &Orleans, seat: Seat, follower: Follower) -> Verdict {
    ensure(game[seat].hand.count(follower) > 0, Refusal::NotInHand { follower })
}

/// The tower has two spaces (ORL-4.1).
fn tower_has_room(game: &Orleans, seat: Seat, _: Follower) -> Verdict {
    ensure(game.tower_room(seat) > 0, Refusal::TowerFull)
}

/// Followers for the tower are named in order, so that each pair has one spelling.
fn stowed_in_order(game: &Orleans, seat: Seat, follower: Follower) -> Verdict {
    ensure(follower as u16 >= game[seat].muster.from, Refusal::OutOfOrder)
}

/// When the market cannot take the rest, others must be left to follow to the tower (ORL-4.6).
fn leaves_enough_for_the_tower(game: &Orleans, seat: Seat, follower: Follower) -> Verdict {
    let player = &game[seat];
    let needed = player.hand.len().saturating_sub(player.market_room());
    let later = player.hand.tiles().filter(|other| *other >= follower).count() as u8;
    ensure(later >= needed, Refusal::TowerNeeded { followers: needed })
}

/// All that must hold to put the rest on the market.
const MAY_PUT_ON_MARKET: &[Rule<()>] = &[market_takes_the_rest];

/// The market has eight spaces (ORL-4.6).
fn market_takes_the_rest(game: &Orleans, seat: Seat, (): ()) -> Verdict {
    let (room, followers) = (game[seat].market_room(), game[seat].hand.len());
    ensure(followers <= room, Refusal::MarketTooSmall { room, followers })
}

/// A new follower stands on the tower (ORL-4.6).
fn put_on_tower(game: &mut Orleans, seat: Seat, follower: Follower, log: &mut impl Log<Event>) {
    let player = &mut game[seat];
    player.hand.take(follower);
    player.tower.put(follower);
    player.muster.from = follower as u16;
    log.note(Event::OnTower { seat, follower });
    stow(game, seat);
}

/// All other new followers stand on the market (ORL-4.6).
fn put_on_market(game: &mut Orleans, seat: Seat) {
    let player = &mut game[seat];
    player.muster = Muster::default();
    for follower in std::mem::take(&mut player.hand).tiles() {
        player.market.put(follower);
    }
}
