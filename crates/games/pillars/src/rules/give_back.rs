//! More than five cubes cannot be kept: which ones go back (PIL-11.11).

use parlour_core::law::unless;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::Good;
use crate::event::Event;
use crate::refusal::{Aim, Refusal};
use crate::state::Pillars;
use crate::step::Return;
use crate::words::CUBES;

/// The first kind that may still be returned, and so many cubes of a kind.
type Lot = (Good, Good, u8);

/// All that must hold to return cubes.
const MAY_RETURN: &[Rule<Lot>] =
    &[returns_something, cubes_are_ones_own, no_more_than_the_excess, kinds_come_in_order, rest_can_follow];

impl Ask<Pillars> for Return {
    fn prompt(self, game: &Pillars, seat: Seat) -> Prompt {
        Phrase::new("pillars-prompt-return").count("excess", game[seat].excess(), CUBES).asked_by("PIL-11.11")
    }

    /// Every number of cubes of every kind at hand.
    fn candidates(self, game: &Pillars, seat: Seat, out: &mut Vec<Choice>) {
        let player = &game[seat];
        for good in Good::ALL.iter().copied() {
            out.extend((1..=player[good].min(player.excess())).map(|n| Choice::Return(good, n)));
        }
    }

    fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Choice::Return(good, n) = choice else { return hearing.refuse(Refusal::NotAsked) };
        hearing.under(MAY_RETURN, (self.from, good, n), |game, log| give_back(game, seat, good, n, log))
    }
}

/// Nought need not be said.
fn returns_something(_: &Pillars, _: Seat, (_, _, n): Lot) -> Verdict {
    unless(n == 0, Refusal::AtLeastOne(Aim::Return))
}

/// Only one's own cubes.
fn cubes_are_ones_own(game: &Pillars, seat: Seat, (_, good, needed): Lot) -> Verdict {
    let have = game[seat][good];
    unless(have < needed, Refusal::TooFewGoods { deed: Aim::Return, good, needed, have })
}

/// Five cubes are never touched (PIL-11.11, PIL-11.13).
fn no_more_than_the_excess(game: &Pillars, seat: Seat, (_, _, n): Lot) -> Verdict {
    let excess = game[seat].excess();
    unless(n > excess, Refusal::MoreThanExcess { excess })
}

/// Kinds are returned in one order, so that every bundle has one spelling.
fn kinds_come_in_order(_: &Pillars, _: Seat, (from, good, _): Lot) -> Verdict {
    unless(good < from, Refusal::KindIsPast { good })
}

/// The kinds that follow must suffice for the rest.
fn rest_can_follow(game: &Pillars, seat: Seat, (_, good, n): Lot) -> Verdict {
    let player = &game[seat];
    let left = player.goods[good as usize + 1..].iter().sum();
    let still = player.excess().saturating_sub(n);
    unless(still > left, Refusal::TooFewToFollow { still, left })
}

/// Cubes go back to the supply; if they were not enough, later kinds follow (PIL-11.11).
fn give_back(game: &mut Pillars, seat: Seat, good: Good, cubes: u8, log: &mut impl Log<Event>) {
    game[seat][good] -= cubes;
    log.note(Event::Returns { seat, good, cubes });
    let later = Good::ALL.get(good as usize + 1).copied();
    if let Some(later) = later.filter(|_| game[seat].excess() > 0) {
        game.ask(seat, Return { from: later });
    }
}
