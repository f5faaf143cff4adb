//! No table stands still: whatever becomes of a write, a table that waits for no person goes on by itself, on one node
//! and on two.

mod common;

use std::process::Command;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use common::{Client, Site, config, is_over, site_on};
use parlour_server::Config;
use parlour_store::{Fault, Faults, Options, Source, Store, TableId};
use serde_json::{Value, json};
use sqlx::Connection as _;

const FAULTS: [Fault; 3] = [Fault::Conflict, Fault::Failure, Fault::LostReply];
/// No game of these takes so many looks.
const LOOKS: usize = 60_000;

fn faulty(faults: &Faults) -> Options {
    Options { faults: Some(faults.clone()), ..Options::default() }
}

/// The first request that gets through.
async fn insist(client: &Client, path: &str, body: Value) -> Value {
    for _ in 0..1000 {
        let reply = client.post(path, body.clone()).await;
        if reply.status != StatusCode::SERVICE_UNAVAILABLE {
            return reply.ok();
        }
    }
    panic!("{path} never gets through");
}

/// Plays for one person, at whichever node, until the game is over; what goes wrong is tried again.
async fn play_to_the_end(nodes: &[Client], table: &str) -> Value {
    for look in 0..LOOKS {
        let client = &nodes[look % nodes.len()];
        let position = client.position(table).await;
        if is_over(&position) {
            return position;
        }
        if position["question"].is_null() && position["ready"] != true {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        }
        let reply = client.play_one(table, &position).await;
        let expected = [StatusCode::OK, StatusCode::CONFLICT, StatusCode::SERVICE_UNAVAILABLE];
        assert!(expected.contains(&reply.status), "{}", reply.text);
    }
    let position = nodes[0].position(table).await;
    panic!("{table} stands still: {} {}", position["at"], position["status_text"]);
}

/// Two people and a bot sit down, one of the two resigns: what is asked of their seat is a caretaker's from then on.
async fn resigned_game(nodes: &[&Site], game: &str) -> (Vec<Client>, String) {
    let (tom, ada) = (nodes[0].guest("Tom").await, nodes[0].guest("Ada").await);
    let seats = json!({ "game": game, "players": 3, "seats": ["me", "open", "random"] });
    let table = tom.post("/api/v1/tables", seats).await.ok()["table"]["id"].as_str().unwrap().to_owned();
    ada.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    insist(&ada, &format!("/api/v1/tables/{table}/resign"), json!({})).await;
    let tom = nodes.iter().map(|node| Client { router: node.router.clone(), ..tom.clone() }).collect();
    (tom, table)
}

async fn plays_to_its_end(nodes: &[&Site], game: &str) {
    let (tom, table) = resigned_game(nodes, game).await;
    let end = play_to_the_end(&tom, &table).await;
    assert_eq!(end["table"]["seats"][1]["resigned"], true);
    let id: TableId = table.parse().unwrap();
    let lines = nodes[0].app.store().read_journal(&id, 0).await.unwrap();
    for source in [Source::Bot, Source::Caretaker, Source::Person] {
        assert!(lines.iter().any(|line| line.source == source), "{source:?} has answered at {table}");
    }
    assert_eq!(parlour_server::audit(nodes[0].app.store()).await.unwrap().diverging, vec![]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_resigned_game_ends_whatever_becomes_of_every_third_write() {
    for fault in FAULTS {
        let faults = Faults::every(3, fault);
        let store = Store::open_with("sqlite::memory:", faulty(&faults)).await.unwrap();
        let site = site_on(store, config());
        plays_to_its_end(&[&site], "pillars").await;
        assert!(faults.writes() > 30, "{fault:?}");
        site.app.stop().await;
    }
}

/// One game where seats answer one by one, one where all plan at once and hold drafts meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_of_drafts_ends_whatever_becomes_of_every_other_write() {
    let faults = Faults::every(2, Fault::Conflict);
    let store = Store::open_with("sqlite::memory:", faulty(&faults)).await.unwrap();
    let site = site_on(store, config());
    plays_to_its_end(&[&site], "orleans").await;
}

/// One database server for all tests of this process; it ends with the process.
static SERVER: LazyLock<String> = LazyLock::new(|| {
    let tool = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/postgres-for-tests");
    let ran = Command::new(tool).args(["start", "", &std::process::id().to_string()]).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap().trim().to_owned()
});
static DATABASES: AtomicU32 = AtomicU32::new(0);

async fn database() -> String {
    let server = tokio::task::spawn_blocking(|| SERVER.clone()).await.unwrap();
    let name = format!("still_{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let mut connection = sqlx::PgConnection::connect(&server).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut connection).await.unwrap();
    server.replace("/postgres?", &format!("/{name}?"))
}

async fn node(url: &str, faults: &Faults) -> Site {
    let store = Store::open_with(url, faulty(faults)).await.unwrap();
    let many = Config { many_nodes: true, bot_patience: Duration::from_millis(200), ..config() };
    site_on(store, many)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_resigned_game_ends_on_two_nodes_whatever_becomes_of_every_third_write() {
    for (fault, game) in FAULTS.into_iter().zip(["pillars", "orleans", "pillars"]) {
        let (url, faults) = (database().await, Faults::every(3, fault));
        let (one, two) = (node(&url, &faults).await, node(&url, &faults).await);
        plays_to_its_end(&[&one, &two], game).await;
        assert!(faults.writes() > 30, "{fault:?}");
        one.app.stop().await;
        two.app.stop().await;
    }
}

/// The node that was to answer is gone, and nobody looks at the table: the other one goes on with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_goes_on_where_one_stopped() {
    let url = database().await;
    let never = Faults::every(u64::MAX, Fault::Failure);
    // Nothing this node tries is ever written: its bot cannot answer.
    let broken = node(&url, &Faults::every(1, Fault::Failure)).await;
    let tom = broken.guest("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    let id: TableId = table.parse().unwrap();
    let position = tom.position(&table).await;
    // If the person is asked first, a caretaker answers in their stead.
    if position["table"]["asked"] == json!(["red"]) {
        tom.post(&format!("/api/v1/tables/{table}/resign"), json!({})).await.ok();
    }
    let before = broken.app.store().table(&id).await.unwrap().row.revision;
    let other = node(&url, &never).await;
    while other.app.store().table(&id).await.unwrap().row.revision == before {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    broken.app.stop().await;
    other.app.stop().await;
}

/// Whoever has just joined on one node is known to the node that starts the game, before the news has come.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_starts_on_one_node_as_soon_as_another_has_seated_everybody() {
    let url = database().await;
    let never = Faults::every(u64::MAX, Fault::Failure);
    let (one, two) = (node(&url, &never).await, node(&url, &never).await);
    let (tom, ada) = (one.guest("Tom").await, two.guest("Ada").await);
    for _ in 0..20 {
        let table = tom.table("pillars", &["me", "open"], json!({})).await;
        tom.position(&table).await;
        ada.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
        let started = tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
        assert_eq!(started["table"]["status"], "running");
        // The other node hears of it, sooner or later.
        while ada.position(&table).await["table"]["status"] != "running" {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    one.app.stop().await;
    two.app.stop().await;
}
