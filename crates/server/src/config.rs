//! How a site is run; everything has a standard value.

use std::time::Duration;

/// How a site is run.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "switches of a site, each with its own flag")]
pub struct Config {
    /// The address people reach the site under (`https://parlour.example`), for links in e-mails.
    pub public_url: String,
    /// Are cookies for HTTPS only?
    pub secure_cookies: bool,
    /// Does a proxy in front tell the caller's address (`X-Forwarded-For`)?
    pub behind_proxy: bool,
    /// The most tables kept in memory; more are dropped, the longest unused first.
    pub hot_tables: usize,
    /// A table nobody looked at for so long is dropped from memory.
    pub idle_table: Duration,
    /// How many bots may think at once.
    pub thinking_bots: usize,
    /// A table that waits for a bot is looked at again after so long, should its node have died.
    pub bot_patience: Duration,
    /// How long a seat has for a turn at a live table.
    pub live_turn: Duration,
    /// How often clocks are looked at.
    pub tick: Duration,
    /// How long a session lasts.
    pub session: Duration,
    /// A sign of life on every stream this often.
    pub heartbeat: Duration,
    /// The largest body of a request, in bytes.
    pub largest_body: usize,
    /// How long a request may take.
    pub patience: Duration,
    /// The most streams open at once.
    pub streams: usize,
    /// Requests that change something, for each person: per second, and at a stroke.
    pub move_rate: (f64, f64),
    /// Tries to sign in or to come as a guest, for each address: per second, and at a stroke.
    pub login_rate: (f64, f64),
    /// How e-mail is sent, if it is.
    pub mail: Option<MailConfig>,
    /// May webhooks go to addresses of this machine and its network? For tests.
    pub local_webhooks: bool,
    /// Do other nodes share the database?
    pub many_nodes: bool,
    /// The cost of a password hash: memory in KiB and passes.
    pub password_cost: (u32, u32),
}

/// How e-mail is sent.
#[derive(Clone)]
pub struct MailConfig {
    /// `smtp://user:password@host:port`, with `?tls=required` for STARTTLS, or `smtps://…`.
    pub smtp: String,
    /// Who sends it.
    pub from: String,
}

impl std::fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailConfig").field("from", &self.from).finish_non_exhaustive()
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: "http://127.0.0.1:7878".into(),
            secure_cookies: false,
            behind_proxy: false,
            hot_tables: 10_000,
            idle_table: Duration::from_mins(10),
            thinking_bots: 2,
            bot_patience: Duration::from_secs(10),
            live_turn: Duration::from_mins(15),
            tick: Duration::from_secs(1),
            session: Duration::from_hours(90 * 24),
            heartbeat: Duration::from_secs(15),
            largest_body: 64 * 1024,
            patience: Duration::from_secs(30),
            streams: 20_000,
            move_rate: (20.0, 100.0),
            login_rate: (0.2, 20.0),
            mail: None,
            local_webhooks: false,
            many_nodes: false,
            password_cost: (19 * 1024, 2),
        }
    }
}
