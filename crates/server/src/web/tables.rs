//! Tables.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;

use super::{field, go, reader_or_guest, sent_on, trouble};
use crate::api::ChatInfo;
use crate::app::App;
use crate::extract::{Fields, Form, Params, maybe_seat, seat, table_id};
use crate::hub::{Deed, LEVELS, Spot};
use crate::pages::{self, Shown};
use crate::position::Wanted;
use crate::problem::{Outcome, Problem};
use crate::service::{Play, key_cookie};
use crate::session::{Reader, cookie};

/// How long the key of a private table is kept.
const KEY_KEPT: u64 = 60 * 24 * 3600;

#[derive(Deserialize, Default, Clone)]
#[serde(default)]
pub(super) struct Asked {
    seat: Option<String>,
    at: Option<usize>,
    key: Option<String>,
    hint: Option<String>,
    late: Option<String>,
}

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Path(table): Path<String>,
    Params(asked): Params<Asked>,
) -> Response {
    match try_show(&app, &reader, &table, &asked, Shown::default()).await {
        Ok(response) => response,
        Err(problem) => trouble(&reader, &problem),
    }
}

async fn try_show(
    app: &App,
    reader: &Reader,
    table: &str,
    asked: &Asked,
    mut shown: Shown,
) -> Outcome<Response> {
    let table = table_id(table)?;
    let wanted = Wanted { seat: maybe_seat(asked.seat.as_deref())?, past: asked.at, log_from: 0 };
    let position = app.read(&table, reader, asked.key.as_deref(), wanted).await?;
    let at_home = !position.yours.is_empty() || position.table.hosting;
    let markup = if position.table.commitment.is_none() {
        let link = if at_home { Some(app.link(&table).await?) } else { None };
        pages::room(reader, &position.table, link.as_deref(), LEVELS, asked.key.as_deref())
    } else {
        shown.chat = app.store.last_chat(&table, 50).await?.into_iter().map(ChatInfo::from).collect();
        if let Some(person) = &reader.person {
            shown.note = Some(app.store.note(&table, person.id).await?);
        }
        if asked.hint.is_some() && position.question.is_some() {
            shown.hint = app.hints_for(&table, reader, wanted.seat).await?.into_iter().next();
        }
        shown.late |= asked.late.is_some();
        shown.key.clone_from(&asked.key);
        pages::table(reader, &position, &shown)
    };
    let mut response = Html(markup.into_string()).into_response();
    if let Some(key) = asked.key.as_deref().filter(|key| key.len() == 64) {
        response.headers_mut().append(header::SET_COOKIE, cookie(app, &key_cookie(&table), key, KEY_KEPT));
    }
    Ok(response)
}

