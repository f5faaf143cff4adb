//! Coming in: as a guest, or with an account.

use maud::{Markup, html};

use super::layout;
use crate::Viewer;

/// Come as a guest, or with an account.
pub fn sign_in(viewer: &Viewer, next: &str, wrong: Option<&str>) -> Markup {
    let title = viewer.say("site-sign-in");
    let main = html! {
        h1 { (title) }
        @if let Some(wrong) = wrong { p class="said wrong" role="alert" { (wrong) } }
        div class="two part" {
            section class="sheet card-sheet" {
                h2 class="rubric" { (viewer.say("site-guest")) }
                p { (viewer.say("site-guest-text")) }
                form method="post" action="/guest" {
                    input type="hidden" name="next" value=(next);
                    (field(viewer, "guest-name", "site-name", &html! {
                        input id="guest-name" type="text" name="name" required maxlength="40" autocomplete="nickname";
                    }))
                    button class="b go" { (viewer.say("site-guest")) }
                }
            }
            section class="sheet card-sheet" {
                h2 class="rubric" { (viewer.say("site-account")) }
                p { (viewer.say("site-sign-in-text")) }
                form method="post" action="/sign-in" {
                    input type="hidden" name="next" value=(next);
                    (field(viewer, "login", "site-login", &html! {
                        input id="login" type="text" name="login" required autocomplete="username";
                    }))
                    (field(viewer, "password", "site-password", &html! {
                        input id="password" type="password" name="password" required autocomplete="current-password";
                    }))
                    button class="b" { (viewer.say("site-sign-in")) }
                }
                p class="hint" { a href="/recover" { (viewer.say("site-recover")) } }
            }
        }
    };
    layout(viewer, &title, &main)
}

/// A lost password: ask for a link, or whom to ask where none are sent.
pub fn recover(viewer: &Viewer, by_mail: bool, sent: bool) -> Markup {
    let title = viewer.say("site-recover");
    let main = html! {
        h1 { (title) }
        @if sent {
            p class="said" role="status" { (viewer.say("site-recover-sent")) }
        } @else if by_mail {
            p { (viewer.say("site-recover-text")) }
            form class="sheet card-sheet" method="post" action="/recover" {
                (field(viewer, "login", "site-login", &html! {
                    input id="login" type="text" name="login" required autocomplete="username";
                }))
                button class="b go" { (viewer.say("site-recover-send")) }
            }
        } @else {
            p { (viewer.say("site-recover-no-mail")) }
        }
        p { (viewer.say("site-recover-guests")) }
    };
    layout(viewer, &title, &main)
}

/// A new password, for whoever has the link.
pub fn new_password(viewer: &Viewer, secret: &str) -> Markup {
    let title = viewer.say("site-new-password");
    let main = html! {
        h1 { (title) }
        p { (viewer.say("site-recover-new")) }
        form class="sheet card-sheet" method="post" action={ "/recover/" (secret) } {
            (field(viewer, "new", "site-new-password", &html! {
                input id="new" type="password" name="new" required minlength="8" autocomplete="new-password";
            }))
            button class="b go" { (viewer.say("site-save")) }
        }
    };
    layout(viewer, &title, &main)
}

/// A label over its input.
pub(super) fn field(viewer: &Viewer, id: &str, label: &str, input: &Markup) -> Markup {
    html! { div class="field" { label for=(id) { (viewer.say(label)) } (input) } }
}
