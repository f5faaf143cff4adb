//! The waiting room: who sits where, being ready, the start.

use axum::response::Response;

use super::visit::{Visit, number};
use super::{field, go, reader_or_guest, sent_on};
use crate::extract::{Fields, Form, maybe_seat, seat};
use crate::problem::Problem;
use parlour_hub::HouseChange;

/// Takes a seat; a stranger comes as a guest.
pub(super) async fn join(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let joined = async {
        let Visit { app, reader, table, .. } = &visit;
        app.visit(table, reader, field(&fields, "key")).await?;
        let (person, cookie) = reader_or_guest(app, reader, field(&fields, "name")).await?;
        app.count(reader, &person)?;
        let name = field(&fields, "as").map(str::trim).filter(|name| !name.is_empty());
        let name = name.unwrap_or(&person.name);
        app.hub.join_as(table, &person, name, maybe_seat(field(&fields, "seat"))?).await?;
        Ok::<_, Problem>(sent_on(&format!("/t/{table}"), cookie))
    };
    visit.done(joined.await).await
}

pub(super) async fn leave(visit: Visit) -> Response {
    let left = async {
        let person = visit.person().await?.id;
        visit.app.hub.leave(&visit.table, person).await?;
        Ok::<_, Problem>(go("/"))
    };
    visit.done(left.await).await
}

/// The host gives a seat to a bot, or opens it again.
pub(super) async fn seats(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        let seat = seat(field(&fields, "seat").unwrap_or_default())?;
        visit.app.hub.fill(&visit.table, person, seat, field(&fields, "level")).await
    };
    visit.changed(done.await).await
}

/// Changes to another seat.
pub(super) async fn change_seat(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        let to = seat(field(&fields, "seat").unwrap_or_default())?;
        visit.app.hub.change_seat(&visit.table, person, to).await
    };
    visit.changed(done.await).await
}

/// The host says whether the game begins by itself.
pub(super) async fn terms(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        let starts_full = field(&fields, "starts-full") == Some("yes");
        visit.app.hub.settle_start(&visit.table, person, starts_full).await
    };
    visit.changed(done.await).await
}

/// The host says how things are done at the table.
pub(super) async fn house(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let host = visit.person().await?.id;
        let change = HouseChange {
            talk: field(&fields, "talk").map(str::parse).transpose()?,
            many_seats: field(&fields, "many_seats").map(|many| many == "yes"),
        };
        visit.app.hub.change_house(&visit.table, host, change).await?;
        visit.stay().await
    };
    visit.done(done.await).await
}

/// The host silences whoever said a line of chat.
pub(super) async fn mute(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let host = visit.person().await?.id;
        let line = i64::try_from(number(&fields, "line")?).map_err(|_| Problem::NotFound)?;
        visit.app.hub.mute(&visit.table, host, line, field(&fields, "muted") != Some("no")).await?;
        visit.stay().await
    };
    visit.done(done.await).await
}

pub(super) async fn start(visit: Visit) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        visit.app.hub.start(&visit.table, person).await
    };
    visit.changed(done.await).await
}

/// Says of all seats of the reader that they are ready, or not.
pub(super) async fn ready(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let said = async {
        let person = visit.person().await?.id;
        visit.app.hub.set_ready(&visit.table, person, field(&fields, "ready") == Some("yes")).await?;
        Ok::<_, Problem>(go(&format!("/t/{}", visit.table)))
    };
    visit.done(said.await).await
}
