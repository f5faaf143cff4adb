//! News: what the store tells becomes version numbers that streams watch.

use std::sync::Arc;

use parlour_store::{Changed, News, Part, TableId};
use tokio::sync::broadcast::error::RecvError;

use crate::Hub;
use crate::live::LiveTable;
use crate::snapshot::{Snapshot, persons_of};

/// Counts the changes of each part of a table. Whoever lags behind sees the latest numbers: nobody waits for them.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Versions {
    /// Of its journal.
    pub journal: u64,
    /// Of its seats.
    pub seats: u64,
    /// Of what was said.
    pub chat: u64,
    /// Of drafts.
    pub draft: u64,
    /// Of the proposal to go back.
    pub rewind: u64,
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
    pub fn changed(self, since: Self) -> Vec<&'static str> {
        let parts = [Part::Journal, Part::Seats, Part::Chat, Part::Draft, Part::Rewind];
        let (mut new, mut old) = (self, since);
        parts.into_iter().filter(|part| *new.part(*part) != *old.part(*part)).map(Part::name).collect()
    }
}

impl Hub {
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
                // Who somebody is, is for those who ask them.
                Ok(News::Person(_)) => {}
                Ok(News::Resync) | Err(RecvError::Lagged(_)) => self.hear_everything(),
                Err(RecvError::Closed) => return,
            }
        }
    }

    fn hear(&self, changed: &Changed) {
        let live = self.tables.find(&changed.table);
        if matches!(changed.part, Part::Journal | Part::Seats) {
            self.recount_waiting(live.as_deref());
        }
        if let Some(table) = live {
            if let Some(revision) = changed.at {
                table.hear(revision);
            }
            if changed.part == Part::Seats {
                table.seats_changed();
                // Somebody may have left a seat that is asked to a bot.
                self.drive(&table);
            }
            if changed.part == Part::Draft && self.config.many_nodes {
                self.check_drafts(table);
            } else {
                table.feed.send_modify(|versions| *versions.part(changed.part) += 1);
            }
        }
        if changed.part != Part::Draft {
            self.tell_persons(&changed.table);
        }
    }

    /// It may wait for others now. Of a table that is not in memory, or whose seats have changed, we do not know whose
    /// counts those are.
    fn recount_waiting(&self, table: Option<&LiveTable>) {
        match table.and_then(LiveTable::snapshot) {
            Some(snapshot) if table.is_some_and(|table| table.seats_version() == snapshot.seats_seen) => {
                self.waiting.forget(&snapshot.persons());
            }
            _ => self.waiting.forget_all(),
        }
    }

    /// Another node may have changed a draft: then the table is loaded anew before anybody is told.
    fn check_drafts(&self, table: Arc<LiveTable>) {
        let hub = self.clone();
        tokio::spawn(async move {
            let known = async |snapshot: Option<Arc<Snapshot>>| {
                let drafts = hub.store.drafts(&table.id).await;
                snapshot.zip(drafts.ok()).is_some_and(|(snapshot, drafts)| {
                    drafts.iter().all(|draft| snapshot.draft_versions[draft.seat.index()] == draft.version)
                })
            };
            table.check(known).await;
            table.feed.send_modify(|versions| versions.draft += 1);
        });
    }

    /// News may have been lost: every table in memory is loaded anew.
    fn hear_everything(&self) {
        self.waiting.forget_all();
        for table in self.tables.all() {
            tokio::spawn(async move {
                table.check(async |_| false).await;
                table.feed.send_modify(|versions| {
                    versions.journal += 1;
                    versions.seats += 1;
                    versions.chat += 1;
                    versions.rewind += 1;
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
        // At once where it is known who they are: a task for every answer would cost more than what it does.
        if let Some(snapshot) = self.tables.find(table).and_then(|live| live.snapshot()) {
            snapshot.persons().into_iter().for_each(|person| self.presence.tell(person));
            return;
        }
        let (hub, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            // A table that is in nobody's sight here is not loaded for it.
            let Ok(seated) = hub.store.table(&table).await else { return };
            for person in persons_of(&seated) {
                hub.presence.tell(person);
            }
        });
    }
}
