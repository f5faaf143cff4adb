//! A game from a file.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use parlour_pages as pages;

use super::{field, page, reader_or_guest, sent_on, trouble};
use crate::api::onward;
use crate::app::App;
use crate::extract::{Fields, Form};
use crate::problem::{self, Outcome, Problem};
use crate::session::Reader;

/// The longest games have journals of some forty kilobytes; as a form they grow.
pub(super) const LARGEST_FILE: usize = 512 * 1024;

pub(super) async fn ask(reader: Reader) -> Response {
    page(&reader, Ok(pages::open_file(&reader, None)))
}

/// Sets up a table that goes on from the file, or says what is wrong with it.
pub(super) async fn open(State(app): State<App>, reader: Reader, Form(fields): Form<Fields>) -> Response {
    match opened(&app, &reader, &fields).await {
        Err(problem) if problem::status(&problem) == StatusCode::BAD_REQUEST => {
            let wrong = problem.message();
            let form = pages::open_file(&reader, Some(&wrong)).into_string();
            (StatusCode::UNPROCESSABLE_ENTITY, Html(form)).into_response()
        }
        Err(problem) => trouble(&reader, &problem),
        Ok(response) => response,
    }
}

async fn opened(app: &App, reader: &Reader, fields: &Fields) -> Outcome<Response> {
    // Replaying a game costs: whoever has no name yet is counted by their network.
    app.openings.take(reader.network)?;
    let (person, cookie) = reader_or_guest(app, reader, field(fields, "name")).await?;
    app.count(reader, &person)?;
    let text = field(fields, "journal").unwrap_or_default().replace("\r\n", "\n");
    let table = app.hub.open_file(&person, &text, onward(field(fields, "with"))).await?;
    Ok::<_, Problem>(sent_on(&format!("/t/{table}"), cookie))
}
