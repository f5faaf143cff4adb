//! The site under load: tables played by programs over HTTP, with readers on their streams.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parlour_server::{App, Clock, Config, router};
use parlour_store::Store;
use serde::Deserialize;
use serde_json::json;
use tokio::net::TcpListener;

use super::watch::{Speed, Watch, rate_of, speed};
use super::wire::{Wire, read_stream};
use super::{Figures, Load, Tasks, text};

/// The site on a socket of its own.
pub(super) struct Site {
    pub(super) app: App,
    address: SocketAddr,
}

/// What a program reads of a position to play on.
#[derive(Deserialize)]
struct Position {
    at: String,
    table: Table,
    question: Option<Question>,
}

#[derive(Deserialize)]
struct Table {
    id: String,
    lines: u64,
}

#[derive(Deserialize)]
struct Question {
    options: Vec<Offer>,
}

#[derive(Deserialize)]
struct Offer {
    words: String,
}

#[derive(Deserialize)]
struct Guest {
    token: String,
}

/// How much programs want to know.
#[derive(Copy, Clone, Debug)]
pub(super) enum Manner {
    /// What may be answered, and that something changed: all a program needs to play.
    Lean,
    /// The whole position, said in words and as data, with every answer and every event.
    Whole,
}

impl Manner {
    fn answering(self) -> &'static str {
        match self {
            Self::Lean => "answer?without=view,sheet,greyed,log,texts",
            Self::Whole => "answer",
        }
    }

    fn reading(self) -> &'static str {
        match self {
            Self::Lean => "stream?parts=true",
            Self::Whole => "stream",
        }
    }
}

/// Somebody who plays both seats of a table, with readers on its streams.
pub(super) struct Player {
    address: SocketAddr,
    wire: Wire,
    position: Position,
    manner: Manner,
    readers: usize,
    reading: Tasks,
    watch: Arc<Watch>,
}

impl Site {
    pub(super) async fn open(url: &str) -> Result<Self, String> {
        let store = Store::open(url).await.map_err(text)?;
        let app = App::new(store, Config::unbounded(), Clock::default())?;
        let listener = TcpListener::bind("127.0.0.1:0").await.map_err(text)?;
        let address = listener.local_addr().map_err(text)?;
        let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        Ok(Self { app, address })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(super) async fn player(&self, manner: Manner) -> Result<Player, String> {
        let mut wire = Wire::open(self.address).await?;
        let guest: Guest = wire.post("/api/v1/guests", &json!({ "name": "Load" })).await?;
        wire.token = Some(guest.token);
        let position = new_table(&mut wire).await?;
        let (reading, watch) = (Tasks::default(), Arc::default());
        Ok(Player { address: self.address, wire, position, manner, readers: 0, reading, watch })
    }

    /// All tables answer as fast as they can.
    pub(super) async fn press(&self, load: Load, readers: usize, manner: Manner) -> Result<Speed, String> {
        let answers = Arc::new(AtomicU64::new(0));
        let (mut watches, mut tasks, mut players) = (Vec::new(), Tasks::default(), Vec::new());
        for _ in 0..load.busy_tables {
            let mut player = self.player(manner).await?;
            player.read(readers).await?;
            watches.push(player.watch.clone());
            players.push(player);
        }
        for mut player in players {
            let answers = answers.clone();
            tasks.run(async move {
                while player.answer().await.is_ok() {
                    answers.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        let rate = rate_of(&answers, load.time).await;
        Ok(speed(rate, &watches))
    }

    /// Many tables with many streams, which answer at a steady rate.
    pub(super) async fn steady(&self, load: Load, figures: &mut Figures) -> Result<(), String> {
        let empty = memory_kib();
        let mut players = Vec::new();
        for _ in 0..load.live_tables {
            players.push(self.player(Manner::Lean).await?);
        }
        let with_tables = memory_kib();
        let (mut watches, mut tasks) = (Vec::new(), Tasks::default());
        for player in &mut players {
            player.read(load.streams).await?;
            watches.push(player.watch.clone());
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        figures.streams = load.live_tables * load.streams;
        figures.table_kib = (with_tables - empty).max(0.0) / load.live_tables.max(1) as f64;
        figures.stream_kib = (memory_kib() - with_tables).max(0.0) / figures.streams.max(1) as f64;

        let answers = Arc::new(AtomicU64::new(0));
        let pause = Duration::from_secs_f64(players.len() as f64 / f64::from(load.rate));
        let count = players.len() as u32;
        for (number, mut player) in (0u32..).zip(players) {
            let answers = answers.clone();
            tasks.run(async move {
                tokio::time::sleep(pause * number / count).await;
                let mut beat = tokio::time::interval(pause);
                beat.tick().await;
                while player.answer().await.is_ok() {
                    answers.fetch_add(1, Ordering::Relaxed);
                    beat.tick().await;
                }
            });
        }
        let rate = rate_of(&answers, load.time * 4).await;
        figures.steady = speed(rate, &watches);
        Ok(())
    }
}

async fn new_table(wire: &mut Wire) -> Result<Position, String> {
    let new = json!({ "game": "pillars", "players": 2, "seats": ["me", "me:Other"] });
    let made: Position = wire.post("/api/v1/tables", &new).await?;
    wire.post(&format!("/api/v1/tables/{}/start", made.table.id), &json!({})).await
}

impl Player {
    /// Opens streams at the table; those of an earlier one end.
    async fn read(&mut self, readers: usize) -> Result<(), String> {
        self.readers = readers;
        self.reading = Tasks::default();
        for _ in 0..readers {
            let path = format!("/api/v1/tables/{}/{}", self.position.table.id, self.manner.reading());
            let token = self.wire.token.clone();
            self.reading.keep(read_stream(self.address, path, token, self.watch.clone()).await?);
        }
        Ok(())
    }

    /// The id of the table.
    pub(super) fn table(&self) -> String {
        self.position.table.id.clone()
    }

    /// Is there anything to answer?
    pub(super) fn is_asked(&self) -> bool {
        self.position.question.is_some()
    }

    /// Answers with the first option, for whichever seat is asked; a game that is over is followed by another one.
    pub(super) async fn answer(&mut self) -> Result<(), String> {
        let Some(offer) = self.position.question.as_ref().and_then(|question| question.options.first())
        else {
            self.position = new_table(&mut self.wire).await?;
            return self.read(self.readers).await;
        };
        self.watch.send(self.position.table.lines);
        let body = json!({ "at": self.position.at, "answer": offer.words, "end": true });
        let path = format!("/api/v1/tables/{}/{}", self.position.table.id, self.manner.answering());
        self.position = self.wire.post(&path, &body).await?;
        Ok(())
    }
}

/// What this process keeps in memory.
fn memory_kib() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or_default()
}
