//! Sessions and tokens that end: every node forgets whoever showed them at once, and their streams end.

use parlour_store::{News, PersonId};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::app::App;
use crate::session::{Reader, is_still_valid};

/// So many people may change before a stream looks up from what it does; then it looks for itself.
pub(crate) const HEARD: usize = 256;

impl App {
    /// Passes on what the store tells of people, until the site stops.
    pub(crate) async fn hear_of_people(self) {
        let mut news = self.store.watch();
        // Accounts from before there were shapes have none.
        if let Err(error) = self.store.shape_logins().await {
            tracing::warn!(%error, "logins could not be looked through");
        }
        let mut stopping = self.stopping();
        loop {
            let heard = tokio::select! {
                heard = news.recv() => heard,
                _ = stopping.wait_for(|stopping| *stopping) => return,
            };
            match heard {
                Ok(News::Person(person)) => {
                    self.sessions.forget(person);
                    let _ = self.changed_people.send(Some(person));
                }
                Ok(News::Resync) | Err(RecvError::Lagged(_)) => {
                    self.sessions.forget_all();
                    let _ = self.changed_people.send(None);
                }
                Ok(News::Changed(_)) => {}
                Err(RecvError::Closed) => return,
            }
        }
    }
}

/// Tells a stream when whoever reads it may no longer.
pub(crate) struct Watchman {
    news: broadcast::Receiver<Option<PersonId>>,
    /// There was news of the reader, and nobody has looked yet.
    look: bool,
}

impl Watchman {
    pub(crate) fn new(app: &App) -> Self {
        Self { news: app.changed_people.subscribe(), look: false }
    }

    /// Waits until what the reader showed is worth nothing any more. Whoever showed nothing has nothing to lose.
    pub(crate) async fn until_signed_out(&mut self, app: &App, reader: &Reader) {
        loop {
            if !self.look {
                self.look = match self.news.recv().await {
                    Ok(Some(person)) => reader.id() == Some(person),
                    Ok(None) | Err(RecvError::Lagged(_)) => reader.id().is_some(),
                    Err(RecvError::Closed) => return std::future::pending().await,
                };
            }
            if self.look && !is_still_valid(app, reader).await {
                return;
            }
            self.look = false;
        }
    }
}
