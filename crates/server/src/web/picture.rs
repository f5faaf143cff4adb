//! The board of a finished game as a picture to keep, and the picture of an invitation.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use parlour_hub::Picture;
use parlour_model::Theme;
use parlour_pages as pages;

use super::trouble;
use super::visit::Visit;
use crate::problem::{Outcome, Problem};

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

/// Messengers ask for an invitation's picture again and again.
const CARD_KEPT: &str = "max-age=300";

/// The picture of an invitation. Whoever may see the table may see it; painting is shared out by network.
pub(super) async fn card(visit: Visit) -> Response {
    let painted = async {
        let Visit { app, reader, table, asked, .. } = &visit;
        let look = app.visit(table, reader, asked.key.as_deref()).await?;
        let info = app.info(look.seated(), reader);
        let svg = pages::invitation_card(reader, &info).ok_or(Problem::NotFound)?;
        if let Some(known) = app.hub.painted(&svg) {
            return Ok(known);
        }
        app.pictures.take(reader.network)?;
        app.hub.paint(svg).await
    };
    match painted.await {
        Ok(bytes) => {
            let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, CARD_KEPT)];
            (headers, bytes.to_vec()).into_response()
        }
        Err(problem) => trouble(&visit.reader, &problem),
    }
}

impl Visit {
    /// The final board in the reader's language and theme.
    async fn picture(&self, pixels: bool) -> Outcome<Vec<u8>> {
        self.app.may_look(&self.reader)?;
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
