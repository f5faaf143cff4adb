//! The page of a game: what it is, how it is played, its rules and its box, the best scores.

use maud::{Markup, html};
use parlour_core::any::AnyGame;
use parlour_core::{Mode, OptionSpec};

use super::art::{cover, cover_symbols, has_symbol, symbols};
use super::home::play_now;
use super::learn::{learn_link, short_lessons};
use super::shelf::Codex;
use super::{Layout, facts, game_name};
use crate::Viewer;

/// One of the best scores of a game.
pub struct BestScore {
    /// The id of the table.
    pub table: String,
    /// Player count and options, if they can be read.
    pub mode: Option<Mode>,
    /// Who reached it.
    pub name: String,
    /// The points.
    pub points: i64,
}

/// The page of a game.
pub fn game(
    viewer: &Viewer,
    game: &dyn AnyGame,
    codex: &Codex,
    scores: &[BestScore],
    levels: &[&str],
) -> Markup {
    let id = game.about().id;
    let name = game_name(viewer.words(), id);
    let main = html! {
        (cover_symbols(&[codex]))
        div class="game" {
            (cover(codex, &name))
            div {
                h1 { (name) }
                p class="intro" { (viewer.say(&format!("{id}-about"))) }
                (facts_list(viewer, codex))
                div class="acts" {
                    (play_now(viewer, id, &name))
                    (learn_link(viewer, id, &name))
                    a class="b" href={ "/new/" (id) } { (viewer.say("site-new-table")) }
                    a class="b quiet" href={ "/games/" (id) "/overview" } { (viewer.say("site-overview")) }
                    a class="b quiet" href={ "/rules/" (id) } { (viewer.say("site-rules")) }
                }
                (short_lessons(viewer.words(), id, &viewer.say("table-learn-short")))
            }
        }
        (modes(viewer, game))
        (rules(viewer, game))
        (glossary(viewer, codex))
        (bots(viewer, levels))
        (best(viewer, id, scores))
    };
    Layout::new(viewer, &name).style("shelf.css").style("rules.css").page(&main)
}

fn facts_list(viewer: &Viewer, codex: &Codex) -> Markup {
    let (full, empty) = (usize::from(codex.weight), 5 - usize::from(codex.weight));
    html! {
        dl class="facts-list" {
            dt { (viewer.say("site-fact-players")) }
            dd { (facts::players(viewer, codex.id)) }
            dt { (viewer.say("site-fact-time")) }
            dd { (facts::minutes(viewer, codex)) }
            dt { (viewer.say("site-fact-weight")) }
            dd {
                span class="quills" aria-hidden="true" { ("◆".repeat(full)) ("◇".repeat(empty)) } " "
                (viewer.say(&format!("site-weight-{}", codex.weight)))
            }
            dt { (viewer.say("site-fact-credits")) }
            dd { (viewer.say(&format!("{}-credits", codex.id))) }
        }
    }
}

fn modes(viewer: &Viewer, game: &dyn AnyGame) -> Markup {
    let about = game.about();
    let alone = if about.players.0 == 1 { "site-modes-alone" } else { "site-modes-bots" };
    html! {
        section class="part" {
            h2 { (viewer.say("site-modes")) }
            ul {
                li { (facts::players(viewer, about.id)) "." }
                li { (viewer.say(alone)) }
                @for spec in about.options { li { (option_line(viewer, about.id, spec)) } }
            }
        }
    }
}

fn option_line(viewer: &Viewer, game: &str, spec: &OptionSpec) -> String {
    let words = viewer.words();
    let values: Vec<String> =
        spec.values.iter().map(|value| facts::value(words, game, spec.key, value)).collect();
    let (what, values) = (capital(&facts::option(words, game, spec.key)), values.join(" · "));
    viewer.fill("site-modes-values", &[("what", what.as_str().into()), ("values", values.as_str().into())])
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn rules(viewer: &Viewer, game: &dyn AnyGame) -> Markup {
    let about = game.about();
    let Some(book) = viewer.words().rulebook(about.prefix) else { return html! {} };
    let page = format!("/rules/{}", about.id);
    html! {
        section class="part" {
            h2 { (viewer.say("site-rules")) }
            p { (viewer.say("site-rules-lead")) }
            (super::rules::search_form(viewer, &page, "", false))
            ol class="chapters" {
                @for chapter in &book.chapters { li { a href={ (page) "#chapter-" (chapter.number) } { (chapter.title) } } }
            }
        }
    }
}

/// The names of everything in the box, with the sign where a drawing has one.
fn glossary(viewer: &Viewer, codex: &Codex) -> Markup {
    let words = viewer.words();
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
            h2 { (viewer.say("site-glossary")) }
            svg class="sprite" width="0" height="0" aria-hidden="true" { defs { (symbols(&sprite, &ids)) } }
            div class="glossary" {
                @for (family, title) in codex.glossary {
                    details class="sheet" {
                        summary { (viewer.say(title)) small { (words.keys(family).count()) } }
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

fn bots(viewer: &Viewer, levels: &[&str]) -> Markup {
    let words = viewer.words();
    html! {
        section class="part" {
            h2 { (viewer.say("site-bots")) }
            p { (viewer.say("site-bots-lead")) }
            dl class="facts-list" {
                @for level in facts::offered(levels, "") {
                    dt { (capital(&facts::level(words, level))) }
                    dd { (words.facet(&format!("level-{level}"), "character").unwrap_or_default()) }
                }
            }
        }
    }
}

fn best(viewer: &Viewer, game: &str, scores: &[BestScore]) -> Markup {
    html! {
        section class="part" {
            h2 { (viewer.say("site-scores")) }
            @if scores.is_empty() { p { (viewer.say("site-no-scores")) } }
            @for of_mode in scores.chunk_by(|one, next| one.mode == next.mode) {
                h3 { (facts::mode(viewer, game, of_mode[0].mode.as_ref())) }
                (best_of_mode(viewer, of_mode))
            }
        }
    }
}

/// The best scores of one mode: those of others cannot be held against them.
fn best_of_mode(viewer: &Viewer, scores: &[BestScore]) -> Markup {
    html! {
        div class="sheet scroll" {
            table class="rows" {
                thead {
                    tr {
                        th scope="col" class="n" { (viewer.say("site-score-points")) }
                        th scope="col" { (viewer.say("site-score-name")) }
                        th scope="col" { (viewer.say("site-score-mode")) }
                    }
                }
                tbody {
                    @for score in scores {
                        tr {
                            td class="n" { strong { (score.points) } }
                            td { (score.name) }
                            td { a href={ "/t/" (score.table) } { (viewer.say("site-score-look")) } }
                        }
                    }
                }
            }
        }
    }
}
