//! A lost password: asking for a link, and using it.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use parlour_pages as pages;
use serde::Deserialize;

use super::{go, page, trouble};
use crate::app::App;
use crate::extract::Form;
use crate::session::Reader;

pub(super) async fn ask(State(app): State<App>, reader: Reader) -> Response {
    page(&reader, Ok(pages::recover(&reader, app.courier.has_mail(), false)))
}

#[derive(Deserialize)]
pub(super) struct WhoForm {
    login: String,
}

pub(super) async fn send(State(app): State<App>, reader: Reader, Form(form): Form<WhoForm>) -> Response {
    let sent = app.send_recovery(&reader, &form.login);
    page(&reader, sent.map(|()| pages::recover(&reader, true, true)))
}

pub(super) async fn form(State(app): State<App>, reader: Reader, Path(secret): Path<String>) -> Response {
    let good = app.check_recovery(&secret).await;
    page(&reader, good.map(|()| pages::new_password(&reader, &secret)))
}

#[derive(Deserialize)]
pub(super) struct NewForm {
    new: String,
}

pub(super) async fn set(
    State(app): State<App>,
    reader: Reader,
    Path(secret): Path<String>,
    Form(form): Form<NewForm>,
) -> Response {
    match app.recover(&reader, &secret, form.new).await {
        Ok(cookie) => {
            let mut response = go("/me?saved=1");
            response.headers_mut().append(header::SET_COOKIE, cookie);
            response.into_response()
        }
        Err(problem) => trouble(&reader, &problem),
    }
}
