//! The rulebook of a game: chapters, rules with anchors, a search.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, html};
use parlour_words::{Chapter, Query, Rule, Rulebook};

use super::{Layout, game_name, plates};
use crate::Viewer;
use crate::assets::board_style;
use crate::glossary::{Entry, glossary};

/// The rulebook of a game, or the rules that have all the words looked for.
pub fn rules(viewer: &Viewer, game: &str, book: &Rulebook, sought: &str) -> Markup {
    let name = game_name(viewer.words(), game);
    let title = viewer.fill("site-rules-of", &[("game", name.as_str().into())]);
    let page = format!("/rules/{game}");
    let found: Option<BTreeSet<&str>> = Some(sought)
        .filter(|words| !words.trim().is_empty())
        .map(|words| book.search(words).into_iter().map(|rule| rule.id.as_str()).collect());
    let query = found.as_ref().map(|_| Query::new(sought));
    let things = glossary(game, viewer.lang);
    let things: Vec<&Entry> =
        things.iter().filter(|entry| query.as_ref().is_none_or(|query| entry.fits(query))).collect();
    let hits = found.as_ref().map(|found| found.len() + things.len());
    let shown = |rule: &Rule| found.as_ref().is_none_or(|found| found.contains(rule.id.as_str()));
    let main = html! {
        h1 { (title) }
        p class="intro" { (viewer.say("site-rules-lead")) }
        p { a href={ "/games/" (game) "/overview" } { (viewer.say("site-overview")) } " · " a href={ "/games/" (game) } { (name) } " · " a href={ "/new/" (game) } { (viewer.say("site-new-table")) } }
        (search_form(viewer, &page, sought, true))
        @if let Some(hits) = hits {
            p role="status" {
                @if hits == 0 { (viewer.say("site-search-nothing")) }
                @else { (viewer.count("site-search-found", hits)) }
                " " a href=(page) { (viewer.say("site-search-clear")) }
            }
        }
        div class="book" {
            @if found.is_none() { (contents(viewer, book)) }
            div {
                @for chapter in &book.chapters {
                    @if chapter.rules.iter().any(shown) { (part(viewer, game, book, chapter, &shown, found.is_none())) }
                }
                @if !things.is_empty() { (glossary_part(viewer, game, &things)) }
            }
        }
    };
    // The pictures of the glossary are made of the board's symbols.
    let symbols = PreEscaped(parlour_boards::sprite_of(game, &main.0));
    Layout::new(viewer, &title)
        .style("rules.css")
        .style(board_style(game))
        .script("rules.js")
        .page(&html! { (symbols) (main) })
}

/// The things of the game with their sheets: the same as at the table.
fn glossary_part(viewer: &Viewer, game: &str, things: &[&Entry]) -> Markup {
    html! {
        section data-chapter {
            h2 id="glossary" { (viewer.say("site-rules-glossary")) }
            p { (viewer.say("site-rules-glossary-lead")) }
            div class="glossary" { @for thing in things { (thing.markup(viewer, game)) } }
        }
    }
}

/// Works without script; with script the page narrows while one types.
pub(super) fn search_form(viewer: &Viewer, page: &str, sought: &str, filters: bool) -> Markup {
    html! {
        form class="search" role="search" method="get" action=(page) {
            input type="search" name="q" value=(sought) aria-label=(viewer.say("site-search-rules"))
                placeholder=(viewer.say("site-search-rules")) data-filter[filters];
            button class="b" { (viewer.say("site-search")) }
        }
    }
}

fn contents(viewer: &Viewer, book: &Rulebook) -> Markup {
    html! {
        nav class="toc sheet" aria-labelledby="chapters" {
            h2 id="chapters" { (viewer.say("site-chapters")) }
            ol { @for chapter in &book.chapters { li { a href={ "#chapter-" (chapter.number) } { (chapter.title) } } } li { a href="#glossary" { (viewer.say("site-rules-glossary")) } } }
        }
    }
}

/// A chapter: its pictures, unless somebody looks for words, and its rules.
fn part(
    viewer: &Viewer,
    game: &str,
    book: &Rulebook,
    chapter: &Chapter,
    shown: &impl Fn(&Rule) -> bool,
    pictures: bool,
) -> Markup {
    html! {
        section data-chapter {
            h2 id={ "chapter-" (chapter.number) } { (chapter.title) }
            @if pictures { (plates::of_chapter(viewer, game, &chapter.number)) }
            @for rule in chapter.rules.iter().filter(|rule| shown(rule)) {
                div class="law" id=(rule.id) data-rule {
                    a href={ "#" (rule.id) } aria-label=(viewer.fill("site-rule-link", &[("rule", rule.id.as_str().into())])) {
                        (rule.id)
                    }
                    p { (with_links(book, &rule.text)) }
                }
            }
        }
    }
}

/// The paragraph, with links to the rules it names.
fn with_links(book: &Rulebook, text: &str) -> Markup {
    let start = format!("{}-", book.prefix());
    let mut pieces = text.split(&start);
    let first = pieces.next().unwrap_or_default();
    html! {
        (first)
        @for piece in pieces {
            @let number = piece.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.').unwrap_or(piece.len());
            @let number = piece[..number].trim_end_matches('.').len();
            @let id = format!("{start}{}", &piece[..number]);
            @if book.rule(&id).is_some() { a href={ "#" (id) } { (id) } } @else { (id) }
            (piece[number..])
        }
    }
}

#[cfg(test)]
mod tests {
    use parlour_words::{Lang, Words};

    use super::*;

    #[test]
    fn rules_that_are_named_are_linked() {
        let book = Words::get(Lang::En).rulebook("PIL").unwrap();
        let text = with_links(book, "As PIL-4.3. Not PIL-99.9, said PIL-2.1: so.").into_string();
        assert_eq!(
            text,
            "As <a href=\"#PIL-4.3\">PIL-4.3</a>. Not PIL-99.9, said <a href=\"#PIL-2.1\">PIL-2.1</a>: so."
        );
    }
}
