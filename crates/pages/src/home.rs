//! The home page: the shelf, and the tables that wait, go on or stand open.

use maud::{Markup, html};

use super::art::{cover, cover_symbols, initial};
use super::learn::learn_link;
use super::moment::moment;
use super::shelf::{Codex, SHELF};
use super::{Layout, facts, game_name};
use crate::Viewer;
use parlour_model::{Glance, Pace, Still, TableInfo};

/// What the home page shows.
pub struct Home {
    /// The viewer's tables, those that wait for them first.
    pub mine: Vec<MineOnShelf>,
    /// Games of theirs that are over and that they have not looked at since.
    pub results: Vec<TableInfo>,
    /// Tables that stand open.
    pub open: Vec<TableInfo>,
    /// Games that go on and look for somebody who takes a seat over.
    pub wanted: Vec<TableInfo>,
    /// Games that go on.
    pub running: Vec<TableInfo>,
    /// Games that are over.
    pub finished: Vec<TableInfo>,
}

/// A table of the viewer's.
pub struct MineOnShelf {
    /// The table.
    pub table: TableInfo,
    /// Does it wait for the viewer?
    pub waits: bool,
    /// How it stands, if it is in play.
    pub glance: Option<Glance>,
    /// How many lines of talk the viewer has not read.
    pub unread: usize,
}

/// The home page.
pub fn home(viewer: &Viewer, home: &Home) -> Markup {
    let all: Vec<&Codex> = SHELF.iter().collect();
    let main = html! {
        (cover_symbols(&all))
        (hero(viewer, home))
        section class="part" aria-labelledby="shelf" {
            h2 id="shelf" { (viewer.say("site-shelf")) }
            ul class="shelf" { @for codex in SHELF { (volume(viewer, codex)) } }
        }
        (promises(viewer))
        div class="two part" {
            section class="sheet yours" {
                h2 { (viewer.say("site-open-tables")) }
                @if home.open.is_empty() { p { (viewer.say("site-no-open-tables")) } }
                @else { (tables(viewer, home.open.iter().map(|table| (table, free_seats(viewer, table))))) }
                @if !home.wanted.is_empty() {
                    (tables(viewer, home.wanted.iter().map(|table| (table, html! { (viewer.say("time-wanted")) }))))
                }
            }
            @if !home.running.is_empty() {
                section class="sheet yours" {
                    h2 { (viewer.say("site-running-tables")) }
                    (tables(viewer, home.running.iter().map(|table| (table, html! { (viewer.say("site-watch")) }))))
                }
            }
            @if !home.finished.is_empty() {
                section class="sheet yours" {
                    h2 { (viewer.say("site-finished-tables")) }
                    (tables(viewer, home.finished.iter().map(|table| (table, html! { (viewer.say("site-look")) }))))
                }
            }
        }
    };
    Layout::new(viewer, &viewer.say("site-tagline")).style("shelf.css").page(&main)
}

fn hero(viewer: &Viewer, home: &Home) -> Markup {
    let known = viewer.person.is_some();
    html! {
        div class={ "hero" @if !known { " alone" } } {
            div {
                h1 aria-label="Parlour" { (initial()) span aria-hidden="true" { "arlour" } }
                p class="intro" { (viewer.say("site-welcome")) }
                div class="acts" {
                    @if viewer.waiting > 0 { a class="b go big" href="/next" { (viewer.say("site-continue")) } }
                    @else { a class="b go big" href="#shelf" { (viewer.say("site-choose-game")) } }
                    @if !known { a class="b quiet big" href="/sign-in" { (viewer.say("site-sign-in")) } }
                }
            }
            @if known {
                section class="sheet yours" id="mine" {
                    h2 { (viewer.say(if viewer.waiting > 0 { "site-your-turn" } else { "site-your-tables" })) }
                    @if home.mine.is_empty() { p { (viewer.say("site-no-tables-yet")) } }
                    @else {
                        ul class="tables mine" { @for mine in &home.mine { (own_table(viewer, mine)) } }
                    }
                    @if !home.results.is_empty() {
                        h3 { (viewer.say("site-results")) }
                        (tables(viewer, home.results.iter().map(|table| (table, html! { (viewer.say("site-look")) }))))
                    }
                    p class="archive" { a href="/archive" { (viewer.say("site-archive")) } " · " a href="/groups" { (viewer.say("site-groups")) } " · " a href="/open" { (viewer.say("site-open-file")) } }
                }
            }
        }
    }
}

