//! Setting up tables: with a form, or at once against bots.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use parlour_bots::STANDARD_LEVEL;
use parlour_core::Mode;
use parlour_core::any::AnyGame;
use parlour_games::find;
use parlour_hub::{LEVELS, NewGame, Obstacle, Terms, is_lesson, secret};
use parlour_pages::form::{Occasion, OlderTable, TableForm};
use parlour_pages::{self as pages, Markup, NewTable, Preset};
use parlour_store::{Holder, Page, Person, PersonId, SeatedTable, TableId, Visibility};

use super::{field, page, reader_or_guest, sent_on, trouble};
use crate::api::filling;
use crate::app::App;
use crate::extract::{Fields, Form, Params};
use crate::problem::{self, Outcome, Problem};
use crate::session::Reader;

pub(super) async fn form(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
    Params(fields): Params<Fields>,
) -> Response {
    let shown = async {
        let game = find(&game).ok_or(Problem::NotFound)?;
        let form = wanted(&app, &reader, game, &fields).await?;
        shown(&app, &reader, game, &form, None).await
    };
    page(&reader, shown.await)
}

/// What a preset and the fields of a form ask for.
async fn wanted(app: &App, reader: &Reader, game: &dyn AnyGame, fields: &Fields) -> Outcome<TableForm> {
    let about = game.about();
    let known = pages::codex(about.id);
    let of = |preset: Option<Preset>| TableForm::preset(about, preset.unwrap_or_default(), STANDARD_LEVEL);
    let start = match field(fields, "preset") {
        Some("first") => of(known.map(|codex| codex.first)),
        Some("expert") => of(known.map(|codex| codex.expert)),
        Some("standard") => of(None),
        Some(word) if Occasion::read(word).is_some() => {
            let start = of(known.map(|codex| codex.first));
            Occasion::read(word).map_or(start.clone(), |occasion| start.on(occasion, STANDARD_LEVEL))
        }
        // Whoever has set up a table of this game before goes on from there.
        _ => last(app, reader, game).await?.unwrap_or_else(|| of(None)),
    };
    Ok(start.with_form(game, fields, STANDARD_LEVEL))
}

/// The reader's last table of this game, as a form.
async fn last(app: &App, reader: &Reader, game: &dyn AnyGame) -> Outcome<Option<TableForm>> {
    let Some(me) = reader.id() else { return Ok(None) };
    let mut tables = app.store.tables_of(me, true, &Page::first(50)).await?;
    tables.extend(app.store.tables_of(me, false, &Page::first(50)).await?);
    let own = tables
        .iter()
        .map(|mine| &mine.table)
        .filter(|table| table.row.game == game.about().id && !is_lesson(&table.row));
    let latest = own.max_by_key(|table| table.row.created);
    Ok(latest.and_then(|table| TableForm::again(game.about(), &older(table, me)?)))
}

/// An older table of somebody, as the form goes on from it.
fn older(table: &SeatedTable, me: PersonId) -> Option<OlderTable> {
    let who = |holder: &Holder| match holder {
        Holder::Person(person) if *person == me => "me".to_owned(),
        Holder::Bot(level) => level.clone(),
        _ => "open".to_owned(),
    };
    Some(OlderTable {
        mode: Mode::from_json(&table.row.mode)?,
        seats: table.seats.iter().map(|seat| who(&seat.holder)).collect(),
        pace: table.row.pace.clone(),
        private: table.row.visibility == Visibility::Private,
        starts_full: Terms::of(&table.row).starts_full,
    })
}

async fn shown(
    app: &App,
    reader: &Reader,
    game: &'static dyn AnyGame,
    form: &TableForm,
    wrong: Option<String>,
) -> Outcome<Markup> {
    let again = last(app, reader, game).await?.is_some();
    let live_turn = app.config.live_turn.as_secs() / 60;
    Ok(pages::new_table(reader, &NewTable { game, form, levels: LEVELS, again, live_turn, wrong }))
}

pub(super) async fn create(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    match try_create(&app, &reader, &game, &fields).await {
        Ok(response) => response,
        Err(problem) => trouble(&reader, &problem),
    }
}

/// Sets the table up, or shows the form again with what is wrong.
async fn try_create(app: &App, reader: &Reader, game: &str, fields: &Fields) -> Outcome<Response> {
    let game = find(game).ok_or(Problem::NotFound)?;
    let form = wanted(app, reader, game, fields).await?;
    let made = async {
        if form.put_right {
            return Err(Problem::Conflict(Obstacle::ChoicesExclude));
        }
        let (person, cookie) = reader_or_guest(app, reader, field(fields, "name")).await?;
        let table = set_up(app, reader, &person, new_game(game.about().id, &form)).await?;
        Ok(sent_on(&format!("/t/{table}"), cookie))
    };
    match made.await {
        Err(problem)
            if matches!(problem::status(&problem), StatusCode::BAD_REQUEST | StatusCode::CONFLICT) =>
        {
            let wrong = pages::sentence(reader, &problem::told(&problem));
            let shown = shown(app, reader, game, &form, Some(wrong)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Html(shown.into_string())).into_response())
        }
        made => made,
    }
}

pub(super) async fn set_up(app: &App, reader: &Reader, person: &Person, new: NewGame) -> Outcome<TableId> {
    app.count(reader, person)?;
    app.set_up(reader, person, new).await
}

pub(super) fn new_game(game: &str, form: &TableForm) -> NewGame {
    NewGame {
        game: game.to_owned(),
        players: Some(form.mode.players),
        options: form.mode.options.clone().into_iter().collect(),
        seats: form.seats.iter().map(|field| filling(&field.spelled())).collect(),
        pace: form.pace.clone(),
        private: form.private,
        terms: Terms::starting(form.starts_full),
    }
}

/// A name of the time for somebody who just wants to play.
pub(super) fn guest_name(reader: &Reader) -> Outcome<String> {
    let names = reader.say("site-guest-names");
    let names: Vec<&str> = names.split(", ").collect();
    let mut draw = [0];
    secret::fill(&mut draw)?;
    Ok(names[usize::from(draw[0]) % names.len()].to_owned())
}
