//! Before a newcomer's first game: two questions that choose the right beginning.

use maud::{Markup, html};

use super::art::{cover, cover_symbols};
use super::shelf::Codex;
use super::{Layout, game_name};
use crate::Viewer;

/// The two questions: have you played it, how long have you got?
pub fn begin(viewer: &Viewer, codex: &Codex) -> Markup {
    let name = game_name(viewer.words(), codex.id);
    let title = viewer.fill("site-play-now-of", &[("game", name.as_str().into())]);
    let main = html! {
        (cover_symbols(&[codex]))
        div class="game" {
            (cover(codex, &name))
            div {
                h1 { (title) }
                form class="begin" method="post" action={ "/play/" (codex.id) } {
                    (question(viewer, "played", &["never", "little", "often"]))
                    (question(viewer, "time", &["quarter", "hour", "evening"]))
                    p { button class="b go big" { (viewer.say("site-begin-go")) } }
                    p { small { (viewer.say("site-begin-note")) } }
                }
            }
        }
    };
    Layout::new(viewer, &title).style("shelf.css").page(&main)
}

/// A question with a few answers, of which the first is chosen.
fn question(viewer: &Viewer, name: &str, answers: &[&str]) -> Markup {
    html! {
        fieldset class="sheet" {
            legend { (viewer.say(&format!("site-begin-{name}"))) }
            @for (index, answer) in answers.iter().enumerate() {
                label {
                    input type="radio" name=(name) value=(answer) checked[index == 0];
                    " " (viewer.say(&format!("site-begin-{name}-{answer}")))
                }
            }
        }
    }
}
