//! Notices: what somebody wants to be told and where, and the links of letters.

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};
use parlour_hub::{Mistake, channel};
use parlour_model::{Channel, Notices, Settings};
use parlour_pages::{self as pages, NoticesPart, Profile, TargetLine, TargetState, WordQuestion};
use parlour_store::{Target, TargetKind};
use serde::Deserialize;

use super::people::shown;
use super::{field, go, page, trouble};
use crate::app::App;
use crate::extract::{Fields, Form, Params};
use crate::notify::{STOPPED, target_id};
use crate::people::ProfileChange;
use crate::problem::{Outcome, Problem};
use crate::session::Reader;

impl App {
    /// What the settings of somebody show of notices: only what this site can send.
    pub(super) async fn notices_part(&self, reader: &Reader) -> Outcome<NoticesPart> {
        let targets = self.store.targets_of(reader.known()?.id).await?;
        let can = |channel: &&Channel| **channel != Channel::Mail || self.courier.has_mail();
        Ok(NoticesPart {
            channels: Channel::ALL.iter().filter(can).copied().collect(),
            targets: targets.iter().filter(|target| self.can_send(target)).map(line).collect(),
            push_key: Some(self.site_key().await?.public()),
            said: None,
        })
    }

    fn can_send(&self, target: &Target) -> bool {
        target.kind != TargetKind::Mail || self.courier.has_mail()
    }
}

fn line(target: &Target) -> TargetLine {
    let why = || target.why.clone().unwrap_or_default();
    let state = match target {
        Target { verified: None, .. } => TargetState::Unconfirmed,
        Target { off: Some(_), why: Some(why), .. } if why == STOPPED => TargetState::Stopped,
        Target { off: Some(_), .. } => TargetState::Off(why()),
        Target { failures: 1.., .. } => TargetState::Failing(why()),
        _ => TargetState::Works,
    };
    let label = if target.label.is_empty() { &target.address } else { &target.label };
    TargetLine { id: target.id, channel: channel(target.kind), label: label.clone(), state }
}

/// What somebody wants to be told, how and when. What the form does not show stays as it is.
pub(super) async fn notices(State(app): State<App>, reader: Reader, Form(fields): Form<Fields>) -> Response {
    let changed = async {
        let person = app.doer(&reader)?;
        let shown = app.notices_part(&reader).await?.channels;
        let notices = wishes(reader.settings.notices.clone(), &shown, &fields)?;
        let webhook = match field(&fields, "webhook") {
            Some(address) => Some(address.trim().to_owned()).filter(|address| !address.is_empty()),
            None => reader.settings.webhook.clone(),
        };
        let settings = Settings { notices, webhook, ..reader.settings.clone() };
        let email = field(&fields, "email").map(str::to_owned);
        let change = ProfileChange { email, settings: Some(settings), ..ProfileChange::default() };
        app.change_profile(person, &change).await
    };
    match changed.await {
        Ok(()) => go("/me?saved=1#notices"),
        Err(problem) => trouble(&reader, &problem),
    }
}

fn wishes(mut notices: Notices, shown: &[Channel], fields: &Fields) -> Outcome<Notices> {
    let ticked = |name: &str| fields.iter().any(|(key, value)| key == "on" && value == name);
    for channel in shown {
        let wanted =
            |occasion: &&parlour_model::Occasion| ticked(&format!("{}:{}", channel.word(), occasion.word()));
        *notices.wanted_mut(*channel) = parlour_model::Occasion::ALL.iter().filter(wanted).copied().collect();
    }
    notices.digest = minute(fields, "digest")?;
    if let Some(zone) = field(fields, "zone") {
        let zone: i16 = zone.parse().map_err(|_| Problem::Bad(Mistake::Form))?;
        notices.zone = zone.clamp(-14 * 60, 14 * 60);
    }
    Ok(notices)
}

/// A time of the day, such as `22:30`; nothing if it was left empty.
fn minute(fields: &Fields, name: &str) -> Outcome<Option<u16>> {
    let Some(text) = field(fields, name).filter(|text| !text.is_empty()) else { return Ok(None) };
    let read = || {
        let (hours, minutes) = text.get(..5)?.split_once(':')?;
        let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.parse().ok()?);
        (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
    };
    read().map(Some).ok_or(Problem::Bad(Mistake::Form))
}

/// Tries, revives or removes a place where somebody is told, or asks once more whether it is theirs.
pub(super) async fn targets(State(app): State<App>, reader: Reader, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let person = app.doer(&reader)?;
        let target = target_id(field(&fields, "target").unwrap_or_default())?;
        let said = match field(&fields, "do").unwrap_or_default() {
            "test" => match app.test_target(person, target).await? {
                None => reader.say("site-target-tested"),
                Some(why) => reader.fill("site-target-failed", &[("why", why.as_str().into())]),
            },
            "ask" => {
                app.ask_owner(person.id, reader.lang).await?;
                reader.say("site-target-asked")
            }
            "on" => {
                app.revive_target(person.id, target).await?;
                reader.say("site-saved")
            }
            "remove" => {
                app.drop_target(person.id, target).await?;
                return Ok(None);
            }
            _ => return Err(Problem::Bad(Mistake::Form)),
        };
        let mut profile = Profile::default();
        profile.notices.said = Some(said);
        shown(&app, &reader, profile).await.map(Some)
    };
    match done.await {
        Ok(None) => go("/me?saved=1#notices"),
        Ok(Some(markup)) => page(&reader, Ok(markup)),
        Err(problem) => trouble(&reader, &problem),
    }
}

/// The key in the link of a letter.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Link {
    key: String,
}

/// Is this mailbox yours?
pub(super) async fn confirm(
    State(app): State<App>,
    reader: Reader,
    Path(target): Path<String>,
    Params(link): Params<Link>,
) -> Response {
    answered(&app, &reader, &target, &link, WordQuestion::Confirm).await
}

/// It is.
pub(super) async fn confirmed(
    State(app): State<App>,
    reader: Reader,
    Path(target): Path<String>,
    Params(link): Params<Link>,
) -> Response {
    answered(&app, &reader, &target, &link, WordQuestion::Confirmed).await
}

/// Do you want no more letters?
pub(super) async fn stop(
    State(app): State<App>,
    reader: Reader,
    Path(target): Path<String>,
    Params(link): Params<Link>,
) -> Response {
    answered(&app, &reader, &target, &link, WordQuestion::Stop).await
}

/// There will be none. Mail programs say so by themselves (RFC 8058), without a cookie.
pub(super) async fn stopped(
    State(app): State<App>,
    reader: Reader,
    Path(target): Path<String>,
    Params(link): Params<Link>,
) -> Response {
    answered(&app, &reader, &target, &link, WordQuestion::Stopped).await
}

async fn answered(app: &App, reader: &Reader, id: &str, link: &Link, question: WordQuestion) -> Response {
    let done = async {
        let target = target_id(id).map_err(|_| Problem::NotFound)?;
        let target = app.linked_target(target, &link.key).await?;
        match question {
            WordQuestion::Confirmed => app.confirm_target(&target).await?,
            WordQuestion::Stopped => app.stop_target(&target).await?,
            WordQuestion::Confirm | WordQuestion::Stop => {}
        }
        let end = if question == WordQuestion::Stop { "/stop" } else { "" };
        // It is the target's own key by now.
        Ok::<_, Problem>(pages::word(
            reader,
            question,
            &format!("/word/{}{end}?key={}", target.id, target.secret.0),
        ))
    };
    match done.await {
        Ok(markup) => Html(markup.into_string()).into_response(),
        Err(problem) => trouble(reader, &problem),
    }
}