/// A table of the viewer's: the game, how it stands, whose turn it is and since when; and a way to give it up.
fn own_table(viewer: &Viewer, mine: &MineOnShelf) -> Markup {
    let table = &mine.table;
    html! {
        li {
            a href={ "/t/" (table.id) } {
                span class={ "spine c-" (table.game) } aria-hidden="true" {}
                span {
                    b { (table.game_name) }
                    @match &mine.glance {
                        Some(glance) => {
                            small { (viewer.fill("table-round", &[("round", i64::from(glance.round).into())])) " · " (points(table, glance)) }
                            small {
                                (asked(viewer, table)) " · " (still(viewer, glance.still))
                                @if let Some(left) = left(viewer, table) { " · " (left) }
                            }
                            @if let Some(last) = &glance.last { small class="last" { (last) } }
                            (deadline(viewer, table))
                            @if glance.asks { small class="now" { (viewer.say("time-asks-you")) } }
                        }
                        None => small { (names(table)) " · " (pace(viewer, &table.pace)) },
                    }
                }
                small class="state" {
                    (state(viewer, table, mine.waits))
                    @if mine.unread > 0 { span class="unread" { (viewer.count("site-unread", mine.unread)) } }
                }
            }
            @if table.status == "running" {
                details class="give-up" {
                    summary aria-label=(viewer.fill("site-give-up-of", &[("game", table.game_name.as_str().into())])) title=(viewer.say("site-give-up")) { "×" }
                    form method="post" action={ "/t/" (table.id) "/resign?home=1" } {
                        p { (viewer.say("site-give-up-how")) }
                        button class="b end" { (viewer.say("site-give-up")) }
                    }
                }
            }
        }
    }
}

/// Everybody with their points.
fn points(table: &TableInfo, glance: &Glance) -> String {
    let each = table.seats.iter().zip(&glance.points);
    let each = each.map(|(seat, points)| format!("{} {}", seat.name, facts::points(*points)));
    each.collect::<Vec<_>>().join(", ")
}

/// Whose turn it is.
fn asked(viewer: &Viewer, table: &TableInfo) -> String {
    let asked = table.seats.iter().filter(|seat| table.asked.contains(&seat.seat));
    let names: Vec<&str> = asked.map(|seat| seat.name.as_str()).collect();
    viewer.fill("site-asked", &[("who", names.join(", ").as_str().into())])
}

/// Until when the table waits; whose clock is the viewer's own comes first.
fn deadline(viewer: &Viewer, table: &TableInfo) -> Markup {
    let mut running: Vec<_> = table.seats.iter().filter(|seat| seat.until.is_some()).collect();
    running.sort_by_key(|seat| (!seat.yours, seat.until));
    let Some(seat) = running.first().filter(|_| table.pace != "live") else { return html! {} };
    let still = seat.still.map(|still| match still {
        Still::Pause => "time-still-pause",
        Still::Holiday => "time-still-holiday",
        Still::Quiet => "time-still-quiet",
    });
    html! {
        @match (still, seat.until) {
            (Some(still), _) => small { (viewer.say(still)) },
            (None, Some(until)) => small { (viewer.say("time-until")) " " (moment(viewer, until)) },
            (None, None) => {},
        }
    }
}

/// For how long nothing has been played.
fn still(viewer: &Viewer, millis: i64) -> String {
    let minutes = millis / 60_000;
    match (minutes / 1440, minutes / 60) {
        (0, 0) => viewer.count("site-still-minutes", minutes as usize),
        (0, hours) => viewer.count("site-still-hours", hours as usize),
        (days, _) => viewer.count("site-still-days", days as usize),
    }
}

