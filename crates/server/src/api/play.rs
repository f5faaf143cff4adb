//! Playing: answers, drafts, reasons, hints, going back, talk.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::at::{AtTable, unknown_part};
use crate::extract::{Body, Params, maybe_seat};
use crate::problem::{self, Failure, Outcome, Problem, Reply};
use crate::service::Asked as Played;
use parlour_hub::{Mistake, PositionToken, TurnAction, Wanted};
use parlour_model::{ChatInfo, HintInfo, Position, ReasonInfo, RevisionInfo};
use parlour_store::{Motion, Proposed};

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerBody {
    /// The position you answer, as the table told it.
    at: String,
    /// The seat you answer for, if you hold several.
    seat: Option<String>,
    /// The words of one answer,
    answer: Option<String>,
    /// or of several, of which all are played or none.
    #[serde(default)]
    answers: Vec<String>,
    /// End the turn once nothing more is asked, whatever your habit.
    #[serde(default)]
    end: bool,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnBody {
    /// The position you answer, as the table told it.
    at: String,
    /// The seat you answer for, if you hold several.
    seat: Option<String>,
}

#[derive(Deserialize, Default, IntoParams)]
#[serde(default)]
pub(crate) struct Lean {
    /// What you do not read of the position, separated by commas: `view`, `sheet`, `greyed`, `log`, `texts`. It saves time.
    without: Option<String>,
}

/// Answer
///
/// An answer that comes too late plays nothing: status 409 with the position as it is now.
#[utoipa::path(post, path = "/api/v1/tables/{table}/answer", params(("table" = String, Path), Lean),
    request_body = AnswerBody,
    responses((status = 200, body = Position), (status = 409, description = "too late"), (status = 422, description = "against the rules")))]
pub(crate) async fn answer(
    at: AtTable,
    Params(lean): Params<Lean>,
    Body(body): Body<AnswerBody>,
) -> Response {
    let answers: Vec<String> = body.answer.into_iter().chain(body.answers).collect();
    if answers.is_empty() || answers.len() > 200 {
        return Failure(Problem::Bad(Mistake::Batch)).into_response();
    }
    let what = TurnBody { at: body.at, seat: body.seat };
    at.respond(&lean, what, TurnAction::Answer(answers), body.end).await
}

/// Take back the last answer of your draft
#[utoipa::path(post, path = "/api/v1/tables/{table}/undo", params(("table" = String, Path), Lean), request_body = TurnBody,
    responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn undo(at: AtTable, Params(lean): Params<Lean>, Body(body): Body<TurnBody>) -> Response {
    at.respond(&lean, body, TurnAction::Undo, false).await
}

/// Give the last undone answer again
#[utoipa::path(post, path = "/api/v1/tables/{table}/redo", params(("table" = String, Path), Lean), request_body = TurnBody,
    responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn redo(at: AtTable, Params(lean): Params<Lean>, Body(body): Body<TurnBody>) -> Response {
    at.respond(&lean, body, TurnAction::Redo, false).await
}

/// Take back your whole draft
#[utoipa::path(post, path = "/api/v1/tables/{table}/restart", params(("table" = String, Path), Lean),
    request_body = TurnBody, responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn restart(at: AtTable, Params(lean): Params<Lean>, Body(body): Body<TurnBody>) -> Response {
    at.respond(&lean, body, TurnAction::Restart, false).await
}

/// End your turn
#[utoipa::path(post, path = "/api/v1/tables/{table}/end", params(("table" = String, Path), Lean), request_body = TurnBody,
    responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn end(at: AtTable, Params(lean): Params<Lean>, Body(body): Body<TurnBody>) -> Response {
    at.respond(&lean, body, TurnAction::End, false).await
}

impl AtTable {
    async fn respond(&self, lean: &Lean, body: TurnBody, action: TurnAction, end: bool) -> Response {
        match self.try_action(lean, body, action, end).await {
            Ok(answered) => answered.into_response(),
            Err(problem) => Failure(problem).into_response(),
        }
    }

    async fn try_action(
        &self,
        lean: &Lean,
        body: TurnBody,
        action: TurnAction,
        end: bool,
    ) -> Outcome<Answered> {
        let Self { app, reader, table } = self;
        let seat = maybe_seat(body.seat.as_deref())?;
        let at: PositionToken = body.at.parse()?;
        let without = lean.without.as_deref().unwrap_or_default().parse().map_err(unknown_part)?;
        let wanted = Wanted { seat, past: None, log_from: at.revision.len as usize, without };
        let visitor = reader.visitor(table, None);
        match app.play(table, reader, Played { seat, at, action, end }).await {
            Ok(look) => Ok(Answered::Done(Box::new(app.hub.position(&look, &visitor, wanted).await?))),
            Err(problem @ Problem::Stale(_)) => {
                Ok(Answered::Late(problem, Box::new(app.read(table, reader, None, wanted).await?)))
            }
            Err(problem) => Err(problem),
        }
    }
}

