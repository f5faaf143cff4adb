//! The pages' handlers: read a form, call one method, show a page or send the reader on.

mod people;
mod tables;

use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use maud::Markup;

use crate::app::App;
use crate::assets;
use crate::pages;
use crate::problem::Problem;
use crate::session::Reader;

/// Every page and form of the site, each with its path.
fn routes() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/", get(tables::home)),
        ("/next", get(tables::next)),
        ("/new/{game}", get(tables::new_form).post(tables::create)),
        ("/t/{table}", get(tables::show)),
        ("/t/{table}/journal", get(tables::journal)),
        ("/t/{table}/{deed}", post(tables::deed)),
        ("/rules/{game}", get(tables::rules)),
        ("/sign-in", get(people::sign_in_form).post(people::sign_in)),
        ("/sign-out", post(people::sign_out)),
        ("/guest", post(people::guest)),
        ("/lang", post(people::lang)),
        ("/theme", post(people::theme)),
        ("/me", get(people::profile).post(people::change)),
        ("/me/claim", post(people::claim)),
        ("/me/password", post(people::password)),
        ("/me/token", post(people::token)),
        ("/me/delete", post(people::delete)),
        ("/me/export", get(people::export)),
        ("/assets/{name}", get(assets::serve)),
    ]
}

pub(crate) fn router() -> Router<App> {
    routes().into_iter().fold(Router::new(), |router, (path, route)| router.route(path, route))
}

/// The paths of all pages and forms, those of the deeds at a table one by one.
pub(crate) fn paths() -> Vec<String> {
    let of_route = |(path, _): (&str, _)| match path.strip_suffix("{deed}") {
        Some(table) => tables::DEEDS.iter().map(|deed| format!("{table}{deed}")).collect(),
        None => vec![path.to_owned()],
    };
    routes().into_iter().flat_map(of_route).collect()
}

/// A page, or a problem shown as one.
pub(super) fn page(reader: &Reader, result: Result<Markup, Problem>) -> Response {
    match result {
        Ok(markup) => Html(markup.into_string()).into_response(),
        Err(problem) => trouble(reader, &problem),
    }
}

/// A problem as a page; strangers are asked who they are.
pub(super) fn trouble(reader: &Reader, problem: &Problem) -> Response {
    if matches!(problem, Problem::SignIn) {
        return Redirect::to("/sign-in").into_response();
    }
    let markup = pages::problem(reader, problem);
    (problem.status(), Html(markup.into_string())).into_response()
}

/// Sends the reader to a page of this site.
pub(super) fn go(place: &str) -> Response {
    Redirect::to(local(place)).into_response()
}

/// A path of this site, whatever was asked for.
fn local(place: &str) -> &str {
    let plain = place.starts_with('/') && !place.starts_with("//") && !place.contains(['\\', '\n', '\r']);
    if plain { place } else { "/" }
}

/// What no route knows.
pub(crate) async fn nothing(reader: Reader, uri: axum::http::Uri) -> Response {
    if uri.path().starts_with("/api/") {
        return Problem::NotFound.into_response();
    }
    trouble(&reader, &Problem::NotFound)
}

/// A known route, but not this way.
pub(crate) async fn not_this_way() -> Response {
    let body = "{\"error\":{\"code\":\"method\",\"message\":\"This cannot be done here in this way.\"}}";
    (StatusCode::METHOD_NOT_ALLOWED, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}

#[cfg(test)]
mod tests {
    use super::local;

    #[test]
    fn nobody_is_sent_elsewhere() {
        assert_eq!(local("/t/abc?seat=red"), "/t/abc?seat=red");
        for foreign in ["https://evil.example", "//evil.example", "/\\evil.example", "evil", "", "/a\nb"] {
            assert_eq!(local(foreign), "/", "{foreign}");
        }
    }
}
