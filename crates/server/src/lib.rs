//! Tables on a network: pages, live updates, a JSON API.
//!
//! Handlers are thin: they read a request, call one method of the [`App`], and render. [`router`] builds everything
//! without a socket, so tests need none.
//!
//! - Tables live in the hub ([`parlour_hub`]), what is told of them is plain data ([`parlour_model`]), and pages are drawn
//!   from that ([`parlour_pages`]). Here are routes, sessions, guards and streams.
//! - Everything that is sent is built with the reader's eyes: nothing here reads a state.

mod address;
mod api;
mod app;
mod assets;
mod config;
mod extract;
mod guard;
mod limits;
mod metrics;
mod notify;
mod password;
mod people;
mod problem;
mod serve;
mod service;
mod session;
mod web;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};

pub use app::App;
pub use config::{Config, MailConfig};
pub use parlour_hub::{Audit, Chance, Clock, Finding, Scope, audit, audit_of};
pub use problem::{Outcome, Problem};
pub use serve::{Stopped, serve};

/// Every route of the site.
pub fn router(app: App) -> Router {
    let (api, document) = api::router();
    let readable = document.clone();
    let api_page = move |reader: session::Reader| async move {
        Html(parlour_pages::api(&reader, &readable).into_string())
    };
    // Compressed streams would wait for their blocks to fill.
    let compressed = DefaultPredicate::new().and(NotForContentType::new("text/event-stream"));
    // Together, the outermost first: layers put on one by one would each wrap every request in another box.
    let layers = (
        from_fn_with_state(app.clone(), guard::guard),
        CatchPanicLayer::custom(guard::on_panic),
        CompressionLayer::new().compress_when(compressed),
        DefaultBodyLimit::max(app.config.largest_body),
    );
    Router::new()
        .merge(api)
        .merge(web::router())
        .route("/api", get(api_page))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .fallback(web::nothing)
        .method_not_allowed_fallback(web::not_this_way)
        .layer(layers)
        .with_state(app)
}

/// Every path of the site, as its routers know them: who walks them all forgets none.
pub fn paths() -> Vec<String> {
    let (_, document) = api::router();
    let api = document.paths.paths.into_keys();
    let others = ["/api", "/api/openapi.json", "/healthz", "/metrics"].map(str::to_owned);
    api.chain(web::paths()).chain(others).collect()
}

async fn healthz(State(app): State<App>) -> impl IntoResponse {
    match app.store.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be reached\n"),
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = [("content-type", "text/plain; version=0.0.4")];
    (kind, app.metrics.text(&app.hub))
}
