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
mod crowd;
mod extract;
mod guard;
mod health;
mod limits;
mod metrics;
mod notify;
mod operator;
mod password;
mod people;
mod problem;
mod recovery;
mod refused;
mod rest;
mod retention;
mod serve;
mod service;
mod session;
mod signed_out;
mod web;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::HeaderMap;
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};

use parlour_store::SecretHash;

pub use app::App;
pub use config::{Config, MailConfig};
pub use operator::Errand;
pub use parlour_hub::{Audit, Chance, Clock, Finding, Scope, audit, audit_of};
pub use problem::{Outcome, Problem};
pub use serve::{Stopped, serve, serve_aside};

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
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
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
    let others = ["/api", "/api/openapi.json", "/healthz", "/readyz", "/metrics"].map(str::to_owned);
    api.chain(web::paths()).chain(others).collect()
}

/// What only those see who look after the site, on an address that only they reach.
pub fn aside(app: App) -> Router {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(|State(app): State<App>| async move { figures(&app) }))
        .with_state(app)
}

/// The figures, for whoever shows the token; for others there is no such page.
async fn metrics(State(app): State<App>, reader: session::Reader, headers: HeaderMap) -> Response {
    let hash = |text: &str| SecretHash::of(text.as_bytes());
    let wanted = app.config.metrics_token.as_deref().map(hash);
    if wanted.is_some() && session::bearer(&headers).map(hash) == wanted {
        return figures(&app);
    }
    web::trouble(&reader, &Problem::NotFound)
}

fn figures(app: &App) -> Response {
    let kind = [("content-type", "text/plain; version=0.0.4")];
    (kind, app.metrics.text(&app.hub)).into_response()
}
