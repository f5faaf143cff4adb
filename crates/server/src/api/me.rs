//! About yourself: guests, accounts, tokens, settings, your tables.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use parlour_store::{Export, Page, Person, PersonId, Target, Token};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::extract::Body;
use crate::notify::BrowserKeys;
use crate::people::ProfileChange;
use crate::problem::{Outcome, Reply};
use crate::session::Reader;
use parlour_model::{Settings, TableInfo};

/// A person, as they see themselves.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    /// The number of the person.
    id: i64,
    /// What others read.
    name: String,
    /// `guest`, `account` or `bot`.
    kind: String,
    login: Option<String>,
    email: Option<String>,
    lang: String,
    settings: Settings,
}

impl From<&Person> for Me {
    fn from(person: &Person) -> Self {
        Self {
            id: person.id.0,
            name: person.name.clone(),
            kind: person.kind.name().into(),
            login: person.login.clone(),
            email: person.email.clone(),
            lang: person.lang.clone(),
            settings: Settings::read(&person.settings),
        }
    }
}

/// A person and the secret they sign in with from now on.
#[derive(Serialize, ToSchema)]
pub(crate) struct Arrived {
    /// The number of the person.
    person: i64,
    /// Send it as `Authorization: Bearer …`; it is told once.
    token: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameBody {
    name: String,
}

/// Come as a guest: gives a token, and a cookie for browsers
#[utoipa::path(post, path = "/api/v1/guests", request_body = NameBody, responses((status = 200, body = Arrived)))]
pub(crate) async fn come(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<NameBody>,
) -> Reply<impl IntoResponse> {
    let person = app.new_guest(&reader, &body.name).await?;
    let (_, token) = app.new_token(person, "first").await?;
    let cookie = app.begin_session(person, None).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Arrived { person: person.0, token })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LoginBody {
    login: String,
    password: String,
}

/// Sign in: gives a token that ends like a session, and a cookie for browsers
#[utoipa::path(post, path = "/api/v1/sessions", request_body = LoginBody,
    responses((status = 200, body = Arrived), (status = 401)))]
pub(crate) async fn sign_in(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<LoginBody>,
) -> Reply<impl IntoResponse> {
    let (person, cookie) = app.sign_in(&reader, &body.login, body.password).await?;
    let token = app.sign_in_token(person).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Arrived { person: person.0, token })))
}

/// Sign out: the token or the cookie you send is worth nothing afterwards
#[utoipa::path(delete, path = "/api/v1/sessions/current", responses((status = 200)))]
pub(crate) async fn sign_out(State(app): State<App>, reader: Reader) -> Reply<impl IntoResponse> {
    let cookie = app.end_session(&reader).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(serde_json::json!({ "signed_out": true }))))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClaimBody {
    login: String,
    password: String,
    email: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AccountBody {
    name: String,
    login: String,
    password: String,
    email: Option<String>,
}

/// Come with a new account: gives a token, and a cookie for browsers
#[utoipa::path(post, path = "/api/v1/accounts", request_body = AccountBody,
    responses((status = 200, body = Arrived), (status = 409)))]
pub(crate) async fn new_account(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<AccountBody>,
) -> Reply<impl IntoResponse> {
    let email = body.email.as_deref();
    let (person, cookie) = app.new_account(&reader, &body.name, &body.login, body.password, email).await?;
    arrived(&app, person, cookie).await
}

/// A link by which you go on as yourself on another device: once, and within ten minutes
#[utoipa::path(post, path = "/api/v1/me/device", responses((status = 200)))]
pub(crate) async fn offer_device(State(app): State<App>, reader: Reader) -> Reply<Json<serde_json::Value>> {
    let key = app.offer_device(app.doer(&reader)?).await?;
    let seconds = crate::people::DEVICE_LINK.as_secs();
    Ok(Json(serde_json::json!({ "key": key, "link": format!("/device?key={key}"), "seconds": seconds })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeviceBody {
    key: String,
}

/// Go on as whoever made a link for this device: gives a token, and a cookie for browsers
#[utoipa::path(post, path = "/api/v1/device", request_body = DeviceBody,
    responses((status = 200, body = Arrived), (status = 404)))]
pub(crate) async fn take_device(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<DeviceBody>,
) -> Reply<impl IntoResponse> {
    let (person, cookie) = app.take_device(&reader, &body.key).await?;
    arrived(&app, person, cookie).await
}

/// Tells somebody who has come their token, and gives a browser its cookie.
async fn arrived(app: &App, person: PersonId, cookie: HeaderValue) -> Reply<impl IntoResponse + use<>> {
    let (_, token) = app.new_token(person, "first").await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Arrived { person: person.0, token })))
}

/// Turn your guest into an account
#[utoipa::path(post, path = "/api/v1/me/claim", request_body = ClaimBody, responses((status = 200)))]
pub(crate) async fn claim(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<ClaimBody>,
) -> Reply<impl IntoResponse> {
    let cookie = app.claim(&reader, &body.login, body.password, body.email.as_deref()).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(serde_json::json!({ "claimed": true }))))
}

