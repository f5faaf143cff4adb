//! Drafts: turns tried and not yet played. They survive a reload; only their owner may see them.

use parlour_core::Seat;
use serde::Serialize;
use tokio::sync::oneshot;

use crate::batch::{GuardedWrite, Standing};
use crate::bounds::{self, LONGEST_DRAFT, LONGEST_WORDS};
use crate::connection::{Sql, per_database, sql};
use crate::error::{Result, StoreError};
use crate::ids::TableId;
use crate::journal::Revision;
use crate::news::{News, Part};
use crate::refusal::{Field, Outdated};
use crate::seats::seat_number;
use crate::store::Store;

/// A draft of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DraftRow {
    /// Whose draft.
    pub seat: Seat,
    /// The journal it goes on from.
    pub base: Revision,
    /// Its answers; none when it was cleared or played.
    pub words: Vec<String>,
    /// Counts its changes, from one.
    pub version: u64,
}

type RawDraft = (i64, i64, i64, String, i64);

impl TryFrom<RawDraft> for DraftRow {
    type Error = StoreError;

    fn try_from((seat, len, cuts, words, version): RawDraft) -> Result<Self> {
        Ok(Self {
            seat: seat_number(seat)?,
            base: Revision { len: len as u64, cuts: cuts as u64 },
            words: serde_json::from_str(&words).map_err(|error| StoreError::Corrupt(error.to_string()))?,
            version: version as u64,
        })
    }
}

impl Store {
    /// The draft of a seat, if it ever had one.
    pub async fn draft(&self, table: &TableId, seat: Seat) -> Result<Option<DraftRow>> {
        let find =
            sql("SELECT seat, len, cuts, words, version FROM drafts WHERE table_id = $1 AND seat = $2");
        let find = find.bind(table).bind(seat.index() as i64);
        let row: Option<RawDraft> = self.read().await?.first(find).await?;
        row.map(DraftRow::try_from).transpose()
    }

    /// The drafts of all seats that ever had one; those that were cleared or played are empty.
    pub async fn drafts(&self, table: &TableId) -> Result<Vec<DraftRow>> {
        let list =
            sql("SELECT seat, len, cuts, words, version FROM drafts WHERE table_id = $1 ORDER BY seat");
        let rows: Vec<RawDraft> = self.read().await?.all(list.bind(table)).await?;
        rows.into_iter().map(DraftRow::try_from).collect()
    }

    /// Replaces a draft if the journal still stands where it goes on from, and if its version is still the one the
    /// caller knows (nought: there was none); gives the new one.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the journal has moved on, [`StoreError::Outdated`] if the draft was changed meanwhile.
    pub async fn put_draft(
        &self,
        table: &TableId,
        seat: Seat,
        expected_version: u64,
        base: Revision,
        words: &[String],
    ) -> Result<u64> {
        if words.len() > LONGEST_DRAFT {
            return Err(StoreError::Invalid(Field::Draft));
        }
        words.iter().try_for_each(|words| bounds::line(Field::Answer, words, LONGEST_WORDS))?;
        let words = serde_json::to_string(words).map_err(|_| StoreError::Invalid(Field::Draft))?;
        let (reply, answer) = oneshot::channel();
        self.queue_guarded(GuardedWrite::Draft(PutDraft {
            table: table.clone(),
            seat,
            expected: expected_version,
            base,
            words,
            outcome: Err(StoreError::closed()),
            reply,
        }))?;
        answer.await.map_err(|_| StoreError::closed())?
    }

    /// Empties a draft, whatever its version.
    pub async fn clear_draft(&self, table: &TableId, seat: Seat) -> Result<()> {
        self.write((table.clone(), seat), |(table, seat), connection| {
            Box::pin(async move {
                let clear = sql("UPDATE drafts SET words = '[]', version = version + 1
                     WHERE table_id = $1 AND seat = $2 AND words <> '[]'");
                if connection.run(clear.bind(table).bind(seat.index() as i64)).await? > 0 {
                    connection.news.push(News::of(table, Part::Draft));
                }
                Ok(())
            })
        })
        .await
    }
}

/// A draft to put, and whom to tell what became of it.
pub(crate) struct PutDraft {
    pub(crate) table: TableId,
    seat: Seat,
    /// The version the caller knows.
    expected: u64,
    pub(crate) base: Revision,
    words: String,
    pub(crate) outcome: Result<u64>,
    pub(crate) reply: oneshot::Sender<Result<u64>>,
}

/// A draft as it is written: id, seat, lines and cuts it goes on from, words, version.
pub(crate) type Written<'a> = (&'a str, usize, u64, u64, &'a str, u64);

impl PutDraft {
    pub(crate) fn tell(self) {
        let _ = self.reply.send(self.outcome);
    }

    pub(crate) fn fail(self, error: StoreError) {
        let _ = self.reply.send(Err(error));
    }

    /// May this draft be put at a table that stands like this? Then it has this version.
    pub(crate) fn judge(&self, standing: &Standing) -> Result<u64> {
        if standing.at != self.base {
            return Err(StoreError::Conflict { at: standing.at });
        }
        let before = standing.drafts[self.seat.index()];
        if before != self.expected {
            return Err(StoreError::Outdated(Outdated::Draft));
        }
        Ok(before + 1)
    }

    /// The table as it must stand for this draft to be put.
    pub(crate) fn hoped(&self) -> Standing {
        let mut drafts = [0; Seat::MOST];
        drafts[self.seat.index()] = self.expected;
        Standing { at: self.base, running: true, drafts }
    }

    /// What is to be written, if it may be.
    pub(crate) fn written(&self) -> Option<Written<'_>> {
        let version = *self.outcome.as_ref().ok()?;
        let (id, seat, Revision { len, cuts }) = (self.table.as_str(), self.seat.index(), self.base);
        Some((id, seat, len, cuts, &self.words, version))
    }
}

/// Replaces drafts, and fails if one of them, or its table, is not as its writer thinks: no draft is without a table.
pub(crate) fn guarded_replace() -> Sql {
    sql("INSERT INTO drafts (table_id, seat, len, cuts, words, version)
         SELECT (SELECT id FROM tables WHERE id = value ->> 0 AND len = value ->> 2 AND cuts = value ->> 3
                 AND COALESCE((SELECT version FROM drafts WHERE table_id = value ->> 0 AND seat = value ->> 1), 0)
                     = (value ->> 5) - 1),
             value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
         FROM json_each(?) WHERE true
         ON CONFLICT (table_id, seat) DO UPDATE SET len = excluded.len, cuts = excluded.cuts,
             words = excluded.words, version = excluded.version")
}

/// Replaces drafts, whatever they were.
pub(crate) fn replace() -> Sql {
    per_database(
        "INSERT INTO drafts (table_id, seat, len, cuts, words, version)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
         FROM json_each(?) WHERE true
         ON CONFLICT (table_id, seat) DO UPDATE SET len = excluded.len, cuts = excluded.cuts,
             words = excluded.words, version = excluded.version",
        "INSERT INTO drafts (table_id, seat, len, cuts, words, version)
         SELECT value ->> 0, (value ->> 1)::bigint, (value ->> 2)::bigint, (value ->> 3)::bigint, value ->> 4,
             (value ->> 5)::bigint FROM json_array_elements($1::json)
         ON CONFLICT (table_id, seat) DO UPDATE SET len = excluded.len, cuts = excluded.cuts,
             words = excluded.words, version = excluded.version",
    )
}
