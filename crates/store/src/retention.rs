//! What is not kept for ever, and how deleted things are gone for good.

use std::time::Duration;

use crate::connection::{Sql, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, PersonId, TableId};
use crate::store::{Base, Store};

/// So many at once: others write in between.
const AT_ONCE: i64 = 100;

/// How long things are kept after the last sign of life.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Guests who were not seen, and sit at no table that was.
    pub guests: Duration,
    /// Tables that were never started.
    pub unstarted: Duration,
    /// Games nobody moves at: they are given up.
    pub standing: Duration,
    /// Games that were given up.
    pub given_up: Duration,
    /// The journal of what operators did.
    pub acts: Duration,
}

impl Default for Retention {
    fn default() -> Self {
        let days = |days: u64| Duration::from_hours(24 * days);
        Self {
            guests: days(180),
            unstarted: days(14),
            standing: days(180),
            given_up: days(90),
            acts: days(400),
        }
    }
}

/// What a sweep removed.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Swept {
    /// Guests.
    pub guests: u64,
    /// Tables, unstarted or given up.
    pub tables: u64,
    /// Games given up because nobody moved.
    pub given_up: u64,
    /// Lines of what operators did.
    pub acts: u64,
}

impl Store {
    /// Removes what is no longer kept. Guests leave as whoever deletes an account does: the seats they played are called
    /// `neutral` from then on.
    pub async fn sweep(&self, now: Moment, rules: &Retention, neutral: &str) -> Result<Swept> {
        let mut swept = Swept::default();
        let before = |kept: Duration| Moment(now.0.saturating_sub(kept.as_millis() as i64));
        let standing =
            sql("SELECT id FROM tables WHERE status = 'running' AND changed < $1 ORDER BY id LIMIT $2");
        for table in self.some_tables(&standing, before(rules.standing)).await? {
            swept.given_up += u64::from(settled(self.abandon_table(&table).await)?);
        }
        let unstarted =
            sql("SELECT id FROM tables WHERE status = 'open' AND changed < $1 ORDER BY id LIMIT $2");
        let given_up =
            sql("SELECT id FROM tables WHERE status = 'abandoned' AND changed < $1 ORDER BY id LIMIT $2");
        for (list, kept) in [(unstarted, rules.unstarted), (given_up, rules.given_up)] {
            loop {
                let tables = self.some_tables(&list, before(kept)).await?;
                if tables.is_empty() {
                    break;
                }
                for table in tables {
                    swept.tables += u64::from(settled(self.delete_table(&table).await)?);
                }
            }
        }
        loop {
            let guests = self.forgotten_guests(before(rules.guests)).await?;
            if guests.is_empty() {
                break;
            }
            for guest in guests {
                swept.guests += u64::from(settled(self.delete_person(guest, neutral).await)?);
            }
        }
        swept.acts = self.sweep_acts(before(rules.acts), now).await?;
        if swept.guests > 0 {
            self.forget_for_good().await?;
        }
        Ok(swept)
    }

    async fn some_tables(&self, list: &Sql, before: Moment) -> Result<Vec<TableId>> {
        let list = list.clone().bind(before).bind(AT_ONCE);
        let rows: Vec<(TableId,)> = self.read().await?.all(list).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    async fn forgotten_guests(&self, before: Moment) -> Result<Vec<PersonId>> {
        let list = sql("SELECT id FROM people WHERE kind = 'guest' AND seen < $1
             AND NOT EXISTS (SELECT 1 FROM people AS bots WHERE bots.owner = people.id AND bots.seen >= $1)
             AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
                 WHERE seats.person = people.id AND tables.status IN ('open', 'running') AND tables.changed >= $1)
             ORDER BY id LIMIT $2");
        let rows: Vec<(PersonId,)> = self.read().await?.all(list.bind(before).bind(AT_ONCE)).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    async fn sweep_acts(&self, before: Moment, now: Moment) -> Result<u64> {
        self.write((before, now), |(before, now), connection| {
            Box::pin(async move {
                connection.run(sql("DELETE FROM recoveries WHERE expires <= $1").bind(*now)).await?;
                connection.run(sql("DELETE FROM acts WHERE done < $1").bind(*before)).await
            })
        })
        .await
    }

    /// Deleted rows are overwritten in their pages (`secure_delete`); this also empties what SQLite has written ahead, where
    /// older versions of the pages are. PostgreSQL sweeps by itself (`VACUUM`).
    ///
    /// # Errors
    /// [`StoreError::Busy`] while somebody still reads an older version: try again later.
    pub async fn forget_for_good(&self) -> Result<()> {
        if !matches!(self.base(), Base::Sqlite { file: Some(_), .. }) {
            return Ok(());
        }
        let emptied: Option<(i64, i64, i64)> =
            self.read().await?.first(sql("PRAGMA wal_checkpoint(TRUNCATE)")).await?;
        match emptied {
            Some((0, ..)) => Ok(()),
            _ => Err(StoreError::Busy("older versions are still read".into())),
        }
    }
}

/// Was it done? Somebody may have been faster, or come back.
fn settled(done: Result<()>) -> Result<bool> {
    match done {
        Ok(()) => Ok(true),
        Err(error) if error.is_answer() => Ok(false),
        Err(error) => Err(error),
    }
}
