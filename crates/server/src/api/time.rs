//! Time: moves taken back, pauses, nudges, seats that change hands; your quiet hours and holidays.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::at::AtTable;
use crate::app::App;
use crate::extract::{Body, maybe_seat, seat};
use crate::problem::Reply;
use crate::session::Reader;
use parlour_hub::PositionToken;
use parlour_model::{Position, Quiet, Rest};
use parlour_store::Motion;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeBackBody {
    /// The position you look at, as the table told it.
    at: String,
}

/// Take your last turn back: at once if nobody has acted on it and nothing was revealed, else it is proposed
#[utoipa::path(post, path = "/api/v1/tables/{table}/take-back", params(("table" = String, Path)),
    request_body = TakeBackBody, responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn take_back(at: AtTable, Body(body): Body<TakeBackBody>) -> Reply<Json<Position>> {
    let person = at.visitor().await?;
    let token: PositionToken = body.at.parse()?;
    at.app.hub.take_back_turn(&at.table, person, token.revision).await?;
    at.told().await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MotionBody {
    /// `pause`, `substitute` or `end`.
    motion: String,
    /// The seat a substitute is looked for.
    about: Option<String>,
}

/// Propose a pause, to look for a substitute, or to end the game as it stands; done at once if nobody else has a say
#[utoipa::path(post, path = "/api/v1/tables/{table}/motion", params(("table" = String, Path)),
    request_body = MotionBody, responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn propose(at: AtTable, Body(body): Body<MotionBody>) -> Reply<Json<Position>> {
    let person = at.visitor().await?;
    let motion: Motion = body.motion.parse()?;
    at.app.hub.propose_motion(&at.table, person, motion, maybe_seat(body.about.as_deref())?).await?;
    at.told().await
}

/// End the pause
#[utoipa::path(post, path = "/api/v1/tables/{table}/resume", params(("table" = String, Path)),
    responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn resume(at: AtTable) -> Reply<Json<Position>> {
    at.app.hub.resume(&at.table, at.visitor().await?).await?;
    at.told().await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NudgeBody {
    /// The seat the table waits for.
    seat: String,
}

/// Send one polite word to whoever the table waits for; once in twelve hours
#[utoipa::path(post, path = "/api/v1/tables/{table}/nudge", params(("table" = String, Path)),
    request_body = NudgeBody, responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn nudge(at: AtTable, Body(body): Body<NudgeBody>) -> Reply<Json<Position>> {
    let person = at.visitor().await?;
    at.app.hub.nudge(&at.table, person, seat(&body.seat)?).await?;
    at.told().await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeOverBody {
    /// The seat; the first that somebody is looked for, if none is named.
    seat: Option<String>,
    /// The key of a private table, as its link has it.
    key: Option<String>,
}

/// Take over a seat that the others look for somebody for
#[utoipa::path(post, path = "/api/v1/tables/{table}/take-over", params(("table" = String, Path)),
    request_body = TakeOverBody, responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn take_over(at: AtTable, Body(body): Body<TakeOverBody>) -> Reply<Json<Position>> {
    let person = at.app.doer(&at.reader)?.clone();
    at.app.visit(&at.table, &at.reader, body.key.as_deref()).await?;
    at.app.hub.take_over(&at.table, &person, maybe_seat(body.seat.as_deref())?).await?;
    at.told().await
}

/// When your clocks stand still
#[utoipa::path(get, path = "/api/v1/me/rest", responses((status = 200, body = Rest)))]
pub(crate) async fn rest(State(app): State<App>, reader: Reader) -> Reply<Json<Rest>> {
    Ok(Json(app.rest_of(&reader).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct QuietBody {
    /// Twelve hours a day at most; none to have none.
    quiet: Option<Quiet>,
}

/// Change your quiet hours
#[utoipa::path(put, path = "/api/v1/me/rest", request_body = QuietBody, responses((status = 200, body = Rest), (status = 409)))]
pub(crate) async fn quiet(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<QuietBody>,
) -> Reply<Json<Rest>> {
    Ok(Json(app.set_quiet(&reader, body.quiet).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayBody {
    /// From when, in milliseconds since 1970.
    from: i64,
    /// Until when: thirty days at most.
    to: i64,
}

/// Announce a holiday
#[utoipa::path(post, path = "/api/v1/me/holiday", request_body = HolidayBody,
    responses((status = 200, body = Rest), (status = 409)))]
pub(crate) async fn go_away(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<HolidayBody>,
) -> Reply<Json<Rest>> {
    Ok(Json(app.go_away(&reader, body.from, body.to).await?))
}

/// End your holiday
#[utoipa::path(delete, path = "/api/v1/me/holiday", responses((status = 200, body = Rest)))]
pub(crate) async fn come_home(State(app): State<App>, reader: Reader) -> Reply<Json<Rest>> {
    Ok(Json(app.come_home(&reader).await?))
}
