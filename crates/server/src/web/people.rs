//! Coming in, profile, settings.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use parlour_hub::Mistake;
use parlour_model::{Settings, Sound, Theme};
use parlour_pages::{self as pages, Kept, Markup, Profile, TokenLine};
use parlour_store::{Kind, Page, Retention};
use parlour_words::Lang;
use serde::Deserialize;

use super::{go, page, trouble};
use crate::app::App;
use crate::extract::{Form, Params};
use crate::people::ProfileChange;
use crate::problem::{self, Outcome, Problem};
use crate::session::{COOKIE, LANG_COOKIE, Reader, THEME_COOKIE, came_from, card, cookie};

/// How long a stranger's choices are remembered, in seconds.
const CHOICE_KEPT: u64 = 365 * 24 * 3600;
/// How many finished games a profile lists.
const PAST_GAMES: u32 = 20;

#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Next {
    next: String,
}

pub(super) async fn sign_in_form(reader: Reader, Params(next): Params<Next>) -> Response {
    page(&reader, Ok(pages::sign_in(&reader, &next.next, None)))
}

/// Sends the reader on with a cookie.
fn with_cookie(cookie: HeaderValue, place: &str) -> Response {
    let mut response = go(place);
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response
}

fn welcome(reader: &Reader, cookie: Outcome<HeaderValue>, place: &str) -> Response {
    match cookie {
        Ok(cookie) => with_cookie(cookie, place),
        Err(problem) => trouble(reader, &problem),
    }
}

#[derive(Deserialize)]
pub(super) struct GuestForm {
    name: String,
    #[serde(default)]
    next: String,
}

pub(super) async fn guest(State(app): State<App>, reader: Reader, Form(form): Form<GuestForm>) -> Response {
    let cookie = async {
        let person = app.new_guest(&reader, &form.name).await?;
        app.begin_session(person, reader.proof).await
    };
    welcome(&reader, cookie.await, &form.next)
}

#[derive(Deserialize)]
pub(super) struct AccountForm {
    name: String,
    login: String,
    password: String,
    email: Option<String>,
    #[serde(default)]
    next: String,
}

/// A new account, from wherever somebody is; a guest's becomes one with everything they have.
pub(super) async fn account(
    State(app): State<App>,
    reader: Reader,
    Form(form): Form<AccountForm>,
) -> Response {
    let email = form.email.as_deref().filter(|email| !email.is_empty());
    let made = async {
        match reader.known() {
            Ok(person) if person.kind == Kind::Guest => {
                app.claim(&reader, &form.login, form.password, email).await
            }
            _ => Ok(app.new_account(&reader, &form.name, &form.login, form.password, email).await?.1),
        }
    };
    match made.await {
        Ok(cookie) => with_cookie(cookie, &form.next),
        Err(problem) if matches!(problem::status(&problem).as_u16(), 400 | 409) => {
            come_in_again(&reader, &form.next, &problem)
        }
        Err(problem) => trouble(&reader, &problem),
    }
}

/// The ways in once more, with what was wrong.
fn come_in_again(reader: &Reader, next: &str, problem: &Problem) -> Response {
    let wrong = pages::sentence(reader, &problem::told(problem));
    let form = pages::sign_in(reader, next, Some(&wrong));
    (problem::status(problem), Html(form.into_string())).into_response()
}

#[derive(Deserialize)]
pub(super) struct LoginForm {
    login: String,
    password: String,
    #[serde(default)]
    next: String,
}

pub(super) async fn sign_in(State(app): State<App>, reader: Reader, Form(form): Form<LoginForm>) -> Response {
    match app.sign_in(&reader, &form.login, form.password).await {
        Ok((_, cookie)) => with_cookie(cookie, &form.next),
        Err(problem @ Problem::WrongLogin) => come_in_again(&reader, &form.next, &problem),
        Err(problem) => trouble(&reader, &problem),
    }
}

pub(super) async fn sign_out(State(app): State<App>, reader: Reader) -> Response {
    welcome(&reader, app.end_session(&reader).await, "/")
}

#[derive(Deserialize)]
pub(super) struct LangForm {
    lang: String,
}

pub(super) async fn lang(
    State(app): State<App>,
    reader: Reader,
    headers: HeaderMap,
    Form(form): Form<LangForm>,
) -> Response {
    let lang: Lang = form.lang.parse().unwrap_or_default();
    // Whoever chooses too often keeps it in the browser alone.
    if let Ok(person) = app.doer(&reader) {
        let change = ProfileChange { lang: Some(lang.code().into()), ..ProfileChange::default() };
        let _ = app.change_profile(person, &change).await;
    }
    let kept = cookie(&app, LANG_COOKIE, lang.code(), CHOICE_KEPT);
    with_cookie(kept, &came_from(&headers))
}

