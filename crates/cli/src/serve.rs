//! `parlour serve`: the site, until a signal; `parlour audit`: may a release go out?

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use parlour_server::load::{self, Figures, Load, Speed};
use parlour_server::{App, Clock, Config, MailConfig, Stopped};
use parlour_store::Store;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::args::{AuditArgs, DatabaseArgs, ServeArgs};
use crate::failure::Failure;
use crate::text;

pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    start_log(args.log_json);
    runtime()?.block_on(serve(args))
}

pub(crate) fn audit(args: &AuditArgs) -> Result<(), Failure> {
    runtime()?.block_on(async {
        let store = open(&args.database).await?;
        let (tables, found) = parlour_server::audit(&store).await.map_err(failed)?;
        for divergence in &found {
            let parlour_server::Divergence { table, game, rules, problem } = divergence;
            text::print(&format!("{table}  {game}, begun with rules {rules}: {problem}\n"))?;
        }
        store.close().await;
        text::print(&format!("{tables} tables in play, {} would diverge\n", found.len()))?;
        if found.is_empty() { Ok(()) } else { Err(Failure::Failed("some tables would diverge".into())) }
    })
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Runtime::new().map_err(failed)
}

fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::Failed(error.to_string())
}

/// Log lines go to standard error; `RUST_LOG` says which.
fn start_log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json { log.json().init() } else { log.init() }
}

async fn serve(args: &ServeArgs) -> Result<(), Failure> {
    let store = open(&args.database).await?;
    let listener = TcpListener::bind(&args.listen)
        .await
        .map_err(|error| Failure::Failed(format!("cannot listen on {}: {error}", args.listen)))?;
    let address = listener.local_addr().map_err(failed)?;
    let app = App::new(store, config(args, address), Clock::default())
        .map_err(|problem| Failure::Failed(problem.message()))?;
    text::print(&format!("Parlour is open: http://{address}\n"))?;
    let stopped = parlour_server::serve(app, listener, signal()).await.map_err(failed)?;
    let how = if stopped == Stopped::Cleanly { "Parlour is closed" } else { "Parlour is closed in a hurry" };
    text::print(&format!("{how}\n"))
}

fn config(args: &ServeArgs, address: SocketAddr) -> Config {
    let standard = Config::default();
    let public_url = args.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
    Config {
        secure_cookies: public_url.starts_with("https:"),
        public_url,
        behind_proxy: args.behind_proxy,
        hot_tables: args.hot_tables.unwrap_or(standard.hot_tables),
        thinking_bots: args.thinking_bots.unwrap_or(standard.thinking_bots),
        live_turn: args.live_minutes.map_or(standard.live_turn, |minutes| Duration::from_secs(minutes * 60)),
        many_nodes: args.database.database.as_deref().is_some_and(|url| url.starts_with("postgres")),
        move_rate: args.move_rate.map_or(standard.move_rate, |rate| (rate, rate * 5.0)),
        login_rate: args.login_rate.map_or(standard.login_rate, |rate| (rate, (rate * 5.0).max(1.0))),
        mail: args.smtp.clone().map(|smtp| MailConfig { smtp, from: args.mail_from.clone() }),
        ..standard
    }
}

/// The database asked for, or a file in the data directory, which is made if need be.
async fn open(args: &DatabaseArgs) -> Result<Store, Failure> {
    if let Some(url) = &args.database {
        return Store::open(url).await.map_err(failed);
    }
    let data: &Path = &args.data;
    std::fs::create_dir_all(data)
        .map_err(|error| Failure::Failed(format!("cannot make {}: {error}", data.display())))?;
    Store::open(&format!("sqlite:{}", data.join("parlour.db").display())).await.map_err(failed)
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

/// Measures the site under load, beside a bare server in the same run.
pub(crate) fn bench(seconds: f64, json: bool) -> Result<(), Failure> {
    let load = Load {
        time: Duration::from_secs_f64(seconds),
        busy_tables: 64,
        live_tables: 1_000,
        streams: 5,
        rate: 500,
    };
    let dir = std::env::temp_dir().join(format!("parlour-bench-{}", std::process::id()));
    std::fs::create_dir_all(&dir).map_err(failed)?;
    let figures = runtime()?.block_on(load::measure(load, &dir));
    // Whatever came out, nothing is left behind.
    let _ = std::fs::remove_dir_all(&dir);
    let figures = figures.map_err(Failure::Failed)?;
    if json { text::print_json(&figures) } else { text::print(&in_words(&figures, load)) }
}

fn in_words(figures: &Figures, load: Load) -> String {
    let line = |what: &str, speed: Speed| {
        let Speed { per_second, p50, p99 } = speed;
        format!("{what:<44} {per_second:>9.0} answers/s   event after {p50:.1} ms (p99 {p99:.1} ms)\n")
    };
    let share = |part: f64, whole: f64| 100.0 * part / whole.max(1.0);
    format!(
        "{:<44} {:>9.0} lines/s\n{}{}{}{}{}site / bare server: {:.0} %, with readers {:.0} %\n\
         memory: {:.0} KiB per idle table, {:.0} KiB per idle stream (client end included; {} streams)\n",
        "store alone (durable lines)",
        figures.bare_append,
        line("bare server", figures.bare),
        line("site", figures.site),
        line("bare server, 4 readers per table", figures.bare_with_readers),
        line("site, 4 readers per table", figures.site_with_readers),
        line(
            &format!("site, {} tables, {} streams, steady", load.live_tables, figures.streams),
            figures.steady
        ),
        share(figures.site.per_second, figures.bare.per_second),
        share(figures.site_with_readers.per_second, figures.bare_with_readers.per_second),
        figures.table_kib,
        figures.stream_kib,
        figures.streams,
    )
}
