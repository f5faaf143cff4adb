//! Everything a person owns, to take away.

use serde::Serialize;

use crate::access::{self, Session, Token};
use crate::bounds::LARGEST_PAGE;
use crate::circles::{self, Circle};
use crate::coached::{self, Coached};
use crate::connection::{Connection, sql};
use crate::error::Result;
use crate::ids::{PersonId, TableId};
use crate::lists::{self, MyTable, Page};
use crate::people::{self, Person};
use crate::store::Store;
use crate::talk::{self, ChatLine, Note};
use crate::targets::{self, Target};

/// How a person did at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OwnResult {
    /// The table.
    pub table: TableId,
    /// The points.
    pub points: i64,
    /// The rank, from one.
    pub rank: i64,
}

/// Everything a person owns. Secrets are not in it: of sessions and tokens it tells times and labels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Export {
    /// The profile.
    pub person: Person,
    /// The bots this person keeps.
    pub bots: Vec<Person>,
    /// The tables this person sits or sat at.
    pub tables: Vec<MyTable>,
    /// How they came out.
    pub results: Vec<OwnResult>,
    /// Private notes.
    pub notes: Vec<Note>,
    /// Everything this person said.
    pub chat: Vec<ChatLine>,
    /// Groups of friends this person is in, or asked to join.
    pub circles: Vec<Circle>,
    /// The kinds of questions that were explained to this person.
    pub coached: Vec<Coached>,
    /// Sessions, by their times.
    pub sessions: Vec<Session>,
    /// Tokens, by their labels.
    pub tokens: Vec<Token>,
    /// Where this person is told of things.
    pub targets: Vec<Target>,
}

impl Store {
    /// Everything a person owns, as it stood at one moment.
    pub async fn export(&self, person: PersonId) -> Result<Export> {
        let mut connection = self.snapshot().await?;
        let connection = &mut connection;
        Ok(Export {
            person: people::one(connection, person).await?,
            bots: bots_of(connection, person).await?,
            tables: all_tables_of(connection, person).await?,
            results: results_of(connection, person).await?,
            notes: talk::notes_of(connection, person).await?,
            chat: talk::chat_of(connection, person).await?,
            circles: circles::circles_of(connection, person).await?,
            coached: coached::coached_of(connection, person).await?,
            sessions: access::sessions_of(connection, person).await?,
            tokens: access::tokens_of(connection, person).await?,
            targets: targets::targets_of(connection, person).await?,
        })
    }
}

async fn bots_of(connection: &mut Connection, person: PersonId) -> Result<Vec<Person>> {
    let list = sql("SELECT * FROM people WHERE owner = $1 ORDER BY id").bind(person);
    let rows: Vec<people::RawPerson> = connection.all(list).await?;
    rows.into_iter().map(Person::try_from).collect()
}

/// Page by page: a list is bounded, an export is whole.
async fn all_tables_of(connection: &mut Connection, person: PersonId) -> Result<Vec<MyTable>> {
    let mut tables = Vec::new();
    for in_play in [true, false] {
        let mut page = Page::first(LARGEST_PAGE);
        loop {
            let found = lists::tables_of(connection, person, in_play, &page).await?;
            page.after = found.last().map(|mine| (mine.table.row.changed, mine.table.row.id.clone()));
            tables.extend(found);
            if page.after.is_none() {
                break;
            }
        }
    }
    Ok(tables)
}

async fn results_of(connection: &mut Connection, person: PersonId) -> Result<Vec<OwnResult>> {
    let list = sql("SELECT table_id, points, rank FROM results WHERE person = $1 ORDER BY table_id, seat");
    let rows: Vec<(TableId, i64, i64)> = connection.all(list.bind(person)).await?;
    Ok(rows.into_iter().map(|(table, points, rank)| OwnResult { table, points, rank }).collect())
}
