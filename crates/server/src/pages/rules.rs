//! The rulebook of a game: chapters, rules with anchors, a search.

use std::collections::BTreeSet;

use maud::{Markup, html};
use parlour_words::{Chapter, Rule, Rulebook};

use super::{Layout, game_name};
use crate::session::Reader;

/// The rulebook of a game, or the rules that have all the words looked for.
pub(crate) fn rules(reader: &Reader, game: &str, book: &Rulebook, sought: &str) -> Markup {
    let name = game_name(reader.words(), game);
    let title = reader.fill("site-rules-of", &[("game", name.as_str().into())]);
    let page = format!("/rules/{game}");
    let found: Option<BTreeSet<&str>> = Some(sought)
        .filter(|words| !words.trim().is_empty())
        .map(|words| book.search(words).into_iter().map(|rule| rule.id.as_str()).collect());
    let shown = |rule: &Rule| found.as_ref().is_none_or(|found| found.contains(rule.id.as_str()));
    let main = html! {
        h1 { (title) }
        p class="intro" { (reader.say("site-rules-lead")) }
        p { a href={ "/games/" (game) } { (name) } " · " a href={ "/new/" (game) } { (reader.say("site-new-table")) } }
        (search_form(reader, &page, sought, true))
        @if let Some(found) = &found {
            p role="status" {
                @if found.is_empty() { (reader.say("site-search-nothing")) }
                @else { (reader.count("site-search-found", found.len())) }
                " " a href=(page) { (reader.say("site-search-clear")) }
            }
        }
        div class="book" {
            @if found.is_none() { (contents(reader, book)) }
            div {
                @for chapter in &book.chapters {
                    @if chapter.rules.iter().any(shown) { (part(reader, book, chapter, &shown)) }
                }
            }
        }
    };
    Layout::new(reader, &title).style("rules.css").script("rules.js").page(&main)
}

/// Works without script; with script the page narrows while one types.
pub(super) fn search_form(reader: &Reader, page: &str, sought: &str, filters: bool) -> Markup {
    html! {
        form class="search" role="search" method="get" action=(page) {
            input type="search" name="q" value=(sought) aria-label=(reader.say("site-search-rules"))
                placeholder=(reader.say("site-search-rules")) data-filter[filters];
            button class="b" { (reader.say("site-search")) }
        }
    }
}

fn contents(reader: &Reader, book: &Rulebook) -> Markup {
    html! {
        nav class="toc sheet" aria-labelledby="chapters" {
            h2 id="chapters" { (reader.say("site-chapters")) }
            ol { @for chapter in &book.chapters { li { a href={ "#chapter-" (chapter.number) } { (chapter.title) } } } }
        }
    }
}

fn part(reader: &Reader, book: &Rulebook, chapter: &Chapter, shown: &impl Fn(&Rule) -> bool) -> Markup {
    html! {
        section data-chapter {
            h2 id={ "chapter-" (chapter.number) } { (chapter.title) }
            @for rule in chapter.rules.iter().filter(|rule| shown(rule)) {
                div class="law" id=(rule.id) data-rule {
                    a href={ "#" (rule.id) } aria-label=(reader.fill("site-rule-link", &[("rule", rule.id.as_str().into())])) {
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
