//! The pages behind the links of letters: yes, this is my mailbox; no, no more of it.

use maud::{Markup, html};

use super::layout;
use crate::Viewer;

/// What a link of a letter asks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WordQuestion {
    /// Is this mailbox yours?
    Confirm,
    /// It is.
    Confirmed,
    /// Do you want no more letters?
    Stop,
    /// There will be none.
    Stopped,
}

/// Asks whoever follows a link of a letter, or thanks them. Links are followed by programs too: a button is not.
pub fn word(viewer: &Viewer, question: WordQuestion, action: &str) -> Markup {
    let what = match question {
        WordQuestion::Confirm => "confirm",
        WordQuestion::Confirmed => "confirmed",
        WordQuestion::Stop => "stop",
        WordQuestion::Stopped => "stopped",
    };
    let asks = matches!(question, WordQuestion::Confirm | WordQuestion::Stop);
    let title = viewer.say(&format!("site-word-{what}"));
    let main = html! {
        div class="column" {
            h1 { (title) }
            p class="intro" { (viewer.say(&format!("site-word-{what}-text"))) }
            @if asks {
                form method="post" action=(action) { button class="b go big" { (viewer.say(&format!("site-word-{what}-yes"))) } }
            } @else {
                p { a class="b go" href="/" { (viewer.say("site-way-home")) } }
            }
        }
    };
    layout(viewer, &title, &main)
}
