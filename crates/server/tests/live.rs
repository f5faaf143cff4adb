//! Streams, the description of the API, pages in both languages.

mod common;

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use common::{Client, site};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tower::ServiceExt as _;

/// An open stream.
struct Events {
    body: Body,
    buffer: String,
}

#[derive(Debug)]
struct Event {
    name: String,
    id: String,
    data: Value,
}

impl Events {
    async fn open(client: &Client, path: &str, last: Option<&str>) -> Self {
        let mut request = client.request(Method::GET, path);
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = client.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        assert!(!response.headers().contains_key("content-encoding"));
        Self { body: response.into_body(), buffer: String::new() }
    }

    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.buffer.find("\n\n") {
                let text: String = self.buffer.drain(..end + 2).collect();
                let field = |name: &str| {
                    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
                    line.map(|line| line.trim_start().to_owned())
                };
                // How many tables wait is told beside what happens here: it has a test of its own.
                if let Some(data) = field("data").filter(|_| field("event").as_deref() != Some("waiting")) {
                    let data = serde_json::from_str(&data).unwrap_or(Value::String(data));
                    return Some(Event { name: field("event")?, id: field("id").unwrap_or_default(), data });
                }
                continue;
            }
            let frame = tokio::time::timeout(Duration::from_secs(10), self.body.frame()).await.ok()??;
            let bytes = frame.unwrap().into_data().unwrap_or_default();
            self.buffer.push_str(&String::from_utf8_lossy(&bytes));
        }
    }

    async fn soon(&mut self) -> Event {
        self.next().await.expect("an event")
    }

    /// Nothing comes for a while.
    async fn silent(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(200), self.next()).await.is_err()
    }
}

async fn two(site: &common::Site) -> (Client, Client, String) {
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    let table = tom.table("pillars", &["me", "open"], json!({})).await;
    ada.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    (tom, ada, table)
}

async fn one_turn(tom: &Client, ada: &Client, table: &str) {
    let asked = tom.position(table).await["table"]["asked"][0].clone();
    let player = if asked == "red" { tom } else { ada };
    loop {
        let position = player.position(table).await;
        if position["question"].is_null() && position["ready"] != true {
            return;
        }
        let reply = player.play_one(table, &position).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
        if reply.json()["table"]["lines"] != position["table"]["lines"] {
            return;
        }
    }
}

#[tokio::test]
async fn a_stream_tells_every_change_and_resumes() {
    let site = site().await;
    let (tom, ada, table) = two(&site).await;
    let path = format!("/api/v1/tables/{table}/stream");
    let mut stream = Events::open(&ada, &path, None).await;
    let first = stream.soon().await;
    assert_eq!(first.name, "table");
    assert_eq!(first.data["seat"], "blue");
    one_turn(&tom, &ada, &table).await;
    let second = loop {
        let event = stream.soon().await;
        if event.data["table"]["lines"] != first.data["table"]["lines"] {
            break event;
        }
    };
    assert_ne!(second.id, first.id);
    let old = first.data["table"]["lines"].as_u64().unwrap();
    let entries = second.data["log"].as_array().unwrap().iter().map(|line| line["entry"].as_u64().unwrap());
    assert!(entries.into_iter().all(|entry| entry >= old));
    tom.post(&format!("/api/v1/tables/{table}/chat"), json!({ "text": "hello" })).await.ok();
    let said = stream.soon().await;
    assert_eq!((said.name.as_str(), said.data["text"].as_str()), ("chat", Some("hello")));
    drop(stream);

    one_turn(&tom, &ada, &table).await;
    let mut resumed = Events::open(&ada, &path, Some(&second.id)).await;
    let chat = resumed.soon().await;
    assert_eq!(chat.name, "chat");
    let missed = resumed.soon().await;
    assert_eq!(missed.name, "table");
    let from = second.data["table"]["lines"].as_u64().unwrap();
    let log = missed.data["log"].as_array().unwrap();
    assert!(log.iter().all(|line| line["entry"].as_u64().unwrap() >= from), "{}", missed.data["log"]);
    assert_eq!(missed.data["resync"], false);
    // Garbage numbers begin from the start.
    let mut fresh = Events::open(&ada, &path, Some("garbage")).await;
    assert_eq!(fresh.soon().await.name, "chat");
    assert_eq!(fresh.soon().await.name, "table");
}

