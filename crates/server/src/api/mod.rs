//! The JSON API under `/api/v1`, and the document that describes it.

mod at;
mod groups;
mod me;
mod plan;
mod play;
mod sse;
mod stream;
mod tables;
mod time;

pub(crate) use me::{MyTableInfo, my_tables};
pub(crate) use tables::{filling, onward};

use axum::Json;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::session::COOKIE;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Parlour",
        description = "Everything the pages can do. Send a token as `Authorization: Bearer …`, or the cookie of a session."
    ),
    security(("token" = []), ("session" = []))
)]
struct Document;

/// The routes of the API and their description.
pub(crate) fn router() -> (axum::Router<App>, utoipa::openapi::OpenApi) {
    let (router, mut document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(tables::games))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::fill))
        .routes(routes!(tables::house))
        .routes(routes!(tables::mute))
        .routes(routes!(tables::start))
        .routes(routes!(tables::change_seat))
        .routes(routes!(tables::terms))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::journal))
        .routes(routes!(tables::link))
        .routes(routes!(tables::what_if))
        .routes(routes!(tables::open))
        .routes(routes!(plan::begin, plan::read, plan::drop_it))
        .routes(routes!(plan::keep))
        .routes(routes!(plan::put_down))
        .routes(routes!(play::answer))
        .routes(routes!(play::undo))
        .routes(routes!(play::redo))
        .routes(routes!(play::restart))
        .routes(routes!(play::end))
        .routes(routes!(play::why))
        .routes(routes!(play::hint))
        .routes(routes!(play::resign))
        .routes(routes!(play::back))
        .routes(routes!(play::propose_rewind, play::refuse_rewind))
        .routes(routes!(time::take_back))
        .routes(routes!(time::propose))
        .routes(routes!(time::resume))
        .routes(routes!(time::nudge))
        .routes(routes!(time::take_over))
        .routes(routes!(time::rest, time::quiet))
        .routes(routes!(time::go_away, time::come_home))
        .routes(routes!(play::accept_rewind))
        .routes(routes!(play::revision, play::propose_revision))
        .routes(routes!(play::read_chat, play::say))
        .routes(routes!(play::read_note, play::write_note))
        .routes(routes!(stream::table))
        .routes(routes!(stream::mine))
        .routes(routes!(me::come))
        .routes(routes!(me::sign_in))
        .routes(routes!(me::sign_out))
        .routes(routes!(me::claim))
        .routes(routes!(me::new_account))
        .routes(routes!(me::offer_device))
        .routes(routes!(me::take_device))
        .routes(routes!(me::show, me::change, me::delete))
        .routes(routes!(me::password))
        .routes(routes!(groups::list, groups::create))
        .routes(routes!(groups::show))
        .routes(routes!(groups::join))
        .routes(routes!(groups::leave))
        .routes(routes!(groups::play))
        .routes(routes!(me::tables))
        .routes(routes!(me::next))
        .routes(routes!(me::export))
        .routes(routes!(me::targets))
        .routes(routes!(me::end_target))
        .routes(routes!(me::test_target))
        .routes(routes!(me::push_key, me::subscribe))
        .routes(routes!(me::tokens, me::new_token))
        .routes(routes!(me::end_token))
        .routes(routes!(me::new_bot))
        .split_for_parts();
    if let Some(components) = &mut document.components {
        let token = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
        components.add_security_scheme("token", token);
        let session = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(COOKIE)));
        components.add_security_scheme("session", session);
    }
    let served = document.clone();
    let router = router.route("/api/openapi.json", get(move || async move { Json(served) }));
    (router, document)
}
