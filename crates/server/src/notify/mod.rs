//! Word to people who are not there: it is their turn, the game is over.

mod mail;
mod webhook;

use parlour_hub::{Notice, Occasion};
use parlour_model::Settings;
use tokio::sync::mpsc;

use crate::app::App;
use crate::metrics::count;

pub(crate) use mail::Mailer;
pub(crate) use webhook::check as check_webhook;

impl App {
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
