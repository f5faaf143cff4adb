//! Groups of friends.

use axum::Json;
use axum::extract::{Path, State};
use parlour_model::{GroupInfo, Position};
use parlour_store::CircleId;
use serde::Deserialize;
use utoipa::ToSchema;

use super::at::AtTable;
use crate::app::App;
use crate::extract::Body;
use crate::problem::Reply;
use crate::session::Reader;

/// Your groups of friends, and those you are asked to join
#[utoipa::path(get, path = "/api/v1/groups", responses((status = 200, body = Vec<GroupInfo>)))]
pub(crate) async fn list(State(app): State<App>, reader: Reader) -> Reply<Json<Vec<GroupInfo>>> {
    Ok(Json(app.groups(&reader).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GroupBody {
    name: String,
}

/// Make a group of friends
#[utoipa::path(post, path = "/api/v1/groups", request_body = GroupBody, responses((status = 200, body = GroupInfo)))]
pub(crate) async fn create(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<GroupBody>,
) -> Reply<Json<GroupInfo>> {
    let person = app.doer(&reader)?.id;
    let id = app.hub.create_circle(person, &body.name).await?;
    Ok(Json(app.group(&reader, id).await?))
}

/// A group of yours: who is in it, what was played, head to head
#[utoipa::path(get, path = "/api/v1/groups/{group}", params(("group" = i64, Path)),
    responses((status = 200, body = GroupInfo), (status = 404)))]
pub(crate) async fn show(
    State(app): State<App>,
    reader: Reader,
    Path(group): Path<i64>,
) -> Reply<Json<GroupInfo>> {
    Ok(Json(app.group(&reader, CircleId(group)).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeyBody {
    /// The key of the group's link; not needed if you are asked to join.
    key: Option<String>,
}

/// Join a group
#[utoipa::path(post, path = "/api/v1/groups/{group}/join", params(("group" = i64, Path)), request_body = KeyBody,
    responses((status = 200, body = GroupInfo), (status = 404)))]
pub(crate) async fn join(
    State(app): State<App>,
    reader: Reader,
    Path(group): Path<i64>,
    Body(body): Body<KeyBody>,
) -> Reply<Json<GroupInfo>> {
    let person = app.doer(&reader)?.id;
    app.hub.join_circle(CircleId(group), person, body.key.as_deref()).await?;
    Ok(Json(app.group(&reader, CircleId(group)).await?))
}

/// Leave a group, or decline to join it
#[utoipa::path(post, path = "/api/v1/groups/{group}/leave", params(("group" = i64, Path)), responses((status = 200)))]
pub(crate) async fn leave(
    State(app): State<App>,
    reader: Reader,
    Path(group): Path<i64>,
) -> Reply<Json<serde_json::Value>> {
    let person = app.doer(&reader)?.id;
    app.store.leave_circle(CircleId(group), person).await?;
    Ok(Json(serde_json::json!({ "left": true })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameBody {
    /// The id of the game.
    game: String,
}

/// Set a table up for a group: its members are seated, and told
#[utoipa::path(post, path = "/api/v1/groups/{group}/play", params(("group" = i64, Path)), request_body = GameBody,
    responses((status = 200, body = Position)))]
pub(crate) async fn play(
    State(app): State<App>,
    reader: Reader,
    Path(group): Path<i64>,
    Body(body): Body<GameBody>,
) -> Reply<Json<Position>> {
    let table = app.group_table(&reader, CircleId(group), &body.game).await?;
    AtTable { app, reader, table }.told().await
}
