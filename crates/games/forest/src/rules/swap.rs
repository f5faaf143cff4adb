//! The goods step: the travelling merchant changes places (BLF-5.1, BLF-12.2).

use parlour_core::law::ensure;
use parlour_core::{Log, Seat};

use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::{Building, Gap, Good, Item, Spot, Village, Worker};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{FIFTH_PAWN, Forest};
use crate::step::{Due, Dues, Step};

/// One goods is there (BLF-5.1).
fn goods_are_there(game: &Forest, seat: Seat, (): ()) -> Verdict {
    ensure(game[seat].dials.of(Good::Goods) > 0, Refusal::NoGoods)
}

/// The merchant changes places with another worker (BLF-5.1).
fn is_another(_: &Forest, _: Seat, worker: Worker) -> Verdict {
    ensure(worker != Worker::Merchant, Refusal::MerchantHimself)
}

pub(crate) const MAY_SWAP: &[Rule<()>] = &[goods_are_there];
pub(crate) const MAY_SWAP_WITH: &[Rule<Worker>] = &[is_another];

/// The worker is named, then the goods are paid, then the tiles change places.
pub(crate) fn swap(game: &mut Forest, seat: Seat, worker: Worker, log: &mut impl Log<Event>) {
    game[seat].dials.lower(Item::Goods, 1);
    log.note(Event::Spent { seat, item: Item::Goods, n: 1 });
    game.agenda.push(Step::Exchange(seat, worker));
    game.agenda.push(Step::Settle(seat, Dues::NONE));
}

/// Exchanges the tiles; two players then move the neutral pawn (BLF-12.2).
pub(crate) fn exchange(game: &mut Forest, seat: Seat, worker: Worker, log: &mut impl Log<Event>) {
    let (one, two) = (game.space_of(Worker::Merchant), game.space_of(worker));
    game.workers.swap(one, two);
    log.note(Event::Swapped { seat, worker });
    game.agenda.push(Step::AfterSwap(seat));
    if game.has_neutral() {
        game.agenda.push(Step::PutNeutral(seat, None));
    }
}

/// Public baths and workers' house, then the move.
pub(crate) fn finish(game: &mut Forest, seat: Seat) {
    let mut dues = Dues::NONE;
    for (building, due) in
        [(Building::PublicBaths, Due::PublicBaths), (Building::WorkersHouse, Due::WorkersHouse)]
    {
        if game[seat].has(building) {
            dues.insert(due);
        }
    }
    game.agenda.push(Step::Go(seat));
    game.agenda.push(Step::Settle(seat, dues));
}

/// Gaps for the neutral pawn.
pub(crate) fn neutral_candidates(village: Option<Village>, out: &mut Vec<Choice>) {
    let wanted = |gap: &Gap| village.is_none_or(|village| gap.village() == village);
    out.extend(Gap::all().filter(wanted).map(Choice::Neutral));
}

/// The gap is in the village that was named (BLF-2.9).
fn is_in_village(_: &Forest, _: Seat, (village, gap): (Option<Village>, Gap)) -> Verdict {
    ensure(village.is_none_or(|village| gap.village() == village), Refusal::OtherVillage)
}

/// The neutral pawn goes to another gap (BLF-12.2).
fn neutral_moves(game: &Forest, _: Seat, (_, gap): (Option<Village>, Gap)) -> Verdict {
    ensure(game.pawns[FIFTH_PAWN] != Spot::Gap(gap), Refusal::NeutralMustMove)
}

/// The gap is free (BLF-5.3).
fn gap_is_free(game: &Forest, _: Seat, (_, gap): (Option<Village>, Gap)) -> Verdict {
    ensure(!game.is_taken(gap), Refusal::GapTaken)
}

pub(crate) const MAY_PUT_NEUTRAL: &[Rule<(Option<Village>, Gap)>] =
    &[is_in_village, neutral_moves, gap_is_free];

/// The neutral pawn stands there now and blocks the gap (BLF-12.1).
pub(crate) fn put_neutral(game: &mut Forest, seat: Seat, gap: Gap, log: &mut impl Log<Event>) {
    game.pawns[FIFTH_PAWN] = Spot::Gap(gap);
    log.note(Event::NeutralPut { seat, gap });
}
