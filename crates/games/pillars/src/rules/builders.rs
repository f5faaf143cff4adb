//! Phase II: master builders are drawn, placed at a falling price, or wait (PIL-5.x).

use parlour_core::law::unless;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::{BUILDERS_AT_THE_WALL, Post, Privilege};
use crate::event::Event;
use crate::refusal::{Aim, Refusal};
use crate::state::Pillars;
use crate::step::{Draw, Place, PlaceWaiting, Redraw};
use crate::words::GOLD;

/// All that must hold to place a drawn builder for gold.
const MAY_PLACE: &[Rule<Post>] = &[post_has_room, price_can_be_paid];
/// All that must hold to place a drawn builder with the help of Brother Remigius.
const MAY_PLACE_FREE: &[Rule<Post>] = &[remigius_helps, placing_costs_something, post_has_room];
/// All that must hold to place a builder that waited.
const MAY_PLACE_WAITING: &[Rule<Post>] = &[post_has_room];
/// All that must hold to let a drawn builder wait.
const MAY_WAIT: &[Rule<()>] = &[waiting_spares_gold];

impl Ask<Pillars> for Redraw {
    fn prompt(self, game: &Pillars, _: Seat) -> Prompt {
        Phrase::new("pillars-prompt-redraw")
            .seat("pawn", self.pawn)
            .count("price", game.price, GOLD)
            .asked_by("PIL-5.2")
    }

