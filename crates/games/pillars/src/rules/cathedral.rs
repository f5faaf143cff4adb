//! Station 13: craftsmen turn resources into points (PIL-11.x).

use parlour_core::law::unless;
use parlour_core::{Log, Row, Seat};

use super::draft::craftsman_is_ones_own;
use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::{CATHEDRAL, Craftsman, EventCard, Good, Need, Trade};
use crate::event::Event;
use crate::flow::Step;
use crate::refusal::{Deed, Refusal};
use crate::state::{Pillars, SEATS, Source};

/// A craftsman and how many times he works.
pub(crate) type Job = (Craftsman, u8);

/// All that must hold for a craftsman to work.
pub(crate) const MAY_WORK: &[Rule<Job>] = &[
    worker_is_ones_own,
    works_at_all,
    has_not_worked,
    is_within_capacity,
    need_is_met,
    cubes_are_at_hand,
    gold_is_at_hand,
];
/// All that must hold for a craftsman to be blessed.
pub(crate) const MAY_BE_BLESSED: &[Rule<Craftsman>] = &[craftsman_is_ones_own, archbishop_knows_the_trade];
/// All that must hold to return cubes.
pub(crate) const MAY_RETURN: &[Rule<(Good, u8)>] =
    &[returns_something, cubes_are_ones_own, no_more_than_the_excess, kinds_come_in_order, rest_can_follow];

/// Only one's own craftsmen work (PIL-11.1).
fn worker_is_ones_own(game: &Pillars, seat: Seat, (craftsman, _): Job) -> Verdict {
    craftsman_is_ones_own(game, seat, craftsman)
}

/// At least once (PIL-11.2).
fn works_at_all(_: &Pillars, _: Seat, (_, uses): Job) -> Verdict {
    unless(uses == 0, Refusal::AtLeastOne(Deed::Work))
}

/// Each craftsman works once per round, in one go (PIL-11.2).
fn has_not_worked(game: &Pillars, seat: Seat, (craftsman, _): Job) -> Verdict {
    unless(game[seat].worked.has(craftsman), Refusal::WorkedAlready { craftsman })
}

/// At most as often as his capacity (PIL-11.2).
fn is_within_capacity(game: &Pillars, seat: Seat, (craftsman, uses): Job) -> Verdict {
    let capacity = game[seat].capacity(craftsman);
    unless(uses > capacity, Refusal::OverCapacity { craftsman, capacity })
}

/// The tool maker wants to see metal, masons need a mortar mixer, at the moment they work
/// (PIL-11.4, PIL-11.6, PIL-11.14).
fn need_is_met(game: &Pillars, seat: Seat, (craftsman, _): Job) -> Verdict {
    let player = &game[seat];
    match craftsman.card().need {
        Some(Need::Metal) => unless(player[Good::Metal] == 0, Refusal::NoMetalAtHand),
        Some(Need::MortarMixer) => unless(!player.has_trade(Trade::MortarMixer), Refusal::NoMortarMixer),
        None => Ok(()),
    }
}

/// Every use is paid in full (PIL-11.2).
fn cubes_are_at_hand(game: &Pillars, seat: Seat, (craftsman, uses): Job) -> Verdict {
    let input = craftsman.card().input;
    let short = Good::ALL.iter().copied().find_map(|good| {
        let (needed, have) = (input.goods[good as usize].saturating_mul(uses), game[seat][good]);
        (have < needed).then_some(Refusal::TooFewGoods { deed: Deed::Work, good, needed, have })
    });
    short.map_or(Ok(()), Err)
}

/// The goldsmith's gold, too, is paid in full (PIL-11.8).
fn gold_is_at_hand(game: &Pillars, seat: Seat, (craftsman, uses): Job) -> Verdict {
    let (price, gold) = (craftsman.card().input.gold.saturating_mul(uses), game[seat].gold);
    unless(gold < price, Refusal::TooPoor { deed: Deed::Work, price, gold })
}

/// A printed capacity, and neither organ builder nor bell founder (PIL-11.10).
fn archbishop_knows_the_trade(_: &Pillars, _: Seat, craftsman: Craftsman) -> Verdict {
    unless(!craftsman.may_be_blessed(), Refusal::CannotBeBlessed { craftsman })
}

/// Nought need not be said.
fn returns_something(_: &Pillars, _: Seat, (_, n): (Good, u8)) -> Verdict {
    unless(n == 0, Refusal::AtLeastOne(Deed::Return))
}

/// Only one's own cubes.
fn cubes_are_ones_own(game: &Pillars, seat: Seat, (good, needed): (Good, u8)) -> Verdict {
    let have = game[seat][good];
    unless(have < needed, Refusal::TooFewGoods { deed: Deed::Return, good, needed, have })
}

/// Five cubes are never touched (PIL-11.11, PIL-11.13).
fn no_more_than_the_excess(game: &Pillars, seat: Seat, (_, n): (Good, u8)) -> Verdict {
    let excess = game[seat].excess();
    unless(n > excess, Refusal::MoreThanExcess { excess })
}

