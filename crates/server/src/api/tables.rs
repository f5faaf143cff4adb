//! Tables: list, set up, join, start.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use parlour_games::GAMES;
use parlour_store::{Page, Status};
use parlour_words::{Lang, Words};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::{IntoParams, ToSchema};

use super::at::{AtTable, unknown_part};
use crate::app::App;
use crate::extract::{Body, Params, maybe_seat, seat, table_id};
use crate::problem::{Problem, Reply};
use crate::session::Reader;
use parlour_hub::{Denial, Filling, HouseChange, LEVELS, Mistake, NewGame, Onward, Terms, Wanted};
use parlour_model::{Position, TableInfo, game_name};

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameInfo {
    id: String,
    /// Its name in every language.
    names: BTreeMap<String, String>,
    /// The player counts.
    players: Vec<u8>,
    /// Its options with their values, the standard one first.
    options: BTreeMap<String, Vec<String>>,
    /// The levels of bots.
    levels: Vec<String>,
}

/// The games
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    let info = GAMES.iter().map(|game| {
        let about = game.about();
        let names = Lang::ALL.into_iter();
        let owned = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect();
        GameInfo {
            id: about.id.into(),
            names: names.map(|lang| (lang.code().into(), game_name(Words::get(lang), about.id))).collect(),
            players: about.counts().collect(),
            options: about.options.iter().map(|spec| (spec.key.into(), owned(spec.values))).collect(),
            levels: owned(LEVELS),
        }
    });
    Json(info.collect())
}

#[derive(Deserialize, Default, IntoParams)]
#[serde(default)]
pub(crate) struct Listed {
    /// `open`, `running` or `over`; `wanted` for games in play that look for a substitute; `open` if left out.
    status: Option<String>,
    /// Only this game.
    game: Option<String>,
    /// Those after this table: the id of the last one you have.
    after: Option<String>,
}

/// Public tables
#[utoipa::path(get, path = "/api/v1/tables", params(Listed), responses((status = 200, body = Vec<TableInfo>)))]
pub(crate) async fn list(
    State(app): State<App>,
    reader: Reader,
    Params(listed): Params<Listed>,
) -> Reply<Json<Vec<TableInfo>>> {
    let (status, game) = (listed.status.as_deref().unwrap_or("open"), listed.game.as_deref());
    let tables = if status == "wanted" {
        app.store.tables_with_wanted_seats(game, &Page::first(50)).await?
    } else {
        let status: Status = status.parse().map_err(|_| Problem::Bad(Mistake::UnknownStatus))?;
        let after = listed.after.as_deref().map(table_id).transpose()?;
        app.public_tables(status, game, after.as_ref()).await?
    };
    Ok(Json(tables.iter().map(|table| app.info(table, &reader)).collect()))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CreateBody {
    /// The id of the game.
    game: String,
    players: Option<u8>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Who sits where: `me`, `me:NAME`, `open`, or the level of a bot; seats left out are open, the first one yours.
    seats: Option<Vec<String>>,
    /// `live` or a number of days such as `3d`.
    pace: Option<String>,
    /// Only those who have the link find it.
    #[serde(default)]
    private: bool,
    /// The game begins by itself when the last seat is taken.
    #[serde(default)]
    starts_full: bool,
}

pub(crate) fn filling(text: &str) -> Filling {
    match text.strip_prefix("me") {
        Some("") => Filling::Me(None),
        Some(name) if name.starts_with(':') => Filling::Me(Some(name[1..].trim().to_owned())),
        _ if text == "open" => Filling::Open,
        _ => Filling::Bot(text.to_owned()),
    }
}

/// Set up a table
#[utoipa::path(post, path = "/api/v1/tables", request_body = CreateBody, responses((status = 200, body = Position)))]
pub(crate) async fn create(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<CreateBody>,
) -> Reply<Json<Position>> {
    let person = app.doer(&reader)?;
    let seats = body.seats.unwrap_or_else(|| vec!["me".into()]);
    let new = NewGame {
        game: body.game,
        players: body.players,
        options: body.options.into_iter().collect(),
        seats: seats.iter().map(|text| filling(text)).collect(),
        pace: body.pace.unwrap_or_else(|| "live".into()),
        private: body.private,
        terms: Terms::starting(body.starts_full),
    };
    let table = app.set_up(&reader, person, new).await?;
    Ok(Json(app.read(&table, &reader, None, Wanted::default()).await?))
}

#[derive(Deserialize, Default, IntoParams)]
#[serde(default)]
pub(crate) struct Shown {
    /// Through the eyes of this seat, if you hold several.
    seat: Option<String>,
    /// The position after so many lines.
    at: Option<usize>,
    /// The log from this line on.
    log_from: Option<usize>,
    /// The key of a private table, as its link has it.
    key: Option<String>,
    /// What you do not read of the position, separated by commas: `view`, `sheet`, `greyed`, `log`, `texts`. It saves time.
    without: Option<String>,
}

/// A table as you see it: position, question, log
#[utoipa::path(get, path = "/api/v1/tables/{table}", params(("table" = String, Path), Shown),
    responses((status = 200, body = Position), (status = 404)))]
