//! Pages for what did not work out: a sentence, and a way on.

use maud::{DOCTYPE, Markup, html};
use parlour_words::Lang;

use super::{facts, layout};
use crate::assets;
use crate::problem::Problem;
use crate::session::Reader;

/// A problem as a page for a known reader.
pub(crate) fn problem(reader: &Reader, problem: &Problem) -> Markup {
    let lost = matches!(problem, Problem::NotFound);
    let title = reader.say(if lost { "site-lost" } else { "site-problem" });
    let text = if lost { reader.say("site-lost-text") } else { sentence(reader, problem) };
    notice(reader, &title, &text)
}

/// A page that says one thing.
pub(crate) fn notice(reader: &Reader, title: &str, text: &str) -> Markup {
    let main = html! {
        div class="column" {
            h1 { (title) }
            p class="intro" { (text) }
            p { a class="b go" href="/" { (reader.say("site-way-home")) } }
        }
    };
    layout(reader, title, &main)
}

/// What is the matter, in the reader's language; a sentence without a translation is said in general.
pub(crate) fn sentence(reader: &Reader, problem: &Problem) -> String {
    let message = problem.message();
    let exact = format!("said-{}", facts::slug(&message));
    let general = format!("site-problem-{}", problem.code());
    if reader.words().has(&exact) {
        reader.say(&exact)
    } else if reader.lang == Lang::En || !reader.words().has(&general) {
        message
    } else {
        reader.say(&general)
    }
}

/// A problem as a page before anybody knows who reads it.
pub(crate) fn plain_problem(message: &str) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Parlour" }
                link rel="stylesheet" href=(assets::address("site.css"));
            }
            body {
                main class="page" {
                    div class="column" {
                        h1 { "Parlour" }
                        p class="intro" { (message) }
                        p { a class="b go" href="/" { "Parlour" } }
                    }
                }
            }
        }
    }
}
