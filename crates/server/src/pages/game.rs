//! The page of a game: what it is, how it is played, its rules and its box, the best scores.

use maud::{Markup, html};
use parlour_core::OptionSpec;
use parlour_core::any::AnyGame;
use parlour_store::BestScore;

use super::art::{cover, cover_symbols, has_symbol, symbols};
use super::home::play_now;
use super::shelf::Codex;
use super::{Layout, facts, game_name};
use crate::session::Reader;

/// The page of a game.
pub(crate) fn game(
    reader: &Reader,
    game: &dyn AnyGame,
    codex: &Codex,
    scores: &[BestScore],
    levels: &[&str],
) -> Markup {
    let id = game.about().id;
    let name = game_name(reader.words(), id);
    let main = html! {
        (cover_symbols(&[codex]))
        div class="game" {
            (cover(codex, &name))
            div {
                h1 { (name) }
                p class="intro" { (reader.say(&format!("{id}-about"))) }
                (facts_list(reader, codex))
                div class="acts" {
                    (play_now(reader, id, &name))
                    a class="b" href={ "/new/" (id) } { (reader.say("site-new-table")) }
                    a class="b quiet" href={ "/rules/" (id) } { (reader.say("site-rules")) }
                }
            }
        }
        (modes(reader, game))
        (rules(reader, game))
        (glossary(reader, codex))
        (bots(reader, levels))
        (best(reader, id, scores))
    };
    Layout::new(reader, &name).style("shelf.css").style("rules.css").page(&main)
}

fn facts_list(reader: &Reader, codex: &Codex) -> Markup {
    let (full, empty) = (usize::from(codex.weight), 5 - usize::from(codex.weight));
    html! {
        dl class="facts-list" {
            dt { (reader.say("site-fact-players")) }
            dd { (facts::players(reader, codex.id)) }
            dt { (reader.say("site-fact-time")) }
            dd { (facts::minutes(reader, codex)) }
            dt { (reader.say("site-fact-weight")) }
            dd {
                span class="quills" aria-hidden="true" { ("◆".repeat(full)) ("◇".repeat(empty)) } " "
                (reader.say(&format!("site-weight-{}", codex.weight)))
            }
            dt { (reader.say("site-fact-credits")) }
            dd { (reader.say(&format!("{}-credits", codex.id))) }
        }
    }
}

fn modes(reader: &Reader, game: &dyn AnyGame) -> Markup {
    let about = game.about();
    let alone = if about.players.0 == 1 { "site-modes-alone" } else { "site-modes-bots" };
    html! {
        section class="part" {
            h2 { (reader.say("site-modes")) }
            ul {
                li { (facts::players(reader, about.id)) "." }
                li { (reader.say(alone)) }
                @for spec in about.options { li { (option_line(reader, about.id, spec)) } }
            }
        }
    }
}

fn option_line(reader: &Reader, game: &str, spec: &OptionSpec) -> String {
    let words = reader.words();
    let values: Vec<String> =
        spec.values.iter().map(|value| facts::value(words, game, spec.key, value)).collect();
    let (what, values) = (capital(&facts::option(words, game, spec.key)), values.join(" · "));
    reader.fill("site-modes-values", &[("what", what.as_str().into()), ("values", values.as_str().into())])
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn rules(reader: &Reader, game: &dyn AnyGame) -> Markup {
    let about = game.about();
    let Some(book) = reader.words().rulebook(about.prefix) else { return html! {} };
    let page = format!("/rules/{}", about.id);
    html! {
        section class="part" {
            h2 { (reader.say("site-rules")) }
            p { (reader.say("site-rules-lead")) }
            (super::rules::search_form(reader, &page, "", false))
            ol class="chapters" {
                @for chapter in &book.chapters { li { a href={ (page) "#chapter-" (chapter.number) } { (chapter.title) } } }
            }
        }
    }
}

/// The names of everything in the box, with the sign where a drawing has one.
fn glossary(reader: &Reader, codex: &Codex) -> Markup {
    let words = reader.words();
    let sprite = parlour_boards::sprite(codex.id);
    let sign = |key: &str, family: &str| {
        let id = format!("i-{}", &key[family.len()..]);
        has_symbol(&sprite, &id).then_some(id)
    };
    let keys =
        codex.glossary.iter().flat_map(|(family, _)| words.keys(family).map(move |key| (*family, key)));
    // The cover has brought its own symbols already.
    let on_cover = |id: &String| codex.art.contains(&format!("href=\"#{id}\""));
    let signs: Vec<String> =
        keys.filter_map(|(family, key)| sign(key, family)).filter(|id| !on_cover(id)).collect();
    let ids: Vec<&str> = signs.iter().map(String::as_str).collect();
    html! {
        section class="part" {
            h2 { (reader.say("site-glossary")) }
            svg class="sprite" width="0" height="0" aria-hidden="true" { defs { (symbols(&sprite, &ids)) } }
            div class="glossary" {
                @for (family, title) in codex.glossary {
                    details class="sheet" {
                        summary { (reader.say(title)) small { (words.keys(family).count()) } }
                        dl {
                            @for key in words.keys(family) {
                                div {
                                    @if let Some(sign) = sign(key, family) { (parlour_kit::icon::inline(&sign)) }
                                    dt { (words.word(key)) }
                                    @if let Some(effect) = words.facet(key, "effect") { dd { (effect) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn bots(reader: &Reader, levels: &[&str]) -> Markup {
    let words = reader.words();
    html! {
        section class="part" {
            h2 { (reader.say("site-bots")) }
            p { (reader.say("site-bots-lead")) }
            dl class="facts-list" {
                @for level in facts::offered(levels, "") {
                    dt { (capital(&facts::level(words, level))) }
                    dd { (words.facet(&format!("level-{level}"), "character").unwrap_or_default()) }
                }
            }
        }
    }
}

fn best(reader: &Reader, game: &str, scores: &[BestScore]) -> Markup {
    html! {
        section class="part" {
            h2 { (reader.say("site-scores")) }
            @if scores.is_empty() { p { (reader.say("site-no-scores")) } }
            @else {
                div class="sheet scroll" {
                    table class="rows" {
                        thead {
                            tr {
                                th scope="col" class="n" { (reader.say("site-score-points")) }
                                th scope="col" { (reader.say("site-score-name")) }
                                th scope="col" { (reader.say("site-score-mode")) }
                            }
                        }
                        tbody {
                            @for score in scores {
                                tr {
                                    td class="n" { strong { (score.points) } }
                                    td { (score.name) }
                                    td { a href={ "/t/" (score.table) } { (facts::mode(reader, game, &score.mode)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
