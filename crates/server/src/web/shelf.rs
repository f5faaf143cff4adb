//! Home, the pages of games, their rules.

use axum::extract::{Path, State};
use axum::response::Response;
use parlour_core::Mode;
use parlour_games::find;
use parlour_hub::LEVELS;
use parlour_model::TableInfo;
use parlour_pages::{self as pages, BestScore, Home, Markup, MineOnShelf};
use parlour_store::{Moment, MyTable, Page, Status};
use serde::Deserialize;

use super::{go, page, trouble};
use crate::api::{MyTableInfo, my_tables};
use crate::app::App;
use crate::extract::{Params, table_id};
use crate::problem::{Outcome, Problem};
use crate::session::Reader;

/// How many of the best scores of each mode are shown.
const BEST: u32 = 5;
/// So many games stand on a page of the archive.
const ARCHIVED: u32 = 50;
/// How many tables of a kind the home page shows.
const LISTED: usize = 8;
/// Of so many games that are over the home page looks whether they are news, and for so long, in milliseconds.
const RESULTS: u32 = 10;
const NEWS: i64 = 7 * 24 * 3600 * 1000;
/// Of so many of the reader's tables it says how they stand.
const GLANCES: usize = 24;

pub(super) async fn home(State(app): State<App>, reader: Reader) -> Response {
    page(&reader, try_home(&app, &reader).await)
}

async fn try_home(app: &App, reader: &Reader) -> Outcome<Markup> {
    app.note_visit(reader).await;
    let mine = if reader.person.is_some() { my_tables(app, reader).await? } else { Vec::new() };
    let home = Home {
        mine: glances(app, reader, mine).await?,
        results: results(app, reader).await?,
        open: others(app, reader, Status::Open).await?,
        wanted: wanted(app, reader).await?,
        running: others(app, reader, Status::Running).await?,
        finished: others(app, reader, Status::Over).await?,
    };
    Ok(pages::home(reader, &home))
}

/// The reader's tables, those that wait first, and how each stands; the last of very many without.
async fn glances(app: &App, reader: &Reader, mut mine: Vec<MyTableInfo>) -> Outcome<Vec<MineOnShelf>> {
    mine.sort_by_key(|mine| !mine.waiting);
    let mut all = Vec::new();
    let Some(person) = reader.id() else { return Ok(all) };
    let visits = app.store.visits_of(person).await?;
    for (at, mine) in mine.into_iter().enumerate() {
        let running = at < GLANCES && mine.table.status == "running";
        // A table that cannot be loaded is listed all the same.
        let glance = match table_id(&mine.table.id) {
            Ok(id) if running => app.hub.glance(&id, &reader.visitor(&id, None)).await.ok().flatten(),
            _ => None,
        };
        let unread = visits.iter().find(|visit| visit.table.as_str() == mine.table.id);
        let unread = unread.map_or(0, |visit| visit.unread as usize);
        all.push(MineOnShelf { table: mine.table, waits: mine.waiting, glance, unread });
    }
    Ok(all)
}

/// Games of the reader's that ended lately, and that they have not looked at since.
async fn results(app: &App, reader: &Reader) -> Outcome<Vec<TableInfo>> {
    let Some(person) = reader.id() else { return Ok(Vec::new()) };
    let visits = app.store.visits_of(person).await?;
    let over = app.store.tables_of(person, false, &Page::first(RESULTS)).await?;
    let is_news = |mine: &&MyTable| {
        let row = &mine.table.row;
        let seen = visits.iter().find(|visit| visit.table == row.id).map(|visit| visit.seen);
        row.finished.is_some_and(|finished| {
            app.clock.since(finished) < NEWS && seen.is_none_or(|seen| seen < finished)
        })
    };
    Ok(over.iter().filter(is_news).map(|mine| app.info(&mine.table, reader)).collect())
}