/// A draft is told to its owner and leaves no trace with the others.
#[tokio::test]
async fn a_draft_makes_no_sound() {
    let site = site().await;
    let (tom, ada, table) = two(&site).await;
    let asked = tom.position(&table).await["table"]["asked"][0].clone();
    let (player, other) = if asked == "red" { (&tom, &ada) } else { (&ada, &tom) };
    let path = format!("/api/v1/tables/{table}/stream");
    let mut own = Events::open(player, &path, None).await;
    let mut others = Events::open(other, &path, None).await;
    let mut pages = Events::open(other, &format!("{path}?parts=true"), None).await;
    own.soon().await;
    others.soon().await;
    let position = player.position(&table).await;
    let body = json!({ "at": position["at"], "answer": position["question"]["options"][0]["words"] });
    player.post(&format!("/api/v1/tables/{table}/answer"), body).await.ok();
    assert_eq!(own.soon().await.data["draft"].as_array().unwrap().len(), 1);
    assert!(others.silent().await);
    assert!(pages.silent().await);
    one_turn(&tom, &ada, &table).await;
    others.soon().await;
    assert!(pages.soon().await.data["parts"].as_array().unwrap().contains(&json!("journal")));
}

/// Texts are shared among readers: each must still be told what they would read themselves, and nothing of another's.
#[tokio::test]
async fn everybody_is_told_what_they_would_read() {
    let site = site().await;
    let (tom, ada, table) = two(&site).await;
    let (eve, mut luc) = (site.guest("Eve").await, site.stranger());
    luc.cookies.push("lang=fr".into());
    let path = format!("/api/v1/tables/{table}/stream");
    let readers = [&tom, &ada, &eve, &luc, &eve, &tom];
    let mut streams = Vec::new();
    for reader in readers {
        let mut stream = Events::open(reader, &path, None).await;
        stream.soon().await;
        streams.push(stream);
    }
    one_turn(&tom, &ada, &table).await;
    for (reader, stream) in readers.iter().zip(&mut streams) {
        let read = reader.position(&table).await;
        let told = loop {
            let event = stream.soon().await;
            if event.data["at"] == read["at"] {
                break event.data;
            }
        };
        for part in ["seat", "yours", "status_text", "question", "view", "sheet", "draft"] {
            assert_eq!(told[part], read[part], "{part}");
        }
        assert_eq!(told["table"]["hosting"], read["table"]["hosting"]);
        let own = |position: &Value| {
            let seats = position["table"]["seats"].as_array().unwrap().iter();
            seats.map(|seat| seat["yours"].clone()).collect::<Vec<_>>()
        };
        assert_eq!(own(&told), own(&read));
    }
}

/// Whoever does not read holds nobody up and nothing in memory: what is outdated is skipped, but no line of the log.
#[tokio::test]
async fn a_slow_reader_skips_what_is_outdated_and_misses_nothing() {
    let site = site().await;
    let (tom, ada, table) = two(&site).await;
    let path = format!("/api/v1/tables/{table}/stream");
    let mut slow = Events::open(&ada, &path, None).await;
    let first = slow.soon().await;
    for _ in 0..30 {
        one_turn(&tom, &ada, &table).await;
    }
    let now = ada.position(&table).await;
    let next = slow.soon().await;
    assert_eq!(next.data["at"], now["at"]);
    assert_eq!(next.data["resync"], false);
    let entries = |log: &Value| -> Vec<u64> {
        log.as_array().unwrap().iter().map(|line| line["entry"].as_u64().unwrap()).collect()
    };
    let seen = first.data["table"]["lines"].as_u64().unwrap();
    let mut missed = entries(&now["log"]);
    missed.retain(|entry| *entry >= seen);
    assert_eq!(entries(&next.data["log"]), missed);
    assert!(slow.silent().await);
    // One who was cut off and comes back with the last number gets the same.
    drop(slow);
    let mut again = Events::open(&ada, &path, Some(&first.id)).await;
    assert_eq!(entries(&again.soon().await.data["log"]), missed);
}

#[tokio::test]
async fn my_tables_are_told_when_they_change() {
    let site = site().await;
    let (tom, ada, table) = two(&site).await;
    let mut stream = Events::open(&ada, "/api/v1/me/stream", None).await;
    let first = stream.soon().await;
    assert_eq!(first.data[0]["table"]["id"], table.as_str());
    one_turn(&tom, &ada, &table).await;
    let second = stream.soon().await;
    assert!(second.data[0]["table"]["lines"].as_u64() > first.data[0]["table"]["lines"].as_u64());
}

