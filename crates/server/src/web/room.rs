//! The waiting room: being ready. Joining, leaving and starting are deeds of the table.

use axum::extract::{Path, State};
use axum::response::Response;

use super::{field, go, trouble};
use crate::app::App;
use crate::extract::{Fields, Form, table_id};
use crate::problem::Problem;
use crate::session::Reader;

/// Says of all seats of the reader that they are ready, or not.
pub(super) async fn ready(
    State(app): State<App>,
    reader: Reader,
    Path(table): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let said = async {
        let id = table_id(&table)?;
        let person = reader.known()?;
        app.moves.take(person.id)?;
        let mine = app.visit(&id, &reader, None).await?.hot().seats_of(Some(person.id));
        if mine.is_empty() {
            return Err(Problem::Forbidden("You do not sit here."));
        }
        for seat in mine.iter() {
            app.store.set_ready(&id, seat, field(&fields, "ready") == Some("yes")).await?;
        }
        app.seats_changed(&id);
        Ok::<_, Problem>(id)
    };
    match said.await {
        Ok(id) => go(&format!("/t/{id}")),
        Err(problem) => trouble(&reader, &problem),
    }
}