pub(super) async fn journal(State(app): State<App>, reader: Reader, Path(table): Path<String>) -> Response {
    let text = async { app.journal_text(&table_id(&table)?, &reader, None).await };
    match text.await {
        Ok(text) => {
            let name = format!("attachment; filename=\"{table}.journal\"");
            let headers = [
                (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                (header::CONTENT_DISPOSITION, name),
            ];
            (headers, text).into_response()
        }
        Err(problem) => trouble(&reader, &problem),
    }
}

/// What can be done at a table with a form; nothing else is.
pub(super) const DEEDS: [&str; 17] = [
    "join", "answer", "undo", "redo", "restart", "end", "chat", "note", "leave", "seats", "start", "resign",
    "back", "rewind", "accept", "refuse", "rematch",
];

/// Everything that is done at a table with a form.
pub(super) async fn deed(
    State(app): State<App>,
    reader: Reader,
    Path((table, deed)): Path<(String, String)>,
    Form(fields): Form<Fields>,
) -> Response {
    match try_deed(&app, &reader, &table, &deed, &fields).await {
        Ok(response) => response,
        // A late answer gets the page as it is now.
        Err(Problem::Stale(_)) => go(&format!("/t/{table}?late=1")),
        Err(problem) => trouble(&reader, &problem),
    }
}

async fn try_deed(app: &App, reader: &Reader, table: &str, deed: &str, fields: &Fields) -> Outcome<Response> {
    let id = table_id(table)?;
    if !DEEDS.contains(&deed) {
        return Err(Problem::NotFound);
    }
    let here = format!("/t/{id}");
    let text = || field(fields, "text").unwrap_or_default();
    let number = || field(fields, "to").and_then(|to| to.parse().ok());
    let number = || number().ok_or_else(|| Problem::Bad("The form is not what is expected.".into()));
    if deed == "join" {
        return join(app, reader, table, fields).await;
    }
    let person = reader.known()?.clone();
    match deed {
        "answer" | "undo" | "redo" | "restart" | "end" => {
            return play(app, reader, table, deed, fields).await;
        }
        "chat" => drop(app.chat(&id, reader, text()).await?),
        _ => drop(app.visit(&id, reader, None).await?),
    }
    match deed {
        "chat" => {}
        "note" => app.store.set_note(&id, person.id, text()).await?,
        "leave" => {
            app.leave(&id, person.id).await?;
            return Ok(go("/"));
        }
        "seats" => {
            let seat = seat(field(fields, "seat").unwrap_or_default())?;
            app.fill(&id, person.id, seat, field(fields, "level")).await?;
        }
        "start" => app.start(&id, person.id).await?,
        "resign" => app.resign(&id, person.id).await?,
        "back" => app.come_back(&id, person.id).await?,
        "rewind" => {
            let at: Spot = field(fields, "at").unwrap_or_default().parse()?;
            app.propose_rewind(&id, person.id, at.place, number()?).await?;
        }
        "accept" => app.agree_to_rewind(&id, person.id, number()?).await?,
        "refuse" => app.refuse_rewind(&id, person.id).await?,
        "rematch" => {
            let next = app.rematch(&id, &person).await?;
            return Ok(go(&format!("/t/{next}")));
        }
        _ => return Err(Problem::NotFound),
    }
    Ok(go(&here))
}

async fn join(app: &App, reader: &Reader, table: &str, fields: &Fields) -> Outcome<Response> {
    let table = table_id(table)?;
    drop(app.visit(&table, reader, field(fields, "key")).await?);
    let (person, cookie) = reader_or_guest(app, reader, field(fields, "name")).await?;
    app.join(&table, &person, maybe_seat(field(fields, "seat"))?).await?;
    Ok(sent_on(&format!("/t/{table}"), cookie))
}

async fn play(app: &App, reader: &Reader, table: &str, deed: &str, fields: &Fields) -> Outcome<Response> {
    let id = table_id(table)?;
    let deed = match deed {
        "undo" => Deed::Undo,
        "redo" => Deed::Redo,
        "restart" => Deed::Restart,
        "end" => Deed::End,
        _ => Deed::Answer(
            fields.iter().filter(|(key, _)| key == "answer").map(|(_, value)| value.clone()).collect(),
        ),
    };
    let at: Spot = field(fields, "at").unwrap_or_default().parse()?;
    let seat = maybe_seat(field(fields, "seat"))?;
    match app.play(&id, reader, Play { seat, at, deed, end: false }).await {
        Ok(()) => {
            // Whoever plays several seats goes on with whichever is asked.
            Ok(go(&format!("/t/{id}")))
        }
        Err(Problem::Refused(reasons)) => {
            let refused = app.say_reasons(&id, reader, &reasons).await?;
            let asked = Asked { seat: seat.map(|seat| seat.name().to_owned()), ..Asked::default() };
            let mut response =
                try_show(app, reader, table, &asked, Shown { refused, ..Shown::default() }).await?;
            *response.status_mut() = axum::http::StatusCode::UNPROCESSABLE_ENTITY;
            Ok(response)
        }
        Err(problem) => Err(problem),
    }
}
