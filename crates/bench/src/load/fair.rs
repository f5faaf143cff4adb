//! Does anybody starve? One host has many tables of masters and looks at all of them; another person plays against a greedy
//! bot: how long until it is their turn again, before and then.

use std::path::Path;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::{Value, json};

use super::site::Site;
use super::wire::{Wire, read_stream};
use super::{Tasks, text};

/// Tables of the greedy host.
const TABLES: usize = 40;
/// The bot's turns that are measured, in the quiet and beside the host.
const TURNS: usize = 100;
/// Somebody waits for their turn by looking so often.
const LOOK: Duration = Duration::from_millis(2);
/// No bot takes so long.
const PATIENCE: Duration = Duration::from_mins(1);
/// What programs need of a position.
const LEAN: &str = "?without=view,sheet,greyed,log,texts";

/// How long the opponent takes, in milliseconds.
#[derive(Copy, Clone, Default, Debug, Serialize)]
pub struct Opponent {
    /// In the middle.
    pub p50: f64,
    /// For all but one in twenty.
    pub p95: f64,
}

/// What came out.
#[derive(Copy, Clone, Default, Debug, Serialize)]
pub struct Fairness {
    /// Tables of masters.
    pub tables: usize,
    /// Nobody else plays.
    pub quiet: Opponent,
    /// The host's tables think.
    pub beside: Opponent,
    /// What it may be at most: twice the quiet time and 200 ms.
    pub bound: f64,
}

/// Measures it on a site of its own.
///
/// # Errors
/// When a socket or the database fails.
pub async fn fairness(dir: &Path) -> Result<Fairness, String> {
    let site = Site::open(&format!("sqlite:{}", dir.join("fair.db").display())).await?;
    let mut person = somebody(&site, "Ada").await?;
    let quiet = opponent(&mut person).await?;
    let mut host = somebody(&site, "Greedy host").await?;
    let mut watching = Tasks::default();
    for _ in 0..TABLES {
        let table = new_table(&mut host, &["master", "master", "master", "master"]).await?;
        let path = format!("/api/v1/tables/{table}/stream?parts=true");
        watching
            .keep(read_stream(site.address(), path, host.token.clone(), std::sync::Arc::default()).await?);
    }
    let beside = opponent(&mut person).await?;
    drop(watching);
    site.app.stop().await;
    Ok(Fairness { tables: TABLES, quiet, beside, bound: 2.0 * quiet.p95 + 200.0 })
}

async fn somebody(site: &Site, name: &str) -> Result<Wire, String> {
    let mut wire = Wire::open(site.address()).await?;
    let guest: Value = wire.post("/api/v1/guests", &json!({ "name": name })).await?;
    wire.token = guest["token"].as_str().map(str::to_owned);
    Ok(wire)
}

async fn new_table(wire: &mut Wire, seats: &[&str]) -> Result<String, String> {
    let new = json!({ "game": "pillars", "players": seats.len(), "seats": seats });
    let made: Value = wire.post("/api/v1/tables", &new).await?;
    let table = made["table"]["id"].as_str().ok_or("a table without an id")?.to_owned();
    let _: Value = wire.post(&format!("/api/v1/tables/{table}/start"), &json!({})).await?;
    Ok(table)
}

/// Plays against a greedy bot and takes its time, over as many games as it needs.
async fn opponent(wire: &mut Wire) -> Result<Opponent, String> {
    let mut times = Vec::new();
    while times.len() < TURNS {
        let table = new_table(wire, &["me", "greedy"]).await?;
        let mut position = awaited(wire, &table).await?;
        while let (Some(words), true) = (first_answer(&position), times.len() < TURNS) {
            let body = json!({ "at": position["at"], "answer": words, "end": true });
            position = wire.post(&format!("/api/v1/tables/{table}/answer{LEAN}"), &body).await?;
            if position["question"].is_null() && position["table"]["status"] == "running" {
                let since = Instant::now();
                position = awaited(wire, &table).await?;
                times.push(since.elapsed().as_secs_f64() * 1000.0);
            }
        }
    }
    times.sort_by(f64::total_cmp);
    Ok(Opponent { p50: times[times.len() / 2], p95: times[times.len() * 95 / 100] })
}

fn first_answer(position: &Value) -> Option<&str> {
    position["question"]["options"][0]["words"].as_str()
}

/// The position once something is asked, or the game is over.
async fn awaited(wire: &mut Wire, table: &str) -> Result<Value, String> {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        let position: Value = wire.read(&format!("/api/v1/tables/{table}{LEAN}")).await.map_err(text)?;
        if !position["question"].is_null() || position["table"]["status"] != "running" {
            return Ok(position);
        }
        tokio::time::sleep(LOOK).await;
    }
    Err("the bot does not answer".into())
}
