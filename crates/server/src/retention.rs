//! What is not kept for ever is swept out now and then.

use std::time::Duration;

use parlour_store::Swept;

use crate::app::App;
use crate::people::DEPARTED;
use crate::problem::Outcome;

/// The first sweep waits until those who come with the opening have been served; the others follow so often.
const FIRST: Duration = Duration::from_mins(5);
const EVERY: Duration = Duration::from_hours(6);

impl App {
    /// Sweeps until the site stops.
    pub(crate) async fn keep_house(self) {
        let (mut stopping, mut pause) = (self.stopping(), FIRST);
        loop {
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            pause = EVERY;
            match self.sweep().await {
                Ok(swept) if swept != Swept::default() => {
                    let Swept { guests, tables, given_up, acts } = swept;
                    tracing::info!(guests, tables, given_up, acts, "swept");
                }
                Ok(_) => {}
                Err(problem) => tracing::warn!(problem = problem.code(), "the sweep failed"),
            }
        }
    }

    /// Removes what is no longer kept, by the rules of the site.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sweep(&self) -> Outcome<Swept> {
        let swept = self.store.sweep(self.clock.now(), &self.config.retention, DEPARTED).await?;
        if swept.guests > 0 {
            self.sessions.forget_all();
            self.hub.all_seats_changed();
        }
        Ok(swept)
    }
}
