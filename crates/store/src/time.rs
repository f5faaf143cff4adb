//! Time that is kind: steps of an absence, pauses, rest, clocks set right, seats that change hands, games ended early.

use parlour_core::{Seat, SeatSet};
use serde::Serialize;

use crate::append::{self, Lines};
use crate::bounds;
use crate::connection::{Connection, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, PersonId, TableId};
use crate::journal::{Outcome, Revision, TableUpdate};
use crate::news::{News, Part};
use crate::refusal::{Field, Missing, Outdated, Refusal, Taken};
use crate::seats::{self, Holder, NewSeat};
use crate::store::Store;
use crate::tables::{self, Status, TableRow};

/// What was done about a turn that a seat owes, step by step.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// Nothing yet.
    #[default]
    None,
    /// Its holder was reminded.
    Reminded,
    /// Its holder was reminded for the last time.
    LastReminded,
    /// A caretaker was called.
    CaredFor,
    /// The holder came back in time, and was given some.
    Returned,
}

impl Absence {
    const ALL: [Self; 5] = [Self::None, Self::Reminded, Self::LastReminded, Self::CaredFor, Self::Returned];

    pub(crate) fn of(number: i64) -> Self {
        let found = usize::try_from(number).ok().and_then(|number| Self::ALL.get(number));
        found.copied().unwrap_or(Self::Returned)
    }
}

/// What is left on the clocks of some seats from the last move on, and when they want to be looked at.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Clocks {
    /// Seats with what they have, in milliseconds.
    pub left: Vec<(Seat, i64)>,
    /// When the clocks want to be looked at, if they do.
    pub due: Option<Moment>,
}

impl Store {
    /// Takes a step about a seat's absence, unless it was taken, here or on another node, or the table has moved on; true if
    /// it is taken now. With the last step a caretaker is called.
    pub async fn take_step(
        &self,
        table: &TableId,
        expected: Revision,
        seat: Seat,
        step: Absence,
    ) -> Result<bool> {
        self.write((table.clone(), expected, seat, step), |(table, expected, seat, step), connection| {
            Box::pin(async move {
                let row = tables::lock(connection, table).await?;
                let known = seats::one(connection, table, *seat).await?;
                let calls = *step == Absence::CaredFor && !known.caretaker;
                if row.revision != *expected || row.status != Status::Running {
                    return Ok(false);
                }
                if known.absence >= *step && !calls {
                    return Ok(false);
                }
                let change =
                    sql("UPDATE seats SET absence = $3, caretaker = $4 WHERE table_id = $1 AND seat = $2");
                let change = change.bind(table).bind(seat.index() as i64);
                let change = change.bind(known.absence.max(*step) as i64).bind(known.caretaker || calls);
                connection.run(change).await?;
                seats::touch(connection, table).await?;
                // Whoever came back and is late again knows of it.
                Ok(known.absence < *step)
            })
        })
        .await
    }

