//! A bounded load on this machine: how many answers a second, how fast the others hear of them, what idle tables and
//! streams weigh; beside a bare server that keeps lines durably and knows no rules, in the same run.
#![allow(clippy::cast_precision_loss, reason = "rates are for people: 52 bits are plenty")]

mod bare;
mod wire;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use parlour_store::Store;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::{App, Clock, Config, router};
use wire::{Wire, read_stream};

/// How much load.
#[derive(Copy, Clone, Debug)]
pub struct Load {
    /// How long each figure is measured.
    pub time: Duration,
    /// Tables that answer as fast as they can.
    pub busy_tables: usize,
    /// Tables of the steady load.
    pub live_tables: usize,
    /// Streams at each of them.
    pub streams: usize,
    /// Answers per second of the steady load.
    pub rate: u32,
}

/// How fast answers are, in milliseconds.
#[derive(Copy, Clone, Default, Debug, Serialize)]
pub struct Speed {
    /// Answers per second.
    pub per_second: f64,
    /// From the answer to the event, in the middle.
    pub p50: f64,
    /// From the answer to the event, for all but one in a hundred.
    pub p99: f64,
}

/// What came out.
#[derive(Clone, Default, Debug, Serialize)]
pub struct Figures {
    /// Durable lines per second of the store alone.
    pub bare_append: f64,
    /// A bare server that keeps lines durably.
    pub bare: Speed,
    /// The site.
    pub site: Speed,
    /// The bare server with four readers at each table.
    pub bare_with_readers: Speed,
    /// The site with four readers at each table.
    pub site_with_readers: Speed,
    /// The site under a steady load, with many streams.
    pub steady: Speed,
    /// Streams that were open then.
    pub streams: usize,
    /// Memory of a table that nobody plays at, in KiB.
    pub table_kib: f64,
    /// Memory of a stream on which nothing happens, in KiB; both ends of it, as client and site share this process.
    pub stream_kib: f64,
}

/// What one table's answers and readers share.
#[derive(Default)]
struct Watch {
    /// The answer on its way: when it was sent, and how many lines there were.
    sent: Mutex<Option<(Instant, u64)>>,
    delays: Mutex<Vec<Duration>>,
}

impl Watch {
    fn send(&self, lines: u64) {
        *self.sent.lock().expect("nobody panics here") = Some((Instant::now(), lines));
    }

    /// The first reader to hear of an answer stops its clock.
    fn hear(&self, lines: u64) {
        let mut sent = self.sent.lock().expect("nobody panics here");
        if let Some((since, _)) = sent.filter(|(_, before)| lines > *before) {
            self.delays.lock().expect("nobody panics here").push(since.elapsed());
            *sent = None;
        }
    }
}

/// Measures everything; a few multiples of the time asked for.
///
/// # Errors
/// When a socket or the database fails.
pub async fn measure(load: Load, dir: &std::path::Path) -> Result<Figures, String> {
    let open = |name: &str| format!("sqlite:{}", dir.join(name).display());
    let store = Store::open(&open("bare.db")).await.map_err(text)?;
    let bare_append = bare::append(&store, load).await?;
    let bare_address = bare::serve(store).await.map_err(text)?;
    let site = Site::open(&open("site.db")).await?;
    let mut figures = Figures { bare_append, ..Figures::default() };
    figures.bare = bare::press(bare_address, load, 0).await?;
    figures.site = site.press(load, 0).await?;
    figures.bare_with_readers = bare::press(bare_address, load, 4).await?;
    figures.site_with_readers = site.press(load, 4).await?;
    site.steady(load, &mut figures).await?;
    site.app.stop().await;
    Ok(figures)
}

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// The site on a socket of its own.
struct Site {
    app: App,
    address: SocketAddr,
}

/// A table to play at, both seats of it.
struct Player {
    wire: Wire,
    id: String,
    position: Value,
}

impl Site {
    async fn open(url: &str) -> Result<Self, String> {
        let free = (1e9, 1e9);
        let config = Config { move_rate: free, login_rate: free, ..Config::default() };
        let store = Store::open(url).await.map_err(text)?;
        let app = App::new(store, config, Clock::default()).map_err(|problem| problem.message())?;
        let listener = TcpListener::bind("127.0.0.1:0").await.map_err(text)?;
        let address = listener.local_addr().map_err(text)?;
        let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        Ok(Self { app, address })
    }

    async fn player(&self) -> Result<Player, String> {
        let mut wire = Wire::open(self.address).await?;
        let guest = wire.post("/api/v1/guests", &json!({ "name": "Load" })).await?;
        wire.token = guest["token"].as_str().map(str::to_owned);
        let mut player = Player { wire, id: String::new(), position: Value::Null };
        player.new_table().await?;
        Ok(player)
    }

