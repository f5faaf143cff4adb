//! A database that is locked, full, gone or from another time: 503 and a sentence, nothing lost, nothing half done, and
//! the table plays on afterwards.

mod common;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use axum::http::{Method, StatusCode};
use common::{Client, Reply, Site, config, site_on};
use parlour_store::{NewEntry, Options, Source, Store, TableId, TableUpdate};
use serde_json::{Value, json};
use sqlx::Connection as _;

fn url(dir: &Path) -> String {
    format!("sqlite:{}", dir.join("parlour.db").display())
}

/// Gives up soon.
fn hasty() -> Options {
    Options { patience: Duration::from_secs(1), ..Options::default() }
}

async fn open(url: &str, options: Options) -> Site {
    site_on(Store::open_with(url, options).await.unwrap(), config())
}

/// A guest whose turn it is at a table of two seats of theirs: nobody else moves.
async fn turn(site: &Site) -> (Client, String, Value) {
    let tom = site.guest("Tom").await;
    let table = tom.table("pillars", &["me", "me:Other"], json!({})).await;
    let position = tom.turn(&table).await;
    (tom, table, position)
}

async fn answer(tom: &Client, table: &str, position: &Value) -> Reply {
    let words = &position["question"]["options"][0]["words"];
    let body = json!({ "at": position["at"], "seat": position["seat"], "answer": words, "end": true });
    tom.post(&format!("/api/v1/tables/{table}/answer"), body).await
}

/// What is wrong is said without the database's own words.
fn unavailable(reply: &Reply) {
    assert_eq!(reply.status, StatusCode::SERVICE_UNAVAILABLE, "{}", reply.text);
    let error = &reply.json()["error"];
    assert_eq!(error["code"], "unavailable");
    assert!(error["message"].as_str().unwrap().contains("nothing is lost"), "{}", reply.text);
    for word in ["sqlite", "SQLITE", "locked", "postgres", "disk", "pool"] {
        assert!(!reply.text.contains(word), "{}", reply.text);
    }
}

/// Whatever was tried, the table stands as the position says, in the store as in memory.
async fn stands(site: &Site, tom: &Client, table: &str, position: &Value) {
    let now = tom.position(table).await;
    assert_eq!((&now["at"], &now["draft"]), (&position["at"], &position["draft"]));
    let id: TableId = table.parse().unwrap();
    let lines = site.app.store().read_journal(&id, 0).await.unwrap().len();
    assert_eq!(position["table"]["lines"], lines);
}

/// The same answer once more, until the database is back.
async fn plays_on(tom: &Client, table: &str, position: &Value) {
    for _ in 0..500 {
        let reply = answer(tom, table, position).await;
        if reply.status != StatusCode::SERVICE_UNAVAILABLE {
            assert_ne!(reply.ok()["at"], position["at"]);
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the database does not come back");
}

#[tokio::test]
async fn a_locked_database_takes_no_answer_and_shows_the_table() {
    let dir = tempfile::tempdir().unwrap();
    let site = open(&url(dir.path()), hasty()).await;
    let (tom, table, position) = turn(&site).await;
    let mut lock = sqlx::SqliteConnection::connect(&url(dir.path())).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut lock).await.unwrap();
    unavailable(&answer(&tom, &table, &position).await);
    unavailable(&tom.post(&format!("/api/v1/tables/{table}/chat"), json!({ "text": "hello" })).await);
    unavailable(&tom.post("/api/v1/tables", json!({ "game": "pillars" })).await);
    unavailable(&site.stranger().post("/api/v1/guests", json!({ "name": "Ada" })).await);
    stands(&site, &tom, &table, &position).await;
    let page = tom.form(&format!("/t/{table}/chat"), &[("text", "hello")]).await;
    assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE);
    sqlx::query("ROLLBACK").execute(&mut lock).await.unwrap();
    plays_on(&tom, &table, &position).await;
}

