//! What would differ in a game under newer rules, with the form to propose them.

use maud::{Markup, html};
use parlour_model::{PartingInfo, RevisionInfo};

use crate::Viewer;
use crate::layout::layout;

/// What would differ in a game under the newest rules.
pub fn revision(viewer: &Viewer, info: &RevisionInfo) -> Markup {
    let table = &info.table;
    let title = viewer.fill("site-revision-of", &[("game", table.game_name.as_str().into())]);
    let [rules, newest] = [table.rules, table.newest_rules].map(i64::from);
    let main = html! {
        h1 { (title) }
        p.intro { (viewer.fill("site-revision-now", &[("rules", rules.into()), ("newest", newest.into())])) }
        @match &info.parting {
            None => p { (viewer.say("site-revision-same")) },
            Some(parting) => (differs(viewer, info, parting)),
        }
        form method="post" action={ "/t/" (table.id) "/revision" } {
            input type="hidden" name="at" value=(info.at);
            p {
                button.b.go { (viewer.fill("site-revision-propose", &[("newest", newest.into())])) } " "
                a.b.quiet href={ "/t/" (table.id) } { (viewer.say("site-revision-stay")) }
            }
        }
        @if table.seats.iter().filter(|seat| seat.holder == "person" && !seat.resigned).count() > 1 {
            p { (viewer.say("site-revision-consent")) }
        }
    };
    layout(viewer, &title, &main)
}

/// The first line that is read otherwise, and what would be played again.
fn differs(viewer: &Viewer, info: &RevisionInfo, parting: &PartingInfo) -> Markup {
    let (line, lines) = (parting.keeps as i64 + 1, info.table.lines as i64);
    html! {
        p { (viewer.fill("site-revision-differs", &[("line", line.into())])) }
        @if !parting.texts.is_empty() { blockquote { @for text in &parting.texts { p { (text) } } } }
        @if parting.reasons.is_empty() { p { (viewer.say("site-revision-elsewhere")) } }
        @for reason in &parting.reasons {
            p {
                a href={ "/rules/" (info.table.game) "#" (reason.rule) } { (reason.rule) } " " (reason.text)
                @if let Some(paragraph) = &reason.paragraph { br; small { (paragraph) } }
            }
        }
        p {
            (viewer.fill("site-revision-again", &[("n", (lines - line + 1).into())])) " "
            a href={ "/t/" (info.table.id) "?at=" (parting.keeps) } { (viewer.say("site-revision-look")) }
        }
    }
}
