//! What every request and every response passes: origin, headers, counters.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use parlour_hub::Denial;

use crate::app::App;
use crate::problem::{self, Failure, Problem};

const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Sent with everything.
const HEADERS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CSP)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=()"),
    ),
];

/// Refuses writes that another site sent a browser to make; puts the headers on; counts.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    // The path alone: queries hold keys.
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let api = path.starts_with("/api/");
    let mut response = if is_foreign_write(&app, request.method(), request.headers()) {
        problem::plain(&Problem::Forbidden(Denial::OtherSite), api)
    } else {
        match tokio::time::timeout(app.config.patience, next.run(request)).await {
            Ok(response) => response,
            Err(_) => problem::plain(&Problem::Unavailable, api),
        }
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    let (status, time) = (response.status(), started.elapsed());
    app.metrics.request(route.as_ref().map(MatchedPath::as_str), status.as_u16(), time);
    let millis = time.as_millis() as u64;
    // The secret in a link is no matter for a log.
    let secret = route.as_ref().map(MatchedPath::as_str).filter(|route| route.contains("{secret}"));
    let path = secret.unwrap_or(&path);
    if status.is_server_error() {
        tracing::warn!(%method, path, status = status.as_u16(), millis, "request");
    } else {
        tracing::debug!(%method, path, status = status.as_u16(), millis, "request");
    }
    response
}

/// A browser tells where a request comes from; without a word of it, it is no browser.
fn is_foreign_write(app: &App, method: &Method, headers: &HeaderMap) -> bool {
    if method.is_safe() {
        return false;
    }
    if let Some(site) = headers.get("sec-fetch-site") {
        return !matches!(site.as_bytes(), b"same-origin" | b"none");
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let origin = origin.to_str().unwrap_or_default();
    if origin == app.config.public_url.trim_end_matches('/') {
        return false;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    authority.is_none() || authority != host
}

/// A handler that panics is our fault and nobody else's business.
pub(crate) fn on_panic(_: Box<dyn std::any::Any + Send + 'static>) -> Response {
    Failure(Problem::Internal).into_response()
}
