//! News: what the store tells becomes version numbers that streams watch.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use parlour_store::{Changed, News, Part, TableId};
use tokio::sync::broadcast::error::RecvError;

use super::Slot;
use crate::app::App;

/// Counts the changes of each part of a table. Whoever lags behind sees the latest numbers: nobody waits for them.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Versions {
    pub(crate) journal: u64,
    pub(crate) seats: u64,
    pub(crate) chat: u64,
    pub(crate) draft: u64,
    pub(crate) rewind: u64,
}

impl Versions {
    fn part(&mut self, part: Part) -> &mut u64 {
        match part {
            Part::Journal => &mut self.journal,
            Part::Seats => &mut self.seats,
            Part::Chat => &mut self.chat,
            Part::Draft => &mut self.draft,
            Part::Rewind => &mut self.rewind,
        }
    }

    /// The names of the parts that differ.
    pub(crate) fn changed(self, since: Self) -> Vec<&'static str> {
        let parts = [Part::Journal, Part::Seats, Part::Chat, Part::Draft, Part::Rewind];
        let (mut new, mut old) = (self, since);
        parts.into_iter().filter(|part| *new.part(*part) != *old.part(*part)).map(Part::name).collect()
    }
}

impl App {
    /// Passes on what the store tells, until the site stops.
    pub(crate) async fn pass_on_news(self) {
        let mut news = self.store.watch();
        let mut stopping = self.stopping();
        loop {
            let heard = tokio::select! {
                heard = news.recv() => heard,
                _ = stopping.wait_for(|stopping| *stopping) => return,
            };
            match heard {
                Ok(News::Changed(changed)) => self.hear(&changed),
                Ok(News::Resync) | Err(RecvError::Lagged(_)) => self.hear_everything(),
                Err(RecvError::Closed) => return,
            }
        }
    }

    fn hear(&self, changed: &Changed) {
        if let Some(slot) = self.slots.find(&changed.table) {
            if let Some(place) = changed.at {
                slot.hear(place);
            }
            if changed.part == Part::Seats {
                slot.seats.fetch_add(1, Ordering::AcqRel);
                // Somebody may have left a seat that is asked to a bot.
                self.drive(&slot);
            }
            if changed.part == Part::Draft && self.config.many_nodes {
                self.check_drafts(slot);
            } else {
                slot.feed.send_modify(|versions| *versions.part(changed.part) += 1);
            }
        }
        if changed.part != Part::Draft {
            self.tell_persons(&changed.table);
        }
    }

    /// Another node may have changed a draft: then the table is loaded anew before anybody is told.
    fn check_drafts(&self, slot: Arc<Slot>) {
        let app = self.clone();
        tokio::spawn(async move {
            let mut guard = slot.hot.clone().lock_owned().await;
            let drafts = app.store.drafts(&slot.id).await;
            let known = guard.as_ref().zip(drafts.ok()).is_some_and(|(hot, drafts)| {
                drafts.iter().all(|draft| hot.draft_versions[draft.seat.index()] == draft.version)
            });
            if !known {
                *guard = None;
            }
            drop(guard);
            slot.feed.send_modify(|versions| versions.draft += 1);
        });
    }

    /// News may have been lost: every table in memory is loaded anew.
    fn hear_everything(&self) {
        for slot in self.slots.all() {
            tokio::spawn(async move {
                *slot.hot.clone().lock_owned().await = None;
                slot.feed.send_modify(|versions| {
                    versions.journal += 1;
                    versions.seats += 1;
                    versions.chat += 1;
                });
            });
        }
        self.presence.tell_all();
    }

    /// Tells the "my tables" streams of those who sit at a table.
    fn tell_persons(&self, table: &TableId) {
        if self.presence.is_empty() {
            return;
        }
        let (app, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            if let Ok(held) = app.hold(&table).await {
                for person in held.hot().persons() {
                    app.presence.tell(person);
                }
            }
        });
    }
}
