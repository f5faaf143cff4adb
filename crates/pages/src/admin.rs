//! The page of those who look after the site: people, a table, what was done, bounds, what is slow.

use maud::{Markup, html};

use crate::Viewer;
use crate::account::field;
use crate::layout::layout;

/// What the page shows.
pub struct AdminPage {
    /// Whom and which table was asked for.
    pub asked: (String, String),
    /// Something was just done.
    pub done: bool,
    /// A link to hand on.
    pub link: Option<String>,
    /// People who were found.
    pub people: Vec<AdminPerson>,
    /// The table that was asked for.
    pub table: Option<AdminTable>,
    /// What operators did, the latest first.
    pub acts: Vec<ActLine>,
    /// The bounds in force.
    pub limits: Vec<Figure>,
    /// What goes on, and what is slow.
    pub slow: Vec<Figure>,
}

/// Somebody who was found.
pub struct AdminPerson {
    /// The number.
    pub id: i64,
    /// What others read.
    pub name: String,
    /// `guest`, `account` or `bot`.
    pub kind: &'static str,
    /// What they sign in with.
    pub login: Option<String>,
    /// When they were last here, in milliseconds since 1970.
    pub seen: i64,
    /// Do they look after the site?
    pub operator: bool,
    /// Are they kept out?
    pub banned: bool,
    /// May they say nothing?
    pub muted: bool,
}

/// A table to look after.
pub struct AdminTable {
    /// Its id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// How far it is.
    pub status: &'static str,
    /// Is it on the lists?
    pub public: bool,
    /// Who sits there.
    pub seats: Vec<SeatLine>,
    /// What was said.
    pub chat: Vec<ChatRow>,
}

/// A seat and who it is called after.
pub struct SeatLine {
    /// Its colour.
    pub seat: String,
    /// The name.
    pub name: String,
}