#[tokio::test]
async fn streams_end_when_the_site_stops() {
    let site = site().await;
    let (tom, _, table) = two(&site).await;
    let mut stream = Events::open(&tom, &format!("/api/v1/tables/{table}/stream"), None).await;
    stream.soon().await;
    site.app.end_streams();
    assert!(stream.next().await.is_none());
}

/// HTTP/2 without encryption, as a proxy in front speaks it.
#[tokio::test]
async fn http_2_works_with_prior_knowledge() {
    use hyper_util::rt::{TokioExecutor, TokioIo};
    let site = site().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving =
        tokio::spawn(parlour_server::serve(site.app.clone(), listener, async { drop(stopped.await) }));
    let socket = tokio::net::TcpStream::connect(address).await.unwrap();
    let (mut sender, connection) =
        hyper::client::conn::http2::handshake(TokioExecutor::new(), TokioIo::new(socket)).await.unwrap();
    tokio::spawn(connection);
    for path in ["/api/v1/games", "/healthz", "/"] {
        let request =
            axum::http::Request::get(format!("http://{address}{path}")).body(Body::empty()).unwrap();
        let response = sender.send_request(request).await.unwrap();
        assert_eq!((response.version(), response.status()), (axum::http::Version::HTTP_2, StatusCode::OK));
        assert!(!response.into_body().collect().await.unwrap().to_bytes().is_empty());
    }
    drop(stop);
    let ended = tokio::time::timeout(Duration::from_secs(20), serving).await.unwrap().unwrap().unwrap();
    assert_eq!(ended, parlour_server::Stopped::Cleanly);
}

#[tokio::test]
async fn the_api_describes_itself() {
    let site = site().await;
    let document = site.stranger().get("/api/openapi.json").await.ok();
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() >= 30, "{}", paths.len());
    for path in ["/api/v1/tables/{table}/answer", "/api/v1/tables/{table}/stream", "/api/v1/me/tokens"] {
        assert!(paths.contains_key(path), "{path}");
    }
    let page = site.stranger().get("/api").await;
    assert!(page.text.contains("/api/v1/tables/{table}/answer"));
}

#[tokio::test]
async fn pages_speak_french_and_english() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let french = tom.request(Method::GET, "/sign-in").header("accept-language", "fr-CH, en;q=0.5");
    let stranger = site.stranger();
    let page = stranger.send(french.body(Body::empty()).unwrap()).await;
    // A person's own language comes before the browser's.
    assert!(page.text.contains("lang=\"en\""));
    let request = stranger.request(Method::GET, "/").header("accept-language", "fr-CH, en;q=0.5");
    let page = stranger.send(request.body(Body::empty()).unwrap()).await;
    assert!(page.text.contains("<html lang=\"fr\"") && page.text.contains("L’étagère"));
    let reply = tom.form("/lang", &[("lang", "fr")]).await;
    let mut tom = tom;
    tom.cookies.extend(reply.cookies());
    assert!(tom.get("/").await.text.contains("<html lang=\"fr\""));
    let fields = [("players", "2"), ("seat", "me"), ("seat", "random"), ("pace", "3d")];
    let here = tom.form("/new/pillars", &fields).await.location();
    tom.form(&format!("{here}/start"), &[]).await;
    let page = tom.get(&here).await.text;
    assert!(page.contains("<html lang=\"fr\"") && page.contains("Les Piliers de la Terre"), "{page}");
    for path in
        ["/me", "/new/pillars", "/rules/pillars", "/api", "/assets/site.css", "/assets/room.js", "/next"]
    {
        let status = tom.get(path).await.status;
        assert!(status == StatusCode::OK || status == StatusCode::SEE_OTHER, "{path} {status}");
    }
}

/// Programs play with tokens of their own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_account_plays_with_its_token() {
    let site = site().await;
    let owner = site.guest("Owner").await;
    let made = owner.post("/api/v1/me/bots", json!({ "name": "Robot" })).await.ok();
    let robot = Client { token: made["token"].as_str().map(str::to_owned), ..site.stranger() };
    assert_eq!(robot.get("/api/v1/me").await.ok()["kind"], "bot");
    let table = robot.table("pillars", &["me", "random"], json!({})).await;
    let position = robot.turn(&table).await;
    assert_eq!(robot.play_one(&table, &position).await.status, StatusCode::OK);
    let refused = robot.post("/api/v1/me/bots", json!({ "name": "Robot's robot" })).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}
