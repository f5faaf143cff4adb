//! The ceiling: the store alone, and a server that keeps lines durably and tells them, without rules.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use axum::extract::{Path, State};
use axum::response::sse::{Event, Sse};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::stream::unfold;
use parlour_store::{
    NewEntry, NewSeat, NewTable, Place, Source, Start, Store, StoreError, TableId, TableUpdate, Visibility,
};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::{Mutex, watch};

use super::wire::{Wire, read_stream};
use super::{Load, Speed, Watch, rate_of, speed, text};

/// The most tables of the bare server.
const TABLES: usize = 256;

async fn table(store: &Store) -> Result<TableId, StoreError> {
    let tom = store.create_guest("Tom", "en").await?;
    let new = NewTable {
        id: None,
        game: "bare".into(),
        rules: 1,
        mode: "{}".into(),
        pace: "live".into(),
        visibility: Visibility::Public,
        host: Some(tom),
        settings: "{}".into(),
        link: None,
        seats: vec![NewSeat::person(tom, "Tom")],
    };
    let id = store.create_table(new).await?;
    let start = Start {
        rules: 1,
        seed: None,
        commitment: None,
        names: vec!["Tom".into()],
        entries: Vec::new(),
        update: TableUpdate::default(),
    };
    store.start_table(&id, start).await?;
    Ok(id)
}

fn line() -> Vec<NewEntry> {
    vec![NewEntry { who: "red".into(), words: "take sand-2".into(), source: Source::Person }]
}

/// Durable lines per second of the store alone.
pub(super) async fn append(store: &Store, load: Load) -> Result<f64, String> {
    let answers = Arc::new(AtomicU64::new(0));
    let mut tasks = Vec::new();
    for _ in 0..load.busy_tables {
        let (store, answers) = (store.clone(), answers.clone());
        let id = table(&store).await.map_err(text)?;
        tasks.push(tokio::spawn(async move {
            let mut place = Place::default();
            while let Ok(done) = store.append(&id, place, line(), TableUpdate::default()).await {
                place = done.place;
                answers.fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    let rate = rate_of(&answers, load.time).await;
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    Ok(rate)
}

/// A table of the bare server.
struct Bare {
    id: TableId,
    place: Mutex<Place>,
    told: watch::Sender<u64>,
}

struct Shared {
    store: Store,
    tables: Vec<Bare>,
}

pub(super) async fn serve(store: Store) -> Result<SocketAddr, String> {
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let id = table(&store).await.map_err(text)?;
        tables.push(Bare { id, place: Mutex::default(), told: watch::Sender::default() });
    }
    let shared = Arc::new(Shared { store, tables });
    let router = Router::new()
        .route("/{table}/answer", post(answer))
        .route("/{table}/stream", get(stream))
        .with_state(shared);
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(text)?;
    let address = listener.local_addr().map_err(text)?;
    tokio::spawn(async move { axum::serve(listener, router).await });
    Ok(address)
}

async fn answer(State(shared): State<Arc<Shared>>, Path(table): Path<usize>, _: String) -> Json<Value> {
    let table = &shared.tables[table % TABLES];
    let mut place = table.place.lock().await;
    if let Ok(done) = shared.store.append(&table.id, *place, line(), TableUpdate::default()).await {
        *place = done.place;
        table.told.send_replace(done.place.len);
    }
    Json(json!({ "lines": place.len }))
}

async fn stream(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<usize>,
) -> Sse<impl futures_util::Stream<Item = Result<Event, std::convert::Infallible>>> {
    let told = shared.tables[table % TABLES].told.subscribe();
    Sse::new(unfold(told, |mut told| async move {
        told.changed().await.ok()?;
        let lines = *told.borrow_and_update();
        Some((Ok(Event::default().id(format!("{lines}.0.0")).data("{}")), told))
    }))
}

/// All tables answer as fast as they can.
pub(super) async fn press(address: SocketAddr, load: Load, readers: usize) -> Result<Speed, String> {
    let (answers, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
    let (mut watches, mut tasks) = (Vec::new(), Vec::new());
    for table in 0..load.busy_tables {
        let watch = Arc::new(Watch::default());
        for _ in 0..readers {
            tasks.push(read_stream(address, format!("/{table}/stream"), None, watch.clone()).await?);
        }
        watches.push(watch.clone());
        let mut wire = Wire::open(address).await?;
        let (answers, stop) = (answers.clone(), stop.clone());
        tasks.push(tokio::spawn(async move {
            let mut lines = 0;
            while !stop.load(Ordering::Relaxed) {
                watch.send(lines);
                let Ok(reply) = wire.post(&format!("/{table}/answer"), &json!({ "answer": "take" })).await
                else {
                    return;
                };
                lines = reply["lines"].as_u64().unwrap_or_default();
                answers.fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    let rate = rate_of(&answers, load.time).await;
    stop.store(true, Ordering::Relaxed);
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    Ok(speed(rate, &watches))
}
