//! What changes about a table along with its journal: who is asked, clocks, results.

use std::time::Duration;

use parlour_core::any::AnyTable;
use parlour_core::{Decision, Seat, SeatSet, Who};
use parlour_store::{Appended, Moment, NewEntry, Outcome as Ranked, Source, Status, TableUpdate};

use super::hot::Hot;
use crate::app::App;
use crate::clock::Clock;
use crate::pace::Pace;

impl App {
    /// What is written beside lines that have just been played in memory.
    pub(super) fn update_of(&self, hot: &Hot, game: &dyn AnyTable, new: &[NewEntry]) -> TableUpdate {
        let now = self.clock.now();
        let asked = asked(game.decision());
        let over = game.decision() == Decision::Over;
        let clocks = self.clocks(hot, asked, new);
        TableUpdate {
            asked,
            status: over.then_some(Status::Over),
            due: self.due(hot, asked, &clocks, now),
            clocks,
            results: if over { results(game) } else { Vec::new() },
            drop_drafts: SeatSet::EMPTY,
            drafts_known: Vec::new(),
        }
    }

    /// A seat that is asked anew has the whole time of a turn; one that still owes its answer has what is left.
    fn clocks(&self, hot: &Hot, asked: SeatSet, new: &[NewEntry]) -> Vec<(Seat, i64)> {
        if !has_clocks(hot) {
            return Vec::new();
        }
        let full = millis(Pace::read(&hot.row().pace).turn(self.config.live_turn));
        let answered = |seat: Seat| new.iter().any(|entry| entry.who == seat.name());
        asked
            .iter()
            .filter(|seat| hot.automaton(*seat).is_none())
            .map(|seat| match left(hot, seat, &self.clock) {
                Some(left) if hot.row().asked.has(seat) && !answered(seat) => (seat, left.max(0)),
                _ => (seat, full),
            })
            .collect()
    }

    /// When the table must be looked at: the first clock runs out, or a bot should have answered long ago.
    fn due(&self, hot: &Hot, asked: SeatSet, clocks: &[(Seat, i64)], now: Moment) -> Option<Moment> {
        let waits_for_bot = asked.iter().any(|seat| hot.automaton(seat).is_some());
        let bot = waits_for_bot.then(|| now.after(self.config.bot_patience));
        let clock = clocks.iter().map(|(_, left)| Moment(now.0 + left)).min();
        bot.into_iter().chain(clock).min()
    }
}

/// Time runs only where somebody else waits.
pub(crate) fn has_clocks(hot: &Hot) -> bool {
    hot.persons().len() > 1
}

/// What is left on the clock of a seat, if one runs.
pub(crate) fn left(hot: &Hot, seat: Seat, clock: &Clock) -> Option<i64> {
    let (left, moved) = (hot.seat(seat)?.clock?, hot.row().moved?);
    Some(left - clock.since(moved))
}

pub(super) fn asked(decision: Decision) -> SeatSet {
    if let Decision::Ask(seats) = decision { seats } else { SeatSet::EMPTY }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// The lines from number `from` on; those of `seat` up to the first of somebody else come from `source`.
pub(super) fn new_entries(game: &dyn AnyTable, from: usize, seat: Option<(Seat, Source)>) -> Vec<NewEntry> {
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

impl Hot {
    /// Takes note of lines that are durable now.
    pub(super) fn note(&mut self, done: Appended, new: &[NewEntry], update: &TableUpdate) {
        self.sources.extend(new.iter().map(|entry| entry.source));
        let row = &mut self.seated.row;
        row.place = done.place;
        row.moved = Some(done.written);
        row.asked = update.asked;
        row.due = update.due;
        if let Some(status) = update.status {
            row.status = status;
        }
        if row.status == Status::Over {
            row.finished = Some(done.written);
        }
        for seat in &mut self.seated.seats {
            seat.clock = update.clocks.iter().find(|(which, _)| *which == seat.seat).map(|(_, left)| *left);
        }
    }
}
