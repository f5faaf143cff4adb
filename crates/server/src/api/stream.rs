//! Live updates: server-sent events.
//!
//! A stream knows what it has told. When anything changes it looks at the table again and tells the difference, so a
//! slow reader skips what is outdated and nobody waits for it; one that comes back names its last number.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::stream::unfold;
use parlour_core::Seat;
use parlour_hub::{LiveTable, Stay, Versions, Wanted};
use parlour_model::{Channel, ChatInfo, Occasion, Without, fingerprint};
use parlour_store::{PersonId, Revision, TableId};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};
use tokio::time::Instant;
use utoipa::IntoParams;

use super::at::unknown_part;
use super::me::my_tables;
use super::sse::{self, event, shared_event};
use crate::address::{Network, Share};
use crate::app::App;
use crate::extract::{Params, maybe_seat, table_id};
use crate::notify;
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
    /// Is what the stream tells in somebody's sight? Whoever sees it is not told by other ways. True unless it is only
    /// `parts`.
    pub(crate) visible: Option<bool>,
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
) -> Reply<Response> {
    let table = table_id(&table)?;
    let seat = maybe_seat(watched.seat.as_deref())?;
    let without = watched.without.as_deref().unwrap_or_default().parse().map_err(unknown_part)?;
    let live = app.visit(&table, &reader, watched.key.as_deref()).await?.table().clone();
    let last = headers.get("last-event-id").and_then(|last| last.to_str().ok()).map(str::to_owned);
    let heard = last.or(watched.last).and_then(|last| Heard::read(&last));
    let parts = watched.parts.unwrap_or(false);
    let in_sight = watched.visible.unwrap_or(!parts);
    let stay = reader.id().map(|person| app.hub.arrive(person, &table, in_sight));
    let feed = live.watch();
    let seen = *feed.borrow();
    let stream = TableStream {
        _counted: Counted::new(&app, &reader)?,
        words: stay.as_ref().filter(|_| parts).map(|stay| app.hub.presence().words(stay)),
        changes: stay.as_ref().filter(|_| parts).map(|stay| app.hub.presence().changes(stay)),
        waiting: None,
        recount: None,
        _stay: stay,
        watchman: Watchman::new(&app),
        stopping: app.stopping(),
        app,
        reader,
        table,
        seat,
        without,
        key: watched.key,
        parts,
        feed,
        live,
        seen,
        fresh: heard.is_none(),
        heard: heard.unwrap_or_default(),
        last: 0,
        first: true,
        ready: VecDeque::new(),
    };
    let heartbeat = stream.app.config.heartbeat;
    Ok(sse::response(unfold(stream, TableStream::next), heartbeat))
}

/// What a reader has got: its number is spelled `LINES.CUTS.CHAT`.
#[derive(Copy, Clone, Default)]
struct Heard {
    revision: Revision,
    chat: i64,
}

impl Heard {
    fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split('.').map(|number| number.parse::<u32>().ok());
        let mut next = || numbers.next()?;
        Some(Self { revision: Revision { len: next()?.into(), cuts: next()?.into() }, chat: next()?.into() })
    }

    fn spelled(self) -> String {
        format!("{}.{}.{}", self.revision.len, self.revision.cuts, self.chat)
    }
}

/// A reader's tables may move many times a second: so long after the first of them they are counted, once.
const RECOUNT: Duration = Duration::from_millis(250);

/// What a stream wakes up for.
enum Wake {
    /// Something happened at the table.
    Table,
    /// A table of the reader has moved.
    Moved,
    /// It is time to count those that wait for the reader.
    Recount,
    /// The reader is told of something.
    Word((Occasion, TableId)),
}

/// What somebody is told, as it happens.
type Occasions = broadcast::Receiver<(Occasion, TableId)>;

struct TableStream {
    _counted: Counted,
    _stay: Option<Stay>,
    /// Pages show how many tables wait for their reader: counts the changes of those.
    changes: Option<watch::Receiver<u64>>,
    /// What happens at them.
    words: Option<Occasions>,
    /// How many the reader was told of.
    waiting: Option<usize>,
    /// When they are counted again.
    recount: Option<Instant>,
    watchman: Watchman,
    stopping: watch::Receiver<bool>,
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
    heard: Heard,
    /// The reader has nothing yet.
    fresh: bool,
    /// The hash of the last position: what looks the same is not told again, so that a draft of another seat leaves
    /// no trace.
    last: u64,
    first: bool,
    /// What is to be sent, piece by piece.
    ready: VecDeque<Bytes>,
}

