//! The table: its page, the parts of it that changed, and everything done there besides a turn.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use parlour_hub::{Denial, PositionToken};
use parlour_store::{Motion, Proposed};

use super::visit::{Asked, KEPT, LOOK, Visit, eyes_cookie, number};
use super::{field, go, sent_on, trouble};
use crate::api::onward;
use crate::extract::{Fields, Form, maybe_seat, seat};
use crate::problem::{Outcome, Problem};
use crate::session::cookie;

pub(super) async fn show(visit: Visit) -> Response {
    // Whoever opens the page of a table they were missed at is back.
    let _ = visit.come_back().await;
    let shown = visit.show(&visit.asked, Vec::new()).await;
    shown.unwrap_or_else(|problem| trouble(&visit.reader, &problem))
}

/// The journal of a game, as far as it may leave the table.
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

/// A new table that goes on from a position of this one.
pub(super) async fn what_if(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let made = async {
        let person = visit.app.doer(&visit.reader)?;
        let look = visit.app.visit(&visit.table, &visit.reader, None).await?;
        let lines = number(&fields, "lines")? as usize;
        let onward = onward(field(&fields, "with"));
        let visitor = visit.reader.visitor(&visit.table, None);
        let next = visit.app.hub.what_if(&look, &visitor, person, lines, onward).await?;
        Ok::<_, Problem>(go(&format!("/t/{next}")))
    };
    visit.done(made.await).await
}

/// Somebody says that it is they who look now, at a device that several share.
pub(super) async fn unveil(mut visit: Visit, Form(fields): Form<Fields>) -> Response {
    let shown = async {
        let seat = seat(field(&fields, "seat").unwrap_or_default())?;
        let person = visit.person().await?.id;
        let look = visit.app.visit(&visit.table, &visit.reader, None).await?;
        if !look.seats_of(Some(person)).has(seat) {
            return Err(Problem::Forbidden(Denial::NotYourSeat));
        }
        visit.unveiled = Some(seat);
        let mut response = visit.on(&Asked::default(), "").await?;
        let eyes = cookie(&visit.app, &eyes_cookie(&visit.table), seat.name(), KEPT);
        response.headers_mut().append(header::SET_COOKIE, eyes);
        Ok(response)
    };
    let shown = shown.await;
    visit.done(shown).await
}

/// Somebody has read what the coach says of a kind of question, and puts it away.
pub(super) async fn coached(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        let look = visit.app.visit(&visit.table, &visit.reader, None).await?;
        visit.app.hub.note_coached(&look, person, field(&fields, "kind").unwrap_or_default()).await?;
        visit.stay().await
    };
    visit.done(done.await).await
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

/// Agrees to what the form names.
pub(super) async fn accept(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        let rules = field(&fields, "rules").and_then(|rules| rules.parse().ok());
        let motion = field(&fields, "motion").map_or(Ok(Motion::Back), str::parse)?;
        let about = maybe_seat(field(&fields, "about"))?;
        let what = Proposed { motion, to: number(&fields, "to")?, rules, about };
        visit.app.hub.agree(&visit.table, person, what).await
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
        visit.person().await?;
        let next = visit.app.rematch(&visit.table, &visit.reader).await?;
        Ok::<_, Problem>(go(&visit.app.hub.link(&next).await?))
    };
    visit.done(next.await).await
}

/// To the table the same people went on to: whoever may see this one has the key of that one.
pub(super) async fn next_game(visit: Visit) -> Response {
    let next = async {
        let look = visit.app.visit(&visit.table, &visit.reader, visit.asked.key.as_deref()).await?;
        let next = look.row().rematch.clone().ok_or(Problem::NotFound)?;
        Ok::<_, Problem>(go(&visit.app.hub.link(&next).await?))
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
