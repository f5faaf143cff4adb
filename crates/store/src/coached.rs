//! What was explained to people: the kinds of questions, title by title, and how many games they have played of each.

use serde::Serialize;

use crate::bounds::{self, LONGEST_WORD};
use crate::connection::{Connection, sql};
use crate::error::Result;
use crate::ids::PersonId;
use crate::refusal::Field;
use crate::store::Store;

/// What somebody knows of a title.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Schooling {
    /// The kinds of questions that were explained to them.
    pub coached: Vec<String>,
    /// How many games of it they have played to the end.
    pub finished: u64,
}

/// A kind of question that was explained to somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coached {
    /// The game that asks it.
    pub game: String,
    /// Its word.
    pub kind: String,
}

impl Store {
    /// What somebody knows of a title.
    pub async fn schooling(&self, person: PersonId, game: &str) -> Result<Schooling> {
        let mut connection = self.read().await?;
        let kinds = sql("SELECT kind FROM coached WHERE person = $1 AND game = $2 ORDER BY kind");
        let kinds: Vec<(String,)> = connection.all(kinds.bind(person).bind(game)).await?;
        let count = sql("SELECT COUNT(DISTINCT table_id) FROM results WHERE person = $1 AND game = $2");
        let count: Option<(i64,)> = connection.first(count.bind(person).bind(game)).await?;
        Ok(Schooling {
            coached: kinds.into_iter().map(|(kind,)| kind).collect(),
            finished: count.map_or(0, |(count,)| count as u64),
        })
    }

    /// A kind of question was explained to somebody; to say so twice changes nothing.
    pub async fn note_coached(&self, person: PersonId, game: &str, kind: &str) -> Result<()> {
        bounds::line(Field::Game, game, LONGEST_WORD)?;
        bounds::line(Field::Word, kind, LONGEST_WORD)?;
        let keep = sql("INSERT INTO coached (person, game, kind) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
        self.write(keep.bind(person).bind(game).bind(kind), |keep, connection| {
            Box::pin(async move {
                connection.run(keep.clone()).await?;
                Ok(())
            })
        })
        .await
    }
}

/// Everything that was explained to somebody, for an export.
pub(crate) async fn coached_of(connection: &mut Connection, person: PersonId) -> Result<Vec<Coached>> {
    let list = sql("SELECT game, kind FROM coached WHERE person = $1 ORDER BY game, kind").bind(person);
    let rows: Vec<(String, String)> = connection.all(list).await?;
    Ok(rows.into_iter().map(|(game, kind)| Coached { game, kind }).collect())
}
