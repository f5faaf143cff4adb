//! Plan while you wait: the next turn worked out on a table of its own, kept, and put on the board when it comes.

use axum::Json;
use parlour_hub::{Look, Wanted};
use parlour_model::{PlanInfo, Position};
use parlour_store::TableId;

use super::at::AtTable;
use crate::problem::{Outcome, Reply};

impl AtTable {
    /// The table, for a person who does something there, at their rate.
    async fn looked_at(&self) -> Outcome<Look> {
        self.app.doer(&self.reader)?;
        self.app.visit(&self.table, &self.reader, None).await
    }

    /// Another table as they see it.
    async fn tell_of(&self, table: &TableId) -> Reply<Json<Position>> {
        Ok(Json(self.app.read(table, &self.reader, None, Wanted::default()).await?))
    }
}

/// Begin a plan: gives a private table that goes on from what you know of this one, where you work your next turn out
///
/// Bots play for the others there; what others have planned in secret is left out, what was dealt to them alone is dealt anew. An
/// earlier plan of yours is dropped.
#[utoipa::path(post, path = "/api/v1/tables/{table}/plan", params(("table" = String, Path)),
    responses((status = 200, body = Position, description = "the table of the plan"), (status = 403), (status = 409)))]
pub(crate) async fn begin(at: AtTable) -> Reply<Json<Position>> {
    let look = at.looked_at().await?;
    let visitor = at.reader.visitor(&at.table, None);
    let sketch = at.app.hub.begin_plan(&look, &visitor, at.reader.known()?).await?;
    at.tell_of(&sketch).await
}

/// Your plan at this table, and how much of it is still allowed once it is your turn
#[utoipa::path(get, path = "/api/v1/tables/{table}/plan", params(("table" = String, Path)),
    responses((status = 200, body = PlanInfo), (status = 403), (status = 404, description = "you have none")))]
pub(crate) async fn read(at: AtTable) -> Reply<Json<PlanInfo>> {
    at.reader.known()?;
    let look = at.app.visit(&at.table, &at.reader, None).await?;
    Ok(Json(at.app.hub.read_plan(&look, &at.reader.visitor(&at.table, None)).await?))
}

/// Keep what you have played on the table of a plan, which is gone then; gives the table the plan is for
#[utoipa::path(post, path = "/api/v1/tables/{table}/plan/keep", params(("table" = String, Path, description = "the table of the plan")),
    responses((status = 200, body = Position), (status = 403), (status = 409, description = "nothing was planned here")))]
pub(crate) async fn keep(at: AtTable) -> Reply<Json<Position>> {
    let look = at.looked_at().await?;
    let table = at.app.hub.keep_plan(&look, at.reader.known()?.id).await?;
    at.tell_of(&table).await
}

/// Put your plan on the board as far as it is allowed: a draft, which you end or take back
#[utoipa::path(post, path = "/api/v1/tables/{table}/plan/use", params(("table" = String, Path)),
    responses((status = 200, body = Position), (status = 403), (status = 409)))]
pub(crate) async fn put_down(at: AtTable) -> Reply<Json<Position>> {
    let look = at.looked_at().await?;
    at.app.hub.use_plan(&look, &at.reader.visitor(&at.table, None)).await?;
    at.told().await
}

/// Drop your plan
#[utoipa::path(delete, path = "/api/v1/tables/{table}/plan", params(("table" = String, Path)),
    responses((status = 200, body = Position), (status = 403)))]
pub(crate) async fn drop_it(at: AtTable) -> Reply<Json<Position>> {
    let look = at.looked_at().await?;
    at.app.hub.drop_plan(&look, &at.reader.visitor(&at.table, None)).await?;
    at.told().await
}
