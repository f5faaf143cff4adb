//! Parlour as an app: manifest, service worker, the page without a network.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use parlour_pages as pages;

use super::page;
use crate::session::Reader;

/// Looked at again every time: what it names changes with the site.
const FRESH: (header::HeaderName, &str) = (header::CACHE_CONTROL, "no-cache");

pub(super) async fn manifest(reader: Reader) -> Response {
    ([(header::CONTENT_TYPE, "application/manifest+json"), FRESH], pages::manifest(&reader)).into_response()
}

pub(super) async fn service_worker() -> Response {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), FRESH], pages::service_worker())
        .into_response()
}

pub(super) async fn offline(reader: Reader) -> Response {
    page(&reader, Ok(pages::offline(&reader)))
}
