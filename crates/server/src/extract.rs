//! Reading requests; what cannot be read is answered with a sentence, never with the words of a library.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use parlour_core::Seat;
use parlour_hub::{Mistake, Unreadable};
use parlour_store::TableId;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::problem::{self, Failure, Outcome, Problem};

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failure> {
        let bytes = bytes(request, app).await?;
        // No body is an empty one: many deeds need none.
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        let body = serde_json::from_slice(text);
        body.map(Self).map_err(|error| Failure(Problem::Unreadable(Unreadable::Json, error.to_string())))
    }
}

/// A form.
pub(crate) struct Form<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Form<T> {
    type Rejection = PageProblem;

    async fn from_request(request: Request, app: &App) -> Result<Self, PageProblem> {
        let bytes = bytes(request, app).await.map_err(PageProblem)?;
        let form = serde_urlencoded::from_bytes(&bytes);
        form.map(Self).map_err(|_| PageProblem(Problem::Bad(Mistake::Form)))
    }
}

pub(crate) use parlour_pages::form::Fields;

async fn bytes(request: Request, app: &App) -> Outcome<Bytes> {
    let read = tokio::time::timeout(app.config.body_patience, Bytes::from_request(request, app));
    read.await.map_err(|_| Problem::TooSlow)?.map_err(|rejection| match rejection.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        _ => Problem::Bad(Mistake::Body),
    })
}

/// A problem before the reader is known: a plain page.
pub(crate) struct PageProblem(pub(crate) Problem);

impl IntoResponse for PageProblem {
    fn into_response(self) -> axum::response::Response {
        problem::plain(&self.0, false)
    }
}

/// The query of an address; what cannot be read is as if it were not there.
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned + Default> FromRequestParts<App> for Params<T> {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Self::Rejection> {
        let query = parts.uri.query().unwrap_or_default();
        Ok(Self(serde_urlencoded::from_str(query).unwrap_or_default()))
    }
}

/// The id of a table in an address.
pub(crate) fn table_id(text: &str) -> Outcome<TableId> {
    text.parse().map_err(|_| Problem::NotFound)
}

/// A seat by its colour.
pub(crate) fn seat(text: &str) -> Outcome<Seat> {
    text.parse().map_err(|_| Problem::Bad(Mistake::SeatName))
}

/// A seat by its colour, if one is named.
pub(crate) fn maybe_seat(text: Option<&str>) -> Outcome<Option<Seat>> {
    text.filter(|text| !text.is_empty()).map(seat).transpose()
}
