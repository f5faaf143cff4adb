//! Home, the pages of games, their rules.

use axum::extract::{Path, State};
use axum::response::Response;
use parlour_games::find;
use parlour_store::Status;
use serde::Deserialize;

use super::{go, page, trouble};
use crate::api::my_tables;
use crate::app::App;
use crate::extract::Params;
use crate::hub::LEVELS;
use crate::pages::{self, Home};
use crate::position::TableInfo;
use crate::problem::{Outcome, Problem};
use crate::session::Reader;

/// How many of the best scores are shown.
const BEST: u32 = 10;
/// How many tables of a kind the home page shows.
const LISTED: usize = 8;

pub(super) async fn home(State(app): State<App>, reader: Reader) -> Response {
    page(&reader, try_home(&app, &reader).await)
}

async fn try_home(app: &App, reader: &Reader) -> Outcome<maud::Markup> {
    app.note_visit(reader).await;
    let mine = if reader.person.is_some() { my_tables(app, reader).await? } else { Vec::new() };
    let home = Home {
        mine: mine.into_iter().map(|mine| (mine.table, mine.waiting)).collect(),
        open: others(app, reader, Status::Open).await?,
        running: others(app, reader, Status::Running).await?,
        finished: others(app, reader, Status::Over).await?,
    };
    Ok(pages::home(reader, &home))
}

/// Public tables the reader does not sit at.
async fn others(app: &App, reader: &Reader, status: Status) -> Outcome<Vec<TableInfo>> {
    let tables = app.public_tables(status, None).await?;
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
        let game = find(&id).ok_or(Problem::NotFound)?;
        let codex = pages::codex(&id).ok_or(Problem::NotFound)?;
        let best = app.store.best_scores(&id, BEST).await?;
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