/// Who you are
#[utoipa::path(get, path = "/api/v1/me", responses((status = 200, body = Me), (status = 401)))]
pub(crate) async fn show(reader: Reader) -> Reply<Json<Me>> {
    Ok(Json(Me::from(reader.known()?)))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangeBody {
    name: Option<String>,
    email: Option<String>,
    lang: Option<String>,
    settings: Option<Settings>,
}

/// Change name, e-mail address, language or settings
#[utoipa::path(patch, path = "/api/v1/me", request_body = ChangeBody, responses((status = 200, body = Me)))]
pub(crate) async fn change(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<ChangeBody>,
) -> Reply<Json<Me>> {
    let person = app.doer(&reader)?;
    let change =
        ProfileChange { name: body.name, email: body.email, lang: body.lang, settings: body.settings };
    app.change_profile(person, &change).await?;
    Ok(Json(Me::from(&app.store.person(person.id).await?)))
}

/// Delete yourself with everything personal
#[utoipa::path(delete, path = "/api/v1/me", responses((status = 200)))]
pub(crate) async fn delete(State(app): State<App>, reader: Reader) -> Reply<Json<serde_json::Value>> {
    app.delete_person(reader.known()?.id).await?;
    Ok(Json(serde_json::json!({ "deleted": true })))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasswordBody {
    old: String,
    new: String,
}

/// Change your password; all other sessions and tokens end
#[utoipa::path(post, path = "/api/v1/me/password", request_body = PasswordBody, responses((status = 200)))]
pub(crate) async fn password(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<PasswordBody>,
) -> Reply<impl IntoResponse> {
    let cookie = app.change_password(&reader, body.old, body.new).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(serde_json::json!({ "changed": true }))))
}

/// A table of yours.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyTableInfo {
    pub(crate) table: TableInfo,
    /// Does it wait for you?
    pub(crate) waiting: bool,
}

pub(crate) async fn my_tables(app: &App, reader: &Reader) -> Outcome<Vec<MyTableInfo>> {
    let tables = app.store.tables_of(reader.known()?.id, true, &Page::first(100)).await?;
    // Lessons are nobody's waiting tables: they are found where they are taught.
    let info = tables
        .iter()
        .filter(|mine| !parlour_hub::is_lesson(&mine.table.row))
        .map(|mine| MyTableInfo { table: app.info(&mine.table, reader), waiting: mine.waiting });
    Ok(info.collect())
}

/// Your tables that are open or in play
#[utoipa::path(get, path = "/api/v1/me/tables", responses((status = 200, body = Vec<MyTableInfo>)))]
pub(crate) async fn tables(State(app): State<App>, reader: Reader) -> Reply<Json<Vec<MyTableInfo>>> {
    Ok(Json(my_tables(&app, &reader).await?))
}

/// The tables that wait for you, the longest wait first
#[utoipa::path(get, path = "/api/v1/me/waiting", responses((status = 200, body = Vec<String>)))]
pub(crate) async fn next(State(app): State<App>, reader: Reader) -> Reply<Json<Vec<String>>> {
    let waiting = app.store.waiting_for(reader.known()?.id, 100).await?;
    Ok(Json(waiting.iter().map(ToString::to_string).collect()))
}

/// A place where you are told of things while you are away.
#[derive(Serialize, ToSchema)]
pub(crate) struct TargetInfo {
    id: i64,
    /// `push`, `mail` or `webhook`.
    channel: &'static str,
    /// What you know it by.
    label: String,
    /// Has its owner said that it is theirs? Before, nothing goes there.
    confirmed: bool,
    /// Is it switched off?
    off: bool,
    /// How often it has failed since word last got there.
    failures: u32,
    /// Why it failed the last time.
    why: Option<String>,
}

impl From<Target> for TargetInfo {
    fn from(target: Target) -> Self {
        Self {
            id: target.id,
            channel: target.kind.name(),
            confirmed: target.verified.is_some(),
            off: target.off.is_some(),
            failures: target.failures,
            why: target.why,
            label: if target.label.is_empty() { target.address } else { target.label },
        }
    }
}

/// Where you are told of things while you are away
#[utoipa::path(get, path = "/api/v1/me/targets", responses((status = 200, body = Vec<TargetInfo>)))]
pub(crate) async fn targets(State(app): State<App>, reader: Reader) -> Reply<Json<Vec<TargetInfo>>> {
    let targets = app.store.targets_of(reader.known()?.id).await?;
    Ok(Json(targets.into_iter().map(TargetInfo::from).collect()))
}

