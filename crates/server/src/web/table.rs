//! The table: its page, the parts of it that changed, and everything done there with a form.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;

use super::{field, go, reader_or_guest, sent_on, trouble};
use crate::api::ChatInfo;
use crate::app::App;
use crate::extract::{Fields, Form, Params, maybe_seat, seat, table_id};
use crate::hub::{Deed, LEVELS, Spot};
use crate::pages::{self, Looked, PARTS_HEADER, Seen, Shown};
use crate::position::Wanted;
use crate::problem::{Outcome, Problem};
use crate::service::{Play, key_cookie};
use crate::session::{Reader, cookie};

/// How long the key of a private table is kept, and the choice of text or drawing.
const KEPT: u64 = 60 * 24 * 3600;
/// The cookie that remembers whether tables are shown as text.
const LOOK: &str = "look";

#[derive(Deserialize, Default, Clone)]
#[serde(default)]
pub(super) struct Asked {
    seat: Option<String>,
    at: Option<usize>,
    key: Option<String>,
    hint: Option<String>,
    late: Option<String>,
    undone: Option<String>,
    log: Option<String>,
}

/// Whoever asks, and the parts of the page they have; a browser without script has none and gets whole pages.
struct Visitor<'a> {
    app: &'a App,
    reader: &'a Reader,
    have: Option<&'a str>,
}

impl<'a> Visitor<'a> {
    fn new(app: &'a App, reader: &'a Reader, headers: &'a HeaderMap) -> Self {
        let have = headers.get(PARTS_HEADER).map(|have| have.to_str().unwrap_or_default());
        Self { app, reader, have }
    }
}

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Path(table): Path<String>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
) -> Response {
    let visitor = Visitor::new(&app, &reader, &headers);
    match visitor.show(&table, &asked, Shown::default()).await {
        Ok(response) => response,
        Err(problem) => trouble(&reader, &problem),
    }
}

impl Visitor<'_> {
    async fn show(&self, table: &str, asked: &Asked, shown: Shown) -> Outcome<Response> {
        let table = table_id(table)?;
        let looked = Looked {
            seat: maybe_seat(asked.seat.as_deref())?,
            past: asked.at,
            key: asked.key.clone(),
            text: self.reader.cookie(LOOK).map_or(self.reader.settings.text_table, |look| look == "text"),
            whole_log: asked.log.is_some(),
        };
        let mut response = match self.app.see(&table, self.reader, &looked).await? {
            Some(seen) => self.page(&table, &seen, asked, shown).await?,
            None => self.room(&table, asked).await?,
        };
        if let Some(key) = asked.key.as_deref().filter(|key| key.len() == 64) {
            let kept = cookie(self.app, &key_cookie(&table), key, KEPT);
            response.headers_mut().append(header::SET_COOKIE, kept);
        }
        Ok(response)
    }

    async fn page(
        &self,
        table: &parlour_store::TableId,
        seen: &Seen,
        asked: &Asked,
        mut shown: Shown,
    ) -> Outcome<Response> {
        let store = &self.app.store;
        shown.chat = store.last_chat(table, 50).await?.into_iter().map(ChatInfo::from).collect();
        if asked.hint.as_ref() == Some(&seen.at) && seen.question.is_some() {
            shown.hints = self.app.hints_for(table, self.reader, seen.seat).await?;
        }
        shown.late |= asked.late.is_some();
        shown.undone |= asked.undone.is_some();
        shown.key.clone_from(&asked.key);
        if let Some(have) = self.have {
            let parts = Html(pages::update(self.reader, seen, &shown, have));
            return Ok(([(PARTS_HEADER, HeaderValue::from_static("1"))], parts).into_response());
        }
        if let Some(person) = &self.reader.person {
            shown.note = Some(store.note(table, person.id).await?);
        }
        Ok(Html(pages::table(self.reader, seen, &shown).into_string()).into_response())
    }

    async fn room(&self, table: &parlour_store::TableId, asked: &Asked) -> Outcome<Response> {
        let position = self.app.read(table, self.reader, asked.key.as_deref(), Wanted::default()).await?;
        let at_home = !position.yours.is_empty() || position.table.hosting;
        let link = if at_home { Some(self.app.link(table).await?) } else { None };
        let key = asked.key.as_deref();
        let room = pages::room(self.reader, &position.table, link.as_deref(), LEVELS, key);
        Ok(Html(room.into_string()).into_response())
    }

    /// Where a deed leads: whoever has parts gets what changed at once, others are sent on.
    async fn on(&self, table: &str, asked: &Asked, query: &str) -> Outcome<Response> {
        if self.have.is_some() {
            return self.show(table, asked, Shown::default()).await;
        }
        Ok(go(&format!("/t/{table}{query}")))
    }
}

