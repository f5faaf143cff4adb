//! Pages for what did not work out: a sentence, and a way on.

use maud::{DOCTYPE, Markup, html};
use parlour_core::Phrase;

use super::layout;
use crate::Viewer;
use crate::assets;

/// What did not work out.
#[derive(Clone, Debug)]
pub struct Trouble {
    /// The sentence.
    pub phrase: Phrase,
    /// Is there nothing at that address?
    pub lost: bool,
}

/// A problem as a page for a known viewer.
pub fn problem(viewer: &Viewer, trouble: &Trouble) -> Markup {
    let title = viewer.say(if trouble.lost { "site-lost" } else { "site-problem" });
    let text = if trouble.lost { viewer.say("site-lost-text") } else { sentence(viewer, trouble) };
    notice(viewer, &title, &text)
}

/// A page that says one thing.
fn notice(viewer: &Viewer, title: &str, text: &str) -> Markup {
    let main = html! {
        div class="column" {
            h1 { (title) }
            p class="intro" { (text) }
            p { a class="b go" href="/" { (viewer.say("site-way-home")) } }
        }
    };
    layout(viewer, title, &main)
}

/// What is the matter, in the viewer's language.
pub fn sentence(viewer: &Viewer, trouble: &Trouble) -> String {
    viewer.words().say(&trouble.phrase, &[])
}

/// A problem as a page before anybody knows who reads it.
pub fn plain_problem(message: &str) -> Markup {
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
