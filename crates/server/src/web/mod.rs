//! The pages' handlers: read a form, call one method, show a page or send the reader on.

mod about;
mod admin;
mod begin;
mod device;
mod groups;
mod install;
mod learn;
mod new;
mod open;
mod people;
mod picture;
mod plan;
mod recover;
mod revision;
mod room;
mod shelf;
mod table;
mod time;
mod turn;
mod visit;
mod word;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use parlour_pages::{self as pages, Markup};
use parlour_store::Person;

use crate::app::App;
use crate::assets;
use crate::extract::Fields;
use crate::problem::{self, Failure, Outcome, Problem};
use crate::session::Reader;

/// Every page and form of the site, each with its path.
fn routes() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/", get(shelf::home)),
        ("/next", get(shelf::next)),
        ("/archive", get(shelf::archive)),
        ("/games/{game}", get(shelf::game)),
        ("/games/{game}/overview", get(shelf::overview)),
        ("/play/{game}", get(begin::ask).post(begin::play_now)),
        ("/learn/{game}", get(learn::list).post(learn::begin_first)),
        ("/learn/{game}/{lesson}", get(learn::one).post(learn::begin)),
        ("/new/{game}", get(new::form).post(new::create)),
        ("/t/{table}", get(table::show)),
        ("/t/{table}/about", get(about::read)),
        ("/t/{table}/journal", get(table::journal)),
        ("/t/{table}/board.svg", get(picture::svg)),
        ("/t/{table}/board.png", get(picture::pixels)),
        ("/t/{table}/ready", post(room::ready)),
        ("/t/{table}/join", post(room::join)),
        ("/t/{table}/leave", post(room::leave)),
        ("/t/{table}/seats", post(room::seats)),
        ("/t/{table}/start", post(room::start)),
        ("/t/{table}/seat", post(room::change_seat)),
        ("/t/{table}/terms", post(room::terms)),
        ("/t/{table}/card.png", get(picture::card)),
        ("/t/{table}/house", post(room::house)),
        ("/t/{table}/mute", post(room::mute)),
        ("/t/{table}/look", post(table::look)),
        ("/t/{table}/what-if", post(table::what_if)),
        ("/t/{table}/unveil", post(table::unveil)),
        ("/t/{table}/plan", post(plan::begin)),
        ("/t/{table}/plan/keep", post(plan::keep)),
        ("/t/{table}/plan/use", post(plan::use_it)),
        ("/t/{table}/plan/drop", post(plan::drop_it)),
        ("/open", get(open::ask).post(open::open).layer(DefaultBodyLimit::max(open::LARGEST_FILE))),
        ("/t/{table}/answer", post(turn::answer)),
        ("/t/{table}/pay", post(turn::pay)),
        ("/t/{table}/undo", post(turn::undo)),
        ("/t/{table}/redo", post(turn::redo)),
        ("/t/{table}/restart", post(turn::restart)),
        ("/t/{table}/end", post(turn::end)),
        ("/t/{table}/coach", post(learn::coach)),
        ("/t/{table}/chat", post(table::chat)),
        ("/t/{table}/note", post(table::note)),
        ("/t/{table}/resign", post(table::resign)),
        ("/t/{table}/back", post(table::back)),
        ("/t/{table}/rewind", post(table::rewind)),
        ("/t/{table}/coached", post(table::coached)),
        ("/t/{table}/accept", post(table::accept)),
        ("/t/{table}/refuse", post(table::refuse)),
        ("/t/{table}/revision", get(revision::show).post(revision::propose)),
        ("/t/{table}/rematch", get(table::next_game).post(table::rematch)),
        ("/t/{table}/group", post(groups::of_table)),
        ("/groups", get(groups::list).post(groups::create)),
        ("/groups/{group}", get(groups::show)),
        ("/groups/{group}/join", post(groups::join)),
        ("/groups/{group}/leave", post(groups::leave)),
        ("/groups/{group}/play", post(groups::play)),
        ("/t/{table}/take-back", post(time::take_back)),
        ("/t/{table}/pause", post(time::pause)),
        ("/t/{table}/resume", post(time::resume)),
        ("/t/{table}/nudge", post(time::nudge)),
        ("/t/{table}/substitute", post(time::substitute)),
        ("/t/{table}/finish", post(time::finish)),
        ("/t/{table}/take-over", post(time::take_over)),
        ("/rules/{game}", get(shelf::rules)),
        ("/sign-in", get(people::sign_in_form).post(people::sign_in)),
        ("/sign-out", post(people::sign_out)),
        ("/guest", post(people::guest)),
        ("/account", post(people::account)),
        ("/device", get(device::ask).post(device::take)),
        ("/lang", post(people::lang)),
        ("/theme", post(people::theme)),
        ("/turns", post(people::turns)),
        ("/coaching", post(people::coaching)),
        ("/me", get(people::profile).post(people::change)),
        ("/me/claim", post(people::claim)),
        ("/me/quiet", post(time::quiet)),
        ("/me/holiday", post(time::holiday)),
        ("/me/password", post(people::password)),
        ("/me/token", post(people::token)),
        ("/me/token/end", post(people::end_token)),
        ("/me/device", post(device::offer)),
        ("/me/delete", post(people::delete)),
        ("/me/export", get(people::export)),
        ("/recover", get(recover::ask).post(recover::send)),
        ("/recover/{secret}", get(recover::form).post(recover::set)),
        ("/admin", get(admin::show).post(admin::operate)),
        ("/me/notices", post(word::notices)),
        ("/me/targets", post(word::targets)),
        ("/word/{target}", get(word::confirm).post(word::confirmed)),
        ("/word/{target}/stop", get(word::stop).post(word::stopped)),
        ("/manifest.webmanifest", get(install::manifest)),
        ("/sw.js", get(install::service_worker)),
        ("/offline", get(install::offline)),
        ("/assets/{name}", get(assets::serve)),
        ("/assets/table/{version}/{module}", get(assets::serve_module)),
    ]
}

