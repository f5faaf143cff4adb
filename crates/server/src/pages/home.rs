//! The home page and the form for a new table.

use maud::{Markup, html};
use parlour_core::any::AnyGame;
use parlour_words::Words;

use super::text::{self, Text};
use super::{game_name, layout};
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

pub(crate) fn home(reader: &Reader, games: &[&dyn AnyGame], home: &Home) -> Markup {
    let say = |text: Text| text.of(reader.lang);
    let words = Words::get(reader.lang);
    let main = html! {
        h1 { "Parlour" }
        p { (say(text::WELCOME)) }
        section {
            h2 { (say(text::GAMES)) }
            ul {
                @for game in games {
                    @let id = game.about().id;
                    li {
                        (game_name(words, id)) ": "
                        a href={ "/new/" (id) } { (say(text::NEW_TABLE)) } ", "
                        a href={ "/rules/" (id) } { (say(text::RULES)) }
                    }
                }
            }
        }
        @if reader.person.is_some() {
            section {
                h2 { (say(text::YOUR_TABLES)) }
                @if home.mine.is_empty() { p { (say(text::NONE)) } }
                ul {
                    @for (table, waits) in &home.mine {
                        li { (link(table)) @if *waits { " — " strong { (say(text::WAITS)) } } }
                    }
                }
            }
        }
        (list(reader, text::OPEN_TABLES, &home.open))
        (list(reader, text::RUNNING_TABLES, &home.running))
        (list(reader, text::FINISHED_TABLES, &home.finished))
    };
    layout(reader, say(text::HOME), &main)
}

fn list(reader: &Reader, title: Text, tables: &[TableInfo]) -> Markup {
    html! {
        section {
            h2 { (title.of(reader.lang)) }
            @if tables.is_empty() { p { (text::NONE.of(reader.lang)) } }
            ul { @for table in tables { li { (link(table)) } } }
        }
    }
}

fn link(table: &TableInfo) -> Markup {
    let names: Vec<&str> =
        table.seats.iter().map(|seat| if seat.name.is_empty() { "…" } else { &seat.name }).collect();
    html! { a href={ "/t/" (table.id) } { (table.game_name) } ": " (names.join(", ")) }
}

/// The form for a new table of a game.
pub(crate) fn new_table(reader: &Reader, game: &dyn AnyGame, levels: &[&str]) -> Markup {
    let say = |text: Text| text.of(reader.lang);
    let about = game.about();
    let title = game_name(Words::get(reader.lang), about.id);
    let main = html! {
        h1 { (title) }
        form method="post" action={ "/new/" (about.id) } {
            @if reader.person.is_none() {
                p { label { (say(text::NAME)) " " input type="text" name="name" required maxlength="40"; } }
            }
            p {
                label {
                    (say(text::PLAYERS)) " "
                    select name="players" {
                        @for count in about.counts() { option selected[count == 2] { (count) } }
                    }
                }
            }
            @if !about.options.is_empty() {
                fieldset {
                    legend { (say(text::OPTIONS)) }
                    @for spec in about.options {
                        p {
                            label {
                                (spec.key) " "
                                select name={ "option:" (spec.key) } { @for value in spec.values { option { (value) } } }
                            }
                        }
                    }
                }
            }
            fieldset {
                legend { (say(text::SEATS)) }
                @for number in 0..about.players.1 {
                    p {
                        label {
                            (number + 1) " "
                            select name="seat" {
                                option value="me" selected[number == 0] { (say(text::SEAT_ME)) }
                                option value="open" { (say(text::SEAT_OPEN)) }
                                @for level in levels {
                                    option value=(level) selected[number > 0 && *level == levels[levels.len() - 1]] {
                                        (say(text::SEAT_BOT)) " " (level)
                                    }
                                }
                            }
                        }
                    }
                }
            }
            p {
                label {
                    (say(text::PACE)) " "
                    select name="pace" {
                        option value="live" { (say(text::LIVE)) }
                        @for days in [1, 2, 3, 7, 14] { option value={ (days) "d" } { (days) " " (say(text::DAYS)) } }
                    }
                }
            }
            p { label { input type="checkbox" name="private" value="yes"; " " (say(text::PRIVATE)) } }
            p { button { (say(text::CREATE)) } }
        }
    };
    layout(reader, &title, &main)
}