/// A line of chat.
pub struct ChatRow {
    /// Its number.
    pub id: i64,
    /// Whoever spoke, by number.
    pub person: i64,
    /// Whoever spoke.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// A deed of an operator.
pub struct ActLine {
    /// When, in milliseconds since 1970.
    pub done: i64,
    /// Who.
    pub operator: String,
    /// What.
    pub deed: &'static str,
    /// To whom or what.
    pub target: String,
    /// Why.
    pub reason: String,
}

/// A name and a value.
pub struct Figure {
    /// The name.
    pub name: String,
    /// The value.
    pub value: String,
}

/// The page of those who look after the site.
pub fn admin(viewer: &Viewer, page: &AdminPage) -> Markup {
    let title = viewer.say("site-admin");
    let main = html! {
        h1 { (title) }
        @if page.done { p class="said" role="status" { (viewer.say("site-admin-done")) } }
        @if let Some(link) = &page.link {
            p class="said" role="status" { (viewer.say("site-admin-link")) " " code { (link) } }
        }
        div class="two part" { (people(viewer, page)) (table(viewer, page)) }
        section class="part" {
            h2 { (viewer.say("site-admin-acts")) }
            (acts(viewer, &page.acts))
        }
        div class="two part" {
            (figures(&viewer.say("site-admin-slow"), &page.slow))
            (figures(&viewer.say("site-admin-limits"), &page.limits))
        }
    };
    layout(viewer, &title, &main)
}

fn people(viewer: &Viewer, page: &AdminPage) -> Markup {
    html! {
        section class="sheet" {
            h2 class="rubric" { (viewer.say("site-admin-people")) }
            form method="get" action="/admin" {
                (field(viewer, "people", "site-admin-find", &html! {
                    input id="people" type="search" name="people" value=(page.asked.0) maxlength="100";
                }))
                button class="b" { (viewer.say("site-admin-search")) }
            }
            @if !page.asked.0.is_empty() && page.people.is_empty() { p { (viewer.say("site-admin-nobody")) } }
            @for person in &page.people { (one_person(viewer, person)) }
        }
    }
}

fn one_person(viewer: &Viewer, person: &AdminPerson) -> Markup {
    let target = format!("#{}", person.id);
    let deeds = [
        if person.banned { "unban" } else { "ban" },
        if person.muted { "unmute" } else { "mute" },
        if person.operator { "dismiss" } else { "appoint" },
        "reset",
    ];
    let account = person.kind == "account";
    html! {
        form class="part" method="post" action="/admin" {
            h3 { (person.name) " " small { (target) } }
            p class="quiet-text" {
                (viewer.say(&format!("site-kind-{}", person.kind)))
                @if let Some(login) = &person.login { " · " (login) }
                " · " (viewer.say("site-admin-seen")) " " (utc(person.seen))
                @if person.operator { " · " strong { (viewer.say("site-admin-operator")) } }
                @if person.banned { " · " strong { (viewer.say("site-admin-banned")) } }
                @if person.muted { " · " strong { (viewer.say("site-admin-muted")) } }
            }
            input type="hidden" name="target" value=(target);
            (reason(viewer, person.id))
            p class="acts" {
                @for deed in deeds.into_iter().take(if account { 4 } else { 2 }) {
                    button class="b quiet" name="deed" value=(deed) { (viewer.say(&format!("site-deed-{deed}"))) }
                }
            }
            @if person.kind == "guest" {
                (field(viewer, &format!("to-{}", person.id), "site-admin-into", &html! {
                    input id=(format!("to-{}", person.id)) type="text" name="to" maxlength="100";
                }))
                button class="b quiet" name="deed" value="merge" { (viewer.say("site-deed-merge")) }
            }
        }
    }
}

fn reason(viewer: &Viewer, id: impl std::fmt::Display) -> Markup {
    let id = format!("reason-{id}");
    field(
        viewer,
        &id,
        "site-admin-reason",
        &html! {
            input id=(id) type="text" name="reason" maxlength="300";
        },
    )
}

fn table(viewer: &Viewer, page: &AdminPage) -> Markup {
    html! {
        section class="sheet" {
            h2 class="rubric" { (viewer.say("site-admin-table")) }
            form method="get" action="/admin" {
                (field(viewer, "table", "site-admin-table-id", &html! {
                    input id="table" type="search" name="table" value=(page.asked.1) maxlength="40";
                }))
                button class="b" { (viewer.say("site-admin-search")) }
            }
            @if let Some(table) = &page.table { (one_table(viewer, table)) }
        }
    }
}

fn one_table(viewer: &Viewer, table: &AdminTable) -> Markup {
    let in_play = matches!(table.status, "open" | "running");
    html! {
        p class="part" {
            a href={ "/t/" (table.id) } { (table.id) } " · " (crate::game_name(viewer.words(), &table.game)) " · "
            (viewer.say(&format!("site-admin-status-{}", table.status)))
            @if !table.public { " · " (viewer.say("site-admin-unlisted")) }
        }
        form method="post" action="/admin" {
            input type="hidden" name="target" value=(table.id);
            (reason(viewer, "table"))
            @if in_play {
                (field(viewer, "seat", "site-admin-seat", &html! {
                    select id="seat" name="seat" {
                        @for seat in &table.seats { option value=(seat.seat) { (seat.seat) " · " (seat.name) } }
                    }
                }))
                (field(viewer, "heir", "site-admin-heir", &html! {
                    input id="heir" type="text" name="to" maxlength="100";
                }))
            }
            p class="acts" {
                @if in_play {
                    button class="b quiet" name="deed" value="hand-over" { (viewer.say("site-deed-hand-over")) }
                    button class="b end" name="deed" value="end" { (viewer.say("site-deed-end")) }
                }
                @if table.public {
                    button class="b quiet" name="deed" value="unlist" { (viewer.say("site-deed-unlist")) }
                }
            }
        }
        @for line in &table.chat {
            form class="acts" method="post" action="/admin" {
                input type="hidden" name="target" value=(line.id);
                span { strong { (line.name) } " #" (line.person) ": " (line.text) }
                button class="b quiet" name="deed" value="delete-chat" { (viewer.say("site-deed-delete-chat")) }
            }
        }
    }
}

fn acts(viewer: &Viewer, acts: &[ActLine]) -> Markup {
    html! {
        @if acts.is_empty() { p { (viewer.say("site-admin-no-acts")) } }
        ul {
            @for act in acts {
                li {
                    (utc(act.done)) " · " (viewer.say(&format!("site-deed-{}", act.deed))) " · " (act.target) " · " (act.operator)
                    @if !act.reason.is_empty() { " · " (act.reason) }
                }
            }
        }
    }
}

fn figures(title: &str, figures: &[Figure]) -> Markup {
    html! {
        section class="sheet" {
            h2 class="rubric" { (title) }
            dl { @for figure in figures { dt { code { (figure.name) } } dd { (figure.value) } } }
        }
    }
}

/// A moment as `2026-11-18 05:30` in universal time: those who look after sites compare it with logs.
fn utc(millis: i64) -> String {
    let (days, minutes) = (millis.div_euclid(86_400_000), millis.rem_euclid(86_400_000) / 60_000);
    // Howard Hinnant's civil_from_days: years begin in March, so that leap days come last.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, late) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = year_of_era + era * 400 + late;
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::utc;

    #[test]
    fn moments_are_told_as_logs_tell_them() {
        assert_eq!(utc(0), "1970-01-01 00:00");
        assert_eq!(utc(1_709_210_096_000), "2024-02-29 12:34");
        assert_eq!(utc(1_794_980_280_000), "2026-11-18 05:38");
    }
}
