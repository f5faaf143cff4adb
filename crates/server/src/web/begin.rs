//! "Play now": whoever is new to a game is asked two things first, and begins with a lesson or a game that fits.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::Response;
use parlour_bots::STANDARD_LEVEL;
use parlour_games::find;
use parlour_pages::form::TableForm;
use parlour_pages::{self as pages, Preset};

use super::new::{guest_name, new_game, set_up};
use super::visit::KEPT;
use super::{field, page, reader_or_guest, sent_on, trouble};
use crate::app::App;
use crate::extract::{Fields, Form};
use crate::problem::{Outcome, Problem};
use crate::session::{PLAYED_COOKIE, Reader, cookie};

/// A bot that somebody beats who has just learnt the game.
const GENTLE: &str = "novice";

/// The two questions.
pub(super) async fn ask(State(app): State<App>, reader: Reader, Path(game): Path<String>) -> Response {
    let allowed = app.may_look(&reader);
    let asked = allowed.and_then(|()| {
        pages::codex(&game).map(|codex| pages::begin(&reader, codex)).ok_or(Problem::NotFound)
    });
    page(&reader, asked)
}

/// How to begin.
#[derive(Copy, Clone)]
enum Beginning {
    Lesson,
    Table(Preset, &'static str),
}

/// What fits the two answers; without answers, the standard game.
fn fitting(game: &str, fields: &Fields) -> Beginning {
    let codex = pages::codex(game);
    let first = codex.map(|codex| codex.first).unwrap_or_default();
    let short = codex.map(|codex| codex.short).unwrap_or_default();
    let hurried = field(fields, "time") == Some("quarter");
    match field(fields, "played") {
        Some("never") if parlour_lessons::first(game).is_some() => Beginning::Lesson,
        Some("never" | "little") if hurried => Beginning::Table(short, GENTLE),
        Some("never" | "little") => Beginning::Table(first, GENTLE),
        Some(_) if hurried => Beginning::Table(short, STANDARD_LEVEL),
        _ => Beginning::Table(Preset::default(), STANDARD_LEVEL),
    }
}

/// A guest if need be, bots at the other seats, and the game begins; or the first lesson.
pub(super) async fn play_now(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    match fitting(&game, &fields) {
        Beginning::Lesson => super::learn::begin_first(State(app), reader, Path(game)).await,
        Beginning::Table(preset, level) => {
            let begun = begun(&app, &reader, &game, preset, level).await;
            begun.unwrap_or_else(|problem| trouble(&reader, &problem))
        }
    }
}

async fn begun(app: &App, reader: &Reader, id: &str, preset: Preset, level: &str) -> Outcome<Response> {
    let game = find(id).ok_or(Problem::NotFound)?;
    let name = guest_name(reader)?;
    let (person, session) = reader_or_guest(app, reader, Some(&name)).await?;
    let form = TableForm::preset(game.about(), preset, level);
    let table = set_up(app, reader, &person, new_game(game.about().id, &form)).await?;
    app.hub.start(&table, person.id).await?;
    let mut response = sent_on(&format!("/t/{table}"), session);
    let known = cookie(app, PLAYED_COOKIE, &also_played(&reader.played, id), KEPT);
    response.headers_mut().append(header::SET_COOKIE, known);
    Ok(response)
}

/// The games somebody has begun here, one more among them.
fn also_played(played: &str, game: &str) -> String {
    let others = played.split('.').filter(|one| !one.is_empty() && *one != game && find(one).is_some());
    others.chain([game]).collect::<Vec<_>>().join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(game: &str, played: &str, time: &str) -> Option<&'static str> {
        let fields = vec![("played".to_owned(), played.to_owned()), ("time".to_owned(), time.to_owned())];
        if let Beginning::Table(_, level) = fitting(game, &fields) { Some(level) } else { None }
    }

    #[test]
    fn a_newcomer_begins_with_the_lesson() {
        for game in parlour_games::GAMES {
            assert_eq!(level(game.about().id, "never", "evening"), None);
        }
    }

    #[test]
    fn the_bot_fits_the_player() {
        assert_eq!(level("ora", "little", "hour"), Some(GENTLE));
        assert_eq!(level("ora", "often", "quarter"), Some(STANDARD_LEVEL));
        assert!(matches!(fitting("ora", &Vec::new()), Beginning::Table(_, STANDARD_LEVEL)));
    }

    #[test]
    fn games_are_remembered_once() {
        assert_eq!(also_played("", "ora"), "ora");
        assert_eq!(also_played("ora.pillars.chess", "ora"), "pillars.ora");
    }
}
