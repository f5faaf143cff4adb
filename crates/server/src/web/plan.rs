//! Plan while you wait.

use axum::response::Response;

use super::go;
use super::visit::{Asked, Visit};
use crate::problem::{Outcome, Problem};

impl Visit {
    /// The table, for a person who does something there, at their rate.
    async fn looked_at(&self) -> Outcome<parlour_hub::Look> {
        self.app.doer(&self.reader)?;
        self.app.visit(&self.table, &self.reader, None).await
    }
}

/// A table of one's own to work the next turn out.
pub(super) async fn begin(visit: Visit) -> Response {
    let begun = async {
        let look = visit.looked_at().await?;
        let visitor = visit.reader.visitor(&visit.table, None);
        let sketch = visit.app.hub.begin_plan(&look, &visitor, visit.reader.known()?).await?;
        Ok::<_, Problem>(go(&format!("/t/{sketch}")))
    };
    visit.done(begun.await).await
}

/// Keeps what was worked out, and goes back to the game.
pub(super) async fn keep(visit: Visit) -> Response {
    let kept = async {
        let look = visit.looked_at().await?;
        let table = visit.app.hub.keep_plan(&look, visit.reader.known()?.id).await?;
        Ok::<_, Problem>(go(&format!("/t/{table}")))
    };
    visit.done(kept.await).await
}

/// Puts the plan on the board.
pub(super) async fn use_it(visit: Visit) -> Response {
    let done = async {
        let look = visit.looked_at().await?;
        let after = visit.app.hub.use_plan(&look, &visit.reader.visitor(&visit.table, None)).await?;
        visit.on_from(&after, &Asked::default(), "").await
    };
    visit.done(done.await).await
}

pub(super) async fn drop_it(visit: Visit) -> Response {
    let done = async {
        let look = visit.looked_at().await?;
        visit.app.hub.drop_plan(&look, &visit.reader.visitor(&visit.table, None)).await
    };
    visit.changed(done.await).await
}