impl TableStream {
    async fn next(mut self) -> Option<(Bytes, Self)> {
        loop {
            if let Some(piece) = self.ready.pop_front() {
                return Some((piece, self));
            }
            let first = std::mem::take(&mut self.first);
            if !first {
                let wake = tokio::select! {
                    changed = self.feed.changed() => changed.ok().map(|()| Wake::Table)?,
                    () = changed(&mut self.changes), if self.recount.is_none() => Wake::Moved,
                    () = due(self.recount) => Wake::Recount,
                    word = next_word(&mut self.words) => Wake::Word(word),
                    () = self.watchman.until_signed_out(&self.app, &self.reader) => return None,
                    _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                };
                match wake {
                    Wake::Table => {}
                    Wake::Moved => {
                        self.recount = Some(Instant::now() + RECOUNT);
                        continue;
                    }
                    Wake::Recount => {
                        let waiting = self.new_waiting().await;
                        self.ready.extend(waiting);
                        continue;
                    }
                    Wake::Word(word) => {
                        self.ready.extend(word_event(&self.app, &self.reader, word).await);
                        continue;
                    }
                }
            }
            let versions = *self.feed.borrow_and_update();
            let events = self.look(versions).await;
            self.seen = versions;
            match events {
                Ok(events) => {
                    self.ready.extend(events);
                    if first {
                        let waiting = self.new_waiting().await;
                        self.ready.extend(waiting);
                    }
                }
                // The table is gone, or closed to this reader.
                Err(Problem::NotFound) => return None,
                Err(problem) => self.ready.push_back(event("problem", None, problem.code())),
            }
        }
    }

    /// How many tables wait for the reader, if that has changed.
    async fn new_waiting(&mut self) -> Option<Bytes> {
        self.recount = None;
        self.changes.as_mut()?.mark_unchanged();
        let waiting = self.app.hub.waiting(self.reader.id()?).await;
        if self.waiting.replace(waiting) == Some(waiting) {
            return None;
        }
        Some(waiting_event(&self.reader, waiting))
    }

    async fn look(&mut self, versions: Versions) -> Outcome<Vec<Bytes>> {
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
            events.extend(self.position_event().await?.into_iter().flatten());
        }
        Ok(events)
    }

    async fn new_chat(&mut self) -> Outcome<Vec<Bytes>> {
        let lines: Vec<ChatInfo> = if self.heard.chat == 0 {
            self.app.hub.chat(&self.live).await?.to_vec()
        } else {
            self.app.hub.chat_after(&self.live, self.heard.chat).await?
        };
        let mut events = Vec::new();
        for line in lines {
            self.heard.chat = line.id;
            events.push(event("chat", Some(&self.heard.spelled()), &json!(line).to_string()));
        }
        Ok(events)
    }

    async fn parts_event(&mut self, versions: Versions, first: bool) -> Outcome<Option<Bytes>> {
        let look = self.app.visit(&self.table, &self.reader, self.key.as_deref()).await?;
        let token = look.token(look.eyes_of(self.reader.id(), self.seat)).to_string();
        let mut parts = versions.changed(self.seen);
        // Of drafts only the owner's position tells.
        parts.retain(|part| *part != "draft");
        let now = fingerprint(&(&token, look.row().status.name()));
        let moved = now != std::mem::replace(&mut self.last, now);
        let missed = first && look.revision() != self.heard.revision && !self.fresh;
        self.heard.revision = look.revision();
        self.fresh = false;
        if !missed && (first || (parts.is_empty() && !moved)) {
            return Ok(None);
        }
        let data = json!({ "at": token, "parts": parts, "resync": missed });
        Ok(Some(event("changed", Some(&self.heard.spelled()), &data.to_string())))
    }

    async fn position_event(&mut self) -> Outcome<Option<[Bytes; 3]>> {
        let from = self.heard.revision;
        let look = self.app.visit(&self.table, &self.reader, self.key.as_deref()).await?;
        let revision = look.revision();
        // A journal that was cut back is told from its beginning.
        let resync = revision.cuts != from.cuts || revision.len < from.len;
        let log_from = if resync { 0 } else { from.len as usize };
        let wanted = Wanted { seat: self.seat, past: None, log_from, without: self.without };
        let visitor = self.reader.visitor(&self.table, self.key.as_deref());
        let arrives = self.last == 0;
        let told = if arrives {
            self.app.hub.tell_position(&look, &visitor, wanted, resync).await?
        } else {
            self.app.hub.tell_change(&look, &visitor, wanted, resync).await?
        };
        let last = std::mem::replace(&mut self.last, told.fingerprint);
        let same = told.fingerprint == last && revision == from;
        self.heard.revision = revision;
        if same && !self.fresh {
            return Ok(None);
        }
        self.fresh = false;
        Ok(Some(shared_event("table", &self.heard.spelled(), &told)))
    }
}

