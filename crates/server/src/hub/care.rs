//! Time: whoever lets it run out has a caretaker, until they are back.

use std::time::Duration;

use parlour_core::Seat;
use parlour_store::{PersonId, TableId};

use super::hot::Hot;
use super::update::{has_clocks, left};
use crate::app::App;
use crate::problem::{Outcome, Problem};

/// The most tables looked at in one go.
const AT_A_TIME: u32 = 100;
/// Expired sessions are removed and idle tables dropped this often, in ticks.
const SWEEP: u32 = 60;

impl App {
    /// Looks at clocks until the site stops.
    pub(crate) async fn keep_time(self) {
        let mut stopping = self.stopping();
        let mut ticks = 0u32;
        loop {
            tokio::select! {
                () = tokio::time::sleep(self.config.tick) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            if let Err(problem) = self.look_at_clocks().await {
                tracing::warn!(code = problem.code(), "clocks could not be looked at");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            ticks = ticks.wrapping_add(1);
            if ticks.is_multiple_of(SWEEP) {
                self.sweep().await;
            }
        }
    }

    async fn sweep(&self) {
        let now = self.clock.now();
        self.slots.sweep(now.0 - i64::try_from(self.config.idle_table.as_millis()).unwrap_or(i64::MAX));
        let _ = self.store.sweep_expired(now).await;
    }

    /// Looks at every table whose time has come; gives how many there were.
    pub async fn look_at_clocks(&self) -> Outcome<usize> {
        let due = self.store.due_tables(self.clock.now(), AT_A_TIME).await?;
        for table in &due {
            if let Err(problem) = self.look_at_clock(table).await {
                tracing::warn!(%table, code = problem.code(), "a clock could not be looked at");
            }
        }
        Ok(due.len())
    }

    async fn look_at_clock(&self, table: &TableId) -> Outcome<()> {
        let held = self.hold(table).await?;
        let slot = held.slot.clone();
        let late = self.late_seats(held.hot());
        drop(held);
        for seat in late {
            self.store.set_caretaker(table, seat, true).await?;
            self.seats_changed(table);
        }
        self.drive(&slot);
        Ok(())
    }

    fn late_seats(&self, hot: &Hot) -> Vec<Seat> {
        if !has_clocks(hot) {
            return Vec::new();
        }
        let is_late = |seat: &Seat| {
            hot.automaton(*seat).is_none() && left(hot, *seat, &self.clock).is_some_and(|left| left <= 0)
        };
        hot.row().asked.iter().filter(is_late).collect()
    }

    /// A person is back: their caretakers go.
    pub(crate) async fn come_back(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        let seats: Vec<Seat> = {
            let held = self.hold(table).await?;
            let hot = held.hot();
            if hot.seats_of(Some(person)).is_empty() {
                return Err(Problem::Forbidden("You do not play here."));
            }
            let cared_for = |seat: &Seat| hot.seat(*seat).is_some_and(|row| row.caretaker && !row.resigned);
            hot.seats_of(Some(person)).iter().filter(cared_for).collect()
        };
        for seat in seats {
            self.store.set_caretaker(table, seat, false).await?;
            self.seats_changed(table);
        }
        Ok(())
    }

    /// Gives up: a bot plays on for the person's seats. When nobody is left the table is given up.
    pub(crate) async fn resign(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        let (seats, slot, alone) = {
            let held = self.hold(table).await?;
            let hot = held.hot();
            let seats = hot.seats_of(Some(person));
            let others = hot.seated.seats.iter().any(|row| {
                !seats.has(row.seat) && !row.resigned && super::hot::person_of(&row.holder).is_some()
            });
            (seats, held.slot.clone(), !others)
        };
        if seats.is_empty() {
            return Err(Problem::Forbidden("You do not play here."));
        }
        for seat in seats.iter() {
            self.store.set_resigned(table, seat, true).await?;
        }
        if alone {
            self.store.abandon_table(table).await?;
        }
        self.seats_changed(table);
        self.drive(&slot);
        Ok(())
    }
}
