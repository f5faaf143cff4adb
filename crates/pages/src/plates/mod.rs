//! Pictures beside words: parts of real positions, drawn by the boards, for the pages that explain a title.
//!
//! A picture is a step of a lesson, at which the table stands, and the things of the board that are cut out there. So it is
//! drawn anew by every version of the board, in the reader's language and theme, and no bitmap grows old.

mod sights;

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use maud::{Markup, html};
use parlour_boards::{Board, Face, Offered, Plate, Scene};
use parlour_core::Eyes;
use parlour_words::{Lang, Words};

use self::sights::SIGHTS;
use crate::Viewer;

/// A picture, before it is drawn.
#[derive(Copy, Clone)]
pub(crate) struct Sight {
    game: &'static str,
    /// Its text is `GAME-plate-NAME`.
    name: &'static str,
    /// The lesson and its step.
    lesson: &'static str,
    step: &'static str,
    /// Which of the phases of a round that is, as the board counts them.
    #[cfg_attr(not(test), expect(dead_code, reason = "a test holds the position to it"))]
    phase: usize,
    /// What is cut out: see [`Board::plate`].
    things: &'static [&'static str],
    /// Which of the five steps of a round it shows, in the title's overview.
    round: Option<usize>,
    /// The chapters of the rulebook it stands in.
    chapters: &'static [&'static str],
}

const fn sight(
    game: &'static str,
    name: &'static str,
    (lesson, step): (&'static str, &'static str),
    phase: usize,
    things: &'static [&'static str],
) -> Sight {
    Sight { game, name, lesson, step, phase, things, round: None, chapters: &[] }
}

impl Sight {
    const fn round(self, step: usize) -> Self {
        Self { round: Some(step), ..self }
    }

    const fn chapters(self, chapters: &'static [&'static str]) -> Self {
        Self { chapters, ..self }
    }

    fn key(&self) -> String {
        format!("{}-plate-{}", self.game, self.name)
    }

    /// The board at its step; with what the learner may answer, if that is to be seen.
    fn board(&self, lang: Lang, offered: bool) -> Option<Board> {
        let lesson = parlour_lessons::find(self.game, self.lesson)?;
        let table = parlour_lessons::stand(lesson, self.step)?;
        let (words, faces) = (Words::get(lang), Face::of_all(&table.header().names));
        let offers = if offered { Offered::list(table.as_ref(), lesson.learner, words) } else { Vec::new() };
        let scene = Scene { me: Some(lesson.learner), offers: &offers, ..Scene::watched(words, &faces) };
        parlour_boards::draw(self.game, &*table.view(Eyes::Seat(lesson.learner)), &scene)
    }

    fn plate(&self, lang: Lang) -> Option<Plate> {
        self.board(lang, false)?.plate(self.things)
    }
}

type Kept = Mutex<HashMap<(&'static str, &'static str, Lang), Option<Arc<Plate>>>>;

static KEPT: LazyLock<Kept> = LazyLock::new(Mutex::default);

/// A picture, drawn once and kept.
fn drawn(sight: &Sight, lang: Lang) -> Option<Arc<Plate>> {
    let key = (sight.game, sight.name, lang);
    let known = KEPT.lock().ok().and_then(|kept| kept.get(&key).cloned());
    known.unwrap_or_else(|| {
        let made = sight.plate(lang).map(Arc::new);
        if let Ok(mut kept) = KEPT.lock() {
            kept.insert(key, made.clone());
        }
        made
    })
}

/// The picture of a step of the title's round, with words for those who do not see it.
pub(crate) fn of_round(viewer: &Viewer, game: &str, step: usize) -> Markup {
    let found = SIGHTS.iter().find(|sight| sight.game == game && sight.round == Some(step));
    html! { @if let Some(sight) = found { (picture(viewer, sight)) } }
}

/// The pictures of a chapter, each with its words below.
pub(crate) fn of_chapter(viewer: &Viewer, game: &str, chapter: &str) -> Markup {
    let found = SIGHTS.iter().filter(|sight| sight.game == game && sight.chapters.contains(&chapter));
    html! {
        @for sight in found {
            figure class="shown" {
                (picture(viewer, sight))
                figcaption aria-hidden="true" { (viewer.say(&sight.key())) }
            }
        }
    }
}

fn picture(viewer: &Viewer, sight: &Sight) -> Markup {
    html! { @if let Some(plate) = drawn(sight, viewer.lang) { (plate.svg(&viewer.say(&sight.key()))) } }
}

#[cfg(test)]
mod tests {
    use parlour_games::GAMES;

    use super::*;
    use crate::overview::STEPS;

    #[test]
    fn every_step_of_every_round_has_one_picture() {
        for game in GAMES {
            let id = game.about().id;
            for step in 1..=STEPS {
                let found = SIGHTS.iter().filter(|sight| sight.game == id && sight.round == Some(step));
                assert_eq!(found.count(), 1, "{id}, step {step}");
            }
        }
    }

    #[test]
    fn every_picture_is_drawn_and_told_in_both_languages() {
        let mut missing = Vec::new();
        for (sight, lang) in SIGHTS.iter().flat_map(|sight| Lang::ALL.map(|lang| (sight, lang))) {
            if sight.plate(lang).is_none() {
                missing.push(format!("{} in {lang}", sight.key()));
            }
            if !Words::get(lang).has(&sight.key()) {
                missing.push(format!("{} has no text in {lang}", sight.key()));
            }
        }
        assert!(missing.is_empty(), "{missing:#?}");
    }

    /// A picture of the market is taken while the market is held, not before and not after.
    #[test]
    fn every_picture_is_of_its_phase() {
        for sight in SIGHTS {
            let phases = sight.board(Lang::En, true).expect("a board").phases;
            assert_eq!(phases.now, Some(sight.phase), "{} at {}: {phases:?}", sight.key(), sight.step);
        }
    }

    #[test]
    fn every_chapter_with_a_picture_is_in_the_rulebook() {
        for sight in SIGHTS {
            let game = parlour_games::find(sight.game).expect("a game of ours");
            let book = Words::get(Lang::En).rulebook(game.about().prefix).expect("a rulebook");
            for number in sight.chapters {
                assert!(
                    book.chapters.iter().any(|chapter| chapter.number == *number),
                    "{}: {number}",
                    sight.key()
                );
            }
        }
    }

    #[test]
    fn no_text_of_a_picture_is_left_over() {
        for lang in Lang::ALL {
            for game in GAMES {
                let start = format!("{}-plate-", game.about().id);
                let known = |key: &&str| SIGHTS.iter().any(|sight| sight.key() == *key);
                let left: Vec<&str> = Words::get(lang).keys(&start).filter(|key| !known(key)).collect();
                assert!(left.is_empty(), "{left:?} in {lang}");
            }
        }
    }
}
