//! The goods step: the travelling merchant changes places (BLF-5.1, BLF-12.2).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::{Building, Gap, Good, Item, PawnSpot, Village, Worker};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{FIFTH_PAWN, Forest};
use crate::step::{Due, Dues, Go, PutNeutral, Swap, Task};

/// All that must hold to take the goods step.
pub(super) const MAY_SWAP: &[Rule<()>] = &[goods_are_there];

/// One goods is there (BLF-5.1).
fn goods_are_there(game: &Forest, seat: Seat, (): ()) -> Verdict {
    ensure(game[seat].dials.of(Good::Goods) > 0, Refusal::NoGoods)
}

impl Ask<Forest> for Swap {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-swap").asked_by("BLF-5.1")
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        let others = Worker::ALL.iter().filter(|worker| **worker != Worker::Merchant);
        out.extend(others.copied().map(Choice::With));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::With(worker) => {
                hearing.under(MAY_SWAP_WITH, worker, |game, log| swap(game, seat, worker, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_SWAP_WITH: &[Rule<Worker>] = &[is_another];

/// The merchant changes places with another worker (BLF-5.1).
fn is_another(_: &Forest, _: Seat, worker: Worker) -> Verdict {
    ensure(worker != Worker::Merchant, Refusal::MerchantHimself)
}

/// The worker is named, then the goods are paid, then the tiles change places.
fn swap(game: &mut Forest, seat: Seat, worker: Worker, log: &mut impl Log<Event>) {
    game[seat].dials.lower(Item::Goods, 1);
    log.note(Event::Spent { seat, item: Item::Goods, n: 1 });
    game.then(seat, Task::Exchange(worker));
    game.then(seat, Task::Settle(Dues::NONE));
}

/// Exchanges the tiles; two players then move the neutral pawn (BLF-12.2).
pub(crate) fn exchange(game: &mut Forest, seat: Seat, worker: Worker, log: &mut impl Log<Event>) {
    let (one, two) = (game.space_of(Worker::Merchant), game.space_of(worker));
    game.workers.swap(one, two);
    log.note(Event::Swapped { seat, worker });
    game.then(seat, Task::AfterSwap);
    if game.has_neutral() {
        game.ask(seat, PutNeutral { village: None });
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
    game.ask(seat, Go);
    game.then(seat, Task::Settle(dues));
}

impl Ask<Forest> for PutNeutral {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        match self.village {
            Some(village) => {
                Phrase::new("forest-prompt-put-neutral").term("village", village.key()).asked_by("BLF-2.9")
            }
            None => Phrase::new("forest-prompt-move-neutral").asked_by("BLF-12.2"),
        }
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        let wanted = |gap: &Gap| self.village.is_none_or(|village| gap.village() == village);
        out.extend(Gap::all().filter(wanted).map(Choice::Neutral));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Neutral(gap) => hearing.under(MAY_PUT_NEUTRAL, (self.village, gap), |game, log| {
                put_neutral(game, seat, gap, log);
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_PUT_NEUTRAL: &[Rule<(Option<Village>, Gap)>] = &[is_in_village, neutral_moves, gap_is_free];

/// The gap is in the village that was named (BLF-2.9).
fn is_in_village(_: &Forest, _: Seat, (village, gap): (Option<Village>, Gap)) -> Verdict {
    ensure(village.is_none_or(|village| gap.village() == village), Refusal::OtherVillage)
}

/// The neutral pawn goes to another gap (BLF-12.2).
fn neutral_moves(game: &Forest, _: Seat, (_, gap): (Option<Village>, Gap)) -> Verdict {
    ensure(game.pawns[FIFTH_PAWN] != PawnSpot::Gap(gap), Refusal::NeutralMustMove)
}

/// The gap is free (BLF-5.3).
fn gap_is_free(game: &Forest, _: Seat, (_, gap): (Option<Village>, Gap)) -> Verdict {
    ensure(!game.is_taken(gap), Refusal::GapTaken)
}

/// The neutral pawn stands there now and blocks the gap (BLF-12.1).
fn put_neutral(game: &mut Forest, seat: Seat, gap: Gap, log: &mut impl Log<Event>) {
    game.pawns[FIFTH_PAWN] = PawnSpot::Gap(gap);
    log.note(Event::NeutralPut { seat, gap });
}
