//! The lessons of a game: what each teaches, how long it takes, where one begins or goes on.

use maud::{Markup, html};
use parlour_words::Words;

use super::art::{cover, cover_symbols};
use super::shelf::Codex;
use super::{Layout, game_name};
use crate::Viewer;

/// A lesson as its page lists it.
pub struct LessonCard {
    /// Its name in the address.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
    /// What is learnt.
    pub about: String,
    /// How long it takes.
    pub minutes: usize,
    /// Has the reader begun it?
    pub begun: bool,
}

/// The lessons of a game; the one that was asked for by name comes first.
pub fn learn(viewer: &Viewer, codex: &Codex, lessons: &[LessonCard]) -> Markup {
    let name = game_name(viewer.words(), codex.id);
    let title = viewer.fill("site-learn-of", &[("game", name.as_str().into())]);
    let main = html! {
        (cover_symbols(&[codex]))
        div class="game" {
            (cover(codex, &name))
            div {
                h1 { (title) }
                p class="intro" { (viewer.say("site-learn-intro")) }
                ol class="lessons" {
                    @for (index, lesson) in lessons.iter().enumerate() { li { (card(viewer, codex.id, lesson, index == 0)) } }
                }
                p { a href={ "/games/" (codex.id) } { (viewer.fill("site-learn-game", &[("game", name.as_str().into())])) } " · "
                    a href={ "/rules/" (codex.id) } { (viewer.say("site-rules")) } }
            }
        }
    };
    Layout::new(viewer, &title).style("shelf.css").page(&main)
}

fn card(viewer: &Viewer, game: &str, lesson: &LessonCard, first: bool) -> Markup {
    let begin = if lesson.begun { "site-learn-resume" } else { "site-learn-begin" };
    let label = viewer.fill(
        "site-learn-label",
        &[("what", viewer.say(begin).as_str().into()), ("title", lesson.title.as_str().into())],
    );
    html! {
        div class="sheet lesson" {
            div {
                h2 { (lesson.title) }
                p { (lesson.about) }
                small { (viewer.count("site-learn-minutes", lesson.minutes)) }
            }
            form method="post" action={ "/learn/" (game) "/" (lesson.name) } {
                button class={ "b" @if first { " go" } } aria-label=(label) { (viewer.say(begin)) }
            }
        }
    }
}

/// The ways to the short lessons of a game, those after the first; nothing where there are none.
pub(super) fn short_lessons(words: &Words, game: &str, about: &str) -> Markup {
    let lessons: Vec<_> = parlour_lessons::of_game(game).skip(1).collect();
    html! {
        @if !lessons.is_empty() {
            p class="short-lessons" {
                (about) " "
                @for (index, lesson) in lessons.iter().enumerate() {
                    @if index > 0 { " · " }
                    a href={ "/learn/" (game) "/" (lesson.name) } { (words.word(&lesson.title_key())) }
                }
            }
        }
    }
}

/// The way to the first lesson of a game.
pub(super) fn learn_link(viewer: &Viewer, game: &str, name: &str) -> Markup {
    html! {
        a class="b" href={ "/learn/" (game) } aria-label=(viewer.fill("site-learn-of", &[("game", name.into())])) { (viewer.say("site-learn")) }
    }
}
