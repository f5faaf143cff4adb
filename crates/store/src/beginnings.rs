//! Tables that go on from a position of another game: what was played there, kept until the game begins.

use crate::bounds::{self, LONGEST_BEGINNING, LONGEST_WORDS};
use crate::connection::{Connection, sql};
use crate::error::{Result, StoreError};
use crate::ids::TableId;
use crate::refusal::{Field, Missing};
use crate::store::Store;

/// Where a table begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// The revision of the rules it was played by.
    pub rules: u32,
    /// Who sat where.
    pub names: Vec<String>,
    /// Who answered what.
    pub lines: Vec<(String, String)>,
}

impl Beginning {
    pub(crate) fn check(&self) -> Result<()> {
        if self.lines.len() > LONGEST_BEGINNING {
            return Err(StoreError::Invalid(Field::NumberOfLines));
        }
        self.names.iter().try_for_each(|name| bounds::name(name))?;
        self.lines.iter().try_for_each(|(who, words)| {
            bounds::line(Field::Answerer, who, LONGEST_WORDS)?;
            bounds::line(Field::Answer, words, LONGEST_WORDS)
        })
    }
}

impl Store {
    /// Where a table begins that goes on from another game.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] for a table that begins as all do.
    pub async fn beginning(&self, table: &TableId) -> Result<Beginning> {
        let find = sql("SELECT rules, names, lines FROM beginnings WHERE table_id = $1").bind(table);
        let row: Option<(i64, String, String)> = self.read().await?.first(find).await?;
        let (rules, names, lines) = row.ok_or(StoreError::NotFound(Missing::Beginning))?;
        let damaged = |error: serde_json::Error| StoreError::Corrupt(error.to_string());
        Ok(Beginning {
            rules: rules as u32,
            names: serde_json::from_str(&names).map_err(damaged)?,
            lines: serde_json::from_str(&lines).map_err(damaged)?,
        })
    }
}

pub(crate) async fn keep(connection: &mut Connection, table: &TableId, beginning: &Beginning) -> Result<()> {
    let json = |error: serde_json::Error| StoreError::Corrupt(error.to_string());
    let names = serde_json::to_string(&beginning.names).map_err(json)?;
    let lines = serde_json::to_string(&beginning.lines).map_err(json)?;
    let keep = sql("INSERT INTO beginnings (table_id, rules, names, lines) VALUES ($1, $2, $3, $4)");
    connection.run(keep.bind(table).bind(beginning.rules).bind(names).bind(lines)).await?;
    Ok(())
}
