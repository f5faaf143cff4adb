//! What would differ in a game under newer rules, and the proposal to move over.

use axum::response::{Html, IntoResponse, Response};
use parlour_hub::PositionToken;
use parlour_pages as pages;

use super::visit::Visit;
use super::{field, trouble};
use crate::extract::{Fields, Form};
use crate::problem::Outcome;

/// What would differ. Both readings are played side by side for it, so it counts like a move.
pub(super) async fn show(visit: Visit) -> Response {
    let found = async {
        visit.person().await?;
        visit.app.hub.revision(&visit.table, &visit.reader.visitor(&visit.table, None)).await
    };
    let page: Outcome<_> = found.await;
    match page {
        Ok(info) => Html(pages::revision(&visit.reader, &info).into_string()).into_response(),
        Err(problem) => trouble(&visit.reader, &problem),
    }
}

/// Proposes to play on under the newest rules.
pub(super) async fn propose(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        let at: PositionToken = field(&fields, "at").unwrap_or_default().parse()?;
        visit.app.hub.propose_newest_rules(&visit.table, person, at.revision).await
    };
    visit.changed(done.await).await
}
