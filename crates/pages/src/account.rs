//! Coming in: as a guest, with an account, or with a new one.

use maud::{Markup, html};

use super::layout;
use crate::Viewer;

/// Come as a guest, or with an account; `next` is where they go on from there.
pub fn sign_in(viewer: &Viewer, next: &str, wrong: Option<&str>) -> Markup {
    let title = viewer.say("site-sign-in");
    let guest = viewer.person.as_ref().filter(|person| person.is_guest);
    let main = html! {
        h1 { (title) }
        @if let Some(wrong) = wrong { p class="said wrong" role="alert" { (wrong) } }
        @if let Some(guest) = guest {
            p class="said" { (viewer.fill("site-here-as-guest", &[("name", guest.name.as_str().into())])) }
        }
        div class="two part" {
            @if guest.is_none() { (as_guest(viewer, next)) }
            (with_account(viewer, next))
            (new_account(viewer, next))
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

fn as_guest(viewer: &Viewer, next: &str) -> Markup {
    html! {
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
    }
}

fn with_account(viewer: &Viewer, next: &str) -> Markup {
    html! {
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
}

/// A guest keeps their name and everything they have.
fn new_account(viewer: &Viewer, next: &str) -> Markup {
    let guest = viewer.person.as_ref().filter(|person| person.is_guest);
    let (title, text) = match guest {
        Some(_) => ("site-claim", "site-claim-text"),
        None => ("site-new-account", "site-new-account-text"),
    };
    html! {
        section class="sheet card-sheet" {
            h2 class="rubric" { (viewer.say(title)) }
            p { (viewer.say(text)) }
            form method="post" action="/account" {
                input type="hidden" name="next" value=(next);
                @match guest {
                    Some(guest) => { input type="hidden" name="name" value=(guest.name); }
                    None => {
                        (field(viewer, "new-name", "site-name", &html! {
                            input id="new-name" type="text" name="name" required maxlength="40" autocomplete="nickname";
                        }))
                    }
                }
                (field(viewer, "new-login", "site-login", &html! {
                    input id="new-login" type="text" name="login" required autocomplete="username";
                }))
                (field(viewer, "new-password", "site-password", &html! {
                    input id="new-password" type="password" name="password" required minlength="8" autocomplete="new-password";
                }))
                (field(viewer, "new-email", "site-email", &html! {
                    input id="new-email" type="email" name="email" autocomplete="email";
                }))
                button class="b" { (viewer.say(title)) }
            }
        }
    }
}

/// A label over its input.
pub(super) fn field(viewer: &Viewer, id: &str, label: &str, input: &Markup) -> Markup {
    html! { div class="field" { label for=(id) { (viewer.say(label)) } (input) } }
}