/// Public tables the reader does not sit at.
async fn others(app: &App, reader: &Reader, status: Status) -> Outcome<Vec<TableInfo>> {
    let tables = app.public_tables(status, None, None).await?;
    let tables = tables.iter().map(|table| app.info(table, reader));
    Ok(tables.filter(|table| !table.seats.iter().any(|seat| seat.yours)).take(LISTED).collect())
}

/// Games that look for somebody who takes a seat over.
async fn wanted(app: &App, reader: &Reader) -> Outcome<Vec<TableInfo>> {
    let tables = app.store.tables_with_wanted_seats(None, &Page::first(LISTED as u32)).await?;
    let tables = tables.iter().map(|table| app.info(table, reader));
    Ok(tables.filter(|table| !table.seats.iter().any(|seat| seat.yours)).collect())
}

/// The table that has waited longest for the reader.
pub(super) async fn next(State(app): State<App>, reader: Reader) -> Response {
    let waiting = async { Ok::<_, Problem>(app.store.waiting_for(reader.known()?.id, 1).await?) };
    match waiting.await {
        Ok(waiting) => match waiting.first() {
            Some(table) => go(&format!("/t/{table}")),
            None => go("/"),
        },
        Err(problem) => trouble(&reader, &problem),
    }
}

/// Which part of the archive: the games before this one.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Before {
    moment: Option<i64>,
    table: Option<String>,
}

/// Every game of the reader's that is over.
pub(super) async fn archive(
    State(app): State<App>,
    reader: Reader,
    Params(before): Params<Before>,
) -> Response {
    let shown = async {
        let after = match (before.moment, before.table.as_deref()) {
            (Some(moment), Some(table)) => Some((Moment(moment), table_id(table)?)),
            _ => None,
        };
        let page = Page { after, limit: ARCHIVED };
        let over = app.store.tables_of(reader.known()?.id, false, &page).await?;
        let last = over.last().filter(|_| over.len() == ARCHIVED as usize).map(|mine| &mine.table.row);
        let next = last.map(|row| format!("/archive?moment={}&table={}", row.changed.0, row.id));
        let games: Vec<TableInfo> = over
            .iter()
            .filter(|mine| !parlour_hub::is_lesson(&mine.table.row))
            .map(|mine| app.info(&mine.table, &reader))
            .collect();
        Ok(pages::archive(&reader, &games, next.as_deref()))
    };
    page(&reader, shown.await)
}

pub(super) async fn game(State(app): State<App>, reader: Reader, Path(id): Path<String>) -> Response {
    let shown = async {
        app.may_look(&reader)?;
        let game = find(&id).ok_or(Problem::NotFound)?;
        let codex = pages::codex(&id).ok_or(Problem::NotFound)?;
        let best = app.store.best_scores(&id, BEST).await?.into_iter().map(|score| BestScore {
            table: score.table.to_string(),
            mode: Mode::from_json(&score.mode),
            name: score.name,
            points: score.points,
        });
        let best: Vec<BestScore> = best.collect();
        Ok(pages::game(&reader, game, codex, &best, LEVELS))
    };
    page(&reader, shown.await)
}

/// A title in short.
pub(super) async fn overview(State(app): State<App>, reader: Reader, Path(id): Path<String>) -> Response {
    let shown = || {
        app.may_look(&reader)?;
        let (game, codex) = find(&id).zip(pages::codex(&id)).ok_or(Problem::NotFound)?;
        Ok(pages::overview(&reader, game, codex))
    };
    page(&reader, shown())
}

/// Words looked for in a rulebook.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Sought {
    q: String,
}

pub(super) async fn rules(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
    Params(sought): Params<Sought>,
) -> Response {
    let shown = || {
        app.may_look(&reader)?;
        let book = find(&id).and_then(|game| reader.words().rulebook(game.about().prefix));
        Ok(pages::rules(&reader, &id, book.ok_or(Problem::NotFound)?, &sought.q))
    };
    page(&reader, shown())
}
