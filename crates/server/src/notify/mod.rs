//! Word to people who are not there: it is their turn, the game is over.

mod mail;
mod webhook;

use parlour_core::Seat;
use parlour_store::{PersonId, Status, TableId};
use serde::Serialize;
use tokio::sync::mpsc;

use crate::app::App;
use crate::hub::Hot;
use crate::metrics::count;
use crate::settings::Settings;

pub(crate) use mail::Mailer;
pub(crate) use webhook::check as check_webhook;

/// What is told.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Occasion {
    YourTurn,
    GameOver,
}

/// Word to one person.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    pub(crate) person: PersonId,
    pub(crate) table: TableId,
    pub(crate) game: String,
    pub(crate) occasion: Occasion,
}

impl App {
    /// Tells those who are asked now, or that the game is over, unless they are there: on a stream, or because it was they
    /// who have just moved.
    pub(crate) fn tell_asked(&self, hot: &Hot, mover: Option<PersonId>) {
        let over = hot.row().status == Status::Over;
        let occasion = if over { Occasion::GameOver } else { Occasion::YourTurn };
        let told = |seat: Seat| over || (hot.row().asked.has(seat) && hot.automaton(seat).is_none());
        for person in hot.persons().into_iter().filter(|person| Some(*person) != mover) {
            let seats = hot.seats_of(Some(person));
            if seats.iter().any(told) && !self.presence.has(person) {
                let row = hot.row();
                // A queue that is full loses notices, never answers.
                let _ = self.notices.try_send(Notice {
                    person,
                    table: row.id.clone(),
                    game: row.game.clone(),
                    occasion,
                });
            }
        }
    }

    /// Sends what is to be told, until the site stops.
    pub(crate) async fn send_notices(self, mut queue: mpsc::Receiver<Notice>, mailer: Option<Mailer>) {
        let mut stopping = self.stopping();
        loop {
            let notice = tokio::select! {
                notice = queue.recv() => notice,
                _ = stopping.wait_for(|stopping| *stopping) => return,
            };
            let Some(notice) = notice else { return };
            self.send(notice, mailer.as_ref()).await;
        }
    }

    async fn send(&self, notice: Notice, mailer: Option<&Mailer>) {
        let Ok(person) = self.store.person(notice.person).await else { return };
        let settings = Settings::read(&person.settings);
        let address = format!("{}/t/{}", self.config.public_url.trim_end_matches('/'), notice.table);
        if let (true, Some(email), Some(mailer)) = (settings.notify_email, &person.email, mailer) {
            self.note_sent(mailer.send(&person, email, &notice, &address).await, "e-mail");
        }
        if let Some(webhook) = &settings.webhook {
            let sent = webhook::call(webhook, &notice, &address, self.config.local_webhooks).await;
            self.note_sent(sent, "webhook");
        }
    }

    fn note_sent(&self, sent: Result<(), String>, how: &str) {
        match sent {
            Ok(()) => count(&self.metrics.notices),
            Err(error) => {
                count(&self.metrics.notices_failed);
                tracing::warn!(%error, how, "a notice could not be sent");
            }
        }
    }
}