    fn candidates(self, _: &Pillars, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Keep, Choice::PutBack]);
    }

    fn answer<H: Hearing<Pillars>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let pawn = self.pawn;
        match choice {
            Choice::Keep => hearing.freely(|game, _| game.ask(pawn, Place)),
            Choice::PutBack => hearing.freely(|game, log| put_back(game, pawn, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

impl Ask<Pillars> for Place {
    fn prompt(self, game: &Pillars, seat: Seat) -> Prompt {
        match game.price {
            0 => Phrase::new("pillars-prompt-place-free").asked_by("PIL-5.5"),
            price => Phrase::new("pillars-prompt-place")
                .count("price", price, GOLD)
                .count("gold", game[seat].gold, GOLD)
                .asked_by("PIL-5.3"),
        }
    }

    /// Every post, then waiting, then every post with Brother Remigius if he helps.
    fn candidates(self, game: &Pillars, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(Post::ALL.iter().copied().map(Choice::Place));
        out.push(Choice::Wait);
        if game[seat].privileges.has(Privilege::Remigius) {
            out.extend(Post::ALL.iter().copied().map(Choice::PlaceFree));
        }
    }

    fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Place(post) => hearing.under(MAY_PLACE, post, |game, log| place(game, seat, post, log)),
            Choice::PlaceFree(post) => {
                hearing.under(MAY_PLACE_FREE, post, |game, log| place_free(game, seat, post, log))
            }
            Choice::Wait => hearing.under(MAY_WAIT, (), |game, log| wait(game, seat, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

impl Ask<Pillars> for PlaceWaiting {
    fn prompt(self, game: &Pillars, _: Seat) -> Prompt {
        let price = game.first_waiting().map_or(0, |(price, _)| price);
        Phrase::new("pillars-prompt-place-waiting").number("price", price).asked_by("PIL-5.8")
    }

    fn candidates(self, _: &Pillars, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Post::ALL.iter().copied().map(Choice::Place));
    }

    fn answer<H: Hearing<Pillars>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Place(post) => {
                hearing.under(MAY_PLACE_WAITING, post, |game, log| place_waiting(game, post, log))
            }
            Choice::PlaceFree(_) => hearing.refuse(Refusal::RemigiusNotNeeded),
            Choice::Wait => hearing.refuse(Refusal::WaitedAlready),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// One builder per space (PIL-5.9).
fn post_has_room(game: &Pillars, _: Seat, post: Post) -> Verdict {
    unless(game.free_space(post).is_none(), Refusal::NoFreeSpace { post })
}

/// Placing costs the price of the moment, in full (PIL-5.3, PIL-5.6).
fn price_can_be_paid(game: &Pillars, seat: Seat, _: Post) -> Verdict {
    let (price, gold) = (game.price, game[seat].gold);
    unless(gold < price, Refusal::TooPoor { deed: Aim::Place, price, gold })
}

/// Only his owner can call Brother Remigius, and only once (PIL-5.13, PIL-14.16).
fn remigius_helps(game: &Pillars, seat: Seat, _: Post) -> Verdict {
    unless(!game[seat].privileges.has(Privilege::Remigius), Refusal::NoRemigius)
}

/// Brother Remigius is not wasted on a builder that costs nothing (PIL-5.13, ruling A40).
fn placing_costs_something(game: &Pillars, _: Seat, _: Post) -> Verdict {
    unless(game.price == 0, Refusal::RemigiusNotNeeded)
}

/// At no cost a builder must be placed (PIL-5.5).
fn waiting_spares_gold(game: &Pillars, _: Seat, (): ()) -> Verdict {
    unless(game.price == 0, Refusal::PlacingIsFree)
}

/// The first builder is drawn (PIL-5.1).
pub(crate) fn begin(game: &mut Pillars) {
    game.draw(Draw::PullBuilder);
}

/// A builder leaves the bag: set aside because of the town wall, shown to the start player who
/// may still put one back, or given to its owner (PIL-5.2, PIL-5.3, PIL-5.12).
pub(super) fn draw(game: &mut Pillars, pawn: Seat, log: &mut impl Log<Event>) {
    game.bag.take(pawn.index());
    log.note(Event::Drawn { seat: pawn, price: game.price });
    if is_kept_at_the_wall(game, pawn) {
        game.aside.insert(pawn);
        log.note(Event::SetAside { seat: pawn });
        next_builder(game);
    } else if may_be_put_back(game) {
        game.ask(game.start, Redraw { pawn });
    } else {
        game.ask(pawn, Place);
    }
}

/// Two of the builders were placed or parked, and the town wall takes the third (PIL-5.12).
fn is_kept_at_the_wall(game: &Pillars, pawn: Seat) -> bool {
    game.walled.has(pawn) && game.resolved(pawn) >= BUILDERS_AT_THE_WALL
}

/// Once per round, and only if another could be drawn instead (PIL-5.2).
fn may_be_put_back(game: &Pillars) -> bool {
    !game.redrawn && !game.bag.is_empty()
}

/// The builder is in the bag again before the next one is drawn (PIL-5.2, ruling A18).
fn put_back(game: &mut Pillars, pawn: Seat, log: &mut impl Log<Event>) {
    game.bag.put(pawn.index());
    game.redrawn = true;
    log.note(Event::PutBack { seat: pawn, start: game.start });
    game.draw(Draw::PullBuilder);
}

/// The owner pays the price and places his builder (PIL-5.3).
fn place(game: &mut Pillars, pawn: Seat, post: Post, log: &mut impl Log<Event>) {
    let price = game.price;
    game[pawn].gold -= price;
    settle(game, pawn, post, price, log);
    lower_price(game);
}

/// Brother Remigius leaves the game, the builder costs nothing; the price falls all the same
/// (PIL-5.13).
fn place_free(game: &mut Pillars, pawn: Seat, post: Post, log: &mut impl Log<Event>) {
    game[pawn].privileges.remove(Privilege::Remigius);
    log.note(Event::Uses { seat: pawn, privilege: Privilege::Remigius });
    settle(game, pawn, post, 0, log);
    lower_price(game);
}

/// The builder is parked beside its price (PIL-5.7).
fn wait(game: &mut Pillars, pawn: Seat, log: &mut impl Log<Event>) {
    game.parked[usize::from(game.price) - 1] = Some(pawn);
    log.note(Event::Waits { seat: pawn, price: game.price });
    lower_price(game);
}

/// A builder that waited is placed free of charge (PIL-5.8).
fn place_waiting(game: &mut Pillars, post: Post, log: &mut impl Log<Event>) {
    let (price, pawn) = game.first_waiting().expect("a builder waits");
    game.parked[usize::from(price) - 1] = None;
    settle(game, pawn, post, 0, log);
    next_builder(game);
}

/// The builder takes the free space with the lowest number (PIL-5.11).
fn settle(game: &mut Pillars, pawn: Seat, post: Post, price: u8, log: &mut impl Log<Event>) {
    let space = game.free_space(post).expect("a post with room");
    game.spaces[space] = Some(pawn);
    log.note(Event::Placed { seat: pawn, post, price });
}

/// After a placement or a pass the price falls by one, down to nought (PIL-5.4).
fn lower_price(game: &mut Pillars) {
    game.price = game.price.saturating_sub(1);
    next_builder(game);
}

/// The bag is emptied first; then those who waited are placed, the highest price first (PIL-5.8).
fn next_builder(game: &mut Pillars) {
    if !game.bag.is_empty() {
        game.draw(Draw::PullBuilder);
        return;
    }
    if game.players == 2 {
        // Two players do not get down to nought by drawing: the marker is put there (PIL-5.10).
        game.price = 0;
    }
    if let Some((_, pawn)) = game.first_waiting() {
        game.ask(pawn, PlaceWaiting);
    }
}
