//! Live updates: server-sent events.
//!
//! A stream knows what it has told. When anything changes it looks at the table again and tells the difference, so a
//! slow reader skips what is outdated and nobody waits for it; one that comes back names its last number.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use parlour_core::Seat;
use parlour_hub::{LiveTable, Stay, Versions, Wanted};
use parlour_model::{ChatInfo, Position, Without, fingerprint};
use parlour_store::{PersonId, Revision, TableId};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::sync::watch;
use utoipa::IntoParams;

use super::at::unknown_part;
use super::me::my_tables;
use crate::address::{Network, Share};
use crate::app::App;
use crate::extract::{Params, maybe_seat, table_id};
use crate::problem::{Outcome, Problem, Reply};
use crate::session::Reader;
use crate::signed_out::Watchman;

/// A stream is counted as long as this lives, and takes its share of what its network and its person may have.
struct Counted {
    app: App,
    _network: Share<Network>,
    _person: Option<Share<PersonId>>,
}

impl Counted {
    fn new(app: &App, reader: &Reader) -> Outcome<Self> {
        let too_many = || {
            app.refused(reader, "too many streams");
            Problem::TooMany(30)
        };
        let network = app.network_streams.take(reader.network).ok_or_else(too_many)?;
        let person = match reader.id() {
            Some(person) => Some(app.person_streams.take(person).ok_or_else(too_many)?),
            None => None,
        };
        let open = app.metrics.streams.fetch_add(1, Ordering::Relaxed);
        let counted = Self { app: app.clone(), _network: network, _person: person };
        if open as usize >= app.config.streams { Err(Problem::TooMany(30)) } else { Ok(counted) }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.app.metrics.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

#[derive(Deserialize, Default, IntoParams)]
#[serde(default)]
pub(crate) struct Watched {
    /// Through the eyes of this seat, if you hold several.
    pub(crate) seat: Option<String>,
    /// The key of a private table, as its link has it.
    pub(crate) key: Option<String>,
    /// Only the names of what changed, without positions.
    pub(crate) parts: Option<bool>,
    /// The last number you have, for clients that cannot send `Last-Event-ID`.
    pub(crate) last: Option<String>,
    /// What you do not read of the positions, separated by commas: `view`, `sheet`, `greyed`, `log`, `texts`. It saves time.
    pub(crate) without: Option<String>,
}

/// What happens at a table, as server-sent events
///
/// `table` events hold the position and the new lines of the log, `chat` events what was said. Numbers are
/// `LINES.CUTS.CHAT`; send the last one as `Last-Event-ID` to get what you lack.
#[utoipa::path(get, path = "/api/v1/tables/{table}/stream", params(("table" = String, Path), Watched),
    responses((status = 200, content_type = "text/event-stream")))]
pub(crate) async fn table(
    State(app): State<App>,
    reader: Reader,
    Path(table): Path<String>,
    Params(watched): Params<Watched>,
    headers: HeaderMap,
) -> Reply<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let table = table_id(&table)?;
    let seat = maybe_seat(watched.seat.as_deref())?;
    let without = watched.without.as_deref().unwrap_or_default().parse().map_err(unknown_part)?;
    let live = app.visit(&table, &reader, watched.key.as_deref()).await?.table().clone();
    let last = headers.get("last-event-id").and_then(|last| last.to_str().ok()).map(str::to_owned);
    let told = last.or(watched.last).and_then(|last| Told::read(&last));
    let feed = live.watch();
    let seen = *feed.borrow();
    let stream = TableStream {
        _counted: Counted::new(&app, &reader)?,
        _stay: reader.id().map(|person| app.hub.presence().stay(person)),
        watchman: Watchman::new(&app),
        stopping: app.stopping(),
        heartbeat: app.config.heartbeat,
        app,
        reader,
        table,
        seat,
        without,
        key: watched.key,
        parts: watched.parts.unwrap_or(false),
        feed,
        live,
        seen,
        fresh: told.is_none(),
        told: told.unwrap_or_default(),
        last: 0,
        first: true,
        ready: Vec::new(),
    };
    let heartbeat = stream.heartbeat;
    Ok(Sse::new(unfold(stream, TableStream::next)).keep_alive(KeepAlive::new().interval(heartbeat)))
}

/// What a reader has got: its number is spelled `LINES.CUTS.CHAT`.
#[derive(Copy, Clone, Default)]
struct Told {
    revision: Revision,
    chat: i64,
}

impl Told {
    fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split('.').map(|number| number.parse::<u32>().ok());
        let mut next = || numbers.next()?;
        Some(Self { revision: Revision { len: next()?.into(), cuts: next()?.into() }, chat: next()?.into() })
    }

    fn spelled(self) -> String {
        format!("{}.{}.{}", self.revision.len, self.revision.cuts, self.chat)
    }
}

struct TableStream {
    _counted: Counted,
    _stay: Option<Stay>,
    watchman: Watchman,
    stopping: watch::Receiver<bool>,
    heartbeat: std::time::Duration,
    app: App,
    reader: Reader,
    table: TableId,
    seat: Option<Seat>,
    without: Without,
    key: Option<String>,
    parts: bool,
    feed: watch::Receiver<Versions>,
    /// Keeps the table in memory, and its feed.
    live: Arc<LiveTable>,
    seen: Versions,
    told: Told,
    /// The reader has nothing yet.
    fresh: bool,
    /// The hash of the last position: what looks the same is not told again, so that a draft of another seat leaves
    /// no trace.
    last: u64,
    first: bool,
    ready: Vec<Event>,
}

