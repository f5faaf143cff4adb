//! What readers cost those who play: an answer's time alone, beside people who look at another table, and beside people
//! who look at the same one.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;

use super::site::{Manner, Player, Site};
use super::wire::Wire;
use super::{Load, Tasks};

/// How many open the page of a table again and again.
pub const CROWD: usize = 20;
/// Somebody who plays thinks for a moment: long enough for the crowd to see what they did.
const THOUGHT: Duration = Duration::from_millis(5);

/// How long answers take, in milliseconds.
#[derive(Copy, Clone, Default, Debug, Serialize)]
pub struct Delay {
    /// In the middle.
    pub p50: f64,
    /// For all but one in a hundred.
    pub p99: f64,
    /// Pages per second that were read meanwhile.
    pub pages: f64,
}

/// An answer's time beside readers.
#[derive(Copy, Clone, Default, Debug, Serialize)]
pub struct Crowded {
    /// Nobody reads.
    pub alone: Delay,
    /// A crowd opens the page of another table again and again.
    pub another: Delay,
    /// A crowd opens the page of the same table again and again.
    pub same: Delay,
    /// How many times as long an answer takes where the crowd looks at the same table, in the middle.
    pub ratio: f64,
}

impl Site {
    /// An answer's time in all three cases.
    pub(super) async fn crowded(&self, load: Load) -> Result<Crowded, String> {
        let other = self.player(Manner::Lean).await?;
        let alone = self.beside(self.player(Manner::Lean).await?, None, load).await?;
        let another = self.beside(self.player(Manner::Lean).await?, Some(other.table()), load).await?;
        let player = self.player(Manner::Lean).await?;
        let here = player.table();
        let same = self.beside(player, Some(here), load).await?;
        Ok(Crowded { alone, another, same, ratio: same.p50 / another.p50.max(0.001) })
    }

    /// An answer's time while a crowd looks at a table, until the time is over or the game is.
    async fn beside(
        &self,
        mut player: Player,
        crowd_at: Option<String>,
        load: Load,
    ) -> Result<Delay, String> {
        let pages = Arc::new(AtomicU64::new(0));
        let mut crowd = Tasks::default();
        for _ in 0..crowd_at.as_ref().map_or(0, |_| CROWD) {
            let mut wire = Wire::open(self.address()).await?;
            let (path, pages) = (format!("/t/{}", crowd_at.as_deref().unwrap_or_default()), pages.clone());
            crowd.run(async move {
                while wire.get(&path).await.is_ok() {
                    pages.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        tokio::time::sleep(load.time / 4).await;
        let (mut delays, begun) = (Vec::new(), Instant::now());
        while begun.elapsed() < load.time && player.is_asked() {
            let since = Instant::now();
            player.answer().await?;
            delays.push(since.elapsed());
            tokio::time::sleep(THOUGHT).await;
        }
        let seconds = begun.elapsed().as_secs_f64();
        delays.sort_unstable();
        let at = |share: usize| {
            delays.get(delays.len() * share / 100).map_or(0.0, |delay| delay.as_secs_f64() * 1e3)
        };
        let read = pages.load(Ordering::Relaxed) as f64;
        Ok(Delay { p50: at(50), p99: at(99), pages: read / seconds })
    }
}
