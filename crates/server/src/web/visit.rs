//! Somebody at the page of a table: who they are, what they look at, which parts of the page they have.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use parlour_bots::STANDARD_LEVEL;
use parlour_core::Seat;
use parlour_hub::{LEVELS, Look, Mistake, PageWanted, Wanted};
use parlour_model::{ReasonInfo, TablePage};
use parlour_pages::{self as pages, PARTS_HEADER, RoomPage};
use parlour_store::{Person, TableId};
use serde::Deserialize;

use super::{go, trouble};
use crate::app::App;
use crate::extract::{Fields, Params, maybe_seat, table_id};
use crate::problem::{Outcome, Problem};
use crate::service::key_cookie;
use crate::session::{Reader, cookie};

/// How long the key of a private table is kept, and the choice of text or drawing.
pub(super) const KEPT: u64 = 60 * 24 * 3600;
/// The cookie that remembers whether tables are shown as text.
pub(super) const LOOK: &str = "look";

/// What of a table the address asks for.
#[derive(Deserialize, Default, Clone)]
#[serde(default)]
pub(super) struct Asked {
    pub(super) seat: Option<String>,
    pub(super) at: Option<usize>,
    pub(super) key: Option<String>,
    pub(super) hint: Option<String>,
    pub(super) late: Option<String>,
    pub(super) undone: Option<String>,
    pub(super) log: Option<String>,
    /// `board`: the board and the players alone.
    pub(super) only: Option<String>,
    /// The reader comes from the home page, and goes back there.
    pub(super) home: Option<String>,
    /// What the coach of a lesson answers to what was tried.
    #[serde(skip)]
    pub(super) coached: Option<String>,
    pub(super) about: Option<String>,
    pub(super) thing: Option<String>,
}

impl Asked {
    /// What somebody sees whose answer came too late.
    fn late() -> Self {
        Self { late: Some("1".into()), ..Self::default() }
    }

    /// The way back to a position of the past, if one is looked at.
    fn past_query(&self) -> String {
        self.at.map(|lines| format!("?at={lines}")).unwrap_or_default()
    }
}

/// Somebody at the page of a table.
pub(super) struct Visit {
    pub(super) app: App,
    pub(super) reader: Reader,
    pub(super) table: TableId,
    pub(super) asked: Asked,
    /// The parts of the page they have; a browser without script has none and gets whole pages.
    have: Option<String>,
    /// Where several people share the device: whose eyes are at it.
    pub(super) unveiled: Option<Seat>,
}

/// The cookie that says whose eyes are at the device, of a table at which somebody holds several seats.
pub(super) fn eyes_cookie(table: &TableId) -> String {
    format!("eyes-{table}")
}

impl FromRequestParts<App> for Visit {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let Ok(reader) = Reader::from_request_parts(parts, app).await;
        let Ok(Params(asked)) = Params::<Asked>::from_request_parts(parts, app).await;
        let path = Path::<String>::from_request_parts(parts, app).await;
        let table = path.map_err(|_| Problem::NotFound).and_then(|Path(table)| table_id(&table));
        let table = table.map_err(|problem| trouble(&reader, &problem))?;
        let have = parts.headers.get(PARTS_HEADER);
        let have = have.map(|have| have.to_str().unwrap_or_default().to_owned());
        let unveiled = reader.cookie(&eyes_cookie(&table)).and_then(|seat| seat.parse().ok());
        Ok(Self { app: app.clone(), reader, table, asked, have, unveiled })
    }
}

impl Visit {
    /// The person who does something here, if it is one and they may see the table; it counts.
    pub(super) async fn person(&self) -> Outcome<&Person> {
        let person = self.app.doer(&self.reader)?;
        self.app.visit(&self.table, &self.reader, None).await?;
        Ok(person)
    }

    /// Whoever opens the whole page is there; a page that lies open and keeps itself up to date proves nothing.
    pub(super) async fn come_back(&self) -> Outcome<()> {
        let Some(person) = self.reader.id().filter(|_| self.have.is_none()) else { return Ok(()) };
        let look = self.app.visit(&self.table, &self.reader, self.asked.key.as_deref()).await?;
        self.app.hub.is_back(&look, person).await.map(|_| ())
    }

    /// The page, or its parts.
    pub(super) async fn show(&self, asked: &Asked, refused: Vec<ReasonInfo>) -> Outcome<Response> {
        let look = self.app.visit(&self.table, &self.reader, asked.key.as_deref()).await?;
        self.show_look(&look, asked, refused).await
    }

    /// The page of a table as somebody has just looked at it.
    pub(super) async fn show_look(
        &self,
        look: &Look,
        asked: &Asked,
        refused: Vec<ReasonInfo>,
    ) -> Outcome<Response> {
        let wanted = self.wanted(asked)?;
        let visitor = self.reader.visitor(&self.table, asked.key.as_deref());
        let mut response = match self.app.hub.page(look, &visitor, wanted).await? {
            Some(mut page) => {
                if let Some(id) = asked.about.as_deref().filter(|id| !id.is_empty()) {
                    // What is gone from the table is not told of, and no problem.
                    page.about = self.app.hub.thing(look, &visitor, wanted, id).await.ok();
                }
                self.page(page, asked, refused).await?
            }
            None => self.room(look, asked).await?,
        };
        if let Some(key) = asked.key.as_deref().filter(|key| key.len() == 64) {
            let kept = cookie(&self.app, &key_cookie(&self.table), key, KEPT);
            response.headers_mut().append(header::SET_COOKIE, kept);
        }
        Ok(response)
    }

