//! Is the site fit to be used? `/healthz` says that it lives, `/readyz` that it can also write and that its file is whole.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use tokio::sync::Mutex;

use crate::app::App;

/// A verdict holds for so long: whoever asks more often writes nothing.
const HOLDS: Duration = Duration::from_secs(2);
/// A write that takes longer is none.
const PATIENCE: Duration = Duration::from_secs(5);

/// What is known of the database.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, bool)>>,
    damaged: AtomicBool,
}

impl App {
    /// Can something be written? Asked once for all who ask at the same time.
    async fn writes(&self) -> bool {
        let mut last = self.health.last.lock().await;
        if let Some((asked, writes)) = *last
            && asked.elapsed() < HOLDS
        {
            return writes;
        }
        let written = tokio::time::timeout(PATIENCE, self.store.pulse()).await;
        let writes = matches!(written, Ok(Ok(())));
        if let Ok(Err(error)) = written {
            tracing::error!(%error, "the database cannot be written");
        }
        *last = Some((Instant::now(), writes));
        writes
    }

    /// Reads the file from end to end every so often, until the site stops.
    pub(crate) async fn look_over_pages(self) {
        let mut stopping = self.stopping();
        loop {
            tokio::select! {
                () = tokio::time::sleep(self.config.check_pages) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            match self.store.check_pages().await {
                Ok(Some(faults)) => {
                    self.health.damaged.store(true, Ordering::Relaxed);
                    tracing::error!(faults, "the database is damaged: restore a backup");
                }
                Ok(None) => {}
                Err(error) => tracing::warn!(%error, "the pages of the database could not be read"),
            }
        }
    }
}

pub(crate) async fn healthz(State(app): State<App>) -> impl IntoResponse {
    match app.store.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be reached\n"),
    }
}

pub(crate) async fn readyz(State(app): State<App>) -> impl IntoResponse {
    if app.health.damaged.load(Ordering::Relaxed) {
        (StatusCode::SERVICE_UNAVAILABLE, "the database is damaged\n")
    } else if app.writes().await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be written\n")
    }
}