pub(crate) async fn show(at: AtTable, Params(shown): Params<Shown>) -> Reply<Json<Position>> {
    let wanted = Wanted {
        seat: maybe_seat(shown.seat.as_deref())?,
        past: shown.at,
        log_from: shown.log_from.unwrap_or_default(),
        without: shown.without.as_deref().unwrap_or_default().parse().map_err(unknown_part)?,
    };
    Ok(Json(at.app.read(&at.table, &at.reader, shown.key.as_deref(), wanted).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinBody {
    /// This seat; the first open one if left out.
    seat: Option<String>,
    /// The key of a private table, as its link has it.
    key: Option<String>,
}

/// Take an open seat
#[utoipa::path(post, path = "/api/v1/tables/{table}/join", params(("table" = String, Path)), request_body = JoinBody,
    responses((status = 200, body = Position)))]
pub(crate) async fn join(at: AtTable, Body(body): Body<JoinBody>) -> Reply<Json<Position>> {
    let AtTable { app, reader, table } = &at;
    let person = app.doer(reader)?;
    app.visit(table, reader, body.key.as_deref()).await?;
    app.hub.join(table, person, maybe_seat(body.seat.as_deref())?).await?;
    at.told().await
}

/// Leave before the start, or resign
#[utoipa::path(post, path = "/api/v1/tables/{table}/leave", params(("table" = String, Path)), responses((status = 200)))]
pub(crate) async fn leave(at: AtTable) -> Reply<Json<serde_json::Value>> {
    at.app.hub.leave(&at.table, at.visitor().await?).await?;
    Ok(Json(serde_json::json!({ "left": true })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FillBody {
    seat: String,
    /// The level of the bot; left out, the seat is opened again.
    level: Option<String>,
}

/// Give a seat to a bot, or open it again: for the host
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats", params(("table" = String, Path)), request_body = FillBody,
    responses((status = 200, body = Position)))]
pub(crate) async fn fill(at: AtTable, Body(body): Body<FillBody>) -> Reply<Json<Position>> {
    at.app.hub.fill(&at.table, at.visitor().await?, seat(&body.seat)?, body.level.as_deref()).await?;
    at.told().await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatBody {
    seat: String,
}

/// Change to another seat before the start
#[utoipa::path(post, path = "/api/v1/tables/{table}/seat", params(("table" = String, Path)), request_body = SeatBody,
    responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn change_seat(at: AtTable, Body(body): Body<SeatBody>) -> Reply<Json<Position>> {
    let person = at.visitor().await?;
    at.app.hub.change_seat(&at.table, person, seat(&body.seat)?).await?;
    at.told().await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TermsBody {
    /// The game begins by itself as soon as nobody is waited for.
    starts_full: bool,
}

/// Say whether the game begins by itself: for the host
#[utoipa::path(post, path = "/api/v1/tables/{table}/terms", params(("table" = String, Path)), request_body = TermsBody,
    responses((status = 200, body = Position)))]
pub(crate) async fn terms(at: AtTable, Body(body): Body<TermsBody>) -> Reply<Json<Position>> {
    let person = at.visitor().await?;
    at.app.hub.settle_start(&at.table, person, body.starts_full).await?;
    at.told().await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HouseBody {
    /// Who may talk: `everybody`, `players` or `nobody`.
    talk: Option<String>,
    /// May one person take several seats of a public table?
    many_seats: Option<bool>,
}

/// Say who may talk and how many seats one person takes: for the host
#[utoipa::path(post, path = "/api/v1/tables/{table}/house", params(("table" = String, Path)), request_body = HouseBody,
    responses((status = 200, body = Position)))]
pub(crate) async fn house(at: AtTable, Body(body): Body<HouseBody>) -> Reply<Json<Position>> {
    let talk = body.talk.as_deref().map(str::parse).transpose()?;
    let change = HouseChange { talk, many_seats: body.many_seats };
    at.app.hub.change_house(&at.table, at.visitor().await?, change).await?;
    at.told().await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MuteBody {
    /// The number of a line of chat.
    line: i64,
    /// Silence whoever said it, or let them speak again.
    muted: bool,
}

/// Mute whoever said a line of chat: for the host
#[utoipa::path(post, path = "/api/v1/tables/{table}/mute", params(("table" = String, Path)), request_body = MuteBody,
    responses((status = 200, body = Position)))]
