//! Profile and settings: everything about oneself, on one page.

use maud::{Markup, html};
use parlour_store::{Kind, Person, Token};
use parlour_words::Lang;

use super::account::field;
use super::home::tables;
use super::layout;
use crate::position::TableInfo;
use crate::session::Reader;
use crate::settings::{Motion, Theme};

/// What the page shows besides the person.
#[derive(Default)]
pub(crate) struct Profile {
    pub(crate) tokens: Vec<Token>,
    /// A token that was just made: shown once.
    pub(crate) fresh: Option<String>,
    pub(crate) finished: Vec<TableInfo>,
    pub(crate) saved: bool,
}

/// Profile, settings, account, tokens, export, deletion.
pub(crate) fn profile(reader: &Reader, person: &Person, profile: &Profile) -> Markup {
    let kind = reader.say(&format!("site-kind-{}", person.kind.name()));
    let main = html! {
        h1 { (person.name) }
        p class="quiet-text" { (kind) @if let Some(login) = &person.login { " · " (login) } }
        @if profile.saved { p class="said" role="status" { (reader.say("site-saved")) } }
        div class="two" {
            (choices(reader, person))
            div class="form" {
                @match person.kind {
                    Kind::Guest => (claim(reader)),
                    _ => (new_password(reader)),
                }
                (tokens(reader, profile))
                (data(reader))
            }
        }
        @if !profile.finished.is_empty() {
            section class="part" {
                h2 { (reader.say("site-past-games")) }
                div class="sheet" {
                    (tables(reader, profile.finished.iter().map(|table| (table, html! { (reader.say("site-look")) }))))
                }
            }
        }
    };
    layout(reader, &person.name, &main)
}

fn choices(reader: &Reader, person: &Person) -> Markup {
    html! {
        form class="form" method="post" action="/me" {
            (yourself(reader, person))
            (at_the_table(reader))
            (notices(reader))
            div class="acts" { button class="b go big" { (reader.say("site-save")) } }
        }
    }
}

fn yourself(reader: &Reader, person: &Person) -> Markup {
    html! {
        fieldset class="sheet" {
            legend { (reader.say("site-you")) }
            (field(reader, "name", "site-name", &html! {
                input id="name" type="text" name="name" value=(person.name) required maxlength="40";
            }))
            (field(reader, "lang", "site-language", &html! {
                select id="lang" name="lang" {
                    @for lang in Lang::ALL {
                        option value=(lang.code()) selected[lang == reader.lang] {
                            (reader.say(if lang == Lang::Fr { "site-in-french" } else { "site-in-english" }))
                        }
                    }
                }
            }))
            (field(reader, "theme", "site-theme", &html! {
                select id="theme" name="theme" {
                    @for theme in Theme::ALL {
                        option value=(theme.word()) selected[*theme == reader.theme] {
                            (reader.say(&format!("site-theme-as-{}", theme.word())))
                        }
                    }
                }
            }))
        }
    }
}

fn at_the_table(reader: &Reader) -> Markup {
    let settings = &reader.settings;
    html! {
        fieldset class="sheet" {
            legend { (reader.say("site-at-the-table")) }
            (field(reader, "turn", "site-turn-ends", &html! {
                select id="turn" name="turn" {
                    option value="by-hand" selected[settings.confirm] { (reader.say("site-turn-by-hand")) }
                    option value="by-itself" selected[!settings.confirm] { (reader.say("site-turn-by-itself")) }
                }
            }))
            (field(reader, "motion", "site-motion", &html! {
                select id="motion" name="motion" {
                    @for motion in Motion::ALL {
                        option value=(motion.word()) selected[*motion == settings.motion] {
                            (reader.say(&format!("site-motion-{}", motion.word())))
                        }
                    }
                }
            }))
            (tick(reader, "symbols", "site-symbols", settings.symbols, Some("site-symbols-hint")))
            (tick(reader, "text-table", "site-text-table", settings.text_table, Some("site-text-table-hint")))
            (tick(reader, "sound", "site-sound", settings.sound, None))
        }
    }
}

