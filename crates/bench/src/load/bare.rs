//! The baselines: durable lines alone, a server that only replies, and one that keeps lines durably and tells them; none
//! of them knows a rule.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::{Path, State};
use axum::response::sse::{Event, Sse};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::baseline::Baseline;

use super::watch::{Speed, Watch, rate_of, speed};
use super::wire::{Wire, read_stream};
use super::{Load, Tasks, text};

const WORDS: &str = "take sand-2";

/// Durable lines per second without a server.
pub(super) async fn append(lines: &Baseline, load: Load) -> f64 {
    let answers = Arc::new(AtomicU64::new(0));
    let mut tasks = Tasks::default();
    for table in 0..load.busy_tables {
        let (lines, answers) = (lines.clone(), answers.clone());
        tasks.run(async move {
            while lines.append(table, WORDS).await.is_ok() {
                answers.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    rate_of(&answers, load.time).await.per_second
}

/// What the bare server replies.
#[derive(Serialize, Deserialize)]
struct Reply {
    lines: u64,
}

struct Shared {
    lines: Baseline,
    tables: Vec<watch::Sender<u64>>,
}

/// A server with so many tables.
pub(super) async fn serve(lines: Baseline, tables: usize) -> Result<SocketAddr, String> {
    let shared = Shared { lines, tables: (0..tables).map(|_| watch::Sender::default()).collect() };
    let router = Router::new()
        .route("/{table}/echo", post(echo))
        .route("/{table}/answer", post(answer))
        .route("/{table}/stream", get(stream))
        .with_state(Arc::new(shared));
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(text)?;
    let address = listener.local_addr().map_err(text)?;
    tokio::spawn(async move { axum::serve(listener, router).await });
    Ok(address)
}

async fn echo(Path(table): Path<u64>, _: String) -> Json<Reply> {
    Json(Reply { lines: table })
}

async fn answer(State(shared): State<Arc<Shared>>, Path(table): Path<usize>, _: String) -> Json<Reply> {
    let told = &shared.tables[table];
    if shared.lines.append(table, WORDS).await.is_ok() {
        told.send_modify(|lines| *lines += 1);
    }
    Json(Reply { lines: *told.borrow() })
}

async fn stream(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<usize>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let told = shared.tables[table].subscribe();
    Sse::new(unfold(told, |mut told| async move {
        told.changed().await.ok()?;
        let lines = *told.borrow_and_update();
        Some((Ok(Event::default().id(format!("{lines}.0.0")).data("{}")), told))
    }))
}

/// All tables post as fast as they can: `echo` or `answer`.
pub(super) async fn press(
    address: SocketAddr,
    deed: &'static str,
    load: Load,
    readers: usize,
) -> Result<Speed, String> {
    let answers = Arc::new(AtomicU64::new(0));
    let (mut watches, mut tasks) = (Vec::new(), Tasks::default());
    for table in 0..load.busy_tables {
        let watch = Arc::new(Watch::default());
        for _ in 0..readers {
            tasks.keep(read_stream(address, format!("/{table}/stream"), None, watch.clone()).await?);
        }
        watches.push(watch.clone());
        let mut wire = Wire::open(address).await?;
        let answers = answers.clone();
        tasks.run(async move {
            let mut lines = 0;
            let path = format!("/{table}/{deed}");
            loop {
                watch.send(lines);
                let Ok(reply) = wire.post::<Reply>(&path, &json!({ "answer": WORDS })).await else { return };
                lines = reply.lines;
                answers.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    let rate = rate_of(&answers, load.time).await;
    Ok(speed(rate, &watches))
}
