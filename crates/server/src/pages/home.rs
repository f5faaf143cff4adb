//! The home page: the shelf, and the tables that wait, go on or stand open.

use maud::{Markup, html};

use super::art::{cover, cover_symbols, initial};
use super::shelf::{Codex, SHELF};
use super::{Layout, facts, game_name};
use crate::pace::Pace;
use crate::position::TableInfo;
use crate::session::Reader;

/// What the home page shows.
pub(crate) struct Home {
    /// The reader's tables, and whether each waits for them.
    pub(crate) mine: Vec<(TableInfo, bool)>,
    pub(crate) open: Vec<TableInfo>,
    pub(crate) running: Vec<TableInfo>,
    pub(crate) finished: Vec<TableInfo>,
}

pub(crate) fn home(reader: &Reader, home: &Home) -> Markup {
    let all: Vec<&Codex> = SHELF.iter().collect();
    let main = html! {
        (cover_symbols(&all))
        (hero(reader, home))
        section class="part" aria-labelledby="shelf" {
            h2 id="shelf" { (reader.say("site-shelf")) }
            ul class="shelf" { @for codex in SHELF { (volume(reader, codex)) } }
        }
        (promises(reader))
        div class="two part" {
            section class="sheet yours" {
                h2 { (reader.say("site-open-tables")) }
                @if home.open.is_empty() { p { (reader.say("site-no-open-tables")) } }
                @else { (tables(reader, home.open.iter().map(|table| (table, free_seats(reader, table))))) }
            }
            @if !home.running.is_empty() {
                section class="sheet yours" {
                    h2 { (reader.say("site-running-tables")) }
                    (tables(reader, home.running.iter().map(|table| (table, html! { (reader.say("site-watch")) }))))
                }
            }
            @if !home.finished.is_empty() {
                section class="sheet yours" {
                    h2 { (reader.say("site-finished-tables")) }
                    (tables(reader, home.finished.iter().map(|table| (table, html! { (reader.say("site-look")) }))))
                }
            }
        }
    };
    Layout::new(reader, &reader.say("site-tagline")).style("shelf.css").page(&main)
}

fn hero(reader: &Reader, home: &Home) -> Markup {
    let known = reader.person.is_some();
    html! {
        div class={ "hero" @if !known { " alone" } } {
            div {
                h1 aria-label="Parlour" { (initial()) span aria-hidden="true" { "arlour" } }
                p class="intro" { (reader.say("site-welcome")) }
                div class="acts" {
                    @if reader.waiting > 0 { a class="b go big" href="/next" { (reader.say("site-continue")) } }
                    @else { a class="b go big" href="#shelf" { (reader.say("site-choose-game")) } }
                    @if !known { a class="b quiet big" href="/sign-in" { (reader.say("site-sign-in")) } }
                }
            }
            @if known {
                section class="sheet yours" {
                    h2 { (reader.say(if reader.waiting > 0 { "site-your-turn" } else { "site-your-tables" })) }
                    @if home.mine.is_empty() { p { (reader.say("site-no-tables-yet")) } }
                    @else {
                        (tables(reader, sorted(&home.mine).into_iter().map(|(table, waits)| (table, state(reader, table, waits)))))
                    }
                }
            }
        }
    }
}

/// Those that wait for the reader come first.
fn sorted(mine: &[(TableInfo, bool)]) -> Vec<(&TableInfo, bool)> {
    let mut all: Vec<_> = mine.iter().map(|(table, waits)| (table, *waits)).collect();
    all.sort_by_key(|(_, waits)| !waits);
    all
}

fn state(reader: &Reader, table: &TableInfo, waits: bool) -> Markup {
    let key = match table.status {
        "open" => "site-state-room",
        _ if waits => "site-state-yours",
        _ => "site-state-others",
    };
    html! { span class=[waits.then_some("now")] { (reader.say(key)) } }
}

fn free_seats(reader: &Reader, table: &TableInfo) -> Markup {
    let free = table.seats.iter().filter(|seat| seat.holder == "open").count();
    html! { (reader.count("site-free-seats", free)) }
}

/// A list of links to tables, each with a word about it.
pub(super) fn tables<'a>(reader: &Reader, list: impl IntoIterator<Item = (&'a TableInfo, Markup)>) -> Markup {
    html! {
        ul class="tables" {
            @for (table, word) in list {
                li {
                    a href={ "/t/" (table.id) } {
                        span class={ "spine c-" (table.game) } aria-hidden="true" {}
                        span {
                            b { (table.game_name) }
                            small { (names(table)) " · " (pace(reader, &table.pace)) }
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
pub(super) fn pace(reader: &Reader, text: &str) -> String {
    match Pace::read(text) {
        Pace::Live => reader.say("site-pace-live"),
        Pace::Days(days) => reader.count("site-pace-days", days.into()),
    }
}

fn volume(reader: &Reader, codex: &Codex) -> Markup {
    let name = game_name(reader.words(), codex.id);
    let page = format!("/games/{}", codex.id);
    html! {
        li {
            a class="open" href=(page) aria-hidden="true" tabindex="-1" { (cover(codex, &name)) }
            h3 { a href=(page) { (name) } }
            p class="facts" {
                (facts::players(reader, codex.id)) ", " (facts::minutes(reader, codex)) ". "
                (reader.say(&format!("site-{}-pitch", codex.id)))
            }
            div class="acts" {
                (play_now(reader, codex.id, &name))
                a class="b quiet" href={ "/rules/" (codex.id) } { (reader.say("site-rules")) }
            }
        }
    }
}

/// One click to a game against bots.
pub(super) fn play_now(reader: &Reader, game: &str, name: &str) -> Markup {
    html! {
        form method="post" action={ "/play/" (game) } {
            button class="b go" aria-label=(reader.fill("site-play-now-of", &[("game", name.into())])) {
                (reader.say("site-play-now"))
            }
        }
    }
}

fn promises(reader: &Reader) -> Markup {
    html! {
        div class="promises" {
            @for promise in ["why", "undo", "chance"] {
                div class="sheet" {
                    h3 { (reader.say(&format!("site-promise-{promise}"))) }
                    p { (reader.say(&format!("site-promise-{promise}-text"))) }
                }
            }
        }
    }
}
