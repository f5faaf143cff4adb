//! Lessons: their list, beginning one, going on and back in it.

use axum::extract::{Path, State};
use axum::response::Response;
use parlour_hub::{CoachAction, Mistake};
use parlour_lessons::{Lesson, find, of_game};
use parlour_pages::{self as pages, LessonCard, Markup};

use super::new::guest_name;
use super::visit::{Asked, Visit, number};
use super::{field, page, reader_or_guest, sent_on, trouble};
use crate::app::App;
use crate::extract::{Fields, Form};
use crate::problem::{Outcome, Problem};
use crate::session::Reader;

pub(super) async fn list(State(app): State<App>, reader: Reader, Path(game): Path<String>) -> Response {
    page(&reader, shown(&app, &reader, &game, None).await)
}

/// The same page, with the lesson that was asked for first.
pub(super) async fn one(
    State(app): State<App>,
    reader: Reader,
    Path((game, name)): Path<(String, String)>,
) -> Response {
    page(&reader, shown(&app, &reader, &game, Some(&name)).await)
}

async fn shown(app: &App, reader: &Reader, game: &str, name: Option<&str>) -> Outcome<Markup> {
    app.may_look(reader)?;
    let codex = pages::codex(game).ok_or(Problem::NotFound)?;
    let mut lessons: Vec<&'static Lesson> = of_game(game).collect();
    if name.is_some_and(|name| find(game, name).is_none()) || lessons.is_empty() {
        return Err(Problem::NotFound);
    }
    lessons.sort_by_key(|lesson| Some(lesson.name) != name);
    let mut cards = Vec::new();
    for lesson in lessons {
        cards.push(card(app, reader, lesson).await?);
    }
    Ok(pages::learn(reader, codex, &cards))
}

async fn card(app: &App, reader: &Reader, lesson: &'static Lesson) -> Outcome<LessonCard> {
    let begun = match reader.id() {
        Some(person) => app.hub.lesson_table(person, lesson).await?.is_some(),
        None => false,
    };
    let words = reader.words();
    Ok(LessonCard {
        name: lesson.name,
        title: words.word(&lesson.title_key()),
        about: words.facet(&lesson.title_key(), "about").unwrap_or_default(),
        minutes: lesson.seconds(words).div_ceil(60),
        begun,
    })
}

/// Begins a lesson, or goes on with it; whoever is a stranger becomes a guest.
pub(super) async fn begin(
    State(app): State<App>,
    reader: Reader,
    Path((game, name)): Path<(String, String)>,
) -> Response {
    let begun = async {
        let lesson = find(&game, &name).ok_or(Problem::NotFound)?;
        let guest = guest_name(&reader)?;
        let (person, cookie) = reader_or_guest(&app, &reader, Some(&guest)).await?;
        app.count(&reader, &person)?;
        let table = app.hub.take_lesson(&person, lesson).await?;
        Ok::<_, Problem>(sent_on(&format!("/t/{table}"), cookie))
    };
    begun.await.unwrap_or_else(|problem| trouble(&reader, &problem))
}

/// The first lesson of a game, at once.
pub(super) async fn begin_first(app: State<App>, reader: Reader, Path(game): Path<String>) -> Response {
    begin(app, reader, Path((game, "first".into()))).await
}

/// On, back, or once more.
pub(super) async fn coach(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let done = async {
        visit.app.doer(&visit.reader)?;
        let action = match field(&fields, "do") {
            Some("next") => CoachAction::Next,
            Some("back") => CoachAction::Back,
            Some("again") => CoachAction::Again,
            _ => return Err(Problem::Bad(Mistake::Form)),
        };
        let visitor = visit.reader.visitor(&visit.table, None);
        let step = number(&fields, "step")? as usize;
        let look = visit.app.hub.coach(&visit.table, &visitor, action, step).await?;
        visit.on_from(&look, &Asked::default(), "").await
    };
    visit.done(done.await).await
}
