//! What other windows and other nodes must learn of: a table has changed, or what a person signs in with.

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgListener;
use tokio::sync::{broadcast, watch};
use tokio::time::timeout;

use crate::ids::{PersonId, TableId, spelled};
use crate::journal::Revision;

/// The longest payload we put in a notification; PostgreSQL takes just under 8000 bytes.
const LONGEST_PAYLOAD: usize = 7_500;
/// A silent connection is asked for a sign of life this often.
const SILENCE: Duration = Duration::from_secs(15);
/// How long that sign may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest wait before another try to reach the database.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// How a notification names a person.
const PERSON: &str = "person";

spelled! {
    /// What about a table has changed.
    pub enum Part {
        /// Lines were written or taken back, or the status changed.
        Journal = "journal",
        /// Who sits where; ready, resigned, under care; the table is new or deleted.
        Seats = "seats",
        /// Somebody spoke.
        Chat = "chat",
        /// A draft was changed; its seat's owner alone may learn what it says.
        Draft = "draft",
        /// A rewind was proposed, agreed to or withdrawn.
        Rewind = "rewind",
    }
}

/// A table has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    /// Which table.
    pub table: TableId,
    /// What about it.
    pub part: Part,
    /// Where its journal stood then, when the journal changed.
    pub at: Option<Revision>,
}

/// What [`watch`](crate::Store::watch) tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A table has changed.
    Changed(Changed),
    /// A person has changed, or one of their sessions and tokens has ended.
    Person(PersonId),
    /// News may have been lost: look at everything again.
    Resync,
}

impl News {
    pub(crate) fn journal(table: &TableId, at: Revision) -> Self {
        Self::Changed(Changed { table: table.clone(), part: Part::Journal, at: Some(at) })
    }

    pub(crate) fn of(table: &TableId, part: Part) -> Self {
        Self::Changed(Changed { table: table.clone(), part, at: None })
    }

    /// The news as few notifications: one, unless there are hundreds.
    pub(crate) fn payloads(news: &[Self]) -> Vec<String> {
        let mut payloads: Vec<String> = Vec::new();
        for line in news.iter().filter_map(Self::line) {
            match payloads.last_mut() {
                Some(payload) if payload.len() + line.len() < LONGEST_PAYLOAD => payload.push_str(&line),
                _ => payloads.push(line),
            }
        }
        payloads
    }

    fn line(&self) -> Option<String> {
        Some(match self {
            Self::Changed(Changed { table, part, at: Some(Revision { len, cuts }) }) => {
                format!("{part} {table} {len} {cuts}\n")
            }
            Self::Changed(Changed { table, part, at: None }) => format!("{part} {table}\n"),
            Self::Person(person) => format!("{PERSON} {}\n", person.0),
            Self::Resync => return None,
        })
    }

    /// Reads a notification; lines of a later version that cannot be read count as a loss.
    fn read(payload: &str) -> impl Iterator<Item = Self> {
        payload.lines().map(|line| Self::read_line(line).unwrap_or(Self::Resync))
    }

    fn read_line(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let first = words.next()?;
        if first == PERSON {
            return Some(Self::Person(PersonId(words.next()?.parse().ok()?)));
        }
        let part = first.parse().ok()?;
        let table = words.next()?.parse().ok()?;
        let at = match (words.next(), words.next()) {
            (Some(len), Some(cuts)) => Some(Revision { len: len.parse().ok()?, cuts: cuts.parse().ok()? }),
            _ => None,
        };
        Some(Self::Changed(Changed { table, part, at }))
    }
}

/// Passes on what PostgreSQL tells, on one connection of its own, until the store is closed.
pub(crate) async fn listen(
    pool: PgPool,
    news_feed: broadcast::Sender<News>,
    mut closed: watch::Receiver<bool>,
) {
    let forever = async {
        let mut pause = Duration::from_millis(50);
        loop {
            let Ok(mut listener) = PgListener::connect_with(&pool).await else {
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
                continue;
            };
            listener.ignore_pool_close_event(true);
            if listener.listen("parlour").await.is_ok() {
                pause = Duration::from_millis(50);
                // Whatever happened before this moment may have been missed.
                let _ = news_feed.send(News::Resync);
                pass_on(&mut listener, &news_feed).await;
                tracing::warn!("the connection for notifications was lost");
            }
            tokio::time::sleep(pause).await;
        }
    };
    tokio::select! {
        () = forever => {}
        _ = closed.changed() => {}
    }
}

/// Until the connection is lost.
async fn pass_on(listener: &mut PgListener, news_feed: &broadcast::Sender<News>) {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                for news in News::read(notification.payload()) {
                    let _ = news_feed.send(news);
                }
            }
            Ok(_) => return,
            Err(_) => {
                let alive = timeout(PATIENCE, sqlx::query("SELECT 1").execute(&mut *listener)).await;
                if !matches!(alive, Ok(Ok(_))) {
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal(table: &str, len: u64) -> News {
        News::journal(&table.parse().unwrap(), Revision { len, cuts: 1 })
    }

    #[test]
    fn news_reads_back() {
        let chat = News::of(&"d-e".parse().unwrap(), Part::Chat);
        let news = [journal("abc", 7), chat, News::Person(PersonId(12))];
        let payloads = News::payloads(&news);
        assert_eq!(payloads, ["journal abc 7 1\nchat d-e\nperson 12\n"]);
        assert_eq!(News::read(&payloads[0]).collect::<Vec<_>>(), news);
    }

    #[test]
    fn a_thousand_changes_need_few_notifications() {
        let news: Vec<_> = (0..1000).map(|index| journal("abcdefghijkl", index)).collect();
        let payloads = News::payloads(&news);
        assert!(payloads.len() <= 5 && payloads.iter().all(|payload| payload.len() < 8_000));
        assert_eq!(payloads.iter().flat_map(|payload| News::read(payload)).count(), 1000);
    }

    #[test]
    fn what_cannot_be_read_counts_as_a_loss() {
        assert_eq!(News::read("journal abc x 0").collect::<Vec<_>>(), [News::Resync]);
        assert_eq!(News::read("weather abc").collect::<Vec<_>>(), [News::Resync]);
    }
}