/// Returns when something changes that somebody watches; never if nobody does.
async fn changed(changes: &mut Option<watch::Receiver<u64>>) {
    if let Some(watched) = changes
        && watched.changed().await.is_ok()
    {
        return;
    }
    std::future::pending::<()>().await;
}

/// The moment has come; never if there is none.
async fn due(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

/// The next thing somebody is told; never if nobody listens.
async fn next_word(words: &mut Option<Occasions>) -> (Occasion, TableId) {
    loop {
        match words {
            Some(heard) => match heard.recv().await {
                Ok(word) => return word,
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => *words = None,
            },
            None => std::future::pending().await,
        }
    }
}

/// What happened at another table, for the page: a sentence, and the way there.
async fn word_event(app: &App, reader: &Reader, (occasion, table): (Occasion, TableId)) -> Option<Bytes> {
    if !reader.settings.notices.wants(Channel::Page, occasion) {
        return None;
    }
    let game = app.hub.look(&table).await.ok()?.row().game.clone();
    let text = notify::title(reader.words(), occasion, &game);
    let data = json!({ "text": text, "url": format!("/t/{table}"), "occasion": occasion.word() });
    Some(event("word", None, &data.to_string()))
}

/// How many tables wait for somebody, as a number and as a sentence.
fn waiting_event(reader: &Reader, waiting: usize) -> Bytes {
    let data = json!({ "waiting": waiting, "text": reader.count("site-waiting", waiting) });
    event("waiting", None, &data.to_string())
}

#[derive(Deserialize, Default, IntoParams)]
#[serde(default)]
pub(crate) struct MineWatched {
    /// Only how many tables wait, and that something changed, without the tables.
    pub(crate) parts: Option<bool>,
}

/// Your tables whenever one of them changes, as server-sent events
#[utoipa::path(get, path = "/api/v1/me/stream", params(MineWatched),
    responses((status = 200, content_type = "text/event-stream")))]
pub(crate) async fn mine(
    State(app): State<App>,
    reader: Reader,
    Params(watched): Params<MineWatched>,
) -> Reply<Response> {
    let stay = app.hub.presence().stay(reader.known()?.id);
    let stream = MyStream {
        changes: app.hub.presence().changes(&stay),
        words: Some(app.hub.presence().words(&stay)).filter(|_| watched.parts.unwrap_or(false)),
        _stay: stay,
        _counted: Counted::new(&app, &reader)?,
        stopping: app.stopping(),
        watchman: Watchman::new(&app),
        parts: watched.parts.unwrap_or(false),
        app,
        reader,
        last: 0,
        number: 0,
        waiting: None,
        ready: VecDeque::new(),
    };
    let heartbeat = stream.app.config.heartbeat;
    Ok(sse::response(unfold(stream, MyStream::next), heartbeat))
}

/// Somebody watches their tables.
struct MyStream {
    _stay: Stay,
    _counted: Counted,
    changes: watch::Receiver<u64>,
    words: Option<Occasions>,
    stopping: watch::Receiver<bool>,
    watchman: Watchman,
    app: App,
    reader: Reader,
    parts: bool,
    /// The hash of what was told last.
    last: u64,
    number: u64,
    waiting: Option<usize>,
    /// What is to be sent, piece by piece.
    ready: VecDeque<Bytes>,
}

impl MyStream {
    async fn next(mut self) -> Option<(Bytes, Self)> {
        loop {
            if let Some(piece) = self.ready.pop_front() {
                return Some((piece, self));
            }
            if self.number > 0 {
                let word = tokio::select! {
                    told = self.changes.changed() => told.ok().map(|()| None)?,
                    word = next_word(&mut self.words) => Some(word),
                    () = self.watchman.until_signed_out(&self.app, &self.reader) => return None,
                    _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                };
                if let Some(word) = word {
                    self.ready.extend(word_event(&self.app, &self.reader, word).await);
                    continue;
                }
            }
            if self.number > 0 {
                // What moves meanwhile is told with it.
                tokio::time::sleep(RECOUNT).await;
                self.changes.mark_unchanged();
            }
            self.number += 1;
            let Ok(tables) = my_tables(&self.app, &self.reader).await else { continue };
            let data = json!(tables).to_string();
            let now = fingerprint(&data);
            let first = self.last == 0;
            if now != std::mem::replace(&mut self.last, now) {
                let id = self.number.to_string();
                match self.parts {
                    false => self.ready.push_back(event("tables", Some(&id), &data)),
                    // Whoever has the page has what it shows.
                    true if first => {}
                    true => self.ready.push_back(event("changed", Some(&id), "{}")),
                }
            }
            if self.parts {
                let waiting = self.app.hub.waiting(self.reader.id()?).await;
                if self.waiting.replace(waiting) != Some(waiting) {
                    self.ready.push_back(waiting_event(&self.reader, waiting));
                }
            }
        }
    }
}