fn notices(reader: &Reader) -> Markup {
    let settings = &reader.settings;
    let email = reader.person.as_ref().and_then(|person| person.email.as_deref()).unwrap_or_default();
    html! {
        fieldset class="sheet" {
            legend { (reader.say("site-notices")) }
            (field(reader, "email", "site-email", &html! {
                input id="email" type="email" name="email" value=(email) autocomplete="email";
            }))
            (tick(reader, "notify-email", "site-notify-email", settings.notify_email, None))
            (field(reader, "webhook", "site-webhook", &html! {
                input id="webhook" type="url" name="webhook" value=(settings.webhook.as_deref().unwrap_or_default());
            }))
        }
    }
}

/// A box to tick.
fn tick(reader: &Reader, name: &str, text: &str, ticked: bool, hint: Option<&str>) -> Markup {
    html! {
        label class="tick" {
            input type="checkbox" name=(name) value="yes" checked[ticked];
            span { (reader.say(text)) }
            @if let Some(hint) = hint { span class="hint" { (reader.say(hint)) } }
        }
    }
}

fn claim(reader: &Reader) -> Markup {
    html! {
        section class="sheet" {
            h2 class="rubric" { (reader.say("site-claim")) }
            p { (reader.say("site-claim-text")) }
            form method="post" action="/me/claim" {
                (field(reader, "claim-login", "site-login", &html! {
                    input id="claim-login" type="text" name="login" required autocomplete="username";
                }))
                (field(reader, "claim-password", "site-password", &html! {
                    input id="claim-password" type="password" name="password" required minlength="8" autocomplete="new-password";
                }))
                (field(reader, "claim-email", "site-email", &html! {
                    input id="claim-email" type="email" name="email" autocomplete="email";
                }))
                button class="b" { (reader.say("site-claim")) }
            }
        }
    }
}

fn new_password(reader: &Reader) -> Markup {
    html! {
        section class="sheet" {
            h2 class="rubric" { (reader.say("site-change-password")) }
            p { (reader.say("site-change-password-text")) }
            form method="post" action="/me/password" {
                (field(reader, "old", "site-password", &html! {
                    input id="old" type="password" name="old" required autocomplete="current-password";
                }))
                (field(reader, "new", "site-new-password", &html! {
                    input id="new" type="password" name="new" required minlength="8" autocomplete="new-password";
                }))
                button class="b" { (reader.say("site-change-password")) }
            }
            form class="part" method="post" action="/sign-out" { button class="b quiet" { (reader.say("site-sign-out")) } }
        }
    }
}

fn tokens(reader: &Reader, profile: &Profile) -> Markup {
    html! {
        section class="sheet" {
            h2 class="rubric" { (reader.say("site-tokens")) }
            p { (reader.say("site-tokens-text")) " " a href="/api" { (reader.say("site-for-programs")) } }
            @if let Some(fresh) = &profile.fresh {
                p class="said" role="status" { (reader.say("site-token-once")) " " code { (fresh) } }
            }
            @for token in &profile.tokens {
                form class="acts" method="post" action="/me/token/end" {
                    span { (token.label) }
                    button class="b quiet" name="token" value=(token.id) { (reader.say("site-end-token")) }
                }
            }
            form method="post" action="/me/token" {
                (field(reader, "label", "site-token-label", &html! {
                    input id="label" type="text" name="label" required maxlength="100";
                }))
                button class="b" { (reader.say("site-new-token")) }
            }
        }
    }
}

fn data(reader: &Reader) -> Markup {
    html! {
        section class="sheet" {
            h2 class="rubric" { (reader.say("site-your-data")) }
            p { (reader.say("site-export-text")) }
            p { a class="b" href="/me/export" { (reader.say("site-export")) } }
            h3 { (reader.say("site-delete")) }
            p { (reader.say("site-delete-text")) }
            form method="post" action="/me/delete" {
                label class="tick" {
                    input type="checkbox" name="sure" value="yes" required;
                    span { (reader.say("site-delete-sure")) }
                }
                button class="b end" { (reader.say("site-delete")) }
            }
        }
    }
}