/// The way back to a position of the past, if one is looked at.
fn past_query(asked: &Asked) -> String {
    asked.at.map(|lines| format!("?at={lines}")).unwrap_or_default()
}

/// The journal of a finished game.
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
pub(super) const DEEDS: [&str; 18] = [
    "join", "look", "answer", "undo", "redo", "restart", "end", "chat", "note", "leave", "seats", "start",
    "resign", "back", "rewind", "accept", "refuse", "rematch",
];

/// Everything that is done at a table with a form.
pub(super) async fn deed(
    State(app): State<App>,
    reader: Reader,
    Path((table, deed)): Path<(String, String)>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    let visitor = Visitor::new(&app, &reader, &headers);
    let late = Asked { late: Some("1".into()), ..Asked::default() };
    let done = match visitor.deed(&table, &deed, &asked, &fields).await {
        // A late answer gets the page as it is now.
        Err(Problem::Stale(_)) => visitor.on(&table, &late, "?late=1").await,
        done => done,
    };
    match done {
        Ok(response) => response,
        Err(problem) => trouble(&reader, &problem),
    }
}

impl Visitor<'_> {
    /// `asked` is what the reader looks at: talk and notes leave them there.
    async fn deed(&self, table: &str, deed: &str, asked: &Asked, fields: &Fields) -> Outcome<Response> {
        let (app, reader) = (self.app, self.reader);
        let id = table_id(table)?;
        if !DEEDS.contains(&deed) {
            return Err(Problem::NotFound);
        }
        let text = || field(fields, "text").unwrap_or_default();
        let number = || field(fields, "to").and_then(|to| to.parse().ok());
        let number = || number().ok_or_else(|| Problem::Bad("The form is not what is expected.".into()));
        match deed {
            "join" => return self.join(table, fields).await,
            "look" => {
                drop(app.visit(&id, reader, None).await?);
                return Ok(self.look(table, fields));
            }
            _ => {}
        }
        let person = reader.known()?.clone();
        match deed {
            "answer" | "undo" | "redo" | "restart" | "end" => return self.play(table, deed, fields).await,
            "chat" => drop(app.chat(&id, reader, text()).await?),
            _ => drop(app.visit(&id, reader, None).await?),
        }
        match deed {
            "chat" => return self.on(table, asked, &past_query(asked)).await,
            "note" => {
                app.store.set_note(&id, person.id, text()).await?;
                return self.on(table, asked, &past_query(asked)).await;
            }
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
        self.on(table, &Asked::default(), "").await
    }

    async fn join(&self, table: &str, fields: &Fields) -> Outcome<Response> {
        let id = table_id(table)?;
        drop(self.app.visit(&id, self.reader, field(fields, "key")).await?);
        let (person, cookie) = reader_or_guest(self.app, self.reader, field(fields, "name")).await?;
        self.app.join(&id, &person, maybe_seat(field(fields, "seat"))?).await?;
        Ok(sent_on(&format!("/t/{id}"), cookie))
    }

    /// Text or drawing, for all tables from now on.
    fn look(&self, table: &str, fields: &Fields) -> Response {
        let look = if field(fields, "look") == Some("text") { "text" } else { "drawn" };
        sent_on(&format!("/t/{table}"), Some(cookie(self.app, LOOK, look, KEPT)))
    }

    async fn play(&self, table: &str, deed: &str, fields: &Fields) -> Outcome<Response> {
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
        let undone = matches!(deed, Deed::Undo).then(|| "1".to_owned());
        let at: Spot = field(fields, "at").unwrap_or_default().parse()?;
        let seat = maybe_seat(field(fields, "seat"))?;
        match self.app.play(&id, self.reader, Play { seat, at, deed, end: false }).await {
            // Whoever plays several seats goes on with whichever is asked.
            Ok(()) => {
                let query = if undone.is_some() { "?undone=1" } else { "" };
                self.on(table, &Asked { undone, ..Asked::default() }, query).await
            }
            Err(Problem::Refused(reasons)) => {
                let refused = self.app.say_reasons(&id, self.reader, &reasons).await?;
                let asked = Asked { seat: seat.map(|seat| seat.name().to_owned()), ..Asked::default() };
                let mut response = self.show(table, &asked, Shown { refused, ..Shown::default() }).await?;
                *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
                Ok(response)
            }
            Err(problem) => Err(problem),
        }
    }
}
