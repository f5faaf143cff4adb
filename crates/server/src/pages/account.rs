//! Coming in: as a guest, or with an account.

use maud::{Markup, html};

use super::layout;
use crate::session::Reader;

/// Come as a guest, or with an account.
pub(crate) fn sign_in(reader: &Reader, next: &str, wrong: Option<&str>) -> Markup {
    let title = reader.say("site-sign-in");
    let main = html! {
        h1 { (title) }
        @if let Some(wrong) = wrong { p class="said wrong" role="alert" { (wrong) } }
        div class="two part" {
            section class="sheet card-sheet" {
                h2 class="rubric" { (reader.say("site-guest")) }
                p { (reader.say("site-guest-text")) }
                form method="post" action="/guest" {
                    input type="hidden" name="next" value=(next);
                    (field(reader, "guest-name", "site-name", &html! {
                        input id="guest-name" type="text" name="name" required maxlength="40" autocomplete="nickname";
                    }))
                    button class="b go" { (reader.say("site-guest")) }
                }
            }
            section class="sheet card-sheet" {
                h2 class="rubric" { (reader.say("site-account")) }
                p { (reader.say("site-sign-in-text")) }
                form method="post" action="/sign-in" {
                    input type="hidden" name="next" value=(next);
                    (field(reader, "login", "site-login", &html! {
                        input id="login" type="text" name="login" required autocomplete="username";
                    }))
                    (field(reader, "password", "site-password", &html! {
                        input id="password" type="password" name="password" required autocomplete="current-password";
                    }))
                    button class="b" { (reader.say("site-sign-in")) }
                }
            }
        }
    };
    layout(reader, &title, &main)
}

/// A label over its input.
pub(super) fn field(reader: &Reader, id: &str, label: &str, input: &Markup) -> Markup {
    html! { div class="field" { label for=(id) { (reader.say(label)) } (input) } }
}
