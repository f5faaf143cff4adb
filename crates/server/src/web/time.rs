//! Time: moves taken back, pauses, nudges, seats that change hands; a person's quiet hours and holidays.

use axum::extract::State;
use axum::response::Response;
use parlour_core::Seat;
use parlour_hub::{Mistake, PositionToken};
use parlour_model::{Quiet, Rest};
use parlour_store::Motion;
use serde::Deserialize;

use super::visit::Visit;
use super::{field, go, reader_or_guest, sent_on, trouble};
use crate::app::App;
use crate::extract::{Fields, Form, maybe_seat, seat};
use crate::problem::{Outcome, Problem};
use crate::session::Reader;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Takes the reader's last turn back, or asks for it.
pub(super) async fn take_back(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        let at: PositionToken = field(&fields, "at").unwrap_or_default().parse()?;
        visit.app.hub.take_back_turn(&visit.table, person, at.revision).await
    };
    visit.changed(done.await).await
}

pub(super) async fn pause(visit: Visit) -> Response {
    propose(visit, Motion::Pause, None).await
}

/// Proposes to end the game as it stands.
pub(super) async fn finish(visit: Visit) -> Response {
    propose(visit, Motion::End, None).await
}

pub(super) async fn substitute(visit: Visit, Form(fields): Form<Fields>) -> Response {
    match seat(field(&fields, "about").unwrap_or_default()) {
        Ok(about) => propose(visit, Motion::Substitute, Some(about)).await,
        Err(problem) => trouble(&visit.reader, &problem),
    }
}

async fn propose(visit: Visit, motion: Motion, about: Option<Seat>) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        visit.app.hub.propose_motion(&visit.table, person, motion, about).await
    };
    visit.changed(done.await).await
}

pub(super) async fn resume(visit: Visit) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        visit.app.hub.resume(&visit.table, person).await
    };
    visit.changed(done.await).await
}

pub(super) async fn nudge(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let person = visit.person().await?.id;
        let about = seat(field(&fields, "about").unwrap_or_default())?;
        visit.app.hub.nudge(&visit.table, person, about).await
    };
    visit.changed(done.await).await
}

/// Takes a seat over; a stranger comes as a guest.
pub(super) async fn take_over(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let taken = async {
        let Visit { app, reader, table, .. } = &visit;
        app.visit(table, reader, field(&fields, "key")).await?;
        let (person, cookie) = reader_or_guest(app, reader, field(&fields, "name")).await?;
        app.count(reader, &person)?;
        app.hub.take_over(table, &person, maybe_seat(field(&fields, "seat"))?).await?;
        Ok::<_, Problem>(sent_on(&format!("/t/{table}"), cookie))
    };
    visit.done(taken.await).await
}

#[derive(Deserialize)]
pub(super) struct QuietForm {
    from: String,
    to: String,
    #[serde(default)]
    east: i16,
    none: Option<String>,
}

/// Minutes after midnight.
fn minutes(clock: &str) -> Option<u16> {
    let (hours, minutes) = clock.split_once(':')?;
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.get(..2)?.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

pub(super) async fn quiet(State(app): State<App>, reader: Reader, Form(form): Form<QuietForm>) -> Response {
    let quiet = || {
        let (from, to) = minutes(&form.from).zip(minutes(&form.to))?;
        Some(Quiet { from, to, east: form.east })
    };
    let kept = async {
        let quiet =
            if form.none.is_some() { None } else { Some(quiet().ok_or(Problem::Bad(Mistake::Form))?) };
        app.set_quiet(&reader, quiet).await
    };
    back_to_settings(&reader, kept.await)
}

#[derive(Deserialize)]
pub(super) struct HolidayForm {
    #[serde(default)]
    first: String,
    #[serde(default)]
    last: String,
    #[serde(default)]
    east: i64,
    home: Option<String>,
}

/// The day a date names, since 1970.
fn day(date: &str) -> Option<i64> {
    let mut parts = date.split('-').map(|part| part.parse::<i64>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    if parts.next().is_some()
        || !(1970..=9999).contains(&year)
        || !(1..=12).contains(&month)
        || !(1..=31).contains(&day)
    {
        return None;
    }
    // Counted from the first of March of the year 0, so that a leap day comes last.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let of_year = (153 * month + 2) / 5 + day - 1;
    Some(year * 365 + year / 4 - year / 100 + year / 400 + of_year - 719_468)
}

pub(super) async fn holiday(
    State(app): State<App>,
    reader: Reader,
    Form(form): Form<HolidayForm>,
) -> Response {
    let kept = async {
        if form.home.is_some() {
            return app.come_home(&reader).await;
        }
        let east = form.east.clamp(-14 * 60, 14 * 60) * MINUTE;
        let (first, last) = day(&form.first).zip(day(&form.last)).ok_or(Problem::Bad(Mistake::Form))?;
        app.go_away(&reader, first * DAY - east, (last + 1) * DAY - east).await
    };
    back_to_settings(&reader, kept.await)
}

fn back_to_settings(reader: &Reader, kept: Outcome<Rest>) -> Response {
    match kept {
        Ok(_) => go("/me?saved=1#rest"),
        Err(problem) => trouble(reader, &problem),
    }
}

#[cfg(test)]
mod tests {
    use super::{day, minutes};

    #[test]
    fn hours_and_days_are_read() {
        assert_eq!(
            (minutes("22:30"), minutes("00:00:00"), minutes("24:00"), minutes("x")),
            (Some(1350), Some(0), None, None)
        );
        assert_eq!(
            (day("1970-01-01"), day("2000-02-29"), day("2026-11-18")),
            (Some(0), Some(11_016), Some(20_775))
        );
        assert_eq!((day("2026-13-01"), day(""), day("2026-1")), (None, None, None));
    }
}
