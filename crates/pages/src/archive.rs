//! The archive: every game of somebody's that is over, the latest first.

use maud::{Markup, html};
use parlour_model::TableInfo;

use super::home::tables;
use super::layout;
use crate::Viewer;

/// A page of the archive; `next` leads to the games before these.
pub fn archive(viewer: &Viewer, games: &[TableInfo], next: Option<&str>) -> Markup {
    let title = viewer.say("site-archive");
    let main = html! {
        h1 { (title) }
        @if games.is_empty() { p { (viewer.say("site-archive-empty")) } }
        @else {
            div class="sheet" {
                (tables(viewer, games.iter().map(|table| (table, html! { (viewer.say("site-look")) }))))
            }
        }
        @if let Some(next) = next { p { a class="b" href=(next) { (viewer.say("site-archive-more")) } } }
    };
    layout(viewer, &title, &main)
}