pub(crate) fn router() -> Router<App> {
    routes().into_iter().fold(Router::new(), |router, (path, route)| router.route(path, route))
}

/// The paths of all pages and forms.
pub(crate) fn paths() -> Vec<String> {
    routes().into_iter().map(|(path, _)| path.to_owned()).collect()
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
        return Redirect::to(&reader.sign_in_from_here()).into_response();
    }
    let markup = pages::problem(reader, &problem::told(problem));
    problem::say_when((problem::status(problem), Html(markup.into_string())).into_response(), problem)
}

/// Sends the reader to a page of this site.
pub(super) fn go(place: &str) -> Response {
    Redirect::to(local(place)).into_response()
}

/// A path of this site, whatever was asked for.
fn local(place: &str) -> &str {
    // Browsers drop control characters before they read an address: what stands after them would count.
    let readable = place.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let plain = readable && place.starts_with('/') && !place.starts_with("//");
    if plain { place } else { "/" }
}

/// The value of a field.
pub(super) fn field<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// The reader, or a guest of the name they gave.
pub(super) async fn reader_or_guest(
    app: &App,
    reader: &Reader,
    name: Option<&str>,
) -> Outcome<(Person, Option<HeaderValue>)> {
    match (reader.known(), name) {
        (Ok(person), _) => Ok((person.clone(), None)),
        (Err(Problem::SignIn), Some(name)) => {
            let id = app.new_guest(reader, name).await?;
            Ok((app.store.person(id).await?, Some(app.begin_session(id, None).await?)))
        }
        (Err(problem), _) => Err(problem),
    }
}

/// Sends the reader on, with a cookie if there is one.
pub(super) fn sent_on(place: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response = go(place);
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// What no route knows.
pub(crate) async fn nothing(reader: Reader, uri: axum::http::Uri) -> Response {
    if uri.path().starts_with("/api/") {
        return Failure(Problem::NotFound).into_response();
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