/// The position after an answer, or as it is because the answer came too late.
enum Answered {
    Done(Box<Position>),
    Late(Problem, Box<Position>),
}

impl Serialize for Answered {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Done(position) => position.serialize(serializer),
            Self::Late(problem, position) => {
                let error = serde_json::json!({ "code": problem.code(), "message": problem.message() });
                serde_json::json!({ "error": error, "position": position }).serialize(serializer)
            }
        }
    }
}

impl IntoResponse for Answered {
    fn into_response(self) -> Response {
        let status = match &self {
            Self::Done(_) => axum::http::StatusCode::OK,
            Self::Late(problem, _) => problem::status(problem),
        };
        let position = match &self {
            Self::Done(position) | Self::Late(_, position) => position,
        };
        let mut json = Vec::with_capacity(position.room());
        match serde_json::to_writer(&mut json, &self) {
            Ok(()) => (status, [(header::CONTENT_TYPE, "application/json")], json).into_response(),
            Err(_) => Failure(Problem::Internal).into_response(),
        }
    }
}

#[derive(Deserialize, Default, IntoParams)]
#[serde(default)]
pub(crate) struct Asked {
    /// The words of the answer.
    words: String,
    /// For this seat, if you hold several.
    seat: Option<String>,
}

/// Why can't I? Everything that speaks against an answer; nothing if it may be played
#[utoipa::path(get, path = "/api/v1/tables/{table}/why", params(("table" = String, Path), Asked),
    responses((status = 200, body = Vec<ReasonInfo>)))]
pub(crate) async fn why(at: AtTable, Params(asked): Params<Asked>) -> Reply<Json<Vec<ReasonInfo>>> {
    at.reader.known()?;
    let seat = maybe_seat(asked.seat.as_deref())?;
    Ok(Json(at.app.why(&at.table, &at.reader, seat, &asked.words).await?))
}

#[derive(Deserialize, Default, IntoParams)]
#[serde(default)]
pub(crate) struct ForSeat {
    /// For this seat, if you hold several.
    seat: Option<String>,
}

/// What a good player would answer, the best first
#[utoipa::path(get, path = "/api/v1/tables/{table}/hint", params(("table" = String, Path), ForSeat),
    responses((status = 200, body = Vec<HintInfo>)))]
pub(crate) async fn hint(at: AtTable, Params(asked): Params<ForSeat>) -> Reply<Json<Vec<HintInfo>>> {
    Ok(Json(at.app.hints_for(&at.table, &at.reader, maybe_seat(asked.seat.as_deref())?).await?))
}

/// Resign: a bot plays on for you
#[utoipa::path(post, path = "/api/v1/tables/{table}/resign", params(("table" = String, Path)),
    responses((status = 200, body = Position)))]
pub(crate) async fn resign(at: AtTable) -> Reply<Json<Position>> {
    at.app.hub.resign(&at.table, at.visitor().await?).await?;
    at.told().await
}

/// You are back: your caretaker goes
#[utoipa::path(post, path = "/api/v1/tables/{table}/back", params(("table" = String, Path)),
    responses((status = 200, body = Position)))]
pub(crate) async fn back(at: AtTable) -> Reply<Json<Position>> {
    at.app.hub.come_back(&at.table, at.visitor().await?).await?;
    at.told().await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RewindBody {
    /// The position you look at, as the table told it.
    at: String,
    /// How many lines shall stay.
    to: u64,
}

/// Propose to go back; done at once if nobody else plays
#[utoipa::path(post, path = "/api/v1/tables/{table}/rewind", params(("table" = String, Path)),
    request_body = RewindBody, responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn propose_rewind(at: AtTable, Body(body): Body<RewindBody>) -> Reply<Json<Position>> {
    let token: PositionToken = body.at.parse()?;
    at.app.hub.propose_rewind(&at.table, at.visitor().await?, token.revision, body.to).await?;
    at.told().await
}

/// Withdraw or refuse the proposal to go back
#[utoipa::path(delete, path = "/api/v1/tables/{table}/rewind", params(("table" = String, Path)),
    responses((status = 200, body = Position)))]
