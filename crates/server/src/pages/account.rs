//! Coming in, and everything about oneself.

use maud::{Markup, html};
use parlour_store::{Kind, Person, Token};

use super::layout;
use super::text::{self, Text};
use crate::session::Reader;

/// Come as a guest, or with an account.
pub(crate) fn sign_in(reader: &Reader, next: &str) -> Markup {
    let say = |text: Text| text.of(reader.lang);
    let main = html! {
        h1 { (say(text::SIGN_IN)) }
        section {
            h2 { (say(text::GUEST)) }
            form method="post" action="/guest" {
                input type="hidden" name="next" value=(next);
                p { label { (say(text::NAME)) " " input type="text" name="name" required maxlength="40"; } }
                button { (say(text::GUEST)) }
            }
        }
        section {
            h2 { (say(text::SIGN_IN)) }
            form method="post" action="/sign-in" {
                input type="hidden" name="next" value=(next);
                p { label { (say(text::LOGIN)) " " input type="text" name="login" required autocomplete="username"; } }
                p {
                    label {
                        (say(text::PASSWORD)) " "
                        input type="password" name="password" required autocomplete="current-password";
                    }
                }
                button { (say(text::SIGN_IN)) }
            }
        }
    };
    layout(reader, say(text::SIGN_IN), &main)
}

/// Profile, settings, tokens, export, deletion.
pub(crate) fn profile(reader: &Reader, person: &Person, tokens: &[Token], fresh: Option<&str>) -> Markup {
    let say = |text: Text| text.of(reader.lang);
    let settings = &reader.settings;
    let main = html! {
        h1 { (person.name) }
        section {
            h2 { (say(text::SETTINGS)) }
            form method="post" action="/me" {
                p { label { (say(text::NAME)) " " input type="text" name="name" value=(person.name) maxlength="40"; } }
                p {
                    label {
                        (say(text::EMAIL)) " "
                        input type="email" name="email" value=(person.email.as_deref().unwrap_or_default());
                    }
                }
                p { label { input type="checkbox" name="confirm" value="yes" checked[settings.confirm]; " " (say(text::CONFIRM)) } }
                p {
                    label {
                        input type="checkbox" name="notify_email" value="yes" checked[settings.notify_email];
                        " " (say(text::NOTIFY_EMAIL))
                    }
                }
                p {
                    label {
                        (say(text::WEBHOOK)) " "
                        input type="url" name="webhook" value=(settings.webhook.as_deref().unwrap_or_default());
                    }
                }
                button { (say(text::KEEP)) }
            }
        }
        @match person.kind {
            Kind::Guest => section {
                h2 { (say(text::CLAIM)) }
                p { (say(text::CLAIM_WHY)) }
                form method="post" action="/me/claim" {
                    p { label { (say(text::LOGIN)) " " input type="text" name="login" required autocomplete="username"; } }
                    p {
                        label {
                            (say(text::PASSWORD)) " "
                            input type="password" name="password" required minlength="8" autocomplete="new-password";
                        }
                    }
                    p { label { (say(text::EMAIL)) " " input type="email" name="email"; } }
                    button { (say(text::CLAIM)) }
                }
            },
            _ => section {
                h2 { (say(text::CHANGE_PASSWORD)) }
                form method="post" action="/me/password" {
                    p { label { (say(text::PASSWORD)) " " input type="password" name="old" required autocomplete="current-password"; } }
                    p {
                        label {
                            (say(text::NEW_PASSWORD)) " "
                            input type="password" name="new" required minlength="8" autocomplete="new-password";
                        }
                    }
                    button { (say(text::CHANGE_PASSWORD)) }
                }
            },
        }
        section {
            h2 { (say(text::TOKENS)) }
            @if let Some(fresh) = fresh { p { (say(text::TOKEN_ONCE)) " " code { (fresh) } } }
            ul { @for token in tokens { li { (token.label) } } }
            form method="post" action="/me/token" {
                input type="text" name="label" required maxlength="100" aria-label=(say(text::NAME));
                button { (say(text::NEW_TOKEN)) }
            }
        }
        section {
            p { a href="/me/export" { (say(text::EXPORT)) } }
            form method="post" action="/sign-out" { button { (say(text::SIGN_OUT)) } }
            h2 { (say(text::DELETE)) }
            p { (say(text::DELETE_WHY)) }
            form method="post" action="/me/delete" {
                label { input type="checkbox" name="sure" value="yes" required; " " (say(text::DELETE)) }
                button { (say(text::DELETE)) }
            }
        }
    };
    layout(reader, &person.name, &main)
}
