//! Home, the pages of games, their rules.

use axum::extract::{Path, State};
use axum::response::Response;
use parlour_core::Mode;
use parlour_games::find;
use parlour_hub::LEVELS;
use parlour_model::TableInfo;
use parlour_pages::{self as pages, BestScore, Home, Markup, MineOnShelf};
use parlour_store::Status;
use serde::Deserialize;

use super::{go, page, trouble};
use crate::api::{MyTableInfo, my_tables};
use crate::app::App;
use crate::extract::{Params, table_id};
use crate::problem::{Outcome, Problem};
use crate::session::Reader;

/// How many of the best scores of each mode are shown.
const BEST: u32 = 5;
/// How many tables of a kind the home page shows.
const LISTED: usize = 8;
/// Of so many of the reader's tables it says how they stand.
const GLANCES: usize = 24;

pub(super) async fn home(State(app): State<App>, reader: Reader) -> Response {
    page(&reader, try_home(&app, &reader).await)
}

async fn try_home(app: &App, reader: &Reader) -> Outcome<Markup> {
    app.note_visit(reader).await;
    let mine = if reader.person.is_some() { my_tables(app, reader).await? } else { Vec::new() };
    let home = Home {
        mine: glances(app, mine).await,
        open: others(app, reader, Status::Open).await?,
        running: others(app, reader, Status::Running).await?,
        finished: others(app, reader, Status::Over).await?,
    };
    Ok(pages::home(reader, &home))
}

/// The reader's tables, those that wait first, and how each stands; the last of very many without.
async fn glances(app: &App, mut mine: Vec<MyTableInfo>) -> Vec<MineOnShelf> {
    mine.sort_by_key(|mine| !mine.waiting);
    let mut all = Vec::new();
    for (at, mine) in mine.into_iter().enumerate() {
        let running = at < GLANCES && mine.table.status == "running";
        // A table that cannot be loaded is listed all the same.
        let glance = match table_id(&mine.table.id) {
            Ok(id) if running => app.hub.glance(&id).await.ok().flatten(),
            _ => None,
        };
        all.push(MineOnShelf { table: mine.table, waits: mine.waiting, glance });
    }
    all
}

/// Public tables the reader does not sit at.
async fn others(app: &App, reader: &Reader, status: Status) -> Outcome<Vec<TableInfo>> {
    let tables = app.public_tables(status, None, None).await?;
    let tables = tables.iter().map(|table| app.info(table, reader));
    Ok(tables.filter(|table| !table.seats.iter().any(|seat| seat.yours)).take(LISTED).collect())
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

/// Words looked for in a rulebook.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Sought {
    q: String,
}

pub(super) async fn rules(
    reader: Reader,
    Path(id): Path<String>,
    Params(sought): Params<Sought>,
) -> Response {
    let book = find(&id).and_then(|game| reader.words().rulebook(game.about().prefix));
    let result = book.map(|book| pages::rules(&reader, &id, book, &sought.q)).ok_or(Problem::NotFound);
    page(&reader, result)
}
