//! The board of a finished game as a picture to keep.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use parlour_hub::Picture;
use parlour_model::Theme;

use super::trouble;
use super::visit::Visit;
use crate::problem::Outcome;

/// A finished game does not change: a browser may keep its picture for a day.
const KEPT: &str = "private, max-age=86400";

pub(super) async fn svg(visit: Visit) -> Response {
    let drawn = visit.picture(false).await;
    visit.file(drawn, "svg", "image/svg+xml")
}

pub(super) async fn pixels(visit: Visit) -> Response {
    let painted = visit.picture(true).await;
    visit.file(painted, "png", "image/png")
}

impl Visit {
    /// The final board in the reader's language and theme.
    async fn picture(&self, pixels: bool) -> Outcome<Vec<u8>> {
        let look = self.app.visit(&self.table, &self.reader, None).await?;
        let dark = self.reader.theme == Theme::Dark;
        let picture = self.app.hub.picture(&look, Picture { lang: self.reader.lang, dark, pixels }).await?;
        Ok(picture.to_vec())
    }

    fn file(&self, drawn: Outcome<Vec<u8>>, ending: &str, kind: &'static str) -> Response {
        match drawn {
            Ok(bytes) => {
                let name = format!("attachment; filename=\"{}.{ending}\"", self.table);
                let headers = [
                    (header::CONTENT_TYPE, kind.to_owned()),
                    (header::CONTENT_DISPOSITION, name),
                    (header::CACHE_CONTROL, KEPT.to_owned()),
                    (header::VARY, "cookie, accept-language".to_owned()),
                ];
                (headers, bytes).into_response()
            }
            Err(problem) => trouble(&self.reader, &problem),
        }
    }
}
