//! What exchanges bring: goods, basic goods, tiles for points, the joker's yield (ORA-10.9).

use parlour_core::{Log, Seat};

use super::{Verdict, ensure, function, harvest};
use crate::choice::{Choice, Clergyman};
use crate::data::{BASIC, Effect, Good, Marker, Measure, POINT_TILES, Prize, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::step::{Step, Use};

/// The bill is settled: the user receives what was paid for.
pub(crate) fn deliver(game: &mut Ora, at: Use, counts: [u8; 2], log: &mut impl Log<Event>) {
    if let Effect::OneOf(offers) = function::effect(at) {
        award(game, at, offers[usize::from(counts[0]) - 1].prize, 1, log);
        return;
    }
    for (offer, count) in function::offers(at).0.iter().zip(counts) {
        if count > 0 {
            award(game, at, offer.prize, count, log);
        }
    }
}

/// A prize, so many times over.
pub(super) fn award(game: &mut Ora, at: Use, prize: Prize, times: u8, log: &mut impl Log<Event>) {
    let seat = at.user;
    match prize {
        Prize::Goods(goods) => game.gain_all(seat, goods, times, log),
        Prize::Basics(_) => game.agenda.push(Step::Basics { at, index: 0, first: None }),
        Prize::Points(measure) => {
            let left = entitlement(game, seat, measure);
            game.agenda.push(Step::Tiles { seat, left, next: 0 });
        }
        Prize::Joker(_) => game.agenda.push(Step::Kind(at)),
        Prize::Build => game.agenda.push(Step::Build { seat, must: false }),
        Prize::RecallAndBuild => {
            if game.player_mut(seat).recall_prior() {
                log.note(Event::CameHome { seat, clergyman: Clergyman::Prior });
            }
            game.agenda.push(Step::Build { seat, must: false });
        }
        Prize::FellAndCut => game.agenda.push(Step::Warm { seat, fell: true, cut: true }),
        // District first: a plot may lean on it, never the other way round.
        Prize::Landscape => {
            game.agenda.push_in_order([Tile::District, Tile::Plot].map(|tile| Step::Tile { seat, tile }));
        }
    }
}

/// Points of the Festival Ground and of the House of the Brotherhood (ORA-11.38I, ORA-11.41G).
pub(crate) fn entitlement(game: &Ora, seat: Seat, measure: Measure) -> u8 {
    match measure {
        Measure::Wilderness => game.land(seat).wilderness(),
        Measure::Cloister => game.land(seat).cloister() * game.play.ring().brotherhood / 2,
    }
}

/// The basic goods.
pub(crate) fn basics(out: &mut Vec<Choice>) {
    out.extend(BASIC.iter().map(|good| Choice::Basic(*good)));
}

/// A basic good, another one than the first (ORA-11.02G, ORA-11.15I).
pub(crate) fn may_take_basic(good: Good, first: Option<Good>) -> Verdict {
    ensure(good.is_basic(), Refusal::NotOffered)?;
    ensure(first != Some(good), Refusal::TakenAlready { good })
}

/// So many of the basic good; another one may follow.
pub(crate) fn take_basic(game: &mut Ora, at: Use, index: u8, good: Good, log: &mut impl Log<Event>) {
    let amounts = function::basics(at);
    game.gain(at.user, good, u16::from(amounts[usize::from(index)]), log);
    if usize::from(index) + 1 < amounts.len() {
        game.agenda.push(Step::Basics { at, index: index + 1, first: Some(good) });
    }
}

/// Goes on to a tile the points reach; true if there is none.
pub(crate) fn points_are_spent(left: u8, next: &mut u8) -> bool {
    while POINT_TILES.get(usize::from(*next)).is_some_and(|good| good.points() > left) {
        *next += 1;
    }
    usize::from(*next) >= POINT_TILES.len()
}

/// So many tiles of the kind as the points reach.
pub(crate) fn tiles(left: u8, next: u8, out: &mut Vec<Choice>) {
    let good = POINT_TILES[usize::from(next)];
    out.extend((0..=left / good.points()).map(|amount| Choice::Take(good, amount)));
}

/// The tiles are worth no more than the points (ORA-10.9).
pub(crate) fn may_take(left: u8, next: u8, good: Good, amount: u8) -> Verdict {
    ensure(good == POINT_TILES[usize::from(next)], Refusal::NotAsked)?;
    ensure(amount <= left / good.points(), Refusal::TooDear { left })
}

/// The tiles are taken, then cheaper ones may be.
pub(crate) fn take(
    game: &mut Ora,
    seat: Seat,
    (left, next): (u8, u8),
    amount: u8,
    log: &mut impl Log<Event>,
) {
    let good = POINT_TILES[usize::from(next)];
    game.gain(seat, good, u16::from(amount), log);
    game.agenda.push(Step::Tiles { seat, left: left - amount * good.points(), next: next + 1 });
}

fn joker_kinds(at: Use) -> &'static [Good] {
    match function::offers(at).0.first().map(|offer| offer.prize) {
        Some(Prize::Joker(kinds)) => kinds,
        _ => &[],
    }
}

/// The goods the joker may bring (ORA-11.33F, ORA-11.33I).
pub(crate) fn kinds(at: Use, out: &mut Vec<Choice>) {
    out.extend(joker_kinds(at).iter().map(|good| Choice::Joker(*good)));
}

/// One of the goods on the card.
pub(crate) fn may_bring(at: Use, good: Good) -> Verdict {
    ensure(joker_kinds(at).contains(&good), Refusal::NotOffered)
}

/// As many as the joker reads, all of one kind.
pub(crate) fn bring(game: &mut Ora, seat: Seat, good: Good, log: &mut impl Log<Event>) {
    harvest::harvest(game, seat, good, Marker::Joker, log);
}
