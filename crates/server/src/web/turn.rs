//! A turn at a table, form by form: answers, undo, the end.

use axum::http::StatusCode;
use axum::response::Response;
use parlour_hub::{PositionToken, TurnAction};
use parlour_model::ANSWERS_APART;

use super::field;
use super::visit::{Asked, Visit};
use crate::extract::{Fields, Form, maybe_seat};
use crate::problem::{Outcome, Problem};
use crate::service;

pub(super) async fn answer(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let answers =
        fields.iter().filter(|(key, _)| key == "answer").flat_map(|(_, value)| value.split(ANSWERS_APART));
    let answers = answers.map(str::to_owned);
    visit.play(TurnAction::Answer(answers.collect()), &fields).await
}

/// What is given for a bill, kind by kind in the order of the page.
pub(super) async fn pay(visit: Visit, Form(fields): Form<Fields>) -> Response {
    let given = fields.iter().filter(|(key, _)| key == "give");
    // What is no number settles no bill.
    let amounts = given.map(|(_, value)| value.parse().unwrap_or(u16::MAX));
    visit.play(TurnAction::Pay(amounts.collect()), &fields).await
}

pub(super) async fn undo(visit: Visit, Form(fields): Form<Fields>) -> Response {
    visit.play(TurnAction::Undo, &fields).await
}

pub(super) async fn redo(visit: Visit, Form(fields): Form<Fields>) -> Response {
    visit.play(TurnAction::Redo, &fields).await
}

pub(super) async fn restart(visit: Visit, Form(fields): Form<Fields>) -> Response {
    visit.play(TurnAction::Restart, &fields).await
}

pub(super) async fn end(visit: Visit, Form(fields): Form<Fields>) -> Response {
    visit.play(TurnAction::End, &fields).await
}

impl Visit {
    async fn play(&self, action: TurnAction, fields: &Fields) -> Response {
        self.done(self.try_play(action, fields).await).await
    }

    async fn try_play(&self, action: TurnAction, fields: &Fields) -> Outcome<Response> {
        self.reader.known()?;
        let undone = matches!(action, TurnAction::Undo).then(|| "1".to_owned());
        let at: PositionToken = field(fields, "at").unwrap_or_default().parse()?;
        let seat = maybe_seat(field(fields, "seat"))?;
        let asked = service::Asked { seat, at, action, end: false };
        match self.app.play_on_page(&self.table, &self.reader, asked).await {
            // Whoever plays several seats goes on with whichever is asked.
            Ok(look) => {
                let query = if undone.is_some() { "?undone=1" } else { "" };
                self.on_from(&look, &Asked { undone, ..Asked::default() }, query).await
            }
            Err(Problem::Refused(reasons)) => {
                let look = self.app.visit(&self.table, &self.reader, None).await?;
                let refused = self.app.hub.say_reasons(&look, self.reader.lang, &reasons)?;
                let asked = Asked { seat: seat.map(|seat| seat.name().to_owned()), ..Asked::default() };
                let mut response = self.show_look(&look, &asked, refused).await?;
                *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
                Ok(response)
            }
            // Nothing was played: the coach says what to do instead.
            Err(Problem::Coached { step, says }) => {
                let look = self.app.visit(&self.table, &self.reader, None).await?;
                let coached = Some(self.app.hub.coach_reply(&look, self.reader.lang, step, &says));
                let mut response =
                    self.show_look(&look, &Asked { coached, ..Asked::default() }, Vec::new()).await?;
                *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
                Ok(response)
            }
            Err(problem) => Err(problem),
        }
    }
}