#[derive(Deserialize)]
pub(super) struct ThemeForm {
    theme: String,
}

pub(super) async fn theme(
    State(app): State<App>,
    reader: Reader,
    headers: HeaderMap,
    Form(form): Form<ThemeForm>,
) -> Response {
    let theme: Theme = form.theme.parse().unwrap_or_default();
    if let Ok(person) = app.doer(&reader) {
        let settings = Settings { theme, ..reader.settings.clone() };
        let change = ProfileChange { settings: Some(settings), ..ProfileChange::default() };
        let _ = app.change_profile(person, &change).await;
    }
    with_cookie(cookie(&app, THEME_COOKIE, theme.word(), CHOICE_KEPT), &came_from(&headers))
}

#[derive(Deserialize)]
pub(super) struct TurnsForm {
    turn: String,
}

/// How turns end, chosen at the table.
pub(super) async fn turns(
    State(app): State<App>,
    reader: Reader,
    headers: HeaderMap,
    Form(form): Form<TurnsForm>,
) -> Response {
    let settings = reader.settings.clone().ending(form.turn.parse().unwrap_or_default());
    habit(&app, &reader, &headers, settings).await
}

/// A setting that was changed in passing: it counts, and leads back to where it was changed.
async fn habit(app: &App, reader: &Reader, headers: &HeaderMap, settings: Settings) -> Response {
    let changed = async {
        let change = ProfileChange { settings: Some(settings), ..ProfileChange::default() };
        app.change_profile(app.doer(reader)?, &change).await
    };
    match changed.await {
        Ok(()) => go(&came_from(headers)),
        Err(problem) => trouble(reader, &problem),
    }
}

#[derive(Deserialize)]
pub(super) struct CoachingForm {
    coach: String,
}

/// When new questions are explained, chosen at the table.
pub(super) async fn coaching(
    State(app): State<App>,
    reader: Reader,
    headers: HeaderMap,
    Form(form): Form<CoachingForm>,
) -> Response {
    let settings = Settings { coach: form.coach.parse().unwrap_or_default(), ..reader.settings.clone() };
    habit(&app, &reader, &headers, settings).await
}

#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Asked {
    saved: Option<String>,
}

pub(super) async fn profile(
    State(app): State<App>,
    reader: Reader,
    Params(asked): Params<Asked>,
) -> Response {
    let profile = Profile { saved: asked.saved.is_some(), ..Profile::default() };
    page(&reader, shown(&app, &reader, profile).await)
}

pub(super) async fn shown(app: &App, reader: &Reader, mut profile: Profile) -> Outcome<Markup> {
    let person = reader.known()?;
    app.note_visit(reader).await;
    let tokens = app.store.tokens_of(person.id).await?.into_iter();
    profile.tokens = tokens.map(|token| TokenLine { id: token.id, label: token.label }).collect();
    profile.kept = kept(&app.config.retention);
    let finished = app.store.tables_of(person.id, false, &Page::first(PAST_GAMES)).await?;
    profile.finished = finished.iter().map(|mine| app.info(&mine.table, reader)).collect();
    let said = profile.notices.said.take();
    profile.notices = parlour_pages::NoticesPart { said, ..app.notices_part(reader).await? };
    profile.rest = app.rest_of(reader).await?;
    profile.now = app.clock.now().0;
    Ok(pages::profile(reader, &card(person), &profile))
}

fn kept(rules: &Retention) -> Kept {
    let days = |time: Duration| time.as_secs() / (24 * 3600);
    Kept {
        guests: days(rules.guests),
        unstarted: days(rules.unstarted),
        standing: days(rules.standing),
        given_up: days(rules.given_up),
    }
}

/// The form of the settings: a box that is not ticked is not sent.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct ProfileForm {
    name: String,
    email: Option<String>,
    lang: Option<String>,
    theme: Option<String>,
    turn: Option<String>,
    coach: Option<String>,
    motion: Option<String>,
    symbols: Option<String>,
    text_table: Option<String>,
    tap_acts: Option<String>,
    keys: Option<String>,
    sound: Option<String>,
    sound_turn: Option<String>,
    sound_piece: Option<String>,
    sound_coin: Option<String>,
    sound_die: Option<String>,
    sound_end: Option<String>,
    volume: Option<u8>,
}

