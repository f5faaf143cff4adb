//! Time: whoever lets it run out has a caretaker, until they are back.

use std::time::Duration;

use parlour_core::Seat;
use parlour_store::{Moment, PersonId, TableId};

use crate::Hub;
use crate::problem::{Outcome, Problem};
use crate::snapshot::{Snapshot, person_of};
use crate::update::{has_clocks, left, millis};
use crate::why::Denial;

/// The most tables looked at in one go.
const AT_A_TIME: u32 = 100;
/// Expired sessions are removed and idle tables dropped this often, in ticks.
const SWEEP: u32 = 60;
/// What was said of a table nobody has used for so long is dropped.
const SPOKEN: Duration = Duration::from_secs(30);

impl Hub {
    /// Looks at clocks until the site stops.
    pub(crate) async fn keep_time(self) {
        let mut stopping = self.stopping();
        let mut ticks = 0u32;
        // Tables that waited for a bot when the last node ended go on at once.
        self.wake(self.clock.now()).await;
        let mut woken = self.clock.now();
        loop {
            tokio::select! {
                () = tokio::time::sleep(self.config.tick) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            if let Err(problem) = self.look_at_clocks().await {
                tracing::warn!(code = problem.code(), "clocks could not be looked at");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            let now = self.clock.now();
            if woken.after(self.config.bot_patience) <= now {
                woken = now;
                self.wake(Moment(now.0 - millis(self.config.bot_patience))).await;
            }
            ticks = ticks.wrapping_add(1);
            if ticks.is_multiple_of(SWEEP) {
                self.sweep().await;
            }
        }
    }

    async fn sweep(&self) {
        let now = self.clock.now();
        self.tables.sweep(now.0 - millis(self.config.idle_table), now.0 - millis(SPOKEN));
        let _ = self.store.sweep_expired(now).await;
    }

    /// Has every table go on that has not moved since a moment although it waits for nobody: whatever its last answer
    /// met with, on whichever node, it plays on here. Two nodes that do this at once do no harm: of two answers to one
    /// question the store takes one.
    async fn wake(&self, since: Moment) {
        let mut last = None;
        loop {
            let still = match self
                .store
                .standing_still(since, self.config.bots_alone, last.as_ref(), AT_A_TIME)
                .await
            {
                Ok(still) => still,
                Err(error) => {
                    return tracing::warn!(%error, "tables that stand still could not be looked for");
                }
            };
            for table in &still {
                if let Ok(table) = self.table(table) {
                    self.drive(&table);
                }
            }
            last = still.into_iter().last();
            if last.is_none() {
                return;
            }
        }
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
        let look = self.look_at_seats(table).await?;
        let late = self.late_seats(&look);
        for seat in late {
            self.store.set_caretaker(table, seat, true).await?;
            self.seats_changed(table);
        }
        self.drive(&look.table);
        Ok(())
    }

    fn late_seats(&self, snapshot: &Snapshot) -> Vec<Seat> {
        if !has_clocks(snapshot) {
            return Vec::new();
        }
        let is_late = |seat: &Seat| {
            snapshot.automaton(*seat).is_none()
                && left(snapshot, *seat, &self.clock).is_some_and(|left| left <= 0)
        };
        snapshot.row().asked.iter().filter(is_late).collect()
    }

    /// A person is back: their caretakers go.
    pub async fn come_back(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        let look = self.look_at_seats(table).await?;
        let seats = look.seats_of(Some(person));
        if seats.is_empty() {
            return Err(Problem::Forbidden(Denial::NotAPlayer));
        }
        let cared_for = |seat: &Seat| look.seat(*seat).is_some_and(|row| row.caretaker && !row.resigned);
        for seat in seats.iter().filter(cared_for) {
            self.store.set_caretaker(table, seat, false).await?;
            self.seats_changed(table);
        }
        Ok(())
    }

    /// Gives up: a bot plays on for the person's seats. When nobody is left the table is given up; so may whoever set it up
    /// give up a table at which nobody sits.
    pub async fn resign(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        let look = self.look_at_seats(table).await?;
        let seats = look.seats_of(Some(person));
        let others = look
            .seated
            .seats
            .iter()
            .any(|row| !seats.has(row.seat) && !row.resigned && person_of(&row.holder).is_some());
        if seats.is_empty() && (others || look.row().host != Some(person)) {
            return Err(Problem::Forbidden(Denial::NotAPlayer));
        }
        for seat in seats.iter() {
            self.store.set_resigned(table, seat, true).await?;
        }
        if !others {
            self.store.abandon_table(table).await?;
        }
        self.seats_changed(table);
        self.drive(&look.table);
        Ok(())
    }
}