impl TableStream {
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Self)> {
        loop {
            if let Some(event) = self.ready.pop() {
                return Some((Ok(event), self));
            }
            if !std::mem::take(&mut self.first) {
                tokio::select! {
                    changed = self.feed.changed() => changed.ok()?,
                    () = self.watchman.until_signed_out(&self.app, &self.reader) => return None,
                    _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                }
            }
            let versions = *self.feed.borrow_and_update();
            let events = self.look(versions).await;
            self.seen = versions;
            match events {
                Ok(events) => self.ready = events,
                // The table is gone, or closed to this reader.
                Err(Problem::NotFound) => return None,
                Err(problem) => self.ready = vec![Event::default().event("problem").data(problem.code())],
            }
            self.ready.reverse();
        }
    }

    async fn look(&mut self, versions: Versions) -> Outcome<Vec<Event>> {
        let mut events = Vec::new();
        let first = self.last == 0;
        if first || versions.chat != self.seen.chat {
            let chat = self.new_chat().await?;
            if !self.parts {
                events.extend(chat);
            }
        }
        if self.parts {
            events.extend(self.parts_event(versions, first).await?);
        } else {
            events.extend(self.position_event().await?);
        }
        Ok(events)
    }

    async fn new_chat(&mut self) -> Outcome<Vec<Event>> {
        let lines: Vec<ChatInfo> = if self.told.chat == 0 {
            self.app.hub.chat(&self.live).await?.to_vec()
        } else {
            self.app.hub.chat_after(&self.live, self.told.chat).await?
        };
        let mut events = Vec::new();
        for line in lines {
            self.told.chat = line.id;
            let data = json!(line).to_string();
            events.push(Event::default().event("chat").id(self.told.spelled()).data(data));
        }
        Ok(events)
    }

    async fn parts_event(&mut self, versions: Versions, first: bool) -> Outcome<Option<Event>> {
        let look = self.app.visit(&self.table, &self.reader, self.key.as_deref()).await?;
        let token = look.token(look.eyes_of(self.reader.id(), self.seat)).to_string();
        let mut parts = versions.changed(self.seen);
        // Of drafts only the owner's position tells.
        parts.retain(|part| *part != "draft");
        let now = fingerprint(&(&token, look.row().status.name()));
        let moved = now != std::mem::replace(&mut self.last, now);
        let missed = first && look.revision() != self.told.revision && !self.fresh;
        self.told.revision = look.revision();
        self.fresh = false;
        if !missed && (first || (parts.is_empty() && !moved)) {
            return Ok(None);
        }
        let data = json!({ "at": token, "parts": parts, "resync": missed });
        Ok(Some(Event::default().event("changed").id(self.told.spelled()).data(data.to_string())))
    }

    async fn position_event(&mut self) -> Outcome<Option<Event>> {
        let from = self.told.revision;
        let look = self.app.visit(&self.table, &self.reader, self.key.as_deref()).await?;
        let revision = look.revision();
        // A journal that was cut back is told from its beginning.
        let resync = revision.cuts != from.cuts || revision.len < from.len;
        let log_from = if resync { 0 } else { from.len as usize };
        let wanted = Wanted { seat: self.seat, past: None, log_from, without: self.without };
        let visitor = self.reader.visitor(&self.table, self.key.as_deref());
        let mut position = self.app.hub.position_alone(&look, &visitor, wanted).await?;
        // Clocks run on without being told.
        let clocks: Vec<_> = position.table.seats.iter_mut().map(|seat| seat.clock.take()).collect();
        let now = fingerprint(&(&position.spoken, &position.table, &position.at, &position.yours));
        let same = now == std::mem::replace(&mut self.last, now) && revision == from;
        self.told.revision = revision;
        if same && !self.fresh {
            return Ok(None);
        }
        self.fresh = false;
        for (seat, clock) in position.table.seats.iter_mut().zip(clocks) {
            seat.clock = clock;
        }
        let data = serde_json::to_string(&Update { position, resync }).map_err(|_| Problem::Internal)?;
        Ok(Some(Event::default().event("table").id(self.told.spelled()).data(data)))
    }
}

/// What a `table` event holds.
#[derive(Serialize)]
struct Update {
    #[serde(flatten)]
    position: Position,
    /// Does the log begin from its start, because lines were taken back?
    resync: bool,
}

/// Your tables whenever one of them changes, as server-sent events
#[utoipa::path(get, path = "/api/v1/me/stream", responses((status = 200, content_type = "text/event-stream")))]
pub(crate) async fn mine(
    State(app): State<App>,
    reader: Reader,
) -> Reply<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let stay = app.hub.presence().stay(reader.known()?.id);
    let changes = app.hub.presence().changes(&stay);
    let counted = Counted::new(&app, &reader)?;
    let (stopping, watchman) = (app.stopping(), Watchman::new(&app));
    let heartbeat = app.config.heartbeat;
    let state = (app, reader, (stay, counted), changes, (stopping, watchman), 0u64, 0u64);
    let stream = unfold(
        state,
        |(app, reader, held, mut changes, (mut stopping, mut watchman), mut last, mut number)| async move {
            loop {
                if number > 0 {
                    tokio::select! {
                        told = changes.changed() => told.ok()?,
                        () = watchman.until_signed_out(&app, &reader) => return None,
                        _ = stopping.wait_for(|stopping| *stopping) => return None,
                    }
                }
                number += 1;
                let Ok(tables) = my_tables(&app, &reader).await else { continue };
                let data = json!(tables).to_string();
                let now = fingerprint(&data);
                if now == std::mem::replace(&mut last, now) {
                    continue;
                }
                let event = Event::default().event("tables").id(number.to_string()).data(data);
                return Some((Ok(event), (app, reader, held, changes, (stopping, watchman), last, number)));
            }
        },
    );
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(heartbeat)))
}