impl ProfileForm {
    /// What is not in the form stays as it was.
    fn settings(&self, before: Settings) -> Settings {
        let word = |text: &Option<String>| text.clone().unwrap_or_default();
        let settings = Settings {
            theme: word(&self.theme).parse().unwrap_or_default(),
            coach: self.coach.as_ref().map_or(before.coach, |coach| coach.parse().unwrap_or_default()),
            symbols: self.symbols.is_some(),
            motion: word(&self.motion).parse().unwrap_or_default(),
            text_table: self.text_table.is_some(),
            tap_acts: self.tap_acts.is_some(),
            keys: self.keys.is_some(),
            sound: self.sound.is_some(),
            muted: self.muted(),
            volume: self.volume.unwrap_or(Settings::default().volume).min(100),
            ..before
        };
        settings.ending(word(&self.turn).parse().unwrap_or_default())
    }

    /// The sounds whose box is not ticked.
    fn muted(&self) -> Vec<Sound> {
        let ticked = |sound: &Sound| match sound {
            Sound::Turn => &self.sound_turn,
            Sound::Piece => &self.sound_piece,
            Sound::Coin => &self.sound_coin,
            Sound::Die => &self.sound_die,
            Sound::End => &self.sound_end,
        };
        Sound::ALL.iter().copied().filter(|sound| ticked(sound).is_none()).collect()
    }
}

pub(super) async fn change(
    State(app): State<App>,
    reader: Reader,
    Form(form): Form<ProfileForm>,
) -> Response {
    let settings = Some(form.settings(reader.settings.clone()));
    let change = ProfileChange { name: Some(form.name), email: form.email, lang: form.lang, settings };
    let changed = async { app.change_profile(app.doer(&reader)?, &change).await };
    match changed.await {
        Ok(()) => go("/me?saved=1"),
        Err(problem) => trouble(&reader, &problem),
    }
}

#[derive(Deserialize)]
pub(super) struct ClaimForm {
    login: String,
    password: String,
    email: Option<String>,
}

pub(super) async fn claim(State(app): State<App>, reader: Reader, Form(form): Form<ClaimForm>) -> Response {
    let email = form.email.as_deref().filter(|email| !email.is_empty());
    welcome(&reader, app.claim(&reader, &form.login, form.password, email).await, "/me")
}

#[derive(Deserialize)]
pub(super) struct PasswordForm {
    old: String,
    new: String,
}

pub(super) async fn password(
    State(app): State<App>,
    reader: Reader,
    Form(form): Form<PasswordForm>,
) -> Response {
    welcome(&reader, app.change_password(&reader, form.old, form.new).await, "/me")
}

#[derive(Deserialize)]
pub(super) struct TokenForm {
    label: String,
}

pub(super) async fn token(State(app): State<App>, reader: Reader, Form(form): Form<TokenForm>) -> Response {
    let made = async {
        let (_, secret) = app.new_token(reader.known()?.id, form.label.trim()).await?;
        shown(&app, &reader, Profile { fresh: Some(secret), ..Profile::default() }).await
    };
    page(&reader, made.await)
}

#[derive(Deserialize)]
pub(super) struct EndTokenForm {
    token: i64,
}

pub(super) async fn end_token(
    State(app): State<App>,
    reader: Reader,
    Form(form): Form<EndTokenForm>,
) -> Response {
    let ended = async { app.end_token(reader.known()?.id, form.token).await };
    match ended.await {
        Ok(()) => go("/me?saved=1"),
        Err(problem) => trouble(&reader, &problem),
    }
}

#[derive(Deserialize)]
pub(super) struct SureForm {
    sure: Option<String>,
}

pub(super) async fn delete(State(app): State<App>, reader: Reader, Form(form): Form<SureForm>) -> Response {
    let gone = async {
        let person = reader.known()?;
        form.sure.ok_or(Problem::Bad(Mistake::NotSure))?;
        app.delete_person(person.id).await?;
        Ok(cookie(&app, COOKIE, "", 0))
    };
    welcome(&reader, gone.await, "/")
}

pub(super) async fn export(State(app): State<App>, reader: Reader) -> Response {
    let exported = async { Ok::<_, Problem>(app.store.export(reader.known()?.id).await?) };
    match exported.await {
        Ok(export) => {
            let file = [(header::CONTENT_DISPOSITION, "attachment; filename=\"parlour.json\"")];
            (file, Json(export)).into_response()
        }
        Err(problem) => trouble(&reader, &problem),
    }
}
