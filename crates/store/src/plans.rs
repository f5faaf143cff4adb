//! Plans: turns that people have worked out while they wait. Only their owner may see them.

use parlour_core::Seat;

use crate::bounds::{self, LONGEST_DRAFT, LONGEST_WORDS};
use crate::connection::sql;
use crate::error::{Result, StoreError};
use crate::ids::TableId;
use crate::refusal::Field;
use crate::seats::seat_number;
use crate::store::Store;

/// The plan of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanRow {
    /// Whose plan.
    pub seat: Seat,
    /// How many lines the journal had when it was begun.
    pub since: u64,
    /// Its answers; none while it is being worked out.
    pub words: Vec<String>,
    /// The table where it is worked out.
    pub sketch: Option<TableId>,
}

type RawPlan = (i64, i64, String, Option<TableId>);

impl Store {
    /// The plans of a table.
    pub async fn plans(&self, table: &TableId) -> Result<Vec<PlanRow>> {
        let list = sql("SELECT seat, len, words, sketch FROM plans WHERE table_id = $1 ORDER BY seat");
        let rows: Vec<RawPlan> = self.read().await?.all(list.bind(table)).await?;
        let plan = |(seat, len, words, sketch): RawPlan| {
            Ok(PlanRow {
                seat: seat_number(seat)?,
                since: len as u64,
                words: serde_json::from_str(&words)
                    .map_err(|error| StoreError::Corrupt(error.to_string()))?,
                sketch,
            })
        };
        rows.into_iter().map(plan).collect()
    }

    /// Keeps a plan in place of the one before.
    pub async fn put_plan(&self, table: &TableId, plan: &PlanRow) -> Result<()> {
        if plan.words.len() > LONGEST_DRAFT {
            return Err(StoreError::Invalid(Field::Draft));
        }
        plan.words.iter().try_for_each(|words| bounds::line(Field::Answer, words, LONGEST_WORDS))?;
        let words =
            serde_json::to_string(&plan.words).map_err(|error| StoreError::Corrupt(error.to_string()))?;
        let keep = sql("INSERT INTO plans (table_id, seat, len, words, sketch) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (table_id, seat) DO UPDATE
             SET len = excluded.len, words = excluded.words, sketch = excluded.sketch");
        let sketch = plan.sketch.as_ref().map(TableId::as_str);
        let keep = keep.bind(table).bind(plan.seat.index() as i64).bind(plan.since).bind(words).bind(sketch);
        self.write(keep, |keep, connection| {
            Box::pin(async move {
                connection.run(keep.clone()).await?;
                Ok(())
            })
        })
        .await
    }

    /// Forgets a plan, if there is one.
    pub async fn drop_plan(&self, table: &TableId, seat: Seat) -> Result<()> {
        let drop = sql("DELETE FROM plans WHERE table_id = $1 AND seat = $2");
        self.write(drop.bind(table).bind(seat.index() as i64), |drop, connection| {
            Box::pin(async move {
                connection.run(drop.clone()).await?;
                Ok(())
            })
        })
        .await
    }
}