/// Be told there no more
#[utoipa::path(delete, path = "/api/v1/me/targets/{target}", params(("target" = i64, Path)), responses((status = 200)))]
pub(crate) async fn end_target(
    State(app): State<App>,
    reader: Reader,
    Path(target): Path<String>,
) -> Reply<Json<serde_json::Value>> {
    let person = reader.known()?.id;
    let target = target.parse().map_err(|_| crate::problem::Problem::NotFound)?;
    app.drop_target(person, target).await?;
    Ok(Json(serde_json::json!({ "ended": true })))
}

/// Send yourself a test
#[utoipa::path(post, path = "/api/v1/me/targets/{target}/test", params(("target" = i64, Path)), responses((status = 200)))]
pub(crate) async fn test_target(
    State(app): State<App>,
    reader: Reader,
    Path(target): Path<String>,
) -> Reply<Json<serde_json::Value>> {
    let person = reader.known()?;
    let target = target.parse().map_err(|_| crate::problem::Problem::NotFound)?;
    let why = app.test_target(person, target).await?;
    Ok(Json(serde_json::json!({ "sent": why.is_none(), "why": why })))
}

/// What a browser needs to be told by this site.
#[derive(Serialize, ToSchema)]
pub(crate) struct PushInfo {
    /// The public key of the site, in base64: the `applicationServerKey`.
    key: String,
}

/// The key browsers subscribe with
#[utoipa::path(get, path = "/api/v1/me/push", responses((status = 200, body = PushInfo)))]
pub(crate) async fn push_key(State(app): State<App>, reader: Reader) -> Reply<Json<PushInfo>> {
    reader.known()?;
    Ok(Json(PushInfo { key: app.site_key().await?.public() }))
}

/// A subscription as browsers give it (`PushSubscription.toJSON()`).
#[derive(Deserialize, ToSchema)]
pub(crate) struct SubscriptionBody {
    endpoint: String,
    keys: BrowserKeys,
    /// What you know this browser by.
    #[serde(default)]
    label: String,
}

/// Be told by this browser
#[utoipa::path(post, path = "/api/v1/me/push", request_body = SubscriptionBody, responses((status = 200, body = TargetInfo)))]
pub(crate) async fn subscribe(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<SubscriptionBody>,
) -> Reply<Json<TargetInfo>> {
    let person = app.doer(&reader)?.id;
    let target = app.subscribe(person, &body.endpoint, &body.keys, &body.label).await?;
    Ok(Json(target.into()))
}

/// Everything you own, to take away
#[utoipa::path(get, path = "/api/v1/me/export", responses((status = 200)))]
pub(crate) async fn export(State(app): State<App>, reader: Reader) -> Reply<Json<Export>> {
    Ok(Json(app.store.export(reader.known()?.id).await?))
}

/// A token, without its secret.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenInfo {
    id: i64,
    label: String,
    /// When it was made, in milliseconds since 1970.
    created: i64,
    /// When it ends, if it does.
    expires: Option<i64>,
}

impl From<Token> for TokenInfo {
    fn from(token: Token) -> Self {
        Self {
            id: token.id,
            label: token.label,
            created: token.created.0,
            expires: token.expires.map(|end| end.0),
        }
    }
}

/// Your tokens
#[utoipa::path(get, path = "/api/v1/me/tokens", responses((status = 200, body = Vec<TokenInfo>)))]
pub(crate) async fn tokens(State(app): State<App>, reader: Reader) -> Reply<Json<Vec<TokenInfo>>> {
    let tokens = app.store.tokens_of(reader.known()?.id).await?;
    Ok(Json(tokens.into_iter().map(TokenInfo::from).collect()))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenBody {
    label: String,
}

/// A new token; its secret is told once
#[utoipa::path(post, path = "/api/v1/me/tokens", request_body = TokenBody, responses((status = 200, body = Arrived)))]
pub(crate) async fn new_token(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<TokenBody>,
) -> Reply<Json<Arrived>> {
    let person = app.doer(&reader)?.id;
    let (_, token) = app.new_token(person, &body.label).await?;
    Ok(Json(Arrived { person: person.0, token }))
}

/// End a token
#[utoipa::path(delete, path = "/api/v1/me/tokens/{token}", params(("token" = i64, Path)), responses((status = 200)))]
pub(crate) async fn end_token(
    State(app): State<App>,
    reader: Reader,
    Path(token): Path<String>,
) -> Reply<Json<serde_json::Value>> {
    let token = token.parse().map_err(|_| crate::problem::Problem::NotFound)?;
    app.end_token(reader.known()?.id, token).await?;
    Ok(Json(serde_json::json!({ "ended": true })))
}

/// A new bot account of yours, with a token
#[utoipa::path(post, path = "/api/v1/me/bots", request_body = NameBody, responses((status = 200, body = Arrived)))]
pub(crate) async fn new_bot(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<NameBody>,
) -> Reply<Json<Arrived>> {
    let owner = app.doer(&reader)?;
    let (bot, token) = app.new_bot(owner, &body.name).await?;
    Ok(Json(Arrived { person: bot.0, token }))
}
