//! Drafts: turns tried and not yet played. They survive a reload; only their owner may see them.

use parlour_core::Seat;
use serde::Serialize;

use crate::bounds::{self, LONGEST_DRAFT, LONGEST_WORDS};
use crate::error::{Result, StoreError};
use crate::ids::TableId;
use crate::journal::Place;
use crate::link::{Link, sql};
use crate::news::{News, Part};
use crate::seats::seat_number;
use crate::store::Store;
use crate::tables;

/// A draft of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DraftRow {
    /// Whose draft.
    pub seat: Seat,
    /// The journal it goes on from.
    pub base: Place,
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
            base: Place { len: len as u64, cuts: cuts as u64 },
            words: serde_json::from_str(&words).map_err(|error| StoreError::Corrupt(error.to_string()))?,
            version: version as u64,
        })
    }
}

impl Store {
    /// The draft of a seat, if it ever had one.
    pub async fn draft(&self, table: &TableId, seat: Seat) -> Result<Option<DraftRow>> {
        one(&mut self.read().await?, table, seat).await
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
        base: Place,
        words: &[String],
    ) -> Result<u64> {
        if words.len() > LONGEST_DRAFT {
            return Err(StoreError::Invalid("draft"));
        }
        words.iter().try_for_each(|words| bounds::line("answer", words, LONGEST_WORDS))?;
        let words = serde_json::to_string(words).map_err(|_| StoreError::Invalid("draft"))?;
        let args = (table.clone(), seat, expected_version, base, words);
        self.write(args, |(table, seat, expected, base, words), link| {
            Box::pin(put(link, table, *seat, *expected, *base, words))
        })
        .await
    }

    /// Empties a draft, whatever its version.
    pub async fn clear_draft(&self, table: &TableId, seat: Seat) -> Result<()> {
        self.write((table.clone(), seat), |(table, seat), link| {
            Box::pin(async move {
                let clear = sql("UPDATE drafts SET words = '[]', version = version + 1
                     WHERE table_id = $1 AND seat = $2 AND words <> '[]'");
                if link.run(clear.bind(table).bind(seat.index() as i64)).await? > 0 {
                    link.news.push(News::of(table, Part::Draft));
                }
                Ok(())
            })
        })
        .await
    }
}

async fn one(link: &mut Link, table: &TableId, seat: Seat) -> Result<Option<DraftRow>> {
    let find = sql("SELECT seat, len, cuts, words, version FROM drafts WHERE table_id = $1 AND seat = $2");
    let row: Option<RawDraft> = link.first(find.bind(table).bind(seat.index() as i64)).await?;
    row.map(DraftRow::try_from).transpose()
}

async fn put(
    link: &mut Link,
    table: &TableId,
    seat: Seat,
    expected: u64,
    base: Place,
    words: &str,
) -> Result<u64> {
    let row = tables::lock(link, table).await?;
    if row.place != base {
        return Err(StoreError::Conflict { at: row.place });
    }
    let before = one(link, table, seat).await?.map_or(0, |draft| draft.version);
    if before != expected {
        return Err(StoreError::Outdated("draft"));
    }
    let replace =
        sql("INSERT INTO drafts (table_id, seat, len, cuts, words, version) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (table_id, seat) DO UPDATE SET len = excluded.len, cuts = excluded.cuts,
             words = excluded.words, version = excluded.version");
    let replace = replace.bind(table).bind(seat.index() as i64).bind(base.len).bind(base.cuts);
    link.run(replace.bind(words).bind(before + 1)).await?;
    link.news.push(News::of(table, Part::Draft));
    Ok(before + 1)
}
