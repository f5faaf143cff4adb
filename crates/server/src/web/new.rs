//! Setting up tables: with a form, or at once against bots.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use parlour_bots::STANDARD_LEVEL;
use parlour_core::any::AnyGame;
use parlour_games::find;
use parlour_store::{Page, Person, TableId};

use super::{field, page, reader_or_guest, sent_on, trouble};
use crate::api::filling;
use crate::app::App;
use crate::extract::{Fields, Form, Params};
use crate::hub::{LEVELS, NewGame};
use crate::pages::{self, NewTable, Preset};
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::session::Reader;
use crate::wish::Wish;

pub(super) async fn form(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
    Params(fields): Params<Fields>,
) -> Response {
    let shown = async {
        let game = find(&game).ok_or(Problem::NotFound)?;
        let wish = wish(&app, &reader, game, &fields).await?;
        shown(&app, &reader, game, &wish, None).await
    };
    page(&reader, shown.await)
}

/// What a preset and the fields of a form ask for.
async fn wish(app: &App, reader: &Reader, game: &dyn AnyGame, fields: &Fields) -> Outcome<Wish> {
    let about = game.about();
    let known = pages::codex(about.id);
    let of = |preset: Option<Preset>| Wish::preset(about, preset.unwrap_or_default(), STANDARD_LEVEL);
    let start = match field(fields, "preset") {
        Some("first") => of(known.map(|codex| codex.first)),
        Some("expert") => of(known.map(|codex| codex.expert)),
        Some("last") => last(app, reader, game).await?.unwrap_or_else(|| of(None)),
        _ => of(None),
    };
    Ok(start.with_form(game, fields, STANDARD_LEVEL))
}

/// The reader's last table of this game, as a wish.
async fn last(app: &App, reader: &Reader, game: &dyn AnyGame) -> Outcome<Option<Wish>> {
    let Some(me) = reader.id() else { return Ok(None) };
    let mut tables = app.store.tables_of(me, true, &Page::first(50)).await?;
    tables.extend(app.store.tables_of(me, false, &Page::first(50)).await?);
    let own = tables.iter().map(|mine| &mine.table).filter(|table| table.row.game == game.about().id);
    let latest = own.max_by_key(|table| table.row.created);
    Ok(latest.and_then(|table| Wish::again(game.about(), table, me)))
}

async fn shown(
    app: &App,
    reader: &Reader,
    game: &'static dyn AnyGame,
    wish: &Wish,
    wrong: Option<String>,
) -> Outcome<maud::Markup> {
    let again = last(app, reader, game).await?.is_some();
    let live_turn = app.config.live_turn.as_secs() / 60;
    Ok(pages::new_table(reader, &NewTable { game, wish, levels: LEVELS, again, live_turn, wrong }))
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
    let wish = wish(app, reader, game, fields).await?;
    let made = async {
        if wish.put_right {
            return Err(Problem::Conflict("These choices do not go together."));
        }
        let (person, cookie) = reader_or_guest(app, reader, field(fields, "name")).await?;
        let table = set_up(app, &person, new_game(game.about().id, &wish)).await?;
        Ok(sent_on(&format!("/t/{table}"), cookie))
    };
    match made.await {
        Err(problem @ (Problem::Bad(_) | Problem::Conflict(_))) => {
            let wrong = pages::sentence(reader, &problem);
            let form = shown(app, reader, game, &wish, Some(wrong)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Html(form.into_string())).into_response())
        }
        made => made,
    }
}

async fn set_up(app: &App, person: &Person, new: NewGame) -> Outcome<TableId> {
    app.moves.take(person.id)?;
    app.create(person, new).await
}

fn new_game(game: &str, wish: &Wish) -> NewGame {
    NewGame {
        game: game.to_owned(),
        players: Some(wish.mode.players),
        options: wish.mode.options.clone().into_iter().collect(),
        seats: wish.seats.iter().map(|chair| filling(&chair.spelled())).collect(),
        pace: wish.pace.clone(),
        private: wish.private,
    }
}

/// One click: a guest if need be, bots at the other seats, and the game begins.
pub(super) async fn play_now(State(app): State<App>, reader: Reader, Path(game): Path<String>) -> Response {
    let begun = async {
        let game = find(&game).ok_or(Problem::NotFound)?;
        let name = guest_name(&reader)?;
        let (person, cookie) = reader_or_guest(&app, &reader, Some(&name)).await?;
        let wish = Wish::preset(game.about(), Preset::default(), STANDARD_LEVEL);
        let table = set_up(&app, &person, new_game(game.about().id, &wish)).await?;
        app.start(&table, person.id).await?;
        Ok::<_, Problem>(sent_on(&format!("/t/{table}"), cookie))
    };
    match begun.await {
        Ok(response) => response,
        Err(problem) => trouble(&reader, &problem),
    }
}

/// A name of the time for somebody who just wants to play.
fn guest_name(reader: &Reader) -> Outcome<String> {
    let names = reader.say("site-guest-names");
    let names: Vec<&str> = names.split(", ").collect();
    let mut draw = [0];
    secret::fill(&mut draw)?;
    Ok(names[usize::from(draw[0]) % names.len()].to_owned())
}
