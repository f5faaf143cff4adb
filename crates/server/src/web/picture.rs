//! The board of a finished game as a picture to keep.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use parlour_boards::{Face, Scene, Theme, picture, png};
use parlour_core::Eyes;
use parlour_words::Words;

use super::trouble;
use crate::app::App;
use crate::extract::table_id;
use crate::problem::{Outcome, Problem};
use crate::session::Reader;
use crate::settings;

/// A finished game does not change: a browser may keep its picture for a day.
const KEPT: &str = "private, max-age=86400";

pub(super) async fn svg(State(app): State<App>, reader: Reader, Path(table): Path<String>) -> Response {
    let drawn = app.drawn(&table, &reader, String::into_bytes).await;
    file(&reader, drawn, &table, "svg", "image/svg+xml")
}

pub(super) async fn pixels(State(app): State<App>, reader: Reader, Path(table): Path<String>) -> Response {
    let paint = |svg: String| {
        png(&svg).unwrap_or_else(|error| {
            tracing::warn!(%error, "a picture could not be made");
            Vec::new()
        })
    };
    let drawn = app.drawn(&table, &reader, paint).await;
    let painted = drawn.and_then(|bytes| if bytes.is_empty() { Err(Problem::Internal) } else { Ok(bytes) });
    file(&reader, painted, &table, "png", "image/png")
}

fn file(reader: &Reader, drawn: Outcome<Vec<u8>>, table: &str, ending: &str, kind: &'static str) -> Response {
    match drawn {
        Ok(bytes) => {
            let headers = [
                (header::CONTENT_TYPE, kind.to_owned()),
                (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{table}.{ending}\"")),
                (header::CACHE_CONTROL, KEPT.to_owned()),
                (header::VARY, "cookie, accept-language".to_owned()),
            ];
            (headers, bytes).into_response()
        }
        Err(problem) => trouble(reader, &problem),
    }
}

impl App {
    /// The final board in the reader's language and theme, one picture at a time and beside the requests: pixels take
    /// memory and time.
    async fn drawn(
        &self,
        table: &str,
        reader: &Reader,
        paint: impl FnOnce(String) -> Vec<u8> + Send + 'static,
    ) -> Outcome<Vec<u8>> {
        let (id, view, faces) = {
            let held = self.visit(&table_id(table)?, reader, None).await?;
            let hot = held.hot();
            if !hot.is_over() {
                return Err(Problem::Conflict("The game is not over."));
            }
            let game = hot.game()?;
            (game.about().id, game.view(Eyes::All), Face::of_all(&game.header().names))
        };
        let theme = if reader.theme == settings::Theme::Dark { Theme::Dark } else { Theme::Light };
        let words = Words::get(reader.lang);
        let _place = self.drawing.acquire().await.map_err(|_| Problem::Internal)?;
        let drawn = tokio::task::spawn_blocking(move || {
            let scene = Scene { past: true, ..Scene::watched(words, &faces) };
            picture(id, view.as_ref(), &scene, theme).map(paint)
        });
        drawn.await.ok().flatten().ok_or(Problem::Internal)
    }
}