pub(crate) async fn refuse_rewind(at: AtTable) -> Reply<Json<Position>> {
    at.app.hub.refuse_rewind(&at.table, at.visitor().await?).await?;
    at.told().await
}

/// What would differ in your game under the newest rules
#[utoipa::path(get, path = "/api/v1/tables/{table}/revision", params(("table" = String, Path)),
    responses((status = 200, body = RevisionInfo), (status = 409, description = "there are no newer rules")))]
pub(crate) async fn revision(at: AtTable) -> Reply<Json<RevisionInfo>> {
    at.visitor().await?;
    Ok(Json(at.app.hub.revision(&at.table, &at.reader.visitor(&at.table, None)).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveOverBody {
    /// The position you look at, as the table told it.
    at: String,
}

/// Propose to play on under the newest rules; done at once if nobody else plays
#[utoipa::path(post, path = "/api/v1/tables/{table}/revision", params(("table" = String, Path)),
    request_body = MoveOverBody, responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn propose_revision(at: AtTable, Body(body): Body<MoveOverBody>) -> Reply<Json<Position>> {
    let person = at.visitor().await?;
    let token: PositionToken = body.at.parse()?;
    at.app.hub.propose_newest_rules(&at.table, person, token.revision).await?;
    at.told().await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AcceptBody {
    /// How many lines shall stay, as the proposal says.
    to: u64,
    /// The rules to play on under, if the proposal names any.
    rules: Option<u32>,
    /// What is proposed, if not to go back.
    motion: Option<String>,
    /// The seat it is about, if the proposal names one.
    about: Option<String>,
}

/// Agree to what is proposed; the last to agree has it done
#[utoipa::path(post, path = "/api/v1/tables/{table}/rewind/accept", params(("table" = String, Path)),
    request_body = AcceptBody, responses((status = 200, body = Position), (status = 409)))]
pub(crate) async fn accept_rewind(at: AtTable, Body(body): Body<AcceptBody>) -> Reply<Json<Position>> {
    let motion = body.motion.as_deref().map_or(Ok(Motion::Back), str::parse)?;
    let what = Proposed { motion, to: body.to, rules: body.rules, about: maybe_seat(body.about.as_deref())? };
    at.app.hub.agree(&at.table, at.visitor().await?, what).await?;
    at.told().await
}

#[derive(Deserialize, Default, IntoParams)]
#[serde(default)]
pub(crate) struct After {
    /// Only what was said after this line.
    after: Option<i64>,
    /// The key of a private table, as its link has it.
    key: Option<String>,
}

/// What was said
#[utoipa::path(get, path = "/api/v1/tables/{table}/chat", params(("table" = String, Path), After),
    responses((status = 200, body = Vec<ChatInfo>)))]
pub(crate) async fn read_chat(at: AtTable, Params(after): Params<After>) -> Reply<Json<Vec<ChatInfo>>> {
    let AtTable { app, reader, table } = at;
    let look = app.visit(&table, &reader, after.key.as_deref()).await?;
    Ok(Json(match after.after {
        Some(after) => app.hub.chat_after(look.table(), after).await?,
        None => app.hub.chat(look.table()).await?.to_vec(),
    }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SayBody {
    text: String,
}

/// Say something
#[utoipa::path(post, path = "/api/v1/tables/{table}/chat", params(("table" = String, Path)), request_body = SayBody,
    responses((status = 200, body = ChatInfo)))]
pub(crate) async fn say(at: AtTable, Body(body): Body<SayBody>) -> Reply<Json<ChatInfo>> {
    Ok(Json(at.app.chat(&at.table, &at.reader, &body.text).await?))
}

#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoteBody {
    text: String,
}

/// Your private note about a table
#[utoipa::path(get, path = "/api/v1/tables/{table}/note", params(("table" = String, Path)),
    responses((status = 200, body = NoteBody)))]
pub(crate) async fn read_note(at: AtTable) -> Reply<Json<NoteBody>> {
    Ok(Json(NoteBody { text: at.app.store.note(&at.table, at.visitor().await?).await? }))
}

/// Write your private note about a table
#[utoipa::path(put, path = "/api/v1/tables/{table}/note", params(("table" = String, Path)), request_body = NoteBody,
    responses((status = 200, body = NoteBody)))]
pub(crate) async fn write_note(at: AtTable, Body(body): Body<NoteBody>) -> Reply<Json<NoteBody>> {
    at.app.store.set_note(&at.table, at.visitor().await?, &body.text).await?;
    Ok(Json(body))
}