pub(crate) async fn mute(at: AtTable, Body(body): Body<MuteBody>) -> Reply<Json<Position>> {
    at.app.hub.mute(&at.table, at.visitor().await?, body.line, body.muted).await?;
    at.told().await
}

/// Start the game: for the host
#[utoipa::path(post, path = "/api/v1/tables/{table}/start", params(("table" = String, Path)),
    responses((status = 200, body = Position)))]
pub(crate) async fn start(at: AtTable) -> Reply<Json<Position>> {
    at.app.hub.start(&at.table, at.visitor().await?).await?;
    at.told().await
}

/// Once more with the same people
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", params(("table" = String, Path)),
    responses((status = 200, body = Position)))]
pub(crate) async fn rematch(at: AtTable) -> Reply<Json<Position>> {
    at.visitor().await?;
    let next = at.app.rematch(&at.table, &at.reader).await?;
    AtTable { table: next, ..at }.told().await
}

#[derive(Deserialize, Default, IntoParams)]
#[serde(default)]
pub(crate) struct Keyed {
    /// The key of a private table, as its link has it.
    pub(crate) key: Option<String>,
}

/// The journal of a finished game
#[utoipa::path(get, path = "/api/v1/tables/{table}/journal", params(("table" = String, Path), Keyed),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409)))]
pub(crate) async fn journal(at: AtTable, Params(keyed): Params<Keyed>) -> Reply<impl IntoResponse> {
    let text = at.app.journal_text(&at.table, &at.reader, keyed.key.as_deref()).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhatIfBody {
    /// The new game goes on from the position after so many lines; from now if left out.
    lines: Option<usize>,
    /// Who plays the other people's seats: `here`, you; or `room`, whoever comes by link.
    with: Option<String>,
}

/// What if: a new table that goes on from a position of this one; it counts for nothing
#[utoipa::path(post, path = "/api/v1/tables/{table}/what-if", params(("table" = String, Path)), request_body = WhatIfBody,
    responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn what_if(at: AtTable, Body(body): Body<WhatIfBody>) -> Reply<Json<Position>> {
    let AtTable { app, reader, table } = &at;
    let person = app.doer(reader)?;
    let look = app.visit(table, reader, None).await?;
    let lines = body.lines.unwrap_or(usize::MAX);
    let onward = onward(body.with.as_deref());
    let next = app.hub.what_if(&look, &reader.visitor(table, None), person, lines, onward).await?;
    AtTable { table: next, ..at }.told().await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenBody {
    /// The journal of a game, as the file has it.
    journal: String,
    /// Who plays on: `here`, you at every seat; or `room`, whoever comes by link.
    with: Option<String>,
}

/// Open a game from a file; it counts for nothing
#[utoipa::path(post, path = "/api/v1/open", request_body = OpenBody, responses((status = 200, body = Position), (status = 400)))]
pub(crate) async fn open(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<OpenBody>,
) -> Reply<Json<Position>> {
    app.openings.take(reader.network)?;
    let person = app.doer(&reader)?;
    let table = app.hub.open_file(person, &body.journal, onward(body.with.as_deref())).await?;
    AtTable { app, reader, table }.told().await
}

/// Who plays on: whoever asks, unless somebody is to be invited.
pub(crate) fn onward(with: Option<&str>) -> Onward {
    if with == Some("room") { Onward::Room } else { Onward::Here }
}

/// The link others join by: for those who sit at the table
#[utoipa::path(get, path = "/api/v1/tables/{table}/link", params(("table" = String, Path)), responses((status = 200)))]
pub(crate) async fn link(at: AtTable) -> Reply<Json<serde_json::Value>> {
    let AtTable { app, reader, table } = at;
    let look = app.visit(&table, &reader, None).await?;
    let hosts = reader.id().is_some() && look.row().host == reader.id();
    if !hosts && look.seats_of(reader.id()).is_empty() {
        return Err(Problem::Forbidden(Denial::NotSeated).into());
    }
    Ok(Json(serde_json::json!({ "link": app.hub.link(&table).await? })))
}
