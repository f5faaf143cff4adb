//! The application: everything handlers need, in one cheap handle.

use std::ops::Deref;
use std::sync::{Arc, Once};

use parlour_hub::{Clock, Hub};
use parlour_store::{PersonId, Store};
use tokio::sync::{broadcast, watch};

use crate::address::{Network, Shares};
use crate::config::Config;
use crate::crowd::Crowd;
use crate::health::Health;
use crate::limits::Limiter;
use crate::metrics::Metrics;
use crate::notify;
use crate::password::Passwords;
use crate::problem::Outcome;
use crate::refused::TOLD;
use crate::session::Sessions;
use crate::signed_out::HEARD;

/// The application. Clones share everything.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// What the application is made of.
pub struct Inner {
    pub(crate) hub: Hub,
    pub(crate) store: Store,
    pub(crate) config: Config,
    pub(crate) clock: Clock,
    pub(crate) metrics: Metrics,
    pub(crate) health: Health,
    /// Whatever carries word to people who are away.
    pub(crate) courier: notify::Courier,
    pub(crate) sessions: Sessions,
    pub(crate) passwords: Passwords,
    pub(crate) moves: Limiter<PersonId>,
    pub(crate) logins: Limiter<Network>,
    /// Games opened from files.
    pub(crate) openings: Limiter<Network>,
    /// Pictures painted for strangers.
    pub(crate) pictures: Limiter<Network>,
    pub(crate) guests: Limiter<Network>,
    pub(crate) tables: Limiter<Network>,
    pub(crate) looks: Limiter<Network>,
    /// How often the log tells of refusals.
    pub(crate) refusals: Limiter<Network>,
    /// The tables each network has set up.
    pub(crate) crowd: Crowd,
    /// People who have changed, or whose secrets have ended; nobody: anybody may have.
    pub(crate) changed_people: broadcast::Sender<Option<PersonId>>,
    /// Somebody has been told that a proxy is not trusted.
    pub(crate) forgotten_proxy: Once,
    /// Streams by network and by person.
    pub(crate) network_streams: Arc<Shares<Network>>,
    pub(crate) person_streams: Arc<Shares<PersonId>>,
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// Sets the application up and starts what runs beside the requests: news, clocks, notices.
    ///
    /// # Errors
    /// When the system has no randomness to give, or the e-mail settings cannot be read.
    pub fn new(store: Store, config: Config, clock: Clock) -> Result<Self, String> {
        let mailer = notify::Mailer::new(config.mail.as_ref())
            .map_err(|problem| format!("the e-mail settings cannot be used: {problem}"))?;
        let passwords = Passwords::new(config.password_cost).map_err(|problem| problem.message())?;
        let hub = Hub::new(store.clone(), config.hub(), clock.clone());
        let app = Self(Arc::new(Inner {
            hub,
            passwords,
            moves: Limiter::new(config.move_rate),
            logins: Limiter::new(config.login_rate),
            openings: Limiter::new(config.opening_rate),
            pictures: Limiter::new(config.picture_rate),
            guests: Limiter::new(config.guest_rate),
            tables: Limiter::new(config.table_rate),
            looks: Limiter::new(config.look_rate),
            refusals: Limiter::new(TOLD),
            crowd: Crowd::default(),
            changed_people: broadcast::Sender::new(HEARD),
            forgotten_proxy: Once::new(),
            network_streams: Shares::new(config.streams_each.0),
            person_streams: Shares::new(config.streams_each.1),
            metrics: Metrics::of(crate::paths()),
            health: Health::default(),
            courier: notify::Courier::new(mailer),
            sessions: Sessions::new(config.believed),
            store,
            config,
            clock,
        }));
        tokio::spawn(app.clone().send_notices());
        tokio::spawn(app.clone().look_over_pages());
        tokio::spawn(app.clone().keep_house());
        tokio::spawn(app.clone().hear_of_people());
        Ok(app)
    }

    /// Turns true when the site stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.hub.stopping()
    }

    /// Ends the streams and what runs beside the requests, then the store.
    pub async fn stop(&self) {
        self.end_streams();
        self.store.close().await;
    }

    /// Ends the streams and what runs beside the requests.
    pub fn end_streams(&self) {
        self.hub.stop();
    }

    /// The store behind it.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// How many tables are in memory, for tests and benches.
    pub fn live_tables(&self) -> usize {
        self.hub.live_tables()
    }

    /// Looks at every table whose time has come; gives how many there were.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn look_at_clocks(&self) -> Outcome<usize> {
        self.hub.look_at_clocks().await
    }
}
