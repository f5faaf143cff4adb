//! What most requests about a table begin and end with: who asks at which table, and how it looks then.

use axum::Json;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use parlour_store::{PersonId, TableId};

use crate::app::App;
use crate::extract::table_id;
use crate::problem::{Failure, Outcome, Problem, Reply};
use crate::session::Reader;
use parlour_hub::{Mistake, Wanted};
use parlour_model::{Position, UnknownPart};

/// Whoever asks something of the table in the address.
pub(crate) struct AtTable {
    pub(super) app: App,
    pub(super) reader: Reader,
    pub(super) table: TableId,
}

impl FromRequestParts<App> for AtTable {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Reply<Self> {
        let table = Path::<String>::from_request_parts(parts, app).await;
        let Path(table) = table.map_err(|_| Problem::NotFound)?;
        let Ok(reader) = Reader::from_request_parts(parts, app).await;
        Ok(Self { app: app.clone(), reader, table: table_id(&table)? })
    }
}

impl AtTable {
    /// The person who does something here, if they may see the table; it counts.
    pub(super) async fn visitor(&self) -> Outcome<PersonId> {
        let person = self.app.doer(&self.reader)?.id;
        self.app.visit(&self.table, &self.reader, None).await?;
        Ok(person)
    }

    /// The table as they see it now.
    pub(super) async fn told(&self) -> Reply<Json<Position>> {
        Ok(Json(self.app.read(&self.table, &self.reader, None, Wanted::default()).await?))
    }
}

/// Something that was to be left out and that nobody knows.
pub(super) fn unknown_part(_: UnknownPart) -> Problem {
    Problem::Bad(Mistake::Without)
}
