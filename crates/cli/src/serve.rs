//! `parlour serve`: the site, until a signal.

use std::net::SocketAddr;
use std::time::Duration;

use parlour_server::{App, Clock, Config, MailConfig, Stopped};
use parlour_store::{Options, Retention};
use tokio::net::TcpListener;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::args::ServeArgs;
use crate::database;
use crate::failure::Failure;
use crate::text;

/// A site that may open fewer files than this cannot serve a village.
const FEW_FILES: u64 = 4_096;

pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    start_log(args.log_json);
    runtime()?.block_on(serve(args))
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Runtime::new().map_err(failed)
}

pub(crate) fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::Failed(error.to_string())
}

/// Log lines go to standard error; `RUST_LOG` says which, by level and by crate (`info,parlour_store=debug`).
fn start_log(json: bool) {
    let standard = || Targets::new().with_default(LevelFilter::INFO).with_target("sqlx", LevelFilter::WARN);
    let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse::<Targets>().ok());
    let filter = wanted.unwrap_or_else(standard);
    let log = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_writer(std::io::stderr);
    if json { log.json().finish().with(filter).init() } else { log.finish().with(filter).init() }
}

/// Every connection is an open file. What the system allows is taken; little of it is said.
fn raise_file_limit() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) if files < FEW_FILES => {
            tracing::warn!(
                "the system lets the site open {files} files, and so many connections at most (LimitNOFILE, ulimit -n)"
            );
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "the limit of open files could not be raised"),
    }
}

async fn serve(args: &ServeArgs) -> Result<(), Failure> {
    raise_file_limit();
    let store = database::open(&args.database, Options { alone: true, ..Options::default() }).await?;
    let listener = listen(&args.listen).await?;
    let address = listener.local_addr().map_err(failed)?;
    let app = App::new(store, config(args, address), Clock::default()).map_err(Failure::Failed)?;
    text::print(&format!("Parlour is open: http://{address}\n"))?;
    if let Some(aside) = &args.metrics {
        let listener = listen(aside).await?;
        let address = listener.local_addr().map_err(failed)?;
        tokio::spawn(parlour_server::serve_aside(app.clone(), listener));
        text::print(&format!("Figures: http://{address}/metrics\n"))?;
    }
    let stopped = parlour_server::serve(app, listener, signal()).await.map_err(failed)?;
    let how = if stopped == Stopped::Cleanly { "Parlour is closed" } else { "Parlour is closed in a hurry" };
    text::print(&format!("{how}\n"))
}

fn retention(args: &ServeArgs) -> Retention {
    let days = |days: u32| Duration::from_hours(24 * u64::from(days));
    Retention {
        guests: days(args.keep_guests),
        unstarted: days(args.keep_unstarted),
        standing: days(args.keep_standing),
        given_up: days(args.keep_given_up),
        ..Retention::default()
    }
}

async fn listen(address: &str) -> Result<TcpListener, Failure> {
    let cannot = |error| Failure::Failed(format!("cannot listen on {address}: {error}"));
    TcpListener::bind(address).await.map_err(cannot)
}

fn config(args: &ServeArgs, address: SocketAddr) -> Config {
    let standard = Config::default();
    let public_url = args.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
    Config {
        secure_cookies: public_url.starts_with("https:"),
        public_url,
        proxies: args.proxies.map_or(usize::from(args.behind_proxy), usize::from),
        connections_each: args.connections_each.map_or(standard.connections_each, |most| most as usize),
        streams_each: args
            .streams_each
            .map_or(standard.streams_each, |most| (most as usize, standard.streams_each.1)),
        live_tables: args.hot_tables.map_or(standard.live_tables, |tables| tables as usize),
        thinking_bots: args.thinking_bots.map_or(standard.thinking_bots, usize::from),
        bots_alone: args.bots_alone,
        live_turn: args.live_minutes.map_or(standard.live_turn, |minutes| Duration::from_secs(minutes * 60)),
        many_nodes: args.database.database.as_deref().is_some_and(|url| url.starts_with("postgres")),
        move_rate: args.move_rate.map_or(standard.move_rate, |rate| (rate, rate * 5.0)),
        login_rate: args.login_rate.map_or(standard.login_rate, |rate| (rate, (rate * 5.0).max(1.0))),
        retention: retention(args),
        check_pages: Duration::from_secs_f64(args.check_pages * 60.0),
        metrics_token: args.metrics_token.clone(),
        guest_rate: args.guest_rate.map_or(standard.guest_rate, |rate| (rate, (rate * 5.0).max(40.0))),
        table_rate: args.table_rate.map_or(standard.table_rate, |rate| (rate, (rate * 5.0).max(60.0))),
        look_rate: args.look_rate.map_or(standard.look_rate, |rate| (rate, (rate * 5.0).max(20.0))),
        tables_each: (
            args.network_tables.map_or(standard.tables_each.0, |most| most as usize),
            args.tables_each.unwrap_or(standard.tables_each.1),
        ),
        bots_each: args.bots_each.unwrap_or(standard.bots_each),
        mail: args.smtp.clone().map(|smtp| MailConfig { smtp, from: args.mail_from.clone() }),
        ..standard
    }
}

/// Until the terminal or the system says stop.
async fn signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
