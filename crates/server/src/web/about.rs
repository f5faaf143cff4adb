//! Reading: the sheet of a thing on the table, or the list of all of them.

use axum::response::{Html, IntoResponse, Response};
use parlour_pages as pages;

use super::trouble;
use super::visit::Visit;
use crate::problem::{Outcome, Problem};

pub(super) async fn read(visit: Visit) -> Response {
    visit.try_read().await.unwrap_or_else(|problem| trouble(&visit.reader, &problem))
}

impl Visit {
    /// The sheet of a thing is a fragment that the script puts beside it; without a thing, the page lists all there are.
    async fn try_read(&self) -> Outcome<Response> {
        self.app.may_look(&self.reader)?;
        let key = self.asked.key.as_deref();
        let look = self.app.visit(&self.table, &self.reader, key).await?;
        if !look.has_begun() {
            return Err(Problem::NotFound);
        }
        let (visitor, wanted) = (self.reader.visitor(&self.table, key), self.wanted(&self.asked)?);
        let hub = &self.app.hub;
        let markup = if let Some(id) = self.asked.thing.as_deref() {
            let thing = hub.thing(&look, &visitor, wanted, id).await?;
            pages::thing(&self.reader, &look.row().game, &thing)
        } else {
            let table = self.app.info(look.seated(), &self.reader);
            pages::things(&self.reader, &table, &hub.things(&look, &visitor, wanted).await?)
        };
        Ok(Html(markup.into_string()).into_response())
    }
}
