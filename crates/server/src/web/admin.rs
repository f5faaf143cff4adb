//! The page of those who look after the site.

use axum::extract::State;
use axum::response::Response;
use parlour_hub::Mistake;
use parlour_pages::{self as pages, ActLine, AdminPage, AdminPerson, AdminTable, ChatRow, Figure, SeatLine};
use parlour_store::{Act, Person, SeatedTable, TableId};
use serde::Deserialize;

use super::{go, page, trouble};
use crate::app::App;
use crate::extract::{Form, Params};
use crate::operator::Errand;
use crate::problem::{Outcome, Problem};
use crate::session::Reader;

/// So many of each are shown.
const PEOPLE: u32 = 20;
const ACTS: u32 = 50;
const CHAT: u32 = 50;
const ROUTES: usize = 12;

#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Asked {
    people: String,
    table: String,
    done: String,
}

pub(super) async fn show(State(app): State<App>, reader: Reader, Params(asked): Params<Asked>) -> Response {
    page(&reader, shown(&app, &reader, &asked, None).await.map(|shown| pages::admin(&reader, &shown)))
}

#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct InterventionForm {
    deed: String,
    target: String,
    seat: String,
    to: String,
    reason: String,
}

pub(super) async fn operate(
    State(app): State<App>,
    reader: Reader,
    Form(form): Form<InterventionForm>,
) -> Response {
    let done = async {
        App::operator(&reader)?;
        let deed = form.deed.parse().map_err(|_| Problem::Bad(Mistake::Form))?;
        let InterventionForm { target, seat, to, reason, .. } = form;
        app.operate(&reader, &Errand { deed, target, seat, to, reason }).await
    };
    match done.await {
        Ok(None) => go("/admin?done=1"),
        Ok(Some(path)) => {
            let link = format!("{}{path}", app.config.public_url.trim_end_matches('/'));
            let shown = shown(&app, &reader, &Asked::default(), Some(link)).await;
            page(&reader, shown.map(|shown| pages::admin(&reader, &shown)))
        }
        Err(problem) => trouble(&reader, &problem),
    }
}

async fn shown(app: &App, reader: &Reader, asked: &Asked, link: Option<String>) -> Outcome<AdminPage> {
    App::operator(reader)?;
    let found = if asked.people.trim().is_empty() {
        Vec::new()
    } else {
        app.store.find_people(asked.people.trim(), PEOPLE).await?
    };
    let table = match asked.table.trim() {
        "" => None,
        id => Some(table_of(app, &id.parse().map_err(|_| Problem::NotFound)?).await?),
    };
    Ok(AdminPage {
        asked: (asked.people.clone(), asked.table.clone()),
        done: !asked.done.is_empty(),
        link,
        people: found.iter().map(person_line).collect(),
        table,
        acts: app.store.acts(ACTS).await?.into_iter().map(act_line).collect(),
        limits: limits(app),
        slow: slow(app),
    })
}

fn person_line(person: &Person) -> AdminPerson {
    AdminPerson {
        id: person.id.0,
        name: person.name.clone(),
        kind: person.kind.name(),
        login: person.login.clone(),
        seen: person.seen.0,
        operator: person.operator,
        banned: person.banned,
        muted: person.muted,
    }
}

async fn table_of(app: &App, id: &TableId) -> Outcome<AdminTable> {
    let SeatedTable { row, seats } = app.store.table(id).await?;
    let chat = app.store.last_chat(id, CHAT).await?;
    Ok(AdminTable {
        id: row.id.to_string(),
        game: row.game,
        status: row.status.name(),
        public: row.visibility == parlour_store::Visibility::Public,
        seats: seats
            .into_iter()
            .map(|seat| SeatLine { seat: seat.seat.name().to_owned(), name: seat.name })
            .collect(),
        chat: chat
            .into_iter()
            .map(|line| ChatRow { id: line.id, name: line.name, text: line.text, person: line.person.0 })
            .collect(),
    })
}

fn act_line(act: Act) -> ActLine {
    ActLine {
        done: act.done.0,
        operator: act.operator,
        deed: act.deed.name(),
        target: act.target,
        reason: act.reason,
    }
}

/// The bounds in force, by their flags.
fn limits(app: &App) -> Vec<Figure> {
    let config = &app.config;
    let days = |time: std::time::Duration| format!("{} d", time.as_secs() / 86_400);
    let rate = |(steady, burst): (f64, f64)| format!("{steady}/s, {burst}");
    let kept = &config.retention;
    [
        ("--connections-each", config.connections_each.to_string()),
        ("--streams-each", format!("{}, {}", config.streams_each.0, config.streams_each.1)),
        ("--move-rate", rate(config.move_rate)),
        ("--login-rate", rate(config.login_rate)),
        ("--thinking-bots", config.thinking_bots.to_string()),
        ("--hot-tables", config.live_tables.to_string()),
        ("--keep-guests", days(kept.guests)),
        ("--keep-unstarted", days(kept.unstarted)),
        ("--keep-standing", days(kept.standing)),
        ("--keep-given-up", days(kept.given_up)),
    ]
    .map(|(name, value)| Figure { name: name.to_owned(), value })
    .into()
}

/// The slowest routes, with how often they were asked for.
fn slow(app: &App) -> Vec<Figure> {
    let within = |millis: Option<u64>| millis.map_or("> 5 s".to_owned(), |millis| format!("≤ {millis} ms"));
    let routes = app.metrics.slowest().into_iter().take(ROUTES).map(|times| Figure {
        name: times.route,
        value: format!("50 % {}, 95 % {} ({})", within(times.half), within(times.most), times.count),
    });
    let now = [
        ("streams", app.metrics.streams.load(std::sync::atomic::Ordering::Relaxed).to_string()),
        ("thinking queue", app.hub.thinking_queue().to_string()),
        ("live tables", app.hub.live_tables().to_string()),
        ("writes waiting", app.store.writes_waiting().to_string()),
    ];
    let now = now.map(|(name, value)| Figure { name: name.to_owned(), value });
    now.into_iter().chain(routes).collect()
}
