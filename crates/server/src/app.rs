//! The application: everything handlers need, in one cheap handle.

use std::ops::Deref;
use std::sync::Arc;

use parlour_store::{PersonId, Store};
use tokio::sync::{Semaphore, mpsc, watch};

use crate::clock::Clock;
use crate::config::Config;
use crate::hub::Slots;
use crate::limits::Limiter;
use crate::metrics::Metrics;
use crate::notify::{self, Notice};
use crate::password::Passwords;
use crate::presence::Presence;
use crate::problem::{Outcome, Problem};
use crate::session::Sessions;

/// The application. Clones share everything.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// What the application is made of.
pub struct Inner {
    pub(crate) store: Store,
    pub(crate) config: Config,
    pub(crate) clock: Clock,
    pub(crate) metrics: Metrics,
    pub(crate) slots: Slots,
    pub(crate) thinking: Semaphore,
    /// Pictures are made one after the other.
    pub(crate) drawing: Semaphore,
    pub(crate) presence: Presence,
    pub(crate) sessions: Sessions,
    pub(crate) passwords: Passwords,
    pub(crate) moves: Limiter<PersonId>,
    pub(crate) logins: Limiter<String>,
    pub(crate) notices: mpsc::Sender<Notice>,
    stop: watch::Sender<bool>,
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// How many notices may wait to be sent; more are dropped.
const NOTICES: usize = 10_000;

impl App {
    /// Sets the application up and starts what runs beside the requests: news, clocks, notices.
    ///
    /// # Errors
    /// When the system has no randomness to give, or the e-mail settings cannot be read.
    pub fn new(store: Store, config: Config, clock: Clock) -> Outcome<Self> {
        let (notices, queue) = mpsc::channel(NOTICES);
        let mailer = notify::Mailer::new(config.mail.as_ref())
            .map_err(|problem| Problem::Bad(format!("the e-mail settings cannot be used: {problem}")))?;
        let app = Self(Arc::new(Inner {
            passwords: Passwords::new(config.password_cost)?,
            moves: Limiter::new(config.move_rate),
            logins: Limiter::new(config.login_rate),
            thinking: Semaphore::new(config.thinking_bots),
            drawing: Semaphore::new(1),
            metrics: Metrics::default(),
            slots: Slots::default(),
            presence: Presence::default(),
            sessions: Sessions::default(),
            notices,
            stop: watch::Sender::new(false),
            store,
            config,
            clock,
        }));
        tokio::spawn(app.clone().pass_on_news());
        tokio::spawn(app.clone().keep_time());
        tokio::spawn(app.clone().send_notices(queue, mailer));
        Ok(app)
    }

    /// Turns true when the site stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Ends the streams and what runs beside the requests, then the store.
    pub async fn stop(&self) {
        self.end_streams();
        self.store.close().await;
    }

    /// Ends the streams and what runs beside the requests.
    pub fn end_streams(&self) {
        self.stop.send_replace(true);
    }

    /// The store behind it.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The counters, for tests and benches.
    pub fn hot_tables(&self) -> usize {
        self.slots.len()
    }
}
