//! How a site is run; everything has a standard value.

use std::time::Duration;

use parlour_hub::Chance;
use parlour_store::Retention;

/// How a site is run.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "switches of a site, each with its own flag")]
pub struct Config {
    /// The address people reach the site under (`https://parlour.example`), for links in e-mails.
    pub public_url: String,
    /// Are cookies for HTTPS only?
    pub secure_cookies: bool,
    /// So many proxies of ours stand in front and tell the caller's address (`X-Forwarded-For`).
    pub proxies: usize,
    /// The most connections of one network at once.
    pub connections_each: usize,
    /// The most requests at once on one connection.
    pub requests_at_once: u32,
    /// How long the head of a request may take.
    pub header_patience: Duration,
    /// How long the body of a request may take.
    pub body_patience: Duration,
    /// The most tables kept in memory; more are dropped, the longest unused first.
    pub live_tables: usize,
    /// A table nobody looked at for so long is dropped from memory.
    pub idle_table: Duration,
    /// How many bots may think at once.
    pub thinking_bots: usize,
    /// Do tables at which only bots sit go on while nobody looks?
    pub bots_alone: bool,
    /// A table that waits for a bot is looked at again after so long, should its node have died.
    pub bot_patience: Duration,
    /// How long a seat has for a turn at a live table.
    pub live_turn: Duration,
    /// How often clocks are looked at.
    pub tick: Duration,
    /// How long a session lasts.
    pub session: Duration,
    /// How long somebody who was found is believed without asking the store again, should no news of them come.
    pub believed: Duration,
    /// A sign of life on every stream this often.
    pub heartbeat: Duration,
    /// The largest body of a request, in bytes.
    pub largest_body: usize,
    /// How long a request may take.
    pub patience: Duration,
    /// The most streams open at once.
    pub streams: usize,
    /// The most streams of one network, and of one person.
    pub streams_each: (usize, usize),
    /// Requests that change something, for each person: per second, and at a stroke.
    pub move_rate: (f64, f64),
    /// Tries to sign in, for each network: per second, and at a stroke.
    pub login_rate: (f64, f64),
    /// Pictures of invitations that are painted anew, for each address: per second, and at a stroke.
    pub picture_rate: (f64, f64),
    /// Games opened from files, for each address: per second, and at a stroke.
    pub opening_rate: (f64, f64),
    /// Guests who come, for each network: per second, and at a stroke.
    pub guest_rate: (f64, f64),
    /// Tables set up, for each network: per second, and at a stroke.
    pub table_rate: (f64, f64),
    /// Pages and pictures that have to be drawn, for each network: per second, and at a stroke.
    pub look_rate: (f64, f64),
    /// The most tables one network has set up that are open or in play, and the most one person has, their bots included.
    pub tables_each: (usize, u32),
    /// The most bots one person keeps.
    pub bots_each: u32,
    /// How e-mail is sent, if it is.
    pub mail: Option<MailConfig>,
    /// May webhooks go to addresses of this machine and its network? For tests.
    pub local_webhooks: bool,
    /// How long things are kept.
    pub retention: Retention,
    /// How often an SQLite file is read from end to end, for damage.
    pub check_pages: Duration,
    /// Whoever shows this may read `/metrics` on the address of the site; without it nobody may.
    pub metrics_token: Option<String>,
    /// Do other nodes share the database?
    pub many_nodes: bool,
    /// What tables and bots draw from.
    pub chance: Chance,
    /// The cost of a password hash: memory in KiB and passes.
    pub password_cost: (u32, u32),
}

impl Config {
    /// Without bounds on how much one caller does: for tests and benches, where all come from one address.
    pub fn unbounded() -> Self {
        let free = (1e9, 1e9);
        Self {
            move_rate: free,
            login_rate: free,
            guest_rate: free,
            table_rate: free,
            look_rate: free,
            tables_each: (usize::MAX, u32::MAX),
            bots_each: u32::MAX,
            connections_each: usize::MAX,
            streams_each: (usize::MAX, usize::MAX),
            ..Self::default()
        }
    }

    /// How the hub keeps its tables.
    pub(crate) fn hub(&self) -> parlour_hub::Config {
        parlour_hub::Config {
            live_tables: self.live_tables,
            idle_table: self.idle_table,
            thinking_bots: self.thinking_bots,
            bots_alone: self.bots_alone,
            bot_patience: self.bot_patience,
            live_turn: self.live_turn,
            tick: self.tick,
            many_nodes: self.many_nodes,
            chance: self.chance.clone(),
            tables_each: self.tables_each.1,
        }
    }
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
            proxies: 0,
            connections_each: 200,
            requests_at_once: 100,
            header_patience: Duration::from_secs(10),
            body_patience: Duration::from_secs(10),
            live_tables: 10_000,
            idle_table: Duration::from_mins(10),
            thinking_bots: 2,
            bots_alone: false,
            bot_patience: Duration::from_secs(10),
            live_turn: Duration::from_mins(15),
            tick: Duration::from_secs(1),
            session: Duration::from_hours(90 * 24),
            believed: Duration::from_secs(10),
            heartbeat: Duration::from_secs(15),
            largest_body: 64 * 1024,
            patience: Duration::from_secs(30),
            streams: 20_000,
            streams_each: (300, 60),
            move_rate: (20.0, 100.0),
            login_rate: (0.2, 20.0),
            picture_rate: (0.5, 20.0),
            opening_rate: (0.1, 10.0),
            guest_rate: (1.0 / 30.0, 40.0),
            table_rate: (0.1, 60.0),
            look_rate: (10.0, 200.0),
            tables_each: (200, 50),
            bots_each: 5,
            mail: None,
            local_webhooks: false,
            retention: Retention::default(),
            check_pages: Duration::from_hours(6),
            metrics_token: None,
            many_nodes: false,
            chance: Chance::System,
            password_cost: (19 * 1024, 2),
        }
    }
}
