//! The table: its page, the parts of it that changed, and everything done there besides a turn.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use parlour_hub::PositionToken;

use super::visit::{Asked, KEPT, LOOK, Visit, number};
use super::{field, go, sent_on, trouble};
use crate::extract::{Fields, Form};
use crate::problem::{Outcome, Problem};
use crate::session::cookie;

pub(super) async fn show(visit: Visit) -> Response {
    let shown = visit.show(&visit.asked, Vec::new()).await;
    shown.unwrap_or_else(|problem| trouble(&visit.reader, &problem))
}

/// The journal of a finished game.
pub(super) async fn journal(visit: Visit) -> Response {
    match visit.app.journal_text(&visit.table, &visit.reader, None).await {
        Ok(text) => {
            let name = format!("attachment; filename=\"{}.journal\"", visit.table);
            let headers = [
                (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                (header::CONTENT_DISPOSITION, name),
            ];
            (headers, text).into_response()
        }
        Err(problem) => trouble(&visit.reader, &problem),
    }
}

/// Text or drawing, for all tables from now on.
pub(super) async fn look(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let look = if field(&fields, "look") == Some("text") { "text" } else { "drawn" };
    match visit.app.visit(&visit.table, &visit.reader, None).await {
        Ok(_) => sent_on(&format!("/t/{}", visit.table), Some(cookie(&visit.app, LOOK, look, KEPT))),
        Err(problem) => trouble(&visit.reader, &problem),
    }
}

pub(super) async fn chat(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let said = async {
        visit.app.chat(&visit.table, &visit.reader, field(&fields, "text").unwrap_or_default()).await?;
        visit.stay().await
    };
    visit.done(said.await).await
}

pub(super) async fn note(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let kept = async {
        let person = visit.person().await?.id;
        let text = field(&fields, "text").unwrap_or_default();
        visit.app.store.set_note(&visit.table, person, text).await?;
        visit.stay().await
    };
    visit.done(kept.await).await
}

pub(super) async fn resign(visit: Visit) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        visit.app.hub.resign(&visit.table, person).await
    };
    if visit.asked.home.is_some() {
        return visit.done(done.await.map(|()| go("/"))).await;
    }
    visit.changed(done.await).await
}

/// Somebody is back: their caretaker goes.
pub(super) async fn back(visit: Visit) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        visit.app.hub.come_back(&visit.table, person).await
    };
    visit.changed(done.await).await
}

/// Proposes to go back to a line.
pub(super) async fn rewind(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        let at: PositionToken = field(&fields, "at").unwrap_or_default().parse()?;
        visit.app.hub.propose_rewind(&visit.table, person, at.revision, number(&fields, "to")?).await
    };
    visit.changed(done.await).await
}

/// Agrees to go back, or to move over to the rules that the form names.
pub(super) async fn accept(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        let rules = field(&fields, "rules").and_then(|rules| rules.parse().ok());
        visit.app.hub.agree_to_rewind(&visit.table, person, number(&fields, "to")?, rules).await
    };
    visit.changed(done.await).await
}

/// Withdraws the proposal to go back, or refuses it.
pub(super) async fn refuse(visit: Visit) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        visit.app.hub.refuse_rewind(&visit.table, person).await
    };
    visit.changed(done.await).await
}

/// The same table once more.
pub(super) async fn rematch(visit: Visit) -> Response {
    let next = async {
        let next = visit.app.hub.rematch(&visit.table, visit.person().await?).await?;
        Ok::<_, Problem>(go(&format!("/t/{next}")))
    };
    visit.done(next.await).await
}

impl Visit {
    /// The table as it is after something was done there.
    pub(super) async fn changed(&self, done: Outcome<()>) -> Response {
        let shown = match done {
            Ok(()) => self.on(&Asked::default(), "").await,
            Err(problem) => Err(problem),
        };
        self.done(shown).await
    }
}
