//! Chat at a table, and the private notes of its players.

use serde::Serialize;

use crate::bounds::{self, LONGEST_CHAT, LONGEST_NOTE};
use crate::connection::{Connection, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, PersonId, TableId};
use crate::news::{News, Part};
use crate::people;
use crate::refusal::{Field, Refusal};
use crate::store::Store;
use crate::tables;

/// A line of chat; everybody who may see the table may read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChatLine {
    /// Its number; later lines have higher ones.
    pub id: i64,
    /// The table.
    pub table: TableId,
    /// Who spoke.
    pub person: PersonId,
    /// The speaker's name at the time.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When.
    pub written: Moment,
}

/// A private note.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// The table it is about.
    pub table: TableId,
    /// The text.
    pub text: String,
    /// When it was last changed.
    pub written: Moment,
}

type RawLine = (i64, TableId, PersonId, String, String, Moment);

fn line((id, table, person, name, text, written): RawLine) -> ChatLine {
    ChatLine { id, table, person, name, text, written }
}

impl Store {
    /// Says something at a table, under the person's name.
    pub async fn say(&self, table: &TableId, person: PersonId, text: &str) -> Result<ChatLine> {
        bounds::line(Field::ChatLine, text, LONGEST_CHAT)?;
        self.write((table.clone(), person, text.to_owned()), |(table, person, text), connection| {
            Box::pin(async move {
                let speaker = people::one(connection, *person).await?;
                if speaker.muted {
                    return Err(StoreError::Refused(Refusal::Muted));
                }
                tables::lock(connection, table).await?;
                let insert = sql("INSERT INTO chat (table_id, person, name, text, written)
                     VALUES ($1, $2, $3, $4, $5) RETURNING id, table_id, person, name, text, written");
                let insert =
                    insert.bind(table).bind(*person).bind(speaker.name).bind(text).bind(Moment::now());
                let said: Option<RawLine> = connection.first(insert).await?;
                connection.news.push(News::of(table, Part::Chat));
                said.map(line).ok_or_else(|| StoreError::Corrupt("a chat line without an id".into()))
            })
        })
        .await
    }

    /// The lines of chat after line `after` (nought: from the first), oldest first.
    pub async fn chat(&self, table: &TableId, after: i64, limit: u32) -> Result<Vec<ChatLine>> {
        let list = sql("SELECT id, table_id, person, name, text, written FROM chat
             WHERE table_id = $1 AND id > $2 ORDER BY id LIMIT $3");
        let list = list.bind(table).bind(after).bind(bounds::page(limit));
        let rows: Vec<RawLine> = self.read().await?.all(list).await?;
        Ok(rows.into_iter().map(line).collect())
    }

    /// The last lines of chat, oldest first.
    pub async fn last_chat(&self, table: &TableId, limit: u32) -> Result<Vec<ChatLine>> {
        let list = sql("SELECT id, table_id, person, name, text, written FROM chat
             WHERE table_id = $1 ORDER BY id DESC LIMIT $2");
        let rows: Vec<RawLine> = self.read().await?.all(list.bind(table).bind(bounds::page(limit))).await?;
        Ok(rows.into_iter().rev().map(line).collect())
    }

    /// A person's note about a table; empty if there is none.
    pub async fn note(&self, table: &TableId, person: PersonId) -> Result<String> {
        let find = sql("SELECT text FROM notes WHERE table_id = $1 AND person = $2");
        let row: Option<(String,)> = self.read().await?.first(find.bind(table).bind(person)).await?;
        Ok(row.map(|(text,)| text).unwrap_or_default())
    }

    /// Replaces a person's note about a table; an empty one is removed.
    pub async fn set_note(&self, table: &TableId, person: PersonId, text: &str) -> Result<()> {
        bounds::text(Field::Note, text, LONGEST_NOTE)?;
        self.write((table.clone(), person, text.to_owned()), |(table, person, text), connection| {
            Box::pin(async move {
                people::one(connection, *person).await?;
                tables::lock(connection, table).await?;
                replace_note(connection, table, *person, text).await
            })
        })
        .await
    }
}

async fn replace_note(
    connection: &mut Connection,
    table: &TableId,
    person: PersonId,
    text: &str,
) -> Result<()> {
    if text.is_empty() {
        let remove = sql("DELETE FROM notes WHERE table_id = $1 AND person = $2");
        connection.run(remove.bind(table).bind(person)).await?;
        return Ok(());
    }
    let replace = sql("INSERT INTO notes (table_id, person, text, written) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text, written = excluded.written");
    connection.run(replace.bind(table).bind(person).bind(text).bind(Moment::now())).await?;
    Ok(())
}

pub(crate) async fn notes_of(connection: &mut Connection, person: PersonId) -> Result<Vec<Note>> {
    let list = sql("SELECT table_id, text, written FROM notes WHERE person = $1 ORDER BY written");
    let rows: Vec<(TableId, String, Moment)> = connection.all(list.bind(person)).await?;
    Ok(rows.into_iter().map(|(table, text, written)| Note { table, text, written }).collect())
}

pub(crate) async fn chat_of(connection: &mut Connection, person: PersonId) -> Result<Vec<ChatLine>> {
    let list =
        sql("SELECT id, table_id, person, name, text, written FROM chat WHERE person = $1 ORDER BY id");
    let rows: Vec<RawLine> = connection.all(list.bind(person)).await?;
    Ok(rows.into_iter().map(line).collect())
}