#[tokio::test]
async fn a_full_disk_takes_no_answer_until_there_is_room() {
    let dir = tempfile::tempdir().unwrap();
    let site = open(&url(dir.path()), Options { max_pages: Some(150), ..Options::default() }).await;
    let (tom, table, position) = turn(&site).await;
    let ada = site.guest("Ada").await;
    let path = format!("/api/v1/tables/{table}/chat");
    let mut said = 0;
    let full = loop {
        let reply = ada.post(&path, json!({ "text": "x".repeat(900) })).await;
        if reply.status != StatusCode::OK {
            break reply;
        }
        said += 1;
        assert!(said < 2_000, "the disk is never full");
    };
    unavailable(&full);
    // An answer is short: the last free bytes take some of them.
    let mut position = position;
    let refused = loop {
        let reply = answer(&tom, &table, &position).await;
        if reply.status != StatusCode::OK {
            break reply;
        }
        position = tom.turn(&table).await;
        assert_ne!(position["table"]["status"], "over", "there was room for a whole game");
    };
    unavailable(&refused);
    stands(&site, &tom, &table, &position).await;
    // Whoever goes makes room: what they said goes with them.
    ada.call(Method::DELETE, "/api/v1/me", json!({})).await.ok();
    plays_on(&tom, &table, &position).await;
}

fn postgres(args: &[&str]) -> String {
    let tool = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/postgres-for-tests");
    let ran = Command::new(tool).args(args).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap().trim().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_server_that_crashes_is_found_again() {
    let dir = tempfile::tempdir().unwrap();
    let server = dir.path().join("server");
    let start = ["start", server.to_str().unwrap(), &std::process::id().to_string()];
    let patient = Options { patience: Duration::from_secs(2), ..Options::default() };
    let site = open(&postgres(&start), patient).await;
    let (tom, table, position) = turn(&site).await;
    postgres(&["halt", server.to_str().unwrap()]);
    unavailable(&answer(&tom, &table, &position).await);
    assert_eq!(tom.get("/healthz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    postgres(&start);
    plays_on(&tom, &table, &position).await;
    assert_eq!(tom.get("/healthz").await.status, StatusCode::OK);
    site.app.stop().await;
    postgres(&["stop", server.to_str().unwrap()]);
}

#[tokio::test]
async fn a_draft_outlives_the_site_and_can_be_undone() {
    let dir = tempfile::tempdir().unwrap();
    let first = open(&url(dir.path()), Options::default()).await;
    let (tom, table, position) = turn(&first).await;
    let body = json!({ "at": position["at"], "answer": position["question"]["options"][0]["words"] });
    let drafted = tom.post(&format!("/api/v1/tables/{table}/answer"), body).await.ok();
    let words = drafted["draft"].as_array().unwrap().clone();
    assert!(!words.is_empty());
    first.app.stop().await;

    let second = open(&url(dir.path()), Options::default()).await;
    let tom = Client { router: second.router.clone(), ..tom };
    let found = tom.position(&table).await;
    assert_eq!((&found["draft"], &found["at"]), (&json!(words), &drafted["at"]));
    let undone = tom.post(&format!("/api/v1/tables/{table}/undo"), json!({ "at": found["at"] })).await.ok();
    assert_eq!(undone["draft"], json!([]));
    // What was undone before the site stopped is forgotten; what was undone since is not.
    let again = tom.post(&format!("/api/v1/tables/{table}/redo"), json!({ "at": undone["at"] })).await.ok();
    assert_eq!(again["draft"], json!(words));
}

/// A journal that the rules of today do not accept: the table says so and the audit lists it.
#[tokio::test]
async fn a_table_from_another_time_is_left_as_it_is() {
    let dir = tempfile::tempdir().unwrap();
    let first = open(&url(dir.path()), Options::default()).await;
    let (tom, table, _) = turn(&first).await;
    let sound = parlour_server::Audit { tables: 1, ..Default::default() };
    assert_eq!(parlour_server::audit(first.app.store()).await.unwrap(), sound);
    let id: TableId = table.parse().unwrap();
    let before = first.app.store().table(&id).await.unwrap().row.revision;
    let line = NewEntry { who: "red".into(), words: "build moon".into(), source: Source::Person };
    first.app.store().append(&id, before, vec![line], TableUpdate::default()).await.unwrap();
    first.app.stop().await;

    let second = open(&url(dir.path()), Options::default()).await;
    let audit = parlour_server::audit(second.app.store()).await.unwrap();
    let found = audit.diverging;
    assert_eq!((audit.tables, found.len()), (1, 1));
    assert_eq!((&found[0].table, found[0].game.as_str()), (&id, "pillars"));
    let tom = Client { router: second.router.clone(), ..tom };
    let reply = tom.get(&format!("/api/v1/tables/{table}")).await;
    assert_eq!(reply.status, StatusCode::CONFLICT);
    assert!(reply.text.contains("other rules"), "{}", reply.text);
    assert_eq!(tom.get(&format!("/t/{table}")).await.status, StatusCode::CONFLICT);
    assert_eq!(second.app.store().read_journal(&id, 0).await.unwrap().len() as u64, before.len + 1);
}
