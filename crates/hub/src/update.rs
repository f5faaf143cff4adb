//! What changes about a table along with its journal: who is asked, clocks, results.

use std::time::Duration;

use parlour_core::any::AnyTable;
use parlour_core::{Decision, Seat, SeatSet, Who};
use parlour_store::{Moment, NewEntry, Outcome as Ranked, SeatRow, Source, Status, TableUpdate};

use crate::Hub;
use crate::snapshot::Snapshot;
use crate::terms::Terms;
use crate::time::TableTime;

impl Hub {
    /// What is written beside lines that have just been played in memory.
    pub(crate) fn update_of(
        &self,
        snapshot: &Snapshot,
        game: &dyn AnyTable,
        new: &[NewEntry],
    ) -> TableUpdate {
        let asked = asked(game.decision());
        let over = game.decision() == Decision::Over;
        let (clocks, anew) = self.clocks(snapshot, asked, new);
        TableUpdate {
            asked,
            status: over.then_some(Status::Over),
            due: self.first_look(snapshot, &clocks),
            clocks,
            anew,
            relieved: relieved(snapshot, asked),
            results: if over && Terms::of(snapshot.row()).counts() { results(game) } else { Vec::new() },
            drop_drafts: SeatSet::EMPTY,
            drafts_known: Vec::new(),
        }
    }

    /// A seat that is asked anew has the whole time of a turn; one that still owes its answer has what is left.
    fn clocks(&self, snapshot: &Snapshot, asked: SeatSet, new: &[NewEntry]) -> (Vec<(Seat, i64)>, SeatSet) {
        let (mut clocks, mut anew) = (Vec::new(), SeatSet::EMPTY);
        if !has_clocks(snapshot) {
            return (clocks, anew);
        }
        let time = TableTime::of(snapshot.row(), &self.clock);
        let answered = |seat: Seat| new.iter().any(|entry| entry.who == seat.name());
        for seat in asked.iter().filter(|seat| snapshot.automaton(*seat).is_none()) {
            let Some(row) = snapshot.seat(seat) else { continue };
            match time.standing(row) {
                Some(standing) if snapshot.row().asked.has(seat) && !answered(seat) => {
                    clocks.push((seat, standing.left.max(0)));
                }
                _ => {
                    anew.insert(seat);
                    clocks.push((seat, self.full_turn(snapshot.row(), row)));
                }
            }
        }
        (clocks, anew)
    }

    /// When clocks that begin to run now want to be looked at.
    fn first_look(&self, snapshot: &Snapshot, clocks: &[(Seat, i64)]) -> Option<Moment> {
        let time = TableTime::of(snapshot.row(), &self.clock).moved_now();
        let looks = clocks.iter().filter_map(|(seat, left)| {
            let seat = snapshot.seat(*seat)?;
            Some(self.next_look(&time, seat, *left))
        });
        looks.min()
    }
}

/// The seats whose caretaker has nothing more to do: the table waits for others now.
fn relieved(snapshot: &Snapshot, asked: SeatSet) -> SeatSet {
    let done = |row: &&SeatRow| row.caretaker && !row.resigned && !asked.has(row.seat);
    snapshot.seated.seats.iter().filter(done).map(|row| row.seat).collect()
}

/// Time runs only where somebody else waits.
pub(crate) fn has_clocks(snapshot: &Snapshot) -> bool {
    snapshot.persons().len() > 1
}

pub(crate) fn asked(decision: Decision) -> SeatSet {
    if let Decision::Ask(seats) = decision { seats } else { SeatSet::EMPTY }
}

pub(crate) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// The lines from number `from` on; those of `seat` up to the first of somebody else come from `source`.
pub(crate) fn new_entries(game: &dyn AnyTable, from: usize, seat: Option<(Seat, Source)>) -> Vec<NewEntry> {
    let mut own = true;
    let answers = game.answers(from).into_iter();
    answers
        .map(|(who, words)| {
            own &= seat.is_some_and(|(seat, _)| who == Who::Seat(seat));
            let source = match (who, seat) {
                (Who::Chance, _) => Source::Chance,
                (Who::Seat(_), Some((_, source))) if own => source,
                _ => Source::Forced,
            };
            NewEntry { who: who.to_string(), words, source }
        })
        .collect()
}

/// Points and ranks; equal standings share a rank.
pub(crate) fn results(game: &dyn AnyTable) -> Vec<Ranked> {
    let scores = game.scores();
    let rank = |index: usize| {
        let standing = scores[index].standing();
        1 + scores.iter().filter(|other| other.standing() > standing).count() as u8
    };
    Seat::all(scores.len() as u8)
        .map(|seat| Ranked { seat, points: scores[seat.index()].total().into(), rank: rank(seat.index()) })
        .collect()
}
