//! Profile and settings: everything about oneself, on one page.

use maud::{Markup, html};
use parlour_words::{Blank, Lang};

use super::account::field;
use super::home::tables;
use super::layout::Layout;
use super::notices::{NoticesPart, notices};
use super::rest::rest;
use crate::{PersonCard, Viewer};
use parlour_model::TableInfo;
use parlour_model::{Coaching, Motion, Rest, Sound, Theme, TurnEnd};

/// What the page shows besides the person.
#[derive(Default)]
pub struct Profile {
    /// The tokens, without their secrets.
    pub tokens: Vec<TokenLine>,
    /// A token that was just made: shown once.
    pub fresh: Option<String>,
    /// Games that are over.
    pub finished: Vec<TableInfo>,
    /// Something was just saved.
    pub saved: bool,
    /// Where and when the person is told of things.
    pub notices: NoticesPart,
    /// When the person's clocks stand still.
    pub rest: Rest,
    /// What time it is, in milliseconds since 1970.
    pub now: i64,
    /// How long things are kept.
    pub kept: Kept,
}

/// How many days things are kept.
#[derive(Default)]
pub struct Kept {
    /// Guests who are not seen.
    pub guests: u64,
    /// Tables that are not started.
    pub unstarted: u64,
    /// Games nobody moves at.
    pub standing: u64,
    /// Games that were given up.
    pub given_up: u64,
}

/// A token, without its secret.
pub struct TokenLine {
    /// Its number.
    pub id: i64,
    /// What its owner calls it.
    pub label: String,
}

/// Profile, settings, account, tokens, export, deletion.
pub fn profile(viewer: &Viewer, person: &PersonCard, profile: &Profile) -> Markup {
    let kind = viewer.say(&format!("site-kind-{}", person.kind));
    let main = html! {
        h1 { (person.name) }
        p class="quiet-text" { (kind) @if let Some(login) = &person.login { " · " (login) } }
        @if profile.saved { p class="said" role="status" { (viewer.say("site-saved")) } }
        div class="two" {
            div class="form" {
                (choices(viewer, person))
                (rest(viewer, &profile.rest, profile.now))
            }
            div class="form" {
                (notices(viewer, &profile.notices))
                @if person.is_guest { (claim(viewer)) } @else { (new_password(viewer)) }
                (another_device(viewer))
                (tokens(viewer, profile))
                (data(viewer, &profile.kept))
            }
        }
        @if !profile.finished.is_empty() {
            section class="part" {
                h2 { (viewer.say("site-past-games")) }
                div class="sheet" {
                    (tables(viewer, profile.finished.iter().map(|table| (table, html! { (viewer.say("site-look")) }))))
                }
            }
        }
    };
    Layout::new(viewer, &person.name).script("notices.js").page(&main)
}

fn choices(viewer: &Viewer, person: &PersonCard) -> Markup {
    html! {
        form class="form" method="post" action="/me" {
            (yourself(viewer, person))
            (at_the_table(viewer))
            div class="acts" { button class="b go big" { (viewer.say("site-save")) } }
        }
    }
}

fn yourself(viewer: &Viewer, person: &PersonCard) -> Markup {
    html! {
        fieldset class="sheet" {
            legend { (viewer.say("site-you")) }
            (field(viewer, "name", "site-name", &html! {
                input id="name" type="text" name="name" value=(person.name) required maxlength="40";
            }))
            (field(viewer, "lang", "site-language", &html! {
                select id="lang" name="lang" {
                    @for lang in Lang::ALL {
                        option value=(lang.code()) selected[lang == viewer.lang] {
                            (viewer.say(if lang == Lang::Fr { "site-in-french" } else { "site-in-english" }))
                        }
                    }
                }
            }))
            (field(viewer, "theme", "site-theme", &html! {
                select id="theme" name="theme" {
                    @for theme in Theme::ALL {
                        option value=(theme.word()) selected[*theme == viewer.theme] {
                            (viewer.say(&format!("site-theme-as-{}", theme.word())))
                        }
                    }
                }
            }))
        }
    }
}

fn at_the_table(viewer: &Viewer) -> Markup {
    let settings = &viewer.settings;
    html! {
        fieldset class="sheet" {
            legend { (viewer.say("site-at-the-table")) }
            (field(viewer, "turn", "site-turn-ends", &html! {
                select id="turn" name="turn" {
                    @for turns in TurnEnd::ALL {
                        option value=(turns.word()) selected[*turns == settings.turns()] {
                            (viewer.say(&format!("site-turn-{}", turns.word())))
                        }
                    }
                }
            }))
            (field(viewer, "coach", "site-coaching", &html! {
                select id="coach" name="coach" {
                    @for coaching in Coaching::ALL {
                        option value=(coaching.word()) selected[*coaching == settings.coach] {
                            (viewer.say(&format!("site-coaching-{}", coaching.word())))
                        }
                    }
                }
            }))
            (field(viewer, "motion", "site-motion", &html! {
                select id="motion" name="motion" {
                    @for motion in Motion::ALL {
                        option value=(motion.word()) selected[*motion == settings.motion] {
                            (viewer.say(&format!("site-motion-{}", motion.word())))
                        }
                    }
                }
            }))
            (tick(viewer, "symbols", "site-symbols", settings.symbols, Some("site-symbols-hint")))
            (tick(viewer, "text-table", "site-text-table", settings.text_table, Some("site-text-table-hint")))
            (tick(viewer, "tap-acts", "site-tap-acts", settings.tap_acts, Some("site-tap-acts-hint")))
            (tick(viewer, "keys", "site-keys", settings.keys, Some("site-keys-hint")))
            (sounds(viewer))
        }
    }
}

