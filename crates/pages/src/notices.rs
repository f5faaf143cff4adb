//! The part of the settings about notices: one small matrix, where they go, and when letters come together.

use maud::{Markup, html};
use parlour_model::{Channel, Occasion};

use super::account::field;
use crate::Viewer;

/// What the settings show of notices.
#[derive(Default)]
pub struct NoticesPart {
    /// The ways this site can send on.
    pub channels: Vec<Channel>,
    /// Where the person is told.
    pub targets: Vec<TargetLine>,
    /// The public key of the site, for browsers; none where they cannot be told.
    pub push_key: Option<String>,
    /// What just came of a try.
    pub said: Option<String>,
}

/// A place where the person is told.
pub struct TargetLine {
    /// Its number.
    pub id: i64,
    /// The way.
    pub channel: Channel,
    /// What its owner knows it by.
    pub label: String,
    /// How it is with it.
    pub state: TargetState,
}

/// How it is with a target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TargetState {
    /// Word gets there.
    Works,
    /// Nobody has said yet that it is theirs.
    Unconfirmed,
    /// It failed, and is tried again.
    Failing(String),
    /// It failed for so long that it was switched off.
    Off(String),
    /// Its owner wanted no more.
    Stopped,
}

/// The whole part, a form of its own.
pub(super) fn notices(viewer: &Viewer, part: &NoticesPart) -> Markup {
    html! {
        section class="sheet notices" id="notices" {
            h2 class="rubric" { (viewer.say("site-notices")) }
            @if let Some(said) = &part.said { p class="said" role="status" { (said) } }
            (targets(viewer, part))
            form method="post" action="/me/notices" {
                (addresses(viewer, part))
                (matrix(viewer, part))
                @if part.channels.contains(&Channel::Mail) { (digest(viewer)) }
                button class="b go" { (viewer.say("site-save")) }
            }
        }
    }
}

/// Where the person is told, and how that goes.
fn targets(viewer: &Viewer, part: &NoticesPart) -> Markup {
    html! {
        @if !part.targets.is_empty() {
            ul class="targets" {
                @for target in &part.targets {
                    li {
                        p {
                            b { (viewer.say(&format!("site-channel-{}", target.channel.word()))) }
                            @if !target.label.is_empty() { " · " (target.label) }
                            br;
                            small class=[(target.state != TargetState::Works).then_some("warn")] { (state(viewer, &target.state)) }
                        }
                        form class="acts" method="post" action="/me/targets" {
                            input type="hidden" name="target" value=(target.id);
                            @match &target.state {
                                TargetState::Unconfirmed => button class="b quiet" name="do" value="ask" { (viewer.say("site-target-ask")) },
                                TargetState::Off(_) | TargetState::Stopped => button class="b quiet" name="do" value="on" { (viewer.say("site-target-on")) },
                                TargetState::Works | TargetState::Failing(_) => button class="b quiet" name="do" value="test" { (viewer.say("site-target-test")) },
                            }
                            button class="b quiet" name="do" value="remove" { (viewer.say("site-end-token")) }
                        }
                    }
                }
            }
        }
        @if let Some(key) = &part.push_key {
            // Of no use without script: it waits for it.
            p class="acts" hidden data-push=(key) data-failed=(viewer.say("site-push-failed")) data-denied=(viewer.say("site-push-denied")) {
                button class="b" type="button" { (viewer.say("site-push-here")) }
                span class="quiet-text" role="status" {}
            }
        }
    }
}

fn state(viewer: &Viewer, state: &TargetState) -> String {
    match state {
        TargetState::Works => viewer.say("site-target-works"),
        TargetState::Unconfirmed => viewer.say("site-target-unconfirmed"),
        TargetState::Stopped => viewer.say("site-target-stopped"),
        TargetState::Failing(why) => viewer.fill("site-target-failing", &[("why", why.as_str().into())]),
        TargetState::Off(why) => viewer.fill("site-target-off", &[("why", why.as_str().into())]),
    }
}

fn addresses(viewer: &Viewer, part: &NoticesPart) -> Markup {
    let email = viewer.person.as_ref().and_then(|person| person.email.as_deref()).unwrap_or_default();
    html! {
        @if part.channels.contains(&Channel::Mail) {
            (field(viewer, "email", "site-email", &html! {
                input id="email" type="email" name="email" value=(email) autocomplete="email";
            }))
        }
        (field(viewer, "webhook", "site-webhook", &html! {
            input id="webhook" type="url" name="webhook" value=(viewer.settings.webhook.as_deref().unwrap_or_default());
        }))
    }
}

/// What is told how: a box for each.
fn matrix(viewer: &Viewer, part: &NoticesPart) -> Markup {
    let wishes = &viewer.settings.notices;
    html! {
        div class="matrix-frame" {
            table class="matrix" {
                caption class="vh" { (viewer.say("site-notices-what")) }
                thead {
                    tr {
                        th scope="col" { (viewer.say("site-notices-what")) }
                        @for channel in &part.channels { th scope="col" { (viewer.say(&format!("site-channel-{}", channel.word()))) } }
                    }
                }
                tbody {
                    @for occasion in Occasion::ALL {
                        @let what = viewer.say(&format!("site-occasion-{}", occasion.word()));
                        tr {
                            th scope="row" { (what) }
                            @for channel in &part.channels {
                                @let how = viewer.say(&format!("site-channel-{}", channel.word()));
                                td {
                                    label {
                                        input type="checkbox" name="on" value={ (channel.word()) ":" (occasion.word()) } checked[wishes.wants(*channel, *occasion)];
                                        span class="vh" { (what) ", " (how) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// When letters are gathered into one. Quiet hours stand among the rest: they stop clocks as well.
fn digest(viewer: &Viewer) -> Markup {
    let wishes = &viewer.settings.notices;
    html! {
        div class="hours" {
            (field(viewer, "digest", "site-digest", &time("digest", wishes.digest)))
            (field(viewer, "zone", "site-zone", &html! {
                select id="zone" name="zone" data-set[wishes.digest.is_some()] {
                    @for zone in (-24..=28).map(|half| half * 30) {
                        option value=(zone) selected[zone == wishes.zone] { (zone_name(zone)) }
                    }
                }
            }))
        }
    }
}

fn time(name: &str, minute: Option<u16>) -> Markup {
    let value = minute.map(|minute| format!("{:02}:{:02}", minute / 60, minute % 60));
    html! { input id=(name) type="time" name=(name) value=[value]; }
}

fn zone_name(minutes: i16) -> String {
    let sign = if minutes < 0 { '−' } else { '+' };
    let minutes = minutes.unsigned_abs();
    match minutes % 60 {
        0 => format!("UTC{sign}{}", minutes / 60),
        rest => format!("UTC{sign}{}:{rest:02}", minutes / 60),
    }
}
