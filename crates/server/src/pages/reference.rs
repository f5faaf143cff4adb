//! Pages to look things up in: the rules of a game, the interface for programs.

use maud::{Markup, html};
use parlour_words::{Rulebook, Words};
use utoipa::openapi::{OpenApi, PathItem, path::Operation};

use super::text::{self, Text};
use super::{game_name, layout};
use crate::session::Reader;

/// The rulebook of a game; each rule can be linked to.
pub(crate) fn rules(reader: &Reader, game: &str, book: &Rulebook) -> Markup {
    let title = game_name(Words::get(reader.lang), game);
    let main = html! {
        h1 { (title) }
        @for chapter in &book.chapters {
            section {
                h2 { (chapter.title) }
                dl { @for rule in &chapter.rules { dt id=(rule.id) { (rule.id) } dd { (rule.text) } } }
            }
        }
    };
    layout(reader, &title, &main)
}

/// The interface for programs, from its own description.
pub(crate) fn api(reader: &Reader, document: &OpenApi) -> Markup {
    let say = |text: Text| text.of(reader.lang);
    let main = html! {
        h1 { (say(text::API_TITLE)) }
        p { (document.info.description.as_deref().unwrap_or_default()) }
        p { a href="/api/openapi.json" { "openapi.json" } }
        table {
            @for (path, item) in &document.paths.paths {
                @for (method, operation) in operations(item) {
                    tr {
                        th scope="row" { code { (method) " " (path) } }
                        td { (operation.summary.as_deref().unwrap_or_default()) }
                    }
                }
            }
        }
    };
    layout(reader, say(text::API_TITLE), &main)
}

fn operations(item: &PathItem) -> impl Iterator<Item = (&'static str, &Operation)> {
    let all = [
        ("GET", &item.get),
        ("POST", &item.post),
        ("PUT", &item.put),
        ("PATCH", &item.patch),
        ("DELETE", &item.delete),
    ];
    all.into_iter().filter_map(|(method, operation)| Some((method, operation.as_ref()?)))
}