    /// All tables answer as fast as they can.
    async fn press(&self, load: Load, readers: usize) -> Result<Speed, String> {
        let (answers, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let mut watches = Vec::new();
        let mut tasks = Vec::new();
        for _ in 0..load.busy_tables {
            let mut player = self.player().await?;
            let watch = Arc::new(Watch::default());
            for _ in 0..readers {
                tasks.push(
                    read_stream(self.address, player.stream(), player.wire.token.clone(), watch.clone())
                        .await?,
                );
            }
            watches.push(watch.clone());
            let (answers, stop) = (answers.clone(), stop.clone());
            tasks.push(tokio::spawn(async move {
                while !stop.load(Ordering::Relaxed) {
                    watch.send(player.lines());
                    // With readers the table is one's own until its game is over.
                    if player.answer(readers == 0).await.is_err() {
                        return;
                    }
                    answers.fetch_add(1, Ordering::Relaxed);
                }
            }));
        }
        let rate = rate_of(&answers, load.time).await;
        stop.store(true, Ordering::Relaxed);
        tasks.iter().for_each(tokio::task::JoinHandle::abort);
        Ok(speed(rate, &watches))
    }

    /// Many tables and streams, so many answers a second.
    async fn steady(&self, load: Load, figures: &mut Figures) -> Result<(), String> {
        let empty = memory_kib();
        let mut players = Vec::new();
        for _ in 0..load.live_tables {
            players.push(self.player().await?);
        }
        let with_tables = memory_kib();
        let mut watches = Vec::new();
        let mut streams = Vec::new();
        for player in &players {
            let watch = Arc::new(Watch::default());
            for _ in 0..load.streams {
                streams.push(
                    read_stream(self.address, player.stream(), player.wire.token.clone(), watch.clone())
                        .await?,
                );
            }
            watches.push(watch);
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        figures.table_kib = (with_tables - empty).max(0.0) / load.live_tables.max(1) as f64;
        figures.stream_kib = (memory_kib() - with_tables).max(0.0) / streams.len().max(1) as f64;
        figures.streams = streams.len();

        let answers = Arc::new(AtomicU64::new(0));
        let pause = Duration::from_secs_f64(players.len() as f64 / f64::from(load.rate));
        let count = players.len() as u32;
        let mut tasks = Vec::new();
        for ((number, mut player), watch) in (0u32..).zip(players).zip(&watches) {
            let (answers, watch) = (answers.clone(), watch.clone());
            tasks.push(tokio::spawn(async move {
                tokio::time::sleep(pause * number / count).await;
                let mut beat = tokio::time::interval(pause);
                loop {
                    beat.tick().await;
                    watch.send(player.lines());
                    if player.answer(false).await.is_err() {
                        return;
                    }
                    answers.fetch_add(1, Ordering::Relaxed);
                }
            }));
        }
        let rate = rate_of(&answers, load.time * 2).await;
        tasks.iter().chain(&streams).for_each(tokio::task::JoinHandle::abort);
        figures.steady = speed(rate, &watches);
        Ok(())
    }
}

impl Player {
    async fn new_table(&mut self) -> Result<(), String> {
        let new = json!({ "game": "pillars", "players": 2, "seats": ["me", "me:Other"] });
        let table = self.wire.post("/api/v1/tables", &new).await?;
        table["table"]["id"].as_str().unwrap_or_default().clone_into(&mut self.id);
        self.position = self.wire.post(&format!("/api/v1/tables/{}/start", self.id), &json!({})).await?;
        Ok(())
    }

    fn stream(&self) -> String {
        format!("/api/v1/tables/{}/stream", self.id)
    }

    fn lines(&self) -> u64 {
        self.position["table"]["lines"].as_u64().unwrap_or_default()
    }

    /// Answers with the first option; a game that is over is followed by another one.
    async fn answer(&mut self, again: bool) -> Result<(), String> {
        let Some(words) = self.position["question"]["options"][0]["words"].as_str() else {
            if again {
                return self.new_table().await;
            }
            return Err("the game is over".into());
        };
        let body =
            json!({ "at": self.position["at"], "seat": self.position["seat"], "answer": words, "end": true });
        let path = format!("/api/v1/tables/{}/answer", self.id);
        self.position = self.wire.post(&path, &body).await?;
        // The next seat is asked now, and we hold it as well.
        if self.position["question"].is_null() {
            self.position = self.wire.get(&format!("/api/v1/tables/{}", self.id)).await?;
        }
        Ok(())
    }
}

/// How many a second, after a moment to warm up.
async fn rate_of(answers: &AtomicU64, time: Duration) -> f64 {
    tokio::time::sleep(time / 4).await;
    let (before, since) = (answers.load(Ordering::Relaxed), Instant::now());
    tokio::time::sleep(time).await;
    (answers.load(Ordering::Relaxed) - before) as f64 / since.elapsed().as_secs_f64()
}

fn speed(per_second: f64, watches: &[Arc<Watch>]) -> Speed {
    let mut delays: Vec<Duration> = Vec::new();
    for watch in watches {
        delays.extend(watch.delays.lock().expect("nobody panics here").iter());
    }
    delays.sort_unstable();
    let at =
        |share: usize| delays.get(delays.len() * share / 100).map_or(0.0, |delay| delay.as_secs_f64() * 1e3);
    Speed { per_second, p50: at(50), p99: at(99) }
}

/// What this process keeps in memory.
fn memory_kib() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or_default()
}
