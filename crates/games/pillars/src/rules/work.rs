//! Craftsmen turn resources into points, each once a round and in one go (PIL-11.1 to PIL-11.9).

use parlour_core::law::unless;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::draft::craftsman_is_ones_own;
use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::{Craftsman, Good, Need, Trade};
use crate::event::Event;
use crate::refusal::{Aim, Refusal};
use crate::state::{Pillars, Source};
use crate::step::{Return, Work};
use crate::words::{CUBES, GOLD};

/// A craftsman and how many times he works.
type Job = (Craftsman, u8);

/// All that must hold for a craftsman to work.
const MAY_WORK: &[Rule<Job>] = &[
    worker_is_ones_own,
    works_at_all,
    has_not_worked,
    is_within_capacity,
    need_is_met,
    cubes_are_at_hand,
    gold_is_at_hand,
];

impl Ask<Pillars> for Work {
    fn prompt(self, game: &Pillars, seat: Seat) -> Prompt {
        let player = &game[seat];
        Phrase::new("pillars-prompt-work")
            .count("gold", player.gold, GOLD)
            .count("cubes", player.cubes(), CUBES)
            .asked_by("PIL-11.1")
    }

    /// Every craftsman with every number of uses he could manage, and finishing.
    fn candidates(self, game: &Pillars, seat: Seat, out: &mut Vec<Choice>) {
        let player = &game[seat];
        for craftsman in player.craftsmen.iter() {
            let most = if player.worked.has(craftsman) { 1 } else { player.capacity(craftsman) };
            out.extend((1..=most).map(|uses| Choice::Work(craftsman, uses)));
        }
        out.push(Choice::Finish);
    }

    fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Work(one, uses) => {
                hearing.under(MAY_WORK, (one, uses), |game, log| work(game, seat, (one, uses), log))
            }
            Choice::Finish => hearing.freely(|game, _| finish(game, seat)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Only one's own craftsmen work (PIL-11.1).
fn worker_is_ones_own(game: &Pillars, seat: Seat, (craftsman, _): Job) -> Verdict {
    craftsman_is_ones_own(game, seat, craftsman)
}

/// At least once (PIL-11.2).
fn works_at_all(_: &Pillars, _: Seat, (_, uses): Job) -> Verdict {
    unless(uses == 0, Refusal::AtLeastOne(Aim::Work))
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
        (have < needed).then_some(Refusal::TooFewGoods { deed: Aim::Work, good, needed, have })
    });
    short.map_or(Ok(()), Err)
}

/// The goldsmith's gold, too, is paid in full (PIL-11.8).
fn gold_is_at_hand(game: &Pillars, seat: Seat, (craftsman, uses): Job) -> Verdict {
    let (price, gold) = (craftsman.card().input.gold.saturating_mul(uses), game[seat].gold);
    unless(gold < price, Refusal::TooPoor { deed: Aim::Work, price, gold })
}

/// The input of every use is spent, then the output gained (PIL-11.3 to PIL-11.9).
fn work(game: &mut Pillars, seat: Seat, (craftsman, uses): Job, log: &mut impl Log<Event>) {
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
    game.ask(seat, Work);
}

/// Work is over; more than five cubes cannot be kept (PIL-11.11).
fn finish(game: &mut Pillars, seat: Seat) {
    if game[seat].excess() > 0 {
        game.ask(seat, Return { from: Good::Sand });
    }
}
