//! Opening a game from a file.

use maud::{Markup, html};

use super::Layout;
use super::account::field;
use crate::Viewer;

/// The form that takes a game from a file: with script from the file itself, without it as its text.
pub fn open_file(viewer: &Viewer, wrong: Option<&str>) -> Markup {
    let title = viewer.say("site-open-file");
    let main = html! {
        div class="column" {
            h1 { (title) }
            p class="intro" { (viewer.say("site-open-file-text")) }
            @if let Some(wrong) = wrong { p class="said wrong" role="alert" { (wrong) } }
            form class="form" method="post" action="/open" {
                @if viewer.person.is_none() {
                    div class="sheet" {
                        (field(viewer, "name", "site-your-name", &html! {
                            input id="name" type="text" name="name" required maxlength="40" autocomplete="nickname";
                        }))
                    }
                }
                div class="sheet" {
                    div class="field" hidden data-file-field {
                        label for="file" { (viewer.say("site-open-choose")) }
                        input id="file" type="file" accept=".journal,text/plain" data-fills="journal";
                    }
                    (field(viewer, "journal", "site-open-journal", &html! {
                        textarea id="journal" name="journal" rows="8" required spellcheck="false" {}
                    }))
                }
                fieldset class="sheet" {
                    legend { (viewer.say("site-open-with")) }
                    div class="picks" {
                        label class="pick" { input type="radio" name="with" value="here" checked; span { (viewer.say("site-open-here")) } }
                        label class="pick" { input type="radio" name="with" value="room"; span { (viewer.say("site-open-room")) } }
                    }
                    p class="hint" { (viewer.say("site-open-counts")) }
                }
                div class="acts" { button class="b go big" { (viewer.say("site-open-go")) } }
            }
        }
    };
    Layout::new(viewer, &title).style("seats.css").script("form.js").page(&main)
}