    /// The holder of some seats is back: caretakers go, nobody looks for a substitute, clocks are set.
    pub async fn come_back(
        &self,
        table: &TableId,
        expected: Revision,
        back: SeatSet,
        clocks: Clocks,
    ) -> Result<()> {
        let args = (table.clone(), expected, back, clocks);
        self.write(args, |(table, expected, back, clocks), connection| {
            Box::pin(async move {
                let row = in_play(connection, table).await?;
                for seat in back.iter() {
                    let change = sql("UPDATE seats SET caretaker = $3, covered = 0, wanted = $3,
                         absence = CASE WHEN absence >= $4 THEN $5 ELSE absence END
                         WHERE table_id = $1 AND seat = $2");
                    let change = change.bind(table).bind(seat.index() as i64).bind(false);
                    let change = change.bind(Absence::CaredFor as i64).bind(Absence::Returned as i64);
                    connection.run(change).await?;
                }
                if row.revision == *expected {
                    set_clocks(connection, table, clocks).await?;
                }
                seats::touch(connection, table).await
            })
        })
        .await
    }

    /// Says when the clocks of a table want to be looked at next, unless it has moved on.
    pub async fn set_due(&self, table: &TableId, expected: Revision, due: Option<Moment>) -> Result<()> {
        let change = sql("UPDATE tables SET due = $2 WHERE id = $1 AND len = $3 AND cuts = $4");
        let change = change.bind(table).bind(due).bind(expected.len).bind(expected.cuts);
        self.write(change, |change, connection| {
            Box::pin(async move { connection.run(change.clone()).await.map(|_| ()) })
        })
        .await
    }

    /// Says when everybody's clocks stood still, as JSON the store does not read; its clocks are looked at again.
    pub async fn set_pauses(&self, table: &TableId, pauses: &str, now: Moment) -> Result<()> {
        bounds::json(Field::Settings, pauses)?;
        self.write((table.clone(), pauses.to_owned(), now), |(table, pauses, now), connection| {
            Box::pin(async move {
                in_play(connection, table).await?;
                let change = sql("UPDATE tables SET pauses = $2 WHERE id = $1");
                connection.run(change.bind(table).bind(pauses)).await?;
                look_again(connection, table, *now).await?;
                withdraw(connection, table).await?;
                seats::touch(connection, table).await
            })
        })
        .await
    }

    /// Says when a person's clocks stand still, as JSON the store does not read. The tables they play at learn of it.
    pub async fn set_rest(&self, person: PersonId, rest: &str, now: Moment) -> Result<Vec<TableId>> {
        bounds::json(Field::Settings, rest)?;
        self.write((person, rest.to_owned(), now), |(person, rest, now), connection| {
            Box::pin(async move {
                let change = sql("UPDATE people SET rest = $2 WHERE id = $1");
                if connection.run(change.bind(*person).bind(rest)).await? == 0 {
                    return Err(StoreError::NotFound(Missing::Person));
                }
                let list = sql("SELECT id FROM tables WHERE status = 'running'
                     AND id IN (SELECT table_id FROM seats WHERE person = $1) ORDER BY id");
                let tables: Vec<(TableId,)> = connection.all(list.bind(*person)).await?;
                let tables: Vec<TableId> = tables.into_iter().map(|(id,)| id).collect();
                for table in &tables {
                    look_again(connection, table, *now).await?;
                    connection.news.push(News::of(table, Part::Seats));
                }
                Ok(tables)
            })
        })
        .await
    }

    /// Notes that the holder of a seat is nudged, unless somebody did so after `before`; true if it is noted now.
    pub async fn nudge(&self, table: &TableId, seat: Seat, now: Moment, before: Moment) -> Result<bool> {
        let change = sql("UPDATE seats SET nudged = $3 WHERE table_id = $1 AND seat = $2
             AND (nudged IS NULL OR nudged <= $4)");
        let change = change.bind(table).bind(seat.index() as i64).bind(now).bind(before);
        self.write((table.clone(), change), |(table, change), connection| {
            Box::pin(async move {
                in_play(connection, table).await?;
                let changed = connection.run(change.clone()).await? == 1;
                if changed {
                    seats::touch(connection, table).await?;
                }
                Ok(changed)
            })
        })
        .await
    }

    /// Says that the others look for somebody who takes a seat over.
    pub async fn want_substitute(&self, table: &TableId, seat: Seat) -> Result<()> {
        self.write((table.clone(), seat), |(table, seat), connection| {
            Box::pin(async move {
                in_play(connection, table).await?;
                let change = sql("UPDATE seats SET wanted = $3 WHERE table_id = $1 AND seat = $2");
                connection.run(change.bind(table).bind(seat.index() as i64).bind(true)).await?;
                withdraw(connection, table).await?;
                seats::touch(connection, table).await
            })
        })
        .await
    }

    /// Takes over a seat that the others look for somebody for; gives whose it was.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if its holder is back or somebody was faster; [`StoreError::Refused`] if the person plays at the
    /// table already.
    pub async fn take_over(
        &self,
        table: &TableId,
        seat: Seat,
        person: PersonId,
        name: &str,
    ) -> Result<Holder> {
        let new = NewSeat::person(person, name);
        new.check()?;
        self.write((table.clone(), seat, person, new), |(table, seat, person, new), connection| {
            Box::pin(async move {
                in_play(connection, table).await?;
                let before = seats::one(connection, table, *seat).await?;
                if !before.wanted {
                    return Err(StoreError::Taken(Taken::Seat));
                }
                let sits = sql("SELECT seat FROM seats WHERE table_id = $1 AND person = $2");
                let sits: Vec<(i64,)> = connection.all(sits.bind(table).bind(*person)).await?;
                if !sits.is_empty() {
                    return Err(StoreError::Refused(Refusal::PlaysAlready));
                }
                seats::put(connection, table, *seat, new).await?;
                let change = sql("UPDATE seats SET caretaker = $3, covered = 0, wanted = $3, resigned = $3,
                     absence = $4, nudged = NULL WHERE table_id = $1 AND seat = $2");
                let change = change.bind(table).bind(seat.index() as i64).bind(false);
                connection.run(change.bind(Absence::Returned as i64)).await?;
                Ok(before.holder)
            })
        })
        .await
    }

    /// Sets clocks anew, unless the table has moved on.
    pub async fn set_clocks(&self, table: &TableId, expected: Revision, clocks: Clocks) -> Result<()> {
        self.write((table.clone(), expected, clocks), |(table, expected, clocks), connection| {
            Box::pin(async move {
                if in_play(connection, table).await?.revision == *expected {
                    set_clocks(connection, table, clocks).await?;
                    seats::touch(connection, table).await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// Ends a game in play as it stands: no line is written.
    pub async fn end_as_it_stands(
        &self,
        table: &TableId,
        expected: Revision,
        results: Vec<Outcome>,
    ) -> Result<()> {
        self.write((table.clone(), expected, results), |(table, revision, results), connection| {
            Box::pin(async move {
                let row = in_play(connection, table).await?;
                if row.revision != *revision {
                    return Err(StoreError::Outdated(Outdated::Table));
                }
                // Somebody was still to answer: by this it is known from a game that was played to its end.
                let update = TableUpdate {
                    asked: row.asked,
                    status: Some(Status::Over),
                    results: results.clone(),
                    drop_drafts: SeatSet::all(Seat::MOST as u8),
                    ..TableUpdate::default()
                };
                let lines =
                    Lines { table, revision: *revision, entries: &[], update: &update, at: Moment::now() };
                append::write(connection, &[lines]).await?;
                withdraw(connection, table).await?;
                seats::touch(connection, table).await
            })
        })
        .await
    }

    /// Notes that the clocks are looked at now; gives when they were before, on any node.
    pub async fn note_look(&self, now: Moment) -> Result<Option<Moment>> {
        self.write(now, |now, connection| {
            Box::pin(async move {
                let before: Option<(Moment,)> =
                    connection.first(sql("SELECT at FROM looks WHERE one = $1").bind(1_i64)).await?;
                let note = sql("INSERT INTO looks (one, at) VALUES (1, $1)
                     ON CONFLICT (one) DO UPDATE SET at = excluded.at");
                connection.run(note.bind(*now)).await?;
                Ok(before.map(|(at,)| at))
            })
        })
        .await
    }

    /// Gives every clock that runs so many milliseconds more: for a time that nobody is charged for.
    pub async fn credit_clocks(&self, millis: i64) -> Result<()> {
        self.write(millis, |millis, connection| {
            Box::pin(async move {
                let clocks = sql("UPDATE seats SET clock = clock + $1 WHERE clock IS NOT NULL
                     AND table_id IN (SELECT id FROM tables WHERE due IS NOT NULL AND status = 'running')");
                connection.run(clocks.bind(*millis)).await?;
                let dues =
                    sql("UPDATE tables SET due = due + $1 WHERE due IS NOT NULL AND status = 'running'");
                connection.run(dues.bind(*millis)).await?;
                Ok(())
            })
        })
        .await
    }
}

/// The table, locked, if it is in play.
async fn in_play(connection: &mut Connection, table: &TableId) -> Result<TableRow> {
    let row = tables::lock(connection, table).await?;
    if row.status == Status::Running { Ok(row) } else { Err(StoreError::Refused(Refusal::TableIsNotPlayed)) }
}

async fn set_clocks(connection: &mut Connection, table: &TableId, clocks: &Clocks) -> Result<()> {
    for (seat, left) in &clocks.left {
        let change = sql("UPDATE seats SET clock = $3 WHERE table_id = $1 AND seat = $2");
        connection.run(change.bind(table).bind(seat.index() as i64).bind(*left)).await?;
    }
    connection.run(sql("UPDATE tables SET due = $2 WHERE id = $1").bind(table).bind(clocks.due)).await?;
    Ok(())
}

/// Has the clocks of a table looked at now, if any run.
async fn look_again(connection: &mut Connection, table: &TableId, now: Moment) -> Result<()> {
    let change = sql("UPDATE tables SET due = $2 WHERE id = $1 AND due IS NOT NULL");
    connection.run(change.bind(table).bind(now)).await?;
    Ok(())
}

/// What was proposed is done.
async fn withdraw(connection: &mut Connection, table: &TableId) -> Result<()> {
    if connection.run(sql("DELETE FROM rewinds WHERE table_id = $1").bind(table)).await? > 0 {
        connection.news.push(News::of(table, Part::Rewind));
    }
    Ok(())
}
