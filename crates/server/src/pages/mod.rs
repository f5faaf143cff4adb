//! Everything people read: semantic HTML from view-level data, forms that work without script.

mod account;
mod home;
mod reference;
mod room;
mod table;
pub(crate) mod text;

use maud::{DOCTYPE, Markup, html};
use parlour_words::{Lang, Words};

use crate::session::Reader;
use text::Text;

pub(crate) use account::{profile, sign_in};
pub(crate) use home::{Home, home, new_table};
pub(crate) use reference::{api, rules};
pub(crate) use room::room;
pub(crate) use table::{Shown, table};

/// The name of a game.
pub(crate) fn game_name(words: &Words, id: &str) -> String {
    if words.has(id) { words.word(id) } else { id.to_owned() }
}

/// A page.
pub(crate) fn layout(reader: &Reader, title: &str, main: &Markup) -> Markup {
    let lang = reader.lang;
    let say = |text: Text| text.of(lang);
    let other = if lang == Lang::Fr { Lang::En } else { Lang::Fr };
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " · Parlour" }
                link rel="stylesheet" href="/static/style.css";
                script src="/static/live.js" defer {}
            }
            body {
                header {
                    a href="/" { strong { "Parlour" } }
                    nav {
                        @match &reader.person {
                            Some(person) => {
                                a href="/next" { (say(text::NEXT)) }
                                a href="/me" { (person.name) }
                            }
                            None => a href="/sign-in" { (say(text::SIGN_IN)) },
                        }
                        a href="/api" { "API" }
                        form method="post" action="/lang" {
                            button name="lang" value=(other.code()) lang=(other.code()) {
                                @if other == Lang::Fr { "Français" } @else { "English" }
                            }
                        }
                    }
                }
                main { (main) }
            }
        }
    }
}

/// A problem as a page for a known reader.
pub(crate) fn problem(reader: &Reader, message: &str) -> Markup {
    let title = text::PROBLEM.of(reader.lang);
    layout(
        reader,
        title,
        &html! { h1 { (title) } p { (message) } p { a href="/" { (text::HOME.of(reader.lang)) } } },
    )
}

/// A problem as a page before anybody knows who reads it.
pub(crate) fn plain_problem(message: &str) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head { meta charset="utf-8"; title { "Parlour" } link rel="stylesheet" href="/static/style.css"; }
            body { main { h1 { "Parlour" } p { (message) } p { a href="/" { "Parlour" } } } }
        }
    }
}

/// The small sheet that makes plain pages readable.
pub(crate) const STYLE: &str = include_str!("style.css");
/// Looks again when the table has changed.
pub(crate) const SCRIPT: &str = include_str!("live.js");