/// All sounds at once, each of them, and how loud.
fn sounds(viewer: &Viewer) -> Markup {
    let settings = &viewer.settings;
    html! {
        (tick(viewer, "sound", "site-sound", settings.sound, None))
        div class="sounds" {
            @for sound in Sound::ALL {
                @let word = sound.word();
                (tick(viewer, &format!("sound-{word}"), &format!("site-sound-{word}"), !settings.muted.contains(sound), None))
            }
            (field(viewer, "volume", "site-volume", &html! {
                input id="volume" type="range" name="volume" min="0" max="100" step="5" value=(settings.volume);
            }))
        }
    }
}

/// A box to tick.
fn tick(viewer: &Viewer, name: &str, text: &str, ticked: bool, hint: Option<&str>) -> Markup {
    html! {
        label class="tick" {
            input type="checkbox" name=(name) value="yes" checked[ticked];
            span { (viewer.say(text)) }
            @if let Some(hint) = hint { span class="hint" { (viewer.say(hint)) } }
        }
    }
}

fn claim(viewer: &Viewer) -> Markup {
    html! {
        section class="sheet" {
            h2 class="rubric" { (viewer.say("site-claim")) }
            p { (viewer.say("site-claim-text")) }
            form method="post" action="/me/claim" {
                (field(viewer, "claim-login", "site-login", &html! {
                    input id="claim-login" type="text" name="login" required autocomplete="username";
                }))
                (field(viewer, "claim-password", "site-password", &html! {
                    input id="claim-password" type="password" name="password" required minlength="8" autocomplete="new-password";
                }))
                (field(viewer, "claim-email", "site-email", &html! {
                    input id="claim-email" type="email" name="email" autocomplete="email";
                }))
                button class="b" { (viewer.say("site-claim")) }
            }
        }
    }
}

fn another_device(viewer: &Viewer) -> Markup {
    html! {
        section class="sheet" {
            h2 class="rubric" { (viewer.say("site-device")) }
            p { (viewer.say("site-device-text")) }
            form method="post" action="/me/device" { button class="b" { (viewer.say("site-device-make")) } }
        }
    }
}

fn new_password(viewer: &Viewer) -> Markup {
    html! {
        section class="sheet" {
            h2 class="rubric" { (viewer.say("site-change-password")) }
            p { (viewer.say("site-change-password-text")) }
            form method="post" action="/me/password" {
                (field(viewer, "old", "site-password", &html! {
                    input id="old" type="password" name="old" required autocomplete="current-password";
                }))
                (field(viewer, "new", "site-new-password", &html! {
                    input id="new" type="password" name="new" required minlength="8" autocomplete="new-password";
                }))
                button class="b" { (viewer.say("site-change-password")) }
            }
            form class="part" method="post" action="/sign-out" { button class="b quiet" { (viewer.say("site-sign-out")) } }
        }
    }
}

fn tokens(viewer: &Viewer, profile: &Profile) -> Markup {
    html! {
        section class="sheet" {
            h2 class="rubric" { (viewer.say("site-tokens")) }
            p { (viewer.say("site-tokens-text")) " " a href="/api" { (viewer.say("site-for-programs")) } }
            @if let Some(fresh) = &profile.fresh {
                p class="said" role="status" { (viewer.say("site-token-once")) " " code { (fresh) } }
            }
            @for token in &profile.tokens {
                form class="acts" method="post" action="/me/token/end" {
                    span { (token.label) }
                    button class="b quiet" name="token" value=(token.id) { (viewer.say("site-end-token")) }
                }
            }
            form method="post" action="/me/token" {
                (field(viewer, "label", "site-token-label", &html! {
                    input id="label" type="text" name="label" required maxlength="100";
                }))
                button class="b" { (viewer.say("site-new-token")) }
            }
        }
    }
}

fn data(viewer: &Viewer, kept: &Kept) -> Markup {
    let days = |days: u64| Blank::from(days as i64);
    let kept = [
        ("guests", days(kept.guests)),
        ("unstarted", days(kept.unstarted)),
        ("standing", days(kept.standing)),
        ("given-up", days(kept.given_up)),
    ];
    html! {
        section class="sheet" {
            h2 class="rubric" { (viewer.say("site-your-data")) }
            p { (viewer.say("site-export-text")) }
            p { a class="b" href="/me/export" { (viewer.say("site-export")) } }
            p class="hint" { (viewer.fill("site-kept", &kept)) }
            h3 { (viewer.say("site-delete")) }
            p { (viewer.say("site-delete-text")) }
            form method="post" action="/me/delete" {
                label class="tick" {
                    input type="checkbox" name="sure" value="yes" required;
                    span { (viewer.say("site-delete-sure")) }
                }
                button class="b end" { (viewer.say("site-delete")) }
            }
        }
    }
}