/// Kinds are returned in one order, so that every bundle has one spelling.
fn kinds_come_in_order(game: &Pillars, _: Seat, (good, _): (Good, u8)) -> Verdict {
    let past = matches!(game.agenda.top(), Some(Step::Return(_, from)) if good < from);
    unless(past, Refusal::KindIsPast { good })
}

/// The kinds that follow must suffice for the rest.
fn rest_can_follow(game: &Pillars, seat: Seat, (good, n): (Good, u8)) -> Verdict {
    let player = &game[seat];
    let left = player.goods[good as usize + 1..].iter().sum();
    let still = player.excess().saturating_sub(n);
    unless(still > left, Refusal::TooFewToFollow { still, left })
}

/// Every craftsman with every number of uses he could manage, and finishing.
pub(crate) fn candidates(game: &Pillars, seat: Seat, out: &mut Vec<Choice>) {
    let player = &game[seat];
    for craftsman in player.craftsmen.iter() {
        let most = if player.worked.has(craftsman) { 1 } else { player.capacity(craftsman) };
        out.extend((1..=most).map(|uses| Choice::Work(craftsman, uses)));
    }
    out.push(Choice::Finish);
}

/// Every own craftsman, and none.
pub(crate) fn blessing_candidates(game: &Pillars, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(game[seat].craftsmen.iter().map(Choice::Bless));
    out.push(Choice::BlessNone);
}

/// Every number of cubes of every kind at hand.
pub(crate) fn return_candidates(game: &Pillars, seat: Seat, out: &mut Vec<Choice>) {
    let player = &game[seat];
    for good in Good::ALL.iter().copied() {
        out.extend((1..=player[good].min(player.excess())).map(|n| Choice::Return(good, n)));
    }
}

/// All players work, clockwise from the start player; then the building grows (PIL-11.1).
pub(crate) fn begin(game: &mut Pillars) {
    let shifts: Row<Seat, SEATS> = game.clockwise().collect();
    game.agenda.push(Step::AddPart);
    game.agenda.push_in_order(shifts.iter().map(|seat| Step::Shift(*seat)));
}

/// Before his first craftsman works, a player may name the one the archbishop blesses; whoever
/// has none to name is not asked (PIL-11.10, PIL-15.5).
pub(crate) fn begin_shift(game: &mut Pillars, seat: Seat) {
    game.agenda.push(Step::Work(seat));
    let blessed = game.is_hit_by(EventCard::Archbishop, seat);
    if blessed && game[seat].craftsmen.iter().any(Craftsman::may_be_blessed) {
        game.agenda.push(Step::Bless(seat));
    }
}

/// The capacity of one craftsman grows by one for this round (PIL-11.10).
pub(crate) fn bless(game: &mut Pillars, seat: Seat, craftsman: Craftsman, log: &mut impl Log<Event>) {
    game[seat].blessed = Some(craftsman);
    log.note(Event::Blessed { seat, craftsman });
}

/// The input of every use is spent, then the output gained (PIL-11.3 to PIL-11.9).
pub(crate) fn work(
    game: &mut Pillars,
    seat: Seat,
    craftsman: Craftsman,
    uses: u8,
    log: &mut impl Log<Event>,
) {
    let card = craftsman.card();
    let player = &mut game[seat];
    for (have, spent) in player.goods.iter_mut().zip(card.input.goods) {
        *have -= spent * uses;
    }
    player.gold -= card.input.gold * uses;
    let (points, gold) = (card.output.points * uses, card.output.gold * uses);
    player.earn(Source::Cathedral, points);
    let spilled = player.gain_gold(gold);
    player.worked.insert(craftsman);
    log.note(Event::Works { seat, craftsman, uses, points, gold, spilled });
    game.agenda.push(Step::Work(seat));
}

/// Work is over; more than five cubes cannot be kept (PIL-11.11).
pub(crate) fn finish(game: &mut Pillars, seat: Seat) {
    if game[seat].excess() > 0 {
        game.agenda.push(Step::Return(seat, Good::Sand));
    }
}

/// Cubes go back to the supply; if they were not enough, later kinds follow (PIL-11.11).
pub(crate) fn give_back(game: &mut Pillars, seat: Seat, good: Good, cubes: u8, log: &mut impl Log<Event>) {
    game[seat][good] -= cubes;
    log.note(Event::Returns { seat, good, cubes });
    let later = Good::ALL.get(good as usize + 1).copied();
    if let Some(later) = later.filter(|_| game[seat].excess() > 0) {
        game.agenda.push(Step::Return(seat, later));
    }
}

/// The start player adds a part to the building (PIL-11.12, PIL-12.3).
pub(crate) fn add_part(game: &mut Pillars, log: &mut impl Log<Event>) {
    let part = CATHEDRAL[usize::from(game.round) - 1];
    log.note(Event::CathedralGrows { part, parts: game.round });
}