    /// Whoever has the page already may want the board alone.
    fn board_alone(&self, asked: &Asked) -> bool {
        self.have.is_some() && asked.only.as_deref() == Some("board")
    }

    /// What of the table is shown.
    pub(super) fn wanted(&self, asked: &Asked) -> Outcome<PageWanted> {
        let reader = &self.reader;
        Ok(PageWanted {
            seat: maybe_seat(asked.seat.as_deref())?,
            past: asked.at,
            text: reader.cookie(LOOK).map_or(reader.settings.text_table, |look| look == "text"),
            whole_log: asked.log.is_some(),
            board_alone: self.board_alone(asked),
            opened: self.have.is_none(),
            unveiled: self.unveiled,
            coaching: reader.settings.coach,
        })
    }

    async fn page(&self, mut page: TablePage, asked: &Asked, refused: Vec<ReasonInfo>) -> Outcome<Response> {
        if asked.hint.as_ref() == Some(&page.at) && page.position.question.is_some() {
            page.hints = self.app.hints_for(&self.table, &self.reader, page.seat).await?;
        }
        page.late = asked.late.is_some();
        page.undone = asked.undone.is_some();
        page.refused = refused;
        if let Some(coach) = &mut page.coach {
            coach.reply.clone_from(&asked.coached);
        }
        page.key.clone_from(&asked.key);
        if let Some(have) = &self.have {
            let update = if self.board_alone(asked) { pages::update_board } else { pages::update };
            let parts = Html(update(&self.reader, &page, have));
            return Ok(([(PARTS_HEADER, HeaderValue::from_static("1"))], parts).into_response());
        }
        self.note_visit();
        if let Some(person) = &self.reader.person {
            page.note = Some(self.app.store.note(&self.table, person.id).await?);
        }
        Ok(Html(pages::table(&self.reader, &page).into_string()).into_response())
    }

    /// Whoever opens the page knows what they were told of.
    fn note_visit(&self) {
        if let Some(person) = self.reader.id() {
            let (hub, table) = (self.app.hub.clone(), self.table.clone());
            tokio::spawn(async move { hub.note_visit(person, &table, false).await });
        }
    }

    /// The room where people wait for a game to begin.
    async fn room(&self, look: &Look, asked: &Asked) -> Outcome<Response> {
        self.note_visit();
        let visitor = self.reader.visitor(&self.table, asked.key.as_deref());
        let position = self.app.hub.position(look, &visitor, Wanted::default()).await?;
        let at_home = !position.yours.is_empty() || position.table.hosting;
        let link = if at_home { Some(self.app.hub.link(&self.table).await?) } else { None };
        let chat = self.app.hub.chat(look.table()).await?;
        let sat_there = match &position.table.from {
            Some(_) => self.app.store.beginning(&self.table).await?.names,
            None => Vec::new(),
        };
        let room = RoomPage {
            table: &position.table,
            link: link.as_deref(),
            levels: LEVELS,
            standard: STANDARD_LEVEL,
            key: asked.key.as_deref(),
            chat: &chat,
            sat_there: &sat_there,
        };
        let room = pages::room(&self.reader, &room);
        Ok(Html(room.into_string()).into_response())
    }

    /// Where something done leads: whoever has parts gets what changed at once, others are sent on.
    pub(super) async fn on(&self, asked: &Asked, query: &str) -> Outcome<Response> {
        if self.have.is_some() {
            return self.show(asked, Vec::new()).await;
        }
        Ok(go(&format!("/t/{}{query}", self.table)))
    }

    /// The same for a table as it stood when it was done.
    pub(super) async fn on_from(&self, look: &Look, asked: &Asked, query: &str) -> Outcome<Response> {
        if self.have.is_some() {
            return self.show_look(look, asked, Vec::new()).await;
        }
        Ok(go(&format!("/t/{}{query}", self.table)))
    }

    /// Back to what the reader looks at, after talk and notes.
    pub(super) async fn stay(&self) -> Outcome<Response> {
        self.on(&self.asked, &self.asked.past_query()).await
    }

    /// What was done, or why it was not; a late answer gets the page as it is now.
    pub(super) async fn done(&self, done: Outcome<Response>) -> Response {
        let done = match done {
            Err(Problem::Stale(_)) => self.on(&Asked::late(), "?late=1").await,
            done => done,
        };
        done.unwrap_or_else(|problem| trouble(&self.reader, &problem))
    }
}

/// A number in a form.
pub(super) fn number(fields: &Fields, name: &str) -> Outcome<u64> {
    let number = super::field(fields, name).and_then(|number| number.parse().ok());
    number.ok_or(Problem::Bad(Mistake::Form))
}
