//! Time: whoever lets it run short is reminded; whoever lets it run out has a caretaker for the turn; whoever is back goes on.

use std::time::Duration;

use parlour_core::SeatSet;
use parlour_store::{Absence, Clocks, Moment, PersonId, Status, TableId};

use crate::Hub;
use crate::clock::Jump;
use crate::live::Look;
use crate::problem::{Outcome, Problem};
use crate::snapshot::person_of;
use crate::time::TableTime;
use crate::update::{has_clocks, millis};
use crate::why::Denial;

/// The most tables looked at in one go.
const AT_A_TIME: u32 = 100;
/// Expired sessions are removed and idle tables dropped this often, in ticks.
const SWEEP: u32 = 60;
/// What was said of a table nobody has used for so long is dropped.
const SPOKEN: Duration = Duration::from_secs(30);
/// That clocks were looked at is noted this often, in milliseconds.
const NOTED: i64 = 60_000;
/// A site that has not looked at its clocks for so long was down: nobody is charged for it.
const DOWN: i64 = 5 * NOTED;

/// What whoever looks at the clocks remembers.
#[derive(Default)]
pub(crate) struct Timekeeping {
    /// When it was last noted in the store, by the process's own time.
    noted: Option<Moment>,
    /// A jump of the system's clock that was not believed was spoken of.
    warned: bool,
}

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
        let mut timekeeping = self.timekeeping.lock().await;
        self.set_right(&mut timekeeping).await?;
        let due = self.store.due_tables(self.clock.now(), AT_A_TIME).await?;
        for table in &due {
            if let Err(problem) = self.look_at_clock(table).await {
                tracing::warn!(%table, code = problem.code(), "a clock could not be looked at");
            }
        }
        Ok(due.len())
    }

    /// Nobody is charged for a system's clock that was set, for a machine that slept, or for a site that was down.
    async fn set_right(&self, timekeeping: &mut Timekeeping) -> Outcome<()> {
        match self.clock.jump() {
            Jump::Followed => self.clock.follow(),
            Jump::Credited(millis) => {
                tracing::warn!(
                    millis,
                    "the system's clock was set or the machine has slept: nobody's time has passed"
                );
                self.credit(millis).await?;
                self.clock.follow();
                // The look that was noted by the old time says nothing of the new one.
                timekeeping.noted = None;
                self.store.note_look(Moment::now()).await?;
            }
            Jump::Ignored(millis) if !timekeeping.warned => {
                timekeeping.warned = true;
                tracing::error!(
                    millis,
                    "the system's clock has jumped by more than can be: the site goes on by its own"
                );
            }
            Jump::None | Jump::Ignored(_) => {}
        }
        self.note_look(timekeeping).await
    }

    /// Notes now and then that the clocks are looked at. A process that finds that nobody did for long was not there, and
    /// neither was any other.
    async fn note_look(&self, timekeeping: &mut Timekeeping) -> Outcome<()> {
        let now = Moment::now();
        if timekeeping.noted.is_some_and(|noted| now.0 - noted.0 < NOTED) {
            return Ok(());
        }
        let first = timekeeping.noted.is_none();
        let before = self.store.note_look(now).await?;
        timekeeping.noted = Some(now);
        let down = before.map_or(0, |before| now.0 - before.0);
        if first && down > DOWN {
            tracing::warn!(millis = down, "nobody has looked at the clocks: nobody's time has passed");
            self.credit(down).await?;
        }
        Ok(())
    }

    async fn credit(&self, millis: i64) -> Outcome<()> {
        self.store.credit_clocks(millis).await?;
        self.all_seats_changed();
        Ok(())
    }

    /// Takes the steps that are due at a table, and says when it wants to be looked at next.
    async fn look_at_clock(&self, table: &TableId) -> Outcome<()> {
        let mut look = self.look_at_seats(table).await?;
        if has_clocks(&look) {
            for seat in look.row().asked.iter().filter(|seat| look.automaton(*seat).is_none()) {
                let Some(step) = self.step_due(&look, seat) else { continue };
                if self.store.take_step(table, look.revision(), seat, step).await? {
                    self.tell_absent(&look, seat, step);
                }
            }
            self.seats_changed(table);
            look = self.look(table).await?;
        }
        self.store.set_due(table, look.revision(), self.next_look_at(&look)).await?;
        self.drive(&look.table);
        Ok(())
    }

    /// A person is back: their caretakers go, and they have some time for the turn they owe.
    pub async fn come_back(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        let look = self.look_at_seats(table).await?;
        let seats = look.seats_of(Some(person));
        if seats.is_empty() {
            return Err(Problem::Forbidden(Denial::NotAPlayer));
        }
        let back = seats.iter().filter(|seat| look.is_missed(*seat)).collect();
        self.return_to(&look, back).await
    }

    /// A person has opened the page of a table: whoever was missed there is back.
    pub async fn is_back(&self, look: &Look, person: PersonId) -> Outcome<bool> {
        let back: SeatSet = look.seats_of(Some(person)).iter().filter(|seat| look.is_missed(*seat)).collect();
        let is_back = !back.is_empty() && look.row().status == Status::Running;
        if is_back {
            self.return_to(look, back).await?;
        }
        Ok(is_back)
    }

    async fn return_to(&self, look: &Look, back: SeatSet) -> Outcome<()> {
        if back.is_empty() {
            return Ok(());
        }
        let table = &look.row().id;
        let clocks = self.clocks_of_those_who_return(look, back);
        self.store.come_back(table, look.revision(), back, clocks).await?;
        self.seats_changed(table);
        Ok(())
    }

    /// Whoever owes a turn and has come back to it for the first time has some time for it.
    fn clocks_of_those_who_return(&self, look: &Look, back: SeatSet) -> Clocks {
        let (time, grace) = (TableTime::of(look.row(), &self.clock), self.grace(look.row()));
        let (mut left, mut due) = (Vec::new(), Vec::new());
        for seat in look.row().asked.iter() {
            let Some((row, mut clock)) = look.seat(seat).and_then(|row| Some((row, row.clock?))) else {
                continue;
            };
            if back.has(seat) && row.absence < Absence::Returned {
                clock += (grace - time.standing_with(row, clock).left).max(0);
                left.push((seat, clock));
            }
            if back.has(seat) || look.automaton(seat).is_none() {
                due.push(self.next_look(&time, row, clock));
            }
        }
        Clocks { left, due: due.into_iter().min() }
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
