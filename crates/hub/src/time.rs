//! How the clocks of a table stand: what is left, until when, and why one stands still.
//!
//! A clock runs from the table's last move on. It stands still in pauses everybody has agreed to and, where turns have hours
//! or days, in its holder's quiet hours and holidays. Nothing is written while it runs or stands: all of it is reckoned from
//! the last move.

use parlour_core::Seat;
use parlour_model::{AwayInfo, Holiday, Pace, Pauses, Rest, Spans, Still};
use parlour_store::{Absence, Moment, SeatRow, TableRow};

use crate::Hub;
use crate::clock::Clock;
use crate::snapshot::Snapshot;
use crate::update::millis;

pub(crate) const HOUR: i64 = 3_600_000;
pub(crate) const DAY: i64 = 24 * HOUR;
/// Whoever has so much left is reminded, where a turn has half as much again.
const REMINDERS: [(Absence, i64); 2] = [(Absence::Reminded, DAY), (Absence::LastReminded, 3 * HOUR)];
/// The time of a turn is halved with each turn a caretaker has played, so many times at most.
const HALVINGS: u32 = 3;
/// Whoever comes back to a turn they owe has so much at least.
const GRACE: i64 = 12 * HOUR;
/// Stops are looked for so far ahead of the time that is left.
const AHEAD: i64 = 60 * DAY;

/// How the clock of a seat stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// What is left, in milliseconds; nothing or less if it has run out.
    pub(crate) left: i64,
    /// When it runs out.
    pub(crate) until: i64,
    /// Why it stands still just now.
    pub(crate) still: Option<Still>,
}

/// The time of a table at a moment.
pub(crate) struct TableTime<'a> {
    row: &'a TableRow,
    pub(crate) now: i64,
    /// When its journal last changed.
    moved: i64,
    began: i64,
    is_live: bool,
}

impl<'a> TableTime<'a> {
    pub(crate) fn of(row: &'a TableRow, clock: &Clock) -> Self {
        let now = clock.now().0;
        let is_live = Pace::read(&row.pace) == Pace::Live;
        let moved = row.moved.map_or(now, |moved| now - clock.since(moved));
        Self { row, now, moved, began: now - clock.since(row.created), is_live }
    }

    /// The same table, which moves now.
    pub(crate) fn moved_now(self) -> Self {
        Self { moved: self.now, ..self }
    }

    /// How the clock of a seat stands, if it has one.
    pub(crate) fn standing(&self, seat: &SeatRow) -> Option<Standing> {
        Some(self.standing_with(seat, seat.clock?))
    }

    /// How the clock of a seat stands that had so much at the last move.
    pub(crate) fn standing_with(&self, seat: &SeatRow, clock: i64) -> Standing {
        let stops = self.stops(seat, clock);
        let left = clock - stops.outside(self.moved, self.now);
        Standing { left, until: stops.after(self.moved, clock), still: self.still(seat) }
    }

    /// When a seat that had so much at the last move has only so much left.
    pub(crate) fn when_left(&self, seat: &SeatRow, clock: i64, left: i64) -> Moment {
        Moment(self.stops(seat, clock).after(self.moved, clock - left))
    }

    fn stops(&self, seat: &SeatRow, clock: i64) -> Spans {
        let mut spans = Pauses::read(&self.row.pauses).spans();
        if !self.is_live && seat.rest != "{}" {
            let rest = Rest::read(&seat.rest);
            spans.extend(rest.holiday_spans(self.began));
            spans.extend(rest.quiet_spans(self.moved, self.now.max(self.moved + 2 * clock.max(0)) + AHEAD));
        }
        Spans::of(spans)
    }

    /// The holiday the holder of a seat is on or has announced.
    pub(crate) fn holiday(&self, seat: &SeatRow) -> Option<AwayInfo> {
        if seat.rest == "{}" {
            return None;
        }
        let Holiday { from, to } = Rest::read(&seat.rest).next_holiday(self.now)?;
        Some(AwayInfo { from, to, begun: from <= self.now })
    }

    /// Why the clock of a seat stands still just now.
    fn still(&self, seat: &SeatRow) -> Option<Still> {
        if Pauses::read(&self.row.pauses).since(self.now).is_some() {
            return Some(Still::Pause);
        }
        if self.is_live || seat.rest == "{}" {
            return None;
        }
        let rest = Rest::read(&seat.rest);
        let within = |spans| Spans::of(spans).around(self.now).is_some();
        if within(rest.holiday_spans(self.began)) {
            return Some(Still::Holiday);
        }
        within(rest.quiet_spans(self.now, self.now)).then_some(Still::Quiet)
    }
}

impl Hub {
    /// The time of a turn: whoever has a caretaker again and again makes the others wait less and less.
    pub(crate) fn full_turn(&self, row: &TableRow, seat: &SeatRow) -> i64 {
        let turn = millis(Pace::read(&row.pace).turn(self.config.live_turn));
        turn >> seat.covered.min(HALVINGS)
    }

    /// What somebody who comes back has at least.
    pub(crate) fn grace(&self, row: &TableRow) -> i64 {
        millis(Pace::read(&row.pace).turn(self.config.live_turn)).min(GRACE)
    }

    /// The step that is due about a seat which owes its answer.
    pub(crate) fn step_due(&self, snapshot: &Snapshot, seat: Seat) -> Option<Absence> {
        let (row, seat) = (snapshot.row(), snapshot.seat(seat)?);
        let standing = TableTime::of(row, &self.clock).standing(seat)?;
        if standing.left <= 0 {
            return Some(Absence::CaredFor);
        }
        let full = self.full_turn(row, seat);
        let due = |(step, left): &&(Absence, i64)| {
            is_useful(*left, full) && standing.left <= *left && seat.absence < *step
        };
        REMINDERS.iter().rev().find(due).map(|(step, _)| *step)
    }

    /// When the clock of a seat wants to be looked at next, if it had so much at the last move.
    pub(crate) fn next_look(&self, time: &TableTime<'_>, seat: &SeatRow, clock: i64) -> Moment {
        let full = self.full_turn(time.row, seat);
        let left = time.standing_with(seat, clock).left;
        let ahead = REMINDERS.iter().map(|(_, at)| *at).find(|at| is_useful(*at, full) && *at < left);
        time.when_left(seat, clock, ahead.unwrap_or(0))
    }

    /// When the clocks of a table want to be looked at next, if any runs.
    pub(crate) fn next_look_at(&self, snapshot: &Snapshot) -> Option<Moment> {
        let time = TableTime::of(snapshot.row(), &self.clock);
        let running = snapshot.row().asked.iter().filter(|seat| snapshot.automaton(*seat).is_none());
        let clocks =
            running.filter_map(|seat| snapshot.seat(seat)).filter_map(|seat| Some((seat, seat.clock?)));
        clocks.map(|(seat, clock)| self.next_look(&time, seat, clock)).min()
    }
}

/// Is a reminder early enough to help, in a turn of this length?
const fn is_useful(reminder: i64, turn: i64) -> bool {
    reminder + reminder / 2 <= turn
}
