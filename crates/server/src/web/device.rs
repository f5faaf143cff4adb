//! A one-time link by which somebody goes on as themselves on another device.

use axum::extract::State;
use axum::http::header;
use axum::response::Response;
use parlour_pages as pages;
use serde::Deserialize;

use super::{go, page, trouble};
use crate::app::App;
use crate::extract::{Form, Params};
use crate::people::DEVICE_LINK;
use crate::problem::Problem;
use crate::session::Reader;

/// Makes the link, and shows it once.
pub(super) async fn offer(State(app): State<App>, reader: Reader) -> Response {
    let offered = async {
        let key = app.offer_device(app.doer(&reader)?).await?;
        let minutes = (DEVICE_LINK.as_secs() / 60) as usize;
        Ok::<_, Problem>(pages::device_link(&reader, &format!("{}/device?key={key}", reader.origin), minutes))
    };
    page(&reader, offered.await)
}

#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Keyed {
    key: String,
}

/// Asks whether to go on as somebody. Looking uses nothing up: programs that preview links look too.
pub(super) async fn ask(State(app): State<App>, reader: Reader, Params(keyed): Params<Keyed>) -> Response {
    let asked = async {
        app.logins.take(reader.network)?;
        let owner = app.device_owner(&keyed.key).await?;
        Ok::<_, Problem>(pages::device(&reader, &owner.name, &keyed.key))
    };
    page(&reader, asked.await)
}

/// Goes on as whoever made the link.
pub(super) async fn take(State(app): State<App>, reader: Reader, Form(keyed): Form<Keyed>) -> Response {
    match app.take_device(&reader, &keyed.key).await {
        Ok((_, cookie)) => {
            let mut response = go("/");
            response.headers_mut().append(header::SET_COOKIE, cookie);
            response
        }
        Err(problem) => trouble(&reader, &problem),
    }
}