/// How much time is left for the answer that is owed, where time runs.
fn left(viewer: &Viewer, table: &TableInfo) -> Option<String> {
    let minutes = table.seats.iter().filter_map(|seat| seat.clock).min()?.max(0) / 60_000;
    Some(match (minutes / 1440, minutes / 60) {
        (0, 0) => viewer.count("site-left-minutes", minutes as usize),
        (0, hours) => viewer.count("site-left-hours", hours as usize),
        (days, _) => viewer.count("site-left-days", days as usize),
    })
}

fn state(viewer: &Viewer, table: &TableInfo, waits: bool) -> Markup {
    let key = match table.status {
        "open" => "site-state-room",
        _ if waits => "site-state-yours",
        _ => "site-state-others",
    };
    html! { span class=[waits.then_some("now")] { (viewer.say(key)) } }
}

fn free_seats(viewer: &Viewer, table: &TableInfo) -> Markup {
    let free = table.seats.iter().filter(|seat| seat.holder == "open").count();
    html! { (viewer.count("site-free-seats", free)) }
}

/// A list of links to tables, each with a word about it.
pub(super) fn tables<'a>(viewer: &Viewer, list: impl IntoIterator<Item = (&'a TableInfo, Markup)>) -> Markup {
    html! {
        ul class="tables" {
            @for (table, word) in list {
                li {
                    a href={ "/t/" (table.id) } {
                        span class={ "spine c-" (table.game) } aria-hidden="true" {}
                        span {
                            b { (table.game_name) }
                            small { (names(table)) " · " (pace(viewer, &table.pace)) }
                        }
                        small class="state" { (word) }
                    }
                }
            }
        }
    }
}

fn names(table: &TableInfo) -> String {
    let names = table.seats.iter().map(|seat| if seat.name.is_empty() { "…" } else { &seat.name });
    names.collect::<Vec<_>>().join(", ")
}

/// How fast a table is played.
pub(super) fn pace(viewer: &Viewer, text: &str) -> String {
    match Pace::read(text) {
        pace if Pace::PRESETS.contains(&pace) => viewer.say(&format!("time-pace-{pace}")),
        Pace::Live => viewer.say("time-pace-live"),
        Pace::Days(days) => viewer.count("site-pace-days", days.into()),
        Pace::Hours(hours) => viewer.count("time-pace-hours", hours.into()),
    }
}

fn volume(viewer: &Viewer, codex: &Codex) -> Markup {
    let name = game_name(viewer.words(), codex.id);
    let page = format!("/games/{}", codex.id);
    html! {
        li {
            a class="open" href=(page) aria-hidden="true" tabindex="-1" { (cover(codex, &name)) }
            h3 { a href=(page) { (name) } }
            p class="facts" {
                (facts::players(viewer, codex.id)) ", " (facts::minutes(viewer, codex)) ". "
                (viewer.say(&format!("site-{}-pitch", codex.id)))
            }
            div class="acts" {
                (play_now(viewer, codex.id, &name))
                (learn_link(viewer, codex.id, &name))
                a class="b quiet" href={ "/rules/" (codex.id) } { (viewer.say("site-rules")) }
            }
        }
    }
}

/// One click to a game against bots; whoever is new to it is asked two things first.
pub(super) fn play_now(viewer: &Viewer, game: &str, name: &str) -> Markup {
    let label = viewer.fill("site-play-now-of", &[("game", name.into())]);
    html! {
        @if viewer.has_played(game) {
            form method="post" action={ "/play/" (game) } {
                button class="b go" aria-label=(label) { (viewer.say("site-play-now")) }
            }
        } @else {
            a class="b go" href={ "/play/" (game) } aria-label=(label) { (viewer.say("site-play-now")) }
        }
    }
}

fn promises(viewer: &Viewer) -> Markup {
    html! {
        div class="promises" {
            @for promise in ["why", "undo", "chance"] {
                div class="sheet" {
                    h3 { (viewer.say(&format!("site-promise-{promise}"))) }
                    p { (viewer.say(&format!("site-promise-{promise}-text"))) }
                }
            }
        }
    }
}
